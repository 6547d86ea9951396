import type { Finding, MustBeAbsent } from '@slipway/manifest';

/** Fields that a reference must not have, because another field selects the revision. */
type Without<Other extends string> = { readonly [K in Other]?: MustBeAbsent<'keep only one of branch, tag, semver and commit'> };

/** The newest commit of a branch. */
interface BranchRef {
  /**
   * Branch that Flux follows. Flux deploys each new commit of it.
   * @example 'main'
   */
  readonly branch: string;
}

/** The commit of a tag. */
interface TagRef {
  /**
   * Tag that Flux checks out.
   * @example 'v1.2.0'
   */
  readonly tag: string;
}

/** The newest tag of a range. */
interface SemverRef {
  /**
   * Range of semantic versions. Flux checks out the newest tag in it.
   * @example '>=1.0.0 <2.0.0'
   */
  readonly semver: string;
}

/** One commit. */
interface CommitRef {
  /** Full id of the commit that Flux checks out: 40 or 64 hexadecimal digits. */
  readonly commit: string;
}

/**
 * Revision of a Git repository that Flux checks out: exactly one of branch, tag, semver and commit. With several fields,
 * source-controller silently prefers commit, then semver, tag and branch.
 */
export type GitRef =
  | (BranchRef & Without<'tag' | 'semver' | 'commit'>)
  | (TagRef & Without<'branch' | 'semver' | 'commit'>)
  | (SemverRef & Without<'branch' | 'tag' | 'commit'>)
  | (CommitRef & Without<'branch' | 'tag' | 'semver'>);

const REF_FIELDS = ['branch', 'tag', 'semver', 'commit'] as const;
const SHA = /^([0-9a-f]{40}|[0-9a-f]{64})$/;

/** Reports every way in which `ref`, which may come from plain JavaScript, is not a {@link GitRef}. */
export function checkGitRef(ref: unknown, place: Pick<Finding, 'file' | 'pointer' | 'object' | 'source'>): Finding[] {
  const report = (rule: string, message: string, expected: string, remedy: string, pointer = ''): Finding => ({
    ...place,
    pointer: `${place.pointer}${pointer}`,
    rule,
    severity: 'reject',
    message,
    value: ref,
    expected,
    remedy,
  });
  const oneWay = `exactly one of ${REF_FIELDS.join(', ')}`;
  if (typeof ref !== 'object' || ref === null) return [report('wrong-ref', 'the reference is not an object', oneWay, 'write { tag: … }')];
  const given = Object.entries(ref).filter(([, value]) => value !== undefined);
  const known = given.filter(([key]) => isRefField(key));
  const unknown = given
    .filter(([key]) => !isRefField(key))
    .map(([key]) => report('wrong-ref', `${key} does not name a revision`, oneWay, `remove ${key}`, `/${key}`));
  const count =
    known.length > 1
      ? [report('exclusive-fields', `${known.map(([key]) => key).join(' and ')} are both set`, oneWay, 'keep one of them')]
      : known.length === 0
        ? [report('wrong-ref', 'no revision is named', oneWay, `add one of ${REF_FIELDS.join(', ')}`)]
        : [];
  const values = known.flatMap(([key, value]) => {
    if (typeof value !== 'string' || value === '')
      return [report('wrong-ref', `${key} is not a text`, 'a text that is not empty', `set ${key}`, `/${key}`)];
    if (key === 'commit' && !SHA.test(value))
      return [report('wrong-ref', 'the commit is not a full id', '40 or 64 hexadecimal digits', 'write the full commit id', '/commit')];
    return [];
  });
  return [...unknown, ...count, ...values];
}

const isRefField = (key: string): boolean => (REF_FIELDS as readonly string[]).includes(key);

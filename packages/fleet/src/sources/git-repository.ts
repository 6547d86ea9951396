import type { GitRepository } from '@slipway/kube-models/source.toolkit.fluxcd.io/v1/GitRepository';
import { DefinitionError, describeObject, type Finding, type MustBe } from '@slipway/manifest';
import { type Duration, isDuration } from './duration.ts';
import { FLUX_NAMESPACE } from './flux-namespace.ts';
import { checkGitRef, type GitRef } from './git-ref.ts';

/** A Git repository and the revision that Flux checks out. */
export interface GitSource {
  /** Name of the GitRepository. */
  readonly name: string;
  /**
   * Address of the repository. Flux does not support the short form `git@host:path`.
   * @example 'ssh://git@git.example.com/platform/fleet.git'
   */
  readonly url: `https://${string}` | `ssh://${string}` | `http://${string}`;
  /**
   * Branch, tag, semver range or commit that Flux checks out; exactly one of them.
   * @example { branch: 'main' }
   */
  readonly ref: MustBe<"one of branch, tag, semver and commit, such as { branch: 'main' }", GitRef>;
  /**
   * Time between two checks for a new revision.
   * @default '1m'
   */
  readonly interval?: MustBe<'a length of time such as 30s, 10m or 1h30m', Duration>;
  /**
   * Name of the Secret with the credentials, in the same namespace.
   * @default no credentials
   */
  readonly secretName?: string;
  /**
   * Namespace of the object.
   * @default 'flux-system'
   */
  readonly namespace?: string;
}

/** Returns a GitRepository that Flux watches. Throws a DefinitionError for a wrong reference, URL or interval from plain JavaScript. */
export function gitRepository(source: GitSource): GitRepository {
  const metadata = { name: source.name, namespace: source.namespace ?? FLUX_NAMESPACE };
  const findings = checkGitSource(source, describeObject({ kind: 'GitRepository', metadata }));
  if (findings.length > 0) throw new DefinitionError(findings);
  return {
    apiVersion: 'source.toolkit.fluxcd.io/v1',
    kind: 'GitRepository',
    metadata,
    spec: {
      interval: source.interval ?? '1m',
      url: source.url,
      // The cast is needed because the type of the kind does not have the fields that must be absent.
      ref: source.ref as object,
      ...(source.secretName === undefined ? {} : { secretRef: { name: source.secretName } }),
    },
  };
}

function checkGitSource({ url, ref, interval = '1m' }: GitSource, object: string): Finding[] {
  const place = { file: '', object };
  const wrongUrl: Finding = {
    ...place,
    rule: 'wrong-url',
    severity: 'reject',
    message: `${object}: Flux cannot fetch from this address`,
    pointer: '/spec/url',
    value: url,
    expected: 'an address that begins with https://, http:// or ssh://',
    remedy: 'write git@host:path as ssh://git@host/path',
  };
  const wrongInterval: Finding = {
    ...place,
    rule: 'wrong-duration',
    severity: 'reject',
    message: `${object}: the interval is not a duration`,
    pointer: '/spec/interval',
    value: interval,
    expected: 'a number with ms, s, m or h: 30s, 10m, 1h30m',
    remedy: 'change the interval',
  };
  return [
    ...(/^(https?|ssh):\/\//.test(url) ? [] : [wrongUrl]),
    ...(isDuration(interval) ? [] : [wrongInterval]),
    ...checkGitRef(ref, { ...place, pointer: '/spec/ref' }),
  ];
}

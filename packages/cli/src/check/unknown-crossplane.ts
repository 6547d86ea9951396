import type { Fields } from '@slipway/manifest';
import type { CheckOptions, ObjectFinding, Validator, Verdict } from '@slipway/validate';
import { installedRelease } from './other-releases.ts';

/** What Crossplane 1 has and Crossplane 2 has not. */
interface Removed {
  /** Matches `group/kind`. */
  readonly kinds: RegExp;
  /** Matches the pointer of a field. */
  readonly fields: RegExp;
  readonly remedy: string;
}

const REMOVED: readonly Removed[] = [
  {
    kinds: /^apiextensions\.crossplane\.io\/Composition(?:Revision)?$/,
    fields: /^\/spec\/(?:resources|patchSets|environment|functions|mode|pipeline|publishConnectionDetailsWithStoreConfigRef|revision)$/,
    remedy: 'for Crossplane 2, move resources and patchSets into the input of a pipeline step with function-patch-and-transform',
  },
  {
    kinds: /^pkg\.crossplane\.io\/(?:Provider|Function|Configuration)$/,
    fields: /^\/spec\/controllerConfigRef$/,
    remedy: 'for Crossplane 2, write runtimeConfigRef with a DeploymentRuntimeConfig',
  },
  {
    kinds: /\//,
    fields: /^\/spec\/publishConnectionDetailsTo$/,
    remedy: 'for Crossplane 2, write writeConnectionSecretToRef',
  },
];

/** Kinds that Crossplane 1 serves, in this or another version. */
const OLD_KINDS =
  /^(?:apiextensions|pkg|secrets)\.crossplane\.io\/(?:ControllerConfig|EnvironmentConfig|CompositionRevision|StoreConfig|Function)$/;

/**
 * Lowers the findings that are true only for Crossplane 2 to risks: native Compositions, ControllerConfigs and other parts of Crossplane 1.
 * The release of Crossplane is unknown.
 */
export function ofUnknownCrossplane(verdict: Verdict): Verdict {
  const { apiVersion = '', kind = '', findings } = verdict;
  const title = `${apiVersion.split('/', 1)[0]}/${kind}`;
  if (!findings.some((finding) => remedyOf(title, finding) !== undefined)) return verdict;
  const lowered = findings.map((finding) => {
    const remedy = remedyOf(title, finding);
    if (remedy === undefined) return finding;
    const message = `${finding.message}, with Crossplane 2; the release of Crossplane is unknown`;
    return { ...finding, severity: 'risk' as const, message, ...(remedy === '' ? {} : { remedy }) };
  });
  const worst = lowered.some(({ severity }) => severity === 'reject') ? 'reject' : 'unknown';
  return { ...verdict, verdict: worst, findings: lowered };
}

/** Returns the remedy of a finding that is true only for Crossplane 2; empty for the remedy of the finding itself. */
function remedyOf(title: string, finding: ObjectFinding): string | undefined {
  const { severity, pointer } = finding;
  if (severity !== 'reject' && severity !== 'lossy') return undefined;
  if (isOfKind(finding)) return OLD_KINDS.test(title) ? '' : undefined;
  return REMOVED.find(({ kinds, fields }) => kinds.test(title) && fields.test(pointer))?.remedy;
}

/** Whether a finding by the kinds of Crossplane 2 is about a kind or field that Crossplane 1 has. */
export const isOnlyOfCrossplane2 = ({ apiVersion = '', kind = '' }: Verdict, finding: ObjectFinding): boolean =>
  remedyOf(`${apiVersion.split('/', 1)[0]}/${kind}`, finding) !== undefined;

/** Returns whether files install exactly the release of Crossplane whose kinds are bundled. */
export function installsBundledCrossplane(objects: Iterable<Fields>): boolean {
  const releases = [...objects].flatMap((object) => installedRelease(object) ?? []);
  return releases.length > 0 && releases.every(({ isBundled }) => isBundled);
}

/** What files show of Crossplane. */
export interface ShownCrossplane {
  /** Whether they install exactly the release whose kinds are bundled. */
  readonly isBundled: boolean;
  /** `group kind` of the composites that their Compositions name. */
  readonly composites: ReadonlySet<string>;
}

/** Returns a validator of files that may not show the release of Crossplane, or the definition of a composite that a Composition names. */
export const withShownCrossplane = (validator: Validator, { isBundled, composites }: ShownCrossplane): Validator => ({
  check: (object: unknown, options?: CheckOptions) => {
    const verdict = validator.check(object, options);
    const isNamed = composites.has(`${verdict.apiVersion?.split('/', 1)[0]} ${verdict.kind}`) && verdict.findings.some(isOfKind);
    const known: Verdict = isNamed
      ? { ...verdict, verdict: 'unknown', findings: verdict.findings.filter((each) => !isOfKind(each)) }
      : verdict;
    return isBundled ? known : ofUnknownCrossplane(known);
  },
});

const isOfKind = ({ rule }: ObjectFinding): boolean => rule === 'unknown-kind' || rule === 'wrong-api-version';

import type { AppliedObject } from '@slipway/flux-build';
import { parsePointer } from '@slipway/manifest';
import {
  isCiphertext,
  isPolicyRule,
  type ObjectFinding,
  strictCidrForm,
  strictIpForm,
  type Validator,
  type Verdict,
} from '@slipway/validate';
import type { OtherRelease } from './other-releases.ts';
import { isOnlyOfCrossplane2, ofUnknownCrossplane } from './unknown-crossplane.ts';

/** Facts about an object that are not in the object itself. */
export interface ObjectContext {
  readonly validator: Validator;
  /** Whether Flux substitutes variables in the object. If it does not, such expressions are for another program. */
  readonly isSubstituted: boolean;
  /** The release of the kind on the cluster, if it differs from the release of the kinds here. */
  readonly otherRelease?: OtherRelease | undefined;
  /** Whether the kinds here are those of the release of the cluster. */
  readonly knowsReleases: boolean;
  /** Whether the user passed the CRDs of the group of the object, in place of the bundled ones. */
  readonly isGiven?: boolean;
}

/** Checks an object as it is applied, and fields that were written and are lost before that. */
export function checkObject({ object, unknownVariables, dropped = [] }: AppliedObject, context: ObjectContext): Verdict {
  const { validator, isSubstituted, knowsReleases, isGiven, otherRelease } = context;
  // Flux decrypts such an object before it applies it, so its kind is unknown here.
  if (isCiphertext(object.kind) || isCiphertext(object.apiVersion)) return { verdict: 'unknown', findings: [] };
  const circumstances = { built: true, ...(isSubstituted ? { unknown: new Set(unknownVariables) } : {}) };
  const checked = validator.check(object, circumstances);
  if (otherRelease !== undefined) return ofOtherRelease(checked, otherRelease);
  const complete = withFieldsOfServed(checked, object, (other) => validator.check(other, circumstances));
  const verdict = knowsReleases
    ? complete
    : ofUnknownCrossplane(withoutReleases(withoutTemplates(withoutFlags(complete), object), isGiven));
  if (dropped.length === 0) return verdict;
  const written = withValues(object, dropped);
  const pointers = new Set(dropped.map(({ pointer }) => pointer));
  const lost = validator.check(written, circumstances).findings.flatMap((finding) => {
    const [, marks, field] = /^(\/metadata\/(labels|annotations))\/[^/]+$/.exec(finding.pointer) ?? [];
    if (finding.rule === 'unknown-field' && pointers.has(finding.pointer)) return [asLost(finding)];
    return finding.rule === 'wrong-type' && marks !== undefined && pointers.has(marks) ? [asLostWith(finding, field ?? '')] : [];
  });
  const findings = [...verdict.findings, ...lost];
  return { ...verdict, verdict: verdict.verdict === 'accept' && lost.length > 0 ? 'lossy' : verdict.verdict, findings };
}

/** Gives verdicts on objects as `checkObject` does. */
export type ObjectVerdicts = (applied: AppliedObject, context: ObjectContext) => Verdict;

/** Checks an object once for each validator. */
export function objectVerdicts(): ObjectVerdicts {
  const known = new WeakMap<Validator, WeakMap<AppliedObject, Map<string, Verdict>>>();
  return (applied, context) => {
    const { validator, isSubstituted, knowsReleases, otherRelease } = context;
    const ofValidator = known.get(validator) ?? new WeakMap<AppliedObject, Map<string, Verdict>>();
    known.set(validator, ofValidator);
    const ofObject = ofValidator.get(applied) ?? new Map<string, Verdict>();
    ofValidator.set(applied, ofObject);
    const key = `${isSubstituted} ${knowsReleases} ${otherRelease?.there ?? ''}`;
    const verdict = ofObject.get(key) ?? checkObject(applied, context);
    ofObject.set(key, verdict);
    return verdict;
  };
}

/**
 * Lowers findings about versions that Kubernetes has off by default, and about addresses that only newer releases reject. Flags and
 * release of the cluster are unknown if the repository has no settings of Slipway.
 */
function withoutFlags(verdict: Verdict): Verdict {
  const isOff = ({ rule, message }: ObjectFinding): boolean => rule === 'wrong-api-version' && message.endsWith(OFF);
  const isStrict = ({ message }: ObjectFinding): boolean => STRICT_ADDRESSES.some((description) => message.endsWith(description));
  if (!verdict.findings.some((finding) => isOff(finding) || isStrict(finding))) return verdict;
  const findings = verdict.findings.map((finding) => {
    if (isStrict(finding)) return { ...finding, severity: 'risk' as const, message: `${finding.message}, since Kubernetes 1.36` };
    return isOff(finding) ? { ...finding, severity: 'risk' as const } : finding;
  });
  return { ...verdict, findings, verdict: findings.some(({ severity }) => severity === 'reject') ? 'reject' : 'unknown' };
}

/**
 * Lowers findings about the Pods of a StatefulSet: servers before Kubernetes 1.34 validate only the labels and annotations of its template.
 * There the StatefulSet is stored, and its Pods are refused.
 */
function withoutTemplates(verdict: Verdict, { apiVersion, kind }: AppliedObject['object']): Verdict {
  if (kind !== 'StatefulSet' || apiVersion !== 'apps/v1') return verdict;
  const isLater = ({ rule, severity, pointer }: ObjectFinding): boolean =>
    severity === 'reject' && pointer.startsWith('/spec/template/spec') && !isPolicyRule(rule) && !DECODING_RULES.has(rule);
  if (!verdict.findings.some(isLater)) return verdict;
  const findings = verdict.findings.map((finding) =>
    isLater(finding)
      ? { ...finding, severity: 'risk' as const, message: `${finding.message}, since Kubernetes 1.34; before, its Pods are refused` }
      : finding,
  );
  return { ...verdict, findings, verdict: findings.some(({ severity }) => severity === 'reject') ? 'reject' : 'unknown' };
}

/** Rules about values that a server cannot decode, in any release. */
const DECODING_RULES: ReadonlySet<string> = new Set(['wrong-type', 'unknown-field', 'not-an-object']);

/** The ends of messages about addresses that servers before Kubernetes 1.36 accept. */
const STRICT_ADDRESSES = [strictCidrForm.description, strictIpForm.description];

/** The end of the message about such a version. */
const OFF = 'that is off where the cluster does not turn it on';

/** Rules whose result depends on the release that defines a kind. */
const RELEASE_RULES: ReadonlySet<string> = new Set(['wrong-api-version', 'unknown-kind']);

/** Whether a finding of a rule is about a version of a kind of a project that another release of the project may serve. */
export function mayBeServed({ apiVersion }: { readonly apiVersion?: unknown }, rule: string): boolean {
  const text = typeof apiVersion === 'string' ? apiVersion : '';
  const isOfProject = /^[^/]*\./.test(text) && !/^[^/.]*(?:\.(?:authorization|apiserver))?\.k8s\.io\//.test(text);
  return isOfProject && RELEASE_RULES.has(rule);
}

/**
 * Lowers findings about a kind that a project serves in other versions in the bundled release, or in the CRDs that the user passed, because
 * the cluster may have another release. The groups of Kubernetes itself are bundled for every release.
 */
export function withoutReleases(verdict: Verdict, isGiven = false): Verdict {
  const { apiVersion = '', findings } = verdict;
  if (!findings.some(({ rule }) => mayBeServed({ apiVersion }, rule))) return verdict;
  const others = findings.map((finding) =>
    RELEASE_RULES.has(finding.rule)
      ? {
          ...finding,
          severity: 'risk' as const,
          message: `${finding.message} in ${isGiven ? 'the CRDs that slipway-kinds or --crds has' : 'the release that slipway includes'}; the cluster may have another one`,
        }
      : finding,
  );
  return { ...verdict, verdict: others.some(({ severity }) => severity === 'reject') ? 'reject' : 'unknown', findings: others };
}

/**
 * Also checks an object of Flux as the version that is served, because a misspelled field is in no version. The result is a risk: the
 * version of the object may have fields that the other does not have.
 */
function withFieldsOfServed(verdict: Verdict, object: AppliedObject['object'], check: (other: object) => Verdict): Verdict {
  const wrong = verdict.findings.find(({ rule }) => rule === 'wrong-api-version');
  const [group = '', ...version] = (wrong?.expected ?? '').split('/');
  if (version.length !== 1 || !group.endsWith('.toolkit.fluxcd.io')) return verdict;
  const others = check({ ...object, apiVersion: wrong?.expected })
    .findings.filter(({ rule }) => rule === 'unknown-field' || rule === 'wrong-type')
    .map((finding) => ({ ...finding, severity: 'risk' as const, message: `${finding.message}, as ${wrong?.expected}` }));
  return others.length === 0 ? verdict : { ...verdict, findings: [...verdict.findings, ...others] };
}

/** Lowers findings, because the verdict of another release is unknown here. What Crossplane 1 accepts is advice for the upgrade. */
export function ofOtherRelease(verdict: Verdict, release: OtherRelease): Verdict {
  const findings = verdict.findings
    .filter(({ rule }) => release.servesKind !== true || !RELEASE_RULES.has(rule))
    .map((finding) =>
      isPolicyRule(finding.rule) || (finding.severity !== 'reject' && finding.severity !== 'lossy')
        ? finding
        : {
            ...finding,
            severity: isOnlyOfCrossplane2(verdict, finding) ? 'advice' : doubtfulSeverity(release),
            message: `${finding.message}${releaseText(release)}`,
          },
    );
  return { ...verdict, verdict: verdict.verdict === 'accept' ? 'accept' : 'unknown', findings };
}

/** Returns the severity of a problem that the kinds of another release show. Fields of another major release, or of an unread CRD, are no sign of a mistake. */
export const doubtfulSeverity = ({ isOtherMajor, isUnread }: OtherRelease): 'risk' | 'advice' =>
  isOtherMajor === true || isUnread === true ? 'advice' : 'risk';

/** Names the release of the kinds here and the release of the cluster, at the end of a message. */
export const releaseText = ({ here, there }: OtherRelease): string => `, by the kinds of ${here}; the cluster has ${there}`;

const asLost = (finding: ObjectFinding): ObjectFinding => ({
  ...finding,
  severity: 'lossy',
  message: `${fieldName(finding.pointer)} is lost: kustomize-controller reads the object into its Go type, which has no such field`,
});

/** If one label is not a string, all labels are lost. */
const asLostWith = (finding: ObjectFinding, marks: string): ObjectFinding => ({
  ...finding,
  severity: 'lossy',
  message: `${finding.message}; kustomize-controller then drops all ${marks} of the object`,
});

const fieldName = (pointer: string): string =>
  parsePointer(pointer)
    .map((segment) => (/^\d+$/.test(segment) ? `[${segment}]` : `.${segment}`))
    .join('')
    .replace(/^\./, '');

/** Returns the object with these values. Copies each map and list only once, because there may be many values. */
function withValues(object: object, values: readonly { readonly pointer: string; readonly value: unknown }[]): unknown {
  const copies = new Set<unknown>();
  const copyOf = (node: unknown): object => {
    if (copies.has(node)) return node as object;
    const copy = Array.isArray(node) ? [...node] : typeof node === 'object' && node !== null ? { ...node } : {};
    copies.add(copy);
    return copy;
  };
  const whole = copyOf(object);
  for (const { pointer, value } of values) {
    const segments = parsePointer(pointer);
    let parent = whole;
    for (const [index, segment] of segments.entries()) {
      const hasChild = Object.hasOwn(parent, segment);
      if (Array.isArray(parent) && !hasChild) break;
      const child = hasChild ? (parent as Record<string, unknown>)[segment] : undefined;
      const next = index === segments.length - 1 ? value : copyOf(child);
      // An assignment to `__proto__` would add no field.
      Object.defineProperty(parent, segment, { value: next, enumerable: true, configurable: true, writable: true });
      parent = next as object;
    }
  }
  return whole;
}

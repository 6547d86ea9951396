import type { FleetTransition } from '@slipway/fleet-check';
import type { AppliedObject, FleetKustomization } from '@slipway/flux-build';
import { isPolicyRule, type ObjectFinding, type UpdateValidator } from '@slipway/validate';
import { mayBeServed } from './check-object.ts';
import { isSubstituted } from './different-objects.ts';
import type { ClusterKinds } from './kinds-of-clusters.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The answers of the API server to changes of objects, each computed once. */
export interface CheckedUpdates {
  /** Returns the messages of the server for a refused update, for `fleetTransition`. */
  readonly refusalsOfUpdate: (before: Fields, after: Fields, cluster: string) => readonly string[];
  /**
   * Returns the messages for an update that is refused only because the object exists already. Not all other fields of such an object are
   * known.
   */
  readonly refusalsOfComposed: (before: Fields, after: Fields, cluster: string) => readonly string[];
  /** Returns the problems that only an update of the object has or may have. */
  readonly ofUpdate: (change: FleetTransition['changes'][number]) => readonly ObjectFinding[];
}

/** Calls the validator of each cluster. Reports nothing on a project in a release that is not bundled here. */
export function checkUpdates(
  kustomizations: readonly FleetKustomization[],
  { validatorOf, otherRelease }: Pick<ClusterKinds, 'validatorOf' | 'otherRelease'>,
): CheckedUpdates {
  const variables = unknownVariables(kustomizations);
  const found = new WeakMap<object, Map<string, readonly ObjectFinding[]>>();
  const checkOnce = rememberedChecks();
  return {
    refusalsOfUpdate(before, after, cluster) {
      if (otherRelease(cluster, after) !== undefined) return [];
      const unknown = variables.get(after);
      const { findings, ofUpdate } = checkOnce(validatorOf(cluster), before, after, unknown);
      const known = found.get(after) ?? new Map<string, readonly ObjectFinding[]>();
      found.set(after, known.set(cluster, ofUpdate));
      const isRefusal = ({ rule, severity }: ObjectFinding): boolean =>
        severity === 'reject' && !isPolicyRule(rule) && !mayBeServed(after, rule);
      return findings.flatMap((finding) => (isRefusal(finding) ? [finding.message] : []));
    },
    refusalsOfComposed(before, after, cluster) {
      if (otherRelease(cluster, after) !== undefined) return [];
      const { ofUpdate } = checkOnce(validatorOf(cluster), before, after, undefined);
      return ofUpdate.flatMap(({ severity, message }) => (severity === 'reject' ? [message] : []));
    },
    ofUpdate: ({ after, cluster }) => (after === undefined ? [] : (found.get(after.applied.object)?.get(cluster) ?? [])),
  };
}

type CheckUpdate = (
  validator: UpdateValidator,
  before: Fields,
  after: Fields,
  unknown: ReadonlySet<string> | undefined,
) => ReturnType<UpdateValidator['checkUpdate']>;

/** Checks an update once for all clusters with the same kinds, which share their objects and validators. */
function rememberedChecks(): CheckUpdate {
  const known = new WeakMap<Fields, WeakMap<Fields, Map<UpdateValidator, ReturnType<CheckUpdate>>>>();
  return (validator, before, after, unknown) => {
    const byAfter = known.get(before) ?? new WeakMap<Fields, Map<UpdateValidator, ReturnType<CheckUpdate>>>();
    known.set(before, byAfter);
    const byValidator = byAfter.get(after) ?? new Map<UpdateValidator, ReturnType<CheckUpdate>>();
    byAfter.set(after, byValidator);
    const result = byValidator.get(validator) ?? validator.checkUpdate(before, after, { built: true, ...(unknown && { unknown }) });
    byValidator.set(validator, result);
    return result;
  };
}

/** Returns the objects into which Flux substitutes variables whose values only the cluster has. */
function unknownVariables(kustomizations: readonly FleetKustomization[]): WeakMap<object, ReadonlySet<string>> {
  const found = new WeakMap<object, ReadonlySet<string>>();
  for (const kustomization of kustomizations)
    if (isSubstituted(kustomization))
      for (const { object, unknownVariables: names } of (kustomization.objects ?? []) as readonly AppliedObject[])
        found.set(object, new Set(names));
  return found;
}

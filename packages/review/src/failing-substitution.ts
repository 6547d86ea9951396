import { type FleetKustomization, kustomizationKey, type UnresolvedInput } from '@slipway/flux-build';

/**
 * Returns the next state with an error for each Flux Kustomization that strict substitution newly refuses. Its build keeps the expressions of
 * variables that are not set, which no cluster applies. One that fails before and after keeps its build, so that its changes are shown.
 */
export function withFailedSubstitutions(
  old: readonly FleetKustomization[],
  next: readonly FleetKustomization[],
): readonly FleetKustomization[] {
  if (!next.some((each) => failureOf(each) !== undefined)) return next;
  const before = new Map(old.map((each) => [kustomizationKey(each), each]));
  return next.map((each) => {
    const failure = failureOf(each);
    const known = before.get(kustomizationKey(each));
    if (failure === undefined || (known !== undefined && (known.error ?? failureOf(known)) !== undefined)) return each;
    const { objects: _, ...rest } = each;
    return { ...rest, error: failure.problem };
  });
}

const failureOf = ({ error, unresolved = [] }: FleetKustomization): UnresolvedInput | undefined =>
  error === undefined ? unresolved.find(({ kind, fails }) => fails && kind === 'variable') : undefined;

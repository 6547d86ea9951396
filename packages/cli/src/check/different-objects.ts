import { type AppliedObject, applyPolicy, type FleetKustomization } from '@slipway/flux-build';
import { stableText } from '@slipway/manifest';

/** Documents, patches and similar files that create an object, and the clusters where they do. */
export interface ObjectOrigin {
  readonly kustomization: FleetKustomization;
  readonly applied: AppliedObject;
  readonly clusters: readonly string[];
}

/**
 * Returns the objects that Flux applies, each different one once, with all its origins. Leaves out objects of suspended Flux
 * Kustomizations, and objects that Flux ignores. `kindOf` identifies the CRD of an object's kind on a cluster. `textOf` returns the same
 * text for equal objects.
 */
export function differentObjects(
  kustomizations: readonly FleetKustomization[],
  kindOf: (cluster: string, object: AppliedObject['object']) => string,
  textOf: (object: object) => string = stableText,
): readonly (readonly ObjectOrigin[])[] {
  const found = new Map<string, Map<string, OpenOrigin>>();
  const numberOf = numbersOfObjects(textOf);
  for (const kustomization of kustomizations.filter(({ suspendedBy }) => suspendedBy === undefined)) {
    for (const applied of kustomization.objects ?? []) {
      const { object, dropped = [], unknownVariables } = applied;
      if (applyPolicy(object, kustomization.spec).apply === 'never') continue;
      // Everything that a verdict depends on.
      const key = [
        kindOf(kustomization.appliesTo, object),
        numberOf(object),
        dropped.map(({ pointer }) => pointer).join(' '),
        isSubstituted(kustomization) ? [...unknownVariables].sort().join(' ') : '-',
      ].join('\n');
      const origins = found.get(key) ?? new Map<string, OpenOrigin>();
      found.set(key, origins);
      addOrigin(origins, kustomization, applied);
    }
  }
  return [...found.values()].map((origins) => [...origins.values()].map((each) => ({ ...each, clusters: [...each.clusters] })));
}

/** Whether Flux substitutes variables in the objects of a Flux Kustomization. */
export const isSubstituted = ({ spec }: FleetKustomization): boolean => spec.postBuild !== undefined;

type OpenOrigin = Omit<ObjectOrigin, 'clusters'> & { readonly clusters: Set<string> };

function addOrigin(origins: Map<string, OpenOrigin>, kustomization: FleetKustomization, applied: AppliedObject): void {
  const { file, index, trace } = applied;
  const entries = trace.map((entry) => `${entry.file}\0${entry.by}`);
  const key = [kustomization.content, file, index, ...entries].join('\0');
  const known = origins.get(key);
  if (known === undefined) origins.set(key, { kustomization, applied, clusters: new Set([kustomization.appliesTo]) });
  else known.clusters.add(kustomization.appliesTo);
}

/** Returns the same number for equal objects. Equal Flux Kustomizations of several clusters share their objects. */
function numbersOfObjects(textOf: (object: object) => string): (object: object) => number {
  const numbers = new Map<object | string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  return (object) => {
    const number = numbers.get(object) ?? numberOf(textOf(object));
    numbers.set(object, number);
    return number;
  };
}

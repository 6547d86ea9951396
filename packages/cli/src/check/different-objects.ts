import { type AppliedObject, applyPolicy, type FleetKustomization } from '@slipway/flux-build';
import { stableText } from '@slipway/manifest';

/** Documents, patches and the like that make an object, and the clusters on which they do. */
export interface ObjectOrigin {
  readonly kustomization: FleetKustomization;
  readonly applied: AppliedObject;
  readonly clusters: readonly string[];
}

/**
 * The objects that Flux applies, each different one once, with all its origins. What is suspended is not reconciled, and what is marked so
 * is left alone: neither arrives. `kindOf` names the definition that a cluster has of the kind of an object, `textOf` is the same for
 * equal objects.
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
      // All that a verdict depends on.
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

/** Whether Flux writes variables into the objects of a Flux Kustomization. */
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

/** The same number for equal objects. Kustomizations that are the same on several clusters share theirs. */
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

import { kustomizationKey } from '../flux-objects/flux-object.ts';

interface Suspendable {
  readonly cluster: string;
  readonly namespace: string;
  readonly name: string;
  readonly parent?: string;
  readonly suspended: boolean;
  readonly suspendedBy?: string;
}

/**
 * Sets `suspendedBy` of each Flux Kustomization: itself, or the nearest suspended one that creates it. A suspended one keeps its applied
 * objects and applies nothing new. So the objects on a cluster, if any, are those of an older commit.
 */
export function suspendedAbove<Each extends Suspendable>(kustomizations: readonly Each[]): readonly Each[] {
  if (!kustomizations.some(({ suspended }) => suspended)) return kustomizations;
  const byKey = new Map(kustomizations.map((each) => [kustomizationKey(each), each]));
  const found = new Map<string, string | undefined>();
  const suspendedBy = (each: Each): string | undefined => {
    const key = kustomizationKey(each);
    if (found.has(key)) return found.get(key);
    // A Flux Kustomization may apply itself.
    found.set(key, each.suspended ? key : undefined);
    const parent = each.suspended || each.parent === undefined ? undefined : byKey.get(each.parent);
    if (parent !== undefined) found.set(key, suspendedBy(parent));
    return found.get(key);
  };
  return kustomizations.map((each) => {
    const by = suspendedBy(each);
    return by === undefined ? each : { ...each, suspendedBy: by };
  });
}

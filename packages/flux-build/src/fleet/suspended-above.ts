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
 * Notes on each Flux Kustomization which suspended one holds it up: itself, or the nearest of those that it is made by. A suspended one
 * keeps what it has applied and applies nothing new, so that what a cluster has of it is what an older commit said, if there is anything.
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

import { type FleetKustomization, kustomizationKey } from '@slipway/flux-build';
import { few } from '../objects/values.ts';

/** A change of the files and bases on other hosts that a Flux Kustomization uses. */
export interface RemoteChange {
  readonly kustomization: string;
  readonly cluster: string;
  readonly evidence: string;
}

/** Finds Flux Kustomizations that use other addresses on other hosts than before. Their content is not in the build. */
export function remoteChanges(old: readonly FleetKustomization[], next: readonly FleetKustomization[]): readonly RemoteChange[] {
  const before = new Map(old.map((each) => [kustomizationKey(each), addressesOf(each)]));
  return next.flatMap((each) => {
    const [was, is] = [before.get(kustomizationKey(each)), addressesOf(each)];
    if (was === undefined) return [];
    const [added, removed] = [is.filter((url) => !was.includes(url)), was.filter((url) => !is.includes(url))];
    if (added.length === 0 && removed.length === 0) return [];
    const name = `Kustomization/${each.namespace}/${each.name}`;
    const gone = removed.length === 0 ? '' : `${added.length === 0 ? 'no longer uses' : ' instead of'} ${few(removed, MAX_NAMES)}`;
    const evidence = `${name} ${added.length === 0 ? '' : `uses ${few(added, MAX_NAMES)}`}${gone}: the difference is unknown`;
    return [{ kustomization: name, cluster: each.appliesTo, evidence }];
  });
}

const MAX_NAMES = 3;

const addressesOf = ({ unresolved = [] }: FleetKustomization): readonly string[] =>
  unresolved.filter(({ kind }) => kind === 'resource').map(({ name }) => name);

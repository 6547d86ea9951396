import { joinPaths } from '@slipway/manifest';
import { nameObject } from '../objects/object-name.ts';
import type { TreeDocument } from './tree-document.ts';

/** The fields of a Flux Kustomization for its source and its folder. */
interface AppliesFolder {
  readonly spec: Readonly<Record<string, unknown>>;
  readonly namespace: string | undefined;
}

/**
 * Returns the Flux Kustomizations of this repository. `path: ./` in the source of another repository would make every file of this one an
 * object. A source is another repository if no Kustomization of it has a folder here. If no Kustomization has a folder here, each may be of
 * this repository.
 */
export function ofThisRepository<Flux extends AppliesFolder>(
  fluxObjects: readonly Flux[],
  documents: readonly TreeDocument[],
): readonly Flux[] {
  const folders = fluxObjects.filter((flux) => !isRoot(flux));
  if (folders.length === 0 || folders.length === fluxObjects.length) return fluxObjects;
  const addresses = addressesOf(documents);
  const own = new Set(folders.flatMap((flux) => namesOf(flux, addresses)));
  return fluxObjects.filter((flux) => !isRoot(flux) || namesOf(flux, addresses).some((name) => own.has(name)));
}

const isRoot = ({ spec: { path } }: AppliesFolder): boolean => typeof path !== 'string' || /^[./]*$/.test(joinPaths(path));

/** Returns the name of its source, and the URL. */
function namesOf({ spec, namespace = '' }: AppliesFolder, addresses: ReadonlyMap<string, string>): readonly string[] {
  const { kind, name, namespace: own = namespace } = (spec.sourceRef ?? {}) as Readonly<Record<string, unknown>>;
  const key = `${String(kind)} ${String(own)} ${String(name)}`;
  return [key, addresses.get(key) ?? []].flat();
}

function addressesOf(documents: readonly TreeDocument[]): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const { value } of documents) {
    const { apiVersion, kind, name, namespace = '' } = nameObject(value);
    if (!apiVersion?.startsWith('source.toolkit.fluxcd.io/')) continue;
    const { url } = ((value as Readonly<Record<string, unknown>>).spec ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof url === 'string') addresses.set(`${kind} ${namespace} ${name}`, url);
  }
  return addresses;
}

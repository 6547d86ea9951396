import { plainText } from '../text/plain-text.ts';
import type { Manifest } from './manifest.ts';

/** Identity of an object on one cluster. As in the inventory of Flux, the API version is not part of it. */
export interface ObjectId {
  readonly group: string;
  readonly kind: string;
  readonly namespace?: string;
  readonly name: string;
}

/** Splits an apiVersion: `helm.toolkit.fluxcd.io/v2` has a group and a version, `v1` is in the core group. */
export function splitApiVersion(apiVersion: string): { readonly group: string; readonly version: string } {
  const slash = apiVersion.indexOf('/');
  return slash < 0 ? { group: '', version: apiVersion } : { group: apiVersion.slice(0, slash), version: apiVersion.slice(slash + 1) };
}

/** Returns the identity of an object for the API server; its version is not part of it. */
export function objectId(manifest: Manifest): ObjectId {
  const { name, namespace } = manifest.metadata;
  const { group } = splitApiVersion(plainText(manifest.apiVersion));
  return { group, kind: manifest.kind, ...(namespace === undefined ? {} : { namespace }), name };
}

/** Returns a unique text of an identity, for use as a key. */
export const objectKey = (id: ObjectId): string => [id.group, id.kind, id.namespace ?? '', id.name].map(plainText).join('/');

/** Returns the name of an object in findings: `Kind/namespace/name`, or `Kind/name` without a namespace. */
export const describeObject = (manifest: {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
}): string =>
  [manifest.kind, manifest.metadata.namespace, manifest.metadata.name]
    .filter((part) => part !== undefined)
    .map(plainText)
    .join('/');

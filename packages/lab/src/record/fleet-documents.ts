import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Manifest, readYaml } from '@slipway/manifest';
import { yamlFilesBelow } from '../kubernetes/read-manifests.ts';

/** One object of the reference fleet, as in its branch. */
export interface FleetDocument {
  /** Path from the root of the tree, and the number of the document in the file, from 1. */
  readonly place: string;
  readonly object: Manifest;
}

/** The folders that the branches of the fleet have together. */
export const FLEET_FOLDERS = ['applications', 'clusters', 'common'];

/** The location of these folders: the root of this repository. A test ensures that it equals the published content. */
export const FLEET_ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Returns every document of the published fleet, except kustomization files, in the order of their paths. */
export function fleetDocuments(): readonly FleetDocument[] {
  return FLEET_FOLDERS.flatMap((folder) => yamlFilesBelow(join(FLEET_ROOT, folder)).map((file) => posix.join(folder, file)))
    .flatMap((file) =>
      readYaml(readFileSync(join(FLEET_ROOT, file), 'utf8'), file).documents.map(({ value, index }) => ({
        place: `${file}#${index + 1}`,
        object: value as Manifest,
      })),
    )
    .filter(({ object }) => !object.apiVersion.startsWith('kustomize.config.k8s.io/'));
}

/** Sets the variables of the first cluster that has some, instead of `${NAME}`. */
export function substituted(documents: readonly FleetDocument[]): readonly FleetDocument[] {
  const info = documents.find(({ object }) => object.kind === 'ConfigMap' && object.metadata.name === 'cluster-info');
  const { data = {} } = (info?.object ?? {}) as { readonly data?: Readonly<Record<string, string>> };
  return documents.map(({ place, object }) => ({ place, object: replaced(object, data) as Manifest }));
}

function replaced(value: unknown, variables: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return value.replace(/\$\{(\w+)\}/g, (expression, name: string) => variables[name] ?? expression);
  if (Array.isArray(value)) return value.map((item) => replaced(item, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, replaced(child, variables)]));
}

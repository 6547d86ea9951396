import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeObject, type Manifest } from '@slipway/manifest';
import type { FluxOracle } from '../flux/flux-oracle.ts';
import { yamlFilesBelow } from '../kubernetes/read-manifests.ts';
import { contentHash } from './content-hash.ts';
import { FLEET_FOLDERS, FLEET_ROOT, type FleetDocument, fleetDocuments } from './fleet-documents.ts';

/** What Flux would apply for one Flux Kustomization of the fleet. */
export interface FleetBuild {
  /** File and number of the document. */
  readonly kustomization: string;
  /** Hash of its input, see {@link fleetInputs}. A recording is not valid for another input. */
  readonly input: string;
  /** The objects in the order of the build, each with the first 16 digits of the SHA-256 of its JSON with sorted keys. */
  readonly built?: readonly string[];
  readonly error?: string;
}

/** Builds every Flux Kustomization of the fleet with the ConfigMaps in the folder of its cluster. */
export async function fleetBuilds(oracle: FluxOracle): Promise<readonly FleetBuild[]> {
  const documents = fleetDocuments();
  const inputs = fleetInputs(documents);
  const root = mkdtempSync(join(tmpdir(), 'slipway-fleet-'));
  try {
    for (const folder of FLEET_FOLDERS) cpSync(join(FLEET_ROOT, folder), join(root, folder), { recursive: true });
    const kustomizations = documents.filter(isFluxKustomization);
    const builds: FleetBuild[] = [];
    for (const { place, object } of kustomizations) {
      const build = await oracle.build({ root, kustomization: object, objects: variablesNextTo(place, documents) });
      builds.push({
        kustomization: place,
        input: inputs.get(place) ?? '',
        ...('error' in build ? { error: build.error } : { built: build.objects.map(nameWithHash) }),
      });
    }
    return builds;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/**
 * Returns a hash for each Flux Kustomization, by file and number: the first 16 digits of the SHA-256 of it, of the files below its path
 * and of its variables.
 */
export const fleetInputs = (documents = fleetDocuments()): ReadonlyMap<string, string> =>
  new Map(
    documents.filter(isFluxKustomization).map(({ place, object }) => {
      const folder = join(FLEET_ROOT, (object as Manifest & { readonly spec: { readonly path: string } }).spec.path);
      const files = yamlFilesBelow(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
      return [place, contentHash({ object, files, variables: variablesNextTo(place, documents) })];
    }),
  );

const isFluxKustomization = ({ object }: FleetDocument): boolean => object.apiVersion.startsWith('kustomize.toolkit.fluxcd.io/');

/** `clusters/<name>/<name-environment>` is applied to one cluster. */
const leafOf = (place: string): string => place.split('/').slice(0, 3).join('/');

const variablesNextTo = (place: string, documents: readonly FleetDocument[]): readonly Manifest[] =>
  documents.filter((other) => leafOf(other.place) === leafOf(place) && other.object.kind === 'ConfigMap').map(({ object }) => object);

const nameWithHash = (object: Manifest): string => `${describeObject(object)} ${contentHash(object)}`;

import { type Fields, listOf, readYaml } from '@slipway/manifest';
import { readYaml11 } from '@slipway/manifest/yaml11';
import type { FileTree } from '../file-tree.ts';
import { manifestText } from '../kustomize/files/manifest-text.ts';
import { Refusal } from '../kustomize/nodes/refusal.ts';
import { findKustomizationFile } from './kustomization-file.ts';
import { addedImages, mergeSpec } from './merge-spec.ts';
import { type CheckManifest, type FileProblem, scanManifests } from './scan-manifests.ts';

/** The kustomization that the controller builds: generated, or the changed file of the tree. */
export interface GeneratedKustomization {
  readonly kustomization: Fields;
  /** The file that it replaces, which may not exist. */
  readonly file: string;
  /** Whether the file does not exist. */
  readonly isNew: boolean;
  /** Number of patches of the file. Patches of the spec are after them. */
  readonly ownPatches: number;
  /** Number of images of the file, and the indexes of the images of the spec after them. */
  readonly ownImages: number;
  readonly addedImages: readonly number[];
}

/**
 * Returns the kustomization of a folder with the changes of a Flux Kustomization's spec: its own file, or else every manifest below the
 * folder. The problem is in the words of the controller.
 */
export function generateKustomization(
  tree: FileTree,
  folder: string,
  spec: Fields,
  check: CheckManifest,
): GeneratedKustomization | FileProblem {
  const file = findKustomizationFile(tree, folder);
  const base = file === undefined ? scanned(tree, folder, check) : readFile(tree, file);
  if ('problem' in base) return base;
  // kustomize would reject the file as empty without resources. Build annotations prevent that.
  const isEmpty = file !== undefined && !(Array.isArray(base.fields.resources) && base.fields.resources.length > 0);
  const prepared = isEmpty ? { ...base.fields, buildMetadata: ['originAnnotations'] } : base.fields;
  const merged = mergeSpec(prepared, spec, (component) => exists(tree, folder, component));
  if ('problem' in merged) return merged;
  const ownImages = listOf(base.fields.images);
  return {
    kustomization: merged.kustomization,
    file: file ?? `${folder === '' ? '' : `${folder}/`}kustomization.yaml`,
    isNew: file === undefined,
    ownPatches: listOf(base.fields.patches).length,
    ownImages: ownImages.length,
    addedImages: addedImages(ownImages, listOf(spec.images)),
  };
}

type Base = { readonly fields: Fields } | FileProblem;

function scanned(tree: FileTree, folder: string, check: CheckManifest): Base {
  const scan = scanManifests(tree, folder, check);
  if ('problem' in scan) return scan;
  const { resources } = scan;
  return { fields: { ...KUSTOMIZATION, ...(resources.length === 0 ? { namespace: '_placeholder' } : { resources }) } };
}

const KUSTOMIZATION = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' };

function readFile(tree: FileTree, file: string): Base {
  try {
    return readText(manifestText(tree, file) ?? '', file);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message, line, reason } = error.problem;
    return { problem: `error converting YAML to JSON: yaml: ${message}`, file, reason, ...(line === undefined ? {} : { line }) };
  }
}

function readText(text: string, file: string): Base {
  const reading = readOrdinary(text) ?? readYaml11(text.startsWith('\ufeff') ? text.slice(1) : text);
  if ('problem' in reading) return { problem: `error converting YAML to JSON: ${reading.problem}`, file };
  const { value } = reading;
  if (value === null) return { fields: KUSTOMIZATION };
  if (typeof value !== 'object' || Array.isArray(value)) {
    return {
      problem: 'error unmarshaling JSON: while decoding JSON: json: cannot unmarshal into Go value of type types.Kustomization',
      file,
    };
  }
  return { fields: { ...KUSTOMIZATION, ...(value as Fields) } };
}

/** Reads with the fast reader if both readers agree: no errors, and no word that only YAML 1.1 reads as a boolean. */
function readOrdinary(text: string): { readonly value: unknown } | undefined {
  if (YAML_11_WORD.test(text)) return undefined;
  const { documents, findings } = readYaml(text, '');
  const [first] = documents;
  return findings.length === 0 && first?.index === 0 ? { value: first.value } : undefined;
}

const YAML_11_WORD = /(?:^|[\s:[,{])(?:[yYnN]|[yY]es|YES|[nN]o|NO|[oO]n|ON|[oO]ff|OFF)\s*(?:$|[\s,\]}#:])/m;

function exists(tree: FileTree, folder: string, component: string): boolean {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of component.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return false;
  }
  const path = parts.join('/');
  return tree.list(path) !== undefined || tree.read(path) !== undefined;
}

import { type Manifest, parsePointer, readYaml } from '@slipway/manifest';
import type { FluxKustomization } from './sample-fleet.ts';

export type KustomizationPatch = NonNullable<FluxKustomization['spec']['patches']>[number];

/** One operation of a JSON patch (RFC 6902). The Flux Kustomizations use only these two. */
export interface Operation {
  readonly op: 'add' | 'replace';
  readonly path: string;
  readonly value: unknown;
}

/** Applies patches to `object` as kustomize does: a list of operations, or a JSON merge patch (RFC 7386) for custom resources. */
export function applyPatches(object: Manifest, patches: readonly KustomizationPatch[] = []): unknown {
  return patches.reduce<unknown>((patched, patch) => {
    if (!isTarget(patch.target, object)) return patched;
    const operations = operationsIn(patch);
    return operations.length > 0 ? operations.reduce(applyOperation, patched) : merge(patched, writtenIn(patch));
  }, structuredClone(object));
}

/** kustomize reads the name as a regular expression that must match the complete name. */
const isTarget = ({ kind, name }: KustomizationPatch['target'], object: Manifest): boolean =>
  kind === object.kind && new RegExp(`^(?:${name})$`).test(object.metadata.name);

/** Returns the operations of a JSON patch; an empty list for a merge patch. */
export function operationsIn(patch: KustomizationPatch): readonly Operation[] {
  const value = writtenIn(patch);
  return Array.isArray(value) ? value : [];
}

function writtenIn({ patch }: KustomizationPatch): unknown {
  const { documents, findings } = readYaml(patch, 'patch.yaml');
  if (findings.length > 0 || documents.length !== 1) throw new Error(`not one YAML document: ${patch}`);
  return documents[0]?.value;
}

function applyOperation(root: unknown, { op, path, value }: Operation): unknown {
  const segments = parsePointer(path);
  const key = String(segments.at(-1));
  const parent = segments.slice(0, -1).reduce<unknown>((node, segment) => (node as Fields)[segment], root) as Fields;
  if (op === 'replace' && !Object.hasOwn(parent, key)) throw new Error(`nothing to replace at ${path}`);
  parent[key] = value;
  return root;
}

function merge(target: unknown, patch: unknown): unknown {
  if (!isFields(patch)) return patch;
  const merged: Fields = isFields(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

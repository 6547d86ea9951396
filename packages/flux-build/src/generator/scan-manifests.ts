import type { KustomizeProblem } from '../built-object.ts';
import type { FileTree } from '../file-tree.ts';
import { manifestText } from '../kustomize/files/manifest-text.ts';
import { Refusal } from '../kustomize/nodes/refusal.ts';
import { rethrowLimit, spendOperations } from '../spending.ts';
import { findKustomizationFile } from './kustomization-file.ts';

/** Why a file is invalid, in the words of the controller. */
export interface FileProblem {
  readonly problem: string;
  readonly file?: string;
  readonly line?: number;
  /** A short code, if a more exact one is available. */
  readonly reason?: string;
}

/** Checks that a file of a folder without a kustomization contains Kubernetes objects; throws if not. */
export type CheckManifest = (text: string, file: string) => void;

/**
 * Returns the manifests below a folder, as resources: files that end in `.yaml` or `.yml`, sorted by name, and folders with a kustomization
 * file.
 */
export function scanManifests(
  tree: FileTree,
  folder: string,
  check: CheckManifest,
): { readonly resources: readonly string[] } | FileProblem {
  const resources: string[] = [];
  return scanFolder(tree, folder, '.', check, resources) ?? { resources };
}

function scanFolder(tree: FileTree, folder: string, name: string, check: CheckManifest, resources: string[]): FileProblem | undefined {
  const entries = tree.list(folder) ?? [];
  spendOperations(OPERATIONS_PER_ENTRY * (1 + entries.length));
  for (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const resource = `${name}/${entry.name}`;
    const problem =
      entry.kind === 'folder' ? scanBelow(tree, path, resource, check, resources) : scanFile(tree, path, resource, check, resources);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const OPERATIONS_PER_ENTRY = 20;

function scanBelow(tree: FileTree, path: string, resource: string, check: CheckManifest, resources: string[]): FileProblem | undefined {
  if (findKustomizationFile(tree, path) === undefined) return scanFolder(tree, path, resource, check, resources);
  resources.push(resource);
  return undefined;
}

function scanFile(tree: FileTree, path: string, resource: string, check: CheckManifest, resources: string[]): FileProblem | undefined {
  if (!/\.ya?ml$/.test(path)) return undefined;
  try {
    const text = manifestText(tree, path);
    if (text === undefined) return { ...problemOf(path, tree.absence?.(path) ?? 'cannot be read'), reason: 'unreadable-file' };
    check(text, path);
  } catch (error) {
    rethrowLimit(error);
    if (error instanceof Refusal) return { ...problemOf(path, error.message), ...locationOf(error.problem) };
    return problemOf(path, error instanceof Error ? error.message : String(error));
  }
  resources.push(resource);
  return undefined;
}

const problemOf = (file: string, why: string): FileProblem => ({ problem: `failed to decode Kubernetes YAML from ${file}: ${why}`, file });

const locationOf = ({ reason, line }: KustomizeProblem): Pick<FileProblem, 'reason' | 'line'> => ({
  reason,
  ...(line === undefined ? {} : { line }),
});

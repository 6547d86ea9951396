import type { FileTree } from '../file-tree.ts';
import { findKustomizationFile } from './kustomization-file.ts';

/** Checks that a file of a folder without kustomization holds Kubernetes objects; throws when it does not. */
export type CheckManifest = (text: string, file: string) => void;

/**
 * The manifests below a folder, as resources: files that end in `.yaml` or `.yml`, in order of their names, and folders that have a
 * kustomization file of their own.
 */
export function scanManifests(
  tree: FileTree,
  folder: string,
  check: CheckManifest,
): { readonly resources: readonly string[] } | { readonly problem: string } {
  const resources: string[] = [];
  const problem = scanFolder(tree, folder, '.', check, resources);
  return problem === undefined ? { resources } : { problem };
}

function scanFolder(tree: FileTree, folder: string, name: string, check: CheckManifest, resources: string[]): string | undefined {
  for (const entry of tree.list(folder) ?? []) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const resource = `${name}/${entry.name}`;
    const problem =
      entry.kind === 'folder' ? scanBelow(tree, path, resource, check, resources) : scanFile(tree, path, resource, check, resources);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function scanBelow(tree: FileTree, path: string, resource: string, check: CheckManifest, resources: string[]): string | undefined {
  if (findKustomizationFile(tree, path) === undefined) return scanFolder(tree, path, resource, check, resources);
  resources.push(resource);
  return undefined;
}

function scanFile(tree: FileTree, path: string, resource: string, check: CheckManifest, resources: string[]): string | undefined {
  if (!/\.ya?ml$/.test(path)) return undefined;
  const text = tree.read(path);
  if (text === undefined) return `failed to decode Kubernetes YAML from ${path}: the file cannot be read`;
  try {
    check(text, path);
  } catch (error) {
    return `failed to decode Kubernetes YAML from ${path}: ${error instanceof Error ? error.message : String(error)}`;
  }
  resources.push(resource);
  return undefined;
}

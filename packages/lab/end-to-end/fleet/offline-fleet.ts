import {
  type AppliedObject,
  buildFleet,
  type FileTree,
  type FindCommit,
  type FleetBuild,
  fileMapTree,
  findRoots,
} from '@slipway/flux-build';
import type { PublishedFile } from './stage.ts';

/** Builds the published branches with Slipway, without a cluster. `channel` is that of the hub. */
export function offlineFleet(files: readonly PublishedFile[], channel: string): FleetBuild {
  const branches = treesOf(files);
  const tree = branches.get(`flux/cluster-defs/${channel}`);
  if (tree === undefined) throw new Error(`flux/cluster-defs/${channel} is not published`);
  const findCommit: FindCommit = ({ branch }) => {
    const found = branches.get(String(branch));
    return found === undefined ? { missing: `the branch ${branch} is not published` } : { tree: found, content: String(branch) };
  };
  return buildFleet({ tree, roots: findRoots(tree, 'clusters'), findCommit });
}

function treesOf(files: readonly PublishedFile[]): ReadonlyMap<string, FileTree> {
  const byBranch = new Map<string, Map<string, string>>();
  for (const { path, text } of files) {
    const [branch = '', file = ''] = path.split(':');
    const tree = byBranch.get(branch) ?? new Map<string, string>();
    byBranch.set(branch, tree.set(file, text));
  }
  return new Map([...byBranch].map(([branch, texts]) => [branch, fileMapTree(texts)]));
}

/** Returns every object that any Flux applies to a cluster. */
export const objectsOn = ({ kustomizations }: FleetBuild, cluster: string): readonly AppliedObject[] =>
  kustomizations.filter(({ appliesTo }) => appliesTo === cluster).flatMap(({ objects = [] }) => objects);

import { type AppliedObject, buildFleet, type FileTree, type FleetBuild, fileMapTree, findRoots } from '@slipway/flux-build';
import type { Manifest } from '@slipway/manifest';
import { manifestsIn } from '../../src/index.ts';
import type { PublishedFile } from './stage.ts';

/** What Slipway says that Flux makes of the published branches, without any cluster. */
export function offlineFleet(files: readonly PublishedFile[]): FleetBuild {
  const branches = treesOf(files);
  const sources = new Map<string, FileTree>();
  for (const { path, text } of files.filter(({ text }) => text.includes('kind: GitRepository'))) {
    for (const { kind, metadata, spec } of manifestsIn(text) as readonly GitRepository[]) {
      if (kind !== 'GitRepository') continue;
      const key = `${kind}/${metadata.namespace}/${metadata.name}`;
      const { branch = '' } = spec.ref ?? {};
      const tree = branches.get(branch);
      if (tree === undefined) throw new Error(`${path}: ${key} names the branch ${branch}, which is not published`);
      if ((sources.get(key) ?? tree) !== tree) throw new Error(`${path}: ${key} is another branch elsewhere`);
      sources.set(key, tree);
    }
  }
  const tree = branches.get(CLUSTERS);
  if (tree === undefined) throw new Error(`${CLUSTERS} is not published`);
  return buildFleet({ tree, roots: findRoots(tree, 'clusters'), sources });
}

interface GitRepository extends Manifest {
  readonly spec: { readonly ref?: { readonly branch?: string } };
}

/** The branch that the bootstrap of a cluster names. */
const CLUSTERS = 'flux/cluster-defs/latest';

function treesOf(files: readonly PublishedFile[]): ReadonlyMap<string, FileTree> {
  const byBranch = new Map<string, Map<string, string>>();
  for (const { path, text } of files) {
    const [branch = '', file = ''] = path.split(':');
    const tree = byBranch.get(branch) ?? new Map<string, string>();
    byBranch.set(branch, tree.set(file, text));
  }
  return new Map([...byBranch].map(([branch, texts]) => [branch, fileMapTree(texts)]));
}

/** Every object that goes to a cluster, whoever applies it. */
export const objectsOn = ({ kustomizations }: FleetBuild, cluster: string): readonly AppliedObject[] =>
  kustomizations.filter(({ appliesTo }) => appliesTo === cluster).flatMap(({ objects = [] }) => objects);

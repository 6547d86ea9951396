import { assembleApplications, assembleCatalogue, assembleSources, assembleUnits } from '@slipway/fleet';
import type { Manifest, ManifestFile } from '@slipway/manifest';
import { addons, applications, crossplaneUnits, helmRepositories } from '../reference/index.ts';
import type { FluxKustomization } from './sample-fleet.ts';

/** The files of the packages that Flux Kustomizations read, without the package of the clusters. */
export const catalogueFiles = (): ManifestFile[] => [
  ...assembleSources(helmRepositories),
  ...assembleCatalogue(addons),
  ...assembleUnits(crossplaneUnits),
  ...assembleApplications(applications),
];

/**
 * Returns the files that a Flux Kustomization applies: those of its kustomization file and of the components that it adds. Fails if one
 * is missing.
 */
export function filesAppliedBy({ spec }: Pick<FluxKustomization, 'spec'>, tree: ReadonlyMap<string, ManifestFile>): ManifestFile[] {
  const root = spec.path.replace(/^\.\//, '');
  return [root, ...(spec.components ?? []).map((name) => `${root}/${name}`)].flatMap((folder) => filesIn(folder, tree));
}

export const treeByPath = (files: readonly ManifestFile[]): Map<string, ManifestFile> => new Map(files.map((file) => [file.path, file]));

function filesIn(folder: string, tree: ReadonlyMap<string, ManifestFile>): ManifestFile[] {
  const contents = tree.get(`${folder}/kustomization.yaml`);
  if (!contents) throw new Error(`no table of contents in ${folder}`);
  const { resources = [] } = contents.objects[0] as Manifest & { readonly resources?: readonly string[] };
  return resources.flatMap((name) => {
    const file = tree.get(`${folder}/${name}`);
    return file ? [file] : filesIn(`${folder}/${name}`, tree);
  });
}

import { join } from 'node:path';
import type { FolderTree } from '@slipway/flux-build';
import { type Finding, parseLimitedJson } from '@slipway/manifest';
import { readSettings } from '@slipway/manifest/settings';
import { foldersUpTo } from '../repository/git-root.ts';
import { MANIFEST_NAME } from '../repository/read-input.ts';
import { folderIn, pathIn, type RepositoryState, textIn } from '../repository/repository-state.ts';
import { KIND_FOLDER, KIND_LOCK } from './kind-folder.ts';

/** Texts with the CRDs of a state, and findings about ignored settings of them. */
export interface StateKinds {
  readonly texts: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

/**
 * Reads the CRDs of a state: in `slipway-kinds` near each of `paths`, in `slipway.crds` of package.json near `cwd`, and in the paths of
 * its settings.
 */
export function kindsIn(
  state: RepositoryState,
  { cwd, paths, named }: { readonly cwd: string; readonly paths: readonly string[]; readonly named: readonly string[] },
): StateKinds {
  const folders = paths.flatMap((path) => {
    const folder = folderIn(state, path, [`${KIND_FOLDER}/${KIND_LOCK}`]);
    return folder === undefined ? [] : [join(folder, KIND_FOLDER)];
  });
  const crds = foldersUpTo(cwd, state.top).flatMap((folder) => {
    const { settings } = readSettings(jsonOf(textIn(state, join(folder, 'package.json'))));
    return settings.crds === undefined ? [] : [settings.crds.flatMap((path) => (path === undefined ? [] : [join(folder, path)]))];
  })[0];
  const texts = new Map<string, string>();
  for (const path of [...folders, ...(crds ?? []), ...named])
    for (const file of filesBelow(state.tree, pathIn(state, path)))
      if (MANIFEST_NAME.test(file)) texts.set(`${state.name}:${file}`, state.tree.read(file) ?? '');
  return { texts, findings: [] };
}

function jsonOf(text: string | undefined): object {
  try {
    const value: unknown = parseLimitedJson(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function filesBelow(tree: FolderTree, path: string): readonly string[] {
  const entries = tree.list(path);
  if (entries === undefined) return tree.read(path) === undefined ? [] : [path];
  return entries.flatMap(({ name, kind }) => {
    const below = path === '' ? name : `${path}/${name}`;
    return kind === 'folder' ? filesBelow(tree, below) : [below];
  });
}

import type { FileTree } from '../file-tree.ts';
import { isUnusedFolder } from './roots/candidate-folders.ts';
import { covers, type FileKustomization, foldersAbove, hasVariable } from './roots/file-kustomizations.ts';
import type { RootOptions } from './roots/find-roots.ts';
import { BOOTSTRAP, isBootstrap } from './roots/own-evidence.ts';
import type { RepositoryScan } from './roots/scan-repository.ts';
import type { Unit } from './roots/units.ts';

/** The path of a Flux Kustomization, which must exist, and the file or folder of the Kustomization. */
interface Named {
  readonly file: string;
  readonly path: string;
  /** Whether its source is an artifact that its own file creates. */
  readonly isOfArtifact: boolean;
}

/**
 * Returns the folder of a repository that paths of Flux Kustomizations are relative to. It is the root, unless an artifact is created from
 * a folder, or the path is in a fleet within another repository. Of the folders from the path to the root, it is the one in which most Flux
 * Kustomizations below the path find their folders (or all Kustomizations, if none below does); of equals the outermost. A folder below the
 * path needs several times as many, and no bootstrap may find itself from above: the paths of others may be in another repository. An artifact
 * whose source is next to its Flux Kustomization is not the folder of both: only a bootstrap applies itself.
 */
export function pathBase({ tree, units }: RepositoryScan, path: string, given: RootOptions['given'] = new Map()): string {
  // The paths of an ExternalArtifact begin at the folder that its generator copies to.
  const isElsewhere = (source = ''): boolean => source.startsWith('ExternalArtifact/') || given.get(source) === 'elsewhere';
  const named = units.flatMap((unit) =>
    unit.kustomizations
      .filter(({ path: way, source, isGenerated }) => way !== '' && isGenerated !== true && !hasVariable(way) && !isElsewhere(source))
      .map((pointer): Named => ({ file: unit.path, path: pointer.path, isOfArtifact: isOfArtifact(pointer, unit) })),
  );
  const below = named.filter(({ file }) => covers(path, file));
  const around = ['', ...foldersAbove(`${path}/.`).filter((folder) => folder !== '')];
  const within = { path, around, isSettled: around.some((folder) => units.some((unit) => bootstrapsItself(folder, unit))) };
  return baseBy(countsOf(tree, below), within) ?? baseBy(countsOf(tree, named), within) ?? '';
}

const isOfArtifact = ({ name, source = '', isOfInstance }: FileKustomization, { sources }: Unit): boolean =>
  name !== BOOTSTRAP && isOfInstance !== true && source.startsWith('OCIRepository/') && sources.some(({ key }) => key === source);

/** Whether a bootstrap of `flux bootstrap` applies its own folder, if paths begin at a folder. */
const bootstrapsItself = (folder: string, unit: Unit): boolean =>
  unit.kustomizations.some(
    (each) =>
      each.name === BOOTSTRAP &&
      each.path !== '' &&
      isBootstrap({ ...each, path: folder === '' ? each.path : `${folder}/${each.path}` }, unit),
  );

/** Folders that paths may begin at: those around the path of the user, and those below it. */
interface Candidates {
  readonly path: string;
  readonly around: readonly string[];
  /** Whether the folder is certainly one of `around`. */
  readonly isSettled: boolean;
}

/** Returns the base; undefined when no Kustomization finds its folder. */
function baseBy(counts: ReadonlyMap<string, number>, { path, around, isSettled }: Candidates): string | undefined {
  const best = outermostBest(around, counts);
  const inner = outermostBest(
    [...counts.keys()].filter((folder) => covers(path, folder) && (path !== '' || !isUnusedFolder(folder))),
    counts,
  );
  const [most, mostInside] = [counts.get(best) ?? 0, counts.get(inner) ?? 0];
  if (!isSettled && mostInside > MIN_RATIO * most) return inner;
  return most > 0 ? best : undefined;
}

const MIN_RATIO = 3;

/** Returns, for each folder around a file, the number of paths that exist below it. */
function countsOf(tree: FileTree, named: readonly Named[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file, path, isOfArtifact: isArtifact } of named) {
    for (const folder of foldersAbove(`${file}/.`)) {
      const applied = folder === '' ? path : `${folder}/${path}`;
      if (isArtifact && covers(applied, file)) continue;
      if (tree.list(applied) !== undefined) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return counts;
}

/** Returns the outermost folder with the highest count. */
const outermostBest = (folders: readonly string[], counts: ReadonlyMap<string, number>): string =>
  folders.reduce((best, folder) => {
    const [a, b] = [counts.get(best) ?? 0, counts.get(folder) ?? 0];
    return b > a || (b === a && folder.length < best.length) ? folder : best;
  }, folders[0] ?? '');

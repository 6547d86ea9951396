import { posix } from 'node:path';
import { readYaml } from '@slipway/manifest';

/** Path to text. */
export type Texts = ReadonlyMap<string, string>;

/** The files that Flux applies from a branch, before and after a publish. */
interface FluxPaths {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  /** Returns the last file on the old path to a file that Flux still applies; if it applies none of them, the first. */
  readonly causeOf: (path: string) => string;
}

/** Whether a file leads Flux to others: a kustomization.yaml, or a file with Flux Kustomizations. */
export const refersToFiles = (path: string, text: string): boolean => isList(path) || text.includes(FLUX_GROUP);

/**
 * Finds the files that Flux applies. Follows the `resources` and `components` of each kustomization.yaml and the path of each Flux
 * Kustomization. A file without a reference on the branch counts as reached from another branch.
 */
export function followFlux(before: Texts, after: Texts): FluxPaths {
  const linksAfter = new Map([...after].map(([path, text]) => [path, linksIn(path, text)]));
  const linksBefore = new Map(
    [...before].map(([path, text]) => [path, (after.get(path) === text && linksAfter.get(path)) || linksIn(path, text)]),
  );
  const referenced = referencedPlaces(before, linksBefore);
  const stillReferenced = referencedPlaces(after, linksAfter);
  const reached = reach(before, linksBefore, referenced);
  // A file that lost its last Flux Kustomization is not a root.
  const applied = reach(after, linksAfter, (path) => referenced(path) || stillReferenced(path));
  return {
    before: new Set(reached.keys()),
    after: new Set(applied.keys()),
    causeOf: (path) => causeOf(path, reached, applied),
  };
}

type Links = ReadonlyMap<string, readonly string[]>;
/** Reached files, each with the file that leads to it. A root leads to itself. */
type Reached = ReadonlyMap<string, string>;

const FLUX_GROUP = 'kustomize.toolkit.fluxcd.io/';
const LISTS = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'] as const;
const isList = (path: string): boolean => LISTS.some((name) => posix.basename(path) === name);
const listOf = (folder: string, files: Texts): string | undefined =>
  LISTS.map((name) => posix.join(folder, name)).find((path) => files.has(path));

/** Returns the files and folders that a file leads Flux to, from the root of the branch. */
function linksIn(path: string, text: string): readonly string[] {
  if (!refersToFiles(path, text)) return [];
  const objects = readYaml(text, path).documents.map(({ value }) => value as Partial<Kustomization> | null);
  return objects.flatMap((object) => {
    if (isList(path)) {
      return [...strings(object?.resources), ...strings(object?.components)].map((entry) => place(posix.dirname(path), entry));
    }
    if (object?.kind !== 'Kustomization' || !String(object.apiVersion).startsWith(FLUX_GROUP)) return [];
    const folder = place('.', String(object.spec?.path ?? '.'));
    return [folder, ...strings(object.spec?.components).map((entry) => place(folder, entry))];
  });
}

/** The fields of both kinds that name paths. A file of an old branch may have any content. */
interface Kustomization {
  readonly apiVersion: unknown;
  readonly kind: unknown;
  readonly resources: unknown;
  readonly components: unknown;
  readonly spec?: { readonly path?: unknown; readonly components?: unknown };
}

const strings = (list: unknown): string[] => (Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : []);
const place = (folder: string, entry: string): string => posix.join('/', folder, entry).replace(/^\/|\/$/g, '');
const isWithin = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`);

/** Whether a file outside a file or folder leads to it, or to a parent folder that Flux applies completely. */
function referencedPlaces(files: Texts, links: Links): (path: string) => boolean {
  // A file that leads to its own folder, such as the sync of a cluster, does not count.
  const targets = new Set([...links].flatMap(([from, places]) => places.filter((to) => !isWithin(from, to))));
  return (path) => targets.has(path) || foldersAround(path).some((folder) => targets.has(folder) && listOf(folder, files) === undefined);
}

function reach(files: Texts, links: Links, isReferenced: (path: string) => boolean): Reached {
  const reached = new Map<string, string>();
  const visit = (file: string, from: string): void => {
    if (reached.has(file)) return;
    reached.set(file, from);
    for (const to of links.get(file) ?? []) for (const next of entriesOf(to, files)) visit(next, file);
  };
  for (const file of files.keys()) {
    const start = isList(file) ? place('.', posix.dirname(file)) : file;
    const isListed = !isList(file) && foldersAround(file).some((folder) => listOf(folder, files));
    if (!isListed && !isReferenced(start)) visit(file, file);
  }
  return reached;
}

/** Returns the file itself, the kustomization.yaml of a folder, or, without one, all files of the folder. */
function entriesOf(path: string, files: Texts): readonly string[] {
  if (files.has(path)) return [path];
  const list = listOf(path, files);
  if (list !== undefined) return [list];
  return [...files.keys()]
    .filter((file) => isWithin(file, path))
    .map((file) => {
      const lists = foldersAround(file).filter((folder) => isWithin(folder, path));
      return lists.map((folder) => listOf(folder, files)).findLast((found) => found !== undefined) ?? file;
    });
}

/** Returns the parent folders of a path, the nearest first, without the root of the branch. */
function foldersAround(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAround(folder)];
}

function causeOf(path: string, before: Reached, after: Reached): string {
  const from = before.get(path) ?? path;
  return from === path || after.has(path) ? path : causeOf(from, before, after);
}

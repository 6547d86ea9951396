import { posix } from 'node:path';
import { readYaml } from '@slipway/manifest';

/** Path to text. */
export type Texts = ReadonlyMap<string, string>;

/** What Flux applies of a branch, as it stands and as it would. */
interface FluxPaths {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  /** The last file on the earlier way to a file that Flux still applies; where it applies none of them, the first. */
  readonly causeOf: (path: string) => string;
}

/** Whether Flux finds its way by this file: a kustomization.yaml, or one that holds Flux Kustomizations. */
export const leadsFlux = (path: string, text: string): boolean => isList(path) || text.includes(FLUX_GROUP);

/**
 * The files that Flux applies by following the `resources` and `components` of each kustomization.yaml and the path of each Flux
 * Kustomization. What nothing on the branch led to counts as reached from another branch; where those lead, this cannot see.
 */
export function followFlux(before: Texts, after: Texts): FluxPaths {
  const linksAfter = new Map([...after].map(([path, text]) => [path, linksIn(path, text)]));
  const linksBefore = new Map(
    [...before].map(([path, text]) => [path, (after.get(path) === text && linksAfter.get(path)) || linksIn(path, text)]),
  );
  const referenced = referencedPlaces(before, linksBefore);
  const stillReferenced = referencedPlaces(after, linksAfter);
  const reached = reach(before, linksBefore, referenced);
  // What lost its last Flux Kustomization is not a place to start from.
  const applied = reach(after, linksAfter, (path) => referenced(path) || stillReferenced(path));
  return {
    before: new Set(reached.keys()),
    after: new Set(applied.keys()),
    causeOf: (path) => causeOf(path, reached, applied),
  };
}

type Links = ReadonlyMap<string, readonly string[]>;
/** A reached file to the one that leads to it; a file from which Flux starts leads to itself. */
type Reached = ReadonlyMap<string, string>;

const FLUX_GROUP = 'kustomize.toolkit.fluxcd.io/';
const LISTS = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'] as const;
const isList = (path: string): boolean => LISTS.some((name) => posix.basename(path) === name);
const listOf = (folder: string, files: Texts): string | undefined =>
  LISTS.map((name) => posix.join(folder, name)).find((path) => files.has(path));

/** Files and folders that a file leads Flux to, from the root of the branch. */
function linksIn(path: string, text: string): readonly string[] {
  if (!leadsFlux(path, text)) return [];
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

/** As much of both kinds as leads somewhere; nothing about a file of an old branch is certain. */
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

/** Whether something outside a file or folder leads to it, or to a folder around it that Flux applies whole. */
function referencedPlaces(files: Texts, links: Links): (path: string) => boolean {
  // What leads to the folder that it stands in itself, as the sync of a cluster does, does not count.
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

/** The file itself, the kustomization.yaml of a folder, or, where it has none, what Flux lists for it: all below. */
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

/** The folders that a path is in, from the nearest to the top one; not the root of the branch. */
function foldersAround(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAround(folder)];
}

function causeOf(path: string, before: Reached, after: Reached): string {
  const from = before.get(path) ?? path;
  return from === path || after.has(path) ? path : causeOf(from, before, after);
}

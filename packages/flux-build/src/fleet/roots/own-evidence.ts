import type { FileTree } from '../../file-tree.ts';
import { plainUrl } from '../../source/repository-url.ts';
import { covers, type FileKustomization, foldersAbove, hasVariable, parentOf, type WrittenSource } from './file-kustomizations.ts';
import type { Unit } from './units.ts';

/** Name of the Kustomization of `flux bootstrap`. */
export const BOOTSTRAP = 'flux-system';

/** Decides which sources have this repository as their content. */
export interface SourceEvidence {
  /** Whether `Kind/namespace/name` is this repository; `url` is its address, undefined when no object here creates the source. */
  isHere(key: string, url: string | undefined): boolean;
  /** Whether the path of a Flux Kustomization exists here, or below a folder around its file, or is the whole repository, or has variables. */
  hasPath(kustomization: FileKustomization): boolean;
  /** Returns the URL of the source of a Flux Kustomization: in its own file or unit, or else anywhere. */
  urlOf(kustomization: FileKustomization, unit: Unit): string | undefined;
}

interface Known {
  readonly tree: FileTree;
  readonly units: readonly Unit[];
  /** All sources in files. */
  readonly sources: readonly WrittenSource[];
  /** URLs of the remotes of the repository. */
  readonly urls: readonly string[];
  /** Settings of the user about sources. */
  readonly given: ReadonlyMap<string, 'here' | 'elsewhere'>;
}

/**
 * Decides whether a source is this repository. It is, if the user says so, or if its URL is the URL of a remote or of the source of a
 * bootstrap. A bootstrap is a Flux Kustomization that applies its own file and that no other bootstrap applies. If the URL only ends like
 * one of those (a pushed artifact, a mirror), the paths of its Kustomizations must exist here. The same holds if no object has its URL, and
 * for the URL that a FluxInstance syncs.
 * Without a known URL of the repository, no URL contradicts the paths of its Kustomizations. A source that no Kustomization uses, for
 * example of charts, is this repository if its URL is that of a source that is.
 */
export function sourceEvidence({ tree, units, sources, urls, given }: Known): SourceEvidence {
  const bySource = Map.groupBy(sources, ({ key }) => withoutNamespace(key));
  const urlOf = ({ source = '', file }: FileKustomization, unit: Unit): string | undefined => {
    const isIt = ({ key }: WrittenSource): boolean => withoutNamespace(key) === withoutNamespace(source);
    const near = unit.sources.filter(isIt);
    const all = near.length > 0 ? near : (bySource.get(withoutNamespace(source)) ?? []);
    const found = all.find((each) => each.file === file) ?? all.find(({ key }) => key === source) ?? all[0];
    return found === undefined || found.url === '' || hasVariable(found.url) ? undefined : found.url;
  };
  const own = new Set(urls.map(plainUrl));
  const states = new Map<string, State>();
  for (const unit of units) {
    for (const kustomization of unit.kustomizations) {
      if (kustomization.source === undefined) continue;
      const key = withoutNamespace(kustomization.source);
      if (states.get(key) !== 'found') states.set(key, better(states.get(key), stateOf(tree, kustomization)));
    }
  }
  const bootstraps = units.flatMap((unit) =>
    unit.kustomizations.flatMap((kustomization) => {
      const url = kustomization.source !== undefined && isBootstrap(kustomization, unit) ? urlOf(kustomization, unit) : undefined;
      return url === undefined ? [] : [{ unit, url: plainUrl(url), isNamed: kustomization.name === BOOTSTRAP, path: kustomization.path }];
    }),
  );
  for (const { url, isNamed } of bootstraps) if (isNamed) own.add(url);
  // A Kustomization below a bootstrap of this repository may use a folder with the same name in another repository.
  const known = bootstraps.filter(({ url }) => own.has(url));
  for (const { unit, url } of bootstraps) if (!known.some(({ path }) => covers(path, unit.path))) own.add(url);
  const synced = urlsOfInstances(tree, units, urlOf);
  const isAnyFound = [...states.values()].includes('found');
  const ends = new Set([...own].map(lastPart));
  const resembles = (url: string): boolean =>
    ends.has(lastPart(url)) || [...own].some((each) => `/${url}/`.includes(`/${each.split('/').slice(-2).join('/')}/`));
  const found = urlsOfFound();
  const siblings = siblingSources(units, urlOf, urls.map(plainUrl));
  return {
    urlOf,
    hasPath: (kustomization) =>
      hasVariable(kustomization.path) || stateOf(tree, kustomization) !== 'absent' || isBelowRoot(tree, kustomization),
    isHere(key, url) {
      const said = given.get(key);
      if (said !== undefined) return said === 'here';
      if (siblings.has(withoutNamespace(key))) return false;
      const state = states.get(withoutNamespace(key));
      const isLikely = state === 'found' || (state !== undefined && !isAnyFound && !key.startsWith('OCI'));
      if (url === undefined) return state === undefined ? key.startsWith('GitRepository/') : isLikely;
      const plain = plainUrl(url);
      if (own.size === 0 && state !== undefined) return isLikely;
      return own.has(plain) || synced.has(plain) || found.has(plain) || (state === 'found' && resembles(plain));
    },
  };

  /** Returns the URLs of the sources of Kustomizations that are this repository because their paths exist here. */
  function urlsOfFound(): ReadonlySet<string> {
    const urls = units.flatMap((unit) =>
      unit.kustomizations.flatMap((each) => {
        const { source = '' } = each;
        const url = states.get(withoutNamespace(source)) === 'found' ? urlOf(each, unit) : undefined;
        if (url === undefined || given.get(source) === 'elsewhere') return [];
        const plain = plainUrl(url);
        return given.get(source) === 'here' || own.size === 0 || resembles(plain) ? [plain] : [];
      }),
    );
    return new Set(urls);
  }
}

/**
 * Returns the URLs that FluxInstances sync, if the path of the sync is a folder here. Their content is this repository, under any name: an
 * artifact that is built from it, or a mirror.
 */
function urlsOfInstances(tree: FileTree, units: readonly Unit[], urlOf: SourceEvidence['urlOf']): ReadonlySet<string> {
  const urls = units.flatMap((unit) =>
    unit.kustomizations.flatMap((each) =>
      each.isOfInstance === true && each.path !== '' && stateOf(tree, each) === 'found' ? [urlOf(each, unit)] : [],
    ),
  );
  return new Set(urls.filter((url) => url !== undefined).map(plainUrl));
}

/**
 * Returns sources that are another repository of the owner of a remote, although their paths exist here. A Flux Kustomization of such a source
 * would apply its own file, which the sync of the cluster already applies. A folder that has moved to another repository looks like this.
 */
function siblingSources(units: readonly Unit[], urlOf: SourceEvidence['urlOf'], remotes: readonly string[]): ReadonlySet<string> {
  const owners = new Set(remotes.map((url) => url.slice(0, url.lastIndexOf('/'))));
  const names = new Set(remotes.map(lastPart));
  const all = units.flatMap((unit) => unit.kustomizations.map((kustomization) => ({ unit, kustomization })));
  const syncs = new Set(all.flatMap(({ kustomization: { name, source } }) => (name === BOOTSTRAP ? [withoutNamespace(source ?? '')] : [])));
  if (syncs.size === 0) return syncs;
  const found = all.flatMap(({ unit, kustomization }) => {
    const { path, file, source = '' } = kustomization;
    if (path === '' || hasVariable(path) || !covers(path, file) || syncs.has(withoutNamespace(source))) return [];
    const url = plainUrl(urlOf(kustomization, unit) ?? '');
    return owners.has(url.slice(0, url.lastIndexOf('/'))) && !names.has(lastPart(url)) ? [withoutNamespace(source)] : [];
  });
  return new Set(found);
}

/** Whether the paths of the Kustomizations of a source exist here; `whole` if each of them is the root. */
type State = 'found' | 'absent' | 'whole';

function stateOf(tree: FileTree, kustomization: FileKustomization): State {
  const { path } = kustomization;
  if (path === '') return isOfWholeRepository(kustomization) ? 'found' : 'whole';
  return !hasVariable(path) && tree.list(path) !== undefined ? 'found' : 'absent';
}

/** Whether a folder around the file has the path: the folder is then the root of a repository that is kept in this one. */
const isBelowRoot = (tree: FileTree, { file, path }: FileKustomization): boolean =>
  foldersAbove(file).some((above) => above !== '' && tree.list(`${above}/${path}`) !== undefined);

const better = (a: State | undefined, b: State): State => (a === undefined || a === 'whole' || b === 'found' ? b : a);

/** Whether a Flux Kustomization applies the file that it is in, as a bootstrap does. */
export function isBootstrap(kustomization: FileKustomization, unit: Unit): boolean {
  const { path, isGenerated, isEmpty } = kustomization;
  return !isGenerated && !isEmpty && (path === '' ? isOfWholeRepository(kustomization) : covers(path, unit.path));
}

/**
 * Whether a Flux Kustomization without a path applies the whole repository. The artifact that a FluxInstance syncs may have only the folder of
 * the cluster: it has the whole repository if the FluxInstance is at the top of it.
 */
function isOfWholeRepository({ name, isOfInstance, source = '', file }: FileKustomization): boolean {
  if (name !== BOOTSTRAP) return false;
  return isOfInstance !== true || source.startsWith('GitRepository/') || ['', BOOTSTRAP].includes(parentOf(file));
}

/** Returns the key without its namespace, because a kustomization file may set another one. */
function withoutNamespace(key: string): string {
  const [kind, , name] = key.split('/');
  return `${kind}/${name}`;
}

const lastPart = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

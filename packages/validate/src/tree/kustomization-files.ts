import { posix } from 'node:path';
import { joinPaths, onceForEach } from '@slipway/manifest';
import { KUSTOMIZE_GROUP } from '../kinds/kustomize-kinds.ts';
import type { TreeDocument } from './tree-document.ts';

/** The kustomization.yaml of one folder. */
export interface KustomizationFile {
  readonly folder: string;
  readonly document: TreeDocument;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Files and folders that become objects: pointer into the file, text as written, path from the root (absent for a remote one). */
  readonly resources: readonly Reference[];
  /** All paths from the root in any field, including patches and generators. */
  readonly mentioned: ReadonlySet<string>;
  /** The paths in its comments: entries that the author disabled, such as one of two alternatives. */
  readonly setAside: ReadonlySet<string>;
}

/** A path in a kustomization.yaml: `text` as written, and `path` from the root for a local one. */
export interface Reference {
  readonly pointer: string;
  readonly text: string;
  readonly path?: string;
}

const FILE_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

/** Returns whether `file` has one of the names under which kustomize reads a kustomization.yaml. */
export const isKustomizationFile = (file: string): boolean => file.includes('ustomization') && FILE_NAMES.includes(posix.basename(file)); // asked of every document, and nearly none is

/** Adds apiVersion and kind if a kustomization.yaml does not set them, and removes nulls, as kustomize does. */
export function completeKustomization(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const set = Object.entries(value).filter(([, field]) => field !== null);
  return { apiVersion: `${KUSTOMIZE_GROUP}/v1beta1`, kind: 'Kustomization', ...Object.fromEntries(set) };
}

/** Returns the kustomization.yaml files among `documents`, with their references. */
export const kustomizationFiles = (documents: readonly TreeDocument[]): KustomizationFile[] =>
  documents.flatMap((document) => (isKustomizationFile(document.file) ? (kustomizationFile(document) ?? []) : []));

/** Cached, because several stages read the same documents. */
const kustomizationFile = onceForEach((document: TreeDocument): KustomizationFile | undefined => {
  const { file, value } = document;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const folder = posix.dirname(file);
  const fields = value as Readonly<Record<string, unknown>>;
  const resources = ['resources', 'components', 'bases'].flatMap((field) => references(fields[field], field, folder));
  const mentioned = new Set(textsIn(fields).flatMap((text) => pathsIn(text, folder)));
  return { folder, document, fields, resources, mentioned, setAside: pathsInComments(document.fileText ?? '', folder) };
});

function pathsInComments(text: string, folder: string): ReadonlySet<string> {
  if (!text.includes('#')) return new Set();
  const comments = [...text.matchAll(/(?:^|\s)#([^\n]*)/g)].flatMap(([, comment = '']) => comment.match(/[^\s"',;()[\]{}]+/g) ?? []);
  return new Set(comments.flatMap((word) => pathsIn(word, folder)));
}

/** Returns the files that generators write into ConfigMaps and Secrets, with any content, except files that are also used in other ways. */
export function generatorFiles(documents: readonly TreeDocument[]): ReadonlySet<string> {
  const files = new Set<string>();
  const others = new Set<string>();
  for (const { folder, fields } of kustomizationFiles(documents)) {
    for (const [name, field] of Object.entries(fields)) {
      for (const path of textsIn(field).flatMap((text) => pathsIn(text, folder))) (GENERATORS.has(name) ? files : others).add(path);
    }
  }
  return files.difference(others);
}

/** Returns the files that configurations of kustomize plugins name: `files` of KSOPS, from the folder of the kustomization.yaml. */
export function filesOfPlugins(documents: readonly TreeDocument[], kustomizations: readonly KustomizationFile[]): ReadonlySet<string> {
  const folders = new Map(
    kustomizations.flatMap(({ fields, folder }) =>
      PLUGINS.flatMap((field) => textsIn(fields[field])).map((text) => [joinPaths(folder, text), folder] as const),
    ),
  );
  return new Set(
    documents.flatMap(({ file, value }) => {
      const folder = folders.get(file);
      return folder === undefined ? [] : textsIn(value).flatMap((text) => pathsIn(text, folder));
    }),
  );
}

const PLUGINS = ['generators', 'transformers', 'validators'];

const GENERATORS: ReadonlySet<string> = new Set(['configMapGenerator', 'secretGenerator']);

const references = (entries: unknown, field: string, folder: string): Reference[] =>
  (Array.isArray(entries) ? entries : []).flatMap((text: unknown, index) => {
    if (typeof text !== 'string' || text === '') return [];
    const pointer = `/${field}/${index}`;
    return [isRemote(text) ? { pointer, text } : { pointer, text, path: joinPaths(folder, text) }];
  });

/** Returns whether a reference is remote: a URL, or a host and a repository in the syntax of go-getter. */
const isRemote = (text: string): boolean => /:\/\/|^git@|\?ref=|^[\w-]+(\.[\w-]+)*\.[a-z]{2,}\/.+\/.+/.test(text) && !text.startsWith('.');

/** Returns the path in a text: the whole text, or the part after the `key=` of a generator. */
const pathsIn = (text: string, folder: string): string[] =>
  [text, text.slice(text.indexOf('=') + 1)].map((path) => joinPaths(folder, path));

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.includes('\n')
      ? []
      : [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

import { posix } from 'node:path';
import { printable, type SourceLocation } from '@slipway/manifest';
import { count } from '../report/paint.ts';
import type { DefinitionRecords } from '../synth/read-records.ts';
import type { Explanation } from './explanation.ts';

/** Entries of the tree with one name: a folder of an application, an add-on or a cluster, or a file. */
interface Named {
  readonly package: string;
  /** Path from the root of the repository. */
  readonly path: string;
  readonly files: number;
  /** The lines of TypeScript that define its objects. The first one defines the most objects. */
  readonly sources: readonly string[];
  /** Files with its name in other folders: the Flux Kustomizations that apply it. */
  readonly appliedBy: readonly string[];
}

/**
 * Explains where an application, an add-on, a source or a cluster comes from, and which files of clusters have its name. Returns
 * undefined if no folder or file has this name.
 */
export function explainName(name: string, { records }: DefinitionRecords): Explanation | undefined {
  const all = records.flatMap(({ package: owner, files }) =>
    Object.entries(files).map(([path, { objects }]) => ({ owner, path, objects })),
  );
  const inFolders = Map.groupBy(all, ({ path }) => folderNamed(name, path));
  inFolders.delete(undefined);
  const groups =
    inFolders.size > 0
      ? inFolders
      : Map.groupBy(
          all.filter(({ path }) => baseName(path) === name),
          ({ path }) => path,
        );
  if (groups.size === 0) return undefined;
  const named = [...groups].map(([path = '', files]): Named => {
    const units = new Set(
      files.map((file) => [name, ...posix.relative(path, posix.dirname(file.path)).split('/')].filter(Boolean).join('-')),
    );
    return {
      package: files[0]?.owner ?? '',
      path,
      files: files.length,
      sources: sourcesOf(files.flatMap(({ objects }) => objects)),
      appliedBy: all
        .filter((file) => !files.includes(file) && units.has(baseName(file.path)))
        .map((file) => file.path)
        .sort(),
    };
  });
  return {
    json: () => ({ subject: name, named }),
    text: (paint) => named.map((each) => nameText(paint('bold', printable(name)), each)).join('\n\n'),
  };
}

/** Names for suggestions instead of an unknown one. */
export const namesIn = ({ records }: DefinitionRecords): string[] => [
  ...new Set(records.flatMap(({ files }) => Object.keys(files).flatMap((path) => posix.dirname(path).split('/')))),
];

function nameText(name: string, { package: owner, path, files, sources, appliedBy }: Named): string {
  return [
    `${name} is ${printable(path)}, made by ${printable(owner)}: ${count(files, 'file')}`,
    ...listText('defined in', sources),
    ...listText('applied by', appliedBy),
  ].join('\n');
}

const listText = (label: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`  ${label}:`, ...lines.map((line) => `    ${printable(line)}`)];

/** Returns the topmost folder of `path` with this name. */
function folderNamed(name: string, path: string): string | undefined {
  const folders = posix.dirname(path).split('/');
  const at = folders.indexOf(name);
  return at < 0 ? undefined : folders.slice(0, at + 1).join('/');
}

const baseName = (path: string): string => posix.basename(path, posix.extname(path));

function sourcesOf(places: readonly (SourceLocation | null)[]): string[] {
  const known = places.flatMap((place) => (place === null ? [] : [`${place.file}:${place.line}`]));
  return [...Map.groupBy(known, (place) => place)].sort(([, a], [, b]) => b.length - a.length).map(([place]) => place);
}

import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import { kindSchemas } from '@slipway/crd-codegen/kind-schemas';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import { type Budget, type Finding, readYaml } from '@slipway/manifest';
import { usageFailure } from '../report/failure.ts';
import { entryAt, topFolder } from '../repository/git-root.ts';
import { isPackageArchive, packageText } from '../repository/package-archive.ts';
import { isStdin, readInput } from '../repository/read-input.ts';
import { KIND_LOCK } from '../settings/kind-folder.ts';
import { compileKinds } from './compile-kinds.ts';
import { definitionsIn } from './definitions-in.ts';
import { type LockedKind, readKindLock, STORED_FILE } from './kind-lock.ts';
import { type StoredDefinition, storedDefinition } from './stored-definition.ts';
import type { KindChanges } from './write-kinds.ts';

/** The definitions to add, and the folder for them. */
export interface Addition {
  /** Files, directories, packages of Crossplane (`.xpkg`), or `-`; relative to `cwd`. */
  readonly paths: readonly string[];
  readonly cwd: string;
  /** The folder of kinds; absolute. */
  readonly folder: string;
  readonly budget: Budget;
  readonly stdin: () => Promise<string>;
}

/** The effect of an addition on the folder. With findings of severity reject, it is not applied. */
export interface Added {
  readonly changes: KindChanges;
  readonly added: readonly StoredDefinition[];
  readonly replaced: readonly StoredDefinition[];
  readonly unchanged: readonly StoredDefinition[];
  readonly findings: readonly Finding[];
}

/** Reads the definitions and compares them with those of the folder. Nothing is written. */
export async function addKinds({ paths, cwd, folder, budget, stdin }: Addition): Promise<Added> {
  const archives = paths.filter((path) => isPackageArchive(path));
  const { texts: files, findings } = readInput(
    paths.filter((path) => !isStdin(path) && !archives.includes(path)),
    cwd,
    budget,
  );
  const texts = new Map([
    ...files,
    ...archives.map((path) => [path, packageText(readRegularFile(resolve(cwd, path)))] as const),
    ...(paths.some(isStdin) ? [['-', await stdin()] as const] : []),
  ]);
  const compiled = compileKinds(texts);
  const refused = [...findings, ...compiled.findings].filter(({ severity }) => severity === 'reject');
  if (refused.length > 0) return { ...NOTHING, findings: refused };
  const defined = definitionsOf(texts);
  if (defined.size === 0) throw usageFailure(`There is no CustomResourceDefinition or CompositeResourceDefinition in ${paths.join(', ')}.`);
  const before = entryAt(join(folder, KIND_LOCK)) === undefined ? [] : readKindLock(folder);
  const known = new Map(before.map((kind) => [kind.file, kind]));
  const stateOf = ({ file, text }: StoredDefinition): 'added' | 'replaced' | 'unchanged' =>
    !known.has(file) ? 'added' : known.get(file)?.sha256 === sha256(text) && textOf(folder, file) === text ? 'unchanged' : 'replaced';
  const { added = [], replaced = [], unchanged = [] } = Object.groupBy([...defined.keys()], stateOf);
  const locked = [...defined].map(([definition, source]) => lockedKind(definition, sourceName(source, cwd)));
  const isNew = new Set(locked.map(({ file }) => file));
  const kept = unchanged.flatMap(({ file }) => known.get(file) ?? []);
  const written = locked.filter(({ file }) => !kept.some((each) => each.file === file));
  return {
    changes: {
      writes: new Map([...added, ...replaced].map(({ file, text }) => [file, text])),
      removals: [],
      kinds: [...before.filter(({ file }) => !isNew.has(file)), ...kept, ...written],
    },
    added,
    replaced,
    unchanged,
    findings: [],
  };
}

const NOTHING = { changes: { writes: new Map<string, string>(), removals: [], kinds: [] }, added: [], replaced: [], unchanged: [] };

/** Returns each CRD and XRD with its file. */
function definitionsOf(texts: ReadonlyMap<string, string>): ReadonlyMap<StoredDefinition, string> {
  const found = new Map<string, { readonly definition: StoredDefinition; readonly source: string }>();
  for (const { file, object } of definitionsIn(texts, readYaml)) {
    if (kindSchemas(object).length === 0) continue;
    const definition = storedDefinition(object);
    if (!STORED_FILE.test(definition.file))
      throw usageFailure(`${file} defines ${definition.kinds[0]} of a group or plural that no server takes.`);
    const other = found.get(definition.file);
    if (other !== undefined && other.definition.text !== definition.text)
      throw usageFailure(
        `${definition.plural}.${definition.group} is defined in ${other.source} and, differently, in ${file}: give one of them.`,
      );
    found.set(definition.file, { definition, source: other?.source ?? file });
  }
  return new Map([...found.values()].map(({ definition, source }) => [definition, source]));
}

function lockedKind({ file, kinds, versions, version, given, text }: StoredDefinition, source: string): LockedKind {
  return { file, kinds, versions, source, ...(version === undefined ? {} : { version }), given, sha256: sha256(text) };
}

/** Returns the name of the source for other users: a path outside of the repository exists only on this machine. */
function sourceName(file: string, cwd: string): string {
  if (file === '-') return 'standard input';
  const way = relative(topFolder(cwd), resolve(cwd, file));
  return way.startsWith('..') || isAbsolute(way) ? basename(file) : way;
}

/** Returns the content of a file in the folder, even if the lock has another one. */
export function textOf(folder: string, file: string): string | undefined {
  try {
    return readRegularFile(join(folder, file), { within: folder }).toString('utf8');
  } catch {
    return undefined;
  }
}

export const sha256 = (text: string): string => process.getBuiltinModule('node:crypto').hash('sha256', text);

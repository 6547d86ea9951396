import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommunityEntry, CommunityKind } from './community-kind.ts';
import { type GroupFile, kindsOf } from './group-file.ts';

const GENERATED = join(import.meta.dirname, '../gen');

/**
 * The schema of a kind of a community project; undefined when the kind or version is not known. The file of its API group is read on
 * first use; importing the package reads nothing.
 */
export function findCommunitySchema(apiVersion: string, kind: string): CommunityKind | undefined {
  const [group = '', version, ...more] = apiVersion.split('/');
  if (version === undefined || more.length > 0 || !GROUP.test(group)) return undefined;
  let kinds = groups.get(group);
  if (kinds === undefined) {
    kinds = readGroup(group);
    groups.set(group, kinds);
  }
  return kinds.find((each) => each.kind === kind && each.version === version);
}

/** Every version of every kind, sorted by group and kind. */
export function listCommunityKinds(): readonly CommunityEntry[] {
  listed ??= (JSON.parse(readFileSync(join(GENERATED, 'index.json'), 'utf8')) as readonly IndexedGroup[]).flatMap(({ group, kinds }) =>
    kinds.flatMap(({ versions, ...kind }) => versions.map((version) => ({ group, version, ...kind }))),
  );
  return listed;
}

/** One line of `gen/index.json`. */
interface IndexedGroup {
  readonly group: string;
  /** Hex SHA-256 of the file of the group. */
  readonly sha256: string;
  readonly kinds: readonly (Omit<CommunityEntry, 'group' | 'version'> & { readonly versions: readonly string[] })[];
}

const groups = new Map<string, readonly CommunityKind[]>();
let listed: readonly CommunityEntry[] | undefined;

/** Objects may call themselves anything: no name leads out of the folder. Groups of CRDs have a dot, and `index` has none. */
const GROUP = /^[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)+$/;

function readGroup(group: string): readonly CommunityKind[] {
  let text: string;
  try {
    text = readFileSync(join(GENERATED, `${group}.json`), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENAMETOOLONG') return [];
    throw error;
  }
  return kindsOf(group, JSON.parse(text) as GroupFile);
}

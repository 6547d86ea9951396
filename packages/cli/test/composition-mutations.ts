import { type Fields, fieldsOf, isFields, listOf } from '@slipway/manifest';

/** A Composition with one mistake. */
export interface Mutation {
  readonly kind: string;
  /** Position of the mistake. */
  readonly what: string;
  readonly object: Fields;
}

type Path = readonly (string | number)[];

/** Returns copies of a Composition, each with one mistake. */
export function mutationsOf(composition: Fields): readonly Mutation[] {
  const found: Mutation[] = [];
  const add = (kind: string, path: Path, change: (parent: Record<string | number, unknown>, key: string | number) => void): void => {
    const object = structuredClone(composition);
    change(parentOf(object, path), path.at(-1) ?? '');
    found.push({ kind, what: path.slice(4).join('.'), object });
  };
  for (const [index, each] of listOf(inputOf(composition).resources).entries()) {
    const path: Path = ['spec', 'pipeline', 0, 'input', 'resources', index];
    const { base, patches } = fieldsOf(each);
    for (const field of fieldsIn(base, [...path, 'base'])) {
      if (field.at(-1) === 'matchControllerRef') add('dropped matchControllerRef', field, remove);
      add('misspelt base field', field, renameKey);
    }
    for (const [at, patch] of listOf(patches).entries())
      for (const mutate of PATCH_MUTATIONS) mutate(fieldsOf(patch), [...path, 'patches', at], add);
  }
  return found;
}

type Add = (kind: string, path: Path, change: (parent: Record<string | number, unknown>, key: string | number) => void) => void;

const inputOf = (composition: Fields): Fields => fieldsOf(fieldsOf(listOf(fieldsOf(composition.spec).pipeline)[0]).input);

function parentOf(object: unknown, path: Path): Record<string | number, unknown> {
  return path.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], object) as Record<
    string,
    unknown
  >;
}

/** Returns the fields of a base below `spec` and its labels, without those that name the kind. */
function fieldsIn(value: unknown, path: Path): readonly Path[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => fieldsIn(each, [...path, index]));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...path, key];
    const isBase = path.at(-1) === 'base';
    if (isBase && key !== 'spec' && key !== 'metadata') return [];
    return isBase || key === 'forProvider' ? fieldsIn(inner, own) : [own, ...fieldsIn(inner, own)];
  });
}

const remove = (parent: Record<string | number, unknown>, key: string | number): void => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
};

function renameKey(parent: Record<string | number, unknown>, key: string | number): void {
  parent[misspelt(String(key))] = parent[key];
  delete parent[key];
}

/** Returns a name with two letters swapped, or with one more letter. */
function misspelt(name: string): string {
  const at = name.length >> 1;
  const [left, right] = [name[at - 1], name[at]];
  return left === undefined || right === undefined || left === right
    ? `${name}x`
    : name.slice(0, at - 1) + right + left + name.slice(at + 1);
}

/** Misspells the last name in a field path. */
function misspeltPath(path: string): string {
  const [, before = '', name = '', after = ''] = /^(.*?)([\w-]+)(\]?|\[\d+\])$/.exec(path) ?? [];
  return name === '' ? `${path}x` : `${before}${/^\d+$/.test(name) ? name : misspelt(name)}${after}`;
}

const set =
  (change: (value: string) => string) =>
  (parent: Record<string | number, unknown>, key: string | number): void => {
    parent[key] = change(String(parent[key]));
  };

const PATCH_MUTATIONS: readonly ((patch: Fields, path: Path, add: Add) => void)[] = [
  (patch, path, add) => patch.fromFieldPath !== undefined && add('misspelt from-path', [...path, 'fromFieldPath'], set(misspeltPath)),
  (patch, path, add) => patch.toFieldPath !== undefined && add('misspelt to-path', [...path, 'toFieldPath'], set(misspeltPath)),
  (patch, path, add) => patch.transforms !== undefined && add('dropped transform', [...path, 'transforms'], remove),
  ({ policy }, path, add) =>
    fieldsOf(policy).toFieldPath !== undefined && add('dropped merge policy', [...path, 'policy', 'toFieldPath'], remove),
  ({ toFieldPath }, path, add) => REQUIRED_TARGETS.has(String(toFieldPath)) && add('dropped required patch', path, remove),
  ({ transforms }, path, add) => {
    const { fmt } = fieldsOf(fieldsOf(listOf(transforms)[0]).string);
    if (typeof fmt !== 'string') return;
    const own = [...path, 'transforms', 0, 'string', 'fmt'];
    add(
      '%d for a string',
      own,
      set((value) => value.replace('%s', '%d')),
    );
    add(
      'one verb too many',
      own,
      set((value) => `${value}-%s`),
    );
    add(
      'format without a verb',
      own,
      set((value) => value.replace('%s', '')),
    );
  },
];

/** Fields that the kinds of the Composition require. */
const REQUIRED_TARGETS: ReadonlySet<string> = new Set(['spec.forProvider.region', 'spec.providerConfigRef.name']);

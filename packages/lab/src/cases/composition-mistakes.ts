import { type Fields, fieldsOf, isFields, listOf, textOf } from '@slipway/manifest';

/** A Composition with one mistake. */
export interface MistakenComposition {
  /** `misspelt source in resources.0.patches.1`. */
  readonly title: string;
  readonly composition: Fields;
}

type Path = readonly (string | number)[];
type Parent = Record<string | number, unknown>;
type Change = (parent: Parent, key: string | number) => void;

interface Mistake {
  readonly kind: string;
  readonly path: Path;
  readonly change: Change;
}

/** Returns copies of a Composition, each with one mistake that people make in patches, transforms, bases and names. */
export function mistakesOf(composition: Fields): readonly MistakenComposition[] {
  return [...mistakesIn(composition)].map(({ kind, path, change }) => {
    const copy = structuredClone(composition);
    const parent = path.slice(0, -1).reduce<unknown>((value, key) => (value as Parent)[key], copy);
    change(parent as Parent, path.at(-1) ?? '');
    return { title: `${kind} in ${path.slice(1).join('.')}`, composition: copy };
  });
}

/** Returns the positions of the templates: the inputs of a pipeline, or the spec of a Composition of Crossplane 1. */
function templatesOf({ spec }: Fields): readonly Path[] {
  const { resources, pipeline } = fieldsOf(spec);
  if (resources !== undefined) return [['spec']];
  return listOf(pipeline).flatMap((step, index) => (fieldsOf(step).input === undefined ? [] : [['spec', 'pipeline', index, 'input']]));
}

const valueAt = (value: unknown, path: Path): unknown => path.reduce<unknown>((each, key) => (each as Parent)[key], value);

function* mistakesIn(composition: Fields): Generator<Mistake> {
  for (const path of templatesOf(composition)) {
    const { resources, patchSets, environment } = fieldsOf(valueAt(composition, path));
    const first = fieldsOf(listOf(resources)[0]).name;
    for (const [index, each] of listOf(resources).entries()) {
      const own: Path = [...path, 'resources', index];
      yield* resourceMistakes(fieldsOf(each), own);
      if (index > 0) yield { kind: 'the name of another resource', path: [...own, 'name'], change: set(() => textOf(first)) };
      if (path.length > 1) yield { kind: 'a resource without a name', path: [...own, 'name'], change: remove };
    }
    for (const [index, each] of listOf(patchSets).entries())
      for (const [at, patch] of listOf(fieldsOf(each).patches).entries())
        yield* patchMistakes(fieldsOf(patch), [...path, 'patchSets', index, 'patches', at]);
    for (const [at, patch] of listOf(fieldsOf(environment).patches).entries())
      yield* patchMistakes(fieldsOf(patch), [...path, 'environment', 'patches', at]);
  }
}

function* resourceMistakes({ base, patches, connectionDetails, readinessChecks }: Fields, path: Path): Generator<Mistake> {
  const own: Path = [...path, 'base'];
  yield { kind: 'misspelt kind', path: [...own, 'kind'], change: misspell };
  yield { kind: 'unknown version', path: [...own, 'apiVersion'], change: set((value) => `${value}beta9`) };
  for (const field of fieldsIn(base, own)) {
    if (field.at(-1) === 'matchControllerRef') yield { kind: 'dropped matchControllerRef', path: field, change: remove };
    yield { kind: 'misspelt field', path: field, change: renameKey };
    if (typeof valueAt(base, field.slice(own.length)) === 'boolean')
      yield { kind: 'text instead of a boolean', path: field, change: set((value) => `${textOf(value)}x`) };
  }
  for (const [at, patch] of listOf(patches).entries()) yield* patchMistakes(fieldsOf(patch), [...path, 'patches', at]);
  for (const [at, detail] of listOf(connectionDetails).entries()) {
    yield { kind: 'misspelt connection key', path: [...path, 'connectionDetails', at, 'name'], change: misspell };
    if (fieldsOf(detail).type !== undefined)
      yield { kind: 'connection detail without a type', path: [...path, 'connectionDetails', at, 'type'], change: remove };
  }
  for (const [at, check] of listOf(readinessChecks).entries())
    if (fieldsOf(check).fieldPath !== undefined)
      yield { kind: 'misspelt readiness path', path: [...path, 'readinessChecks', at, 'fieldPath'], change: set(misspeltPath) };
}

function* patchMistakes(patch: Fields, path: Path): Generator<Mistake> {
  if (patch.type === 'PatchSet') {
    yield { kind: 'misspelt patch set', path: [...path, 'patchSetName'], change: misspell };
    return;
  }
  if (patch.type !== undefined) {
    yield { kind: 'misspelt type', path: [...path, 'type'], change: misspell };
    yield { kind: 'other direction', path: [...path, 'type'], change: set(otherDirection) };
  }
  if (REQUIRED.has(textOf(patch.toFieldPath))) yield { kind: 'dropped patch of a required field', path, change: remove };
  if (patch.fromFieldPath !== undefined) {
    yield { kind: 'misspelt source', path: [...path, 'fromFieldPath'], change: set(misspeltPath) };
    yield { kind: 'source without its parent', path: [...path, 'fromFieldPath'], change: set(withoutParent) };
  }
  if (patch.fromFieldPath !== undefined) yield { kind: 'a patch without a source', path: [...path, 'fromFieldPath'], change: remove };
  if (patch.toFieldPath !== undefined) {
    if (!isFree(textOf(patch.toFieldPath))) yield { kind: 'misspelt target', path: [...path, 'toFieldPath'], change: set(misspeltPath) };
    yield { kind: 'target without its parent', path: [...path, 'toFieldPath'], change: set(withoutParent) };
    yield { kind: 'misspelt key of the patch', path: [...path, 'toFieldPath'], change: renameKey };
  }
  if (fieldsOf(patch.policy).toFieldPath !== undefined)
    yield { kind: 'unknown policy', path: [...path, 'policy', 'toFieldPath'], change: misspell };
  yield* combineMistakes(fieldsOf(patch.combine), [...path, 'combine']);
  for (const [at, transform] of listOf(patch.transforms).entries())
    yield* transformMistakes(fieldsOf(transform), [...path, 'transforms', at]);
  if (listOf(patch.transforms).some((each) => CHANGING.has(textOf(fieldsOf(each).type))))
    yield { kind: 'dropped transforms', path: [...path, 'transforms'], change: remove };
}

/** Fields that their kinds require, and that no base here sets. */
const REQUIRED: ReadonlySet<string> = new Set(['spec.forProvider.region', 'metadata.namespace']);

/** Returns the type of a patch that reads what the given type writes. */
const otherDirection = (type: string): string => (/^(?:Combine)?From/.test(type) ? type.replace('From', 'To') : type.replace('To', 'From'));

/** Transforms whose result has another type or other values than their input. */
const CHANGING: ReadonlySet<string> = new Set(['convert', 'map']);

function* combineMistakes({ variables, strategy }: Fields, path: Path): Generator<Mistake> {
  if (strategy === undefined) return;
  for (const [at] of listOf(variables).entries())
    yield { kind: 'misspelt variable', path: [...path, 'variables', at, 'fromFieldPath'], change: set(misspeltPath) };
  yield { kind: 'dropped variable', path: [...path, 'variables', listOf(variables).length - 1], change: remove };
  yield { kind: 'misspelt strategy', path: [...path, 'strategy'], change: misspell };
  yield* formatMistakes([...path, 'string', 'fmt']);
}

function* formatMistakes(path: Path): Generator<Mistake> {
  yield { kind: 'a verb for a number', path, change: set((value) => value.replace('%s', '%d')) };
  yield { kind: 'one verb too many', path, change: set((value) => `${value}-%s`) };
  yield { kind: 'one verb too few', path, change: set((value) => value.replace('%s', 'x')) };
}

function* transformMistakes(transform: Fields, path: Path): Generator<Mistake> {
  const type = textOf(transform.type);
  yield { kind: 'misspelt transform', path: [...path, 'type'], change: misspell };
  yield { kind: 'misspelt options', path: [...path, type], change: renameKey };
  const { fmt, regexp, join, convert } = fieldsOf(transform.string);
  if (fmt !== undefined) yield* formatMistakes([...path, 'string', 'fmt']);
  if (regexp !== undefined)
    yield { kind: 'broken expression', path: [...path, 'string', 'regexp', 'match'], change: set((value) => `(${value}`) };
  if (join !== undefined) yield { kind: 'long separator', path: [...path, 'string', 'join', 'separator'], change: set(() => ', ') };
  if (convert !== undefined) yield { kind: 'misspelt conversion', path: [...path, 'string', 'convert'], change: misspell };
  for (const key of Object.keys(fieldsOf(transform.map))) {
    yield { kind: 'misspelt case', path: [...path, 'map', key], change: renameKey };
    yield { kind: 'dropped case', path: [...path, 'map', key], change: remove };
  }
  if (transform.match !== undefined)
    yield { kind: 'pattern without a type', path: [...path, 'match', 'patterns', 0, 'type'], change: remove };
  if (transform.convert !== undefined)
    yield { kind: 'another type', path: [...path, 'convert', 'toType'], change: set((value) => (value === 'string' ? 'int64' : 'bool')) };
}

/** Maps with any keys: no program can know that a key is a mistake. */
const FREE: ReadonlySet<string> = new Set(['tags', 'labels', 'annotations', 'matchLabels', 'data', 'hard', 'requests', 'limits']);

/** Returns whether a path leads to a key of a free map. */
const isFree = (path: string): boolean => FREE.has(/([\w-]+)(?:\.[\w-]+|\[[^\]]*\])$/.exec(path)?.[1] ?? '');

/** Returns the fields of a base, without the fields that name the kind and without the keys of free maps. */
function fieldsIn(value: unknown, path: Path): readonly Path[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => fieldsIn(each, [...path, index]));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...path, key];
    if (path.at(-1) === 'base' && (key === 'apiVersion' || key === 'kind' || key === 'metadata')) return [];
    return FREE.has(key) ? [own] : [own, ...fieldsIn(inner, own)];
  });
}

const remove: Change = (parent, key) => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
};

const renameKey: Change = (parent, key) => {
  parent[misspelt(String(key))] = parent[key];
  delete parent[key];
};

const set =
  (change: (value: string) => string): Change =>
  (parent, key) => {
    parent[key] = change(String(parent[key]));
  };

/** Returns a name with two letters swapped, or with one more letter. */
function misspelt(name: string): string {
  const at = name.length >> 1;
  const [left, right] = [name[at - 1], name[at]];
  return left === undefined || right === undefined || left === right
    ? `${name}x`
    : name.slice(0, at - 1) + right + left + name.slice(at + 1);
}

const misspell: Change = set(misspelt);

/** Misspells the last name of a field path. */
function misspeltPath(path: string): string {
  const [, before = '', name = '', after = ''] = /^(.*?)([\w-]+)((?:\[\d+\])?\]?)$/.exec(path) ?? [];
  return name === '' ? `${path}x` : `${before}${misspelt(name)}${after}`;
}

/** Drops the name before the last one: `spec.parameters.region` becomes `spec.region`. A path of one name gets a parent. */
function withoutParent(path: string): string {
  const names = path.split('.');
  return names.length < 2 ? `values.${path}` : [...names.slice(0, -2), ...names.slice(-1)].join('.');
}

import { buildPointer, type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import { type Segment, validSegments } from '../paths/field-path.ts';

/** The segments of a JSON pointer. */
export type Path = readonly (string | number)[];

/** A side of a patch. */
export type Side = 'composite' | 'composed' | 'environment';

/** A field path in a patch. */
export interface FieldReference {
  readonly text: string;
  readonly pointer: string;
}

/** A patch of a Composition, at the position where it is applied. */
export interface Patch {
  /** `patch 2 of the resource queue`. */
  readonly title: string;
  readonly path: Path;
  readonly fields: Fields;
  readonly type: string;
  readonly from: Side;
  readonly to: Side;
  readonly isCombine: boolean;
  /** The paths that it reads: one, or one for each variable. */
  readonly sources: readonly FieldReference[];
  /** The path that it writes; by default the path that it reads. */
  readonly target: FieldReference | undefined;
  /** The patch set that contains it. */
  readonly set?: string;
  /** The resource; undefined for a patch between the composite and the environment. */
  readonly resource?: ComposedResource;
}

/** The template of a composed resource. */
export interface ComposedResource {
  readonly name: string;
  readonly path: Path;
  readonly fields: Fields;
  /** Undefined when an earlier step of the pipeline creates the resource. */
  readonly base?: Fields;
  /** Its own patches, and those of its patch sets. */
  readonly patches: readonly Patch[];
}

/** Resources and patches: the input of function-patch-and-transform, or the spec of a Composition of Crossplane 1. */
export interface Template {
  readonly path: Path;
  readonly input: Fields;
  readonly isNative: boolean;
  readonly resources: readonly ComposedResource[];
  /** Patches between the composite and the environment. */
  readonly environment: readonly Patch[];
}

/** A step of a pipeline. */
export interface Step {
  readonly path: Path;
  readonly name: string;
  /** The name of its Function. */
  readonly function: string;
  readonly input: Fields;
}

/** The content of a Composition. */
export interface Composition {
  readonly object: Fields;
  readonly steps: readonly Step[];
  readonly templates: readonly Template[];
  /** Whether a function with an unknown effect also composes resources, or writes the status. */
  readonly hasOtherFunctions: boolean;
  /** Whether an input outside the templates fills the environment. */
  readonly hasEnvironment: boolean;
}

/** Returns whether a value is the input of function-patch-and-transform. Other functions have kinds in the same group. */
export const isTransformInput = (input: Fields): boolean =>
  groupOf(input) === 'pt.fn.crossplane.io' && (input.kind === undefined || input.kind === 'Resources');

export const groupOf = ({ apiVersion }: Fields): string => {
  const text = textOf(apiVersion);
  return text.includes('/') ? text.slice(0, text.indexOf('/')) : '';
};

/** Returns whether an object is a Composition. */
export const isComposition = (object: Fields): boolean =>
  object.kind === 'Composition' && groupOf(object) === 'apiextensions.crossplane.io';

/** Reads a Composition, with its patch sets applied to the resources. */
export function readComposition(object: Fields): Composition {
  const spec = fieldsOf(object.spec);
  const steps = listOf(spec.pipeline).map((each, index): Step => {
    const { step, functionRef, input } = fieldsOf(each);
    return {
      path: ['spec', 'pipeline', index],
      name: textOf(step),
      function: textOf(fieldsOf(functionRef).name),
      input: fieldsOf(input),
    };
  });
  const native = spec.resources === undefined ? [] : [templateOf(spec, ['spec'], true)];
  const others = steps.filter(({ input, function: name }) => (!isTransformInput(input) || isFork(name)) && !isHarmless(name));
  return {
    object,
    steps,
    templates: [
      ...native,
      ...steps.filter(({ input }) => isTransformInput(input)).map(({ input, path }) => templateOf(input, [...path, 'input'], false)),
    ],
    hasOtherFunctions: others.some(({ function: name }) => !isEnvironmentSource(name)),
    hasEnvironment: others.length > 0 || fieldsOf(spec.environment).environmentConfigs !== undefined,
  };
}

/** Returns whether a function has the input of function-patch-and-transform, and more fields. */
export const isFork = (name: string): boolean => name.includes('conditional');

/** Functions that change neither resources nor the status. */
const isHarmless = (name: string): boolean => /auto-?ready/.test(name);

const isEnvironmentSource = (name: string): boolean => /environment-configs|extra-resources/.test(name);

/** The most patches: many resources with a patch set of many patches multiply them. A Composition of a real fleet has a few hundred. */
const MAX_PATCHES = 20_000;

function templateOf(input: Fields, path: Path, isNative: boolean): Template {
  const sets = patchSetsOf(input, path);
  let room = MAX_PATCHES;
  const resources = listOf(input.resources).map((each, index): ComposedResource => {
    const fields = fieldsOf(each);
    const patches: Patch[] = [];
    const resource: ComposedResource = {
      name: textOf(fields.name) || String(index + 1),
      path: [...path, 'resources', index],
      ...{ fields, patches },
      ...(fields.base === undefined ? {} : { base: fieldsOf(fields.base) }),
    };
    for (const patch of resourcePatches(resource, sets).take(Math.max(0, room))) patches.push(patch);
    room -= patches.length;
    return resource;
  });
  const environment = listOf(fieldsOf(input.environment).patches).map((each, index) =>
    patchOf(each, `patch ${index + 1} of the environment`, [...path, 'environment', 'patches', index], undefined),
  );
  return { path, input, isNative, resources, environment };
}

interface PatchSet {
  readonly name: string;
  readonly path: Path;
  readonly patches: readonly unknown[];
}

const patchSetsOf = ({ patchSets }: Fields, path: Path): ReadonlyMap<unknown, PatchSet> =>
  new Map(
    listOf(patchSets).map((each, index) => {
      const { name, patches } = fieldsOf(each);
      return [name, { name: textOf(name), path: [...path, 'patchSets', index, 'patches'], patches: listOf(patches) }];
    }),
  );

/** Yields the patches of a resource and of its patch sets. A patch set in a patch set is not valid. */
function* resourcePatches(resource: ComposedResource, sets: ReadonlyMap<unknown, PatchSet>): Generator<Patch> {
  for (const [at, patch] of listOf(resource.fields.patches).entries()) {
    const { type, patchSetName } = fieldsOf(patch);
    if (type !== 'PatchSet') {
      yield patchOf(patch, `patch ${at + 1} of the resource ${resource.name}`, [...resource.path, 'patches', at], resource);
      continue;
    }
    const set = sets.get(patchSetName);
    for (const [inner, each] of (set?.patches ?? []).entries()) {
      const title = `patch ${inner + 1} of the patch set ${set?.name} in the resource ${resource.name}`;
      if (fieldsOf(each).type !== 'PatchSet')
        yield { ...patchOf(each, title, [...(set?.path ?? []), inner], resource), set: set?.name ?? '' };
    }
  }
}

function patchOf(value: unknown, title: string, path: Path, resource: ComposedResource | undefined): Patch {
  const fields = fieldsOf(value);
  const type = fields.type === undefined ? 'FromCompositeFieldPath' : textOf(fields.type);
  const [from, to] = (resource === undefined ? ENVIRONMENT_SIDES : SIDES).get(type) ?? ['composite', 'composed'];
  const isCombine = type.startsWith('Combine');
  const sources = sourcesOf(fields, path, isCombine);
  const target = targetOf(fields, path, isCombine, sources);
  return { ...{ title, path, fields, type, from, to, isCombine, sources, target }, ...(resource === undefined ? {} : { resource }) };
}

/** The source and the target of each type of patch. */
const SIDES: ReadonlyMap<string, readonly [Side, Side]> = new Map([
  ['FromCompositeFieldPath', ['composite', 'composed']],
  ['CombineFromComposite', ['composite', 'composed']],
  ['ToCompositeFieldPath', ['composed', 'composite']],
  ['CombineToComposite', ['composed', 'composite']],
  ['FromEnvironmentFieldPath', ['environment', 'composed']],
  ['CombineFromEnvironment', ['environment', 'composed']],
  ['ToEnvironmentFieldPath', ['composed', 'environment']],
  ['CombineToEnvironment', ['composed', 'environment']],
]);

/** The sides of patches between the composite and the environment. */
const ENVIRONMENT_SIDES: ReadonlyMap<string, readonly [Side, Side]> = new Map([
  ['FromCompositeFieldPath', ['composite', 'environment']],
  ['CombineFromComposite', ['composite', 'environment']],
  ['ToEnvironmentFieldPath', ['composite', 'environment']],
  ['ToCompositeFieldPath', ['environment', 'composite']],
  ['CombineToComposite', ['environment', 'composite']],
  ['FromEnvironmentFieldPath', ['environment', 'composite']],
]);

/** Returns all patches of a template; those of a patch set once for each resource. */
export const patchesOf = ({ resources, environment }: Template): readonly Patch[] => [
  ...environment,
  ...resources.flatMap(({ patches }) => patches),
];

/** A field that a patch writes. */
export interface Write {
  readonly patch: Patch;
  readonly segments: readonly Segment[];
}

/** Returns the fields that patches write, without invalid paths. */
export const writesOf = (patches: readonly Patch[]): readonly Write[] =>
  patches.flatMap((patch) => {
    const segments = validSegments(patch.target?.text);
    return segments === undefined ? [] : [{ patch, segments }];
  });

/** Returns the paths that a patch reads. */
function sourcesOf(fields: Fields, path: Path, isCombine: boolean): readonly FieldReference[] {
  if (!isCombine)
    return typeof fields.fromFieldPath === 'string'
      ? [{ text: fields.fromFieldPath, pointer: buildPointer([...path, 'fromFieldPath']) }]
      : [];
  return listOf(fieldsOf(fields.combine).variables).flatMap((each, index) => {
    const { fromFieldPath } = fieldsOf(each);
    return typeof fromFieldPath === 'string'
      ? [{ text: fromFieldPath, pointer: buildPointer([...path, 'combine', 'variables', index, 'fromFieldPath']) }]
      : [];
  });
}

/** Returns the path that a patch writes. */
function targetOf(
  { toFieldPath }: Fields,
  path: Path,
  isCombine: boolean,
  [source]: readonly FieldReference[],
): FieldReference | undefined {
  if (typeof toFieldPath === 'string' && toFieldPath !== '') return { text: toFieldPath, pointer: buildPointer([...path, 'toFieldPath']) };
  return isCombine ? undefined : source;
}

/** Returns whether the resource waits while a source of the patch is missing. */
export const isRequired = ({ fields }: Patch): boolean => fieldsOf(fields.policy).fromFieldPath === 'Required';

/** Returns whether a patch keeps the existing members of the target. */
export const isMerge = ({ fields }: Patch): boolean => {
  const policy = fieldsOf(fields.policy);
  return (typeof policy.toFieldPath === 'string' && policy.toFieldPath !== 'Replace') || policy.mergeOptions !== undefined;
};

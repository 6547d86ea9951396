import { expandWildcards, getFieldValue } from '../paths/field-value.ts';
import { type MergeOptions, mergeFieldValue } from '../paths/merge-value.ts';
import { resolveTransforms } from '../transforms/resolve-transforms.ts';
import { CrossplaneError, withContext } from '../values/crossplane-error.ts';
import { formatGo, goJsonText } from '../values/format-go.ts';
import { type GoJson, type GoObject, isGoObject, kubernetesJson, useIntegers } from '../values/go-json.ts';
import { kindOf } from '../values/object-fields.ts';
import { type Combine, fromFieldPath, type Patch, toFieldPath, toPolicy } from './input.ts';

/** Copies the value of one field. Throws a CrossplaneError with `isNotFound` when the source does not have the field. */
export function applyFieldPathPatch(patch: Patch, from: GoObject, to: GoObject): void {
  const value = kubernetesJson(resolveTransforms(patch.transforms ?? [], getFieldValue(from, fromFieldPath(patch))));
  const options = mergeOptions(toPolicy(patch));
  const path = toFieldPath(patch);
  if (path.includes('[*]')) setEach(to, path, value, options);
  else withContext('cannot patch to object', () => setOne(to, path, value, options));
}

/** Combines the values of several fields to one text. A wildcard in the target path is a name like any other. */
export function applyCombinePatch(patch: Patch, from: GoObject, to: GoObject): void {
  const { combine = {} } = patch;
  const values = (combine.variables ?? []).map((variable) => getFieldValue(from, variable.fromFieldPath ?? ''));
  const value = resolveTransforms(patch.transforms ?? [], combined(combine, values));
  const options = mergeOptions(toPolicy(patch));
  withContext('cannot patch to object', () => setOne(to, toFieldPath(patch), value, options));
}

function combined({ strategy = '', string }: Combine, values: readonly GoJson[]): GoJson {
  if (strategy !== 'string') throw new CrossplaneError(`combine strategy ${strategy} is not supported`);
  if (string === undefined) throw new CrossplaneError(`given combine strategy ${strategy} requires configuration`);
  return formatGo(string.fmt ?? '', values);
}

const MERGE_OPTIONS: Readonly<Record<string, MergeOptions>> = {
  MergeObjects: { keepMapValues: true, appendSlice: false },
  MergeObject: { keepMapValues: true, appendSlice: false },
  MergeObjectsAppendArrays: { keepMapValues: true, appendSlice: true },
  ForceMergeObjects: { keepMapValues: false, appendSlice: false },
  ForceMergeObjectsAppendArrays: { keepMapValues: false, appendSlice: true },
  AppendArray: { keepMapValues: false, appendSlice: true },
};

function mergeOptions(policy: string): MergeOptions | undefined {
  if (policy === 'Replace') return undefined;
  const options = Object.hasOwn(MERGE_OPTIONS, policy) ? MERGE_OPTIONS[policy] : undefined;
  if (options === undefined) throw new CrossplaneError(`invalid patch policy ${policy}`);
  return options;
}

function setEach(to: GoObject, path: string, value: GoJson, options: MergeOptions | undefined): void {
  const paths = expandWildcards(to, path);
  if (paths.length === 0) throw new CrossplaneError(`cannot expand ToFieldPath ${path}`);
  for (const each of paths) mergeFieldValue(to, each, value, options);
  decodeAgain(to);
}

function setOne(to: GoObject, path: string, value: GoJson, options: MergeOptions | undefined): void {
  mergeFieldValue(to, path, value, options);
  decodeAgain(to);
}

/** The function decodes an object again after each patch. Then its whole numbers are `int64`, and an object without a kind is an error. */
function decodeAgain(object: GoObject): void {
  if (!decoded.has(object)) {
    useIntegers(object);
    decoded.add(object);
  }
  if (kindOf(object) === '') throw missingKind(object);
}

/** Returns a copy of a base, as the function decodes it. */
export function decodedBase(base: GoJson): GoJson {
  const object = kubernetesJson(base);
  if (isGoObject(object)) decoded.add(object);
  return object;
}

/** Objects that have the numbers of a decoded object. */
const decoded = new WeakSet<GoObject>();

export const missingKind = (object: GoObject): CrossplaneError =>
  new CrossplaneError(`Object 'Kind' is missing in '${goJsonText(object)}'`);

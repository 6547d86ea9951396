import { type Fields, fieldsOf, plainText } from '@slipway/manifest';
import { isSubstitutionDisabled } from '../substitution/left-alone.ts';
import { type SubstitutedObject, type SubstitutionProblem, substituteObject, unsetProblem } from '../substitution/substitute-object.ts';
import { type FindSource, type MissingSource, readVariables } from '../substitution/value-sources.ts';
import type { AppliedObject, BuildProblem } from './applied-object.ts';
import { distinctInputs, type UnresolvedInput } from './unresolved-input.ts';

/** The inputs of a variable substitution. */
export interface SubstitutionInput {
  readonly spec: Fields;
  readonly namespace: string;
  readonly findSource: FindSource;
  readonly strict: boolean;
  /** Whether to continue without missing values. */
  readonly buildRest: boolean;
}

/** Substitutes the variables of `postBuild`. Returns the same object if it has none to substitute, or the first problem. */
export function substituteAll(
  built: readonly AppliedObject[],
  { spec, namespace, findSource, strict, buildRest }: SubstitutionInput,
): { readonly objects: readonly AppliedObject[]; readonly unresolved: readonly UnresolvedInput[] } | { readonly error: BuildProblem } {
  const { postBuild } = spec;
  if (typeof postBuild !== 'object' || postBuild === null) return { objects: built, unresolved: [] };
  // The controller reads the values for each object that it substitutes: a missing source is no error when it substitutes no object.
  let variables: ReturnType<typeof readVariables> | undefined;
  const options = { strict, keepUnset: buildRest, always: (postBuild as Fields).substituteStrategy === 'Always' };
  const unresolved: UnresolvedInput[] = [];
  const objects: AppliedObject[] = [...built];
  const ids = idCounter(built);
  for (const [index, each] of built.entries()) {
    if (isSubstitutionDisabled(each.object)) continue;
    const onMissing = ({ kind, name, problem }: MissingSource): void => {
      const missing = problemOf(each, 'missing-values', problem);
      unresolved.push({ kind: 'values', name: `${kind}/${namespace}/${name}`, fails: false, problem: missing });
    };
    variables ??= readVariables(postBuild as Fields, namespace, findSource, buildRest ? onMissing : undefined);
    if ('missing' in variables) return { error: problemOf(each, 'missing-values', variables.missing.problem) };
    const result = substituteObject(each.object, variables, options);
    if ('problem' in result) return { error: substitutionProblem(each, result) };
    for (const name of result.unset) {
      unresolved.push({ kind: 'variable', name, fails: true, problem: substitutionProblem(each, unsetProblem(name)) });
    }
    if (isUntouched(each, result)) continue;
    objects[index] = { ...each, object: result.object, variables: result.used, unknownVariables: [...result.unknown, ...result.unset] };
    const equals = result.object === each.object ? 1 : ids.replace(each.object, result.object);
    if (equals > 1)
      return { error: { reason: 'duplicate-object', message: `in Replace: id matched ${equals} resources`, file: each.file } };
  }
  return { objects, unresolved: distinctInputs(unresolved) };
}

const isUntouched = ({ object }: AppliedObject, { object: after, used, unknown, unset }: SubstitutedObject): boolean =>
  after === object && used.length + unknown.length + unset.length === 0;

/** Counts how many objects have the same id. Most builds have no variable, so it counts only when an object is replaced. */
function idCounter(objects: readonly AppliedObject[]) {
  let counts: Map<string, number> | undefined;
  return {
    /** Replaces one object by another and returns how many objects have the id of the new one. */
    replace(before: Fields, after: Fields): number {
      counts ??= countedIds(objects);
      const [old, id] = [idOf(before), idOf(after)];
      counts.set(old, (counts.get(old) ?? 0) - 1);
      const count = (counts.get(id) ?? 0) + 1;
      counts.set(id, count);
      return count;
    },
  };
}

function countedIds(objects: readonly AppliedObject[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { object } of objects) counts.set(idOf(object), (counts.get(idOf(object)) ?? 0) + 1);
  return counts;
}

function problemOf({ object, file, index }: AppliedObject, reason: string, problem: string): BuildProblem {
  const name = plainText(fieldsOf(object.metadata).name);
  return { reason, message: `post build failed for '${gvkText(object)}/${name}': ${problem}`, file, index };
}

const substitutionProblem = (each: AppliedObject, { problem, unset }: SubstitutionProblem): BuildProblem =>
  unset === undefined
    ? problemOf(each, 'substitution', problem)
    : { ...problemOf(each, 'variable-not-set', problem), value: `\${${unset}}` };

/** Returns group, version and kind as kustomize prints them. */
function gvkText({ apiVersion, kind }: Fields): string {
  const [group, version] = plainText(apiVersion).includes('/') ? plainText(apiVersion).split('/') : ['', plainText(apiVersion)];
  return `${plainText(kind)}.${version || '[noVer]'}.${group || '[noGrp]'}`;
}

const idOf = ({ apiVersion, kind, metadata }: Fields): string => {
  const { name, namespace } = fieldsOf(metadata);
  return `${plainText(apiVersion)} ${plainText(kind)} ${plainText(namespace || 'default')} ${plainText(name)}`;
};

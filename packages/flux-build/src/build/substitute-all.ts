import { type Fields, fieldsOf, plainText } from '@slipway/manifest';
import { isLeftAlone } from '../substitution/left-alone.ts';
import { type SubstitutionProblem, substituteObject, unsetProblem } from '../substitution/substitute-object.ts';
import { type FindSource, type MissingSource, readVariables } from '../substitution/value-sources.ts';
import type { AppliedObject, BuildProblem } from './applied-object.ts';
import { distinctInputs, type UnresolvedInput } from './unresolved-input.ts';

/** How the variables of a Flux Kustomization are written in. */
export interface SubstitutionInput {
  readonly spec: Fields;
  readonly namespace: string;
  readonly findSource: FindSource;
  readonly strict: boolean;
  /** Go on without values that are missing. */
  readonly buildRest: boolean;
}

/** The objects of a build after `postBuild`, themselves where nothing is written into them; or the first problem. */
export function substituteAll(
  built: readonly AppliedObject[],
  { spec, namespace, findSource, strict, buildRest }: SubstitutionInput,
): { readonly objects: readonly AppliedObject[]; readonly unresolved: readonly UnresolvedInput[] } | { readonly error: BuildProblem } {
  const { postBuild } = spec;
  if (typeof postBuild !== 'object' || postBuild === null) return { objects: built, unresolved: [] };
  // The controller looks the values up for each object that it substitutes, so without one a missing source goes unnoticed.
  let variables: ReturnType<typeof readVariables> | undefined;
  const options = { strict, keepUnset: buildRest, always: (postBuild as Fields).substituteStrategy === 'Always' };
  const unresolved: UnresolvedInput[] = [];
  const objects: AppliedObject[] = [...built];
  let ids: Map<string, number> | undefined;
  for (const [index, each] of built.entries()) {
    if (isLeftAlone(each.object)) continue;
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
    if (result.object === each.object && result.used.length + result.unknown.length + result.unset.length === 0) continue;
    objects[index] = { ...each, object: result.object, variables: result.used, unknownVariables: [...result.unknown, ...result.unset] };
    if (result.object !== each.object) {
      ids ??= countedIds(built);
      const equals = recount(ids, each.object, result.object);
      if (equals > 1)
        return { error: { reason: 'duplicate-object', message: `in Replace: id matched ${equals} resources`, file: each.file } };
    }
  }
  return { objects, unresolved: distinctInputs(unresolved) };
}

function countedIds(objects: readonly AppliedObject[]): Map<string, number> {
  const ids = new Map<string, number>();
  for (const { object } of objects) ids.set(idOf(object), (ids.get(idOf(object)) ?? 0) + 1);
  return ids;
}

/** One object has become another; gives how many now have its id. */
function recount(ids: Map<string, number>, before: Fields, after: Fields): number {
  const [old, id] = [idOf(before), idOf(after)];
  ids.set(old, (ids.get(old) ?? 0) - 1);
  const count = (ids.get(id) ?? 0) + 1;
  ids.set(id, count);
  return count;
}

function problemOf({ object, file, index }: AppliedObject, reason: string, problem: string): BuildProblem {
  const name = plainText(fieldsOf(object.metadata).name);
  return { reason, message: `post build failed for '${gvkText(object)}/${name}': ${problem}`, file, index };
}

const substitutionProblem = (each: AppliedObject, { problem, unset }: SubstitutionProblem): BuildProblem =>
  unset === undefined
    ? problemOf(each, 'substitution', problem)
    : { ...problemOf(each, 'variable-not-set', problem), value: `\${${unset}}` };

/** As kustomize prints group, version and kind. */
function gvkText({ apiVersion, kind }: Fields): string {
  const [group, version] = plainText(apiVersion).includes('/') ? plainText(apiVersion).split('/') : ['', plainText(apiVersion)];
  return `${plainText(kind)}.${version || '[noVer]'}.${group || '[noGrp]'}`;
}

const idOf = ({ apiVersion, kind, metadata }: Fields): string => {
  const { name, namespace } = fieldsOf(metadata);
  return `${plainText(apiVersion)} ${plainText(kind)} ${plainText(namespace || 'default')} ${plainText(name)}`;
};

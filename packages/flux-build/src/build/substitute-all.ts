import { plainText } from '@slipway/manifest';
import type { BuiltObject } from '../built-object.ts';
import { type Fields, fieldsOf } from '../fields.ts';
import { isLeftAlone } from '../substitution/left-alone.ts';
import { substituteObject } from '../substitution/substitute-object.ts';
import { type FindSource, readVariables } from '../substitution/value-sources.ts';
import type { AppliedObject, BuildProblem } from './applied-object.ts';

/** The objects of a build after `postBuild`, or the first problem. */
export function substituteAll(
  built: readonly BuiltObject[],
  spec: Fields,
  namespace: string,
  find: FindSource,
  strict: boolean,
): { readonly objects: readonly AppliedObject[] } | { readonly error: BuildProblem } {
  const untouched = built.map((each): AppliedObject => ({ ...each, variables: [], unknownVariables: [] }));
  const { postBuild } = spec;
  if (typeof postBuild !== 'object' || postBuild === null) return { objects: untouched };
  // The controller looks the values up for each object that it substitutes, so without one a missing source goes unnoticed.
  let variables: ReturnType<typeof readVariables> | undefined;
  const options = { strict, always: (postBuild as Fields).substituteStrategy === 'Always' };
  const objects: AppliedObject[] = [...untouched];
  let ids: Map<string, number> | undefined;
  for (const [index, each] of untouched.entries()) {
    if (isLeftAlone(each.object)) continue;
    variables ??= readVariables(postBuild as Fields, namespace, find);
    const result = 'problem' in variables ? variables : substituteObject(each.object, variables, options);
    if ('problem' in result) return { error: problemOf(each, result.problem) };
    objects[index] = { ...each, object: result.object, variables: result.used, unknownVariables: result.unknown };
    if (result.object !== each.object) {
      ids ??= countedIds(untouched);
      const equals = recount(ids, each.object, result.object);
      if (equals > 1)
        return { error: { reason: 'duplicate-object', message: `in Replace: id matched ${equals} resources`, file: each.file } };
    }
  }
  return { objects };
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

function problemOf({ object, file }: AppliedObject, problem: string): BuildProblem {
  const message = `post build failed for '${gvkText(object)}/${plainText(fieldsOf(object.metadata).name)}': ${problem}`;
  return { reason: problem.startsWith('substitute from') ? 'missing-values' : 'substitution', message, file };
}

/** As kustomize prints group, version and kind. */
function gvkText({ apiVersion, kind }: Fields): string {
  const [group, version] = plainText(apiVersion).includes('/') ? plainText(apiVersion).split('/') : ['', plainText(apiVersion)];
  return `${plainText(kind)}.${version || '[noVer]'}.${group || '[noGrp]'}`;
}

const idOf = ({ apiVersion, kind, metadata }: Fields): string => {
  const { name, namespace } = fieldsOf(metadata);
  return `${plainText(apiVersion)} ${plainText(kind)} ${plainText(namespace || 'default')} ${plainText(name)}`;
};

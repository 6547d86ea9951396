import { type Fields, fieldsOf, LimitError, onceForEach, stableText } from '@slipway/manifest';
import { isResolvable } from '../build/unresolved-input.ts';
import { nameOf, namespaceOf } from '../flux-objects/flux-object.ts';
import { returnsSameResults } from '../source/watched-tree.ts';
import type { ValueSource } from '../substitution/value-sources.ts';
import type { Build, BuildMode, ClusterKustomization } from './kustomization-result.ts';
import { type SourceContent, treeOf } from './source-content.ts';

/** Whether a remembered build used the same inputs as a build of this Flux Kustomization would use, so that its outcome is the same. */
export function isBuildOf(build: Build, kustomization: ClusterKustomization, content: SourceContent, mode: BuildMode): boolean {
  try {
    return isSameMode(build, mode) && hasSameInputs(build, kustomization, content);
  } catch (error) {
    // A tree that can no longer be read gives another build.
    if (error instanceof LimitError) return false;
    throw error;
  }
}

/** Compares the modes. `buildRest` has no effect when the build is complete. */
function isSameMode({ strict, buildRest, outcome }: Build, mode: BuildMode): boolean {
  if (strict !== mode.strict) return false;
  return buildRest === mode.buildRest || ('error' in outcome ? !isResolvable(outcome.error) : outcome.unresolved === undefined);
}

function hasSameInputs(build: Build, { object, onCluster }: ClusterKustomization, content: SourceContent): boolean {
  if (build.object !== object && specText(build.object) !== specText(object)) return false;
  const { tree } = treeOf(content);
  if (tree !== build.tree && (tree === undefined || build.tree === undefined || !returnsSameResults(tree, build.answers))) return false;
  // The reason why a source is not available may have changed.
  if ('missing' in content && !('error' in build.outcome && build.outcome.error.message === content.missing)) return false;
  return build.lookups.every(({ kind, namespace, name, found }) => sameValues(onCluster.findValues(kind, namespace, name), found));
}

function sameValues(a: ValueSource | undefined, b: ValueSource | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.open !== b.open || a.values.size !== b.values.size) return false;
  return [...a.values].every(([name, value]) => b.values.has(name) && b.values.get(name) === value);
}

/** Returns a key that is equal for Flux Kustomizations of different clusters with the same name and `spec`: they may share a build. */
export const sharedBuildKey = onceForEach((object: Fields): string => `${namespaceOf(object)}/${nameOf(object)} ${specText(object)}`);

/** Returns the part of a Flux Kustomization that its build depends on. */
const specText = onceForEach((object: Fields): string => stableText(object.spec));

/** Returns the same key without `postBuild`, whose values are substituted at the end. */
export const unsubstitutedKey = onceForEach((object: Fields): string => {
  const { postBuild: _, ...spec } = fieldsOf(object.spec);
  return `${namespaceOf(object)}/${nameOf(object)} ${stableText(spec)}`;
});

import { createBudget, type Fields, plainText, textOf } from '@slipway/manifest';
import { definedKinds } from '../cluster/content-of.ts';
import { type ChangeCategory, type DefinitionChange, definitionChanges } from '../definitions/definition-changes.ts';
import { groupOf, objectText } from '../objects/fields.ts';
import type { TransitionRuleId } from '../rules/transition-rules.ts';
import type { TransitionState } from '../transition/fleet-transition.ts';
import { type CheckedChange, type TransitionProblem, transitionProblem } from './transition-problem.ts';

/** Limit of the work for all definitions of a change. A real change needs a few thousand operations. */
const MAX_OPERATIONS = 20_000_000;

const RULES: Readonly<Record<ChangeCategory, TransitionRuleId>> = {
  'version-removed': 'definition-version-removed',
  'field-removed': 'definition-field-removed',
  'type-changed': 'definition-narrowed',
  'value-narrowed': 'definition-narrowed',
  'field-required': 'definition-narrowed',
  'name-removed': 'definition-narrowed',
};

const WORDS: Readonly<Record<ChangeCategory, string>> = {
  'version-removed': 'versions that are not served',
  'field-removed': 'removed fields',
  'type-changed': 'other types',
  'value-narrowed': 'fewer values',
  'field-required': 'required fields',
  'name-removed': 'removed names',
};

/** The most fields and objects that a message lists. */
const MAX_LISTED = 5;

/** Reports CRDs and XRDs that accept less than before, one problem for each category and version. */
export function* narrowedDefinitions({ transition, new: next }: CheckedChange): Generator<TransitionProblem> {
  const budget = createBudget({ operations: MAX_OPERATIONS });
  const objectsOf = objectsByVersion(next);
  const reported = new Set<string>();
  for (const { before, after, cluster } of transition.changes) {
    if (before === undefined || after === undefined) continue;
    const { object } = after.applied;
    // The kind of the claims may be only in the old definition.
    const kinds = [...new Set([...definedKinds(object), ...definedKinds(before.applied.object)])];
    if (kinds.length === 0) continue;
    const changes = definitionChanges(before.applied.object, object, budget);
    for (const [category, same] of Map.groupBy(changes, (change) => `${change.category} ${change.version}`)) {
      const [first] = same as [DefinitionChange];
      const key = `${cluster} ${objectText(object)} ${category}`;
      if (reported.has(key)) continue;
      reported.add(key);
      const objects = kinds.flatMap((kind) => objectsOf(cluster, kind, first.version));
      const affected = objects.filter((each) => same.some(({ affects }) => affects(each))).map(objectText);
      yield transitionProblem(RULES[first.category], 'new', after, {
        pointer: first.pointer,
        message: `${objectText(object)} accepts less than before${first.category === 'version-removed' ? '' : ` in ${first.version}`}: ${WORDS[first.category]}: ${listed(same.map(({ text }) => text))}; ${usersText(affected)}. Objects in other repositories are unknown`,
        expected: 'an optional field, a wider value, or a new version of the kind',
      });
    }
  }
}

const usersText = (affected: readonly string[]): string =>
  affected.length === 0 ? 'no object of the fleet is affected' : `affected: ${listed(affected)}`;

function listed(texts: readonly string[]): string {
  const more = texts.length > MAX_LISTED ? ` and ${texts.length - MAX_LISTED} more` : '';
  return `${texts.slice(0, MAX_LISTED).join(', ')}${more}`;
}

/** Returns a function that finds the objects of a kind, `group|Kind`, in one version on a cluster. */
function objectsByVersion({ kustomizations }: TransitionState) {
  let index: Map<string, Fields[]> | undefined;
  const built = (): Map<string, Fields[]> => {
    const found = new Map<string, Fields[]>();
    for (const { appliesTo, objects = [] } of kustomizations)
      for (const { object } of objects) {
        const key = `${appliesTo}|${groupOf(object)}|${textOf(object.kind)}|${plainText(object.apiVersion ?? '')}`;
        const known = found.get(key);
        if (known === undefined) found.set(key, [object]);
        else known.push(object);
      }
    return found;
  };
  return (cluster: string, kind: string, version: string): readonly Fields[] => {
    index ??= built();
    return index.get(`${cluster}|${kind}|${kind.split('|')[0]}/${version}`) ?? [];
  };
}

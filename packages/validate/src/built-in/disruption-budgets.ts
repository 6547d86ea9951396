import { builtInRule, type Problems, reportedAt } from './forms/built-in-rule.ts';
import { labelSelector } from './forms/label-selectors.ts';
import { at, isSet, type Location } from './forms/location.ts';
import { positiveIntOrPercent } from './forms/percentages.ts';

export const budgetRule = builtInRule('disruption-budget-spec', {
  summary: 'A PodDisruptionBudget has minAvailable or maxUnavailable, as a number or a percentage of at most 100.',
  upstream: 'policy ValidatePodDisruptionBudgetSpec',
  remedy: 'Keep one of minAvailable and maxUnavailable.',
});

export function* disruptionBudget(object: Location): Problems {
  const spec = at(object, 'spec');
  const given = ['minAvailable', 'maxUnavailable'].filter((name) => isSet(spec, name));
  if (given.length === 2) yield reportedAt(budgetRule.forbidden(at(spec, 'maxUnavailable'), 'minAvailable is there already'), spec);
  for (const name of given) yield* positiveIntOrPercent(at(spec, name), budgetRule, true);
  yield* labelSelector(at(spec, 'selector'));
  if (isSet(spec, 'unhealthyPodEvictionPolicy'))
    yield* budgetRule.oneOf(at(spec, 'unhealthyPodEvictionPolicy'), ['AlwaysAllow', 'IfHealthyBudget']);
}

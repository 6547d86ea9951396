import { type BuiltInRule, mapProblems, type Problems, reportedAs } from './built-in-rule.ts';
import { type Location, textAt } from './location.ts';
import { qualifiedName } from './text-forms.ts';

/**
 * Checks a strategy, as `ValidateCoordinatedLeaseStrategy` does: a strategy of Kubernetes, or a name with a domain as prefix. As in the
 * server, the field name in the message is fixed.
 */
export function* leaseStrategy(strategy: Location, rule: BuiltInRule): Problems {
  const problems = textAt(strategy).includes('/') ? rule.form(strategy, qualifiedName) : rule.oneOf(strategy, ['OldestEmulationVersion']);
  yield* mapProblems(problems, (problem) => reportedAs(problem, (field) => `${field}.strategy`));
}

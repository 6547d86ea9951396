import { type FleetProblem, type FleetState, fleetCheckRules, fleetProblems } from '@slipway/fleet-check';
import type { Budget, Finding, Rule } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import { renderedObject } from '../fleet/installed-releases.ts';
import { type Placing, placeFinding } from './place-findings.ts';

/** Loaded only when needed: most fleets have no available chart. */
const ofReleases = lazy<typeof import('./release-verdicts.ts')>(import.meta.url, './release-verdicts.ts');

/**
 * Returns the findings of the rules between objects, at the positions where the user wrote the values. A finding that is the same on
 * several clusters is returned once.
 */
export function* ruleFindings(placing: Placing, state: FleetState, budget: Budget): Generator<Finding> {
  const groups = new Map<string, [FleetProblem, ...FleetProblem[]]>();
  for (const problem of fleetProblems(state, budget)) {
    const known = groups.get(keyOf(problem));
    if (known === undefined) groups.set(keyOf(problem), [problem]);
    else known.push(problem);
  }
  for (const [first, ...others] of groups.values()) {
    const { kustomization, applied, cluster, rule, ...text } = first;
    const { severity, remedy } = RULES.get(rule) as Rule;
    const clusters = [...new Set([cluster, ...others.map((each) => each.cluster)])];
    const rendered = renderedObject(applied);
    const about = { rule, severity, remedy, ...text };
    const finding =
      rendered === undefined
        ? placeFinding(placing, about, { kustomization, applied, clusters })
        : ofReleases().placeInRelease(placing, rendered, about, clusters);
    if (finding !== undefined) yield finding;
  }
}

/** The key is the same for one rule and one value in one document, if objects are created from it in the same way. */
function keyOf({ rule, severity, pointer, value, object, kustomization, applied }: FleetProblem): string {
  const entries = applied.trace.flatMap((entry) => [entry.file, entry.by]);
  return [rule, severity, pointer, value, object, kustomization.content, applied.file, applied.index, ...entries].join('\0');
}

const RULES: ReadonlyMap<string, Rule> = new Map(fleetCheckRules.map((rule) => [rule.id, rule]));

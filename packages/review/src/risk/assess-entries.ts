import type { FleetKustomization } from '@slipway/flux-build';
import { createBudget, type Fields } from '@slipway/manifest';
import type { RiskRule } from '../changes/review.ts';
import type { RiskLevel } from '../changes/review-file.gen.ts';
import type { CompositesOf } from '../composites/composites-of.ts';
import type { Entry } from '../fold/entry.ts';
import { below, groupOf, kindOf, nameOf, scalarText } from '../objects/values.ts';
import { type About, aboutEntry, type FleetFacts, type Found, titleOf } from './about.ts';
import { irreversible } from './irreversible.ts';
import { lost } from './lost.ts';
import { originsOf } from './origins.ts';
import { riskRules } from './risk-rules.ts';
import { security } from './security.ts';

/** A change with its risks, the highest first. */
export interface AssessedEntry {
  readonly entry: Entry;
  readonly title: string;
  readonly found: readonly Found[];
  readonly level: RiskLevel;
}

const BY_ID: ReadonlyMap<string, RiskRule> = new Map(riskRules.map((rule) => [rule.id, rule]));

/** Returns the rule with an id. */
export const riskRule = (id: Found['rule']): RiskRule => BY_ID.get(id) as RiskRule;

/** Evaluates every rule for every change. `old` and `next` are both fleets, which rules compare with. */
export function assessEntries(
  entries: readonly Entry[],
  old: readonly FleetKustomization[],
  next: readonly FleetKustomization[],
  compositesOf: CompositesOf,
): readonly AssessedEntry[] {
  const facts = { ...factsOf(old, next, compositesOf), createdWithName: createdWithName(entries) };
  return entries.map((entry) => {
    const about = aboutEntry(entry, facts);
    const found = [...lost(about), ...irreversible(about), ...security(about)];
    const all = [...(found.length === 0 && isBehaviour(about) ? [behaviour(about)] : found), ...waits(about)];
    const sorted = all.toSorted((a, b) => riskRule(b.rule).level - riskRule(a.rule).level);
    const [first] = sorted;
    return { entry, title: about.title, found: sorted, level: first === undefined ? 0 : riskRule(first.rule).level };
  });
}

function factsOf(
  old: readonly FleetKustomization[],
  next: readonly FleetKustomization[],
  compositesOf: CompositesOf,
): Omit<FleetFacts, 'createdWithName'> {
  const objects = (all: readonly FleetKustomization[]): readonly Fields[] => [
    ...new Set(all.flatMap(({ objects = [] }) => objects.map(({ object }) => object))),
  ];
  const before = objects(old);
  const composites = [...before, ...objects(next)].flatMap((object) => {
    if (kindOf(object) !== 'CompositeResourceDefinition' || groupOf(object) !== 'apiextensions.crossplane.io') return [];
    const group = scalarText(below(object, 'spec').group);
    return ['names', 'claimNames'].map((names) => `${group}/${scalarText(below(object, 'spec', names).kind)}`);
  });
  return {
    compositeKinds: new Set(composites),
    compositesOf,
    origins: new Set(before.flatMap(originsOf)),
    budget: createBudget({ operations: MAX_OPERATIONS }),
  };
}

/** Finds the object that is created in another namespace with the name of a deleted or orphaned one. */
function createdWithName(entries: readonly Entry[]): FleetFacts['createdWithName'] {
  const keyOf = (cluster: string, { object }: Entry): string => [cluster, groupOf(object), kindOf(object), nameOf(object)].join('\0');
  const created = new Map(
    entries
      .filter(({ change: { action, before } }) => action === 'create' && before === undefined)
      .flatMap((entry) => entry.clusters.map((cluster) => [keyOf(cluster, entry), titleOf(entry.object)] as const)),
  );
  return (entry) => entry.clusters.map((cluster) => created.get(keyOf(cluster, entry))).find((title) => title !== undefined);
}

/** Less than a minute of work. Not a time limit, so that the same fleets always have the same review. */
const MAX_OPERATIONS = 150_000_000;

function* waits({ title, entry }: About): Generator<Found> {
  if (entry.change.cause === 'waits-for-suspended')
    yield { rule: 'change-waits', evidence: `${title} does not change, because its Flux Kustomization waits for a suspended one` };
}

/** R1: the behaviour of running programs. Metadata and new objects do not change it. */
const isBehaviour = ({ action, fields, entry }: About): boolean =>
  ['change', 'move', 'delete', 'orphan'].includes(action) &&
  (action === 'delete' ||
    entry.diff?.restarts === true ||
    fields.some(({ hunk, fields: [first] }) => hunk.op !== 'reorder' && first !== 'metadata'));

const behaviour = ({ action, title, fields, entry }: About): Found => {
  if (action === 'delete') return { rule: 'behaviour-changed', evidence: `${title} is deleted` };
  const paths = fields.map(({ hunk }) => hunk.path);
  const shown = paths.length > 3 ? `${paths.slice(0, 3).join(', ')} and ${paths.length - 3} more` : paths.join(', ');
  return {
    rule: 'behaviour-changed',
    evidence: `${title}: ${shown === '' ? 'its Pods are restarted' : shown}${entry.diff?.restarts && shown !== '' ? '; its Pods are restarted' : ''}`,
  };
};

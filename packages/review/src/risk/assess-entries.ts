import type { FleetKustomization } from '@slipway/flux-build';
import type { RiskRule } from '../changes/review.ts';
import type { RiskLevel } from '../changes/review-file.gen.ts';
import type { CompositesOf } from '../composites/composites-of.ts';
import type { Entry } from '../fold/entry.ts';
import { type About, aboutEntry, type Found } from './about.ts';
import { admission } from './admission.ts';
import { composedResources } from './composed.ts';
import { crdFields } from './crd-fields.ts';
import { definitions } from './definitions.ts';
import { fleetFacts } from './fleet-facts.ts';
import { identities } from './identities.ts';
import { hasNoEffect } from './inert-metadata.ts';
import { irreversible } from './irreversible.ts';
import { leftBehind } from './left-behind.ts';
import { lost } from './lost.ts';
import { isBlockedInRelease, isContentField, isKnownRelease, releaseObjects } from './release-objects.ts';
import { releases } from './releases.ts';
import { riskRules } from './risk-rules.ts';
import { security } from './security.ts';
import { sources } from './sources.ts';

/** A change with its risks, the highest first. */
export interface AssessedEntry {
  readonly entry: Entry;
  readonly title: string;
  readonly found: readonly Found[];
  readonly level: RiskLevel;
  /** Findings on new clusters only, which are one risk of the cluster. */
  readonly ofNewCluster?: readonly Found[];
}

const BY_ID: ReadonlyMap<string, RiskRule> = new Map(riskRules.map((rule) => [rule.id, rule]));

/** Returns the rule with an id. */
export const riskRule = (id: Found['rule']): RiskRule => BY_ID.get(id) as RiskRule;

/** Functions that find risks of a change, each with a few related rules. */
const FAMILIES: readonly ((about: About) => Iterable<Found>)[] = [
  lost,
  releases,
  irreversible,
  leftBehind,
  sources,
  releaseObjects,
  definitions,
  crdFields,
  security,
  identities,
  admission,
];

/** Both fleets, which rules compare with. */
export interface AssessedFleets {
  readonly old: readonly FleetKustomization[];
  readonly next: readonly FleetKustomization[];
  readonly compositesOf: CompositesOf;
  /** Nothing runs there yet. @default none */
  readonly newClusters?: ReadonlySet<string>;
  /** `cluster|namespace/name` of the HelmReleases whose charts are rendered. @default none */
  readonly rendered?: ReadonlySet<string>;
  /** `cluster|name` of the Compositions of which all composites in the repository are compared. @default none */
  readonly composed?: ReadonlySet<string>;
}

/** Evaluates every rule for every change. The first objects of a new cluster have no risk of their own. */
export function assessEntries(
  entries: readonly Entry[],
  { old, next, compositesOf, newClusters = new Set(), rendered = new Set(), composed = new Set() }: AssessedFleets,
): readonly AssessedEntry[] {
  const facts = fleetFacts(entries, old, next, compositesOf, { rendered, composed });
  return entries.map((entry) => {
    const about = aboutEntry(entry, facts);
    const found = foundIn(about);
    if (entry.clusters.every((cluster) => newClusters.has(cluster)))
      return { entry, title: about.title, found: [], level: 0, ofNewCluster: found };
    const all = [...(found.length === 0 && isBehaviour(about) ? [behaviour(about)] : found), ...waits(about)];
    const sorted = all.toSorted((a, b) => riskRule(b.rule).level - riskRule(a.rule).level);
    const [first] = sorted;
    return { entry, title: about.title, found: sorted, level: first === undefined ? 0 : riskRule(first.rule).level };
  });
}

/** The content of a known chart decides the risk of its versions, not the size of the increment. */
function foundIn(about: About): readonly Found[] {
  const found = familiesOf(about).flatMap((find) => [...find(about)]);
  return isKnownRelease(about) ? found.filter(({ rule }) => rule !== 'major-version') : found;
}

function familiesOf(about: About): typeof FAMILIES {
  if (isBlockedInRelease(about)) return [releaseObjects];
  // A composed resource that is deleted or created again has its own rules: its name is not that of the object.
  return about.entry.change.composed !== undefined && REMOVING.has(about.action) ? [composedResources] : FAMILIES;
}

const REMOVING: ReadonlySet<About['action']> = new Set(['delete', 'recreate', 'orphan']);

function* waits({ title, entry }: About): Generator<Found> {
  if (entry.change.cause === 'waits-for-suspended')
    yield { rule: 'change-waits', evidence: `${title} does not change, because its Flux Kustomization waits for a suspended one` };
}

/** R1: the behaviour of running programs. New objects, and labels and annotations that no controller reads, do not change it. */
const isBehaviour = (about: About): boolean =>
  ['change', 'move', 'delete', 'orphan'].includes(about.action) &&
  (about.action === 'delete' ||
    about.entry.diff?.restarts === true ||
    about.fields.some((field) => field.hunk.op !== 'reorder' && !hasNoEffect(about, field) && !isContentField(about, field)));

const behaviour = ({ action, title, fields, entry }: About): Found => {
  if (action === 'delete') {
    const replaced = entry.renamedTo === undefined ? '' : `, and most likely replaced by ${entry.renamedTo}`;
    return { rule: 'behaviour-changed', evidence: `${title} is deleted${replaced}` };
  }
  const paths = fields.map(({ hunk }) => hunk.path);
  const shown = paths.length > 3 ? `${paths.slice(0, 3).join(', ')} and ${paths.length - 3} more` : paths.join(', ');
  return {
    rule: 'behaviour-changed',
    evidence: `${title}: ${shown === '' ? 'its Pods are restarted' : shown}${entry.diff?.restarts && shown !== '' ? '; its Pods are restarted' : ''}`,
  };
};

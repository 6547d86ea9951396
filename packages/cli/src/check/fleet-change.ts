import { type FleetTransition, fleetTransition, type TransitionProblem, transitionProblems, transitionRules } from '@slipway/fleet-check';
import { buildFleet, type FleetBuild, type FleetKustomization, type WrittenLocation } from '@slipway/flux-build';
import { type Finding, fieldsOf, once, type Rule, textOf } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import type { SecretValues } from '@slipway/validate/secret-values';
import { comparableOwners, configurationPackages } from '../fleet/configuration-packages.ts';
import { fileTexts } from '../fleet/file-texts.ts';
import { addFleetSecrets } from '../fleet/fleet-secrets.ts';
import { objectOwners } from '../fleet/object-owners.ts';
import type { OpenFleet } from '../fleet/open-fleet.ts';
import { shownFinding } from '../report/shown-finding.ts';
import type { AllowedDeletions } from '../settings/allowed-deletions.ts';
import { notKnown, transitionNotKnown } from './change-not-known.ts';
import type { ChangeCheck } from './check-change.ts';
import { checkUpdates } from './checked-updates.ts';
import type { ComposedChangeInput, ComposedFinding } from './composed-change-findings.ts';
import { mergeFindings, placeFinding } from './place-findings.ts';

/** Rendering needs many modules. Most fleets have no composite. */
const ofComposites = lazy<typeof import('./composed-change-findings.ts')>(import.meta.url, './composed-change-findings.ts');

/** Reports what a change does to the resources of composites, each with the state that has the Composition. */
function ofComposed(input: ComposedChangeInput): readonly (ComposedFinding & Pick<TransitionProblem, 'side'>)[] {
  if (!input.old.some(({ objects }) => objects?.some(({ object }) => object.kind === 'CompositeResourceDefinition'))) return [];
  const owners = new Set(input.old);
  return ofComposites()
    .composedChangeFindings(input)
    .map((each) => ({ ...each, side: owners.has(each.owner.kustomization) ? 'old' : 'new' }));
}

/** Checks the change from the fleet `open`. `deletions` are those that the settings of the new state allow. */
export function checkChange(
  open: OpenFleet,
  {
    deletions,
    secrets,
    known,
    filesAreCompared = false,
    onTransition,
  }: {
    readonly deletions: AllowedDeletions;
    readonly secrets: SecretValues;
    readonly known?: FleetBuild;
    /** Whether another check refuses the deletion of the files of a cluster. */
    readonly filesAreCompared?: boolean;
    /** Receives the changes of the objects. */
    readonly onTransition?: (transition: FleetTransition) => void;
  },
): ChangeCheck {
  return ({ placing, kustomizations, budget, ...kinds }) => {
    const built = known ?? buildFleet(open.input);
    const files = fileTexts(open);
    const applied = objectOwners(built);
    const before = [...applied, ...configurationPackages(applied, { open }).owners];
    const old = { kustomizations: comparableOwners(before, kustomizations) };
    addFleetSecrets(secrets, open, old.kustomizations, files);
    const next = { kustomizations: comparableOwners(kustomizations, before) };
    const updates = checkUpdates(next.kustomizations, kinds);
    const transition = fleetTransition({ old, new: next, refusalsOfUpdate: updates.refusalsOfUpdate });
    onTransition?.(transition);
    const places = { old: { fleet: built, open, files, definitions: undefined }, new: placing };
    const found: Record<TransitionProblem['side'], Finding[]> = { old: [], new: [] };
    const add = (side: TransitionProblem['side'], finding: Finding | undefined): void => {
      if (finding === undefined) return;
      budget.take('findings');
      found[side].push(shownFinding(finding, places[side].files.textOf(finding.file)));
    };
    for (const change of transition.changes) {
      const { action, cause, after, cluster } = change;
      if (after === undefined || action === 'recreate' || (action === 'blocked' && cause !== 'refused')) continue;
      for (const finding of updates.ofUpdate(change)) add('new', placeFinding(placing, finding, { ...after, clusters: [cluster] }));
    }
    const checked = { transition, old, new: next, isAllowed: deletions.isAllowed, reportsRemovedClusters: !filesAreCompared };
    for (const problem of transitionProblems(checked)) {
      const { side, kustomization, applied, cluster, rule, ...text } = problem;
      const { severity, remedy } = RULES.get(rule) as Rule;
      add(side, placeFinding(places[side], { rule, severity, remedy, ...text }, { kustomization, applied, clusters: [cluster] }));
    }
    const { isAllowed } = deletions;
    for (const { side, owner, finding, cluster } of ofComposed({
      old: old.kustomizations,
      changes: transition.changes,
      ...updates,
      isAllowed,
    }))
      add(side, placeFinding(places[side], finding, { ...owner, clusters: [cluster] }));
    const written = new Map<string, WrittenLocation | undefined>(
      old.kustomizations.map((each) => [`${each.appliesTo}|${each.namespace}/${each.name}`, each.written]),
    );
    for (const { cluster, kustomization } of notKnown(transition)) {
      const place = written.get(`${cluster}|${kustomization}`);
      add('old', {
        rule: transitionNotKnown.id,
        severity: transitionNotKnown.severity,
        remedy: transitionNotKnown.remedy,
        object: `Kustomization/${kustomization}`,
        message: 'it cannot be built as it was before: the effect of the change on its objects is unknown',
        expected: 'a state before the change that can be built',
        pointer: '',
        file: place === undefined ? '.' : files.fileName(place.content, place.file),
        clusters: [cluster],
      });
    }
    return {
      findings: [...mergeFindings(found.old), ...mergeFindings(found.new), ...deletions.unused()],
      textOf: (file) => files.textOf(file),
      hadRelease: releasesIn(old.kustomizations),
    };
  };
}

/** Returns whether a cluster has a HelmRelease. */
function releasesIn(owners: readonly FleetKustomization[]): (cluster: string, name: string) => boolean {
  const keys = once(
    () =>
      new Set(
        owners.flatMap(({ appliesTo, objects = [] }) =>
          objects.flatMap(({ object: { kind, metadata } }) => {
            const { namespace, name } = fieldsOf(metadata);
            return kind === 'HelmRelease' ? [`${appliesTo}|${textOf(namespace)}/${textOf(name)}`] : [];
          }),
        ),
      ),
  );
  return (cluster, name) => keys().has(`${cluster}|${name}`);
}

const RULES: ReadonlyMap<string, Rule> = new Map(transitionRules.map((rule) => [rule.id, rule]));

import {
  type ClusterState,
  type ComposedComposite,
  clusterState,
  composedComposites,
  fieldOrigin,
  withVariables,
} from '@slipway/compose/changes';
import { type FleetState, fleetCheckRules, resourceProblems } from '@slipway/fleet-check';
import type { AppliedObject, FleetKustomization } from '@slipway/flux-build';
import { type Budget, createBudget, type Fields, type Finding, fieldsOf, LimitError, type Rule, textOf } from '@slipway/manifest';
import { isPolicyRule, type ObjectFinding, objectTitle } from '@slipway/validate';
import { checkObject } from './check-object.ts';
import type { ClusterKinds } from './kinds-of-clusters.ts';
import { type Placing, placeFinding } from './place-findings.ts';

/** What the check of composed resources needs. */
export interface ComposedCheck {
  readonly placing: Placing;
  readonly kinds: ClusterKinds;
  readonly isOwn: boolean;
  /** The input of rules between objects. */
  readonly state: FleetState;
  readonly budget: Budget;
}

/** Checks what the composites of each cluster compose. Findings are at the patch or the base that sets a value. */
export function composedVerdicts(check: ComposedCheck): readonly Finding[] {
  const { composed, leftOut } = composedObjects(check.state.kustomizations);
  return [
    ...composed.flatMap((each) => verdictFindings(each, check)),
    ...ruleFindings(composed, check),
    ...(leftOut === 0 ? [] : [notRendered(leftOut)]),
  ];
}

const notRendered = (count: number): Finding => ({
  rule: 'fleet-too-large',
  severity: 'risk',
  message: `the resources of ${count} composite${count === 1 ? '' : 's'} are not checked: the check ended at the limit of its work for composites`,
  file: '',
  pointer: '',
  expected: 'composites within the limits of one run',
  remedy: 'check one cluster at a time: slipway check PATH',
});

/** A composed resource on a cluster. Values that only the cluster has are variables. */
interface ComposedObject {
  readonly cluster: string;
  readonly applied: AppliedObject;
  readonly template: string;
  /** `Kind/namespace/name` of the composite. */
  readonly composite: string;
  /** The Composition, and the Flux Kustomization that applies it. */
  readonly owner: Owned;
}

/** An object, and the Flux Kustomization that applies it. */
interface Owned {
  readonly kustomization: FleetKustomization;
  readonly applied: AppliedObject;
}

/** Limit of the work for all composites of a fleet. It is not a limit of time, so that equal fleets have equal findings. */
const MAX_OPERATIONS = 400e6;

interface ComposedObjects {
  readonly composed: readonly ComposedObject[];
  /** The number of composites that were not rendered. */
  readonly leftOut: number;
}

/** Returns the resources of all composites that are not suspended, in the order of the composites, until the budget ends. */
export function composedObjects(
  kustomizations: readonly FleetKustomization[],
  budget: Budget = createBudget({ operations: MAX_OPERATIONS }),
): ComposedObjects {
  const active = kustomizations.filter(({ suspendedBy }) => suspendedBy === undefined);
  const composed: ComposedObject[] = [];
  let leftOut = 0;
  for (const [cluster, own] of Map.groupBy(active, ({ appliesTo }) => appliesTo)) {
    const owners = new Map<Fields, Owned>();
    for (const kustomization of own)
      for (const applied of kustomization.objects ?? []) owners.set(applied.object, { kustomization, applied });
    const { found, missing } = composedOn(clusterState(owners.keys()), budget);
    leftOut += missing;
    for (const each of found) {
      const owner = owners.get(each.composition);
      if (owner !== undefined) composed.push(...objectsOf(each, owner, cluster));
    }
  }
  return { composed, leftOut };
}

function composedOn(state: ClusterState, budget: Budget): { readonly found: readonly ComposedComposite[]; readonly missing: number } {
  const found: ComposedComposite[] = [];
  let done = 0;
  try {
    for (const composite of state.composites.values()) {
      for (const each of composedComposites(state, [composite], budget)) {
        // All resources are kept in memory until they are checked.
        if ('resources' in each.composed) budget.take('objects', each.composed.resources.size);
        found.push(each);
      }
      done += 1;
    }
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
  }
  return { found, missing: state.composites.size - done };
}

function objectsOf({ composite, composed }: ComposedComposite, owner: Owned, cluster: string): readonly ComposedObject[] {
  if (!('resources' in composed)) return [];
  // The composite of a claim is cluster-scoped.
  const namespace = composite.isClaim ? undefined : fieldsOf(composite.object.metadata).namespace;
  const title = objectTitle(composite.object) ?? textOf(composite.object.kind);
  return [...composed.resources.values()].flatMap((resource) => {
    const known = withVariables(resource);
    if (known === undefined) return [];
    const name = resource.name ?? GENERATED;
    const metadata = { ...fieldsOf(known.object.metadata), name, ...(namespace !== undefined && { namespace }) };
    const object = { ...known.object, metadata } as AppliedObject['object'];
    const unknownVariables = [...known.variables, ...(resource.name === undefined ? ['generated_name'] : [])];
    const applied: AppliedObject = { object, file: '', index: 0, trace: [], variables: [], unknownVariables };
    return { cluster, applied, template: resource.template, composite: title, owner };
  });
}

/** The name of a resource whose name Crossplane generates. */
const GENERATED = `\${generated_name}`;

/** Returns what the API server refuses or drops in a composed resource. */
function verdictFindings(composed: ComposedObject, { placing, kinds, isOwn, budget }: ComposedCheck): readonly Finding[] {
  budget.take('objects');
  const { applied, cluster, owner } = composed;
  const { findings } = checkObject(applied, {
    validator: kinds.validatorOf(cluster),
    isSubstituted: applied.unknownVariables.length > 0,
    otherRelease: kinds.otherRelease(cluster, applied.object),
    knowsReleases: isOwn || kinds.knowsRelease(cluster, applied.object),
    isGiven: kinds.isGiven(applied.object),
  });
  const isNative = fieldsOf(owner.applied.object.spec).pipeline === undefined;
  return findings.filter(isOfServer).flatMap((each) => placed(placing, composed, isNative ? each : asApplied(each)));
}

const isOfServer = ({ rule, severity, pointer }: ObjectFinding): boolean =>
  (severity === 'reject' || severity === 'lossy') && !isPolicyRule(rule) && !/^\/metadata\/(?:name|namespace)$/.test(pointer);

/** Crossplane applies resources with server-side apply, which refuses a field that the kind does not have. Crossplane 1 patches them. */
const asApplied = (finding: ObjectFinding): ObjectFinding =>
  finding.rule === 'unknown-field' ? { ...finding, severity: 'reject' } : finding;

/** Maps a finding about a composed resource to its Composition. Resources of other functions have no finding. */
function placed(
  placing: Placing,
  { applied, template, composite, owner, cluster }: ComposedObject,
  finding: ObjectFinding,
): readonly Finding[] {
  const composition = owner.applied.object;
  const spot = fieldOrigin(composition, template, finding.spot ?? finding.pointer);
  if (spot === undefined) return [];
  const { apiVersion, kind } = applied.object;
  const text = finding.message.replaceAll(GENERATED, template);
  const message = `the resource ${template} of ${composite}, a ${textOf(kind)} of ${textOf(apiVersion)}: ${text}`;
  const object = objectTitle(composition);
  const about = { ...finding, ...(object !== undefined && { object }), apiVersion: textOf(composition.apiVersion), message, spot };
  const found = placeFinding(placing, about, { ...owner, clusters: [cluster] });
  return found === undefined ? [] : [found];
}

const RULES: ReadonlyMap<string, Rule> = new Map(fleetCheckRules.map((rule) => [rule.id, rule]));

/** Checks the composed resources with the rules between objects, together with the resources that Flux applies. */
function ruleFindings(composed: readonly ComposedObject[], { placing, state, budget }: ComposedCheck): readonly Finding[] {
  if (composed.length === 0) return [];
  const byApplied = new Map(composed.map((each) => [each.applied, each]));
  const byOwner = Map.groupBy(composed, ({ owner }) => owner.kustomization);
  const kustomizations = state.kustomizations.map((each) => ({
    ...each,
    objects: [
      ...(each.objects ?? []).filter(({ object }) => isOfCloud(object)),
      ...(byOwner.get(each) ?? []).map(({ applied }) => applied),
    ],
  }));
  return [...resourceProblems({ ...state, kustomizations, releases: [] }, budget)].flatMap(
    ({ rule, kustomization, applied, cluster, ...text }) => {
      const own = byApplied.get(applied);
      if (own === undefined) return [];
      const { severity, remedy } = RULES.get(rule) as Rule;
      return placed(placing, own, { rule, severity, remedy, ...text });
    },
  );
}

const isOfCloud = ({ apiVersion }: Fields): boolean => /^[a-z0-9.-]*(?:crossplane|upbound)\.io\//.test(textOf(apiVersion));

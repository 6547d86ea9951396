import type { Undecided } from '@slipway/fleet-check';
import { type FleetKustomization, kustomizationKey, objectsOfPrograms } from '@slipway/flux-build';
import type { FleetRelease } from '@slipway/helm';
import { type Budget, type Fields, type Finding, LimitError, workThrough } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import { type DocumentVerdict, tooLargeToCheck, type Verdict } from '@slipway/validate';
import type { OpenFleet } from '../fleet/open-fleet.ts';
import type { DefinitionFinder } from '../synth/definition-finder.ts';

import type { BuiltClusters } from './build-clusters.ts';
import type { ChangeCheck, ChangeFindings } from './check-change.ts';
import type { CheckMemory } from './check-memory.ts';
import { checkObject, type ObjectContext } from './check-object.ts';
import { baseFindings } from './composed-bases.ts';
import type { ComposedCheck } from './composed-verdicts.ts';
import { differentObjects, isSubstituted, type ObjectOrigin } from './different-objects.ts';
import { helmfileReleases } from './helmfile-releases.ts';
import { type Placing, placeObjectFindings } from './place-findings.ts';
import { ruleFindings } from './rule-findings.ts';

/** The verdict on an object that clusters get, with the name of the document that it comes from. */
export interface AppliedVerdict extends DocumentVerdict {
  readonly clusters: readonly string[];
}

/** The verdicts on all objects, and the findings of rules between objects. */
export interface CheckedObjects {
  /** Each different object, once for each document that it comes from. */
  readonly verdicts: readonly AppliedVerdict[];
  /** Findings name the position where the user wrote the value. */
  readonly findings: readonly Finding[];
  /** `kind-without-schema` of each object that was not checked because its schema is missing. */
  readonly unknown: readonly Finding[];
  /** Objects that rules look for and that may exist nevertheless. Empty unless requested. */
  readonly undecided: readonly Undecided[];
  /** The problems of the transition from another state, if requested. */
  readonly transition: ChangeFindings | undefined;
  /** Why not all objects were checked. */
  readonly limit: string | undefined;
}

/** What the check of objects needs. */
export interface ObjectOptions {
  /** Whether the fleet has definitions: they set the releases and all variables of its clusters. */
  readonly isOwn: boolean;
  /** The release of Kubernetes of a cluster, `1.34`. Undefined when it is not set. */
  readonly kubernetesOf: (cluster: string) => string | undefined;
  /** Whether to list what rules could not decide. */
  readonly listsUndecided?: boolean;
  /** Finds the TypeScript definition of a document of the tree. */
  readonly definitions: DefinitionFinder | undefined;
  /** Checks the change from another state. */
  readonly checkChange?: ChangeCheck | undefined;
  /** Memory of the previous check in the same process. */
  readonly memory?: CheckMemory | undefined;
}

/** Loaded only when needed: most fleets have no available chart. */
const ofReleases = lazy<typeof import('./release-verdicts.ts')>(import.meta.url, './release-verdicts.ts');

/** Loaded only when needed: most fleets have no Composition. */
const ofCompositions = lazy<typeof import('./composition-findings.ts')>(import.meta.url, './composition-findings.ts');

const composedFindings = (placing: Placing, kustomizations: readonly FleetKustomization[], kinds: BuiltClusters['kinds']) =>
  kustomizations.some(({ objects }) => objects?.some(({ object }) => isComposing(object)))
    ? ofCompositions().clusterCompositionFindings(placing, kustomizations, kinds)
    : [];

/** Loaded only when needed: most fleets have no composite. */
const ofComposites = lazy<typeof import('./composed-verdicts.ts')>(import.meta.url, './composed-verdicts.ts');

const composedResources = (check: ComposedCheck): readonly Finding[] =>
  check.state.kustomizations.some(({ objects }) => objects?.some(({ object }) => object.kind === 'CompositeResourceDefinition'))
    ? ofComposites().composedVerdicts(check)
    : [];

const isComposing = ({ kind }: Fields): boolean => kind === 'Composition' || kind === 'CompositeResourceDefinition';

type Progress = (text: string) => void;

/** Checks the objects that arrive on clusters, each different object once, until the budget ends. */
export function checkObjects(
  open: OpenFleet,
  built: BuiltClusters,
  options: ObjectOptions,
  { budget, progress }: { readonly budget: Budget; readonly progress: Progress },
): CheckedObjects {
  const { fleet, files, kinds, kustomizations } = built;
  const objects = differentObjects(kustomizations, kinds.kindOf, options.memory?.textOf);
  progress(`checking ${objects.length} objects`);
  const placing = { fleet, open, files, definitions: options.definitions };
  const verdicts: AppliedVerdict[] = [];
  const findings: Finding[] = [];
  const unknown: Finding[] = [];
  const undecided: Undecided[] = [];
  let transition: ChangeFindings | undefined;
  const leftOut = workThrough(budget, objects, (origins) => {
    budget.take('objects');
    const checked = checkOrigins(origins, built, options, placing);
    budget.take('findings', checked.findings.length);
    for (const each of checked.verdicts) verdicts.push(each);
    for (const each of checked.findings) findings.push(each);
    for (const each of checked.unknown) unknown.push(each);
  });
  for (const { item, error, interrupted } of leftOut) if (interrupted) findings.push(...tooSlow(item, error, placing));
  const addAll = (found: Iterable<Finding>): void => {
    for (const finding of found) {
      budget.take('findings');
      findings.push(finding);
    }
  };
  const between = limitOf(() => {
    transition = options.checkChange?.({ ...kinds, placing, kustomizations, budget });
    const releases = asReconciled(built.helm.releases, transition);
    const rendered = releases.length === 0 ? [] : ofReleases().releaseFindings(placing, releases, kinds, { isOwn: options.isOwn, budget });
    addAll(rendered);
    addAll(composedFindings(placing, kustomizations, kinds));
    const listed = options.listsUndecided === true ? { onUndecided: (each: Undecided) => undecided.push(each) } : {};
    const state = stateOf(open, built, options);
    addAll(ruleFindings(placing, { ...state, ...listed }, budget));
    // Composites of the fleet may be composed by a Composition in a package.
    addAll(composedResources({ placing, kinds, isOwn: options.isOwn, state: { ...state, kustomizations }, budget }));
  }, budget);
  const limit = leftOut.find(({ interrupted }) => !interrupted)?.error.message ?? between;
  return { verdicts, findings, unknown, undecided, transition, limit };
}

/** Returns releases as helm-controller renders them: a release of the old state is upgraded. */
const asReconciled = (releases: readonly FleetRelease[], transition: ChangeFindings | undefined): readonly FleetRelease[] =>
  transition === undefined
    ? releases
    : releases.map((release) => {
        const { cluster, spec, asUpgrade } = release;
        return asUpgrade !== undefined && transition.hadRelease(cluster, `${spec.namespace}/${spec.name}`) ? asUpgrade(2) : release;
      });

/** Checks one object once, and reports it for each document that it comes from. */
function checkOrigins(
  origins: readonly ObjectOrigin[],
  { kinds, files }: BuiltClusters,
  { isOwn, memory }: ObjectOptions,
  placing: Placing,
): Pick<CheckedObjects, 'verdicts' | 'findings' | 'unknown'> {
  const [first] = origins;
  if (first === undefined) return { verdicts: [], findings: [], unknown: [] };
  const cluster = first.clusters[0] ?? '';
  const contextOf = (object: Fields): ObjectContext => ({
    validator: kinds.validatorOf(cluster),
    isSubstituted: isOwn || isSubstituted(first.kustomization),
    otherRelease: kinds.otherRelease(cluster, object),
    knowsReleases: isOwn || kinds.knowsRelease(cluster, object),
    isGiven: kinds.isGiven(object),
  });
  const { findings: own, unknown = [], ...verdict } = (memory?.verdictsOf ?? checkObject)(first.applied, contextOf(first.applied.object));
  const findings = [...own, ...baseFindings(first.applied, (base) => checkObject(base, contextOf(base.object)).findings)];
  const checked = origins.map((origin) => {
    const { kustomization, applied, clusters } = origin;
    const placed = placeObjectFindings(placing, findings, origin);
    return {
      findings: placed,
      unknown: placeObjectFindings(placing, unknown, origin),
      verdict: {
        file: files.fileName(kustomization.content, applied.file),
        document: applied.index,
        ...verdict,
        verdict: verdictOf(verdict.verdict, placed),
        clusters,
      },
    };
  });
  return {
    verdicts: checked.map((each) => each.verdict),
    findings: checked.flatMap((each) => each.findings),
    unknown: checked.flatMap((each) => each.unknown),
  };
}

/** Returns the input of the rules between objects. Helmfiles are searched when a rule needs them. */
function stateOf(
  { input, tree }: OpenFleet,
  { fleet, kustomizations, packages, installed }: BuiltClusters,
  { kubernetesOf }: ObjectOptions,
): Parameters<typeof ruleFindings>[1] {
  let releases: ReadonlySet<string> | undefined;
  return {
    isInProgram: objectsOfPrograms(tree),
    kubernetesOf,
    installsBefore: (chart) => {
      releases ??= helmfileReleases(tree);
      return releases.has(chart);
    },
    kustomizations: kustomizations.filter((each) => !packages.owners.includes(each)),
    releases: [...installed, ...packages.installed],
    roots: input.roots,
    resourceSets: fleet.resourceSets,
    textOf: (kustomization: FleetKustomization, file: string) =>
      fleet.memory.results.get(kustomizationKey(kustomization))?.tree?.read(file),
  };
}

/** A loss that the user did not cause does not make an object lossy. */
const verdictOf = (verdict: Verdict['verdict'], placed: readonly Finding[]): Verdict['verdict'] =>
  verdict === 'lossy' && !placed.some(({ severity }) => severity === 'lossy') ? 'accept' : verdict;

function tooSlow(origins: readonly ObjectOrigin[], error: LimitError, placing: Placing): readonly Finding[] {
  const [first] = origins;
  return first === undefined ? [] : placeObjectFindings(placing, tooLargeToCheck(first.applied.object, error).findings, first);
}

function limitOf(work: () => void, budget: Budget): string | undefined {
  try {
    budget.interruptible(work);
    return undefined;
  } catch (error) {
    if (error instanceof LimitError) return error.message;
    throw error;
  }
}

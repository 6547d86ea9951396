import { type Budget, createBudget } from '@slipway/manifest';
import { type Cluster, clusterOf } from './cluster/cluster.ts';
import { type FleetState, indexClusters } from './cluster/cluster-index.ts';
import { accountsOfRoles } from './crossplane/accounts-of-roles.ts';
import { activation } from './crossplane/activation.ts';
import { awsPermissions } from './crossplane/aws-permissions.ts';
import { clusterNames } from './crossplane/cluster-names.ts';
import { installedProviders } from './crossplane/installed-providers.ts';
import { managedReferences } from './crossplane/managed-references.ts';
import { namesInAccount } from './crossplane/names-in-account.ts';
import { pipelines } from './crossplane/pipelines.ts';
import { usedResources } from './crossplane/used-resources.ts';
import { workloadIdentity } from './crossplane/workload-identity.ts';
import { imageVersions } from './hygiene/image-versions.ts';
import { pinnedVersions } from './hygiene/pinned-versions.ts';
import { sealedSecrets } from './hygiene/sealed-secrets.ts';
import { addressRanges } from './networks/address-ranges.ts';
import { awsLocations } from './networks/aws-locations.ts';
import { nodeVersions, proxyVersions } from './networks/node-versions.ts';
import { privateEndpoints } from './networks/private-endpoints.ts';
import { definitionOrder } from './order/definition-order.ts';
import { emptied } from './order/emptied.ts';
import { hookOrder } from './order/hook-order.ts';
import { missingDefinitions } from './order/missing-definitions.ts';
import { namespaceOrder } from './order/namespace-order.ts';
import { readiness } from './order/readiness.ts';
import { type Sequence, sequenceOf } from './order/sequence.ts';
import { valueOrder } from './order/value-order.ts';
import { waitCycles, waitsForOwnSource } from './order/wait-graph.ts';
import { keptContent } from './ownership/kept-content.ts';
import { sharedObjects } from './ownership/shared-objects.ts';
import { bounds } from './permissions/bounds.ts';
import { tenants } from './permissions/tenants.ts';
import { alertEvents } from './references/alert-events.ts';
import { fluxReferences } from './references/flux-references.ts';
import { fluxShapes } from './references/flux-shapes.ts';
import { fluxValues } from './references/flux-values.ts';
import { imageMarkers } from './references/image-markers.ts';
import { operatorValues } from './references/operator-values.ts';
import { projectReferences } from './references/project-references.ts';
import { projectValues } from './references/project-values.ts';
import { secretTemplates } from './references/secret-templates.ts';
import { sourceTypes } from './references/source-types.ts';
import { usages } from './references/usages.ts';
import { valueReferences } from './references/value-references.ts';
import { type FleetRuleId, fleetCheckRules } from './rules/fleet-check-rules.ts';
import type { FleetProblem } from './rules/fleet-problem.ts';
import { RULES_OF_RELEASES } from './rules/rules-of-releases.ts';
import { addOnVersions } from './versions/add-on-versions.ts';
import { deprecatedVersions } from './versions/deprecated-versions.ts';
import { fluxComponents } from './versions/flux-components.ts';
import { laterReleases } from './versions/later-releases.ts';
import { servedVersions } from './versions/served-versions.ts';
import { replicaCounts } from './workloads/budgets.ts';
import { classes } from './workloads/classes.ts';
import { podSecurity } from './workloads/pod-security.ts';
import { probePorts } from './workloads/probe-ports.ts';
import { quotas } from './workloads/quotas.ts';
import { repeatedJobs } from './workloads/repeated-jobs.ts';
import { servicePods } from './workloads/service-pods.ts';
import { webhooks } from './workloads/webhooks.ts';
import { workloadReferences } from './workloads/workload-references.ts';
import { createdSecrets } from './writers/created-secrets.ts';
import { defaultClasses } from './writers/default-classes.ts';
import { releaseNames } from './writers/release-names.ts';
import { takenRoutes } from './writers/routes.ts';
import { serviceAddresses } from './writers/service-addresses.ts';

/**
 * Checks the clusters of a fleet with all rules, each cluster separately, and the roles of one cluster against the accounts of another.
 * Throws a LimitError if that needs far more work than the largest fleets do.
 */
export function* fleetProblems(state: FleetState, budget: Budget = createBudget()): Generator<FleetProblem> {
  const spend = spenderOf(budget);
  const sequence = sequenceOf(state, spend);
  const clusters = indexClusters(state).map((index) => clusterOf(index, spend));
  for (const cluster of clusters)
    for (const find of FAMILIES) for (const problem of find(cluster, sequence)) if (isForUser(cluster, problem)) yield problem;
  yield* workloadIdentity(clusters);
  yield* accountsOfRoles(clusters);
  yield* usedResources(clusters);
  yield* imageMarkers(clusters);
}

/**
 * Checks the objects of each cluster with the rules that need only the values of a cloud resource, those of other resources in the cloud,
 * and the providers of the cluster.
 */
export function* resourceProblems(state: FleetState, budget: Budget = createBudget()): Generator<FleetProblem> {
  const spend = spenderOf(budget);
  for (const cluster of indexClusters(state).map((index) => clusterOf(index, spend)))
    for (const find of FAMILIES_OF_RESOURCES) for (const problem of find(cluster)) if (RULES_OF_RESOURCES.has(problem.rule)) yield problem;
}

/** Returns a function that takes operations from the part of a budget that the rules between objects have. */
function spenderOf(budget: Budget): (units: number) => void {
  const own = budget.part({ operations: MAX_OPERATIONS });
  return (units) => own.take('operations', units);
}

/** Whether the user of a chart can act on a problem. Most advice about the objects of a chart is for its authors. */
const isForUser = ({ releaseOf }: Cluster, { rule, severity, kustomization }: FleetProblem): boolean =>
  releaseOf(kustomization) === undefined ||
  (RULES_OF_RELEASES.has(rule) && ((severity ?? SEVERITIES.get(rule)) !== 'advice' || rule === 'definition-comes-later'));

const SEVERITIES = new Map(fleetCheckRules.map(({ id, severity }) => [id, severity]));

/** About ten times the work of the largest public fleets. */
const MAX_OPERATIONS = 1e9;

/** Functions that check the objects of a cluster, each with a few related rules. */
const FAMILIES: readonly ((cluster: Cluster, sequence: Sequence) => Iterable<FleetProblem>)[] = [
  fluxReferences,
  sourceTypes,
  alertEvents,
  fluxShapes,
  fluxValues,
  valueReferences,
  projectReferences,
  usages,
  projectValues,
  operatorValues,
  secretTemplates,
  servicePods,
  workloadReferences,
  probePorts,
  podSecurity,
  classes,
  webhooks,
  replicaCounts,
  quotas,
  repeatedJobs,
  definitionOrder,
  missingDefinitions,
  hookOrder,
  namespaceOrder,
  readiness,
  waitCycles,
  waitsForOwnSource,
  emptied,
  keptContent,
  sharedObjects,
  pinnedVersions,
  imageVersions,
  tenants,
  sealedSecrets,
  managedReferences,
  pipelines,
  awsPermissions,
  bounds,
  activation,
  installedProviders,
  namesInAccount,
  clusterNames,
  valueOrder,
  fluxComponents,
  servedVersions,
  laterReleases,
  deprecatedVersions,
  addOnVersions,
  addressRanges,
  awsLocations,
  nodeVersions,
  proxyVersions,
  privateEndpoints,
  releaseNames,
  createdSecrets,
  serviceAddresses,
  takenRoutes,
  defaultClasses,
];

/** The functions that report the rules of `RULES_OF_RESOURCES`, in the order of `FAMILIES`. */
const FAMILIES_OF_RESOURCES: readonly ((cluster: Cluster) => Iterable<FleetProblem>)[] = [
  awsPermissions,
  activation,
  installedProviders,
  namesInAccount,
  addressRanges,
  awsLocations,
];

/** The rules of `resourceProblems`. */
export const RULES_OF_RESOURCES: ReadonlySet<string> = new Set<FleetRuleId>([
  'region-not-found',
  'zone-not-found',
  'instance-type-not-found',
  'image-of-other-processor',
  'refused-range',
  'empty-policy',
  'permissions-over-service',
  'name-taken-in-account',
  'kind-not-activated',
  'provider-not-found',
]);

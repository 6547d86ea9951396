import { type Budget, createBudget } from '@slipway/manifest';
import { type Cluster, clusterOf } from './cluster/cluster.ts';
import { type FleetState, indexClusters } from './cluster/cluster-index.ts';
import { accountsOfRoles } from './crossplane/accounts-of-roles.ts';
import { activation } from './crossplane/activation.ts';
import { awsRights } from './crossplane/aws-rights.ts';
import { clusterNames } from './crossplane/cluster-names.ts';
import { composedResources } from './crossplane/composed-resources.ts';
import { installedProviders } from './crossplane/installed-providers.ts';
import { managedReferences } from './crossplane/managed-references.ts';
import { namesInAccount } from './crossplane/names-in-account.ts';
import { usedResources } from './crossplane/used-resources.ts';
import { workloadIdentity } from './crossplane/workload-identity.ts';
import { imageVersions } from './hygiene/image-versions.ts';
import { pinnedVersions } from './hygiene/pinned-versions.ts';
import { sealedSecrets } from './hygiene/sealed-secrets.ts';
import { addressRanges } from './networks/address-ranges.ts';
import { awsPlaces } from './networks/aws-places.ts';
import { nodeVersions, proxyVersions } from './networks/node-versions.ts';
import { definitionOrder } from './order/definition-order.ts';
import { emptied } from './order/emptied.ts';
import { namespaceOrder } from './order/namespace-order.ts';
import { readiness } from './order/readiness.ts';
import { type Sequence, sequenceOf } from './order/sequence.ts';
import { valueOrder } from './order/value-order.ts';
import { keptContent } from './ownership/kept-content.ts';
import { fluxReferences } from './references/flux-references.ts';
import { projectReferences } from './references/project-references.ts';
import { valueReferences } from './references/value-references.ts';
import { bounds } from './rights/bounds.ts';
import { tenants } from './rights/tenants.ts';
import type { FleetProblem } from './rules/fleet-problem.ts';
import { addOnVersions } from './versions/add-on-versions.ts';
import { deprecatedVersions } from './versions/deprecated-versions.ts';
import { laterReleases } from './versions/later-releases.ts';
import { classes } from './workloads/classes.ts';
import { servicePods } from './workloads/service-pods.ts';
import { workloadReferences } from './workloads/workload-references.ts';

/**
 * Everything that the rules say of the clusters of a fleet, each of which is looked at by itself, and of what the roles that one of them
 * makes say of the accounts of another. Throws a LimitError where that takes more
 * than fleets do.
 */
export function* fleetProblems(state: FleetState, budget: Budget = createBudget()): Generator<FleetProblem> {
  const own = budget.part({ steps: MOST_STEPS });
  const spend = (steps: number): void => own.take('steps', steps);
  const sequence = sequenceOf(state, spend);
  const clusters = indexClusters(state).map((index) => clusterOf(index, spend));
  for (const cluster of clusters) for (const find of FAMILIES) yield* find(cluster, sequence);
  yield* workloadIdentity(clusters);
  yield* accountsOfRoles(clusters);
  yield* usedResources(clusters);
}

/** Some ten times what the largest public fleets take. */
const MOST_STEPS = 1e9;

/** Rules about one thing, which look at it together. */
const FAMILIES: readonly ((cluster: Cluster, sequence: Sequence) => Iterable<FleetProblem>)[] = [
  fluxReferences,
  valueReferences,
  projectReferences,
  servicePods,
  workloadReferences,
  classes,
  definitionOrder,
  namespaceOrder,
  readiness,
  emptied,
  keptContent,
  pinnedVersions,
  imageVersions,
  tenants,
  sealedSecrets,
  managedReferences,
  composedResources,
  awsRights,
  bounds,
  activation,
  installedProviders,
  namesInAccount,
  clusterNames,
  valueOrder,
  laterReleases,
  deprecatedVersions,
  addOnVersions,
  addressRanges,
  awsPlaces,
  nodeVersions,
  proxyVersions,
];

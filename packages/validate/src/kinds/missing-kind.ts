import { listCommunityKinds } from '@slipway/community-kinds';
import { listKinds } from '@slipway/kube-models';
import { nearest } from '@slipway/manifest';
import type { ClusterSettings } from '../cluster/cluster-settings.ts';
import { type Unserved, whyUnserved } from '../cluster/served-kinds.ts';
import type { Problem } from '../objects/object-finding.ts';
import { ofRule } from '../rules/of-rule.ts';
import { apiVersionOf, type KnownKind } from './kind-source.ts';
import { isTransientKind, removedKind, removedWith } from './removed-kinds.ts';

/** Kinds for which only the names are available, because the licence of flux-operator does not allow its CRDs to be included. */
const NAMED: readonly KnownKind[] = ['FluxInstance', 'FluxReport', 'ResourceSet', 'ResourceSetInputProvider'].map((kind) => ({
  group: 'fluxcd.controlplane.io',
  version: 'v1',
  kind,
}));

/** Versions that only the experimental channel of Gateway API serves. The kinds of the standard channel are included. */
const EXPERIMENTAL: ReadonlySet<string> = new Set(
  ['v1alpha2 TCPRoute', 'v1alpha2 TLSRoute', 'v1alpha3 TLSRoute', 'v1alpha2 UDPRoute', 'v1alpha3 BackendTLSPolicy'].map(
    (each) => `gateway.networking.k8s.io/${each}`,
  ),
);

/** Returns the problem of a kind that neither a server of `cluster` nor a CRD in `own` has. */
export function explainMissing(apiVersion: string, kind: string, own: readonly KnownKind[], cluster: ClusterSettings): Problem {
  const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  const isNamed = NAMED.some((each) => each.kind === kind && apiVersionOf(each) === apiVersion);
  const isExperimental = EXPERIMENTAL.has(`${apiVersion} ${kind}`) && !own.some((each) => each.group === group && each.kind === kind);
  if (isNamed || isExperimental) return withoutSchema(apiVersion, kind);
  const pinned = listKinds();
  const served = pinned.filter((entry) => !entry.offByDefault || whyUnserved(entry, cluster) === undefined);
  const known: readonly KnownKind[] = [...own, ...served, ...listCommunityKinds(), ...NAMED];
  const unserved = pinned.find((entry) => entry.kind === kind && apiVersionOf(entry) === apiVersion);
  const sameKind = known.filter((candidate) => candidate.kind === kind && apiVersionOf(candidate) !== apiVersion);
  const sameGroup = sameKind.filter((candidate) => candidate.group === group);
  const related = sameGroup.length ? sameGroup : sameKind.filter((candidate) => isRelated(group, candidate.group));
  const servedAs = [...new Set(related.map(apiVersionOf))];
  const why = unserved && whyUnserved(unserved, cluster);
  if (why) return unservedVersion(apiVersion, kind, servedAs, why);
  if (servedAs.length) return wrongApiVersion(apiVersion, kind, servedAs);
  if (isTransientKind(group, kind)) return question(apiVersion, kind);
  const inGroup = [
    ...new Set(known.filter((candidate) => apiVersionOf(candidate) === apiVersion).map((candidate) => candidate.kind)),
  ].sort();
  const removed = removedKind(group, kind);
  const most = SHARED_DOMAINS.has(group.split('.').slice(-2).join('.')) ? MAX_DIFFERENT_LETTERS : undefined;
  const meant = inGroup.find((name) => name.toLowerCase() === kind.toLowerCase()) ?? nearest(kind, inGroup, most);
  const isKnownGroup = known.some((candidate) => candidate.group === group);
  if (removed === undefined && meant === undefined && !isComplete(group, isKnownGroup)) return withoutSchema(apiVersion, kind);
  return {
    ...ofRule('unknown-kind'),
    message: `there is no kind ${kind} in ${apiVersion}`,
    pointer: '/kind',
    value: kind,
    expected: inGroup.length ? `one of ${inGroup.join(', ')}` : 'a kind of Kubernetes itself, or one of a group with a dot in its name',
    remedy: removed ?? (meant ? `did you mean ${meant}?` : 'correct apiVersion and kind'),
  };
}

/**
 * Maximum number of different letters of a misspelt kind, in groups below the domain of a publisher of many products. Only some kinds of a
 * cloud provider are included, and their names are similar: `RolePolicyAttachment` and `UserPolicyAttachment`.
 */
const MAX_DIFFERENT_LETTERS = 2;

/** Returns the note about an object whose kind has no schema. The kind may be valid. */
const withoutSchema = (apiVersion: string, kind: string): Problem => ({
  ...ofRule('kind-without-schema'),
  message: `no schema is available for ${apiVersion} ${kind}`,
  pointer: '/kind',
  value: kind,
  expected: 'a built-in kind, or a kind whose CRD is available',
  remedy: 'add the CRD that defines it: slipway kinds add FILE',
});

/**
 * Returns whether all kinds of the group are available. The server accepts a CRD only in a group with a dot
 * (`ValidateCustomResourceDefinition` of apiextensions-apiserver), so that all other groups are built in. The built-in groups with a dot
 * are listed.
 */
const isComplete = (group: string, isKnown: boolean): boolean => !group.includes('.') || (isKnown && SERVER_GROUPS.has(group));

const SERVER_GROUPS: ReadonlySet<string> = new Set(
  [
    ...['admissionregistration', 'apiextensions', 'apiregistration', 'authentication', 'authorization', 'certificates', 'coordination'],
    ...['discovery', 'events', 'flowcontrol.apiserver', 'internal.apiserver', 'networking', 'node', 'rbac.authorization', 'resource'],
    ...['scheduling', 'storage', 'storagemigration'],
  ].map((name) => `${name}.k8s.io`),
);

/**
 * Returns whether a kind may have moved from one group to the other: within Kubernetes (`extensions` to `apps`), or within one product.
 * Kinds with the same name from other publishers (`Cluster`, `Policy`, `ProviderConfig`) are not related.
 */
const isRelated = (group: string, other: string): boolean => !group.includes('.') || domainOf(group) === domainOf(other);

/** Returns the last two parts of a group. For a domain of a publisher of many products, returns the whole group. */
const domainOf = (group: string): string => {
  const parts = group.split('.').filter((part) => part !== 'm'); // `ec2.aws.m.upbound.io` has the namespaced kinds of `ec2.aws.upbound.io`
  const domain = parts.slice(-2).join('.');
  return SHARED_DOMAINS.has(domain) ? parts.join('.') : domain;
};

/**
 * Domains whose groups are separate projects, or one for each service of a cloud provider: each may have a `Cluster`, or a
 * `ServiceMonitor`.
 */
const SHARED_DOMAINS: ReadonlySet<string> = new Set([
  ...['amazonaws.com', 'azure.com', 'coreos.com', 'crossplane.io', 'gke.io', 'google.com', 'k8s.aws', 'k8s.io', 'openshift.io'],
  ...['upbound.io', 'x-k8s.io'],
]);

function wrongApiVersion(apiVersion: string, kind: string, servedAs: readonly string[]): Problem {
  const removed = removedWith(apiVersion, kind);
  return {
    ...ofRule('wrong-api-version'),
    message: `${kind} is not served as ${apiVersion}${removed === undefined ? '' : `: Kubernetes ${removed} removed it`}`,
    pointer: '/apiVersion',
    value: apiVersion,
    expected: servedAs.join(' or '),
    remedy: `write apiVersion: ${servedAs.at(-1)}, and check the fields against that version`,
  };
}

/** Returns the problem of a version that kube-apiserver has but this cluster does not serve. */
function unservedVersion(apiVersion: string, kind: string, servedAs: readonly string[], { runtimeConfig, featureGate }: Unserved): Problem {
  const needed = [
    ...(runtimeConfig === undefined ? [] : [`${runtimeConfig} in its runtimeConfig`]),
    ...(featureGate === undefined ? [] : [`the feature gate ${featureGate}`]),
  ];
  const flags = [
    ...(runtimeConfig === undefined ? [] : [`runtimeConfig: {${runtimeConfig}: true}`]),
    ...(featureGate === undefined ? [] : [`featureGates: {${featureGate}: true}`]),
  ];
  const turnedOn = `if the cluster has that on, write ${flags.join(' and ')} in slipway.yaml`;
  return {
    ...ofRule('wrong-api-version'),
    message: `${kind} is not served as ${apiVersion}: that is off where the cluster does not turn it on`,
    pointer: '/apiVersion',
    value: apiVersion,
    expected: servedAs.length > 0 ? servedAs.join(' or ') : `a cluster with ${needed.join(' and ')}`,
    remedy: servedAs.length > 0 ? `write apiVersion: ${servedAs.at(-1)}, and check the fields against that version; ${turnedOn}` : turnedOn,
  };
}

const question = (apiVersion: string, kind: string): Problem => ({
  ...ofRule('unknown-kind'),
  message: `${apiVersion} ${kind} is asked of the API server, which stores no such object`,
  pointer: '/kind',
  value: kind,
  expected: 'a kind of objects that are stored',
  remedy: 'remove the document: it cannot be applied',
});

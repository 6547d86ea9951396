import { below, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { groupOf, textsOf } from '../objects/fields.ts';
import { missingObjects, type Reference } from '../references/missing-object.ts';
import type { FleetProblem } from '../rules/fleet-problem.ts';

/** Reports references between AWS managed resources. Skips kinds of which Flux applies none: another tool may create them. */
export function* managedReferences(cluster: Cluster): Generator<FleetProblem> {
  yield* missingObjects(cluster, 'managed-resource-not-found', references(cluster), ({ wanted: { group, kind } }) =>
    cluster.ofKind(group, kind).length === 0 ? { severity: 'risk' } : {},
  );
}

function* references(cluster: Cluster): Generator<Reference> {
  const composed = composedGroups(cluster);
  for (const about of cluster.active) {
    const [, family] = /^[a-z0-9]+\.(aws\.(?:m\.)?(?:upbound|crossplane)\.io|aws\.crossplane\.io)$/.exec(groupOf(about.object)) ?? [];
    if (family === undefined) continue;
    const spec = below(about.object.spec, 'forProvider');
    for (const [field, [service, kind]] of Object.entries(TARGETS)) {
      const { name } = below(spec, field);
      const group = `${service}.${family}`;
      if (typeof name !== 'string' || composed.has(group)) continue;
      yield {
        about,
        pointer: `/spec/forProvider/${field}/name`,
        wanted: { group, kind, ...namespaceOfTarget(about.object, family), name: textOf(name), notByCharts: true },
        does: 'refers to',
      };
    }
  }
}

/** Returns the groups of managed resources that composites create, whose names only Crossplane has. */
function composedGroups(cluster: Cluster): ReadonlySet<string> {
  const compositions = cluster.ofKind('apiextensions.crossplane.io', 'Composition').map(({ object }) => object.spec);
  return new Set([...textsOf(compositions)].flatMap((text) => [...groupsIn(text)]));
}

/** Yields the groups in a text, such as the template of a function. */
function* groupsIn(text: string): Generator<string> {
  for (const { 0: family, index } of text.matchAll(/\.aws\.(?:m\.)?(?:upbound|crossplane)\.io/g)) {
    const service = text
      .slice(Math.max(0, index - 63), index)
      .split(/[^a-z0-9]/)
      .at(-1);
    if (service) yield service + family;
  }
}

const namespaceOfTarget = ({ metadata }: Readonly<Record<string, unknown>>, family: string): { readonly namespace?: string } =>
  family.includes('.m.') ? { namespace: textOf(below(metadata).namespace) } : {};

const TARGETS: Readonly<Record<string, readonly [string, string]>> = {
  policyArnRef: ['iam', 'Policy'],
  roleRef: ['iam', 'Role'],
  roleNameRef: ['iam', 'Role'],
  roleArnRef: ['iam', 'Role'],
  clusterNameRef: ['eks', 'Cluster'],
  vpcIdRef: ['ec2', 'VPC'],
  subnetIdRef: ['ec2', 'Subnet'],
  internetGatewayIdRef: ['ec2', 'InternetGateway'],
  natGatewayIdRef: ['ec2', 'NATGateway'],
  routeTableIdRef: ['ec2', 'RouteTable'],
  allocationIdRef: ['ec2', 'EIP'],
};

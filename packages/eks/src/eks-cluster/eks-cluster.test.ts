import { DefinitionError } from '@slipway/manifest';
import { Ajv } from 'ajv';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ValueOf } from '../crossplane/composite-schema.ts';
import { eksClusterDefinition, MAX_CLUSTER_NAME } from './definition.ts';
import { type EksClusterInput, eksCluster } from './eks-cluster.ts';
import { eksClusterHealth } from './health.ts';
import { type EksClusterSpec, eksClusterSpec } from './schema.ts';

const GROUP = 'fleet.example.org';

const zone = (letter: string, index: number) => ({
  availabilityZone: `eu-west-1${letter}`,
  publicCidr: `10.20.${index}.0/24`,
  privateCidr: `10.20.${64 + index * 32}.0/19`,
});

const input: EksClusterInput = {
  name: 'commercial-staging',
  region: 'eu-west-1',
  kubernetes: { controlPlane: '1.35', nodes: '1.34' },
  network: { cidr: '10.20.0.0/16', zones: [zone('a', 0), zone('b', 1)] },
  nodes: { instanceType: 'm7i.large', min: 2, max: 4, desired: 2 },
};

function problems(change: Partial<EksClusterInput>): string[] {
  try {
    eksCluster(GROUP, { ...input, ...change });
    return [];
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return error.findings.map(({ pointer, message }) => `${pointer} ${message}`);
  }
}

describe('eksCluster', () => {
  it('makes a composite in a namespace of its own, not in that of Flux', () => {
    const { apiVersion, kind, metadata } = eksCluster(GROUP, input);
    expect({ apiVersion, kind, metadata }).toEqual({
      apiVersion: `${GROUP}/v1beta1`,
      kind: 'EKSCluster',
      metadata: { name: 'commercial-staging', namespace: 'commercial-staging' },
    });
  });

  it('chooses the Composition for its zones and its protection', () => {
    const three = { ...input, network: { ...input.network, zones: [zone('a', 0), zone('b', 1), zone('c', 2)] as const } };
    expect(eksCluster(GROUP, input).spec.crossplane.compositionRef.name).toBe('eks-cluster-2-zones-protected');
    expect(eksCluster(GROUP, three).spec.crossplane.compositionRef.name).toBe('eks-cluster-3-zones-protected');
    expect(eksCluster(GROUP, { ...input, deletionProtection: false }).spec.crossplane.compositionRef.name).toBe('eks-cluster-2-zones');
  });

  it('refuses a namespace that may be deleted with the cluster in it', () => {
    const message = (namespace: string) => `the namespace ${namespace} is reserved: its owner may delete it, and the cluster with it`;
    expect(problems({ namespace: 'flux-system' })).toEqual([`/metadata/namespace ${message('flux-system')}`]);
    expect(problems({ name: 'crossplane-system' })).toEqual([`/metadata/name ${message('crossplane-system')}`]);
    expect(problems({ name: 'kube-test' })).toEqual([`/metadata/name ${message('kube-test')}`]);
    expect(problems({ namespace: 'clusters' })).toEqual([]);
  });

  it('refuses ranges that AWS refuses', () => {
    const zones = [zone('a', 0), zone('b', 1)] as const;
    expect(problems({ network: { cidr: '10.0.0.0/8', zones } })).toEqual([
      '/spec/network/cidr AWS refuses a range with the prefix length /8',
    ]);
    expect(problems({ network: { cidr: '10.20.0.7/16', zones } })).toEqual([
      '/spec/network/cidr the address is not the first one of the range',
    ]);
    expect(problems({ network: { cidr: '10.20.0.0/16', zones: [zones[0], { ...zones[1], publicCidr: '10.20.1.0/29' }] } })).toEqual([
      '/spec/network/zones/1/publicCidr AWS refuses a range with the prefix length /29',
    ]);
  });

  it('is accepted by the schema of the definition, where nothing unknown passes', () => {
    const { crossplane: _, ...spec } = eksCluster(GROUP, { ...input, tags: { team: 'platform' }, endpoint: { public: false } }).spec;
    const validate = new Ajv({ strict: false }).compile(closed(eksClusterSpec));
    expect(validate(spec), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...spec, zone: 'eu-west-1a' })).toBe(false);
    expect(validate({ ...spec, kubernetes: { controlPlane: '1.35' } })).toBe(false);
  });

  it('reports every contradiction at once', () => {
    expect(
      problems({
        name: 'Commercial',
        kubernetes: { controlPlane: '1.34', nodes: '1.35' },
        nodes: { ...input.nodes, desired: 9 },
        network: { cidr: '10.20.0.0/16', zones: [zone('a', 0), { ...zone('a', 0), publicCidr: '10.30.0.0/24' }] },
      }),
    ).toEqual([
      '/metadata/name the name of the cluster is not valid',
      '/spec/kubernetes/nodes nodes cannot be newer than the control plane',
      '/spec/nodes the sizes contradict each other',
      '/spec/network/zones/1/availabilityZone zones[0] and zones[1] are the same availability zone',
      '/spec/network/zones/1/publicCidr the subnet is outside of the VPC',
      '/spec/network/zones/1/privateCidr the subnet overlaps /spec/network/zones/0/privateCidr',
    ]);
  });

  it('refuses what AWS would refuse half an hour later', () => {
    expect(problems({ kubernetes: { controlPlane: '1.35', nodes: '1.31' } })).toEqual([
      '/spec/kubernetes/nodes nodes are too old for the control plane',
    ]);
    const withProxy = (kubeProxy: string) => problems({ kubernetes: { controlPlane: '1.34', nodes: '1.34', addons: { kubeProxy } } });
    expect(withProxy('v1.35.0-eksbuild.2')).toEqual([
      '/spec/kubernetes/addons/kubeProxy kube-proxy cannot be newer than the control plane',
    ]);
    expect(withProxy('v1.30.9-eksbuild.3')).toEqual(['/spec/kubernetes/addons/kubeProxy kube-proxy is too old for the control plane']);
    expect([withProxy('v1.34.1-eksbuild.2'), withProxy('v1.31.14-eksbuild.2')]).toEqual([[], []]);
    expect(problems({ kubernetes: { controlPlane: 'v1.35', nodes: '1.34' } })).toEqual([
      '/spec/kubernetes/controlPlane not a minor version of Kubernetes',
    ]);
    expect(problems({ region: 'us-east-1' })).toEqual(['/spec/region no availability zone of the cluster is in the region us-east-1']);
    expect(problems({ region: 'eu-wset-1' })).toEqual([
      '/spec/region no availability zone of the cluster is in the region eu-wset-1; did you mean eu-west-1?',
    ]);
    const zones = [zone('a', 0), { ...zone('b', 1), availabilityZone: 'us-east-1b' }] as const;
    expect(problems({ network: { ...input.network, zones } })).toEqual([
      '/spec/network/zones/1/availabilityZone the zone is not in the region',
    ]);
    expect(problems({ network: { ...input.network, cidr: '10.20.0.0' } })).toEqual(['/spec/network/cidr not an IPv4 range']);
    expect(problems({ name: 'a'.repeat(51) })).toEqual(['/metadata/name the name of the cluster is not valid']);
  });

  it('compares the image of the nodes with the processors of their instance type', () => {
    const withNodes = (nodes: Partial<EksClusterInput['nodes']>) => problems({ nodes: { ...input.nodes, ...nodes } });
    const refused = (image: string, type: string) => [
      `/spec/nodes/instanceType the image ${image} is not for the processors of ${type}: EKS refuses the node group`,
    ];
    for (const instanceType of ['m7g.large', 'c7gn.xlarge', 'is4gen.large', 'a1.large', 'g5g.xlarge', 't4g.medium', 'x2gd.large']) {
      expect(withNodes({ instanceType })).toEqual(refused('AL2023_x86_64_STANDARD', instanceType));
      expect(withNodes({ instanceType, amiType: 'AL2023_ARM_64_STANDARD' })).toEqual([]);
    }
    for (const instanceType of ['m7i.large', 'g5.xlarge', 'g4dn.xlarge', 'g6e.xlarge', 'gr6.4xlarge', 'p5en.48xlarge', 'm7i-flex.large']) {
      expect(withNodes({ instanceType })).toEqual([]);
      expect(withNodes({ instanceType, amiType: 'AL2023_ARM_64_STANDARD' })).toEqual(refused('AL2023_ARM_64_STANDARD', instanceType));
    }
    expect(withNodes({ instanceType: 'g5.xlarge', amiType: 'AL2023_x86_64_NVIDIA' })).toEqual([]);
  });

  it('says where the cluster was written', () => {
    try {
      eksCluster(GROUP, { ...input, name: '-' });
      expect.unreachable();
    } catch (error) {
      expect((error as DefinitionError).findings[0]?.file).toBe(import.meta.filename);
    }
  });

  it('has typed fields', () => {
    expectTypeOf<EksClusterSpec['nodes']['desired']>().toEqualTypeOf<number>();
    expectTypeOf<EksClusterSpec['tags']>().toEqualTypeOf<Readonly<Record<string, string>> | undefined>();
  });
});

/** Only for the compiler, never called. */
export function whatDoesNotCompile(): void {
  // @ts-expect-error one zone is not enough for EKS
  eksCluster(GROUP, { ...input, network: { cidr: '10.20.0.0/16', zones: [zone('a', 0)] } });
  // @ts-expect-error the region is required
  eksCluster(GROUP, { name: 'a', kubernetes: input.kubernetes, network: input.network, nodes: input.nodes });
  // @ts-expect-error no such image type
  eksCluster(GROUP, { ...input, nodes: { ...input.nodes, amiType: 'AL2_x86_64' } });
  // @ts-expect-error the field is controlPlane
  eksCluster(GROUP, { ...input, kubernetes: { version: '1.35', nodes: '1.35' } });
}

describe('the definition', () => {
  it('leaves room for the longest name that contains the cluster name', () => {
    expect(eksClusterDefinition(GROUP)).toHaveProperty(
      'spec.versions.0.schema.openAPIV3Schema.properties.metadata.properties.name.maxLength',
      MAX_CLUSTER_NAME,
    );
    expect(MAX_CLUSTER_NAME + '-control-plane'.length).toBeLessThanOrEqual(64);
  });

  it('is never pruned, because every cluster would be deleted with it', () => {
    expect(eksClusterDefinition(GROUP).metadata.annotations).toEqual({ 'kustomize.toolkit.fluxcd.io/prune': 'disabled' });
  });

  it('limits every list and text that a rule reads, or its cost would be refused', () => {
    const zones = eksClusterSpec.properties.network.properties.zones;
    expect(zones.maxItems).toBe(3);
    for (const field of Object.values(zones.items.properties)) expect(field.maxLength).toBeLessThan(64);
    expect(eksClusterSpec['x-kubernetes-validations'].at(-1)?.rule).not.toMatch(/endsWith|startsWith|matches/);
  });
});

describe('eksClusterHealth', () => {
  it('asks for Synced and Ready of the present generation', () => {
    const health = eksClusterHealth(GROUP);
    expect(health).toMatchObject({ apiVersion: `${GROUP}/v1beta1`, kind: 'EKSCluster' });
    for (const condition of ['Synced', 'Ready'])
      expect(health.current).toContain(`status.conditions.exists(c, c.type == '${condition}' && c.status == 'True'`);
    expect(health.current).toContain('c.observedGeneration == metadata.generation');
  });
});

/** Returns the schema as the API server validates it: undeclared fields are rejected. */
function closed(schema: unknown): object {
  if (Array.isArray(schema) || typeof schema !== 'object' || schema === null) return schema as object;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, key === 'default' ? value : closed(value)]));
  return 'properties' in schema && 'type' in schema ? { ...inner, additionalProperties: false } : inner;
}

it('has a documented type that is equal to the schema of the XRD', () => {
  expectTypeOf<EksClusterSpec>().toEqualTypeOf<ValueOf<typeof eksClusterSpec>>();
});

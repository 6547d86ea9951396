import { addressRange, contains, overlap } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { awsFacts, instanceTypes } from '../src/networks/aws-facts.ts';
import { exampleFiles, problemsIn } from './example-fleet.ts';

const found = (text: string) => problemsIn(exampleFiles(text)).map(({ rule, severity, message }) => ({ rule, severity, message }));

const resource = (service: string, kind: string, fields: string, name = 'shop'): string => `---
apiVersion: ${service}.aws.m.upbound.io/v1beta1
kind: ${kind}
metadata: {name: ${name}, namespace: default}
spec: {forProvider: {region: eu-west-1, ${fields}}}
`;

describe('fields of a composite that a Composition copies into resources of AWS', () => {
  const composition = `---
apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: c}
spec:
  compositeTypeRef: {apiVersion: example.org/v1, kind: Env}
  mode: Pipeline
  pipeline:
    - step: a
      functionRef: {name: f}
      input:
        apiVersion: pt.fn.crossplane.io/v1beta1
        kind: Resources
        patchSets: [{name: region, patches: [{fromFieldPath: spec.region, toFieldPath: spec.forProvider.region}]}]
        resources:
          - name: subnet
            base: {apiVersion: ec2.aws.m.upbound.io/v1beta1, kind: Subnet, spec: {forProvider: {}}}
            patches:
              - {type: PatchSet, patchSetName: region}
              - {fromFieldPath: 'spec.zones[0].name', toFieldPath: spec.forProvider.availabilityZone}
          - name: template
            base: {apiVersion: ec2.aws.m.upbound.io/v1beta1, kind: LaunchTemplate, spec: {forProvider: {}}}
            patches:
              - {type: PatchSet, patchSetName: region}
              - {fromFieldPath: spec.nodes.instanceType, toFieldPath: spec.forProvider.instanceType}
`;
  const env = (region: string, zone: string, type: string): string =>
    `---\napiVersion: example.org/v1\nkind: Env\nmetadata: {name: a, namespace: default}\nspec: {region: ${region}, zones: [{name: ${zone}}], nodes: {instanceType: ${type}}}\n`;
  test.each([
    ['eu-west-1', 'eu-west-1a', 'm7i.large', []],
    ['eu-west-1', 'eu-west-1a', 'm7i.larg', ['instance-type-not-found /spec/nodes/instanceType']],
    ['eu-west-1', 'eu-west-1x', 'm7i.large', ['zone-not-found /spec/zones/0/name']],
    ['eu-west-1', 'eu-central-1a', 'm7i.large', ['zone-not-found /spec/zones/0/name']],
    ['eu-wset-1', 'eu-west-1a', 'm7i.large', ['region-not-found /spec/region']],
  ])('%s, %s, %s', (region, zone, type, expected) => {
    const problems = problemsIn(exampleFiles(`${composition}${env(region, zone, type)}`)).filter(
      ({ applied }) => applied.object.kind === 'Env',
    );
    expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(expected);
  });
});

describe('ranges of addresses', () => {
  test.each([
    ['10.0.0.0/16', '10.0.0.0/16'],
    ['10.0.3.1/16', '10.0.0.0/16'],
    ['255.255.255.255/32', '255.255.255.255/32'],
    ['0.0.0.0/0', '0.0.0.0/0'],
  ])('%s is %s', (text, canonical) => {
    expect(addressRange(text)?.canonical).toBe(canonical);
  });

  test.each(['10.0.0.0', '10.0.0.256/16', '10.0.0.0/33', '10.0.0/16', 'fd00::/8', ''])('%s is not a range', (text) => {
    expect(addressRange(text)).toBeUndefined();
  });

  test('lie in each other, or not', () => {
    const [vpc, subnet, other] = ['10.0.0.0/16', '10.0.128.0/20', '10.1.0.0/16'].map(addressRange);
    if (vpc === undefined || subnet === undefined || other === undefined) throw new Error('not read');
    expect([contains(vpc, subnet), contains(subnet, vpc), overlap(vpc, subnet), overlap(vpc, other)]).toEqual([true, false, true, false]);
  });

  test.each([
    ['10.20.0.0/12', 'the size /12'],
    ['10.20.0.0/29', 'the size /29'],
    ['10.20.0.7/16', 'not the first one'],
    ['10.20.0/16', 'not a range'],
  ])('AWS refuses %s of a VPC', (range, words) => {
    const problems = found(resource('ec2', 'VPC', `cidrBlock: ${range}`));
    expect(problems.map(({ rule }) => rule)).toEqual(['refused-range']);
    expect(problems[0]?.message).toContain(words);
  });

  test('a second subnet over the first, and Services over both', () => {
    const text = [
      resource('ec2', 'VPC', 'cidrBlock: 10.20.0.0/16'),
      resource('ec2', 'Subnet', 'cidrBlock: 10.20.0.0/20, vpcIdRef: {name: shop}', 'a'),
      resource('ec2', 'Subnet', 'cidrBlock: 10.20.8.0/21, vpcIdRef: {name: shop}', 'b'),
      resource('eks', 'Cluster', 'kubernetesNetworkConfig: {serviceIpv4Cidr: 10.20.0.0/20}, vpcConfig: {subnetIdRefs: [{name: a}]}'),
    ].join('');
    expect(found(text).map(({ rule, message }) => [rule, message])).toEqual([
      ['clashing-ranges', 'Subnet/default/b has 10.20.8.0/21, which overlaps 10.20.0.0/20 of Subnet/default/a'],
      ['clashing-ranges', 'Cluster/default/shop has 10.20.0.0/20 for Services, which overlaps 10.20.0.0/20 of Subnet/default/a'],
    ]);
  });

  test('skips a VPC that gets another range, and variables', () => {
    const text = [
      resource('ec2', 'VPC', 'cidrBlock: 10.20.0.0/16'),
      resource('ec2', 'VPCIPv4CidrBlockAssociation', 'cidrBlock: 10.30.0.0/16, vpcIdRef: {name: shop}'),
      resource('ec2', 'Subnet', 'cidrBlock: 10.30.0.0/20, vpcIdRef: {name: shop}', 'a'),
    ].join('');
    expect(found(text)).toEqual([]);
  });
});

describe('places of AWS', () => {
  test.each([
    ['us-east-1', []],
    ['eu-isoe-west-1', []],
    ['localstack', []],
    ['eu-west-9', [['region-not-found', 'risk']]],
    ['us-eats-1', [['region-not-found', undefined]]],
  ])('a bucket in %s', (region, expected) => {
    const text = resource('s3', 'Bucket', 'forceDestroy: false').replace('eu-west-1', region);
    expect(found(text).map(({ rule, severity }) => [rule, severity])).toEqual(expected);
  });

  test.each([
    ['eu-west-1c', []],
    ['eu-west-1', [['zone-not-found', undefined]]],
    ['eu-west-1x', [['zone-not-found', 'risk']]],
    ['eu-west-2a', [['zone-not-found', undefined]]],
    ['us-east-1-bos-1a', []],
  ])('a subnet in %s', (zone, expected) => {
    const text = resource('ec2', 'Subnet', `cidrBlock: 10.20.0.0/20, availabilityZone: ${zone}`);
    expect(found(text).map(({ rule, severity }) => [rule, severity])).toEqual(expected);
  });

  test.each([
    ['m7i.large', []],
    ['m99.large', []],
    ['m7i.64xlarge', []],
    ['m7i.xlareg', ['instance-type-not-found']],
  ])('a node group of %s', (type, expected) => {
    expect(found(resource('eks', 'NodeGroup', `instanceTypes: [${type}]`)).map(({ rule }) => rule)).toEqual(expected);
  });

  test('the facts have a date, sources, and what is in use', () => {
    const { date, sources, zones } = awsFacts();
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const source of sources) expect(source).toMatch(/^[\w-]+ [0-9a-f]{40}$/);
    expect(Object.keys(zones).length).toBeGreaterThan(30);
    expect(zones['us-east-1']).toBe('abcdef');
    expect([...instanceTypes()].every((type) => /^[a-z][a-z0-9-]*\.[a-z0-9-]+$/.test(type))).toBe(true);
    expect(instanceTypes().size).toBeGreaterThan(800);
  });
});

describe('an EKS cluster whose API server has no public endpoint', () => {
  const composition = (base = ''): string => `---
apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: c}
spec:
  compositeTypeRef: {apiVersion: example.org/v1, kind: Env}
  mode: Pipeline
  pipeline:
    - step: a
      functionRef: {name: f}
      input:
        apiVersion: pt.fn.crossplane.io/v1beta1
        kind: Resources
        resources:
          - name: cluster
            base: {apiVersion: eks.aws.m.upbound.io/v1beta1, kind: Cluster, spec: {forProvider: {}}}
            patches: [{fromFieldPath: spec.endpoint.public, toFieldPath: spec.forProvider.vpcConfig.endpointPublicAccess}]
${base}`;
  const env = (isPublic: string): string =>
    `---\napiVersion: example.org/v1\nkind: Env\nmetadata: {name: shop, namespace: default}\nspec: {endpoint: {public: ${isPublic}}}\n`;
  const eks = (vpcConfig: string): string => resource('eks', 'Cluster', `vpcConfig: {endpointPublicAccess: false, ${vpcConfig}}`);
  const client = (name = 'shop'): string => `---
apiVersion: eks.aws.m.upbound.io/v1beta1
kind: ClusterAuth
metadata: {name: ${name}, namespace: flux-system}
spec: {forProvider: {region: eu-west-1, clusterName: ${name}}, writeConnectionSecretToRef: {name: ${name}-kubeconfig}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: flux-system}
spec: {interval: 1h, chart: {spec: {chart: ./c, sourceRef: {kind: GitRepository, name: flux-system}}}, kubeConfig: {secretRef: {name: ${name}-kubeconfig}}}
`;
  const at = (text: string): readonly string[] =>
    problemsIn(exampleFiles(text)).flatMap(({ rule, pointer, applied }) =>
      rule === 'private-endpoint' ? [`${String(applied.object.kind)} ${pointer}`] : [],
    );

  test('is reported while Flux applies objects to it: at the composite, or the managed resource', () => {
    expect(at(`${composition()}${env('false')}${client()}`)).toEqual(['Env /spec/endpoint/public']);
    expect(at(`${eks('subnetIdSelector: {}')}${client()}`)).toEqual(['Cluster /spec/forProvider/vpcConfig/endpointPublicAccess']);
  });

  test.each([
    ['it is public', `${composition()}${env('true')}${client()}`],
    ['Flux does not reach it', `${composition()}${env('false')}`],
    ['Flux reaches another cluster', `${composition()}${env('false')}${client('other')}`],
    ['the hub may be in its network', `${eks('subnetIds: [subnet-1]')}${client()}`],
    ['a resource connects the networks', `${eks('')}${resource('ec2', 'TransitGatewayVPCAttachment', '')}${client()}`],
    [
      'the Composition connects the networks',
      `${composition('          - {name: p, base: {apiVersion: ec2.aws.m.upbound.io/v1beta1, kind: VPCPeeringConnection, spec: {forProvider: {}}}}\n')}${env('false')}${client()}`,
    ],
  ])('is not reported if %s', (_, text) => {
    expect(at(text)).toEqual([]);
  });
});

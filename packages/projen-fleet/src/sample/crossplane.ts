import type { NewFleetNames } from './first-clusters.ts';
import { indexText, moduleText } from './module-text.ts';

/** `crossplane-compositions`: Crossplane in its versions, and the kind of a cluster. */
export const crossplane = ({ scope, apiGroup }: NewFleetNames): Record<string, string> => ({
  'packages/crossplane-compositions/src/crossplane.ts': moduleText(
    { '@slipway/eks': '{ defineCrossplane }', [`${scope}/flux-sources`]: '{ crossplaneStable }' },
    `
export const crossplane = defineCrossplane({
  chart: { repository: crossplaneStable, name: 'crossplane', version: '2.3.4' },
  providers: 'v2.6.0',
  functions: { patchAndTransform: 'v0.10.8', autoReady: 'v0.7.0' },
});
`,
  ),
  'packages/crossplane-compositions/src/eks-clusters.ts': moduleText(
    { '@slipway/eks': '{ defineEksClusters }', './crossplane.ts': '{ crossplane }' },
    `
/** The kind EKSCluster, in the API group of this fleet. */
export const eksClusters = defineEksClusters({ group: '${apiGroup}', crossplane });
`,
  ),
  'packages/crossplane-compositions/src/assemble.ts': moduleText(
    {
      '@slipway/fleet': '{ assembleUnits }',
      '@slipway/manifest': 'type { ManifestFile, Unit }',
      './crossplane.ts': '{ crossplane }',
      './eks-clusters.ts': '{ eksClusters }',
    },
    `
/** Everything about Crossplane that a cluster may run, in the order in which it is applied. */
export const crossplaneUnits: readonly Unit[] = [...crossplane.units, eksClusters.unit];

/** The files of \`common/crossplane\`. */
export const assemble = (): ManifestFile[] => assembleUnits(crossplaneUnits);
`,
  ),
  'packages/crossplane-compositions/src/index.ts': indexText({
    './assemble.ts': '{ assemble, crossplaneUnits }',
    './crossplane.ts': '{ crossplane }',
    './eks-clusters.ts': '{ eksClusters }',
  }),
  'packages/crossplane-compositions/tests/eks-cluster.yaml': compositionTest(apiGroup),
});

/** A test of the Composition of a cluster with two zones. */
const compositionTest = (apiGroup: string): string => `# What Crossplane composes for a cluster. Run: npx slipway test
apiVersion: slipway/v1
kind: CompositionTest
metadata:
  name: two-zones
spec:
  definition: ../../../common/crossplane/eks-cluster/definition.yaml
  composition: ../../../common/crossplane/eks-cluster/composition-2-zones.yaml
  composite:
    apiVersion: ${apiGroup}/v1beta1
    kind: EKSCluster
    metadata:
      name: example
      namespace: example
    spec:
      region: eu-west-1
      kubernetes:
        controlPlane: "1.35"
        nodes: "1.35"
      network:
        cidr: 10.10.0.0/16
        zones:
          - availabilityZone: eu-west-1a
            publicCidr: 10.10.0.0/20
            privateCidr: 10.10.64.0/18
          - availabilityZone: eu-west-1b
            publicCidr: 10.10.16.0/20
            privateCidr: 10.10.128.0/18
      nodes:
        instanceType: m7i.large
        min: 2
        desired: 2
        max: 4
  stages:
    - name: created
      expect:
        conditions:
          Ready: "False"
        resources:
          vpc:
            spec:
              forProvider:
                cidrBlock: 10.10.0.0/16
          # These wait for the subnets.
          cluster: null
          node-group: null
    - name: the subnets exist
      exists:
        subnet-private-1: {status: {atProvider: {id: subnet-1}}}
        subnet-private-2: {status: {atProvider: {id: subnet-2}}}
      expect:
        composite:
          status:
            privateSubnets: {zone1: subnet-1, zone2: subnet-2}
    - name: the cluster is created
      expect:
        resources:
          cluster:
            spec:
              forProvider:
                version: "1.35"
                vpcConfig:
                  subnetIds: [subnet-1, subnet-2]
`;

import type { LaunchTemplate } from '@slipway/kube-models/ec2.aws.m.upbound.io/v1beta1/LaunchTemplate';
import type { NodeGroup } from '@slipway/kube-models/eks.aws.m.upbound.io/v1beta1/NodeGroup';
import { ownLabel } from '../crossplane/own-names.ts';
import { extend, type Part, part, select } from '../crossplane/part.ts';
import { format, fromComposite, toComposite, toText } from '../crossplane/patches.ts';
import { region, tags } from './common-patches.ts';
import { cluster } from './control-plane.ts';
import { inPrivateSubnets } from './network.ts';
import { nodeRole } from './roles.ts';

const template = format('%s-nodes');

/** EKS cannot change the instance type of a node group, but rolls its nodes to a new version of its launch template. */
const launchTemplate = part<LaunchTemplate>(
  'launch-template',
  {
    apiVersion: 'ec2.aws.m.upbound.io/v1beta1',
    kind: 'LaunchTemplate',
    spec: {
      forProvider: {
        updateDefaultVersion: true,
        blockDeviceMappings: [{ deviceName: '/dev/xvda', ebs: { volumeType: 'gp3', encrypted: 'true', deleteOnTermination: 'true' } }],
        // Two hops, so that the add-ons that ask for instance metadata from a pod still get an answer.
        metadataOptions: { httpEndpoint: 'enabled', httpTokens: 'required', httpPutResponseHopLimit: 2 },
      },
    },
  },
  [
    region,
    fromComposite('metadata.name', 'spec.forProvider.name', { transforms: [template] }),
    fromComposite('spec.nodes.instanceType', 'spec.forProvider.instanceType'),
    fromComposite('spec.nodes.diskSize', 'spec.forProvider.blockDeviceMappings[0].ebs.volumeSize'),
    ...tags('nodes'),
    toComposite('status.atProvider.latestVersion', 'status.launchTemplateVersion', toText),
  ],
);

/** The nodes, without their subnets. */
export const nodeGroup = part<NodeGroup>(
  'node-group',
  {
    apiVersion: 'eks.aws.m.upbound.io/v1beta1',
    kind: 'NodeGroup',
    spec: {
      forProvider: {
        clusterNameSelector: select(cluster),
        nodeRoleArnSelector: select(nodeRole),
        capacityType: 'ON_DEMAND',
        updateConfig: { maxUnavailable: 1 },
        labels: { [ownLabel('node-group')]: 'system' },
      },
    },
  },
  [
    region,
    fromComposite('spec.kubernetes.nodes', 'spec.forProvider.version'),
    fromComposite('spec.nodes.amiType', 'spec.forProvider.amiType'),
    fromComposite('spec.nodes.min', 'spec.forProvider.scalingConfig.minSize'),
    fromComposite('spec.nodes.max', 'spec.forProvider.scalingConfig.maxSize'),
    fromComposite('spec.nodes.desired', 'spec.forProvider.scalingConfig.desiredSize'),
    fromComposite('metadata.name', 'spec.forProvider.launchTemplate.name', { transforms: [template] }),
    fromComposite('status.launchTemplateVersion', 'spec.forProvider.launchTemplate.version'),
    ...tags('nodes'),
  ],
);

export const nodeGroupParts = (zoneCount: number): readonly Part[] => [
  launchTemplate,
  extend(nodeGroup, inPrivateSubnets(zoneCount, 'spec.forProvider.subnetIds')),
];

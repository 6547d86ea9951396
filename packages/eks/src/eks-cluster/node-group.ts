import type { LaunchTemplate, LaunchTemplateStatus } from '@slipway/kube-models/ec2.aws.m.upbound.io/v1beta1/LaunchTemplate';
import type { NodeGroup } from '@slipway/kube-models/eks.aws.m.upbound.io/v1beta1/NodeGroup';
import { at, fieldsOf, format, toText } from '../crossplane/field-paths.ts';
import { ownLabel } from '../crossplane/own-names.ts';
import { extend, type Part, part, select } from '../crossplane/part.ts';
import { fromComposite, toComposite } from '../crossplane/patches.ts';
import { composite, region, tags } from './common-patches.ts';
import { cluster } from './control-plane.ts';
import { inPrivateSubnets } from './network.ts';
import { nodeRole } from './roles.ts';

const templateName = format('%s-nodes', composite.metadata.name);

/** EKS cannot change the instance type of a node group, but it moves the nodes to a new version of their launch template. */
const launchTemplate = part<LaunchTemplate, LaunchTemplateStatus>(
  'launch-template',
  {
    apiVersion: 'ec2.aws.m.upbound.io/v1beta1',
    kind: 'LaunchTemplate',
    spec: {
      forProvider: {
        updateDefaultVersion: true,
        blockDeviceMappings: [{ deviceName: '/dev/xvda', ebs: { volumeType: 'gp3', encrypted: 'true', deleteOnTermination: 'true' } }],
        // Two hops, so that add-ons whose pods read instance metadata get an answer.
        metadataOptions: { httpEndpoint: 'enabled', httpTokens: 'required', httpPutResponseHopLimit: 2 },
      },
    },
  },
  (of) => [
    region(of),
    fromComposite(templateName, of.spec.forProvider.name),
    fromComposite(composite.spec.nodes.instanceType, of.spec.forProvider.instanceType),
    fromComposite(composite.spec.nodes.diskSize, at(of.spec.forProvider.blockDeviceMappings, 0).ebs.volumeSize),
    ...tags('nodes', of),
    toComposite(toText(of.status.atProvider.latestVersion), composite.status.launchTemplateVersion),
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
  (of) => [
    region(of),
    fromComposite(composite.spec.kubernetes.nodes, of.spec.forProvider.version),
    fromComposite(composite.spec.nodes.amiType, of.spec.forProvider.amiType),
    fromComposite(composite.spec.nodes.min, of.spec.forProvider.scalingConfig.minSize),
    fromComposite(composite.spec.nodes.max, of.spec.forProvider.scalingConfig.maxSize),
    fromComposite(composite.spec.nodes.desired, of.spec.forProvider.scalingConfig.desiredSize),
    fromComposite(templateName, of.spec.forProvider.launchTemplate.name),
    fromComposite(composite.status.launchTemplateVersion, of.spec.forProvider.launchTemplate.version),
    ...tags('nodes', of),
  ],
);

export const nodeGroupParts = (zoneCount: number): readonly Part[] => [
  launchTemplate,
  extend(nodeGroup, inPrivateSubnets(zoneCount, fieldsOf<NodeGroup>().spec.forProvider.subnetIds)),
];

import type { Rule } from '@slipway/kube-models/cloudwatchevents.aws.m.upbound.io/v1beta1/Rule';
import type { Target } from '@slipway/kube-models/cloudwatchevents.aws.m.upbound.io/v1beta1/Target';
import type { Queue } from '@slipway/kube-models/sqs.aws.m.upbound.io/v1beta1/Queue';
import type { QueuePolicy } from '@slipway/kube-models/sqs.aws.m.upbound.io/v1beta1/QueuePolicy';
import type { Manifest } from '@slipway/manifest';
import { ownQueueName } from '../aws-access/own-names.ts';
import { servicePolicy } from '../aws-access/policy-document.ts';
import { ACCOUNT_ID, AWS_REGION, CLUSTER_NAME } from '../aws-access/this-cluster.ts';
import { awsMetadata, awsName } from './pod-identity.ts';

/** Queue of the messages in which AWS announces that it will interrupt or stop nodes. */
export const interruptionQueue = ownQueueName(CLUSTER_NAME, 'karpenter');
/** ARN of {@link interruptionQueue}, with variables of the cluster. */
export const interruptionQueueArn = `arn:aws:sqs:${AWS_REGION}:${ACCOUNT_ID}:${interruptionQueue}`;

/** Events that AWS sends before or when it takes nodes away. Each key is the part of the rule's name for this event. */
const EVENTS: Readonly<Record<string, { readonly source: string; readonly 'detail-type': string }>> = {
  health: { source: 'aws.health', 'detail-type': 'AWS Health Event' },
  rebalance: { source: 'aws.ec2', 'detail-type': 'EC2 Instance Rebalance Recommendation' },
  'spot-interruption': { source: 'aws.ec2', 'detail-type': 'EC2 Spot Instance Interruption Warning' },
  'state-change': { source: 'aws.ec2', 'detail-type': 'EC2 Instance State-change Notification' },
};

const queueName = awsName('karpenter');

const queue: Queue = {
  apiVersion: 'sqs.aws.m.upbound.io/v1beta1',
  kind: 'Queue',
  metadata: awsMetadata(queueName),
  // A warning comes two minutes before the interruption, so a message older than five minutes is useless.
  spec: { forProvider: { region: AWS_REGION, name: interruptionQueue, messageRetentionSeconds: 300, sqsManagedSseEnabled: true } },
};

const queuePolicy: QueuePolicy = {
  apiVersion: 'sqs.aws.m.upbound.io/v1beta1',
  kind: 'QueuePolicy',
  metadata: awsMetadata(queueName),
  spec: {
    forProvider: {
      region: AWS_REGION,
      queueUrlRef: { name: queueName },
      policy: servicePolicy(['events.amazonaws.com', 'sqs.amazonaws.com'], ['sqs:SendMessage'], [interruptionQueueArn]),
    },
  },
};

// The provider builds the id of a rule and of a target from the bus. It fails without a bus, although AWS has a default.
const eventBusName = 'default';

const rule = (name: string, { source, 'detail-type': detailType }: { readonly source: string; readonly 'detail-type': string }): Rule => ({
  apiVersion: 'cloudwatchevents.aws.m.upbound.io/v1beta1',
  kind: 'Rule',
  metadata: awsMetadata(name),
  spec: {
    forProvider: {
      region: AWS_REGION,
      eventBusName,
      eventPattern: JSON.stringify({ source: [source], 'detail-type': [detailType] }, null, 2),
    },
  },
});

const target = (name: string): Target => ({
  apiVersion: 'cloudwatchevents.aws.m.upbound.io/v1beta1',
  kind: 'Target',
  metadata: awsMetadata(name),
  spec: { forProvider: { region: AWS_REGION, eventBusName, ruleRef: { name }, arn: interruptionQueueArn, targetId: 'karpenter' } },
});

/** The queue, its policy, and the rules that write to it, by file. */
export const karpenterInterruption: Record<string, Manifest> = {
  'queue.yaml': queue,
  'queue-policy.yaml': queuePolicy,
  ...Object.fromEntries(
    Object.entries(EVENTS).flatMap(([part, event]) => {
      const name = awsName('karpenter', part);
      return [
        [`rule-${part}.yaml`, rule(name, event)],
        [`target-${part}.yaml`, target(name)],
      ];
    }),
  ),
};

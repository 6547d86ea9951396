import type { AwsKind, AwsView } from '../model/aws-kind.ts';
import { isEqual, type JsonObject, textAt } from '../model/json.ts';

const table: AwsKind = {
  kind: 'dynamodb/Table',
  noun: 'DynamoDB Table',
  naming: { by: 'name' },
  nameRule: { pattern: /^[\w.-]{3,}$/, longest: 255, code: 'ValidationException' },
  immutable: ['hashKey', 'rangeKey', 'localSecondaryIndex'],
  slowness: 2,
  defaults: { billingMode: 'PROVISIONED' },
  arn: ({ id }, { region, account }) => `arn:aws:dynamodb:${region}:${account}:table/${id}`,
  mayDelete: ({ id, parameters }) =>
    parameters.deletionProtectionEnabled === true
      ? {
          code: 'ValidationException',
          message: `Resource cannot be deleted as it is currently protected against deletion. Disable deletion protection first: ${id}`,
        }
      : undefined,
};

const queueUrl = (name: string, { region, account }: AwsView): string => `https://sqs.${region}.amazonaws.com/${account}/${name}`;

const queueName = (parameters: JsonObject, fallback: string): string => textAt(parameters, 'name') || fallback;

const queue: AwsKind = {
  kind: 'sqs/Queue',
  noun: 'SQS Queue',
  naming: { by: 'aws', id: (random, parameters, view) => queueUrl(queueName(parameters, `terraform-${random.hex(26)}`), view) },
  immutable: ['name', 'fifoQueue'],
  arn: ({ id }, { region, account }) => `arn:aws:sqs:${region}:${account}:${id.slice(id.lastIndexOf('/') + 1)}`,
  attributes: ({ id }) => ({ url: id, name: id.slice(id.lastIndexOf('/') + 1) }),
  // The same call twice returns the same queue. Tags may differ, other attributes may not.
  mayCreate: (parameters, view) => {
    const name = textAt(parameters, 'name');
    if (name !== '' && !/^[\w-]{1,80}(\.fifo)?$/.test(name)) {
      return {
        code: 'InvalidParameterValue',
        message: 'Can only include alphanumeric characters, hyphens, or underscores. 1 to 80 in length',
      };
    }
    const existing = view.find('sqs/Queue', queueUrl(textAt(parameters, 'name'), view));
    const { tags: _, ...theirs } = existing?.parameters ?? {};
    const { tags: __, ...ours } = parameters;
    return !existing || isEqual(theirs, ours)
      ? undefined
      : { code: 'QueueNameExists', message: 'A queue already exists with the same name and a different value for an attribute' };
  },
};

const queuePolicy: AwsKind = {
  kind: 'sqs/QueuePolicy',
  noun: 'SQS Queue Policy',
  calls: { create: 'SetQueueAttributes', update: 'SetQueueAttributes', delete: 'SetQueueAttributes' },
  naming: { by: 'aws', id: (_, parameters) => textAt(parameters, 'queueUrl') },
  immutable: ['queueUrl'],
  mayCreate: (parameters, view) =>
    view.find('sqs/Queue', textAt(parameters, 'queueUrl'))
      ? undefined
      : { code: 'QueueDoesNotExist', message: 'The specified queue does not exist.' },
};

const busOf = (parameters: JsonObject): string => textAt(parameters, 'eventBusName') || 'default';

const rule: AwsKind = {
  kind: 'cloudwatchevents/Rule',
  noun: 'EventBridge Rule',
  calls: { create: 'PutRule', update: 'PutRule' },
  naming: { by: 'name', id: (name, parameters) => `${busOf(parameters)}/${name}` },
  nameRule: { pattern: /^[\w.-]+$/, longest: 64, code: 'ValidationException' },
  immutable: ['eventBusName'],
  defaults: { eventBusName: 'default', state: 'ENABLED' },
  arn: ({ id }, { region, account }) => `arn:aws:events:${region}:${account}:rule/${id.replace(/^default\//, '')}`,
  mayDelete: ({ id, parameters }, view) =>
    view.all('cloudwatchevents/Target').some((target) => `${busOf(target.parameters)}/${target.parameters.rule}` === id) &&
    parameters.forceDestroy !== true
      ? { code: 'ValidationException', message: "Rule can't be deleted since it has targets." }
      : undefined,
};

const target: AwsKind = {
  kind: 'cloudwatchevents/Target',
  noun: 'EventBridge Target',
  calls: { create: 'PutTargets', update: 'PutTargets', delete: 'RemoveTargets' },
  naming: { by: 'parameters', id: (parameters) => `${busOf(parameters)}/${textAt(parameters, 'rule')}/${textAt(parameters, 'targetId')}` },
  immutable: ['rule', 'targetId', 'eventBusName'],
  defaults: { eventBusName: 'default' },
  mayCreate: (parameters, view) =>
    view.find('cloudwatchevents/Rule', `${busOf(parameters)}/${textAt(parameters, 'rule')}`)
      ? undefined
      : {
          code: 'ResourceNotFoundException',
          message: `Rule ${textAt(parameters, 'rule')} does not exist on EventBus ${busOf(parameters)}.`,
        },
};

const bucket: AwsKind = {
  kind: 's3/Bucket',
  noun: 'S3 Bucket',
  global: true, // Bucket names are unique among all accounts. The tests need only uniqueness in one account
  naming: { by: 'name' },
  arn: ({ id }) => `arn:aws:s3:::${id}`,
  attributes: ({ id, parameters }) => ({
    bucketDomainName: `${id}.s3.amazonaws.com`,
    bucketRegionalDomainName: `${id}.s3.${textAt(parameters, 'region')}.amazonaws.com`,
  }),
};

const key: AwsKind = {
  kind: 'kms/Key',
  noun: 'KMS Key',
  naming: { by: 'aws', id: (random) => random.uuid() },
  arn: ({ id }, { region, account }) => `arn:aws:kms:${region}:${account}:key/${id}`,
  attributes: ({ id }) => ({ keyId: id }),
};

export const serviceKinds: readonly AwsKind[] = [table, queue, queuePolicy, rule, target, bucket, key];

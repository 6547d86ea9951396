import { at, awsProvider, defineComposite, format, fromComposite, mapped, part, toComposite } from '@slipway/eks';
import type { Instance, InstanceStatus } from '@slipway/kube-models/rds.aws.m.upbound.io/v1beta1/Instance';
import { crossplane } from './crossplane.ts';

/** A PostgreSQL database of a team. */
export const databases = defineComposite({
  name: 'database',
  group: 'fleet.slipway.example',
  version: 'v1alpha1',
  kind: 'Database',
  plural: 'databases',
  spec: {
    type: 'object',
    required: ['region', 'size', 'storage', 'subnetGroup'],
    properties: {
      region: { type: 'string', description: 'AWS region.', maxLength: 20 },
      size: { type: 'string', description: 'Size of the instance.', enum: ['small', 'large'] },
      storage: { type: 'integer', description: 'Size of the volume in GiB.', minimum: 20, maximum: 1000 },
      subnetGroup: { type: 'string', description: 'Name of the DB subnet group.', maxLength: 255 },
    },
  },
  status: { type: 'object', properties: { endpoint: { type: 'string' }, secretArn: { type: 'string' } } },
  crossplane,
  manifests: { 'provider.yaml': awsProvider('aws-rds', 'v2.6.0') },
  parts: (database) => [
    part<Instance, InstanceStatus>(
      'instance',
      {
        apiVersion: 'rds.aws.m.upbound.io/v1beta1',
        kind: 'Instance',
        spec: {
          forProvider: {
            engine: 'postgres',
            username: 'owner',
            manageMasterUserPassword: true,
            storageEncrypted: true,
            backupRetentionPeriod: 7,
            deletionProtection: true,
          },
        },
      },
      (instance) => [
        fromComposite(database.spec.region, instance.spec.forProvider.region),
        fromComposite(
          mapped({ small: 'db.t4g.small', large: 'db.r8g.large' }, database.spec.size),
          instance.spec.forProvider.instanceClass,
        ),
        fromComposite(database.spec.storage, instance.spec.forProvider.allocatedStorage),
        fromComposite(database.spec.subnetGroup, instance.spec.forProvider.dbSubnetGroupName),
        fromComposite(format('%s-final', database.metadata.name), instance.spec.forProvider.finalSnapshotIdentifier),
        toComposite(instance.status.atProvider.endpoint, database.status.endpoint),
        toComposite(at(instance.status.atProvider.masterUserSecret, 0).secretArn, database.status.secretArn),
      ],
    ),
  ],
});

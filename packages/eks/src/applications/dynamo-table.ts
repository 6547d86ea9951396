import type { Table } from '@slipway/kube-models/dynamodb.aws.m.upbound.io/v1beta1/Table';
import type { Override } from '@slipway/manifest';
import { ownName } from '../aws-access/own-names.ts';
import type { Statement } from '../aws-access/policy-document.ts';
import { ACCOUNT_ID, AWS_REGION, CLUSTER_NAME } from '../aws-access/this-cluster.ts';

/** What {@link dynamoTable} takes; the hash key is a string, a number or bytes. */
interface DynamoTableOptions {
  /** What it holds: `products`. AWS sees it with the cluster and the namespace before it. */
  readonly name: string;
  readonly namespace: string;
  readonly hashKey: { readonly name: string; readonly type: 'S' | 'N' | 'B' };
  /** Environment variable in which the workload finds the table's name. */
  readonly variable: string;
}

/** A table and everything that has to agree with its name. */
interface DynamoTable {
  readonly manifest: Table;
  /** Lets a workload read and write items of this table, and nothing else. */
  readonly statement: Statement;
  /** Environment of the workload: the table's name and the region that it is in. */
  readonly environment: readonly { readonly name: string; readonly value: string }[];
  /** For `overrides`: whether AWS refuses to delete the table that the unit of this name applies; it does when nothing is said. */
  readonly protection: (unit: string, on: boolean) => Override;
}

/** A DynamoDB table that is paid by request, can be restored to any second of the last weeks, and survives a removed file. */
export function dynamoTable({ name, namespace, hashKey, variable }: DynamoTableOptions): DynamoTable {
  const tableName = ownName(CLUSTER_NAME, namespace, name);
  const region = AWS_REGION;
  return {
    manifest: {
      apiVersion: 'dynamodb.aws.m.upbound.io/v1beta1',
      kind: 'Table',
      metadata: { name: tableName, namespace },
      spec: {
        forProvider: {
          region,
          billingMode: 'PAY_PER_REQUEST',
          attribute: [{ name: hashKey.name, type: hashKey.type }],
          hashKey: hashKey.name,
          pointInTimeRecovery: { enabled: true },
          serverSideEncryption: { enabled: true },
          // Flux prunes what is no longer in Git; AWS refuses to delete the table unless a cluster switched this off before.
          deletionProtectionEnabled: true,
        },
      },
    },
    statement: {
      sid: `Use${name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}`,
      actions: [
        'dynamodb:BatchGetItem',
        'dynamodb:BatchWriteItem',
        'dynamodb:DeleteItem',
        'dynamodb:DescribeTable',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
        'dynamodb:Scan',
        'dynamodb:UpdateItem',
      ],
      resources: [`arn:aws:dynamodb:${region}:${ACCOUNT_ID}:table/${tableName}`],
    },
    environment: [
      { name: variable, value: tableName },
      { name: 'AWS_REGION', value: region },
    ],
    protection: (unit, on) => ({
      unit,
      target: { kind: 'Table', name: tableName },
      merge: { spec: { forProvider: { deletionProtectionEnabled: on } } },
    }),
  };
}

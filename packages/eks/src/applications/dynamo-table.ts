import type { Table } from '@slipway/kube-models/dynamodb.aws.m.upbound.io/v1beta1/Table';
import type { Override } from '@slipway/manifest';
import { ownName } from '../aws-access/own-names.ts';
import type { Statement } from '../aws-access/policy-document.ts';
import { ACCOUNT_ID, AWS_REGION, CLUSTER_NAME } from '../aws-access/this-cluster.ts';

/** Options of {@link dynamoTable}. */
interface DynamoTableOptions {
  /**
   * Name of the table. In AWS, the cluster name and the namespace are its prefix.
   * @example 'products'
   */
  readonly name: string;
  /**
   * Namespace of the Table object, the namespace of the application.
   * @example 'product-catalog'
   */
  readonly namespace: string;
  /** Partition key of the table. DynamoDB cannot change it after creation. */
  readonly hashKey: {
    /**
     * Name of the attribute.
     * @example 'id'
     */
    readonly name: string;
    /** Type of the attribute: `S` is a string, `N` a number, `B` bytes. */
    readonly type: 'S' | 'N' | 'B';
  };
  /**
   * Name of the environment variable with the name of the table.
   * @example 'PRODUCTS_TABLE_NAME'
   */
  readonly variable: string;
}

/** A table and the values that depend on its name. */
interface DynamoTable {
  /** Object from which Crossplane creates the table. */
  readonly manifest: Table;
  /** IAM statement that allows to read and write items of this table only. */
  readonly statement: Statement;
  /** Environment variables of the workload: the name of the table and its region. */
  readonly environment: readonly {
    /** Name of the environment variable. */
    readonly name: string;
    /** Value of the environment variable. */
    readonly value: string;
  }[];
  /** Returns the override that sets deletion protection of the table in the unit of this name. It is on by default. */
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

import { ACCOUNT_ID, AWS_REGION, dynamoTable, workloadAccess } from '@slipway/eks';
import { defineApplication, deployerOf, tenant } from '@slipway/fleet';
import { KubeObject, kubeObjects, UnitChart, unitOf } from '@slipway/fleet/constructs';
import type { Table } from '@slipway/kube-models/dynamodb.aws.m.upbound.io/v1beta1/Table';
import { managedReadiness, type RulesOf } from '@slipway/manifest';
import { App } from 'cdk8s';
import { teamLabel } from '../team-label.ts';
import { WebServer } from '../web-server.ts';

const namespace = 'product-catalog';
const team = 'storefront';
const image = (name: string, tag: string): string => `${ACCOUNT_ID}.dkr.ecr.${AWS_REGION}.amazonaws.com/${name}:${tag}`;

const products = dynamoTable({ name: 'products', namespace, hashKey: { name: 'id', type: 'S' }, variable: 'PRODUCTS_TABLE_NAME' });

const app = new App();

const tenantChart = new UnitChart(app, 'product-catalog-tenant', {
  directory: 'applications/product-catalog/tenant',
  variables: ['ACCOUNT_ID', 'AWS_REGION', 'CLUSTER_NAME'],
  ready: managedReadiness,
});
kubeObjects(tenantChart, {
  ...tenant({
    namespace,
    team,
    teamLabel,
    mayApply: {
      '': ['configmaps', 'serviceaccounts', 'services'],
      apps: ['deployments'],
      'dynamodb.aws.m.upbound.io': ['tables'],
    },
  }),
  ...workloadAccess({ name: 'catalog', namespace }, [products.statement]),
});

const chart = new UnitChart(app, 'product-catalog', {
  directory: 'applications/product-catalog',
  variables: ['ACCOUNT_ID', 'AWS_REGION', 'CLUSTER_NAME'],
  ready: managedReadiness,
});
chart.addDependency(tenantChart);

const table = new KubeObject<Table>(chart, 'products-table', products.manifest);

const catalog = new WebServer(chart, 'catalog', {
  namespace,
  image: image('product-catalog-api', 'v1.2.0'),
  replicas: 2,
  port: 8080,
  paths: { live: '/health/live', ready: '/health/ready' },
  environment: products.environment,
  config: { LOG_LEVEL: 'info' },
  requests: { cpu: '100m', memory: '256Mi' },
});
catalog.node.addDependency(table);

const frontend = new WebServer(chart, 'frontend', {
  namespace,
  image: image('product-catalog-fe', 'v1.2.0'),
  replicas: 2,
  port: 8080,
  paths: { live: '/health/live', ready: '/health/ready' },
  requests: { cpu: '50m', memory: '128Mi' },
});
frontend.calls(catalog, 'BASE_URL');

/** Options of the product catalogue on one cluster. */
export interface ProductCatalogOptions {
  /**
   * Number of Pods of the front end and of the API, each, from 1 to 20.
   * @default 2
   * @example 4
   */
  readonly replicas?: number;
  /**
   * Lowest level of the messages that the API logs. Its Pods get it as the environment variable `LOG_LEVEL`.
   * @default 'info'
   * @example 'debug'
   */
  readonly logLevel?: 'debug' | 'info' | 'warn';
  /**
   * Protects the DynamoDB table from deletion. Set `false` in a separate change before you remove the application: AWS deletes the
   * table then, with its data.
   * @default true
   * @example false
   */
  readonly protectTable?: boolean;
}

const rules: RulesOf<ProductCatalogOptions> = {
  replicas: { type: 'integer', min: 1, max: 20, required: false, summary: 'Pods of the front end and of the API, each' },
  logLevel: { type: 'choice', values: ['debug', 'info', 'warn'], required: false, summary: 'What the API logs' },
  protectTable: { type: 'flag', required: false, summary: 'false lets the table be deleted, with the application' },
};

/** The products of a web shop: a front end, an API, and the table of the API. */
export const productCatalog = defineApplication({
  name: 'product-catalog',
  summary: 'Lists products; keeps them in a DynamoDB table',
  team,
  tenant: unitOf(tenantChart),
  units: [unitOf(chart)],
  serviceAccountName: deployerOf(namespace),
  options: rules,
  overrides: ({ replicas, logLevel, protectTable }) => [
    ...(replicas === undefined
      ? []
      : ['catalog', 'frontend'].map((name) => ({
          unit: 'product-catalog',
          target: { kind: 'Deployment', name },
          merge: { spec: { replicas } },
        }))),
    ...(logLevel === undefined
      ? []
      : [{ unit: 'product-catalog', target: { kind: 'ConfigMap', name: 'catalog' }, merge: { data: { LOG_LEVEL: logLevel } } }]),
    ...(protectTable === undefined ? [] : [products.protection('product-catalog', protectTable)]),
  ],
});

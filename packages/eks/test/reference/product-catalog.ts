import { addressOf, applicationUnit, defineApplication, deployerOf, tenant, webWorkload } from '@slipway/fleet';
import { managedReadiness } from '@slipway/manifest';
import { ACCOUNT_ID, AWS_REGION, dynamoTable, workloadAccess } from '../../src/index.ts';

const teamLabel = 'fleet.slipway.example/team';

const namespace = 'product-catalog';
const team = 'storefront';
const image = (name: string, tag: string): string => `${ACCOUNT_ID}.dkr.ecr.${AWS_REGION}.amazonaws.com/${name}:${tag}`;

const products = dynamoTable({ name: 'products', namespace, hashKey: { name: 'id', type: 'S' }, variable: 'PRODUCTS_TABLE_NAME' });

const catalog = webWorkload({
  name: 'catalog',
  namespace,
  image: image('product-catalog-api', 'v1.2.0'),
  replicas: 2,
  port: 8080,
  paths: { live: '/health/live', ready: '/health/ready' },
  environment: products.environment,
  config: { LOG_LEVEL: 'info' },
  requests: { cpu: '100m', memory: '256Mi' },
});

const frontend = webWorkload({
  name: 'frontend',
  namespace,
  image: image('product-catalog-fe', 'v1.2.0'),
  replicas: 2,
  port: 8080,
  paths: { live: '/health/live', ready: '/health/ready' },
  environment: [{ name: 'BASE_URL', value: addressOf({ name: 'catalog', namespace }) }],
  requests: { cpu: '50m', memory: '128Mi' },
});

const access = workloadAccess({ name: 'catalog', namespace }, [products.statement]);

const tenantUnit = applicationUnit({
  name: 'product-catalog-tenant',
  folder: 'product-catalog/tenant',
  manifests: {
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
    ...access,
  },
  dependsOn: [],
  variables: ['ACCOUNT_ID', 'AWS_REGION', 'CLUSTER_NAME'],
  ready: managedReadiness(access),
});

const manifests = {
  ...(catalog.config ? { 'catalog-config.yaml': catalog.config } : {}),
  'catalog-account.yaml': catalog.account,
  'frontend-account.yaml': frontend.account,
  'products-table.yaml': products.manifest,
  'catalog-service.yaml': catalog.service,
  'frontend-service.yaml': frontend.service,
  'catalog-deployment.yaml': catalog.deployment,
  'frontend-deployment.yaml': frontend.deployment,
};

/** The product list of a web shop: a front end, an API, and the table with the products. */
export const productCatalog = defineApplication({
  name: 'product-catalog',
  summary: 'Lists products; keeps them in a DynamoDB table',
  team,
  tenant: tenantUnit,
  units: [
    applicationUnit({
      name: 'product-catalog',
      folder: 'product-catalog',
      manifests,
      dependsOn: [tenantUnit],
      variables: ['ACCOUNT_ID', 'AWS_REGION', 'CLUSTER_NAME'],
      ready: managedReadiness(manifests),
    }),
  ],
  serviceAccountName: deployerOf(namespace),
  options: {
    replicas: { type: 'integer', min: 1, max: 20, required: false, summary: 'Pods of the front end and of the API, each' },
    logLevel: { type: 'choice', values: ['debug', 'info', 'warn'], required: false, summary: 'What the API logs' },
    protectTable: { type: 'flag', required: false, summary: 'false lets the table be deleted, with the application' },
  },
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

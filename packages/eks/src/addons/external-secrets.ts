import { addonUnit, chartRelease, defineAddon, FLUX_NAMESPACE, KEEP_CRDS, mergeValues, releaseOverride } from '@slipway/fleet';
import type { Namespace } from '@slipway/kube-models/core/v1/Namespace';
import type { ClusterSecretStore } from '@slipway/kube-models/external-secrets.io/v1/ClusterSecretStore';
import type { ExternalSecret } from '@slipway/kube-models/external-secrets.io/v1/ExternalSecret';
import type { RulesOf } from '@slipway/manifest';
import { ACCOUNT_ID, AWS_REGION, CLUSTER_NAME } from '../aws-access/this-cluster.ts';
import { awsUnit } from './aws-unit.ts';
import { podIdentity } from './pod-identity.ts';
import { SEALED_SECRETS_NAMESPACE, SEALING_KEY_LABEL, sealingKeySecret } from './sealing-key.ts';
import type { ChartWith, KnownValues, StockAddon } from './stock-addon.ts';

const account = { name: 'external-secrets', namespace: 'external-secrets' };

const permissions = podIdentity({
  name: 'external-secrets',
  account,
  policies: {
    read: [
      {
        sid: 'ReadSecretsOfThisCluster',
        actions: [
          'secretsmanager:DescribeSecret',
          'secretsmanager:GetResourcePolicy',
          'secretsmanager:GetSecretValue',
          'secretsmanager:ListSecretVersionIds',
        ],
        resources: [`arn:aws:secretsmanager:${AWS_REGION}:${ACCOUNT_ID}:secret:${CLUSTER_NAME}/*`],
      },
    ],
  },
});

const iamUnit = () =>
  awsUnit({
    addon: 'external-secrets',
    part: 'iam',
    manifests: permissions,
    variables: ['ACCOUNT_ID', 'AWS_REGION', 'CLUSTER_NAME'],
  });

/** The store has no `auth`, so it uses the permissions of the controller's own pod. Tenants must not read through it. */
const store: ClusterSecretStore = {
  apiVersion: 'external-secrets.io/v1',
  kind: 'ClusterSecretStore',
  metadata: { name: 'aws-secrets-manager' },
  spec: {
    conditions: [{ namespaces: [FLUX_NAMESPACE, SEALED_SECRETS_NAMESPACE] }],
    provider: { aws: { service: 'SecretsManager', region: AWS_REGION } },
  },
};

/** Namespace of the keys of the controller, and of the controller, which another unit creates. Flux never prunes it. */
const sealedSecretsNamespace: Namespace = {
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: { name: SEALED_SECRETS_NAMESPACE, annotations: { 'kustomize.toolkit.fluxcd.io/prune': 'disabled' } },
};

const sealingKey: ExternalSecret = {
  apiVersion: 'external-secrets.io/v1',
  kind: 'ExternalSecret',
  metadata: { name: 'sealed-secrets-key', namespace: SEALED_SECRETS_NAMESPACE },
  spec: {
    refreshInterval: '1h0m0s',
    secretStoreRef: { kind: 'ClusterSecretStore', name: 'aws-secrets-manager' },
    target: {
      name: 'sealed-secrets-key',
      template: { type: 'kubernetes.io/tls', metadata: { labels: { [SEALING_KEY_LABEL]: 'active' } } },
    },
    data: [
      { secretKey: 'tls.crt', remoteRef: { key: sealingKeySecret(CLUSTER_NAME), property: 'crt' } },
      { secretKey: 'tls.key', remoteRef: { key: sealingKeySecret(CLUSTER_NAME), property: 'key' } },
    ],
  },
};

/** Options of External Secrets on one cluster. */
export interface ExternalSecretsOptions {
  /**
   * Number of Pods of the controller, from 1 to 5. One of them fetches secrets from AWS Secrets Manager; the others take over when it
   * fails.
   * @default 2
   * @example 3
   */
  readonly replicas?: number;
  /**
   * Lowest level of the messages that the controller logs.
   * @default 'info', the default of the chart
   * @example 'debug'
   */
  readonly logLevel?: 'debug' | 'info' | 'warn' | 'error';
}

const rules: RulesOf<ExternalSecretsOptions> = {
  replicas: { type: 'integer', min: 1, max: 5, required: false, summary: 'Pods of the controller' },
  logLevel: { type: 'choice', values: ['debug', 'info', 'warn', 'error'], required: false, summary: 'What the controller logs' },
};

/** Values that the add-on sets. */
const OWN_VALUES = {
  installCRDs: true,
  crds: KEEP_CRDS,
  replicaCount: 2,
  leaderElect: true,
  serviceAccount: { create: true, name: account.name },
};

/** Values that the add-on or one of its options sets. */
type OwnValues = typeof OWN_VALUES & { readonly log: { readonly level: string } };

export function externalSecrets<Values extends object = KnownValues<OwnValues>>({
  chart,
  values,
}: StockAddon<NoInfer<Values>> & ChartWith<OwnValues, NoInfer<Values>>) {
  const iam = iamUnit();
  const main = addonUnit({
    name: 'external-secrets',
    folder: 'external-secrets',
    manifests: {
      'release.yaml': chartRelease({
        name: 'external-secrets',
        chart,
        namespace: account.namespace,
        values: mergeValues(OWN_VALUES, values),
      }),
    },
    dependsOn: [chart.repository.unit, iam],
    provides: ['external-secrets.io', 'generators.external-secrets.io'],
  });

  /**
   * The secret that the platform itself fetches: the key of the sealed-secrets controller. It must exist before that controller starts.
   */
  const externalSecretsConfig = addonUnit({
    name: 'external-secrets-config',
    folder: 'external-secrets/config',
    manifests: { 'namespace.yaml': sealedSecretsNamespace, 'store.yaml': store, 'sealing-key.yaml': sealingKey },
    dependsOn: [main],
    variables: ['AWS_REGION', 'CLUSTER_NAME'],
  });

  return defineAddon(
    {
      name: 'external-secrets',
      summary: 'Fetches secrets from AWS Secrets Manager',
      needs: [],
      units: [iam, main, externalSecretsConfig],
      options: rules,
      overrides: ({ replicas, logLevel }) => [
        ...(replicas === undefined ? [] : [releaseOverride('external-secrets', 'external-secrets', { replicaCount: replicas })]),
        ...(logLevel === undefined ? [] : [releaseOverride('external-secrets', 'external-secrets', { log: { level: logLevel } })]),
      ],
    },
    externalSecrets,
  );
}

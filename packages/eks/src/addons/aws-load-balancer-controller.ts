import { addonUnit, type ChartValues, chartRelease, defineAddon, mergeValues, releaseOverride } from '@slipway/fleet';
import type { RulesOf } from '@slipway/manifest';
import { AWS_REGION, CLUSTER_NAME } from '../aws-access/this-cluster.ts';
import { awsUnit } from './aws-unit.ts';
import type { certManager as stockCertManager } from './cert-manager.ts';
import { loadBalancerDiscovery, loadBalancerManagement } from './load-balancer-permissions.ts';
import { podIdentity } from './pod-identity.ts';
import type { ChartWith, KnownValues, StockAddon } from './stock-addon.ts';

const account = { name: 'aws-load-balancer-controller', namespace: 'kube-system' };

const permissions = podIdentity({
  name: 'aws-load-balancer-controller',
  account,
  policies: { discovery: loadBalancerDiscovery, management: loadBalancerManagement },
});

const iamUnit = () =>
  awsUnit({
    addon: 'aws-load-balancer-controller',
    part: 'iam',
    manifests: permissions,
    variables: ['ACCOUNT_ID', 'AWS_REGION', 'CLUSTER_NAME'],
  });

/** Chart and values of the AWS Load Balancer Controller. */
interface LoadBalancerAddon<Values extends object = ChartValues> extends StockAddon<Values> {
  /** Add-on that issues the certificate of the webhook of the controller. It must be on the same cluster. */
  readonly certManager: ReturnType<typeof stockCertManager>;
}

/** Options of the AWS Load Balancer Controller on one cluster. */
export interface AwsLoadBalancerControllerOptions {
  /**
   * Number of Pods of the controller, from 1 to 5. One of them changes load balancers; the others take over when it fails, and all answer
   * the webhook that the API server calls for Services, Ingresses and Pods.
   * @default 2
   * @example 3
   */
  readonly replicas?: number;
  /**
   * Lowest level of the messages that the controller logs.
   * @default 'info', the default of the chart
   * @example 'debug'
   */
  readonly logLevel?: 'info' | 'debug';
}

const rules: RulesOf<AwsLoadBalancerControllerOptions> = {
  replicas: { type: 'integer', min: 1, max: 5, required: false, summary: 'Pods of the controller' },
  logLevel: { type: 'choice', values: ['info', 'debug'], required: false, summary: 'What the controller logs' },
};

/** Values that the add-on sets. */
const OWN_VALUES = {
  clusterName: CLUSTER_NAME,
  region: AWS_REGION,
  // Pods cannot reach the instance metadata, from which the controller would get the VPC. The Composition of a cluster gives the VPC this
  // name.
  vpcTags: { Name: `${CLUSTER_NAME}-vpc` },
  replicaCount: 2,
  serviceAccount: { create: true, name: account.name },
  // Without cert-manager, the chart would create a new certificate on every upgrade.
  enableCertManager: true,
  // The role has no permissions for WAF and Shield, because the add-on does not use them.
  enableShield: false,
  enableWaf: false,
  enableWafv2: false,
};

/** Values that the add-on or one of its options sets. */
type OwnValues = typeof OWN_VALUES & { readonly logLevel: string };

export function awsLoadBalancerController<Values extends object = KnownValues<OwnValues>>({
  chart,
  values,
  certManager,
}: LoadBalancerAddon<NoInfer<Values>> & ChartWith<OwnValues, NoInfer<Values>>) {
  const iam = iamUnit();
  const main = addonUnit({
    name: 'aws-load-balancer-controller',
    folder: 'aws-load-balancer-controller',
    manifests: {
      'release.yaml': chartRelease({
        name: 'aws-load-balancer-controller',
        chart,
        namespace: account.namespace,
        replaceCrds: true,
        values: mergeValues(OWN_VALUES, values),
      }),
    },
    dependsOn: [chart.repository.unit, iam, ...certManager.units],
    provides: ['elbv2.k8s.aws', 'aga.k8s.aws'],
    variables: ['AWS_REGION', 'CLUSTER_NAME'],
  });

  return defineAddon(
    {
      name: 'aws-load-balancer-controller',
      summary: 'Makes AWS load balancers for Services and Ingresses',
      needs: [certManager],
      units: [iam, main],
      options: rules,
      overrides: ({ replicas, logLevel }) => [
        ...(replicas === undefined ? [] : [override({ replicaCount: replicas })]),
        ...(logLevel === undefined ? [] : [override({ logLevel })]),
      ],
    },
    awsLoadBalancerController,
  );
}

const override = (values: Readonly<Record<string, unknown>>) =>
  releaseOverride('aws-load-balancer-controller', 'aws-load-balancer-controller', values);

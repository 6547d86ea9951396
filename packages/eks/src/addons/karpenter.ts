import {
  addonUnit,
  type ChartValues,
  chartRelease,
  defineAddon,
  mergeValues,
  type OciRepositorySource,
  releaseOverride,
} from '@slipway/fleet';
import type { EC2NodeClass } from '@slipway/kube-models/karpenter.k8s.aws/v1/EC2NodeClass';
import type { NodePool } from '@slipway/kube-models/karpenter.sh/v1/NodePool';
import type { RulesOf } from '@slipway/manifest';
import { CLUSTER_NAME } from '../aws-access/this-cluster.ts';
import { awsUnit } from './aws-unit.ts';
import { interruptionQueue, karpenterInterruption } from './karpenter-interruption.ts';
import { karpenterAccount, karpenterNodeRole, karpenterPermissions } from './karpenter-permissions.ts';
import type { ChartWith, KnownValues, StockValues } from './stock-addon.ts';

const iamUnit = () =>
  awsUnit({
    addon: 'karpenter',
    part: 'iam',
    manifests: karpenterPermissions,
    variables: ['ACCOUNT_ID', 'AWS_REGION', 'CLUSTER_NAME'],
  });

const interruptionUnit = () =>
  awsUnit({
    addon: 'karpenter',
    part: 'interruption',
    manifests: karpenterInterruption,
    variables: ['ACCOUNT_ID', 'AWS_REGION', 'CLUSTER_NAME'],
  });

const nodeClass: EC2NodeClass = {
  apiVersion: 'karpenter.k8s.aws/v1',
  kind: 'EC2NodeClass',
  metadata: { name: 'default' },
  spec: {
    role: karpenterNodeRole,
    // The newest Amazon Linux 2023 image for the cluster's Kubernetes version. Karpenter replaces nodes with an older image, within the
    // disruption budget.
    amiSelectorTerms: [{ alias: 'al2023@latest' }],
    // The Composition of a cluster sets this tag on its private subnets and on the security group that EKS creates.
    subnetSelectorTerms: [{ tags: { 'karpenter.sh/discovery': CLUSTER_NAME } }],
    securityGroupSelectorTerms: [{ tags: { 'karpenter.sh/discovery': CLUSTER_NAME } }],
    metadataOptions: { httpEndpoint: 'enabled', httpProtocolIPv6: 'disabled', httpPutResponseHopLimit: 1, httpTokens: 'required' },
  },
};

const nodePool: NodePool = {
  apiVersion: 'karpenter.sh/v1',
  kind: 'NodePool',
  metadata: { name: 'default' },
  spec: {
    template: {
      spec: {
        nodeClassRef: { group: 'karpenter.k8s.aws', kind: nodeClass.kind, name: 'default' },
        expireAfter: '720h',
        requirements: [
          { key: 'kubernetes.io/os', operator: 'In', values: ['linux'] },
          { key: 'kubernetes.io/arch', operator: 'In', values: ['amd64'] },
          { key: 'karpenter.sh/capacity-type', operator: 'In', values: ['on-demand'] },
          { key: 'karpenter.k8s.aws/instance-category', operator: 'In', values: ['c', 'm', 'r'] },
          { key: 'karpenter.k8s.aws/instance-generation', operator: 'Gt', values: ['4'] },
        ],
      },
    },
    limits: { cpu: 100 },
    disruption: { consolidationPolicy: 'WhenEmptyOrUnderutilized', consolidateAfter: '1m', budgets: [{ nodes: '10%' }] },
  },
};

/** Chart and values of Karpenter. */
interface KarpenterAddon<Values extends object = ChartValues> extends StockValues<Values> {
  /**
   * Chart of Karpenter, an OCI artifact at an exact version.
   * @example defineOciRepository({ name: 'karpenter', url: 'oci://public.ecr.aws/karpenter/karpenter', tag: '1.14.1' })
   */
  readonly chart: OciRepositorySource;
}

/** Options of Karpenter on one cluster. */
export interface KarpenterOptions {
  /**
   * Number of Pods of the controller, from 1 to 5. One of them creates and removes EC2 nodes; the others take over when it fails. Each Pod
   * requests half a CPU and 1 GiB of memory.
   * @default 2
   * @example 3
   */
  readonly replicas?: number;
  /**
   * Lowest level of the messages that the controller logs.
   * @default 'info', the default of the chart
   * @example 'debug'
   */
  readonly logLevel?: 'debug' | 'info' | 'error';
  /**
   * Number of CPUs that all nodes of the NodePool `default` may have together, from 2 to 10000. Karpenter creates no more nodes at the
   * limit, and Pods that need one remain pending. It limits the cost.
   * @default 100
   * @example 400
   */
  readonly cpuLimit?: number;
}

const rules: RulesOf<KarpenterOptions> = {
  replicas: { type: 'integer', min: 1, max: 5, required: false, summary: 'Pods of the controller' },
  logLevel: { type: 'choice', values: ['debug', 'info', 'error'], required: false, summary: 'What the controller logs' },
  cpuLimit: { type: 'integer', min: 2, max: 10_000, required: false, summary: 'CPUs that all nodes of the pool may have together' },
};

/** Values that the add-on sets. */
const OWN_VALUES = {
  replicas: 2,
  serviceAccount: { create: true, name: karpenterAccount.name },
  settings: { clusterName: CLUSTER_NAME, interruptionQueue },
  // Karpenter sizes its batches of pending pods by its memory limit. Limits that equal the requests protect the pod from eviction.
  controller: { resources: { requests: { cpu: '500m', memory: '1Gi' }, limits: { memory: '1Gi' } } },
};

/** Values that the add-on or one of its options sets. */
type OwnValues = typeof OWN_VALUES & { readonly logLevel: string };

export function karpenter<Values extends object = KnownValues<OwnValues>>({
  chart,
  values,
}: KarpenterAddon<NoInfer<Values>> & ChartWith<OwnValues, NoInfer<Values>>) {
  const iam = iamUnit();
  const interruption = interruptionUnit();
  const main = addonUnit({
    name: 'karpenter',
    folder: 'karpenter',
    manifests: {
      'source.yaml': chart.manifest,
      'release.yaml': chartRelease({
        name: 'karpenter',
        chart,
        namespace: karpenterAccount.namespace,
        replaceCrds: true,
        values: mergeValues(OWN_VALUES, values),
      }),
    },
    dependsOn: [iam, interruption],
    provides: ['karpenter.sh', 'karpenter.k8s.aws'],
    variables: ['CLUSTER_NAME'],
  });

  const config = addonUnit({
    name: 'karpenter-config',
    folder: 'karpenter/config',
    manifests: { 'node-class.yaml': nodeClass, 'node-pool.yaml': nodePool },
    dependsOn: [main],
    variables: ['CLUSTER_NAME'],
  });

  return defineAddon(
    {
      name: 'karpenter',
      summary: 'Adds and removes EC2 nodes as pods need them',
      needs: [],
      units: [iam, interruption, main, config],
      options: rules,
      overrides: ({ replicas, logLevel, cpuLimit }) => [
        ...(replicas === undefined ? [] : [releaseOverride('karpenter', 'karpenter', { replicas })]),
        ...(logLevel === undefined ? [] : [releaseOverride('karpenter', 'karpenter', { logLevel })]),
        ...(cpuLimit === undefined
          ? []
          : [{ unit: 'karpenter-config', target: { kind: 'NodePool', name: 'default' }, merge: { spec: { limits: { cpu: cpuLimit } } } }]),
      ],
    },
    karpenter,
  );
}

import { addonUnit, chartRelease, defineAddon, mergeValues, releaseOverride } from '@slipway/fleet';
import type { RulesOf } from '@slipway/manifest';
import { awsUnit } from './aws-unit.ts';
import { podIdentity } from './pod-identity.ts';
import type { ChartWith, KnownValues, StockAddon } from './stock-addon.ts';

const account = { name: 'ebs-csi-controller-sa', namespace: 'kube-system' };

const permissions = podIdentity({
  name: 'aws-ebs-csi-driver',
  account,
  managedPolicies: { driver: 'arn:aws:iam::aws:policy/service-role/AmazonEBSCSIDriverPolicy' },
});

const iamUnit = () =>
  awsUnit({
    addon: 'aws-ebs-csi-driver',
    part: 'iam',
    manifests: permissions,
    variables: ['ACCOUNT_ID', 'AWS_REGION', 'CLUSTER_NAME'],
  });

/** Options of the EBS CSI driver on one cluster. */
export interface AwsEbsCsiDriverOptions {
  /**
   * Number of Pods of the controller, which creates, attaches and resizes EBS volumes, from 1 to 5. One of them works; the others
   * take over when it fails.
   * @default 2
   * @example 3
   */
  readonly replicas?: number;
  /**
   * Detail of the log of the controller, from 1 (errors only) to 7 (each call of the CSI and AWS APIs).
   * @default 2, the default of the chart
   * @example 5
   */
  readonly logLevel?: number;
}

const rules: RulesOf<AwsEbsCsiDriverOptions> = {
  replicas: { type: 'integer', min: 1, max: 5, required: false, summary: 'Pods of the controller' },
  logLevel: { type: 'integer', min: 1, max: 7, required: false, summary: 'From 1, errors only, to 7, every call' },
};

/** Values that the add-on sets. */
const OWN_VALUES = {
  controller: { replicaCount: 2, serviceAccount: { create: true, name: account.name } },
  storageClasses: [
    {
      name: 'gp3',
      annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' },
      // A volume is bound to one zone, so it is created in the zone where the pod is scheduled.
      volumeBindingMode: 'WaitForFirstConsumer',
      allowVolumeExpansion: true,
      parameters: { type: 'gp3', encrypted: 'true' },
    },
  ],
};

/** Values that the add-on or one of its options sets. */
type OwnValues = typeof OWN_VALUES & { readonly controller: { readonly logLevel: number } };

export function awsEbsCsiDriver<Values extends object = KnownValues<OwnValues>>({
  chart,
  values,
}: StockAddon<NoInfer<Values>> & ChartWith<OwnValues, NoInfer<Values>>) {
  const iam = iamUnit();
  return defineAddon(
    {
      name: 'aws-ebs-csi-driver',
      summary: 'Gives pods EBS volumes; its StorageClass gp3 is the default of the cluster',
      needs: [],
      units: [
        iam,
        addonUnit({
          name: 'aws-ebs-csi-driver',
          folder: 'aws-ebs-csi-driver',
          manifests: {
            'release.yaml': chartRelease({
              name: 'aws-ebs-csi-driver',
              chart,
              namespace: account.namespace,
              values: mergeValues(OWN_VALUES, values),
            }),
          },
          dependsOn: [chart.repository.unit, iam],
        }),
      ],
      options: rules,
      overrides: ({ replicas, logLevel }) => [
        ...(replicas === undefined ? [] : [override({ controller: { replicaCount: replicas } })]),
        ...(logLevel === undefined ? [] : [override({ controller: { logLevel } })]),
      ],
    },
    awsEbsCsiDriver,
  );
}

const override = (values: Readonly<Record<string, unknown>>) => releaseOverride('aws-ebs-csi-driver', 'aws-ebs-csi-driver', values);

import { awsEbsCsiDriver, use } from '@slipway/addons-catalog';
import { expect, test } from 'vitest';
import type { WorkloadCluster } from '../cluster-spec.ts';
import { crossplaneDemoProduction } from '../clusters/crossplane-demo-production.ts';
import { mgmtProduction } from '../clusters/mgmt-production.ts';
import { assembleFleet, fleet } from '../index.ts';

const driven = crossplaneDemoProduction as WorkloadCluster;
const leaf = 'clusters/crossplane-demo/crossplane-demo-production';
const filesOf = (cluster: WorkloadCluster) =>
  new Map(assembleFleet({ ...fleet, clusters: [mgmtProduction, cluster] }).map((file) => [file.path, file]));

test('the hub has variables of a cluster that it drives only while a pointer substitutes them', () => {
  const without = filesOf(driven);
  expect(without.has(`${leaf}/cluster-info.yaml`)).toBe(false);
  expect(JSON.stringify(without.get(`${leaf}/kustomization.yaml`)?.objects)).not.toContain('cluster-info');

  const reading = filesOf({ ...driven, addons: [use(awsEbsCsiDriver)] });
  expect(reading.get(`${leaf}/cluster-info.yaml`)?.objects).toMatchObject([
    { metadata: { name: 'crossplane-demo-production-cluster-info' } },
  ]);
  expect(JSON.stringify(reading.get(`${leaf}/aws-ebs-csi-driver-iam.yaml`)?.objects)).toContain('crossplane-demo-production-cluster-info');
});

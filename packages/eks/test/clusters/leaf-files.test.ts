import type { WorkloadCluster } from '@slipway/fleet';
import { assembleFleet, use } from '@slipway/fleet';
import { expect, test } from 'vitest';
import { awsEbsCsiDriver, crossplaneDemoProduction, fleet, mgmtProduction } from '../reference/index.ts';

const driven = crossplaneDemoProduction as WorkloadCluster;
const leaf = 'clusters/crossplane-demo/crossplane-demo-production';
const filesOf = (cluster: WorkloadCluster) =>
  new Map(assembleFleet({ ...fleet, clusters: [mgmtProduction, cluster] }).map((file) => [file.path, file]));

test('the hub has variables of a cluster that it drives only while a Flux Kustomization substitutes them', () => {
  const without = filesOf(driven);
  expect(without.has(`${leaf}/cluster-info.yaml`)).toBe(false);
  expect(JSON.stringify(without.get(`${leaf}/kustomization.yaml`)?.objects)).not.toContain('cluster-info');

  const reading = filesOf({ ...driven, addons: [use(awsEbsCsiDriver)] });
  expect(reading.get(`${leaf}/cluster-info.yaml`)?.objects).toMatchObject([
    { metadata: { name: 'crossplane-demo-production-cluster-info' } },
  ]);
  expect(JSON.stringify(reading.get(`${leaf}/aws-ebs-csi-driver-iam.yaml`)?.objects)).toContain('crossplane-demo-production-cluster-info');
});

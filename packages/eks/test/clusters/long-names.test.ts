import type { Cluster } from '@slipway/fleet';
import { expect, test } from 'vitest';
import { awsLoadBalancerController, commercialStaging, defineCluster, mgmtProduction } from '../reference/index.ts';

import { problemsOf } from '../scenarios/sample-fleet.ts';

/** Returns a cluster with the longest name that leaves room for `suffix` within `limit`, plus `over` characters. */
const named = (from: Cluster, suffix: string, limit: number, over: number): Cluster =>
  defineCluster({ ...from, cluster: 'c'.repeat(limit - suffix.length - `-${from.environment}`.length + over) } as never) as Cluster;

const problems = (cluster: Cluster) => problemsOf({ clusters: [mgmtProduction, cluster] });

test('a role is named after its cluster within the 64 characters of IAM', () => {
  const suffix = '.aws-load-balancer-controller';
  expect(problems(named(commercialStaging, suffix, 64, 0))).toEqual([]);
  expect(problems(named(commercialStaging, suffix, 64, 2))).toContainEqual(
    expect.objectContaining({
      rule: 'long-iam-name',
      pointer: '/cluster',
      message: expect.stringMatching(/^the Role c+-staging\.aws-load-balancer-controller has 66 characters$/),
      remedy: 'shorten the name of the cluster by 2',
      source: expect.objectContaining({ file: expect.stringMatching(/long-names\.test\.ts$/) }),
    }),
  );
});

test('a rule is named after its cluster within the 64 characters of EventBridge', () => {
  const { addons, ...rest } = commercialStaging;
  const withoutLoadBalancers = { ...rest, addons: addons.filter(({ addon }) => addon !== awsLoadBalancerController) } as Cluster;
  const suffix = '.karpenter-rebalance';
  const rules = (over: number) => problems(named(withoutLoadBalancers, suffix, 64, over)).map(({ message }) => message);
  expect(rules(1)).toContainEqual(expect.stringMatching(/^the Rule c+-staging\.karpenter-rebalance has 65 characters$/));
  expect(rules(0)).not.toContainEqual(expect.stringMatching(/^the Rule \S+\.karpenter-rebalance has/));
});

test('a Flux Kustomization is named after its cluster within the 63 characters of a label', () => {
  const suffix = '-external-secrets-config';
  const rules = (over: number) => problems(named(commercialStaging, suffix, 63, over)).map(({ rule }) => rule);
  expect(rules(1)).toContain('long-kustomization-name');
  expect(rules(0)).not.toContain('long-kustomization-name');
});

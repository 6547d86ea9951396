import { clusterId, findingAt, type Placement, type Problem } from '@slipway/fleet';
import { type Finding, type Manifest, variable } from '@slipway/manifest';
import { MAX_POLICY_NAME, MAX_ROLE_NAME } from '../aws-access/iam-limits.ts';

/** Reports names of roles, policies and event rules that are too long for AWS because of the name of the cluster. */
export const checkAwsNames = (placement: Placement): Finding[] =>
  Object.values(placement.unit.manifests)
    .map((manifest) => problemOf(manifest, placement))
    .flatMap((problem) => (problem === undefined ? [] : [findingAt(placement.cluster, problem)]));

function problemOf({ apiVersion, kind, metadata }: Manifest, { cluster }: Placement): Problem | undefined {
  const limit = LIMITS[`${apiVersion.split('.', 1)[0]}/${kind}`];
  const name = metadata.name.replaceAll(variable('CLUSTER_NAME'), clusterId(cluster));
  if (limit === undefined || name.length <= limit) return undefined;
  return {
    rule: 'long-iam-name',
    message: `the ${kind} ${name} has ${name.length} characters`,
    pointer: '/cluster',
    value: cluster.cluster,
    expected: `at most ${limit} characters with the name of the ${kind}`,
    remedy: `shorten the name of the cluster by ${name.length - limit}`,
  };
}

/** Longest name of a rule of EventBridge. */
const MAX_EVENT_RULE_NAME = 64;

/** Longest names by service and kind (`iam/Role`), for kinds whose name in AWS is the name of the object. */
const LIMITS: Readonly<Record<string, number>> = {
  'iam/Role': MAX_ROLE_NAME,
  'iam/Policy': MAX_POLICY_NAME,
  'cloudwatchevents/Rule': MAX_EVENT_RULE_NAME,
};

import { MAX_POLICY_NAME, MAX_ROLE_NAME } from '@slipway/aws-access';
import { type Finding, type Manifest, variable } from '@slipway/manifest';
import { clusterId } from '../cluster-names.ts';
import type { Placement } from '../plan/placement.ts';
import { findingAt, type Problem } from './finding-at.ts';

/** Longest value of a label; Flux labels everything that a Kustomization applies with the name of it. */
const MAX_LABEL = 63;

/** Names that get too long by the name of the cluster: of the pointer itself, and of its roles, policies and event rules in AWS. */
export const checkNames = (placement: Placement): Finding[] =>
  [pointerProblem(placement), ...Object.values(placement.unit.manifests).map((manifest) => awsProblem(manifest, placement))].flatMap(
    (problem) => (problem === undefined ? [] : [findingAt(placement.cluster, problem)]),
  );

const pointerProblem = ({ name, cluster }: Placement): Problem | undefined =>
  name.length <= MAX_LABEL
    ? undefined
    : {
        rule: 'long-pointer-name',
        message: `${name} has ${name.length} characters`,
        pointer: '/cluster',
        value: cluster.cluster,
        expected: `at most ${MAX_LABEL} characters with the name of the unit`,
        remedy: 'shorten the name of the cluster',
      };

function awsProblem({ apiVersion, kind, metadata }: Manifest, { cluster }: Placement): Problem | undefined {
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

/** By the service and the kind, `iam/Role`; of the kinds whose name in AWS is that of the object. */
const LIMITS: Readonly<Record<string, number>> = {
  'iam/Role': MAX_ROLE_NAME,
  'iam/Policy': MAX_POLICY_NAME,
  'cloudwatchevents/Rule': MAX_EVENT_RULE_NAME,
};

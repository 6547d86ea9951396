import { findSchema, type KindSchema, listKinds } from '@slipway/kube-models';
import { nearest } from '@slipway/manifest';
import type { Problem } from '../object-finding.ts';
import { ofRule } from '../of-rule.ts';
import { kustomizeKinds } from './kustomize-kinds.ts';

/** The kinds that objects are judged by. */
export interface KindIndex {
  readonly find: (apiVersion: string, kind: string) => KindSchema | undefined;
  /** What to say of a kind that `find` does not know. */
  readonly explainMissing: (apiVersion: string, kind: string) => Problem;
}

/** The kinds of `schemas`, which win, and those of `@slipway/kube-models`. */
export function createKindIndex(schemas: readonly KindSchema[]): KindIndex {
  const own = new Map([...kustomizeKinds, ...schemas].map((schema) => [keyOf(apiVersionOf(schema), schema.kind), schema]));
  return {
    find: (apiVersion, kind) => own.get(keyOf(apiVersion, kind)) ?? findSchema(apiVersion, kind),
    explainMissing: (apiVersion, kind) => explain(apiVersion, kind, [...own.values(), ...listKinds()]),
  };
}

type Known = Pick<KindSchema, 'group' | 'version' | 'kind'>;

/** `apps/v1`, or `v1` in the core group. */
export const apiVersionOf = ({ group, version }: Pick<KindSchema, 'group' | 'version'>): string =>
  group === '' ? version : `${group}/${version}`;

const keyOf = (apiVersion: string, kind: string): string => `${apiVersion} ${kind}`;

function explain(apiVersion: string, kind: string, known: readonly Known[]): Problem {
  const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  const sameKind = known.filter((candidate) => candidate.kind === kind);
  const sameGroup = sameKind.filter((candidate) => candidate.group === group);
  const related = sameGroup.length ? sameGroup : sameKind.filter((candidate) => isRelated(group, candidate.group));
  const servedAs = [...new Set(related.map(apiVersionOf))];
  if (servedAs.length) return wrongApiVersion(apiVersion, kind, servedAs);
  const inGroup = known.filter((candidate) => apiVersionOf(candidate) === apiVersion).map((candidate) => candidate.kind);
  const meant = nearest(kind, inGroup);
  return {
    ...ofRule('unknown-kind'),
    message: `no schema is known for ${apiVersion} ${kind}`,
    pointer: '/kind',
    value: kind,
    expected: inGroup.length ? `one of ${inGroup.sort().join(', ')}` : 'a built-in kind, or one whose CRD is known',
    remedy: REMOVED.get(`${group} ${kind}`) ?? (meant ? `did you mean ${meant}?` : 'give the CRD that defines it'),
  };
}

/** Kinds that no version serves any more, by group and kind. */
const REMOVED: ReadonlyMap<string, string> = new Map([
  [
    'policy PodSecurityPolicy',
    'removed in Kubernetes 1.25: label namespaces for Pod Security Admission (pod-security.kubernetes.io/enforce)',
  ],
  ['pkg.crossplane.io ControllerConfig', 'removed in Crossplane 2: write a DeploymentRuntimeConfig, and runtimeConfigRef in the provider'],
]);

/**
 * Whether a kind may have moved from one group to the other: within Kubernetes (`extensions` to `apps`) or one product of a vendor.
 * Kinds of the same name from others (`Cluster`, `Policy`, `ProviderConfig`) have nothing to do with each other.
 */
const isRelated = (group: string, other: string): boolean => !group.includes('.') || domainOf(group) === domainOf(other);

/** The last two parts, and one more below the domain of those who make providers for others. */
const domainOf = (group: string): string => {
  const parts = group.split('.').filter((part) => part !== 'm'); // `ec2.aws.m.upbound.io` has the namespaced kinds of `ec2.aws.upbound.io`
  return parts.slice(parts.at(-2) === 'upbound' ? -3 : -2).join('.');
};

const wrongApiVersion = (apiVersion: string, kind: string, servedAs: readonly string[]): Problem => ({
  ...ofRule('wrong-api-version'),
  message: `${kind} is not served as ${apiVersion}`,
  pointer: '/apiVersion',
  value: apiVersion,
  expected: servedAs.join(' or '),
  remedy: `write apiVersion: ${servedAs.at(-1)}, and check the fields against that version`,
});

import { below, type Fields, fieldsOf, isFields, listOf } from '@slipway/manifest';
import { scalarText } from '../objects/values.ts';
import { type About, type Found, valueText } from './about.ts';
import { changedLeaves } from './leaves.ts';

/** R2: Pods get another identity in the cloud, users get access to a cluster, and load balancers are replaced (R3). */
export function* identities(about: About): Generator<Found> {
  yield* cloudRoles(about);
  yield* clusterAccess(about);
  yield* loadBalancers(about);
}

/** Annotations of a ServiceAccount with its identity in the cloud. */
const ROLE_ANNOTATIONS: ReadonlySet<string> = new Set([
  'eks.amazonaws.com/role-arn',
  'iam.gke.io/gcp-service-account',
  'azure.workload.identity/client-id',
]);

function* cloudRoles({ before, after, title }: About): Generator<Found> {
  if (before === undefined || after === undefined) return;
  for (const { key, before: was, after: is } of changedLeaves(before, after, ROLE_ANNOTATIONS))
    yield { rule: 'cloud-role-changed', evidence: `${title}: ${key}: ${valueText(was || undefined)} → ${valueText(is || undefined)}` };
}

/** Reports access entries of EKS that give more: policies, a wider scope, groups. */
function* clusterAccess({ before, after, title }: About): Generator<Found> {
  if (after === undefined) return;
  const known = new Set(accessOf(before));
  const added = [...new Set(accessOf(after))].filter((each) => !known.has(each));
  if (added.length > 0) yield { rule: 'permissions-widened', evidence: `${title} gives ${added.join(', ')}` };
}

/** Returns the access policies and groups of access entries, at any depth. */
function accessOf(value: unknown, depth = 0): readonly string[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => accessOf(item, depth + 1));
  if (!isFields(value)) return [];
  const policy = [value.policyArn, value.policyARN, value.policy]
    .map(scalarText)
    .find((text) => /:cluster-access-policy\/|^AmazonEKS\w+Policy$/.test(text));
  const groups = 'principalArn' in value || 'principalARN' in value ? listOf(value.kubernetesGroups).map(scalarText) : [];
  return [
    ...(policy === undefined ? [] : [`${policy.split('/').at(-1)} for ${scopeText(value)}`]),
    ...groups.map((group) => `group ${group}`),
    ...Object.values(value).flatMap((item) => (typeof item === 'object' ? accessOf(item, depth + 1) : [])),
  ];
}

const MAX_DEPTH = 12;

function scopeText({ accessScope, namespaces }: Fields): string {
  const [scope = {}] = (Array.isArray(accessScope) ? accessScope : [accessScope]).map(fieldsOf);
  const names = listOf(scope.namespaces ?? namespaces).map(scalarText);
  return names.length === 0 ? 'the whole cluster' : `namespaces ${names.join(', ')}`;
}

/** Annotations that decide which load balancer a controller creates. */
const SCHEMES: ReadonlySet<string> = new Set([
  'service.beta.kubernetes.io/aws-load-balancer-scheme',
  'service.beta.kubernetes.io/aws-load-balancer-internal',
  'service.beta.kubernetes.io/aws-load-balancer-type',
  'service.beta.kubernetes.io/azure-load-balancer-internal',
  'alb.ingress.kubernetes.io/scheme',
  'networking.gke.io/load-balancer-type',
  'cloud.google.com/load-balancer-type',
]);

function* loadBalancers({ before, after, title, kind }: About): Generator<Found> {
  if (before === undefined || after === undefined) return;
  if (kind === 'Service' && scalarText(below(after, 'spec').type) !== 'LoadBalancer') return;
  for (const { key, before: was, after: is } of changedLeaves(before, after, SCHEMES)) {
    const change = `${title}: ${key}: ${valueText(was || undefined)} → ${valueText(is || undefined)}`;
    yield { rule: 'load-balancer-replaced', evidence: `${change}: the controller creates another load balancer, with another address` };
    if (isPublic(key, is) && !isPublic(key, was))
      yield { rule: 'network-exposed', evidence: `${change}: it is reachable from the internet` };
  }
}

/** Whether a load balancer is reachable from the internet. The scheme of AWS is internal by default, that of the others is not. */
function isPublic(key: string, value: string): boolean {
  if (key.endsWith('scheme')) return value === 'internet-facing';
  if (key.endsWith('-internal')) return value === '' || value === 'false';
  return key.endsWith('load-balancer-type') && !key.includes('aws') && value.toLowerCase() !== 'internal';
}

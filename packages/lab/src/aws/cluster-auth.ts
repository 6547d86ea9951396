import { kubeconfig } from '../control-plane/kubeconfig.ts';
import { type Draft, isBeingDeleted, resourceOf, secondsOf, setCondition } from './draft.ts';
import type { External } from './external.ts';
import { textAt } from './model/json.ts';
import { forProviderOf } from './model/managed-resource.ts';
import { scopeOf } from './operations.ts';
import type { Outcome } from './reconcile-types.ts';

/** Milliseconds between polls of the provider. A deleted Secret is recreated empty then. */
const POLL = 60_000;

/**
 * Reconciles a ClusterAuth, which is not a Terraform resource (provider-aws, internal/controller/namespaced/eks/clusterauth). It reads
 * the EKS cluster and publishes a kubeconfig with a token, again after each refresh period. It creates nothing in AWS.
 */
export const clusterAuthExternal: External = {
  connecting: '',
  observe(draft) {
    const refreshed = Date.parse(textAt(draft.atProvider, 'lastRefreshTime'));
    if (isBeingDeleted(draft) || Number.isNaN(refreshed)) return { exists: false, upToDate: false };
    const due = refreshed + refreshPeriod(draft) - draft.question.now;
    if (due < 0) return { exists: true, upToDate: false };
    setCondition(draft, { type: 'Ready', status: 'True', reason: 'Available' });
    return { exists: true, upToDate: true, after: Math.min(due + 1, POLL, draft.question.tokenRefresh) };
  },
  create(draft) {
    const outcome = refresh(draft);
    return outcome.error === undefined ? { ...outcome, after: 0 } : outcome;
  },
  update: (draft) => refresh(draft),
  remove: () => ({}),
};

function refresh(draft: Draft): Outcome {
  const { now, account, fault, tokenRefresh } = draft.question;
  const name = textAt(forProviderOf(resourceOf(draft)), 'clusterName');
  const cluster = scopeOf(draft).view.find('eks/Cluster', name);
  if (fault === 'hang') return { after: 'poll' };
  if (typeof fault === 'object' && 'fail' in fault) return { error: `cannot describe cluster: ${fault.fail}` };
  if (!cluster)
    return {
      error: `cannot describe cluster: operation error EKS: DescribeCluster, https response error StatusCode: 404, ResourceNotFoundException: No cluster found for name: ${name}.`,
    };
  if (cluster.phase === 'creating') return { error: 'ca data from the retrieved cluster is empty' };
  const access = account.apiServerOf(name);
  draft.atProvider = { ...draft.atProvider, lastRefreshTime: secondsOf(now) };
  setCondition(draft, { type: 'Ready', status: 'True', reason: 'Available' });
  const details = { endpoint: access.server, clusterCA: access.certificateAuthority, kubeconfig: kubeconfig(name, access) };
  return { details, after: Math.min(refreshPeriod(draft), POLL, tokenRefresh) };
}

/** Returns the refresh period of the spec, by default `10m0s`, but no longer than the limit of the lab. */
function refreshPeriod(draft: Draft): number {
  const text = textAt(forProviderOf(resourceOf(draft)), 'refreshPeriod') || '10m0s';
  return Math.min(milliseconds(text), draft.question.tokenRefresh);
}

const UNITS: Readonly<Record<string, number>> = { h: 3600_000, m: 60_000, s: 1000, ms: 1 };

/** Parses a duration as Go writes it: `10m0s`. */
const milliseconds = (text: string): number =>
  [...text.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s)/g)].reduce((sum, [, number, unit = '']) => sum + Number(number) * (UNITS[unit] ?? 0), 0);

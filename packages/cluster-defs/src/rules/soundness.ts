import type { Finding } from '@slipway/manifest';
import type { Cluster, WorkloadCluster } from '../cluster-spec.ts';

/** Whether nothing is wrong with the values at these pointers into a definition, above them or below them. */
export type IsSound = (...pointers: readonly string[]) => boolean;

export function soundness(findings: readonly Finding[]): IsSound {
  const wrong = findings.map(({ pointer }) => pointer);
  return (...pointers) => pointers.every((pointer) => !wrong.some((other) => within(other, pointer) || within(pointer, other)));
}

const within = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}/`);

/** `cluster` with values that contradict nothing where its own are wrong, so that the rest of it can be judged. */
export function withNeutralValues<C extends Cluster>(cluster: C, isSound: IsSound): C {
  const wrong = Object.entries(NEUTRAL).filter(([field]) => !isSound(`/${field}`));
  return wrong.length === 0 ? cluster : { ...cluster, ...Object.fromEntries(wrong) };
}

/** What the field `field` holds does not decide which units are where. */
export const isNeutral = (field: string): boolean => Object.hasOwn(NEUTRAL, field) && field !== 'cluster' && field !== 'environment';

const NEUTRAL = {
  cluster: 'x',
  environment: 'test',
  accountId: '000000000000',
  // Every zone begins with it.
  region: '',
  packages: { channel: 'latest' },
  kubernetes: { controlPlane: '1.35', nodes: '1.35' },
  network: { cidr: '10.0.0.0/8', zones: [] },
  nodes: { instanceType: 'm7i.large', min: 1, max: 1, desired: 1 },
  endpoint: undefined,
  deletionProtection: undefined,
  tags: undefined,
  repositories: undefined,
} as const satisfies Partial<Record<keyof WorkloadCluster, unknown>>;

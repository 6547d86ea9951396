import type { Finding } from '@slipway/manifest';
import type { Cluster, ClusterBase } from './cluster-spec.ts';
import type { PlatformFields } from './platform-fields.ts';

/** Whether no problem is reported at these pointers into a definition, above them or below them. */
export type IsSound = (...pointers: readonly string[]) => boolean;

export function soundness(findings: readonly Finding[]): IsSound {
  const wrong = findings.map(({ pointer }) => pointer);
  return (...pointers) => pointers.every((pointer) => !wrong.some((other) => within(other, pointer) || within(pointer, other)));
}

const within = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}/`);

/** Returns `cluster` with valid values instead of wrong ones, so that the rest of it can be checked. */
export function withNeutralValues<C extends Cluster>(cluster: C, isSound: IsSound, platform: WithFields): C {
  const wrong = Object.entries(neutralValues(platform)).filter(([field]) => !isSound(`/${field}`));
  return wrong.length === 0 ? cluster : { ...cluster, ...Object.fromEntries(wrong) };
}

/** Whether the value of `field` has no effect on which units are on which cluster. */
export const isNeutral = (field: string, platform: WithFields): boolean =>
  Object.hasOwn(neutralValues(platform), field) && field !== 'cluster' && field !== 'environment';

interface WithFields {
  /** Fields of the platform, by role of the cluster. */
  readonly fields: Readonly<Record<Cluster['role'], PlatformFields>>;
}

const neutralValues = ({ fields }: WithFields): Readonly<Record<string, unknown>> => ({
  ...NEUTRAL,
  ...fields.hub.neutral,
  ...fields.workload.neutral,
});

const NEUTRAL = {
  cluster: 'x',
  environment: 'test',
  accountId: '000000000000',
  // The name of every zone begins with the empty string, so no zone is in another region.
  region: '',
  network: { cidr: '10.0.0.0/8' },
  packages: { channel: 'latest' },
  repositories: undefined,
} as const satisfies Partial<Record<keyof ClusterBase, unknown>>;

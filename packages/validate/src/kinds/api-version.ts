import type { KindSchema } from '@slipway/kube-models';

/** `apps/v1`, or `v1` in the core group. */
export const apiVersionOf = ({ group, version }: Pick<KindSchema, 'group' | 'version'>): string =>
  group === '' ? version : `${group}/${version}`;

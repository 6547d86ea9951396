import type { Cluster } from '../cluster/cluster.ts';
import { below, textOf } from '../objects/fields.ts';

/** Names of policies that are permissions boundaries of roles and users: those give no rights by themselves. */
export const boundariesOn = (cluster: Cluster): ReadonlySet<string> =>
  new Set(
    cluster.active.flatMap(({ object }) => {
      const arn = textOf(below(object.spec, 'forProvider').permissionsBoundary);
      const name = arn.includes(':policy/') ? arn.slice(arn.lastIndexOf('/') + 1) : '';
      return name === '' ? [] : [name];
    }),
  );

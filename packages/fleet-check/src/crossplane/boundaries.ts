import type { Cluster } from '../cluster/cluster.ts';
import { below, textOf } from '../objects/fields.ts';

/** Names of policies that are permissions boundaries of roles and users: those give no rights by themselves. */
export const boundariesOn = (cluster: Cluster): ReadonlySet<string> =>
  new Set(
    cluster.active.flatMap(({ object }) => {
      const name = /:policy\/(?:.*\/)?([^/]+)$/.exec(textOf(below(object.spec, 'forProvider').permissionsBoundary))?.[1];
      return name === undefined ? [] : [name];
    }),
  );

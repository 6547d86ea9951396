import { setTimeout } from 'node:timers/promises';
import type { Lab } from '../src/index.ts';

type Cluster = Lab['clusters'][string];

/** The conditions of an object as one text, as soon as they say so; after 90 seconds as they are. */
export async function conditionsUntil(cluster: Cluster, object: Parameters<Cluster['get']>[0], says: RegExp): Promise<string> {
  const end = performance.now() + 90_000;
  for (;;) {
    const { conditions = [] } = (await cluster.get(object))?.status ?? {};
    const seen = conditions.map(({ type, status, reason, message }) => `${type}=${status} ${reason}: ${message}`).join('; ');
    if (says.test(seen) || performance.now() > end) return seen;
    await setTimeout(300);
  }
}

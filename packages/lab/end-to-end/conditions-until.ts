import { setTimeout } from 'node:timers/promises';
import type { Lab } from '../src/index.ts';

type Cluster = Lab['clusters'][string];

/** Returns the conditions and the spec of an object as one text, as soon as it matches, or after 90 seconds. */
export async function conditionsUntil(cluster: Cluster, object: Parameters<Cluster['get']>[0], says: RegExp): Promise<string> {
  const end = performance.now() + 90_000;
  for (;;) {
    const stored = await cluster.get(object);
    const conditions = (stored?.status?.conditions ?? []).map((each) => `${each.type}=${each.status} ${each.reason}: ${each.message}`);
    const seen = [...conditions, `spec ${JSON.stringify(stored?.spec)}`].join('; ');
    if (says.test(seen) || performance.now() > end) return seen;
    await setTimeout(300);
  }
}

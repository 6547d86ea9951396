import type { Finding } from '@slipway/manifest';
import { matches } from './allowances.ts';
import type { DeletionEntry } from './settings-file.gen.ts';

/** An entry of `allow-delete`. In `object` and `cluster`, `*` matches any text. */
export interface AllowedDeletion extends DeletionEntry {
  /** Position of the entry. */
  readonly place: Pick<Finding, 'file' | 'pointer' | 'line' | 'column'>;
}

/** Answers whether an object may be deleted from a cluster, and which entries were of no use. */
export function allowedDeletions(allowed: readonly AllowedDeletion[]) {
  const used = new Set<AllowedDeletion>();
  return {
    isAllowed(object: string, cluster: string): boolean {
      const found = allowed.filter(
        (each) => matches(each.object, object) && (each.cluster === undefined || matches(each.cluster, cluster)),
      );
      for (const each of found) used.add(each);
      return found.length > 0;
    },
    unused: (): readonly Finding[] =>
      allowed
        .filter((each) => !used.has(each))
        .map(({ object, cluster, place }) => ({
          rule: 'unused-allowance',
          severity: 'advice',
          message: `the step deletes no ${object}${cluster === undefined ? '' : ` from ${cluster}`}, so that allow-delete does not need it`,
          ...place,
          value: object,
          expected: 'an object that is deleted',
          remedy: 'remove the entry: left in place, it would let the object go some other time',
        })),
  };
}

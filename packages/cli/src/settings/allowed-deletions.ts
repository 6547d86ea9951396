import type { Finding } from '@slipway/manifest';
import { matches } from './allowances.ts';
import type { DeletionEntry } from './settings-file.gen.ts';

/** An entry of `allow-delete`. In `object` and `cluster`, `*` matches any text. */
export interface AllowedDeletion extends DeletionEntry {
  /** Position of the entry. */
  readonly location: Pick<Finding, 'file' | 'pointer' | 'line' | 'column'>;
}

/** The entries of `allow-delete`, and which of them a check has used. */
export interface AllowedDeletions {
  /** Returns whether an object may be deleted from a cluster; without a cluster, from all of them. */
  readonly isAllowed: (object: string, cluster: string | undefined) => boolean;
  /** Returns a finding for each entry that no check has used. */
  readonly unused: () => readonly Finding[];
}

/** Returns the entries of `allow-delete` for one check of a change. */
export function allowedDeletions(allowed: readonly AllowedDeletion[]): AllowedDeletions {
  const used = new Set<AllowedDeletion>();
  return {
    isAllowed(object, cluster) {
      const found = allowed.filter(
        (each) => matches(each.object, object) && (each.cluster === undefined || (cluster !== undefined && matches(each.cluster, cluster))),
      );
      for (const each of found) used.add(each);
      return found.length > 0;
    },
    unused: (): readonly Finding[] =>
      allowed
        .filter((each) => !used.has(each))
        .map(({ object, cluster, location }) => ({
          rule: 'unused-allowance',
          severity: 'advice',
          message: `the change deletes no ${object}${cluster === undefined ? '' : ` from ${cluster}`}, so that allow-delete does not need it`,
          ...location,
          value: object,
          expected: 'an object that is deleted',
          remedy: 'remove the entry: it would allow the deletion in a later change, too',
        })),
  };
}

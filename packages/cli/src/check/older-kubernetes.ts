import { plainText } from '@slipway/manifest';
import { removedWith } from '@slipway/validate';
import type { OtherRelease } from './other-releases.ts';

/** Returns the Kubernetes release of a cluster, if it serves a version of a kind that the bundled release has removed. */
export function olderKubernetes(
  minor: string | undefined,
  { apiVersion, kind }: Readonly<Record<string, unknown>>,
): OtherRelease | undefined {
  if (minor === undefined) return undefined;
  const removed = removedWith(plainText(apiVersion), plainText(kind));
  return removed === undefined || numberOf(removed) <= numberOf(minor)
    ? undefined
    : { there: `Kubernetes ${minor}`, here: 'a later Kubernetes', servesKind: true };
}

/** Returns the minor version: 34 for `1.34`. */
const numberOf = (minor: string): number => Number(/^1\.(\d+)/.exec(minor)?.[1] ?? Number.POSITIVE_INFINITY);

import { plainText } from '@slipway/manifest';
import { removedWith } from '@slipway/validate';
import type { OtherRelease } from './other-releases.ts';

/** The release of Kubernetes of a cluster, where it serves a version of a kind that the one known here has removed. */
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

/** `1.34` as 34. */
const numberOf = (minor: string): number => Number(/^1\.(\d+)/.exec(minor)?.[1] ?? Number.POSITIVE_INFINITY);

import { GoError } from '@slipway/go-template';
import { compareVersions, isInConstraint, parseVersion, type Version } from '@slipway/go-template/helm-functions';

function parsed(text: string): Version | undefined {
  try {
    return parseVersion(text);
  } catch (error) {
    if (error instanceof GoError) return undefined;
    throw error;
  }
}

/** Returns whether a text is a version. Helm accepts `v1.2` and leading zeros. */
export const isVersion = (text: string): boolean => parsed(text) !== undefined;

/** Returns whether a version is in a range. Both must be valid. */
export const isCompatible = (range: string, version: string): boolean => isInConstraint(range, version);

/**
 * Returns the version that source-controller selects: the one with the same text, else the highest version in the range. Without a range,
 * it is the highest version that is not a prerelease.
 */
export function bestVersion<Item extends { readonly version: string }>(items: readonly Item[], range: string): Item | undefined {
  const same = items.find(({ version }) => version === range);
  if (same !== undefined) return same;
  let best: { readonly item: Item; readonly version: Version } | undefined;
  for (const item of items) {
    const version = parsed(item.version);
    if (version === undefined || !isInRange(range, item.version, version)) continue;
    if (best === undefined || compareVersions(version, best.version) > 0) best = { item, version };
  }
  return best?.item;
}

const isInRange = (range: string, text: string, { prerelease }: Version): boolean =>
  range === '' || range === '*' ? prerelease === '' : isCompatible(range, text);

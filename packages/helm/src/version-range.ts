import { compare, prerelease, satisfies, valid } from 'semver';

const VERSION = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;

/** Returns the version with three numbers; undefined for a text that is not a version. */
function complete(text: string): string | undefined {
  const match = VERSION.exec(text);
  if (match === null) return undefined;
  const [, major, minor = '0', patch = '0', pre = '', build = ''] = match;
  return valid(`${Number(major)}.${Number(minor)}.${Number(patch)}${pre}${build}`) ?? undefined;
}

/** Whether a text is a version. Helm accepts `v1.2` and leading zeros. */
export const isVersion = (text: string): boolean => complete(text) !== undefined;

/** Whether a version is in a range. Both must be valid. */
export function isCompatible(range: string, version: string): boolean {
  const whole = complete(version);
  if (whole === undefined || range.trim() === '') return false;
  return satisfies(whole, range.replaceAll(',', ' '));
}

/**
 * Returns the version that source-controller chooses: the one with the same text, else the highest in the range. Without a range it is the
 * highest that is not a prerelease.
 */
export function bestVersion<Item extends { readonly version: string }>(items: readonly Item[], range: string): Item | undefined {
  const same = items.find(({ version }) => version === range);
  if (same !== undefined) return same;
  const isFit = ({ version }: Item): boolean => {
    const whole = complete(version);
    if (whole === undefined) return false;
    return range === '' || range === '*' ? prerelease(whole) === null : isCompatible(range, version);
  };
  return items.filter(isFit).sort((a, b) => compare(complete(b.version) ?? '', complete(a.version) ?? ''))[0];
}

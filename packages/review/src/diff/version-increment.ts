import { parse, type SemVer } from 'semver';
import type { VersionIncrement } from '../changes/review-file.gen.ts';

/**
 * Returns the size of the change between two texts that end in a version: `1.4.0`, `v1.4`, `catalogue@1.4.0`, `registry/app:1.4.0`. Returns
 * undefined if one has no version, if the texts before the version differ, or if it begins with another year: such a version says when it
 * was released, and not what it breaks. A digest after the version has no size of its own.
 */
export function versionIncrement(before: unknown, after: unknown): VersionIncrement | undefined {
  const [old, next] = [readVersion(before), readVersion(after)];
  if (old === undefined || next === undefined || old.name !== next.name) return undefined;
  const order = next.version.compare(old.version);
  if (order === 0) return undefined;
  if (order < 0) return 'down';
  if (next.version.major !== old.version.major) return isYear(old.version.major) && isYear(next.version.major) ? undefined : 'major';
  if (next.version.minor !== old.version.minor) return 'minor';
  return 'patch';
}

const isYear = (part: number): boolean => part >= 2000 && part < 2100;

function readVersion(value: unknown): { readonly name: string; readonly version: SemVer } | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
  const [, name = '', text = ''] = /^(?:(.*)[@:])?v?(\d+\.\d+(?:\.\d+)?(?:[-+][\w.+-]+)?)(?:@sha\d+:[0-9a-f]+)?$/.exec(value) ?? [];
  const version = parse(/^\d+\.\d+(?![.\d])/.test(text) ? text.replace(/^\d+\.\d+/, '$&.0') : text);
  return version === null ? undefined : { name, version };
}

const MAX_LENGTH = 300;

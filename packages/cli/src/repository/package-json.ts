import { readRegularFile } from '@slipway/flux-build/regular-file';
import { parseLimitedJson } from '@slipway/manifest';
import { usageFailure } from '../report/failure.ts';

/** The fields of a package.json that Slipway reads. Their values may have any type. */
export interface PackageJson {
  readonly name?: unknown;
  readonly version?: unknown;
  readonly main?: unknown;
  readonly exports?: unknown;
  readonly workspaces?: unknown;
  readonly slipway?: unknown;
}

/**
 * Reads a package.json in the folder `within`. Throws a usage Failure if it is missing or not JSON. The message quotes nothing of the
 * file, and the cause is the error.
 */
export function readPackageJson(file: string, within: string): PackageJson {
  const text = readText(file, within);
  const json = parsed(file, text);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw usageFailure(`${file} cannot be read: it is not a JSON object.`);
  return json;
}

function parsed(file: string, text: string): unknown {
  try {
    return parseLimitedJson(text);
  } catch (error) {
    throw Object.assign(usageFailure(`${file} cannot be read: ${(error as Error).message}.`), { cause: error });
  }
}

function readText(file: string, within: string): string {
  try {
    return readRegularFile(file, { within, limit: MAX_PACKAGE_JSON }).toString('utf8');
  } catch (error) {
    throw usageFailure(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

/** Bytes. */
const MAX_PACKAGE_JSON = 4 * 2 ** 20;

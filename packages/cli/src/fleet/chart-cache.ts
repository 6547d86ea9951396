import { createHash } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPrivateDirectory, makePrivateDirectory, readPrivateBytes } from '@slipway/validate';

/** Maximum size of an archive in bytes. The loader of charts has the same limit. */
export const MAX_ARCHIVE_BYTES = 10 * 1024 * 1024;

/** Returns the digest of an archive, as a lock has it. */
export const digestOf = (bytes: Uint8Array): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/** Returns the folder of archives in the cache of the user. */
export const archiveFolder = (cache: string): string => join(cache, 'charts', 'sha256');

const pathOf = (cache: string, digest: string): string => join(archiveFolder(cache), `${digest.slice('sha256:'.length)}.tgz`);

/** The folders of the cache, outermost first. The user must own all of them. */
const foldersOf = (cache: string): readonly string[] => [cache, join(cache, 'charts'), archiveFolder(cache)];

/** Reads an archive from the cache. Undefined if the cache does not have it, or has other bytes under its digest. */
export function cachedArchive(cache: string, digest: string): Uint8Array | undefined {
  if (!foldersOf(cache).every(isPrivateDirectory)) return undefined;
  const bytes = readPrivateBytes(pathOf(cache, digest), MAX_ARCHIVE_BYTES);
  return bytes !== undefined && digestOf(bytes) === digest ? bytes : undefined;
}

/** The folders of the packages of Crossplane in the cache, outermost first. */
const packageFolders = (cache: string): readonly string[] => [cache, join(cache, 'packages'), join(cache, 'packages', 'sha256')];

const packagePath = (cache: string, digest: string): string => join(cache, 'packages', 'sha256', `${digest.slice('sha256:'.length)}.xpkg`);

/** Reads the archive of a package from the cache. The caller checks that the image in it has the digest. */
export const cachedPackage = (cache: string, digest: string): Uint8Array | undefined =>
  packageFolders(cache).every(isPrivateDirectory) ? readPrivateBytes(packagePath(cache, digest), MAX_ARCHIVE_BYTES) : undefined;

/** Writes the archive of a package into the cache, under the digest of its image. Returns false if the cache cannot be used. */
export function cachePackage(cache: string, digest: string, archive: Uint8Array): boolean {
  if (archive.length > MAX_ARCHIVE_BYTES || !packageFolders(cache).every(makePrivateDirectory)) return false;
  try {
    writeWhole(packagePath(cache, digest), archive, 0o600);
    return true;
  } catch {
    return false;
  }
}

/** Writes an archive into the cache: to a temporary file first, then under its digest. Returns false if the cache cannot be used. */
export function cacheArchive(cache: string, bytes: Uint8Array): boolean {
  if (!foldersOf(cache).every(makePrivateDirectory)) return false;
  try {
    writeWhole(pathOf(cache, digestOf(bytes)), bytes, 0o600);
    return true;
  } catch {
    return false;
  }
}

/** Writes a temporary file and renames it, so that a reader sees a complete file or none. */
export function writeWhole(path: string, content: Uint8Array | string, mode: number): void {
  const aside = `${path}.${process.pid}.${process.hrtime.bigint()}.tmp`;
  try {
    writeFileSync(aside, content, { flag: 'wx', mode });
    renameSync(aside, path);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}

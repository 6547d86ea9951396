import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environmentFailure } from '../report/failure.ts';
import { entryAt } from '../repository/git-root.ts';
import { KIND_LOCK } from '../settings/kind-folder.ts';
import { kindLockText, type LockedKind } from './kind-lock.ts';

/** The changes in a folder of kinds. */
export interface KindChanges {
  /** Texts by file below the folder. */
  readonly writes: ReadonlyMap<string, string>;
  readonly removals: readonly string[];
  /** All kinds of the folder after the changes. */
  readonly kinds: readonly LockedKind[];
}

/**
 * Applies the changes. All files are written to temporary files first, so that a full disk changes nothing. The lock is replaced last. A
 * folder without kinds is removed. Throws a Failure.
 */
export function writeKinds(folder: string, { writes, removals, kinds }: KindChanges): void {
  let aside: string | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    for (const file of [...writes.keys(), ...removals]) refuseLink(join(folder, dirname(file)));
    aside = mkdtempSync(join(folder, '.writing-'));
    const texts = kinds.length === 0 ? [] : [...writes, [KIND_LOCK, kindLockText(kinds)] as const];
    for (const [index, [, text]] of texts.entries()) writeFileSync(join(aside, String(index)), text);
    for (const [file] of writes) mkdirSync(join(folder, dirname(file)), { recursive: true });
    for (const [index, [file]] of texts.entries()) renameSync(join(aside, String(index)), join(folder, file));
    for (const file of kinds.length === 0 ? [...removals, KIND_LOCK] : removals) rmSync(join(folder, file), { force: true });
  } catch (error) {
    throw environmentFailure(`${folder} cannot be written: ${(error as Error).message}`, error);
  } finally {
    if (aside !== undefined) rmSync(aside, { recursive: true, force: true });
    for (const empty of [...removals.map((file) => join(folder, dirname(file))), folder]) removeEmpty(empty);
  }
}

function refuseLink(folder: string): void {
  if (entryAt(folder)?.isSymbolicLink()) throw new Error(`${folder} is a symbolic link`);
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The folder is not empty, or does not exist.
  }
}

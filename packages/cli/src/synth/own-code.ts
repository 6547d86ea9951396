import { statSync } from 'node:fs';
import { join } from 'node:path';
import { runGitSync } from '@slipway/publish/git-sync';
import { usageFailure } from '../report/failure.ts';
import { topFolder } from '../repository/git-root.ts';
import type { Workspace } from '../repository/workspace.ts';

/**
 * Throws a usage Failure unless the user who runs the definitions of a workspace owns them. The definitions are code, and Git has the same
 * requirement for a repository. `safe.directory` of Git's configuration allows another owner.
 */
export function requireOwnCode({ root, packages }: Workspace): void {
  const user = process.getuid?.();
  if (user === undefined) return; // Windows has no such owners
  const owners = allowedOwners(topFolder(root), user);
  const files = [join(root, 'package.json'), ...packages.flatMap(({ directory, entry }) => [join(directory, 'package.json'), entry])];
  for (const file of [root, ...files]) {
    const owner = statSync(file, { throwIfNoEntry: false })?.uid;
    if (owner === undefined || owners.has(owner)) continue;
    throw usageFailure(
      `${file} has another owner (${owner}), and definitions run as code: change the owner, or allow it with \`git config --global --add safe.directory ${topFolder(root)}\`.`,
    );
  }
}

function allowedOwners(top: string, user: number): ReadonlySet<number> {
  const owners = new Set([user]);
  const { SUDO_UID } = process.env;
  if (user === 0 && SUDO_UID !== undefined) owners.add(Number(SUDO_UID));
  const owner = statSync(top).uid;
  if (!owners.has(owner) && gitAllows(top)) owners.add(owner);
  return owners;
}

function gitAllows(top: string): boolean {
  try {
    return runGitSync(['rev-parse', '--git-dir'], { cwd: top }).code === 0;
  } catch {
    return false;
  }
}

// `npm run prepare-release`: publishes to a copy of what origin has, and writes to dist/release what `push-release.mjs` pushes. This runs
// the code of definitions and of packages, so it has no right to push anywhere.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processTerminal, runCli } from 'slipway';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const directory = join(root, 'dist/release');
const fleet = join(directory, 'fleet.git');
const git = (cwd: string, ...args: readonly string[]): string => execFileSync('git', [...args], { cwd, encoding: 'utf8' }).trim();

rmSync(directory, { recursive: true, force: true });
mkdirSync(directory, { recursive: true });
git(root, 'init', '--quiet', '--bare', fleet);
const published = ['refs/remotes/origin/flux/*:refs/heads/flux/*', 'refs/remotes/origin/main:refs/heads/main', 'refs/tags/*:refs/tags/*'];
git(root, 'push', '--quiet', fleet, ...published);
const before = refsOf();

process.exitCode = await runCli(['publish', '--cwd', root, '--remote', fleet], processTerminal());
if (process.exitCode === 0) {
  // Refused when origin/main has moved on: the release of the newer commit does it then.
  git(root, 'push', '--quiet', fleet, 'HEAD:refs/heads/main');
  const updates = [...refsOf()].flatMap(([ref, id]) => (before.get(ref) === id ? [] : [{ ref, old: before.get(ref) ?? '', id }]));
  if (updates.length > 0) {
    const known = [...new Set(before.values())].map((id) => `^${id}`);
    git(fleet, 'bundle', 'create', '--quiet', join(directory, 'content.bundle'), ...updates.map(({ ref }) => ref), ...known);
  }
  writeFileSync(join(directory, 'updates.json'), `${JSON.stringify(updates, undefined, 2)}\n`);
  rmSync(fleet, { recursive: true });
}

/** Name of each reference of the copy to its object. */
function refsOf(): ReadonlyMap<string, string> {
  const lines = git(fleet, 'for-each-ref', '--format=%(refname) %(objectname)').split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

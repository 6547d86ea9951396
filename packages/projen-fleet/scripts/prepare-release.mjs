// Prepares a release in a job that may only read: `begin` makes a copy of what origin has and names it `prepared`, commands of Slipway then
// push to that remote, and `end` writes what they changed to dist/release, for push-release.mjs in a job that has permission to push.
//
//   node scripts/prepare-release.mjs begin
//   npx slipway publish --remote prepared --git-only
//   node scripts/prepare-release.mjs end
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const directory = join(root, 'dist/release');
const copy = join(root, 'dist/prepared.git');
const before = join(root, 'dist/prepared.json');
const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 29 }).trim();

const [step] = process.argv.slice(2);
if (step === 'begin') begin();
else if (step === 'end') end();
else {
  process.stderr.write('Usage: node scripts/prepare-release.mjs begin|end\n');
  process.exitCode = 2;
}

function begin() {
  for (const path of [directory, copy, before]) rmSync(path, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  git(root, 'init', '--quiet', '--bare', copy);
  const tracked = git(root, 'for-each-ref', '--format=%(refname)', 'refs/remotes/origin/').split('\n');
  const branches = tracked.filter((ref) => /^refs\/remotes\/origin\/(?:main$|flux\/|flux-next\/|release\/versions$)/.test(ref));
  const specs = branches.map((ref) => `${ref}:refs/heads/${ref.slice('refs/remotes/origin/'.length)}`);
  git(root, 'push', '--quiet', copy, ...specs, 'refs/tags/*:refs/tags/*');
  writeFileSync(before, JSON.stringify(referencesOf(copy)));
  if (git(root, 'remote').split('\n').includes('prepared')) git(root, 'remote', 'remove', 'prepared');
  git(root, 'remote', 'add', 'prepared', copy);
  git(root, 'fetch', '--quiet', 'prepared');
  // `slipway release` pushes new versions to the upstream of the branch that is checked out.
  git(root, 'config', 'branch.main.remote', 'prepared');
  git(root, 'config', 'branch.main.merge', 'refs/heads/main');
}

function end() {
  const [old, now] = [JSON.parse(readFileSync(before, 'utf8')), referencesOf(copy)];
  const changed = Object.keys(now).filter((ref) => now[ref] !== old[ref]);
  const updates = changed.map((ref) => ({ ref, old: old[ref] ?? '', id: now[ref] }));
  if (updates.length > 0) {
    const known = [...new Set(Object.values(old))].map((id) => `^${id}`);
    git(copy, 'bundle', 'create', '--quiet', '--version=2', join(directory, 'content.bundle'), ...changed, ...known);
  }
  writeFileSync(join(directory, 'updates.json'), `${JSON.stringify(updates, undefined, 2)}\n`);
}

/** Name of each reference to the id of its object. */
function referencesOf(repository) {
  const lines = git(repository, 'for-each-ref', '--format=%(refname) %(objectname)').split('\n').filter(Boolean);
  return Object.fromEntries(lines.map((line) => line.split(' ')));
}

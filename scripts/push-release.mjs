// `node scripts/push-release.mjs`: pushes what `npm run prepare-release` wrote to dist/release, all or nothing, each reference from exactly
// the state that was prepared on. It may push, so it uses nothing but Node and Git, and takes no reference and no file that a release
// does not change. With GITHUB_TOKEN, that is the password; without, Git's own credentials count.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const directory = join(root, 'dist/release');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** What `npm run version` writes: nothing else goes into the commit of a release. */
const versioned = JSON.parse(readFileSync(join(root, 'scripts/versioned-files.json'), 'utf8'));

const MAIN = 'refs/heads/main';
const TAKEN = /^refs\/(?:heads\/(?:main|flux\/[\w.-]+\/[\w.-]+)|tags\/[\w.-]+@[\w.+-]+)$/;

const updates = JSON.parse(readFileSync(join(directory, 'updates.json'), 'utf8'));
if (updates.length === 0) process.stdout.write('Nothing to push.\n');
else push(updates);

function push(updates) {
  for (const { ref, old, id } of updates) {
    if (!TAKEN.test(ref) || !/^(?:[0-9a-f]{40})?$/.test(old) || !/^[0-9a-f]{40}$/.test(id))
      fail(`a release does not push ${JSON.stringify(ref)}`);
    if (ref.startsWith('refs/tags/') && old !== '') fail(`a release does not move the tag ${ref}`);
  }
  const bundle = join(directory, 'content.bundle');
  if (!existsSync(bundle)) fail('content.bundle is missing');
  git('-c', 'fetch.fsckObjects=true', 'fetch', '--quiet', '--no-tags', bundle, ...updates.map(({ ref }) => `+${ref}:refs/release/${ref}`));
  for (const { ref, old, id } of updates) {
    if (git('rev-parse', `refs/release/${ref}`) !== id) fail(`${ref} is not what was prepared`);
    if (old !== '' && spawnSync('git', ['merge-base', '--is-ancestor', old, id], { cwd: root }).status !== 0)
      fail(`${ref} does not follow ${old}`);
    if (ref === MAIN) checkMain(old, id);
  }
  const leases = updates.map(({ ref, old }) => `--force-with-lease=${ref}:${old}`);
  const helper = `!f() { test "$1" = get && printf 'username=x-access-token\\npassword=%s\\n' "$GITHUB_TOKEN"; }; f`;
  const credentials = process.env.GITHUB_TOKEN ? ['-c', 'credential.helper=', '-c', `credential.helper=${helper}`] : [];
  git(...credentials, 'push', '--atomic', ...leases, 'origin', ...updates.map(({ ref, id }) => `${id}:${ref}`));
  process.stdout.write(`${updates.map(({ ref, id }) => `${id.slice(0, 10)} ${ref}`).join('\n')}\n`);
}

/** The only change of the sources is that of the versions. */
function checkMain(old, id) {
  const others = git('diff', '--name-only', old, id, '--', '.', ...versioned.map((pattern) => `:(exclude,glob)${pattern}`));
  if (others !== '') fail(`the commit of the versions changes other files: ${JSON.stringify(others.split('\n').slice(0, 5))}`);
}

function fail(message) {
  process.stderr.write(`Nothing was pushed: ${message}.\n`);
  process.exit(1);
}

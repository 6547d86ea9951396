// `node scripts/publish-packages.mjs`: publishes the tarballs that `npm run pack` wrote to dist/packages, each in a version that npm does
// not have yet. It may publish, so it uses nothing but Node and npm, runs no script of a package, and unpacks none.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const directory = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/packages');

const TAKEN = /^(?:slipway|@slipway\/[a-z][a-z0-9-]*)$/;
const VERSION = /^\d+\.\d+\.\d+$/;

const files = readdirSync(directory).filter((file) => file.endsWith('.tgz'));
const packages = inOrder(files.map((file) => ({ file: join(directory, file), ...packageJsonOf(join(directory, file)) })));
for (const { name, version } of packages)
  if (!TAKEN.test(name) || !VERSION.test(version)) fail(`a release does not publish ${JSON.stringify(`${name}@${version}`)}`);
const missing = packages.filter(({ name, version }) => !isPublished(name, version));
for (const { name, version, file } of missing) {
  execFileSync('npm', ['publish', file, '--provenance', '--access', 'public', '--ignore-scripts'], { stdio: 'inherit' });
  process.stdout.write(`${name}@${version}\n`);
}
if (missing.length === 0) process.stdout.write('Nothing to publish.\n');

function packageJsonOf(file) {
  return JSON.parse(execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' }));
}

/** What a package needs is published before it: whoever installs meanwhile gets something whole. */
function inOrder(packages) {
  const names = new Set(packages.map(({ name }) => name));
  const ordered = [];
  const done = new Set();
  while (ordered.length < packages.length) {
    const ready = packages.filter(
      ({ name, dependencies = {} }) =>
        !done.has(name) && Object.keys(dependencies).every((needed) => !names.has(needed) || done.has(needed)),
    );
    if (ready.length === 0) fail('the packages need each other in a circle');
    for (const one of ready) {
      ordered.push(one);
      done.add(one.name);
    }
  }
  return ordered;
}

/** No answer is not a no: only that npm does not know the package or the version counts as one. */
function isPublished(name, version) {
  const { status, stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'version', '--json'], { encoding: 'utf8' });
  const answer = stdout.trim() === '' ? undefined : JSON.parse(stdout);
  if (status === 0) return answer === version;
  if (answer?.error?.code === 'E404') return false;
  return fail(`npm does not say whether it has ${name}@${version}`);
}

function fail(message) {
  process.stderr.write(`Nothing was published: ${message}.\n`);
  process.exit(1);
}

// `node scripts/publish-packages.mjs`: publishes the tarballs that `npm run pack` wrote to dist/packages, each in a version that npm does
// not have yet. It has permission to publish, so it uses only Node and npm, runs no script of a package and unpacks none to disk. It
// checks what is in each tarball against the package.json files of the protected branch, which is checked out.
import { execFileSync, spawnSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const directory = join(root, 'dist/packages');

const VERSION = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/;
const MAX_TARBALL = 128 * 2 ** 20;
const MAX_UNPACKED = 1024 * 2 ** 20;
/** The fields that `npm run pack` writes into a package.json. Other fields may run, replace or redirect something. */
const FIELDS = [
  ...['name', 'version', 'description', 'license', 'repository', 'type', 'engines', 'bin', 'main', 'exports', 'files', 'dependencies'],
  ...['peerDependencies', 'peerDependenciesMeta', 'publishConfig'],
];
/** Files with a meaning to npm: `binding.gyp` is an install script, the others replace versions, settings or packages. */
const REFUSED_FILE = /(?:^|\/)(?:node_modules|binding\.gyp|npm-shrinkwrap\.json|\.npmrc)(?:\/|$)/i;
const NODE_TYPES = { '@types/node': '>=22' };

// A user who asks for help must not publish.
if (process.argv.length > 2) fail(`the script has no arguments, but got ${shown(process.argv.slice(2).join(' '))}`);

const known = knownPackages();
const packages = readdirSync(directory)
  .sort()
  .map((file) => ({ file: join(directory, file), ...readTarball(file) }));
const problems = packages.flatMap((each) => [...each.problems, ...packageProblems(each, packages)]);
const twice = packages.filter(({ name }, index) => packages.findIndex((each) => each.name === name) !== index);
problems.push(...twice.map(({ name }) => `${shown(name)} is in two tarballs`));
if (problems.length > 0) fail(problems.slice(0, 20).join('\n  '));
const ordered = inOrder(packages);
const missing = ordered.filter(({ name, version }) => !isPublished(name, version));
for (const { name, version, file } of missing) {
  execFileSync('npm', ['publish', file, '--provenance', '--access', 'public', '--ignore-scripts'], { stdio: 'inherit' });
  process.stdout.write(`${name}@${version}\n`);
}
if (missing.length === 0) process.stdout.write('Nothing to publish.\n');

/** Returns the package.json of each package of the protected branch by name, without those of its fleet. */
function knownPackages() {
  const files = readdirSync(join(root, 'packages')).map((folder) => join(root, 'packages', folder, 'package.json'));
  const found = files
    .filter((file) => lstatSync(file, { throwIfNoEntry: false })?.isFile())
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return new Map(found.filter(({ slipway }) => slipway === undefined).map((json) => [json.name, json]));
}

/** Returns the package.json in a tarball, and the problems of its files. */
function readTarball(file) {
  const path = join(directory, file);
  const found = lstatSync(path);
  const problem = (why) => ({ name: file, json: {}, problems: [`${shown(file)} ${why}`] });
  if (!found.isFile() || !file.endsWith('.tgz') || found.size > MAX_TARBALL)
    return problem(`is not a tarball of at most ${MAX_TARBALL} bytes`);
  let entries;
  try {
    entries = entriesOf(gunzipSync(readFileSync(path), { maxOutputLength: MAX_UNPACKED }));
  } catch (error) {
    return problem(`cannot be read: ${shown(error.message)}`);
  }
  const names = entries.map(({ name }) => name.toLowerCase());
  const wrong = entries.filter(
    ({ name, type }, index) =>
      type !== '0' ||
      !/^package\/[\w@.+-][^\\\0]*$/.test(name) ||
      /(?:^|\/)\.{0,2}(?:\/|$)/.test(name) ||
      REFUSED_FILE.test(name) ||
      names.indexOf(names[index]) !== index,
  );
  const packageJson = entries.find(({ name }) => name === 'package/package.json');
  const problems = wrong
    .slice(0, 5)
    .map(
      ({ name, type }) =>
        `${shown(file)} has ${shown(JSON.stringify(name))} of type ${shown(type)}; expected: regular files below package/`,
    );
  if (packageJson === undefined) return problem('has no package/package.json');
  const text = packageJson.content.toString('utf8');
  let json;
  try {
    json = JSON.parse(text);
  } catch {
    return problem('has a package.json that is not JSON');
  }
  if (text !== `${JSON.stringify(json, undefined, 2)}\n`)
    problems.push(`${shown(file)}: package.json is not in the form that npm run pack writes`);
  return { name: json?.name, version: json?.version, dependencies: json?.dependencies ?? {}, json, problems };
}

/**
 * Returns the entries of a tar archive. Accepts only the form that every reader parses in the same way: POSIX headers with a correct
 * checksum, sizes in octal digits, and no data after the end. In any other form, npm may read other names than this script.
 */
function entriesOf(bytes) {
  const entries = [];
  for (let at = 0; at + 512 <= bytes.length; ) {
    const header = bytes.subarray(at, at + 512);
    if (header.every((byte) => byte === 0)) {
      if (bytes.subarray(at).some((byte) => byte !== 0)) throw new Error('its archive has data behind its end');
      break;
    }
    const field = (from, length) => header.subarray(from, from + length).toString('latin1');
    const text = (from, length) =>
      header
        .subarray(from, from + length)
        .toString('utf8')
        .split('\0')[0];
    const octal = (from, length) => (/^[0-7]+[ \0]*$/.test(field(from, length)) ? Number.parseInt(field(from, length), 8) : Number.NaN);
    const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0);
    if (field(257, 8) !== 'ustar\x0000' || octal(148, 8) !== sum) throw new Error('its archive has a header that is not in the POSIX form');
    const size = octal(124, 12);
    if (!Number.isSafeInteger(size) || at + 512 + size > bytes.length) throw new Error('its archive is damaged');
    // Some readers use a shorter prefix, and read the rest as times.
    if (header[475] !== 0) throw new Error('its archive has a name that is too long');
    const prefix = text(345, 130);
    const name = prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`;
    entries.push({ name, type: text(156, 1) || '0', content: bytes.subarray(at + 512, at + 512 + size) });
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return entries;
}

/** Returns the problems of a package.json, which must match that of the protected branch. */
function packageProblems({ name, version, json, problems }, packages) {
  if (problems.length > 0) return [];
  const own = known.get(name);
  if (own === undefined || !VERSION.test(version) || !nextVersions().has(version))
    return [`a release does not publish ${shown(JSON.stringify(`${name}@${version}`))}`];
  const found = [];
  const expect = (field, wanted) => {
    if (JSON.stringify(json[field]) !== JSON.stringify(wanted))
      found.push(`${name}: ${field} is ${shown(JSON.stringify(json[field]))}; expected: ${shown(JSON.stringify(wanted))}`);
  };
  for (const field of Object.keys(json)) if (!FIELDS.includes(field)) found.push(`${name}: package.json has the field ${shown(field)}`);
  for (const field of ['description', 'license', 'type', 'engines']) expect(field, own[field]);
  expect('bin', own.bin && Object.fromEntries(Object.entries(own.bin).map(([key, path]) => [key, path.replace(/^\.\//, '')])));
  expect('publishConfig', { access: 'public' });
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  if (repository) expect('repository', { type: 'git', url: `git+${server}/${repository}.git` });
  const siblings = new Map(packages.map((each) => [each.name, `^${each.version}`]));
  for (const [needed, range] of Object.entries(json.dependencies ?? {})) {
    const wanted = own.dependencies?.[needed] === '*' ? siblings.get(needed) : own.dependencies?.[needed];
    if (range !== wanted) found.push(`${name}: the dependency ${shown(needed)} is ${shown(range)}; expected: ${wanted ?? 'none'}`);
  }
  for (const [needed, range] of Object.entries(json.peerDependencies ?? {}))
    if (range !== { ...own.peerDependencies, ...NODE_TYPES }[needed])
      found.push(`${name}: the peer dependency ${shown(needed)} is ${shown(range)}`);
  return found;
}

/** Returns the versions of the protected branch and the next versions, because the same release raises the versions. */
function nextVersions() {
  return new Set(
    [...known.values()].flatMap(({ version }) => {
      const [major, minor, patch] = VERSION.exec(version)?.slice(1).map(Number) ?? [];
      return major === undefined ? [] : [version, `${major + 1}.0.0`, `${major}.${minor + 1}.0`, `${major}.${minor}.${patch + 1}`];
    }),
  );
}

/** Publishes a package after its dependencies, so that an installation finds all of them at any moment. */
function inOrder(packages) {
  const names = new Set(packages.map(({ name }) => name));
  const ordered = [];
  const done = new Set();
  while (ordered.length < packages.length) {
    const ready = packages.filter(
      ({ name, dependencies = {} }) =>
        !done.has(name) && Object.keys(dependencies).every((needed) => !names.has(needed) || done.has(needed)),
    );
    if (ready.length === 0) fail('the packages need each other in a cycle');
    for (const one of ready) {
      ordered.push(one);
      done.add(one.name);
    }
  }
  return ordered;
}

/** Returns false only if npm reports that the package or the version does not exist. A missing answer is an error. */
function isPublished(name, version) {
  const { status, stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'version', '--json'], { encoding: 'utf8' });
  const answer = stdout.trim() === '' ? undefined : JSON.parse(stdout);
  if (status === 0) return answer === version;
  if (answer?.error?.code === 'E404') return false;
  return fail(`npm does not report whether it has ${name}@${version}`);
}

/** Text from a tarball, without characters that a terminal or a log would follow. */
function shown(value) {
  return String(value)
    .slice(0, 500)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0).toString(16)}}`);
}

function fail(message) {
  process.stderr.write(`Nothing was published: ${message}.\n`);
  process.exit(1);
}

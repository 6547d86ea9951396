// Pushes what the job without permissions prepared: dist/release/updates.json and dist/release/content.bundle. Run it on a checkout of
// the protected branch. It has permission to push, so it uses only Node and Git, runs nothing from the bundle, and checks the content
// of every commit before it pushes all references or none.
//
//   node scripts/push-release.mjs [--channel NAME]         a release: new versions, the first channel (default latest), tags
//   node scripts/push-release.mjs --from NAME --to NAME    a promotion: content that channel FROM had, to channel TO
//
// GITHUB_TOKEN is the password, when it is set; otherwise Git uses its own credentials.
import { execFileSync } from 'node:child_process';
import { closeSync, lstatSync, openSync, readFileSync, readSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ID = /^[0-9a-f]{40}$/;
const MAIN = 'refs/heads/main';
/** The branch of the pull request with new versions. */
const PROPOSAL = 'refs/heads/release/versions';
const BRANCH = /^refs\/heads\/flux\/([a-z0-9][\w.-]*)\/([\w-][\w.-]*)$/;
const TAG = /^refs\/tags\/([a-z0-9][\w.-]*)@([0-9A-Za-z.+-]+)$/;
const CHANNEL = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MESSAGE = 'Version packages';
/** Files at the top of a branch that Flux reads; all others are below the prefixes of the package. */
const FIXED_FILES = ['.gitattributes', 'README.md', 'hydrator.metadata'];
/** The required text of `.gitattributes`. Another text could change or omit files when Git writes them. */
const ATTRIBUTES = '* -text\n';
const FILE = '100644';
const MAX_UPDATES = 5_000;
const MAX_COMMITS = 20;
const MAX_JSON = 64 * 1024 * 1024;
const MAX_TEXT = 1024 * 1024;
const MAX_BUNDLE = 1024 * 1024 * 1024;
const NO_FINDINGS = [];

class Refused extends Error {}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const directory = join(root, 'dist/release');

function pushRelease(options) {
  const updates = readUpdates();
  if (updates.length === 0) {
    process.stdout.write('Nothing to push.\n');
    return;
  }
  refuseIf(updates.flatMap((update) => referenceProblems(update, options)));
  fetchBundle(updates);
  const base = readBase();
  refuseIf(updates.flatMap((update) => contentProblems(update, updates, base, options)));
  push(updates);
  process.stdout.write(`${updates.map(({ ref, id }) => `${id.slice(0, 10)} ${ref}`).join('\n')}\n`);
}

function readOptions() {
  const { values } = parseArgs({ options: { channel: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } } });
  const { channel = 'latest', from, to } = values;
  for (const name of [channel, from, to])
    if (name !== undefined && !CHANNEL.test(name)) throw new Refused(`${shown(name)} is not the name of a channel`);
  if ((from === undefined) !== (to === undefined) || (from !== undefined && (from === to || values.channel !== undefined)))
    throw new Refused('use either --channel NAME, or --from NAME and --to with another NAME');
  return { channel: to ?? channel, from };
}

function refuseIf(problems) {
  if (problems.length === 0) return;
  const more = problems.length > 20 ? [`and ${problems.length - 20} more`] : [];
  throw new Refused([...problems.slice(0, 20), ...more].join('\n  '));
}

// Input

function readUpdates() {
  const text = regularFile('updates.json', MAX_TEXT).toString('utf8');
  let updates;
  try {
    updates = JSON.parse(text);
  } catch {
    throw new Refused('updates.json is not JSON');
  }
  if (!Array.isArray(updates) || updates.length > MAX_UPDATES) throw new Refused(`updates.json is not a list of at most ${MAX_UPDATES}`);
  const isUpdate = (each) =>
    isObject(each) && ['ref', 'old', 'id'].every((key) => typeof each[key] === 'string') && Object.keys(each).length === 3;
  const wrong = updates.find((each) => !isUpdate(each));
  if (wrong !== undefined) throw new Refused(`updates.json has ${shown(JSON.stringify(wrong))}; expected: ref, old and id`);
  return updates;
}

function regularFile(name, limit) {
  const path = join(directory, name);
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new Refused(`${name} is missing`);
  if (!found.isFile() || found.size > limit) throw new Refused(`${name} is not a regular file of at most ${limit} bytes`);
  return readFileSync(path);
}

/** Checks the names: which references a release or a promotion moves. */
function referenceProblems({ ref, old, id }, { channel, from }) {
  const refused = (why) => [`${from === undefined ? 'a release' : 'a promotion'} does not push ${shown(ref)}${why}`];
  if (!ID.test(id) || !(old === '' || ID.test(old))) return refused(' with these ids');
  const [, name, branch] = BRANCH.exec(ref) ?? [];
  if (name !== undefined) return branch === channel ? NO_FINDINGS : refused(`: the channel is ${channel}`);
  if (from !== undefined) return refused('');
  if (TAG.test(ref)) return old === '' ? NO_FINDINGS : [`a release does not move the tag ${shown(ref)}`];
  return ref === MAIN || ref === PROPOSAL ? NO_FINDINGS : refused('');
}

/** Copies exactly these references from the bundle to refs/release, where Git reads no settings from them. */
function fetchBundle(updates) {
  const bundle = join(directory, 'content.bundle');
  const wanted = new Map(updates.map(({ ref, id }) => [ref, id]));
  if (wanted.size !== updates.length) throw new Refused('updates.json has a reference twice');
  const { references } = bundleHeader(bundle);
  const isSame = references.length === wanted.size && references.every(([id, ref]) => wanted.get(ref) === id);
  if (!isSame) throw new Refused('content.bundle has other references than updates.json: it is not what was prepared');
  const settings = ['-c', 'fetch.fsckObjects=true', '-c', 'fetch.writeCommitGraph=false', '-c', 'gc.auto=0'];
  const flags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
  git([...settings, 'fetch', ...flags, bundle, ...updates.map(({ ref }) => `+${ref}:refs/release/${ref}`)]);
  const fetched = new Set(lines(['for-each-ref', '--format=%(objectname) %(refname)', 'refs/release']));
  const changed = updates.filter(({ ref, id }) => !fetched.has(`${id} refs/release/${ref}`));
  refuseIf(changed.map(({ ref }) => `${ref} is not what was prepared`));
}

/** Returns the references of a bundle, without its objects. Accepts only the plain form: no filter and no other hash. */
function bundleHeader(bundle) {
  const found = lstatSync(bundle, { throwIfNoEntry: false });
  if (found === undefined) throw new Refused('content.bundle is missing');
  if (!found.isFile() || found.size > MAX_BUNDLE) throw new Refused(`content.bundle is not a regular file of at most ${MAX_BUNDLE} bytes`);
  const file = openSync(bundle, 'r');
  const start = Buffer.alloc(Math.min(found.size, 4 * MAX_TEXT));
  const length = readSync(file, start, 0, start.length, 0);
  closeSync(file);
  const end = start.subarray(0, length).indexOf('\n\n');
  const [version, ...lines] = start.subarray(0, Math.max(end, 0)).toString('utf8').split('\n');
  if (version !== '# v2 git bundle') throw new Refused('content.bundle is not a Git bundle of version 2');
  return { references: lines.filter((line) => !line.startsWith('-')).map((line) => [line.slice(0, 40), line.slice(41)]) };
}

/** Returns the checked-out protected branch: its commit, and its packages. */
function readBase() {
  const commit = text(['rev-parse', '--verify', 'HEAD^{commit}']);
  const tree = treeOf(commit);
  const files = tree.filter(({ type, path }) => type === 'blob' && /^packages\/[^/]+\/package\.json$/.test(path));
  const read = blobReader(files, MAX_TEXT);
  const packages = new Map();
  for (const { path, id } of files) {
    const json = JSON.parse(read(id));
    if (typeof json.name !== 'string') continue;
    const folder = dirname(path);
    packages.set(folder, { folder, json, name: json.name, version: json.version, prefixes: json.slipway?.prefixes });
  }
  return { commit, packages, tree };
}

// Content

function contentProblems(update, updates, base, options) {
  const { ref } = update;
  if (ref === MAIN || ref === PROPOSAL) return versionProblems(update, base);
  const [, name, version] = BRANCH.exec(ref) ?? TAG.exec(ref) ?? [];
  const found = [...base.packages.values()].find((each) => each.name.replace(/^@[^/]*\//, '') === name && Array.isArray(each.prefixes));
  if (found === undefined) return [`${ref}: main has no content package ${shown(name)}`];
  if (options.from !== undefined) return promotionProblems(update, found, options);
  return TAG.test(ref) ? tagProblems(update, { found, version, updates, base }) : branchProblems(update, found, base);
}

/** Checks a commit of new versions: one commit on the protected branch that changes only versions and their consequences. */
function versionProblems({ ref, old, id }, base) {
  const problem = (why) => `${ref}: ${why}`;
  const { parents, subject } = commitOf(id);
  if (parents.length !== 1 || parents[0] !== base.commit) return [problem(`${id} is not one commit on ${base.commit}`)];
  if (ref === MAIN && old !== base.commit) return [problem(`it does not follow ${shown(old)}`)];
  if (subject !== MESSAGE) return [problem(`its message is ${shown(subject)}; expected: ${MESSAGE}`)];
  const changes = changesBetween(base.commit, id);
  if (new Set(changes.map(({ path }) => path)).size < changes.length) return [problem('its tree has a path twice')];
  return versionChangeProblems(changes, base.packages, blob).map(problem);
}

/** Checks each changed file of a commit of new versions. `read` returns the text of an object, up to a size. */
export function versionChangeProblems(changes, packages, read) {
  const others = changes.filter(({ path }) => kindOf(path) === undefined);
  if (others.length > 0) {
    const names = others.slice(0, 5).map(({ path }) => path);
    return [`the commit of the versions changes other files: ${shown(JSON.stringify(names))}`];
  }
  const forms = changes.flatMap(({ path, status, modes }) => {
    const allowed = STATUS[kindOf(path)];
    if (allowed.includes(status) && modes.every((mode) => mode === FILE || mode === '000000')) return [];
    return [`${path} is changed as ${status} from mode ${modes.join(' to ')}; expected: ${allowed} of a regular file`];
  });
  if (forms.length > 0) return forms;
  const next = new Map(packages);
  const found = [];
  const of = (kind) => changes.filter(({ path }) => kindOf(path) === kind);
  for (const { path, ids } of of('package')) {
    const folder = dirname(path);
    const before = packages.get(folder);
    const json = canonicalJson(path, read(ids[1], MAX_TEXT), found);
    if (json !== undefined && before === undefined) found.push(`${path} is not a package of main`);
    else if (json !== undefined) next.set(folder, { ...before, json, version: json.version });
  }
  if (found.length > 0) return found;
  const steps = new Set([...packages.values()].flatMap(({ version }) => stepsFrom(version)));
  for (const { path } of of('package'))
    found.push(...packageProblems(path, packages.get(dirname(path)), next.get(dirname(path)), { next, steps }));
  for (const change of of('lock')) found.push(...lockProblems(change, next, read));
  for (const change of of('changelog')) found.push(...changelogProblems(change, packages.get(dirname(change.path)), { next, read }));
  return found;
}

function kindOf(path) {
  if (path === 'package-lock.json') return 'lock';
  if (/^packages\/[a-z0-9][a-z0-9._-]*\/package\.json$/.test(path)) return 'package';
  if (/^packages\/[a-z0-9][a-z0-9._-]*\/CHANGELOG\.md$/.test(path)) return 'changelog';
  return /^\.changeset\/(?!README\.md$)[A-Za-z0-9][\w-]*\.md$/.test(path) ? 'changeset' : undefined;
}

/** Allowed changes of a file: A added, M modified, D deleted. */
const STATUS = { lock: 'M', package: 'M', changelog: 'AM', changeset: 'D' };

const RANGES = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/**
 * Checks that the version is the next one, that ranges of packages of this repository have their new versions, and that nothing else
 * changes.
 */
function packageProblems(path, before, after, { next, steps }) {
  return differences(before.json, after.json).flatMap((change) => {
    const [field, name, ...deeper] = change.path;
    if (field === 'version' && name === undefined) {
      const isForward = steps.has(change.after) && compareVersions(change.before, change.after) < 0;
      return isForward ? [] : [`${path}: version ${shown(change.after)} is not the next one after ${shown(change.before)}`];
    }
    if (RANGES.includes(field) && name !== undefined && deeper.length === 0 && isNextRange(change, versionsByName(next).get(name)))
      return [];
    return [`${path}: ${pointer(change)} changes; expected: only versions and ranges of packages of this repository`];
  });
}

/** Checks that the entries of the repository's packages match their package.json, and that nothing else changes. */
function lockProblems({ path, ids }, next, read) {
  const found = [];
  const after = canonicalJson(path, read(ids[1], MAX_JSON), found);
  if (after === undefined) return found;
  return differences(JSON.parse(read(ids[0], MAX_JSON)), after).flatMap((change) => {
    const [packages, folder, field, name, ...deeper] = change.path;
    const json = packages === 'packages' ? next.get(folder)?.json : undefined;
    const isVersion = field === 'version' && name === undefined && change.after === json?.version;
    const isRange = RANGES.includes(field) && name !== undefined && deeper.length === 0 && change.after === json?.[field]?.[name];
    if (json !== undefined && typeof change.before === 'string' && (isVersion || isRange)) return [];
    return [`${path}: ${pointer(change)} changes; expected: only versions and ranges of packages of this repository`];
  });
}

/** Checks that the new version has a section above the others, and that the rest is kept. */
function changelogProblems({ path, ids }, before, { next, read }) {
  const folder = dirname(path);
  const after = next.get(folder);
  if (before === undefined || after === undefined) return [`${path} is of no package of main`];
  const [old, now] = [ids[0] === undefined ? `# ${before.name}\n` : read(ids[0], MAX_JSON), read(ids[1], MAX_JSON)];
  const heading = old.slice(0, old.indexOf('\n') + 1);
  const rest = old.slice(heading.length).trimStart();
  const added = now.slice(heading.length, now.length - rest.length);
  if (heading === '' || now.length < old.length || !now.startsWith(heading) || !now.endsWith(rest))
    return [`${path}: the text of earlier versions changes; expected: only a new section above it`];
  const sections = added.split('\n').filter((line) => /^ {0,3}#{1,2}(?!#)/.test(line));
  if (
    after.version === before.version ||
    sections.length !== 1 ||
    sections[0] !== `## ${after.version}` ||
    !added.trimStart().startsWith('## ')
  )
    return [`${path}: the new text is not one section "## ${shown(after.version)}" of a new version`];
  if (added.length > MAX_TEXT || NOT_PLAIN.test(added))
    return [`${path}: the new section is not plain text: it has control or invisible characters, HTML or images`];
  return [];
}

const NOT_PLAIN =
  /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]|<!--|<\/?(?:a|img|script|style|iframe|object|embed|svg|form|link|meta)[\s>/]|!\[/iu;

/**
 * Checks that a branch gets commits one after the other. In each, the prefixes of the package have the content of the protected branch.
 */
function branchProblems({ ref, old, id }, found, base) {
  const { commits, problem } = newCommits(ref, id, old);
  if (problem !== undefined) return [problem];
  return commits.flatMap((commit) => treeProblems(ref, commit, found, base));
}

/** Checks that a new tag of the version in package.json names a commit with the content of the protected branch. */
function tagProblems({ ref, id }, { found, version, updates, base }) {
  const versions = [base.commit, ...updates.filter((each) => each.ref === MAIN).map((each) => each.id)].map((commit) =>
    packageVersion(commit, found.folder),
  );
  if (!versions.includes(version)) return [`${ref}: the version of ${found.name} is ${versions.map(shown).join(' or ')}`];
  if (text(['cat-file', '-t', id]) !== 'tag') return [`${ref} is not an annotated tag`];
  const [object, type, name] = text(['cat-file', 'tag', id]).split('\n', 3);
  if (type !== 'type commit' || name !== `tag ${ref.slice('refs/tags/'.length)}`)
    return [`${ref} does not name a commit under its own name`];
  const commit = object.slice('object '.length);
  const { commits, problem } = newCommits(ref, commit);
  if (problem !== undefined) return [problem];
  return [...new Set([commit, ...commits])].flatMap((each) => treeProblems(ref, each, found, base));
}

function packageVersion(commit, folder) {
  const [entry] = treeOf(commit, `${folder}/package.json`);
  return entry === undefined ? undefined : JSON.parse(blob(entry.id, MAX_TEXT)).version;
}

/** Checks that a branch gets one commit, with the tree of a commit that the other channel had. */
function promotionProblems({ ref, old, id }, found, { from }) {
  const { commits, problem } = newCommits(ref, id, old);
  if (problem !== undefined) return [problem];
  const source = `refs/remotes/origin/flux/${shortName(found)}/${from}`;
  if (text(['for-each-ref', '--format=%(refname)', source]) !== source)
    return [`${ref}: the channel ${from} of ${found.name} does not exist`];
  const trees = new Set(lines(['rev-list', '--first-parent', '--no-commit-header', '--format=%T', source]));
  return commits.flatMap((commit) =>
    trees.has(commitOf(commit).tree) ? [] : [`${ref}: no commit of channel ${from} has the tree of ${commit}`],
  );
}

const shortName = ({ name }) => name.replace(/^@[^/]*\//, '');

/** Returns the commits that a reference adds to the channels of its package, newest first: one line, from `old` on. */
function newCommits(ref, id, old) {
  if (text(['cat-file', '-t', id]) !== 'commit') return { problem: `${ref} does not name a commit` };
  const [, name] = BRANCH.exec(ref) ?? TAG.exec(ref);
  const known = lines(['for-each-ref', '--format=%(objectname)', `refs/remotes/origin/flux/${name}`]);
  if (old !== undefined && old !== '' && !known.includes(old)) return { problem: `${ref} has moved: it is not ${old}` };
  const added = lines(['rev-list', '--topo-order', '--parents', `--max-count=${MAX_COMMITS + 1}`, id, '--not', ...known]);
  if (added.length > MAX_COMMITS) return { problem: `${ref} gets more than ${MAX_COMMITS} commits` };
  const commits = added.map((line) => line.split(' '));
  const problem = historyProblem(ref, commits) ?? baseProblem(ref, id, commits.at(-1), old, known);
  return problem === undefined ? { commits: commits.map(([commit]) => commit) } : { problem };
}

/** Returns why new commits, each with its parents, are not one line of history. */
function historyProblem(ref, commits) {
  for (const [index, [commit, ...parents]] of commits.entries()) {
    const next = commits[index + 1]?.[0];
    if (parents.length > 1) return `${ref}: ${commit} is a merge`;
    if (next !== undefined && parents[0] !== next) return `${ref}: its new commits are not in one line`;
  }
  return undefined;
}

/** Returns why the oldest new commit does not follow `old`, or the tip of a channel. */
function baseProblem(ref, id, oldest, old, known) {
  if (oldest === undefined) return old !== undefined && old !== id ? `${ref} does not follow ${old}` : undefined;
  const [commit, parent] = oldest;
  if (old !== undefined && (parent ?? '') !== old) return `${ref} does not follow ${old === '' ? 'nothing' : old}`;
  return parent !== undefined && !known.includes(parent) ? `${ref}: ${commit} does not follow the tip of a channel` : undefined;
}

function treeProblems(ref, commit, { folder, prefixes }, base) {
  const inPrefix = (path) => prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  const before = new Map(base.tree.filter(({ path }) => inPrefix(path)).map((entry) => [entry.path, entry]));
  const entries = treeOf(commit);
  const read = blobReader(
    entries.filter(({ type, path }) => type === 'blob' && FIXED_FILES.includes(path)),
    MAX_TEXT,
  );
  const after = new Set(entries.map(({ path }) => path));
  const problems = entries.flatMap(({ path, mode, type, id }) => {
    if (mode !== FILE || type !== 'blob') return [`${shown(path)} has mode ${mode}`];
    if (inPrefix(path)) return before.get(path)?.id === id ? [] : [`${shown(path)} is not what main has`];
    if (!FIXED_FILES.includes(path)) return [`${shown(path)} is not in a prefix of ${folder}`];
    if (!isPlainText(id, read)) return [`${path} is not text of at most ${MAX_TEXT} bytes`];
    return path === '.gitattributes' && read(id) !== ATTRIBUTES ? [`${path} is not ${JSON.stringify(ATTRIBUTES)}`] : [];
  });
  const missing = [...before.keys()].filter((path) => !after.has(path)).map((path) => `${shown(path)} of main is missing`);
  const all = [...problems, ...missing, ...(after.size < entries.length ? ['it has a path twice'] : [])];
  if (all.length === 0) return [];
  const more = all.length > 5 ? `, and ${all.length - 5} more` : '';
  return [
    `${ref}: ${commit.slice(0, 10)} is not the tree that main has (${all.slice(0, 5).join(', ')}${more}). Run \`slipway synth\` and commit the tree`,
  ];
}

function isPlainText(id, read) {
  try {
    return !/(?![\n\t])\p{Cc}/u.test(read(id));
  } catch {
    return false;
  }
}

// JSON and versions

/** Parses a JSON text in the form that npm writes. No duplicate key, byte order mark or other spelling can hide a value. */
function canonicalJson(path, given, found) {
  try {
    const value = JSON.parse(given);
    const indent = /^\{\r?\n([\t ]+)"/.exec(given)?.[1] ?? '';
    const text = JSON.stringify(value, undefined, indent);
    if (isObject(value) && (given === text || given === `${text}\n`)) return value;
    found.push(`${path} is not in the form that npm writes: it has duplicate keys, other spacing or escapes`);
  } catch {
    found.push(`${path} is not JSON`);
  }
  return undefined;
}

/** Returns each path where two values differ. An object whose keys or their order differ is one path. */
function differences(before, after, path = []) {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return Object.is(before, after) ? [] : [{ path, before, after }];
  const [old, keys] = [Object.keys(before), Object.keys(after)];
  if (JSON.stringify(old) !== JSON.stringify(keys)) return [{ path, before, after }];
  return keys.flatMap((key) => differences(before[key], after[key], [...path, key]));
}

const isObject = (value) => typeof value === 'object' && value !== null;
const pointer = ({ path }) => shown(`/${path.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`);

const VERSION = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/;
const numbersOf = (version) => VERSION.exec(String(version))?.slice(1).map(Number);

/** Returns the versions that a release may have after this one. */
function stepsFrom(version) {
  const [major, minor, patch] = numbersOf(version) ?? [];
  return major === undefined ? [] : [`${major + 1}.0.0`, `${major}.${minor + 1}.0`, `${major}.${minor}.${patch + 1}`];
}

function compareVersions(left, right) {
  const [a, b] = [numbersOf(left), numbersOf(right)];
  if (a === undefined || b === undefined) return Number.NaN;
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : a[at] - b[at];
}

const versionsByName = (packages) => new Map([...packages.values()].map(({ name, version }) => [name, version]));

/** Whether a range such as ^1.2.3 keeps its sign and names the new version. */
function isNextRange({ before, after }, version) {
  const [old, next] = [before, after].map((range) => /^(\^|~|>=|)(\d+\.\d+\.\d+)$/.exec(String(range)));
  return (
    typeof after === 'string' &&
    old !== null &&
    next !== null &&
    old[1] === next[1] &&
    next[2] === version &&
    compareVersions(old[2], next[2]) < 0
  );
}

// Git

function push(updates) {
  const leases = updates.map(({ ref, old }) => `--force-with-lease=${ref}:${old}`);
  const helper = `!f() { test "$1" = get && printf 'username=x-access-token\\npassword=%s\\n' "$GITHUB_TOKEN"; }; f`;
  const credentials = process.env.GITHUB_TOKEN ? ['-c', 'credential.helper=', '-c', `credential.helper=${helper}`] : [];
  const flags = ['--quiet', '--atomic', '--no-verify', '--no-follow-tags', '--no-recurse-submodules', '--no-signed'];
  git([...credentials, 'push', ...flags, ...leases, 'origin', ...updates.map(({ ref, id }) => `${id}:${ref}`)], {
    token: process.env.GITHUB_TOKEN,
  });
}

/** Returns the files of a tree, or only one of them. */
function treeOf(commit, path) {
  return text(['ls-tree', '-z', '--full-tree', '-r', commit, ...(path === undefined ? [] : ['--', path])])
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [mode, type, id] = line.slice(0, line.indexOf('\t')).split(' ');
      return { mode, type, id, path: line.slice(line.indexOf('\t') + 1) };
    });
}

/** Returns the differences between two trees, by the objects in them. No attribute or setting of a repository has an effect. */
function changesBetween(old, id) {
  const fields = text(['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--no-ext-diff', old, id])
    .split('\0')
    .filter(Boolean);
  return Array.from({ length: fields.length / 2 }, (_, index) => {
    const [mode, nextMode, before, after, status] = fields[2 * index].slice(1).split(' ');
    const ids = [before, after].map((each) => (/^0+$/.test(each) ? undefined : each));
    return { path: fields[2 * index + 1], status, modes: [mode, nextMode], ids };
  });
}

function commitOf(id) {
  const [tree, parents, ...subject] = text(['show', '--no-patch', '--no-mailmap', '--no-show-signature', '--format=%T%n%P%n%B', id]).split(
    '\n',
  );
  return { tree, parents: parents.split(' ').filter(Boolean), subject: subject.join('\n').trim() };
}

/** Returns the text of a blob. Throws if it is larger than the limit, or not UTF-8. */
const blob = (id, limit) => blobReader([{ id }], limit)(id);

/** Reads blobs, with two processes for any number. The result returns the text of one, and throws if it is larger than the limit, or not UTF-8. */
function blobReader(entries, limit) {
  const ids = [...new Set(entries.map(({ id }) => id))];
  const sizes = new Map(catFile('--batch-check=%(objectname) %(objecttype) %(objectsize)', ids).toString().split('\n').map(sizeOfBlob));
  const small = ids.filter((id) => sizes.get(id) <= limit);
  const output = catFile('--batch=', small);
  const contents = new Map();
  let start = 0;
  for (const id of small) {
    // Each blob has an empty line before it, and the end of a line after it.
    contents.set(id, output.subarray(start + 1, start + 1 + sizes.get(id)));
    start += sizes.get(id) + 2;
  }
  return (id) => {
    const content = contents.get(id);
    if (content === undefined) throw new Refused(`a file has ${sizes.get(id)} bytes, more than ${limit}`);
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
    } catch {
      throw new Refused('a file is not UTF-8');
    }
  };
}

function sizeOfBlob(line) {
  const [id, type, size] = line.split(' ');
  if (line !== '' && type !== 'blob') throw new Refused(`${shown(id)} is not a file, but ${shown(type)}`);
  return [id, Number(size)];
}

const catFile = (format, ids) => (ids.length === 0 ? Buffer.alloc(0) : git(['cat-file', format], { input: `${ids.join('\n')}\n` }));

const text = (args) => git(args).toString('utf8').trimEnd();
const lines = (args) => text(args).split('\n').filter(Boolean);

/** Runs Git without replaced objects, grafts, hooks and helpers; only a push gets the token. */
function git(args, { token, input = '' } = {}) {
  const { GITHUB_TOKEN: _, ...environment } = process.env;
  const env = {
    ...environment,
    ...(token && { GITHUB_TOKEN: token }),
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: '/dev/null/none',
    GIT_TERMINAL_PROMPT: '0',
  };
  const settings = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'core.quotePath=false'];
  return execFileSync('git', ['--literal-pathspecs', ...settings, ...args], {
    cwd: root,
    env,
    maxBuffer: 2 ** 29,
    input,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Returns text from the bundle without control characters for a terminal or a log. */
function shown(value) {
  return String(value)
    .slice(0, 2_000)
    .trimEnd()
    .replaceAll('\n', '; ')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0).toString(16)}}`);
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    pushRelease(readOptions());
  } catch (error) {
    const reason = error instanceof Refused ? error.message : shown(String(error.stderr || error.message));
    process.stderr.write(`Nothing was pushed: ${reason.trimEnd()}\n`);
    process.exitCode = 1;
  }
}

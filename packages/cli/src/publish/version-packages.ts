import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseLimitedJson, withoutCredentials } from '@slipway/manifest';
import { environmentFailure, usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import { readPackageJson } from '../repository/package-json.ts';
import { type ContentPackage, declaredFolders, findWorkspace, type Workspace } from '../repository/workspace.ts';
import { changelogNotes } from './change-notes.ts';

/** The change of a release to the version of a content package. */
export interface Versioned {
  readonly package: string;
  readonly from: string;
  readonly to: string;
  /** Whether a changeset names the package. Otherwise its content changed with that of another package. */
  readonly announced: boolean;
}

/** The versions that a release raises. */
export interface RaisedVersions {
  readonly content: readonly Versioned[];
  /** Packages of the workspace without content, such as libraries, by their names on npm. */
  readonly other: readonly Omit<Versioned, 'announced'>[];
}

/** Adds a changeset for a patch release of `content`, if its content changes without a changeset. */
export function addChangeset(root: string, { name, npmName }: ContentPackage, summaries: readonly string[]): void {
  const because = summaries.length === 0 ? [] : ['', 'With:', '', ...summaries.map((summary) => `- ${summary.split('\n')[0]}`)];
  mkdirSync(join(root, '.changeset'), { recursive: true });
  writeFileSync(
    join(root, '.changeset', `content-of-${name}.md`),
    [
      '---',
      `${JSON.stringify(npmName)}: patch`,
      '---',
      '',
      'The content changes because a package that it is created from changes.',
      ...because,
      '',
    ].join('\n'),
  );
}

/**
 * Runs the script `version` of the root, with which changesets write versions and changelogs. A package that was raised only because of
 * its dependencies, and has the same content, keeps its version. Throws a Failure if the script is missing or fails.
 */
export async function versionPackages(
  context: VerbContext,
  workspace: Workspace,
  { announced, changed }: { readonly announced: ReadonlySet<string>; readonly changed: ReadonlySet<string> },
): Promise<RaisedVersions> {
  const { root } = workspace;
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts?: Readonly<Record<string, string>>;
  };
  if (scripts?.version === undefined)
    throw usageFailure(`${join(root, 'package.json')} has no script "version", for example \`changeset version\`.`);
  const changelogs = new Map(workspace.packages.map(({ name, directory }) => [name, readIfPresent(join(directory, 'CHANGELOG.md'))]));
  const before = npmVersions(root);
  await runScript(context, root);
  const after = new Map(findWorkspace(root).packages.map((content) => [content.name, content.version]));
  const raised: Versioned[] = [];
  for (const content of workspace.packages) {
    const { name, version } = content;
    const to = after.get(name) ?? version;
    if (to === version) continue;
    const followsOthers = changelogNotes(content.directory, to).some((line) => line.startsWith('- Updated dependencies'));
    if (!announced.has(name) && !changed.has(name) && followsOthers) keepVersion(root, content, changelogs.get(name));
    else raised.push({ package: name, from: version, to, announced: announced.has(name) });
  }
  const contentNames = new Set(workspace.packages.map(({ npmName }) => npmName));
  const other = [...npmVersions(root)].flatMap(([name, to]) => {
    const from = before.get(name);
    return from === undefined || from === to || contentNames.has(name) ? [] : [{ package: name, from, to }];
  });
  return { content: raised, other };
}

/** Returns the version of each package of the workspace, by its name on npm. */
function npmVersions(root: string): ReadonlyMap<string, string> {
  const manifests = declaredFolders(root)
    .folders.map((folder) => join(root, folder, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => readPackageJson(file, root));
  return new Map(
    manifests.flatMap(({ name, version }) => (typeof name === 'string' && typeof version === 'string' ? [[name, version]] : [])),
  );
}

const MAX_OUTPUT = 2000;

function runScript({ terminal, signal }: VerbContext, root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn('npm', ['run', '--silent', 'version'], {
      cwd: root,
      env: terminal.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: signal(),
      shell: process.platform === 'win32', // npm is a script on Windows
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-MAX_OUTPUT);
      });
    }
    child.on('error', (error) => reject(environmentFailure(`\`npm run version\` could not be started: ${error.message}`, error)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(environmentFailure(`\`npm run version\` failed with exit code ${code}: ${withoutCredentials(output.trim())}`));
    });
  });
}

/** Restores the version in package.json, changelog and lock file. Keeps ranges of dependencies as they were written. */
function keepVersion(root: string, { directory, version }: ContentPackage, changelog: string | undefined): void {
  const manifest = join(directory, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/("version"\s*:\s*)"[^"]*"/, `$1"${version}"`));
  const file = join(directory, 'CHANGELOG.md');
  if (changelog === undefined) rmSync(file, { force: true });
  else writeFileSync(file, changelog);
  const lock = join(root, 'package-lock.json');
  const text = readIfPresent(lock);
  if (text === undefined) return;
  const parsed = parsedLock(lock, text) as { readonly packages?: Record<string, { version?: string }> };
  const entry = parsed.packages?.[relative(root, directory).replaceAll('\\', '/')];
  if (entry?.version === undefined) return;
  entry.version = version;
  writeFileSync(lock, `${JSON.stringify(parsed, undefined, 2)}\n`);
}

function parsedLock(file: string, text: string): unknown {
  try {
    return parseLimitedJson(text);
  } catch (error) {
    throw usageFailure(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

const readIfPresent = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

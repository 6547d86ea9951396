import { lstat, mkdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileSystemError, PublishError } from '../failures/publish-error.ts';
import { type Git, gitText } from '../git/git.ts';
import { slipwayDirectory } from './scratch.ts';

/** Path of the fleet repository that needs no server. */
export const embeddedRemote = (cwd: string): string => join(slipwayDirectory(cwd), 'fleet.git');

/**
 * Creates the embedded repository if it does not exist. Initialises it in `scratch` and moves it in one operation, so that two runs may do
 * it at the same time. Adds parts that a killed run left out, and never deletes anything.
 */
export async function ensureEmbeddedRemote(git: Git, cwd: string, scratch: string): Promise<string> {
  const target = embeddedRemote(cwd);
  try {
    await refuseForeign(target);
    if (await isComplete(target)) return target;
    const fresh = join(scratch, 'fleet.git');
    const template = join(scratch, 'template');
    await mkdir(template);
    await writeFile(join(template, 'config'), SETTINGS);
    const flags = ['--quiet', '--bare', `--template=${template}`, '--object-format=sha1', '--initial-branch=main'];
    await gitText(git, ['init', ...flags, fresh], { cwd: scratch });
    await rename(fresh, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    await fillIn(target, fresh);
    return target;
  } catch (error) {
    throw fileSystemError(error, target);
  }
}

/** Refuses a link, or a repository with its references or objects elsewhere: a clone may contain one. */
async function refuseForeign(target: string): Promise<void> {
  const isLink = await lstat(target).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
  const elsewhere = await Promise.all(['commondir', 'objects/info/alternates'].map((file) => exists(join(target, file))));
  if (!isLink && !elsewhere.includes(true)) return;
  const message = `${target} is not a repository that Slipway created: it is a link or has its content elsewhere. Move it away and publish again.`;
  throw new PublishError('cannot-write', message);
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

// Git must start no background process, because that would outlive the publish.
const SETTINGS = `[gc]
	auto = 0
[maintenance]
	auto = false
[receive]
	autogc = false
[uploadpack]
	allowFilter = true
`;

/**
 * Removes reference locks of a killed push. Git holds such a lock for milliseconds, and only this package writes to the embedded
 * repository, so a lock that is seconds old has no owner.
 */
export async function removeStaleLocks(repository: string, said: string, now: () => number = Date.now): Promise<void> {
  for (const [, lock] of said.matchAll(/Unable to create '([^']+\.lock)': File exists/g)) {
    if (!lock?.startsWith(`${repository}/`)) continue;
    const age = await stat(lock).then(
      ({ mtimeMs }) => now() - mtimeMs,
      () => 0,
    );
    if (age > STALE_AFTER) await unlink(lock).catch(() => undefined);
  }
}

const STALE_AFTER = 3000;

async function fillIn(target: string, fresh: string): Promise<void> {
  if (await isComplete(target)) return;
  for (const directory of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags'])
    await mkdir(join(target, directory), { recursive: true });
  for (const [file, valid] of FILES) {
    if (!(await holds(join(target, file), valid))) await rename(join(fresh, file), join(target, file));
  }
  if (!(await isComplete(target))) {
    throw new PublishError('cannot-write', `${target} is not a Git repository and cannot become one: move it away and publish again.`);
  }
}

const FILES = [
  ['HEAD', /^(?:ref: refs\/\S+|[0-9a-f]{40,64})\s*$/],
  ['config', /\[core\]/],
] as const;

/** Whether a folder has the files and folders of a repository without a work tree. */
export async function isComplete(repository: string): Promise<boolean> {
  const files = await Promise.all(FILES.map(([file, valid]) => holds(join(repository, file), valid)));
  const folders = await Promise.all(['objects', 'refs'].map((folder) => isFolder(join(repository, folder))));
  return [...files, ...folders].every(Boolean);
}

const holds = (file: string, valid: RegExp): Promise<boolean> =>
  readFile(file, 'utf8').then(
    (text) => valid.test(text),
    () => false,
  );

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

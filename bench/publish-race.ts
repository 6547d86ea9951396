import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PackageTree, publishPackages, readProvenance } from '../packages/publish/src/index.ts';
import { type BenchRow, benchRow } from './bench-row.ts';
import { serveRepository } from './git-server.ts';

const WRITERS = 32;
const PACKAGES = 8;
const VERSIONS = 40;
const FILES = 5;
const TRIES = 10;

/** One version of one package. */
interface Release {
  readonly name: string;
  readonly version: string;
  readonly files: ReadonlyMap<string, string>;
}

/** The state of the remote after all writers. */
interface Outcome {
  readonly milliseconds: number;
  readonly tags: number;
  readonly newest: number;
  readonly backwards: number;
}

/**
 * 32 writers publish 320 versions of 8 packages in random order to one repository over HTTP on loopback. The peer is a typical pipeline:
 * clone, write, commit, rebase and push with a tag, ten tries. In addition to the times, counts the versions with a tag, the branches
 * whose tip is their newest version, and the commits that return to an older version.
 */
export async function publishRaceBench(): Promise<BenchRow[]> {
  const [ours, theirs] = [await race(publishRelease), await race(pushRelease)];
  const row = (name: string, key: keyof Outcome, unit: string, target: string, isMore = false): BenchRow => {
    const less = benchRow(name, ours[key], 'clone, commit, rebase, push', theirs[key], unit, target);
    return isMore ? { ...less, ratio: 1 / less.ratio } : less;
  };
  const all = `${WRITERS} writers, ${PACKAGES * VERSIONS} versions`;
  return [
    row(all, 'milliseconds', 'ms', 'at least 1x'),
    row(`${all}: versions with a tag`, 'tags', 'tags', `${PACKAGES * VERSIONS} tags`, true),
    row(`${all}: branches on their newest version`, 'newest', 'branches', `${PACKAGES} branches`, true),
    row(`${all}: steps backwards`, 'backwards', 'commits', 'none'),
  ];
}

type Publish = (release: Release, writer: { readonly folder: string; readonly url: string }) => Promise<void>;

async function race(publish: Publish): Promise<Outcome> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-bench-race-'));
  try {
    await using served = await serveRepository(directory);
    const { url } = served;
    await begin(directory, url);
    const queue = releases();
    const started = performance.now();
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, index) => {
        const folder = join(directory, `writer-${index}`);
        execFileSync('git', ['init', '--quiet', '--initial-branch=main', folder]);
        for (let release = queue.pop(); release !== undefined; release = queue.pop()) await publish(release, { folder, url });
      }),
    );
    return { milliseconds: performance.now() - started, ...outcomeOf(served.folder) };
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** All versions are `1.<minor>.0`. */
const minorOf = (version: string): number => Number(version.split('.')[1]);

const nameOf = (index: number): string => `package-${index}`;

/** Every package has a first version. */
async function begin(directory: string, url: string): Promise<void> {
  const cwd = join(directory, 'start');
  execFileSync('git', ['init', '--quiet', cwd]);
  const packages = Array.from({ length: PACKAGES }, (_, index) =>
    treeOf({ name: nameOf(index), version: '1.0.0', files: filesOf(nameOf(index), '1.0.0') }),
  );
  await publishPackages({ cwd, remote: url, packages });
}

/** Returns the versions in an order that is always the same, mixed over the writers. */
function releases(): Release[] {
  const all = Array.from({ length: PACKAGES * VERSIONS }, (_, index) => {
    const [name, version] = [nameOf(index % PACKAGES), `1.${1 + Math.floor(index / PACKAGES)}.0`];
    return { name, version, files: filesOf(name, version) };
  });
  let state = 20_261_124;
  const random = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  return all
    .map((release) => ({ release, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ release }) => release);
}

const filesOf = (name: string, version: string): ReadonlyMap<string, string> =>
  new Map(Array.from({ length: FILES }, (_, index) => [`common/${name}/file-${index}.yaml`, `version: ${version}\nindex: ${index}\n`]));

const treeOf = ({ name, version, files }: Release): PackageTree => ({ name, version, prefixes: [`common/${name}`], files });

const publishRelease: Publish = async (release, { folder, url }) => {
  const { packages } = await publishPackages({ cwd: folder, remote: url, packages: [treeOf(release)] });
  const outcome = packages[0]?.outcome;
  if (outcome !== 'published' && outcome !== 'superseded') throw new Error(JSON.stringify(packages[0]));
};

const run = promisify(execFile);

const pushRelease: Publish = async ({ name, version, files }, { folder, url }) => {
  const clone = join(folder, 'clone');
  rmSync(clone, { recursive: true, force: true });
  const branch = `flux/${name}/latest`;
  const git = (...args: string[]): Promise<unknown> =>
    run('git', ['-C', clone, '-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args]);
  await run('git', ['clone', '--quiet', '--branch', branch, url, clone]);
  for (const [path, text] of files) {
    mkdirSync(join(clone, path, '..'), { recursive: true });
    writeFileSync(join(clone, path), text);
  }
  await git('add', '--all');
  await git(
    'commit',
    '--quiet',
    '-m',
    `${name} ${version}\n\nPackage: ${name}\nPackage-Version: ${version}\nChannel: latest\nPackage-Tree: none`,
  );
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const pushed = await git('pull', '--quiet', '--rebase', '--strategy-option=theirs', 'origin', branch)
      .then(() => git('tag', '--force', `${name}@${version}`))
      .then(() => git('push', '--quiet', '--atomic', 'origin', `HEAD:${branch}`, `refs/tags/${name}@${version}`))
      .then(
        () => true,
        () => false,
      );
    if (pushed) return;
    await git('rebase', '--abort').catch(() => undefined);
  }
};

function outcomeOf(remote: string): Omit<Outcome, 'milliseconds'> {
  const git = (...args: string[]): string => execFileSync('git', ['-C', remote, ...args], { encoding: 'utf8' });
  const tags = git('tag', '--list')
    .split('\n')
    .filter((tag) => tag !== '' && !tag.endsWith('@1.0.0')).length;
  const histories = Array.from({ length: PACKAGES }, (_, index) =>
    git('log', '--reverse', '--format=%B%x00', `flux/${nameOf(index)}/latest`)
      .split('\0')
      .flatMap((message) => readProvenance(message.trim())?.version ?? []),
  );
  const backwards = histories.flatMap((versions) =>
    versions.filter((version, index) => minorOf(version) < minorOf(versions[index - 1] ?? version)),
  ).length;
  return { tags, newest: histories.filter((versions) => versions.at(-1) === `1.${VERSIONS}.0`).length, backwards };
}

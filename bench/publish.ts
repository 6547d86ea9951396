import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PackageTree, publishPackages } from '../packages/publish/src/index.ts';
import type { BenchRow } from './bench-row.ts';

const FILES = 10_000;
const CHANGED = 10;
const ROUNDS = 3;
const COMMIT = 'git add -A && git commit, files already written';
const PUSH = 'git add -A && git commit && git push, files already written';
const CLONE = 'git clone --depth 1, write, git add -A, commit and push';

/**
 * Publishes 10,000 files of 1.4 KB, all of them and with 10 changed files. The time includes reading the remote, planning and the push.
 * One peer has the lowest cost of a working tree: it adds and commits existing files, with and without a push. The other peer publishes
 * with a working tree, but has no clone.
 */
export async function publishBench(): Promise<BenchRow[]> {
  const ours: number[][] = [[], []];
  const theirs: number[][] = [[], []];
  const cloned: number[] = [];
  const pushed: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const directory = mkdtempSync(join(tmpdir(), 'slipway-bench-publish-'));
    try {
      await publishByHand(directory, contentOf(round));
      bareRepository(join(directory, 'pushed.git'));
      const [published, committed] = [repository(directory, 'source'), repository(directory, 'tree')];
      for (const [step, content] of [contentOf(round), contentOf(round, CHANGED)].entries()) {
        const before = step === 0 ? new Map<string, string>() : contentOf(round);
        writeFiles(committed, new Map([...content].filter(([path, text]) => before.get(path) !== text)));
        // The sides take turns to be first, so that no side always has a warm or a busy disk.
        const sides: (() => Promise<unknown>)[] = [
          async () => ours[step]?.push(await milliseconds(() => publishContent(published, content, step))),
          async () => {
            const commit = await milliseconds(() => commitAll(committed));
            theirs[step]?.push(commit);
            if (step === 0) pushed.push(commit + (await milliseconds(() => pushTo(join(directory, 'pushed.git'), committed))));
          },
        ];
        if (step === 1) sides.push(async () => cloned.push(await milliseconds(() => publishByClone(directory, content, CHANGED))));
        for (const side of round % 2 === 0 ? sides : sides.reverse()) await side();
      }
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  }
  return [
    row(`publish ${FILES} files of 1.4 KB`, ours[0], PUSH, pushed, 'at least 8x'),
    row(`publish ${FILES} files of 1.4 KB`, ours[0], COMMIT, theirs[0], 'at least 4x'),
    row(`publish ${CHANGED} changed of ${FILES} files`, ours[1], CLONE, cloned, 'none'),
    row(`publish ${CHANGED} changed of ${FILES} files`, ours[1], COMMIT, theirs[1], 'none'),
  ];
}

async function publishContent(cwd: string, files: ReadonlyMap<string, string>, step: number): Promise<void> {
  const tree: PackageTree = { name: 'bench', version: `1.${step}.0`, prefixes: ['common'], files };
  const report = await publishPackages({ cwd, packages: [tree] });
  if (report.packages[0]?.outcome !== 'published') throw new Error(`not published: ${JSON.stringify(report.packages[0]?.findings)}`);
}

async function commitAll(cwd: string): Promise<void> {
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '--quiet', '-m', 'Publish');
}

/** Creates the bare repository of the second peer, with all files. */
async function publishByHand(directory: string, files: ReadonlyMap<string, string>): Promise<void> {
  const remote = join(directory, 'remote.git');
  bareRepository(remote);
  const source = repository(directory, 'start');
  writeFiles(source, files);
  await commitAll(source);
  await pushTo(remote, source);
  rmSync(source, { recursive: true });
}

async function pushTo(remote: string, cwd: string): Promise<void> {
  git(cwd, 'push', '--quiet', remote, 'HEAD:refs/heads/release');
}

function bareRepository(remote: string): void {
  git(dirname(remote), 'init', '--quiet', '--bare', remote);
  git(remote, 'config', 'receive.autogc', 'false');
}

async function publishByClone(directory: string, files: ReadonlyMap<string, string>, changed: number): Promise<void> {
  const clone = join(directory, 'clone');
  git(directory, 'clone', '--quiet', '--depth=1', '--branch=release', pathToFileURL(join(directory, 'remote.git')).href, clone);
  configure(clone);
  writeFiles(clone, new Map([...files].slice(0, changed)));
  await commitAll(clone);
  git(clone, 'push', '--quiet', 'origin', 'release');
}

function repository(parent: string, name: string): string {
  const cwd = join(parent, name);
  mkdirSync(cwd);
  git(cwd, 'init', '--quiet');
  configure(cwd);
  return cwd;
}

function configure(cwd: string): void {
  // A commit would start a background collection, which would slow the next measurement.
  for (const setting of ['gc.auto=0', 'maintenance.auto=false', 'user.name=bench', 'user.email=bench@localhost', 'commit.gpgSign=false']) {
    const [key = '', value = ''] = setting.split('=');
    git(cwd, 'config', key, value);
  }
}

function writeFiles(directory: string, files: ReadonlyMap<string, string>): void {
  const folders = new Set<string>();
  for (const [path, text] of files) {
    const file = join(directory, path);
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(file, text);
  }
}

/** Returns files similar to HelmReleases. The first `changed` have another chart version. */
function contentOf(seed: number, changed = 0): ReadonlyMap<string, string> {
  return new Map(
    Array.from({ length: FILES }, (_, index) => {
      const name = `release-${seed}-${index}`;
      const values = Array.from({ length: 40 }, (_, line) => `    key${line}: value-${(index * 7919 + line * 104_729) % 65_521}\n`).join(
        '',
      );
      const version = `${index < changed ? 2 : 1}.${index % 17}.0`;
      const text = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata:
  name: ${name}
  namespace: flux-system
spec:
  interval: 1h
  releaseName: ${name}
  targetNamespace: ${name}
  storageNamespace: ${name}
  install:
    createNamespace: true
  chart:
    spec:
      chart: ${name}
      version: ${version}
      sourceRef:
        kind: HelmRepository
        name: source-${index % 50}
  values:
${values}`;
      return [`common/unit-${index % 100}/${name}.yaml`, text] as const;
    }),
  );
}

async function milliseconds(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function row(name: string, ours: readonly number[] = [], peer: string, theirs: readonly number[] = [], target: string): BenchRow {
  const [mine, others] = [median(ours), median(theirs)];
  return {
    name,
    ours: Math.round(mine),
    peer,
    theirs: Math.round(others),
    ratio: Math.round((others / mine) * 10) / 10,
    unit: 'ms',
    target,
  };
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const git = (cwd: string, ...args: string[]): void => void execFileSync('git', args, { cwd, stdio: 'ignore' });

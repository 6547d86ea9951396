import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PackageTree, publishPackages } from '../packages/publish/src/index.ts';
import { type BenchRow, benchRow, median } from './bench-row.ts';
import { serveRepository } from './git-server.ts';

const FILES = 20_000;
const CHANGED = 10;
const ROUNDS = 3;
const HISTORIES = [1, 1000, 20_000];
const OURS = 'flux/bench/latest';
/** The branch of the peer, from the same commit. */
const THEIRS = 'release';

/**
 * Publishes 10 changed files of 20,000 to a repository over HTTP on loopback, on a branch with few and with many commits. The peer is a
 * typical pipeline: a shallow clone, the files, a commit and a push.
 */
export async function publishHistoryBench(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const history of HISTORIES) rows.push(await withHistory(history));
  return rows;
}

async function withHistory(history: number): Promise<BenchRow> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-bench-history-'));
  try {
    await using served = await serveRepository(directory);
    const { folder, url } = served;
    const cwd = join(directory, 'source');
    execFileSync('git', ['init', '--quiet', cwd]);
    const tip = addHistory(folder, history);
    await publishVersion(cwd, url, 0, contentOf(0), [tip]);
    execFileSync('git', ['-C', folder, 'branch', THEIRS, OURS]);
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let version = 1; version <= ROUNDS; version++) {
      const content = contentOf(version);
      const sides = [
        async () => ours.push(await milliseconds(() => publishVersion(cwd, url, version, content))),
        async () => theirs.push(await milliseconds(() => pushFromClone(directory, url, version, content))),
      ];
      for (const side of version % 2 === 0 ? sides : sides.reverse()) await side();
    }
    const name = `publish ${CHANGED} changed of ${FILES} files over HTTP to a branch of ${history} commits`;
    return benchRow(name, median(ours), 'git clone --depth 1, write, git add -A, commit and push', median(theirs), 'ms', 'at least 15x');
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Adds commits to our branch that each change one file. Returns the last one. */
function addHistory(repository: string, commits: number): string {
  const input = Array.from({ length: commits }, (_, index) => {
    const text = `commit: ${index}\n`;
    return `commit refs/heads/${OURS}\ncommitter a <a@example.org> ${1_700_000_000 + index} +0000\ndata 0\n\nM 100644 inline history.yaml\ndata ${text.length}\n${text}\n`;
  });
  execFileSync('git', ['-C', repository, 'fast-import', '--quiet'], { input: input.join('') });
  return execFileSync('git', ['-C', repository, 'rev-parse', OURS], { encoding: 'utf8' }).trim();
}

type Content = ReadonlyMap<string, string>;

async function publishVersion(
  cwd: string,
  remote: string,
  version: number,
  files: Content,
  replaceTips: readonly string[] = [],
): Promise<void> {
  const tree: PackageTree = { name: 'bench', version: `1.${version}.0`, prefixes: ['common'], files };
  const { packages } = await publishPackages({ cwd, remote, packages: [tree], replaceTips });
  if (packages[0]?.outcome !== 'published') throw new Error(`not published: ${JSON.stringify(packages[0]?.findings)}`);
}

async function pushFromClone(directory: string, url: string, version: number, files: Content): Promise<void> {
  const clone = join(directory, 'clone');
  rmSync(clone, { recursive: true, force: true });
  // The server is in this process, so no synchronous code may wait for it.
  const git = (...args: readonly string[]): Promise<unknown> => promisify(execFile)('git', args);
  const within = ['-C', clone, '-c', 'user.name=bench', '-c', 'user.email=bench@localhost', '-c', 'gc.auto=0'];
  await git('clone', '--quiet', '--depth=1', `--branch=${THEIRS}`, url, clone);
  for (const [path, text] of [...files].slice(0, CHANGED)) writeFileSync(join(clone, path), text);
  await git(...within, 'add', '-A');
  await git(...within, 'commit', '--quiet', '-m', `Publish ${version}`);
  await git(...within, 'push', '--quiet', 'origin', THEIRS);
}

/** Returns files of 1.4 KB. The first ones differ by version. */
const contentOf = (version: number): Content =>
  new Map(
    Array.from({ length: FILES }, (_, index) => {
      const lines = Array.from({ length: 40 }, (_, line) => `  key${line}: value-${(index * 7919 + line * 104_729) % 65_521}-abcdefgh\n`);
      const text = `kind: File\nindex: ${index}\nversion: ${index < CHANGED ? version : 0}\nvalues:\n${lines.join('')}`;
      return [`common/unit-${index % 100}/file-${index}.yaml`, text] as const;
    }),
  );

async function milliseconds(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

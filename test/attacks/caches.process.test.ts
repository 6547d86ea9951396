import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { directoryOf, runLimited } from '../security/run-limited.ts';

const wrong = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: web}\nwrong: 1\n';

/** A repository with one object that is refused, and a cache of which each file says that it is accepted. */
async function forged() {
  const cwd = directoryOf({ 'tree/a.yaml': wrong });
  const cache = join(cwd, 'cache');
  expect((await check(cwd)).code).toBe(1);
  const folder = join(cache, 'slipway/documents');
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    const accepted = text.replaceAll(/"findings":\{"":\[.*?\]\}/g, '"findings":{"":[]}');
    expect(accepted).not.toBe(text);
    writeFileSync(join(folder, name), accepted);
  }
  return { cwd, cache, folder };
}

const check = (cwd: string) => runLimited(['check', 'tree'], { cwd, env: { XDG_CACHE_HOME: join(cwd, 'cache') }, seconds: 10 });

/** What is wrong with the cache, and how it came about. */
type Row = readonly [string, (place: Awaited<ReturnType<typeof forged>>) => void];

const OTHER_USER = 65_534;
const isRoot = process.getuid?.() === 0;

describe('the cache of verdicts', () => {
  it('is what the next run believes, and the user’s alone', async () => {
    const { cwd, cache, folder } = await forged();
    expect((await check(cwd)).code).toBe(0);
    for (const directory of [join(cache, 'slipway'), folder]) expect(lstatSync(directory).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder)) expect(lstatSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  it.each<Row>([
    ['is writable by others', ({ cache }) => chmodSync(join(cache, 'slipway'), 0o777)],
    ['is writable by a group', ({ folder }) => chmodSync(folder, 0o770)],
    [
      'is a link',
      ({ cache }) => {
        renameSync(join(cache, 'slipway'), join(cache, 'other'));
        symlinkSync('other', join(cache, 'slipway'));
      },
    ],
    [
      'holds a link to its documents',
      ({ cache, folder }) => {
        renameSync(folder, join(cache, 'other'));
        symlinkSync('../other', folder);
      },
    ],
    ['holds links', ({ folder }) => eachFile(folder, (file) => linkTo(file))],
    ['holds pipes', ({ folder }) => eachFile(folder, (file) => pipeAt(file))],
    ['holds files that others may write', ({ folder }) => eachFile(folder, (file) => chmodSync(file, 0o666))],
    ...(isRoot
      ? ([
          ['is owned by another user', ({ cache }) => chownSync(join(cache, 'slipway'), OTHER_USER, OTHER_USER)],
          ['holds a documents folder of another user', ({ folder }) => chownSync(folder, OTHER_USER, OTHER_USER)],
          ['holds files of another user', ({ folder }) => eachFile(folder, (file) => chownSync(file, OTHER_USER, OTHER_USER))],
        ] satisfies Row[])
      : []),
  ])('is not read when it %s', async (_, plant) => {
    const place = await forged();
    plant(place);
    const { code, broke } = await check(place.cwd);
    expect({ code, broke }).toEqual({ code: 1, broke: undefined });
  });

  it('is not written when it is not the user’s own', async () => {
    const cwd = directoryOf({ 'tree/a.yaml': wrong, 'cache/slipway/documents/none': '' });
    chmodSync(join(cwd, 'cache/slipway/documents'), 0o777);
    expect((await check(cwd)).code).toBe(1);
    expect(readdirSync(join(cwd, 'cache/slipway/documents'))).toEqual(['none']);
  });
});

const eachFile = (folder: string, change: (file: string) => void): void => {
  for (const name of readdirSync(folder)) change(join(folder, name));
};

function linkTo(file: string): void {
  mkdirSync(`${file}.d`);
  renameSync(file, `${file}.d/shelf`);
  symlinkSync(`${file}.d/shelf`, file);
}

function pipeAt(file: string): void {
  rmSync(file);
  execFileSync('mkfifo', [file]);
}

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  bareRepository,
  branchContent,
  contentOf,
  failure,
  git,
  packageOf,
  publish,
  quietRuntime,
  sourceRepository,
  temporaryDirectory,
} from './fleet-kit.ts';
import { listen, serve } from './http-remote.ts';

const first = packageOf('sources', '1.0.0', { 'a.yaml': '1' });
const second = packageOf('sources', '1.1.0', { 'a.yaml': '2' });
const SECRET = 'p@ss/word%:x';
const USERINFO = `ada:${encodeURIComponent(SECRET)}`;

/** The arguments of every process on this machine, again and again until `work` is over. */
async function argumentsDuring(work: Promise<unknown>): Promise<string> {
  const seen = new Set<string>();
  let over = false;
  const done = work.then(
    () => undefined,
    (error: unknown) => error,
  );
  void done.then(() => {
    over = true;
  });
  while (!over) {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        seen.add(readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '));
      } catch {} // it has ended
    }
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  const error = await done;
  if (error) throw error;
  return [...seen].filter((line) => line.includes('git')).join('\n');
}

describe('credentials of a remote', () => {
  it('allow a publish, and are in no argument of a process, no file and no report', async ({ skip }) => {
    if (!existsSync('/proc/self/cmdline')) skip('the system has no /proc');
    const [cwd, repository] = [sourceRepository(), bareRepository()];
    const served = await serve(repository, { login: `ada:${SECRET}`, delay: 100 });
    git(cwd, 'remote', 'add', 'origin', served.urlAs(USERINFO));
    const reports: unknown[] = [];
    const seen = await argumentsDuring(
      (async () => {
        for (const [index, tree] of [first, second].entries()) {
          const remote = index === 0 ? served.urlAs(USERINFO) : 'origin';
          reports.push(await publish({ cwd, remote, packages: [tree], provenance: { repository: served.urlAs(USERINFO) } }));
        }
      })(),
    );
    expect(branchContent(repository, 'flux/sources/latest')).toEqual(contentOf(second));
    expect(served.requests.some((request) => request.startsWith('POST') && request.includes('git-receive-pack'))).toBe(true);
    expect(seen).toContain('git-remote-http');
    const message = git(repository, 'log', '--format=%B', 'flux/sources/latest');
    expect(message).toContain(`Source-Repository: ${served.url}`);
    for (const text of [seen, JSON.stringify(reports), message]) {
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain(encodeURIComponent(SECRET));
    }
  });

  it.each([
    [
      'a rule of the repository that rewrites the address',
      (cwd: string, url: string) => git(cwd, 'config', `url.${url}.insteadOf`, 'https://h.example/fleet.git'),
    ],
    [
      'a credential helper of the repository',
      (cwd: string, url: string) => {
        git(cwd, 'config', 'credential.helper', `!f() { echo username=ada; echo 'password=${SECRET}'; }; f`);
        git(cwd, 'config', `url.${url.replace(/\/\/.*@/, '//')}.insteadOf`, 'https://h.example/fleet.git');
      },
    ],
    [
      'a helper that is asked for the password of the user in the address',
      (cwd: string, url: string) => {
        git(cwd, 'config', 'credential.helper', `!f() { grep -q '^username=ada$' && echo 'password=${SECRET}'; }; f`);
        git(cwd, 'config', `url.${url.replace(/:[^:@]*@/, '@')}.insteadOf`, 'https://h.example/fleet.git');
      },
    ],
  ])('may come from %s', async (_, set) => {
    const [cwd, repository] = [sourceRepository(), bareRepository()];
    set(cwd, (await serve(repository, { login: `ada:${SECRET}` })).urlAs(USERINFO));
    const report = await publish({ cwd, remote: 'https://h.example/fleet.git', packages: [first] });
    expect(report).toMatchObject({ remote: expect.not.stringContaining('@'), packages: [{ outcome: 'published' }] });
  });

  it('are given to the host of the address alone', async () => {
    const cwd = sourceRepository();
    const logins: (string | undefined)[] = [];
    const other = await listen(({ headers }, response) => {
      logins.push(headers.authorization);
      response.writeHead(401, { 'www-authenticate': 'Basic realm="other"' }).end();
    });
    const url = await listen(({ url: path }, response) => void response.writeHead(302, { location: `${other}${path}` }).end());
    const error = await failure(publish({ cwd, remote: `${url.replace('://', `://${USERINFO}@`)}/fleet.git`, packages: [first] }));
    expect(error).toMatchObject({ code: 'remote-denied' });
    expect(logins.filter((login) => login !== undefined)).toEqual([]);
  });

  it('are in no message about a login that the server does not take', async () => {
    const cwd = sourceRepository();
    const served = await serve(bareRepository(), { login: 'ada:other' });
    const error = (await failure(publish({ cwd, remote: served.urlAs(USERINFO), packages: [first] }))) as Error;
    expect(error).toMatchObject({ code: 'remote-denied' });
    for (const secret of [SECRET, encodeURIComponent(SECRET)]) expect(`${error} ${error.cause}`).not.toContain(secret);
  });
});

describe('an address that Git may not be given', () => {
  it.each([
    ['a helper that runs a program', 'ext::sh -c "touch /tmp/owned"', 'helper'],
    ['a helper that waits', 'fd::17', 'helper'],
    ['another helper', 'foo::https://h.example/x', 'helper'],
    ['another scheme', 'ftp://h.example/x.git', 'scheme'],
    ['a token in its query', 'https://h.example/x.git?private_token=secret', 'credentials'],
    ['a password with a slash', 'https://ada:se/cret@h.example/x.git', 'credentials'],
    ['a line end in its password', 'https://ada:secret%0ahost=h.example@h.example/x.git', 'control character'],
  ])('is refused: %s', async (_, remote, word) => {
    const cwd = sourceRepository();
    git(cwd, 'config', 'protocol.allow', 'always');
    git(cwd, 'remote', 'add', 'fleet', remote);
    for (const given of [remote, 'fleet']) {
      const error = (await failure(publish({ cwd, remote: given, packages: [first] }))) as Error;
      expect(error).toMatchObject({ code: 'remote-unusable', message: expect.stringContaining(word) });
      expect(error.message).not.toMatch(/secret|se\/cret/);
    }
    expect(existsSync('/tmp/owned')).toBe(false);
  });
});

describe('the embedded repository', () => {
  it.each([
    ['is a link', (cwd: string, other: string) => execFileSync('ln', ['-s', other, join(cwd, '.slipway/fleet.git')])],
    [
      'has its content elsewhere',
      (cwd: string, other: string) => {
        git(cwd, 'init', '--quiet', '--bare', '.slipway/fleet.git');
        writeFileSync(join(cwd, '.slipway/fleet.git/commondir'), other);
      },
    ],
  ])('is not used when it %s', async (_, plant) => {
    const [cwd, other] = [sourceRepository(), bareRepository()];
    execFileSync('mkdir', [join(cwd, '.slipway')]);
    plant(cwd, other);
    expect(await failure(publish({ cwd, packages: [first] }))).toMatchObject({
      code: 'cannot-write',
      message: expect.stringContaining('fleet.git'),
    });
    expect(git(other, 'for-each-ref')).toBe('');
  });
});

describe('a server without an end', () => {
  const limits = { seconds: 60, silentSeconds: 60, mebibytes: 64, fileMebibytes: 8, references: 1000, commits: 1000 };
  const started = (): number => performance.now();

  it.each([
    ['says nothing at all', { seconds: 1 }, 'remote-too-slow'],
    ['falls silent', { silentSeconds: 1 }, 'remote-too-slow'],
  ])('that %s is given up', async (_, less, code) => {
    const cwd = sourceRepository();
    const url = await listen(() => {});
    const begin = started();
    expect(
      await failure(publish({ cwd, remote: `${url}/fleet.git`, packages: [first] }, { limits: { ...limits, ...less } })),
    ).toMatchObject({ code });
    expect(performance.now() - begin).toBeLessThan(20_000);
    expect(readdirSync(join(cwd, '.slipway/tmp'))).toEqual([]);
  });

  it('that lists references for ever is given up before memory is full', async () => {
    const url = await listen((request, response) => {
      response.writeHead(200, { 'content-type': `application/x-git-upload-pack-${request.method === 'GET' ? 'advertisement' : 'result'}` });
      if (request.method === 'GET') {
        response.end(
          `001e# service=git-upload-pack\n0000000eversion 2\n${packet('ls-refs=unborn\n')}${packet('object-format=sha1\n')}0000`,
        );
        return;
      }
      const lines = Array.from({ length: 5000 }, (_, index) => packet(`${'1'.repeat(40)} refs/tags/sources@1.0.${index}\n`)).join('');
      const more = (): void => {
        while (!response.destroyed && response.write(lines));
      };
      response.on('drain', more);
      more();
    });
    const error = await failure(publish({ cwd: sourceRepository(), remote: `${url}/fleet.git`, packages: [first] }, { limits }));
    expect(error).toMatchObject({ code: 'remote-too-large' });
  });

  it('that lists more references than are read is given up', async () => {
    const repository = bareRepository();
    await publish({ cwd: sourceRepository(), remote: repository, packages: [first] });
    for (let index = 0; index < 6; index++) git(repository, 'tag', `sources@0.0.${index}`, 'flux/sources/latest');
    const error = await failure(
      publish({ cwd: sourceRepository(), remote: repository, packages: [second] }, { limits: { ...limits, references: 5 } }),
    );
    expect(error).toMatchObject({ code: 'remote-too-large', message: expect.stringContaining('references') });
  });

  it('that is reached by a program which never ends is given up, with that program', async () => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'ssh'), `#!/bin/sh\ntrap '' TERM\necho $$ >> ${directory}/pids\nsleep 300\n`, { mode: 0o755 });
    const error = await failure(
      publish(
        { cwd: sourceRepository(), remote: 'ssh://h.example/fleet.git', packages: [first] },
        { environment: { ...quietRuntime.environment, GIT_SSH: join(directory, 'ssh') }, limits: { ...limits, seconds: 1 } },
      ),
    );
    expect(error).toMatchObject({ code: 'remote-too-slow', message: expect.stringContaining('SLIPWAY_REMOTE_TIMEOUT') });
    const pids = readFileSync(join(directory, 'pids'), 'utf8').split('\n').filter(Boolean);
    expect(pids.filter(isRunning)).toEqual([]);
  });

  const packet = (text: string): string => (text.length + 4).toString(16).padStart(4, '0') + text;
});

/** A zombie process no longer runs. */
function isRunning(pid: string): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

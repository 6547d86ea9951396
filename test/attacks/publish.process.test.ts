import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listen, serve } from '../../packages/publish/test/http-remote.ts';
import { root as repository } from '../scratch-copy.ts';
import { git, gitInit } from '../security/git-init.ts';
import { directoryOf, type Limited, runLimited } from '../security/run-limited.ts';

const SECRET = 'hunter2';
/** Runs here what is meant for the other side. */
const SSH = 'f() { while [ $# -gt 1 ]; do shift; done; sh -c "$1"; }; f';

const packageOf = (name: string): Record<string, string> => {
  const file = {
    path: `${name}/a.yaml`,
    objects: [{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace: name }, data: { a: 'b' } }],
  };
  return {
    [`packages/${name}/package.json`]: JSON.stringify({
      name,
      version: '1.0.0',
      type: 'module',
      exports: './index.js',
      slipway: { prefixes: [name] },
    }),
    [`packages/${name}/index.js`]: `export const assemble = () => [${JSON.stringify(file)}];\n`,
  };
};

interface Fleet {
  readonly root: string;
  /** A bare repository that nothing was published to. */
  readonly remote: string;
  readonly slipway: (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<Limited>;
}

/** A fleet of two packages, and a repository to publish it to. */
function fleet(): Fleet {
  const root = directoryOf({
    'package.json': '{"name":"fleet","type":"module","workspaces":["packages/*"]}',
    '.gitignore': 'node_modules\n',
    ...packageOf('one'),
    ...packageOf('two'),
  });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  gitInit(root, true);
  const remote = join(directoryOf(), 'fleet.git');
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  return { root, remote, slipway: (args, env) => runLimited(args, { cwd: root, seconds: 30, ...(env && { env }) }) };
}

describe('credentials of a remote are in no output, no commit and no argument of a process', () => {
  it('of a publish that works', async () => {
    const { root, remote, slipway } = fleet();
    const served = await serve(remote, { login: `ada:${SECRET}/@` });
    const address = served.urlAs(`ada:${encodeURIComponent(`${SECRET}/@`)}`);
    git(root, 'remote', 'add', 'origin', address);
    const seen = new Set<string>();
    const watch = setInterval(() => {
      for (const line of commandLines()) seen.add(line);
    }, 2);
    const ended = await slipway(['publish', '--remote', 'origin', '--output', 'json']);
    clearInterval(watch);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(ended.stdout)).toMatchObject({ summary: { remote: served.url, outcome: 'published' } });
    expect([...seen].join('\n')).toContain('git-remote-http');
    const messages = git(remote, 'log', '--format=%B', 'flux/one/latest');
    expect(messages).toContain(`Source-Repository: ${served.url}`);
    for (const text of [ended.stdout, messages, ...seen]) expect(text).not.toContain(SECRET);
  });

  it('of a publish by SSH, which takes no password', async () => {
    const { root, remote, slipway } = fleet();
    git(root, 'remote', 'add', 'origin', `ssh://ada:x@${SECRET}@h.example${remote}`);
    const ended = await slipway(['publish', '--remote', 'origin', '--output', 'json'], { GIT_SSH_COMMAND: SSH });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout + git(remote, 'log', '--format=%B', 'flux/one/latest')).not.toContain(SECRET);
  });

  it.each([
    `http://ada:${SECRET}@127.0.0.1:9/fleet.git`,
    `http://ada:x/${SECRET}@127.0.0.1:9/fleet.git`,
    `http://127.0.0.1:9/fleet.git?private_token=${SECRET}`,
  ])('of a publish that fails: %s', async (remote) => {
    const { root, slipway } = fleet();
    git(root, 'remote', 'add', 'origin', remote);
    const runs = [remote, 'origin'].map((given) =>
      slipway(['publish', '--remote', given, '--output', 'json'], { GIT_SSH_COMMAND: 'false' }),
    );
    for (const { code, stdout, stderr } of await Promise.all(runs)) {
      expect([1, 2]).toContain(code);
      expect(stdout + stderr).not.toContain(SECRET);
      expect(stderr).toMatch(/^slipway: .*(?:remote|Git).*\n(?:For the state of the remote, .*: slipway explain [a-z-]+\n)?$/);
    }
  });
});

describe('a remote does not hold the command', () => {
  const few = { SLIPWAY_REMOTE_TIMEOUT: '1' };

  it('that says nothing', async () => {
    const url = await listen(() => {});
    expect(await fleet().slipway(['publish', '--remote', `${url}/fleet.git`], few)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('SLIPWAY_REMOTE_TIMEOUT'),
    });
  });

  it('that sends references without an end', async () => {
    const url = await listen((_, response) => {
      response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-advertisement' });
      response.write('001e# service=git-upload-pack\n0000');
      const line = `${'1'.repeat(40)} refs/tags/one@1.0.0\n`;
      const lines = ((line.length + 4).toString(16).padStart(4, '0') + line).repeat(1000);
      const more = (): void => {
        while (!response.destroyed && response.write(lines));
      };
      response.on('drain', more);
      more();
    });
    expect(await fleet().slipway(['publish', '--remote', `${url}/fleet.git`], few)).toMatchObject({ code: 1 });
  });

  it.each(['fd::0', 'ext::sh -c "touch proof; sleep 300"'])('that is not a transport: %s', async (remote) => {
    const { root, slipway } = fleet();
    git(root, 'config', 'protocol.allow', 'always');
    expect(await slipway(['publish', '--remote', remote])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is reached by a helper program'),
    });
    expect(existsSync(join(root, 'proof'))).toBe(false);
  });
});

describe('nothing of a remote on this machine runs', () => {
  it.each([['by its path'], ['by a file URL'], ['embedded']])('%s', async (how) => {
    const { root, remote, slipway } = fleet();
    if (how === 'embedded') await slipway(['publish']);
    const target = how === 'embedded' ? join(root, '.slipway/fleet.git') : remote;
    if (how === 'embedded') git(target, 'tag', '--delete', 'one@1.0.0');
    const proof = join(directoryOf(), 'proof');
    const program = join(target, 'program');
    writeFileSync(program, `#!/bin/sh\ntouch ${proof}\n`, { mode: 0o755 });
    mkdirSync(join(target, 'hooks'), { recursive: true });
    for (const hook of ['pre-receive', 'update', 'post-receive', 'post-update', 'reference-transaction'])
      symlinkSync(program, join(target, 'hooks', hook));
    for (const key of ['core.fsmonitor', 'core.alternateRefsCommand', 'core.sshCommand']) git(target, 'config', key, program);
    const options = { 'by its path': ['--remote', remote], 'by a file URL': ['--remote', `file://${remote}`], embedded: [] }[how] ?? [];
    expect(await slipway(['publish', ...options])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(how === 'embedded' ? 'tagged' : 'published'),
    });
    expect(existsSync(proof)).toBe(false);
  });
});

describe('what others pushed does not block a publish for ever', () => {
  /** A commit on a branch with Slipway's trailers, whose tree is as they say, and a file with a name of bytes. */
  function forge(remote: string, branch: string, version: string): string {
    const write = (message: string): void => {
      const text = `commit refs/heads/forged\ncommitter x <x@x> 0 +0000\ndata ${message.length}\n${message}\nfrom refs/heads/${branch}^0\nM 100644 inline "one/\\377"\ndata 1\nx\n`;
      execFileSync('git', ['fast-import', '--quiet', '--force'], { cwd: remote, input: text });
    };
    write('');
    const tree = git(remote, 'rev-parse', 'forged^{tree}').trim();
    write(`one ${version}\n\nPackage: one\nPackage-Version: ${version}\nChannel: latest\nPackage-Tree: ${tree}\n`);
    git(remote, 'update-ref', `refs/heads/${branch}`, 'forged');
    git(remote, 'update-ref', '-d', 'refs/heads/forged');
    return git(remote, 'rev-parse', branch).trim();
  }

  const change = (root: string): void => {
    const file = join(root, 'packages/one/index.js');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"a":"b"', '"a":"c"'));
    writeFileSync(
      join(root, 'packages/one/package.json'),
      readFileSync(join(root, 'packages/one/package.json'), 'utf8').replace('1.0.0', '1.1.0'),
    );
  };

  it('a wrong tag is not a version', async () => {
    const { root, remote, slipway } = fleet();
    await slipway(['publish', '--remote', remote]);
    git(remote, 'tag', 'one@99.0.0', 'flux/one/latest');
    change(root);
    expect(await slipway(['publish', '--remote', remote])).toMatchObject({ code: 0 });
  });

  it('a tag that claims to be a version is rejected by its id', async () => {
    const { root, remote, slipway } = fleet();
    await slipway(['publish', '--remote', remote]);
    const message = git(remote, 'log', '-1', '--format=%B', 'flux/one/latest').replaceAll('1.0.0', '99.0.0');
    git(remote, 'tag', '--annotate', '--cleanup=verbatim', '--message', message, 'one@99.0.0', 'flux/one/latest');
    change(root);
    expect(await slipway(['publish', '--remote', remote])).toMatchObject({ code: 1, stdout: expect.stringContaining('slipway reject') });
    const { stdout } = await slipway(['reject', 'one@99.0.0', '--delete-tag', '--remote', remote, '--output', 'json']);
    const { id } = (JSON.parse(stdout) as { summary: { id: string } }).summary;
    expect(await slipway(['reject', 'one@99.0.0', '--delete-tag', '--remote', remote, '--confirm', id])).toMatchObject({ code: 0 });
    expect(await slipway(['publish', '--remote', remote])).toMatchObject({ code: 0 });
  });

  it('publishes over a commit with a name that is not UTF-8 and an unreleased version, by its id', async () => {
    const { root, remote, slipway } = fleet();
    await slipway(['publish', '--remote', remote]);
    const tip = forge(remote, 'flux/one/latest', '99.0.0');
    change(root);
    expect(await slipway(['publish', '--remote', remote])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`--replace-tip ${tip}`),
    });
    expect(await slipway(['publish', '--remote', remote, '--package', 'two'])).toMatchObject({ code: 0 });
    expect(await slipway(['publish', '--remote', remote, '--replace-tip', tip])).toMatchObject({ code: 0 });
    expect(git(remote, 'ls-tree', '-r', '--name-only', 'flux/one/latest').trim().split('\n')).toEqual([
      '.gitattributes',
      'README.md',
      'one/a.yaml',
    ]);
  });
});

/** Of every process of this machine that has to do with Git. */
function commandLines(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')];
      } catch {
        return []; // it has ended
      }
    })
    .filter((line) => line.includes('git'));
}

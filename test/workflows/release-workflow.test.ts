import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createFleet } from '@slipway/projen-fleet';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { configMaps, type Fixture, makeFixture, temporaryDirectory } from '../../packages/cli/test/fixture.ts';
import { START_SLIPWAY } from '../../packages/cli/test/start-slipway.ts';
import { serve } from '../../packages/publish/test/http-remote.ts';

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if?: string;
  readonly steps: readonly Step[];
}

type Jobs = Readonly<Record<string, Job>>;

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();

/** As `git`, while the server of this process answers. */
const talk = async (cwd: string, ...args: readonly string[]): Promise<void> => void (await promisify(execFile)('git', [...args], { cwd }));

/** The repository of a new fleet. */
const fleet = temporaryDirectory();
createFleet(fleet, { name: 'acme' });

/** Jobs of a workflow of a new fleet, without the steps that install or check what the tests of a fleet check. */
function jobsOf(workflow: string, only?: readonly string[]): Jobs {
  const { jobs } = parse(readFileSync(join(fleet, '.github/workflows', `${workflow}.yml`), 'utf8')) as { readonly jobs: Jobs };
  const isRun = ({ run, name }: Step): boolean => run !== undefined && name !== 'install' && name !== 'synth and check';
  const wanted = Object.entries(jobs).filter(([id]) => only?.includes(id) ?? true);
  return Object.fromEntries(wanted.map(([id, job]) => [id, { ...job, steps: job.steps.filter(isRun) }]));
}

interface Runner {
  readonly fixture: Fixture;
  /** The bare repository that a loopback server serves. */
  readonly remote: string;
  readonly merge: (text: string) => Promise<void>;
  readonly run: (jobs: Jobs, inputs?: Readonly<Record<string, string>>) => Promise<readonly string[]>;
  /** Commands of `gh`, each with its arguments. */
  readonly asked: () => readonly string[];
  /** Of the run, for people. */
  readonly summary: () => string;
}

/** A checkout of main as a runner has it, with Git over HTTP; the command for GitHub writes down what it is asked. */
async function makeRunner(): Promise<Runner> {
  const fixture = makeFixture();
  const remote = temporaryDirectory();
  git(remote, 'init', '--quiet', '--bare', '--initial-branch=main');
  git(remote, 'config', 'http.receivepack', 'true');
  const { url } = await serve(remote);
  const scripts = { scripts: { version: 'changeset version' } };
  fixture.write('package.json', JSON.stringify({ name: 'fleet', private: true, type: 'module', workspaces: ['packages/*'], ...scripts }));
  fixture.write('package-lock.json', '{ "name": "fleet", "lockfileVersion": 3, "packages": {} }\n');
  fixture.write('.gitignore', 'node_modules\n.slipway/\ndist/\n');
  fixture.write(
    '.changeset/config.json',
    JSON.stringify({ format: false, baseBranch: 'main', privatePackages: { version: true, tag: false } }),
  );
  for (const script of ['prepare-release.mjs', 'push-release.mjs'])
    fixture.write(`scripts/${script}`, readFileSync(join(fleet, 'scripts', script), 'utf8'));
  const define = (text: string): void => {
    fixture.addPackage('catalog', ['common/a'], configMaps({ 'common/a/one.yaml': { text } }));
    execFileSync('node', [...START_SLIPWAY, 'synth'], { cwd: fixture.root, stdio: 'pipe' });
  };
  define('one');
  git(fixture.root, 'checkout', '--quiet', '-b', 'main');
  git(fixture.root, 'add', '-A');
  git(fixture.root, 'commit', '--quiet', '-m', 'start');
  git(fixture.root, 'remote', 'add', 'origin', url);
  await talk(fixture.root, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  const bin = temporaryDirectory();
  const script = (name: string, text: string): void => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  };
  const asked = join(bin, 'asked');
  writeFileSync(asked, '');
  script('npx', `test "$1" = slipway && shift && exec node ${START_SLIPWAY.join(' ')} "$@"`);
  script(
    'gh',
    `test "$1" != api || { echo ada; exit; }; echo "$*" >> ${asked}; test "$2" != list || grep -c '^pr create' ${asked} || true`,
  );
  mkdirSync(join(bin, 'temporary'));
  const summary = join(bin, 'summary.md');
  const outputFile = join(bin, 'output');
  const runner = {
    ...{ HOME: bin, RUNNER_TEMP: join(bin, 'temporary'), GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: outputFile },
    ...{ GITHUB_REPOSITORY: 'acme/fleet', GITHUB_RUN_ID: '7' },
  };
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...runner };
  return {
    fixture,
    remote,
    async merge(text) {
      const version = JSON.parse(fixture.read('packages/catalog/package.json')).version;
      define(text);
      fixture.write('packages/catalog/package.json', fixture.read('packages/catalog/package.json').replace('1.0.0', version));
      fixture.write('.changeset/kind-cats.md', `---\n'@fleet/catalog': minor\n---\n\nIt is ${text}.\n`);
      git(fixture.root, 'add', '-A');
      git(fixture.root, 'commit', '--quiet', '-m', text);
      await talk(fixture.root, 'push', '--quiet');
    },
    async run(jobs, inputs = {}) {
      const said: string[] = [];
      writeFileSync(outputFile, '');
      // Each job of a runner has a fresh checkout.
      await talk(fixture.root, 'fetch', '--quiet', '--prune', '--tags', 'origin');
      const known = (): Readonly<Record<string, string>> => ({
        ...inputs,
        ...Object.fromEntries(
          readFileSync(outputFile, 'utf8')
            .split('\n')
            .map((line) => line.split('=')),
        ),
      });
      for (const { if: condition = '', steps } of Object.values(jobs)) {
        if (condition.includes('outputs.proposed') && known().proposed !== 'yes') continue;
        for (const { name, run = '', env: own = {} } of steps) {
          const values = known();
          const given = Object.fromEntries(
            Object.entries(own).map(([key, value]) => [key, values[/(?:inputs|outputs)\.([\w-]+)/.exec(value)?.[1] ?? ''] ?? '']),
          );
          said.push(
            await new Promise((resolve, reject) => {
              execFile('bash', ['-e', '-o', 'pipefail', '-c', run], { cwd: fixture.root, env: { ...env, ...given } }, (error, out, err) =>
                error === null ? resolve(out) : reject(new Error(`${name}: ${out}${err}`)),
              );
            }),
          );
        }
      }
      return said;
    },
    asked: () => readFileSync(asked, 'utf8').split('\n').filter(Boolean),
    summary: () => readFileSync(summary, 'utf8'),
  };
}

const tags = (remote: string): string => git(remote, 'tag', '--list');
const versionOn = (remote: string, channel: string): string => git(remote, 'log', '-1', '--format=%s', `flux/catalog/${channel}`);

describe('the workflows of a fleet', () => {
  test('a merge makes a preview and a pull request, its merge a release, which is promoted on request', async () => {
    const release = jobsOf('release');
    const promote = jobsOf('promote');
    const { fixture, remote, merge, run, asked, summary } = await makeRunner();
    await run(release);
    expect(asked()).toEqual([]);
    expect(tags(remote)).toBe('catalog@1.0.0');

    await merge('two');
    await run(release);
    expect(versionOn(remote, 'latest')).toMatch(/^catalog 1\.1\.0-next\./);
    expect(asked()).toEqual([
      'pr list --repo acme/fleet --head release/versions --state open --json number --jq length',
      'pr create --repo acme/fleet --head release/versions --base main --title Version packages --body Merge it to release these versions.',
    ]);
    await merge('three');
    await run(release);
    expect(asked().filter((line) => line.startsWith('pr create'))).toHaveLength(1);

    await talk(fixture.root, 'fetch', '--quiet');
    git(fixture.root, 'merge', '--quiet', '--no-ff', '-m', 'Merge', 'origin/release/versions');
    await talk(fixture.root, 'push', '--quiet');
    await run(release);
    expect(asked()).toHaveLength(3);
    expect(tags(remote)).toBe('catalog@1.0.0\ncatalog@1.1.0');

    await run(jobsOf('promote', ['review']), { packages: 'catalog@1.1.0', from: 'latest', to: 'staging' });
    expect(summary()).toContain('staging with latest');
    expect(tags(remote)).toBe('catalog@1.0.0\ncatalog@1.1.0');
    const said = await run(promote, { from: 'latest', to: 'staging' });
    expect(said.join('')).toContain('promoted');
    expect(versionOn(remote, 'staging')).toBe('catalog 1.1.0');
    await run(promote, { packages: 'catalog@1.1.0', from: 'staging', to: 'production', reason: 'the demo; `id`' });
    expect(git(remote, 'log', '-1', '--format=%B', 'flux/catalog/production')).toMatch(/^Reason: the demo; `id`\nApproved-By: ada$/m);
  }, 240_000);

  test('a promotion that is refused fails, and moves nothing', async () => {
    const promote = jobsOf('promote', ['approval', 'prepare', 'promote']);
    const { remote, run } = await makeRunner();
    await run(jobsOf('release'));
    const review = jobsOf('promote', ['review']);
    await expect(run(review, { packages: 'catalog@9.9.9', from: 'latest', to: 'staging' })).rejects.toThrow('unknown-version');
    await expect(run(promote, { packages: 'catalog@9.9.9', from: 'latest', to: 'staging' })).rejects.toThrow('no release');
    expect(git(remote, 'branch', '--list', 'flux/*')).toBe('flux/catalog/latest');
  }, 120_000);
});

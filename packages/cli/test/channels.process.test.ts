import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configMaps, type Fixture, makeFixture } from './fixture.ts';

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd, encoding: 'utf8', input: '' }).trim();

const CLUSTER = {
  name: 'web-staging',
  role: 'workload',
  accountId: '123456789012',
  region: 'eu-west-1',
  packages: { pin: { catalog: '1.0.0' }, definitions: 'staging' },
  path: 'clusters/web-staging',
  addons: [],
  applications: [],
  bootstrap: [],
};

/** Creates two packages, one with the clusters, and publishes them. */
function fleet(): Fixture & { readonly remote: string; readonly release: (version: string) => Promise<void> } {
  const fixture = makeFixture();
  const catalog = (text: string): string => configMaps({ 'common/a/one.yaml': { text }, 'common/a/two.yaml': { text: 'same' } });
  fixture.addPackage('catalog', ['common/a'], catalog('1.0.0'));
  const description = { clusters: [CLUSTER], addons: [], applications: [], compositions: [], sources: [] };
  const leaf = configMaps({ 'clusters/c.yaml': { key: 'c' } });
  fixture.addPackage('leaf', ['clusters'], `${leaf}\nexport const describe = () => (${JSON.stringify(description)});`);
  fixture.write('.gitignore', 'node_modules\n.slipway/\n');
  git(fixture.root, 'config', 'user.name', 'Ada');
  git(fixture.root, 'config', 'user.email', 'ada@example.org');
  git(fixture.root, 'add', '-A');
  git(fixture.root, 'commit', '-q', '-m', 'start');
  return {
    ...fixture,
    remote: join(fixture.root, '.slipway/fleet.git'),
    release: async (version) => {
      fixture.addPackage('catalog', ['common/a'], catalog(version));
      fixture.write('packages/catalog/package.json', fixture.read('packages/catalog/package.json').replace('"1.0.0"', `"${version}"`));
      const { code, stdout, stderr } = await fixture.run('publish');
      if (code !== 0) throw new Error(stdout + stderr);
    },
  };
}

const json = (text: string) =>
  JSON.parse(text) as {
    summary: Record<string, unknown>;
    packages: readonly Record<string, unknown>[];
    findings: readonly { readonly rule: string; readonly message: string; readonly remedy: string }[];
    channels: readonly Record<string, unknown>[];
    clusters: readonly Record<string, unknown>[];
    entries: readonly Record<string, unknown>[];
  };

describe('channels', () => {
  it('lives through release, promotion, trouble, rollback and repair', async () => {
    const fixture = fleet();
    await fixture.release('1.0.0');
    const first = await fixture.start('promote', '--from', 'latest', '--to', 'staging');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/^Pushed:$/m);
    expect(first.stdout).toMatch(/^catalog +staging +- +1\.0\.0 +[0-9a-f]{10} +\d+ +0 +0 +promoted$/m);
    await fixture.release('1.1.0');
    expect((await fixture.run('promote', 'catalog', '--from', 'latest', '--to', 'staging', '--approved-by', 'Bob')).code).toBe(0);

    const back = await fixture.run('rollback', 'catalog', '--channel', 'staging', '--to', '1.0.0', '--reason', 'INC-7: it is down');
    expect(back.stdout).toMatch(/^catalog +staging +1\.1\.0 +1\.0\.0 .* rolled-back, held: INC-7: it is down$/m);
    const rejected = await fixture.run('reject', 'catalog@1.1.0', '--reason', 'INC-7');
    expect(rejected.stdout).toContain('Rejected catalog@1.1.0.');
    expect(rejected.stdout).toContain('slipway rollback catalog --channel latest');

    const held = await fixture.run('promote', '--from', 'latest', '--to', 'staging');
    expect(held).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Nothing changed\.$/m) });
    expect(held.stdout).toMatch(/^catalog +staging +1\.0\.0 .* held: INC-7: it is down$/m);
    await fixture.release('1.1.1');
    const named = json((await fixture.run('promote', 'catalog', '--from', 'latest', '--to', 'staging', '--output=json')).stdout);
    expect(named).toMatchObject({
      summary: { outcome: 'refused' },
      findings: [{ rule: 'channel-held', message: expect.stringContaining('INC-7') }],
    });

    const status = await fixture.run('status');
    expect(status.stdout).toMatch(
      /^catalog +staging +1\.0\.0 +\w{10} +now +Ada +1 release +held: INC-7: it is down; rolled back from 1\.1\.0$/m,
    );
    expect(status.stdout).toMatch(/^web-staging +pins +catalog 1\.0\.0$/m);
    expect(status.stdout).toMatch(/^ +staging +leaf 1\.0\.0$/m);

    expect((await fixture.run('hold', 'catalog', '--channel', 'staging', '--release', '--reason', 'fixed')).stdout).toMatch(/released$/m);
    expect((await fixture.run('promote', '--from', 'latest', '--to', 'staging')).code).toBe(0);
    const log = await fixture.run('log', 'catalog', '--channel', 'staging');
    const whats = log.stdout.trim().split('\n').slice(1);
    expect(whats.map((line) => line.split(/ {2,}/).at(-1))).toEqual([
      'promoted from latest',
      'hold released: fixed',
      'rolled back from 1.1.0; held: INC-7: it is down',
      'promoted from latest; approved by Bob',
      'promoted from latest',
    ]);
    expect(json((await fixture.run('log', 'catalog', '--channel', 'staging', '--output=json')).stdout).entries[0]).toMatchObject({
      version: '1.1.1',
      promotedFrom: 'latest',
      by: 'Ada <ada@example.org>',
    });
  }, 180_000);

  it('prepares pull requests, and says which to open', async () => {
    const fixture = fleet();
    await fixture.release('1.0.0');
    await fixture.run('promote', '--from', 'latest', '--to', 'staging');
    await fixture.release('1.1.0');
    const proposal = ['promote', 'catalog', '--from', 'latest', '--to', 'staging', '--pull-request'];
    const planned = await fixture.run(...proposal, '--dry-run');
    expect(planned.stdout).toMatch(/^catalog +staging +1\.0\.0 +1\.1\.0 .* planned$/m);
    const { code, stdout } = await fixture.run(...proposal);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^catalog +staging +1\.0\.0 +1\.1\.0 +[0-9a-f]{10} .* proposed$/m);
    expect(stdout).toContain('Open a pull request from flux-next/catalog/staging into flux/catalog/staging.');
    expect((await fixture.run('status')).stdout).toMatch(/^catalog +staging +1\.0\.0 /m);
  });

  it('follows the settings: names, order, time, approvals and checks, all that is missing at once', async () => {
    const fixture = fleet();
    fixture.write(
      'slipway.yaml',
      'channels:\n  - name: edge\n  - name: calm\n  - name: live\n    soak: 24h\n    approvals: 1\n    checks: [smoke]\n    maySkip: [ada@example.org]\n',
    );
    await fixture.release('1.0.0');
    expect(git(fixture.remote, 'branch', '--format=%(refname:short)', '--list', 'flux/catalog/*')).toBe('flux/catalog/edge');
    const refused = await fixture.run('promote', '--from', 'edge', '--to', 'live', '--output=json');
    expect(refused.code).toBe(1);
    expect([...new Set(json(refused.stdout).findings.map(({ rule }) => rule))]).toEqual([
      'approval-missing',
      'check-missing',
      'soak-not-proven',
    ]);
    const late = await fixture.run('publish', '--channel', 'live');
    expect(late).toMatchObject({ code: 2, stderr: expect.stringContaining('slipway promote --from calm --to live') });
    expect((await fixture.run('promote', '--from', 'edge', '--to', 'clam')).stderr).toContain('did you mean calm?');
  });

  it('reports all settings of channels that are wrong at once', async () => {
    const fixture = fleet();
    fixture.write('slipway.yaml', 'channels:\n  - name: Latest\n  - soak: a day\n    approvals: -1\n    when: now\n');
    const { findings } = json((await fixture.run('check', '--output=json')).stdout) as unknown as {
      findings: { rule: string; pointer: string }[];
    };
    expect(
      findings
        .filter(({ rule }) => rule === 'refused-setting')
        .map(({ pointer }) => pointer)
        .sort(),
    ).toEqual(['/channels/0/name', '/channels/1/approvals', '/channels/1/name', '/channels/1/soak', '/channels/1/when']);
  });

  it.each([
    [
      'an unknown package',
      ['promote', 'catalgo', '--from', 'latest', '--to', 'staging'],
      /There is no content package "catalgo"\. Did you mean "catalog"\?/,
    ],
    ['an unknown channel of status', ['log', 'catalog', '--channel', 'prod'], /--channel prod is not a channel/],
    ['no reason', ['rollback', 'catalog', '--channel', 'staging', '--to', '1.0.0'], /required option '--reason <text>'/],
    [
      'a version in the wrong place',
      ['rollback', 'catalog@1.0.0', '--channel', 'staging', '--to', '1.0.0', '--reason', 'x'],
      /--to VERSION/,
    ],
  ])('is a usage error with %s', async (_, args, message) => {
    const ended = await fleet().run(...args);
    expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(message) });
  });

  it('says of a remote without channels that nothing is published', async () => {
    const fixture = fleet();
    expect(await fixture.run('status')).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing is published yet.') });
    expect(await fixture.run('log', 'catalog')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('flux/catalog/latest does not exist yet'),
    });
  });
});

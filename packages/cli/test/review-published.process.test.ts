import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { copiesOf } from './fixture.ts';
import { assembling, fluxKustomization, gitRepository } from './flux-objects.ts';

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd, encoding: 'utf8', input: '' }).trim();

const bootstrap = (cluster: string, channel: string) => ({
  [`clusters/${cluster}/flux-system/sync.yaml`]: [
    gitRepository('flux-system', { branch: `flux/leaf/${channel}` }),
    fluxKustomization('flux-system', `./clusters/${cluster}`),
  ],
  [`clusters/${cluster}/web.yaml`]: [
    gitRepository('catalog', { branch: `flux/catalog/${channel}` }),
    fluxKustomization('catalog', './common/web'),
  ],
});
const config = (name: string, colour: string) => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, namespace: 'default' },
  data: { colour },
});

/**
 * One cluster follows `latest`, one `staging`. `staging` has catalog 1.0.0. `latest` has 1.1.0, in which a ConfigMap is green and another
 * one is deleted.
 */
const fleet = copiesOf(async (fixture) => {
  const catalog = (version: string, objects: readonly object[]): void => {
    fixture.addPackage('catalog', ['common'], assembling({ 'common/web/config.yaml': objects }));
    fixture.write('packages/catalog/package.json', fixture.read('packages/catalog/package.json').replace('"1.0.0"', `"${version}"`));
  };
  catalog('1.0.0', [config('web', 'blue'), config('old', 'grey')]);
  fixture.addPackage('leaf', ['clusters'], assembling({ ...bootstrap('a', 'latest'), ...bootstrap('b', 'staging') }));
  fixture.write('.gitignore', 'node_modules\n.slipway/\n');
  git(fixture.root, 'add', '-A');
  git(fixture.root, 'commit', '-q', '-m', 'start');
  expect(await fixture.run('publish')).toMatchObject({ code: 0 });
  expect(await fixture.run('promote', '--from', 'latest', '--to', 'staging')).toMatchObject({ code: 0 });
  catalog('1.1.0', [config('web', 'green')]);
  expect(await fixture.run('publish')).toMatchObject({ code: 0 });
});

const changes = (text: string) =>
  (
    JSON.parse(text) as {
      readonly changes: readonly {
        readonly action: string;
        readonly name: string;
        readonly clusters: readonly string[];
        readonly cause?: object;
      }[];
    }
  ).changes.map(({ action, name, clusters }) => `${action} ${name} on ${clusters.join(', ')}`);

describe('slipway review of what is published', () => {
  it('shows what changes between two releases, on the clusters that follow a channel', async () => {
    const { run } = await fleet();
    const releases = ['--base', 'catalog@1.0.0', '--head', 'catalog@1.1.0'];
    const { code, stdout } = await run('review', ...releases, '--output=json');
    expect(code).toBe(0);
    expect(changes(stdout)).toEqual(['delete old on a, b', 'change web on a, b']);
    const text = (await run('review', ...releases)).stdout;
    expect(text).toMatch(/^catalog@1\.0\.0 -> catalog@1\.1\.0$/m);
    expect(text).toContain('written at common/web/config.yaml:8');
    const back = await run('review', '--base', 'catalog@1.1.0', '--head', 'catalog@1.0.0', '--output=json');
    expect(changes(back.stdout)).toEqual(['change web on a, b', 'create old on a, b']);
    expect((await run('review', ...releases, '--output=markdown')).stdout).toContain('ConfigMap');
    expect((await run('review', ...releases, '--output=html')).stdout).toContain('</html>');
  });

  it('shows what a promotion changes, on the clusters that follow the channel, and moves nothing', async () => {
    const { run, root } = await fleet();
    const refs = (): string => git(root, '--git-dir=.slipway/fleet.git', 'for-each-ref');
    const before = refs();
    const { code, stdout } = await run('review', '--promote', 'latest..staging', '--output=json');
    expect(code).toBe(0);
    expect(changes(stdout)).toEqual(['delete old on b', 'change web on b']);
    expect((await run('review', '--promote', 'latest..staging', '--fail-at', 'R1')).code).toBe(1);
    expect(refs()).toBe(before);
    expect((await run('promote', '--from', 'latest', '--to', 'staging')).code).toBe(0);
    const after = await run('review', '--promote', 'latest..staging', '--output=json');
    expect(changes(after.stdout)).toEqual([]);
  });

  it('shows a promotion that needs approvals and checks, and says what cannot be promoted', async () => {
    const { run, write } = await fleet();
    write('slipway.yaml', 'channels:\n  - name: latest\n  - name: staging\n    approvals: 2\n    checks: [smoke]\n');
    const { code, stdout } = await run('review', '--promote', 'latest..staging', '--output=json');
    expect([code, changes(stdout)]).toEqual([0, ['delete old on b', 'change web on b']]);
    await run('reject', 'catalog@1.1.0', '--reason', 'it is down');
    const refused = await run('review', '--promote', 'latest..staging', '--output=json');
    const { findings } = JSON.parse(refused.stdout) as { readonly findings: readonly { readonly rule: string }[] };
    expect([refused.code, findings.map(({ rule }) => rule), changes(refused.stdout)]).toEqual([1, ['rejected-version'], []]);
  });

  it('is a usage error with references that do not exist, or do not match', async () => {
    const { run } = await fleet();
    const cases: readonly (readonly [readonly string[], string])[] = [
      [['--base', 'catalog@1.0.0', '--head', 'catalog@1.2.0'], 'catalog@1.2.0 does not exist in the remote. Released are 1.0.0, 1.1.0.'],
      [['--base', 'catalog@1.0.0', '--head', 'leaf@1.0.0'], 'are not two releases of one package'],
      [['--base', 'catalog@1.0.0'], '--base catalog@1.0.0 and --head what is on disk are not two releases of one package'],
      [['--promote', 'latest'], '--promote latest is not FROM..TO'],
      [['--promote', 'latest..stagign'], 'did you mean staging?'],
      [['--promote', 'latest..staging', '--head', 'main', 'clusters'], 'leave out --head, the path clusters.'],
      [['--base', 'HEAD', '--remote', 'origin'], '--remote is for releases and channels'],
      [[], '--base, --promote or --from is missing'],
      [['--base', 'other@1.0.0'], 'other@1.0.0'],
    ];
    for (const [args, message] of cases) {
      expect(await run('review', ...args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(message) });
    }
  });
});

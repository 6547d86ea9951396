import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chartLockText } from '../src/fleet/chart-lock.ts';
import { chartArchive, digestOf } from './chart-servers.ts';
import { copiesOf, type Fixture, writeFiles } from './fixture.ts';
import { assembling, fluxKustomization, gitRepository } from './flux-objects.ts';

const CHARTS = 'https://charts.example.com';

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

const release = (version: string): readonly object[] => [
  {
    apiVersion: 'source.toolkit.fluxcd.io/v1',
    kind: 'HelmRepository',
    metadata: { name: 'charts', namespace: 'flux-system' },
    spec: { interval: '1h', url: CHARTS },
  },
  {
    apiVersion: 'helm.toolkit.fluxcd.io/v2',
    kind: 'HelmRelease',
    metadata: { name: 'web', namespace: 'flux-system' },
    spec: { interval: '10m', chart: { spec: { chart: 'web', version, sourceRef: { kind: 'HelmRepository', name: 'charts' } } } },
  },
];

/** Writes and commits a version of the catalog with a vendored and locked chart. Removes archives of other versions. */
function commitCatalog({ root, addPackage, write, read }: Fixture, version: string, data: string): void {
  addPackage('catalog', ['common'], assembling({ 'common/web/release.yaml': release(version) }));
  write('packages/catalog/package.json', read('packages/catalog/package.json').replace('"1.0.0"', `"${version}"`));
  const archive = chartArchive('web', version, data);
  rmSync(join(root, 'charts'), { recursive: true, force: true });
  writeFiles(root, { [`charts/web-${version}.tgz`]: archive });
  const charts = [{ name: 'web', version, source: CHARTS, range: version, digest: digestOf(archive) }];
  write('charts.lock', chartLockText({ vendor: 'charts', charts }));
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', `catalog ${version}`);
}

/** Cluster a follows `latest`, which has catalog 1.1.0. Cluster b follows `staging`, which has 1.0.0 with an older chart. */
const fleet = copiesOf(async (fixture) => {
  fixture.write('.gitignore', 'node_modules\n.slipway/\n');
  fixture.addPackage('leaf', ['clusters'], assembling({ ...bootstrap('a', 'latest'), ...bootstrap('b', 'staging') }));
  commitCatalog(fixture, '1.0.0', 'old');
  expect(await fixture.run('publish')).toMatchObject({ code: 0 });
  expect(await fixture.run('promote', '--from', 'latest', '--to', 'staging')).toMatchObject({ code: 0 });
  commitCatalog(fixture, '1.1.0', 'new');
  expect(await fixture.run('publish')).toMatchObject({ code: 0 });
});

interface ReviewJson {
  readonly changes: readonly { readonly kind: string; readonly action: string; readonly clusters: readonly string[] }[];
  readonly releases: readonly object[];
  readonly unknown: readonly object[];
}

const jsonOf = (text: string): ReviewJson => JSON.parse(text);

const reviewIn = (text: string): string => JSON.stringify((JSON.parse(text) as { readonly review: object }).review);

const objectsOf = (text: string) => jsonOf(text).changes.map(({ action, kind, clusters }) => `${action} ${kind} on ${clusters.join(', ')}`);

describe('slipway review of what is published, with charts', () => {
  it('shows the objects of a release that change between two releases, with the chart of an earlier lock', async () => {
    const { run } = await fleet();
    const { code, stdout } = await run('review', '--base', 'catalog@1.0.0', '--head', 'catalog@1.1.0', '--output=json');
    expect(code).toBe(0);
    expect(objectsOf(stdout)).toEqual(['change ConfigMap on a, b', 'change HelmRelease on a, b']);
    expect(jsonOf(stdout).changes[0]).toMatchObject({
      release: 'flux-system/web',
      cause: { file: 'common/web/release.yaml', by: 'web/templates/a.yaml:4' },
    });
    expect(jsonOf(stdout)).toMatchObject({
      releases: [{ name: 'flux-system/web', clusters: ['a', 'b'], before: { version: '1.0.0' }, after: { version: '1.1.0' } }],
      unknown: [],
    });
  });

  it('shows the objects that a promotion changes', async () => {
    const { run } = await fleet();
    const { stdout } = await run('review', '--promote', 'latest..staging', '--output=json');
    expect(objectsOf(stdout)).toEqual(['change ConfigMap on b', 'change HelmRelease on b']);
    expect((await run('review', '--promote', 'latest..staging')).stdout).toContain('chart web 1.0.0 → 1.1.0');
  });

  it('shows them in the dry runs of promote and publish, too', async () => {
    const fixture = await fleet();
    const { run } = fixture;
    const promoted = await run('promote', '--from', 'latest', '--to', 'staging', '--dry-run', '--output=json');
    expect(objectsOf(reviewIn(promoted.stdout))).toEqual(['change ConfigMap on b', 'change HelmRelease on b']);
    commitCatalog(fixture, '1.2.0', 'newer');
    const planned = await run('plan', '--output=json');
    expect(objectsOf(reviewIn(planned.stdout))).toEqual(['change ConfigMap on a', 'change HelmRelease on a']);
  });

  it('checks what HelmReleases install before a publish, and in a check of the definitions', async () => {
    const fixture = await fleet();
    const { run, root } = fixture;
    commitCatalog(fixture, '1.2.0', 'newer');
    writeFiles(root, { 'charts/web-1.2.0.tgz': chartArchive('web', '1.2.0', 'other') });
    const rules = (text: string) => (JSON.parse(text) as { findings: { rule: string }[] }).findings.map(({ rule }) => rule);
    const planned = await run('plan', '--output=json');
    expect([planned.code, rules(planned.stdout)]).toEqual([1, ['release-not-rendered']]);
    expect(rules((await run('check', '--output=json')).stdout)).toEqual(['release-not-rendered']);
    rmSync(join(root, 'charts.lock'));
    writeFiles(root, { 'given/web-1.2.0.tgz': chartArchive('web', '1.2.0', 'b') });
    const { stdout } = await run('check', '--output=json', '--charts', 'given');
    expect(JSON.parse(stdout)).toMatchObject({ summary: { helmReleases: 2, installedObjects: 2, missingCharts: 0 }, findings: [] });
  });

  it('uses the folder of --charts, and names releases whose charts are not available', async () => {
    const { root, run } = await fleet();
    rmSync(join(root, 'charts.lock'));
    const promotion = ['review', '--promote', 'latest..staging', '--output=json'];
    writeFiles(root, { 'given/web-1.0.0.tgz': chartArchive('web', '1.0.0'), 'given/web-1.1.0.tgz': chartArchive('web', '1.1.0', 'b') });
    expect(objectsOf((await run(...promotion, '--charts', 'given')).stdout)).toEqual(['change ConfigMap on b', 'change HelmRelease on b']);
    rmSync(join(root, 'given/web-1.0.0.tgz'));
    rmSync(join(root, '.git'), { recursive: true });
    git(root, 'init', '-q');
    const { stdout } = await run(...promotion, '--charts', 'given');
    expect(objectsOf(stdout)).toEqual(['change HelmRelease on b']);
    expect(jsonOf(stdout).unknown).toMatchObject([{ what: 'chart', side: 'base', name: 'flux-system/web' }]);
  });

  it('reports a lock that cannot be read', async () => {
    const { write, run } = await fleet();
    write('charts.lock', 'charts: 1\n');
    const { code, stdout } = await run('review', '--promote', 'latest..staging', '--output=json');
    const { findings } = JSON.parse(stdout) as { readonly findings: readonly { readonly rule: string }[] };
    expect([code, findings.map(({ rule }) => rule)]).toEqual([1, ['broken-chart-lock']]);
  });
});

import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { chartArchive, digestOf } from './chart-servers.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { makeTerminal } from './make-terminal.ts';

const SYNC = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: https://github.com/acme/fleet, ref: {branch: main}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 10m, path: ./clusters/a, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: charts, namespace: flux-system}
spec: {interval: 1h, url: https://charts.example.com}
`;

const release = (version: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: shop, namespace: flux-system}
spec:
  interval: 10m
  chart:
    spec:
      chart: web
      version: ${version}
      sourceRef: {kind: HelmRepository, name: charts}
  values:
    replicas: 2
`;

const chart = (version: string, strategy: string) => ({
  [`charts/web-${version}/Chart.yaml`]: `apiVersion: v2\nname: web\nversion: ${version}\n`,
  [`charts/web-${version}/values.yaml`]: 'replicas: 1\nimage: nginx\n',
  [`charts/web-${version}/templates/web.yaml`]: `apiVersion: apps/v1
kind: Deployment
metadata: {name: web, labels: {helm.sh/chart: web-${version}}}
spec:
  replicas: {{ .Values.replicas }}
  selector: {matchLabels: {app: ${strategy}}}
  template:
    metadata: {labels: {app: ${strategy}}}
    spec: {containers: [{name: web, image: "{{ .Values.image }}:${version}"}]}
`,
});

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { stdio: 'pipe' });

async function run(...args: string[]) {
  const { terminal, output } = makeTerminal(root, { env: { HOME: root }, interactive: false, colors: false });
  const code = await runCli(args, terminal);
  return { code, ...output };
}

beforeAll(() => {
  root = temporaryDirectory();
  writeFiles(root, {
    'clusters/a/sync.yaml': SYNC,
    'clusters/a/shop.yaml': release('1.0.0'),
    ...chart('1.0.0', 'web'),
    ...chart('1.1.0', 'web'),
    ...chart('2.0.0', 'other'),
  });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '-A');
  git('commit', '--quiet', '--message', 'first');
});

describe('charts of HelmReleases', () => {
  it('review shows the objects that another version of a chart changes, at the line of its version', async () => {
    writeFiles(root, { 'clusters/a/shop.yaml': release('1.1.0') });
    const { code, stdout } = await run('review', '--base', 'main', '--charts', 'charts', '--output', 'json');
    const { changes, releases, unknown } = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(unknown).toEqual([]);
    expect(releases).toMatchObject([{ name: 'flux-system/shop', images: [{ before: 'nginx:1.0.0', after: 'nginx:1.1.0' }] }]);
    expect(changes).toMatchObject([
      {
        kind: 'Deployment',
        namespace: 'flux-system',
        release: 'flux-system/shop',
        cause: { file: 'clusters/a/shop.yaml', line: 9, by: 'web/templates/web.yaml:9' },
      },
      { kind: 'HelmRelease', risk: 0 },
    ]);
  });

  it('review shows that an immutable field fails the whole upgrade', async () => {
    writeFiles(root, { 'clusters/a/shop.yaml': release('2.0.0') });
    const { stdout } = await run('review', '--base', 'main', '--charts', 'charts', '--output', 'json');
    const { changes, risks } = JSON.parse(stdout);
    expect(changes[0]).toMatchObject({ action: 'blocked', kind: 'Deployment', why: 'refused' });
    expect(risks[0]).toMatchObject({ rule: 'change-refused', level: 3 });
    expect(risks[0].evidence).toMatch(/spec.selector cannot change.*The whole upgrade fails; the release remains failed/);
  });

  it('check of a change renders an upgrade of a release that the base has, and an installation of a new one', async () => {
    const failing = `{{ if .Release.IsUpgrade }}{{ fail "no upgrade" }}{{ end }}`;
    writeFiles(root, {
      ...chart('4.0.0', 'web'),
      'charts/web-4.0.0/templates/fail.yaml': failing,
      'clusters/a/shop.yaml': `${release('4.0.0')}---\n${release('4.0.0').replace('name: shop', 'name: other')}`,
    });
    const { stdout } = await run('check', 'clusters/a', '--charts', 'charts', '--against', 'main', '--output', 'json');
    const found = JSON.parse(stdout).findings.filter(({ rule }: { readonly rule: string }) => rule === 'release-not-rendered');
    expect(found).toMatchObject([{ object: 'HelmRelease/flux-system/shop', message: expect.stringContaining('no upgrade') }]);
    const alone = await run('check', 'clusters/a', '--charts', 'charts');
    expect(alone.stdout).not.toContain('no upgrade');
    expect(alone.stdout).toContain('2 of 2 HelmReleases may render other objects in an upgrade: they are rendered as installations');
    writeFiles(root, { 'clusters/a/shop.yaml': release('1.0.0') });
  });

  it('review says in one line that a chart is not available', async () => {
    writeFiles(root, { 'clusters/a/shop.yaml': release('1.1.0') });
    const { stdout } = await run('review', '--base', 'main');
    expect(stdout).toContain(
      'Charts that are not available, or that Helm does not render: the changes of the objects of these releases are unknown: flux-system/shop',
    );
  });

  it('shows no default of a chart that may be a secret, if a template that fails prints it', async () => {
    const secret = ['Zx9k3Jd', 'p82mQv4'].join('-');
    writeFiles(root, {
      ...chart('3.0.0', 'web'),
      'charts/web-3.0.0/values.yaml': `replicas: 1\nimage: nginx\nadmin: {password: ${secret}}\n`,
      'charts/web-3.0.0/templates/fail.yaml': '{{ fail (printf "refused: %s" .Values.admin.password) }}\n',
      'clusters/a/shop.yaml': release('3.0.0'),
    });
    const given = ['--base', 'main', '--charts', 'charts'];
    for (const form of ['json', 'text', 'markdown', 'html']) {
      const { stdout, stderr } = await run('review', ...given, '--output', form);
      expect(stdout).toContain('refused: (not shown)');
      expect(stdout + stderr).not.toContain(secret);
    }
  });

  it('review uses the lock of each side, so that it shows what another version of a range changes', async () => {
    const locked = (version: string, archive: Buffer) => ({
      'charts.lock': `vendor: vendor\ncharts:\n  - {name: db, version: ${version}, source: 'https://charts.example.com', range: 1.x, digest: '${digestOf(archive)}'}\n`,
      [`vendor/db-${version}.tgz`]: archive,
    });
    writeFiles(root, {
      'clusters/a/shop.yaml': release('1.0.0'),
      'clusters/a/db.yaml': release('1.x').replace('chart: web', 'chart: db').replace('name: shop', 'name: db'),
      ...locked('1.0.0', chartArchive('db', '1.0.0', 'old')),
    });
    git('checkout', '--quiet', '-b', 'locked');
    git('add', '-A');
    git('commit', '--quiet', '--message', 'lock');
    writeFiles(root, locked('1.1.0', chartArchive('db', '1.1.0', 'new')));
    const { stdout } = await run('review', '--base', 'locked', '--output', 'json');
    const { changes, releases } = JSON.parse(stdout);
    expect(releases).toMatchObject([{ name: 'flux-system/db', before: { version: '1.0.0' }, after: { version: '1.1.0' } }]);
    expect(changes).toMatchObject([{ kind: 'ConfigMap', hunks: [{ path: 'data.a', before: 'old', after: 'new' }] }]);
    git('checkout', '--quiet', '--force', 'main');
  });

  it('review names the charts that only the base lacks, and what it therefore does not compare', async () => {
    const archives = { '1.0.0': chartArchive('db', '1.0.0', 'old'), '1.1.0': chartArchive('db', '1.1.0', 'new') };
    const db = (version: string, name = 'db') => release(version).replace('chart: web', 'chart: db').replace('name: shop', `name: ${name}`);
    const lock = (...versions: readonly (keyof typeof archives)[]) =>
      `vendor: vendor\ncharts:\n${versions.map((version) => `  - {name: db, version: ${version}, source: 'https://charts.example.com', range: ${version}, digest: '${digestOf(archives[version])}'}\n`).join('')}`;
    const vendored = Object.fromEntries(Object.entries(archives).map(([version, bytes]) => [`vendor/db-${version}.tgz`, bytes]));
    git('checkout', '--quiet', '-b', 'unlocked');
    writeFiles(root, { 'clusters/a/shop.yaml': db('1.0.0'), 'clusters/a/db.yaml': db('1.0.0', 'db2') });
    git('add', '-A');
    git('commit', '--quiet', '--message', 'no lock');
    writeFiles(root, { ...vendored, 'charts.lock': lock('1.1.0'), 'clusters/a/shop.yaml': db('1.1.0') });
    const line = (chart: string) =>
      `Charts that the base lacks, so the changes of the objects of their releases are unknown: ${chart}. To compare them, run \`slipway charts fetch\` on the base branch and commit charts.lock, or give the charts of both sides with --charts DIR\n`;
    expect((await run('review', '--base', 'unlocked')).stdout).toContain(
      line('db 1.0.0 of HelmRepository/flux-system/charts (flux-system/db)'),
    );
    writeFiles(root, { 'charts.lock': lock('1.0.0', '1.1.0') });
    const all = await run('review', '--base', 'unlocked');
    expect(all.stdout).toContain(line('db 1.0.0 of HelmRepository/flux-system/charts (flux-system/db, flux-system/db2)'));
    const given = await run('review', '--base', 'unlocked', '--charts', 'vendor', '--output', 'json');
    expect(JSON.parse(given.stdout)).toMatchObject({ unknown: [], releases: [{ name: 'flux-system/db', images: [] }] });
    git('checkout', '--quiet', '--force', 'main');
    rmSync(join(root, 'charts.lock'));
  });

  it('explain names the release, the template and the value of a field', async () => {
    writeFiles(root, { 'clusters/a/shop.yaml': release('1.1.0') });
    const { stdout } = await run('explain', 'Deployment/flux-system/web', '--charts', 'charts', '--output', 'json');
    expect(JSON.parse(stdout).releases).toMatchObject([
      {
        clusters: ['a'],
        release: 'HelmRelease/flux-system/shop',
        chart: { name: 'web', version: '1.1.0' },
        place: { file: 'clusters/a/shop.yaml' },
        template: 'web/templates/web.yaml',
        line: 1,
        fields: [
          { pointer: '/spec/replicas', template: 'web/templates/web.yaml', line: 5, value: 'replicas', set: true },
          { pointer: '/spec/template/spec/containers/0/image', line: 9, value: 'image', set: false },
        ],
      },
    ]);
    const text = await run('explain', 'Deployment/flux-system/web', '--charts', 'charts');
    expect(text.stdout).toContain('spec.replicas  spec.values.replicas  (web/templates/web.yaml:5)');
    const unknown = await run('explain', 'Deployment/flux-system/wep', '--charts', 'charts');
    expect(unknown.stderr).toContain('Did you mean "Deployment/flux-system/web"?');
  });
});

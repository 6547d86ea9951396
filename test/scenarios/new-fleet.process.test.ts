import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chartArchive, digestOf } from '../../packages/cli/test/chart-servers.ts';
import { ROOM_FOR_NEW_VALUES } from '../../packages/cli/test/start-slipway.ts';
import { newFleet } from '../new-fleet.ts';

// `npm run new-fleet` does more, with what npm would get: it installs.
let fleet: string;
beforeAll(() => {
  fleet = newFleet({ name: 'acme', apiGroup: 'platform.acme.dev' });
});
afterAll(() => rmSync(fleet, { recursive: true, force: true }));

function slipway(...args: readonly string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [ROOM_FOR_NEW_VALUES, join(fleet, 'node_modules/slipway/bin/slipway.cjs'), ...args, '--output', 'json'],
    {
      cwd: fleet,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  return { status, ...JSON.parse(stdout) };
}

/** Runs the compiler in the fleet. The compiler keeps its results for unchanged files. */
function compile() {
  const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', join(fleet, 'node_modules/.tsbuildinfo')];
  const { status, stdout } = spawnSync(join(fleet, 'node_modules/.bin/tsc'), args, { cwd: fleet, encoding: 'utf8' });
  return { status, stdout };
}

test('a new fleet compiles, and all of its objects are accepted', () => {
  expect(compile()).toEqual({ status: 0, stdout: '' });
  expect(slipway('check')).toMatchObject({ status: 0, findings: [] });
});

test('`slipway list` lists its clusters, and `slipway bootstrap` the steps of its hub', () => {
  expect(slipway('list').clusters.map(({ name }: { readonly name: string }) => name)).toEqual(['apps-staging', 'mgmt-production']);
  expect(slipway('bootstrap', 'mgmt-production').steps.length).toBeGreaterThan(8);
});

/** The scope of the packages of the fleet. */
const SCOPE = '@acme';

test('an add-on of the fleet has the types of its chart, so a renamed value does not compile', () => {
  const write = (path: string, text: string | Buffer): void => {
    mkdirSync(dirname(join(fleet, path)), { recursive: true });
    writeFileSync(join(fleet, path), text);
  };
  const lockChart = (version: string, values: string): void => {
    const archive = chartArchive('adapter', version, 'a', values);
    write(`charts/adapter-${version}.tgz`, archive);
    const entry = { name: 'adapter', version, source: 'https://prometheus-community.github.io/helm-charts', range: version };
    write('charts.lock', JSON.stringify({ vendor: 'charts', charts: [{ ...entry, digest: digestOf(archive) }] }));
  };
  const writeAddon = (version: string, type: string): void =>
    write(
      'packages/addons-catalog/src/addons/adapter.ts',
      [
        "import { addonUnit, chartRelease, defineAddon } from '@slipway/fleet';",
        `import { prometheusCommunity } from '${SCOPE}/flux-sources';`,
        ...(type === '' ? [] : ["import type { AdapterValues } from '../adapter/adapter.gen.ts';"]),
        `const chart = { repository: prometheusCommunity, name: 'adapter', version: '${version}' };`,
        `const release = chartRelease${type}({ name: 'adapter', chart, namespace: 'monitoring', values: { prometheus: { port: 80 } } });`,
        "const manifests = { 'release.yaml': release };",
        "const unit = addonUnit({ name: 'adapter', folder: 'adapter', manifests, dependsOn: [prometheusCommunity.unit] });",
        'const rest = { needs: [], units: [unit], options: {}, overrides: () => [] };',
        "export const adapter = defineAddon({ name: 'adapter', summary: 'Adapts', ...rest });",
        '',
      ].join('\n'),
    );
  const types = ['charts', 'types', '--out', 'packages/addons-catalog/src/adapter'];
  const cluster = 'packages/cluster-defs/src/clusters/apps-staging.ts';
  const before = readFileSync(join(fleet, cluster), 'utf8');
  write(cluster, `import { adapter } from '${SCOPE}/addons-catalog';\n${before}`.replace('addons: [', 'addons: [use(adapter), '));
  lockChart('1.0.0', 'prometheus: { port: 9090 }\n');
  writeAddon('1.0.0', '');
  expect(slipway('synth').findings).toEqual([]);
  expect(slipway('synth').status).toBe(0);
  expect(slipway(...types)).toMatchObject({ status: 0, summary: { charts: 1, changed: 1 } });
  writeAddon('1.0.0', '<AdapterValues>');
  expect(compile()).toEqual({ status: 0, stdout: '' });
  expect(slipway('charts', 'types', '--check')).toMatchObject({ status: 0, summary: { charts: 2 } });
  lockChart('2.0.0', 'prometheus: { servicePort: 9090 }\n');
  writeAddon('2.0.0', '<AdapterValues>');
  expect(slipway('synth').status).toBe(0);
  expect(slipway('charts', 'types', '--check').findings).toMatchObject([{ rule: 'wrong-chart-types' }]);
  expect(slipway(...types).status).toBe(0);
  expect(compile().stdout).toContain("'port' does not exist in type 'AdapterPrometheus'");
  write(cluster, before);
  for (const path of ['charts', 'charts.lock', 'packages/addons-catalog/src/adapter', 'packages/addons-catalog/src/addons/adapter.ts'])
    rmSync(join(fleet, path), { recursive: true });
  expect(slipway('synth').status).toBe(0);
});

test('its own chart has generated types, and a changed chart needs new ones', () => {
  const folder = 'packages/addons-catalog';
  const chart = join(fleet, folder, 'charts/priority-classes/values.schema.json');
  const root = join(import.meta.dirname, '../..');
  const reference = (path: string) => readFileSync(join(root, folder, path), 'utf8');
  // The reference fleet has the same chart. It is checked there, and in the sources of new fleets.
  expect(slipway('charts', 'types', '--check', root)).toMatchObject({ status: 0, summary: { charts: 2, changed: 0 } });
  const files = ['Chart.yaml', 'values.yaml', 'values.schema.json', 'templates/priority-classes.yaml'];
  for (const path of [...files.map((file) => `charts/priority-classes/${file}`), 'src/charts/priority-classes.gen.ts'])
    expect(readFileSync(join(fleet, folder, path), 'utf8')).toBe(reference(path));
  expect(slipway('charts', 'types', '--check')).toMatchObject({ status: 0, summary: { charts: 1, changed: 0, missing: 0 } });
  const before = readFileSync(chart, 'utf8');
  writeFileSync(chart, before.replaceAll('preemptionPolicy', 'preemption'));
  expect(slipway('charts', 'types', '--check').findings).toMatchObject([{ rule: 'wrong-chart-types' }]);
  expect(compile()).toEqual({ status: 0, stdout: '' });
  expect(slipway('charts', 'types', '--out', `${folder}/src/charts`)).toMatchObject({ status: 0, summary: { changed: 1 } });
  expect(compile().stdout).toContain("'preemptionPolicy' does not exist in type 'PriorityClassesClass'");
  writeFileSync(chart, before);
  expect(slipway('charts', 'types', '--out', `${folder}/src/charts`).status).toBe(0);
});

test('a cluster installs its own chart, and the review shows which objects of the chart change', () => {
  const [cluster, addon] = ['packages/cluster-defs/src/clusters/apps-staging.ts', 'packages/addons-catalog/src/addons/priority-classes.ts'];
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: fleet, stdio: 'pipe' });
  const change = (path: string, from: string, to: string): void => {
    const text = readFileSync(join(fleet, path), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(fleet, path), text.replace(from, to));
  };
  const charts = ['--charts', 'packages/addons-catalog/charts'];
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
  change(cluster, '  karpenter,\n', '  karpenter,\n  priorityClasses,\n');
  change(cluster, 'addons: [', 'addons: [use(priorityClasses), ');
  expect(slipway('synth').status).toBe(0);
  expect(slipway('check', ...charts)).toMatchObject({ status: 0, findings: [] });
  const installed = slipway('review', '--base', 'HEAD', ...charts);
  expect(installed.releases).toMatchObject([{ name: 'flux-system/priority-classes', action: 'install', clusters: ['apps-staging'] }]);
  git('commit', '--quiet', '--all', '--message', 'use the chart');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'generated files');
  change(addon, '100_000', '200_000');
  expect(slipway('synth').status).toBe(0);
  const { risks } = slipway('review', '--base', 'HEAD', ...charts);
  expect(risks).toMatchObject([{ rule: 'change-refused', objects: ['PriorityClass/business-critical'] }]);
  git('reset', '--quiet', '--hard', 'HEAD~2');
});

test('a cluster is a composite resource of its own group: none is deleted by mistake', () => {
  expect(slipway('publish')).toMatchObject({ status: 0, summary: { outcome: 'published' } });
  rmSync(join(fleet, 'packages/cluster-defs/src/clusters/apps-staging.ts'));
  expect(slipway('synth').status).toBe(0);
  const { status, packages, findings } = slipway('publish', '--package', 'cluster-defs');
  expect(status).toBe(1);
  const folder = 'clusters/apps/apps-staging/flux-system';
  expect(packages[0].findings).toContainEqual(expect.objectContaining({ rule: 'protected-deletion', file: `${folder}/sync.yaml` }));
  // Flux would leave the cluster itself behind.
  const left = { rule: 'composite-left-behind', object: 'EKSCluster/apps-staging/apps-staging' };
  expect(findings).toContainEqual(expect.objectContaining(left));
});

import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chartArchive, chartFleet, digestOf, indexOf, release, type Server, serving, startServer } from './chart-servers.ts';

const [old, current] = [chartArchive('web', '1.2.0'), chartArchive('web', '1.3.0', 'b')];
const REPOSITORY = {
  '/index.yaml': indexOf('web', { '2.0.0': 'web-2.0.0.tgz', '1.3.0': 'web-1.3.0.tgz', '1.2.0': 'web-1.2.0.tgz' }),
  '/web-1.2.0.tgz': old,
  '/web-1.3.0.tgz': current,
};

const fleetOf = (server: Server, range = '1.x', privateHosts: readonly Server[] = [server]) =>
  chartFleet({
    'clusters/a/web.yaml': release('web', range, server.url),
    'slipway.yaml': `privateChartHosts: [${privateHosts.map(({ host }) => `"${host}"`).join(', ')}]\n`,
  });

test('a range is resolved, the lock is written, and the build finds the chart by its digest', async () => {
  const server = await startServer(serving(REPOSITORY));
  const fleet = fleetOf(server);
  const before = await fleet.run('build', '.');
  expect(before.stdout).toContain('1 of 1 chart is not available');
  expect(await fleet.run('charts', 'fetch')).toMatchObject({ code: 0 });
  expect(fleet.lock()).toBe(`# \`slipway charts fetch\` writes this file. Commit it.
hosts:
  - "${server.host}"
charts:
  - name: "web"
    version: "1.3.0"
    source: "${server.url}"
    range: "1.x"
    digest: "${digestOf(current)}"
`);
  const asked = server.requests.length;
  const built = await fleet.run('build', '.');
  expect(built.stdout).toContain('of-chart');
  expect(built.stdout).not.toContain('not available');
  expect((await fleet.run('check', '.')).stdout).not.toContain('not available');
  expect(await fleet.run('charts', 'fetch')).toMatchObject({ code: 0, stdout: 'charts.lock: 1 chart, 0 of them fetched.\n' });
  expect(server.requests).toHaveLength(asked);
});

test('the version of the lock is kept until --update, and other bytes of this version are refused', async () => {
  const files: Record<string, string | Uint8Array> = { ...REPOSITORY, '/index.yaml': indexOf('web', { '1.2.0': 'web-1.2.0.tgz' }) };
  const server = await startServer((request, response) => serving(files)(request, response));
  const fleet = fleetOf(server);
  await fleet.run('charts', 'fetch');
  const lock = fleet.lock();
  Object.assign(files, REPOSITORY);
  for (const path of fleet.cached()) rmSync(path);
  expect(await fleet.run('charts', 'fetch')).toMatchObject({ code: 0 });
  expect(fleet.lock()).toBe(lock);
  for (const path of fleet.cached()) rmSync(path);
  files['/web-1.2.0.tgz'] = chartArchive('web', '1.2.0', 'other');
  const refused = await fleet.run('charts', 'fetch');
  expect(refused.code).toBe(1);
  expect(refused.stdout).toContain(`but charts.lock has ${digestOf(old)}`);
  expect([fleet.lock(), fleet.cached()]).toEqual([lock, []]);
  const updated = await fleet.run('charts', 'fetch', '--update');
  expect(updated.stdout).toContain(`web 1.3.0 of ${server.url}, 1.2.0 before`);
});

test('bytes in the cache or in the vendored folder that do not have the digest are not used', async () => {
  const fleet = fleetOf(await startServer(serving(REPOSITORY)));
  await fleet.run('charts', 'fetch');
  const [path = ''] = fleet.cached();
  writeFileSync(path, old);
  expect((await fleet.run('build', '.')).stdout).toContain('1 of 1 chart is not available');
  expect(await fleet.run('charts', 'fetch', '--vendor', 'charts')).toMatchObject({ code: 0 });
  for (const each of fleet.cached()) rmSync(each);
  expect((await fleet.run('build', '.')).stdout).toContain('of-chart');
  writeFileSync(`${fleet.root}/charts/web-1.3.0.tgz`, old);
  expect((await fleet.run('check', '.')).stdout).toContain(`but charts.lock has ${digestOf(current)}`);
  expect((await fleet.run('charts', 'verify')).stdout).toContain('remove the archive, and run `slipway charts fetch`');
  expect(await fleet.run('charts', 'fetch', '--update')).toMatchObject({ code: 0 });
  expect(digestOf(readFileSync(`${fleet.root}/charts/web-1.3.0.tgz`))).toBe(digestOf(current));
});

test('a vendored folder of the lock that is a link is refused, because it may lead out of the repository', async () => {
  const server = await startServer(serving(REPOSITORY));
  const fleet = fleetOf(server);
  fleet.write('charts.lock', 'vendor: charts\ncharts: []\n');
  symlinkSync(fleet.home, join(fleet.root, 'charts'));
  const { code, stderr } = await fleet.run('charts', 'fetch');
  expect([code, server.requests]).toEqual([2, []]);
  expect(stderr).toContain('charts.lock: vendor: ');
});

test('a failure names the first HelmRelease of the chart, and its file', async () => {
  const fleet = fleetOf(await startServer(serving({})));
  const other = release('web', '1.x', '').split('---\n')[1] ?? '';
  fleet.write('infra/app.yaml', other.replace('{ name: web,', '{ name: app,'));
  fleet.write(
    'clusters/a/infra.yaml',
    readFileSync(`${fleet.root}/clusters/a/sync.yaml`, 'utf8')
      .replace('{ name: flux-system,', '{ name: infra,')
      .replace('clusters/a', 'infra'),
  );
  const { stdout } = await fleet.run('charts', 'fetch', '--output', 'json');
  expect(JSON.parse(stdout).findings).toMatchObject([{ object: 'HelmRelease/apps/web', file: 'clusters/a/web.yaml' }]);
});

test('all failures of a run are listed, and the lock is not written', async () => {
  const server = await startServer(serving({ ...REPOSITORY, '/web-1.2.0.tgz': 'no archive' }));
  const fleet = fleetOf(server, '1.2.0');
  fleet.write('clusters/a/more.yaml', release('gone', '*', server.url));
  fleet.write('clusters/a/range.yaml', release('other', '>10', server.url));
  const { code, stdout } = await fleet.run('charts', 'fetch');
  expect(code).toBe(1);
  expect(stdout).toContain('web 1.2.0 cannot be fetched: gzip: invalid header');
  expect(stdout).toContain(`gone * cannot be fetched: ${server.host} has no chart gone`);
  expect(stdout).toContain(`has no version of other in the range >10; it has 9.9.9`);
  expect([fleet.has('charts.lock'), fleet.cached()]).toEqual([false, []]);
});

test('a chart of a Bucket is named as not fetched, and read from the folder of the settings', async () => {
  const bucket = `apiVersion: source.toolkit.fluxcd.io/v1
kind: Bucket
metadata: { name: charts, namespace: apps }
spec: { interval: 1h, bucketName: charts, endpoint: s3.example.com }
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: web, namespace: apps }
spec: { interval: 1h, chart: { spec: { chart: ./web, sourceRef: { kind: Bucket, name: charts } } } }
`;
  const fleet = chartFleet({ 'clusters/a/web.yaml': bucket });
  const line =
    'not fetched: the content of Bucket/apps/charts (s3.example.com/charts) is not available; give its folder with sources in slipway.yaml\n';
  expect((await fleet.run('charts', 'fetch')).stdout).toBe(`${line}charts.lock: 0 charts, 0 of them fetched.\n`);
  expect((await fleet.run('charts', 'list')).stdout).toBe(`${line}0 of 0 charts are available.\n`);
  fleet.write('bucket/web/Chart.yaml', 'apiVersion: v2\nname: web\nversion: 1.0.0\n');
  fleet.write('bucket/web/templates/a.yaml', 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: of-bucket }\n');
  fleet.write('slipway.yaml', 'sources: { Bucket/apps/charts: bucket }\n');
  expect((await fleet.run('build', '.', '--source', 'Bucket/apps/charts=bucket')).stdout).toContain('of-bucket');
  expect((await fleet.run('charts', 'list')).stdout).toBe('0 of 0 charts are available.\n');
});

test('a digest of the index that the archive does not have is refused', async () => {
  const index = indexOf('web', { '1.2.0': 'web-1.2.0.tgz' }, 'a'.repeat(64));
  const fleet = fleetOf(await startServer(serving({ ...REPOSITORY, '/index.yaml': index })));
  const { code, stdout } = await fleet.run('charts', 'fetch');
  expect([code, fleet.has('charts.lock')]).toEqual([1, false]);
  expect(stdout).toContain(`but the index of`);
});

test('a broken lock is reported with all its problems and their lines, and nothing is fetched', async () => {
  const server = await startServer(serving(REPOSITORY));
  const fleet = fleetOf(server);
  fleet.write(
    'charts.lock',
    'hosts: [UP]\ncharts:\n  - name: web\n    version: 1.0.0\n    source: ftp://a\n    range: ""\n    digest: sha256:12\n',
  );
  const lines = (text: string) => [...text.matchAll(/charts\.lock:(\d+)/g)].map(([, line]) => line);
  const fetched = await fleet.run('charts', 'fetch');
  expect([fetched.code, lines(fetched.stdout), server.requests]).toEqual([1, ['1', '5', '7'], []]);
  const checked = await fleet.run('check', '.');
  expect([checked.code, lines(checked.stdout)]).toEqual([1, ['1', '5', '7']]);
});

test('list, verify and prune say what is available, what changed, and what the lock does not name', async () => {
  const fleet = fleetOf(await startServer(serving(REPOSITORY)));
  const states = async () =>
    JSON.parse((await fleet.run('charts', 'list', '--output', 'json')).stdout).charts.map((each: { state: string }) => each.state);
  expect(await states()).toEqual(['not in the lock']);
  await fleet.run('charts', 'fetch');
  expect(await states()).toEqual(['available']);
  expect((await fleet.run('charts', 'list')).stdout).toMatch(
    /^web 1\.3\.0 \(1\.x\) of http:.*: available; .*\/apps\/web\n1 of 1 charts are available\.\n$/,
  );
  expect(await fleet.run('charts', 'verify')).toMatchObject({ code: 0 });
  const [path = ''] = fleet.cached();
  writeFileSync(path.replace(/[0-9a-f]{64}/, 'a'.repeat(64)), old);
  expect((await fleet.run('charts', 'prune')).stdout).toContain('1 archives are removed');
  expect(fleet.cached()).toEqual([path]);
  writeFileSync(path, old);
  const broken = await fleet.run('charts', 'verify');
  expect([broken.code, await states()]).toEqual([1, ['not fetched']]);
  expect(broken.stdout).toContain('run `slipway charts fetch`');
});

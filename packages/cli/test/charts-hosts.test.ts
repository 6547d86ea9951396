import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chartClient, FetchProblem } from '../src/charts/chart-client.ts';
import { chartArchive, chartFleet, indexOf, release, type Server, serving, startServer } from './chart-servers.ts';

const archive = chartArchive('web', '1.2.0');

const settingsOf = (...servers: readonly Server[]): string => `privateChartHosts: [${servers.map(({ host }) => `"${host}"`).join(', ')}]\n`;

/** Starts a server whose index or redirect names `location` for the chart. */
const linking = (location: string) => startServer(serving({ '/index.yaml': indexOf('web', { '1.2.0': location }) }));

const redirecting = (location: string) =>
  startServer((request, response) => {
    if (request.url !== '/web.tgz') return serving({ '/index.yaml': indexOf('web', { '1.2.0': 'web.tgz' }) })(request, response);
    response.writeHead(302, { location }).end();
  });

/** Fetches the chart of a server, with the login of Helm for it, and returns the output. */
async function fetchFrom(server: Server, settings: string, ...args: readonly string[]) {
  const fleet = chartFleet({ 'clusters/a/web.yaml': release('web', '1.2.0', server.url), 'slipway.yaml': settings });
  const login = `repositories: [{ name: a, url: "${server.url}/", username: user, password: secret-of-a }]\n`;
  fleet.write('.config/helm/repositories.yaml', login, fleet.home);
  const { code, stdout, stderr } = await fleet.run('charts', 'fetch', ...args);
  return { code, printed: stdout + stderr, isLocked: existsSync(`${fleet.root}/charts.lock`), cached: fleet.cached() };
}

test('a host that neither the lock nor the settings name is not asked', async () => {
  const server = await startServer(serving({}));
  const { code, printed } = await fetchFrom(server, 'chartHosts: [charts.example]\n');
  expect([code, server.requests]).toEqual([1, []]);
  expect(printed).toContain('over TLS only');
});

test('in a pull request the lock and the settings of the base count', async () => {
  const server = await startServer(serving({}));
  const fleet = chartFleet({
    'clusters/a/web.yaml': release('web', '1.2.0', server.url),
    'slipway.yaml': settingsOf(server),
    'charts.lock': `hosts: ["${server.host}"]\ncharts: []\n`,
  });
  const base = chartFleet({ 'slipway.yaml': 'chartHosts: [charts.example]\n' });
  const { code } = await fleet.run('charts', 'fetch', '--settings-from', base.root);
  expect([code, server.requests]).toEqual([1, []]);
  expect((await fleet.run('charts', 'fetch')).stdout).toContain('answers 404');
});

test('in a pull request a host that only its own lock names is a new host', async () => {
  const fleet = chartFleet({
    'clusters/a/web.yaml': release('web', '1.2.0', 'https://127.0.0.1:9'),
    'charts.lock': 'hosts: ["127.0.0.1:9"]\ncharts: []\n',
  });
  const base = chartFleet({});
  expect((await fleet.run('charts', 'fetch')).stdout).toContain('not a public address');
  expect((await fleet.run('charts', 'fetch', '--settings-from', base.root)).stdout).toContain('127.0.0.1:9 is a new host');
});

test('the login goes to its own origin only: not to the target of a redirect, nor to an archive elsewhere', async () => {
  for (const start of [linking, redirecting]) {
    const other = await startServer(serving({ '/web.tgz': archive }));
    const server = await start(`${other.url}/web.tgz`);
    const { code, printed } = await fetchFrom(server, settingsOf(server, other));
    expect([code, other.requests]).toEqual([0, [{ path: '/web.tgz', authorization: undefined }]]);
    expect(new Set(server.requests.map(({ authorization }) => authorization))).toEqual(
      new Set([`Basic ${Buffer.from('user:secret-of-a').toString('base64')}`]),
    );
    expect(printed).not.toContain('secret-of-a');
  }
});

test('a redirect to another host, to an address or a name that is not public, or without TLS is not followed', async () => {
  const other = await startServer(serving({ '/web.tgz': archive }));
  const port = other.host.split(':')[1];
  for (const [location, args, expected] of [
    [`https://${other.host}/web.tgz`, [], 'is a new host'],
    [`https://${other.host}/web.tgz`, ['--allow-new-hosts'], 'not a public address'],
    [`https://localhost:${port}/web.tgz`, ['--allow-new-hosts'], 'its name leads to'],
    [`http://${other.host}/web.tgz`, ['--allow-new-hosts'], 'over TLS only'],
    ['file:///etc/passwd', ['--allow-new-hosts'], 'over TLS only'],
  ] as const) {
    for (const start of [linking, redirecting]) {
      const server = await start(location);
      const { code, printed, isLocked, cached } = await fetchFrom(server, settingsOf(server), ...args);
      expect([code, isLocked, cached, other.requests]).toEqual([1, false, [], []]);
      expect(printed).toContain(expected);
    }
  }
});

test('redirects without end are left after five', async () => {
  const server = await redirecting('/web.tgz');
  const { code, printed } = await fetchFrom(server, settingsOf(server));
  expect([code, server.requests.length]).toEqual([1, 7]);
  expect(printed).toContain('redirects more than 5 times');
});

test('an archive beyond its size is refused, and an index of junk', async () => {
  const large = await startServer(
    serving({ '/index.yaml': indexOf('web', { '1.2.0': 'web.tgz' }), '/web.tgz': Buffer.alloc(10 * 2 ** 20 + 1) }),
  );
  expect((await fetchFrom(large, settingsOf(large))).printed).toContain(`answers with more than ${10 * 2 ** 20} bytes`);
  for (const junk of ['a'.repeat(1e6), '['.repeat(1e6), `entries:\n  web:\n${'  - &a [*a]\n'.repeat(1e5)}`, `{${'"a":['.repeat(1e5)}`]) {
    const server = await startServer(serving({ '/index.yaml': junk }));
    const { code, isLocked } = await fetchFrom(server, settingsOf(server));
    expect([code, isLocked]).toEqual([1, false]);
  }
});

test('a server that never ends its answer is left', async () => {
  const server = await startServer((_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('a'), 10);
    response.on('close', () => clearInterval(timer));
  });
  const client = chartClient({ known: new Set(), private: new Set([server.host]), allowsNew: false });
  const limits = { bytes: 1e6, milliseconds: 200 };
  await expect(client.get({ url: new URL(server.url), limits })).rejects.toThrow(FetchProblem);
});

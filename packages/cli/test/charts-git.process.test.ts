import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitAddress, pinnedTo } from '../src/charts/git-chart.ts';
import { chartArchive, chartFleet, indexOf, type Server, serving, startServer } from './chart-servers.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { startGitServer } from './git-server.ts';

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();

const configMap = (name: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name} }\ndata: { a: "{{ .Values.a }}" }\n`;

/** Returns a chart with two dependencies: `common` in the repository, and `web` in a Helm repository. */
const chartFiles = (helmRepository: string, version: string, value: string) => ({
  'charts/shop/Chart.yaml': `apiVersion: v2
name: the-shop
version: ${version}
dependencies:
  - { name: common, version: 1.x, repository: "file://../common" }
  - { name: web, version: ^1.0.0, repository: "${helmRepository}" }
`,
  'charts/shop/Chart.lock': `dependencies:\n  - { name: web, version: 1.2.0, repository: "${helmRepository}" }\n`,
  'charts/shop/values.yaml': `a: ${value}\n`,
  'charts/shop/values-prod.yaml': 'a: of-prod\n',
  'charts/shop/templates/a.yaml': configMap('of-shop'),
  'charts/common/Chart.yaml': 'apiVersion: v2\nname: common\nversion: 1.0.0\n',
  'charts/common/templates/a.yaml': configMap('of-common'),
  'other/large.txt': 'not fetched\n',
});

/** Starts a Git server on loopback with one repository, and a Helm repository. */
async function startSources() {
  const folder = temporaryDirectory();
  const repository = join(folder, 'shop');
  const helm = await startServer(
    serving({
      '/index.yaml': indexOf('web', { '1.3.0': 'web-1.3.0.tgz', '1.2.0': 'web-1.2.0.tgz' }),
      '/web-1.2.0.tgz': chartArchive('web', '1.2.0'),
    }),
  );
  const server = await startGitServer(folder);
  const commit = (version: string, value: string, tag?: string): string => {
    writeFiles(repository, chartFiles(helm.url, version, value));
    git(repository, 'add', '-A');
    git(repository, 'commit', '-q', '-m', version);
    if (tag !== undefined) git(repository, 'tag', tag);
    return git(repository, 'rev-parse', 'HEAD');
  };
  writeFiles(repository, { README: 'a shop\n' });
  git(repository, 'init', '-q', '-b', 'main');
  git(repository, 'config', 'uploadpack.allowFilter', 'true');
  return { server, helm, commit, repository, url: `${server.url}/shop` };
}

const release = (url: string, ref: string, more = '', chart = './charts/shop'): string => `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: { name: shop, namespace: apps }
spec: { interval: 1h, url: "${url}", ref: ${ref} }
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: shop, namespace: apps }
spec:
  interval: 1h
  chart: { spec: { chart: ${chart}, sourceRef: { kind: GitRepository, name: shop }${more} } }
`;

const fleetOf = (text: string, ...servers: readonly Server[]) =>
  chartFleet({
    '.git/config': '[remote "origin"]\n\turl = https://git.example.com/fleet\n',
    'clusters/a/shop.yaml': text,
    'slipway.yaml': `privateChartHosts: [${servers.map(({ host }) => `"${host}"`).join(', ')}]\n`,
  });

test('a chart of another Git repository is fetched with its dependencies, and locked with its commit', async () => {
  const { server, helm, commit, url } = await startSources();
  const id = commit('1.0.0', 'first');
  const fleet = fleetOf(release(url, '{ branch: main }'), server, helm);
  expect((await fleet.run('build', '.')).stdout).toContain('1 of 1 chart is not available');
  expect(await fleet.run('charts', 'fetch')).toMatchObject({ code: 0 });
  expect(fleet.lock()).toContain(`  - name: "shop"
    version: "1.0.0"
    source: "${url}"
    range: "branch main"
    path: "charts/shop"
    commit: "${id}"
`);
  const asked = server.requests.length;
  const { stdout } = await fleet.run('build', '.', '--output', 'yaml');
  for (const each of ['of-shop', 'of-common', 'of-chart', 'a: first']) expect(stdout).toContain(each);
  expect((await fleet.run('charts', 'list')).stdout).toContain('shop 1.0.0 (branch main)');
  expect(await fleet.run('charts', 'verify')).toMatchObject({ code: 0 });
  expect(server.requests).toHaveLength(asked);
});

test('the commit of the lock is kept until --update, also if its archive is fetched again', async () => {
  const { server, helm, commit, url } = await startSources();
  const first = commit('1.0.0', 'first');
  const fleet = fleetOf(release(url, '{ branch: main }'), server, helm);
  await fleet.run('charts', 'fetch');
  const lock = fleet.lock();
  const second = commit('1.1.0', 'second');
  for (const path of fleet.cached()) rmSync(path);
  expect(await fleet.run('charts', 'fetch')).toMatchObject({ code: 0 });
  expect([fleet.lock(), fleet.lock().includes(first)]).toEqual([lock, true]);
  const updated = await fleet.run('charts', 'fetch', '--update', '--vendor', 'vendored');
  expect(updated.stdout).toContain('shop 1.1.0');
  expect([fleet.lock().includes(second), fleet.has('vendored/shop-1.1.0.tgz')]).toEqual([true, true]);
});

test.each([
  ['{ tag: v1.0.0, branch: main }', 'tag v1.0.0', 'first'],
  ['{ semver: ">=1.0.0 <2.0.0" }', 'semver >=1.0.0 <2.0.0', 'second'],
  ['{ name: refs/heads/main }', 'name refs/heads/main', 'third'],
  ['{ branch: main, commit: COMMIT }', 'commit COMMIT', 'first'],
])('the reference %s is resolved as source-controller does', async (ref, range, value) => {
  const { server, helm, commit, url } = await startSources();
  const id = commit('1.0.0', 'first', 'v1.0.0');
  commit('1.1.0', 'second', 'v1.1.0');
  commit('2.0.0', 'third', 'v2.0.0');
  const fleet = fleetOf(release(url, ref.replace('COMMIT', id)), server, helm);
  expect(await fleet.run('charts', 'fetch')).toMatchObject({ code: 0 });
  expect(fleet.lock()).toContain(`range: "${range.replace('COMMIT', id)}"`);
  expect((await fleet.run('build', '.', '--output', 'yaml')).stdout).toContain(`a: ${value}`);
});

test('files that .sourceignore excludes are not part of the chart', async () => {
  const { server, helm, commit, repository, url } = await startSources();
  writeFiles(repository, {
    '.sourceignore': 'charts/shop/templates/left-out.yaml\n',
    'charts/shop/.sourceignore': 'templates/own.yaml\n',
    'charts/shop/templates/left-out.yaml': configMap('left-out'),
    'charts/shop/templates/own.yaml': configMap('of-own'),
    'other/.sourceignore': '*\n',
  });
  commit('1.0.0', 'first');
  const fleet = fleetOf(release(url, '{ branch: main }'), server, helm);
  expect(await fleet.run('charts', 'fetch')).toMatchObject({ code: 0 });
  const { stdout } = await fleet.run('build', '.', '--output', 'yaml');
  expect(['of-shop', 'of-common', 'left-out', 'of-own'].filter((each) => stdout.includes(each))).toEqual(['of-shop', 'of-common']);
});

test('values files in the chart count, and others are merged when the chart is fetched', async () => {
  const { server, helm, commit, repository, url } = await startSources();
  commit('1.0.0', 'first');
  const files = (name: string) => `, valuesFiles: [${name}]`;
  const fleet = fleetOf(release(url, '{ branch: main }', files('./charts/shop/values-prod.yaml')), server, helm);
  await fleet.run('charts', 'fetch');
  expect((await fleet.run('build', '.', '--output', 'yaml')).stdout).toContain('a: of-prod');
  const build = async (more: string): Promise<string> => {
    fleet.write('clusters/a/shop.yaml', release(url, '{ branch: main }', more));
    return (await fleet.run('build', '.', '--output', 'yaml')).stdout;
  };
  const outside = files('charts/shop/values-prod.yaml, other/values.yaml');
  expect(await build(outside)).not.toContain('of-shop');
  expect((await fleet.run('charts', 'fetch')).stdout).toContain("no values file found at path 'other/values.yaml'");
  writeFiles(repository, { 'other/values.yaml': 'a: of-other\n' });
  commit('1.0.1', 'first');
  expect(await fleet.run('charts', 'fetch', '--update')).toMatchObject({ code: 0 });
  expect(fleet.lock()).toContain('    valuesFiles: ["charts/shop/values-prod.yaml","other/values.yaml"]\n    commit: ');
  expect(await build(outside)).toContain('a: of-other');
  const optional = files('charts/shop/values-prod.yaml, other/none.yaml').replace(', v', ', ignoreMissingValuesFiles: true, v');
  await build(optional);
  expect(await fleet.run('charts', 'fetch')).toMatchObject({ code: 0 });
  expect(await build(optional)).toContain('a: of-prod');
  expect(await fleet.run('charts', 'verify')).toMatchObject({ code: 0 });
});

test('an archive in Git gets the values of files outside of it', async () => {
  const { server, helm, commit, repository, url } = await startSources();
  writeFileSync(join(repository, 'web-1.2.0.tgz'), chartArchive('web', '1.2.0', '{{ .Values.a | toJson }}', 'a: its-own\n'));
  writeFiles(repository, { 'other/values.yaml': 'a: of-other\n' });
  commit('1.0.0', 'first');
  const more = ', valuesFiles: [other/values.yaml]';
  const fleet = fleetOf(release(url, '{ branch: main }', more, './web-1.2.0.tgz'), server, helm);
  expect(await fleet.run('charts', 'fetch')).toMatchObject({ code: 0 });
  expect((await fleet.run('build', '.', '--output', 'yaml')).stdout).toContain('a: of-other');
});

test('files that spec.ignore excludes are not part of the chart', async () => {
  const { server, helm, commit, repository, url } = await startSources();
  writeFiles(repository, { 'charts/shop/templates/left-out.yaml': configMap('left-out'), 'charts/shop/icon.png': 'icon\n' });
  commit('1.0.0', 'first');
  const text = release(url, '{ branch: main }');
  const fleet = fleetOf(text, server, helm);
  expect(await fleet.run('charts', 'fetch')).toMatchObject({ code: 0 });
  expect((await fleet.run('build', '.', '--output', 'yaml')).stdout).toContain('left-out');
  fleet.write(
    'clusters/a/shop.yaml',
    text.replace('interval: 1h, url', 'ignore: "/*\\n!/charts\\n/charts/shop/templates/left-out.yaml", interval: 1h, url'),
  );
  expect((await fleet.run('build', '.')).stdout).toContain('1 of 1 chart is not available');
  expect(await fleet.run('charts', 'fetch')).toMatchObject({ code: 0 });
  expect(fleet.lock()).toContain('    ignore: "/*\\n!/charts\\n/charts/shop/templates/left-out.yaml"\n');
  const { stdout } = await fleet.run('build', '.', '--output', 'yaml');
  const named = ['of-shop', 'of-common', 'left-out'].filter((each) => stdout.includes(`name: ${each}\n`));
  expect(named).toEqual(['of-shop', 'of-common']);
});

test('what cannot be fetched is a finding with the reason, and nothing is written', async () => {
  const { server, helm, commit, url } = await startSources();
  commit('1.0.0', 'first');
  const cases: readonly (readonly [string, readonly Server[], string])[] = [
    [release(url, '{ branch: main }'), [helm], '127.0.0.1'],
    [release(url, '{ branch: main }'), [server], `the dependency web: ${helm.url} is not used`],
    [release(url, '{ branch: none }'), [server, helm], "couldn't find remote ref refs/heads/none"],
    [release(url, '{ semver: 3.x }'), [server, helm], 'has no tag in the range 3.x'],
    [release(url, '{ branch: main }', '', './charts/none'), [server, helm], 'has no charts/none'],
    [release(url, '{ branch: "a b" }'), [server, helm], 'is not a reference'],
    [release(url.replace('http://', 'file:///'), '{ branch: main }'), [server, helm], 'is not one of https or ssh'],
    [release(url.replace('http://', 'http://a:b@'), '{ branch: main }'), [server, helm], 'without a password'],
  ];
  for (const [text, servers, message] of cases) {
    const fleet = fleetOf(text, ...servers);
    const { code, stdout } = await fleet.run('charts', 'fetch');
    expect([code, stdout.includes(message) ? message : stdout]).toEqual([1, message]);
    expect(fleet.has('charts.lock')).toBe(false);
  }
});

test('charts that depend on each other in millions of ways are refused before their copies fill the memory', async () => {
  const { server, helm, repository, url } = await startSources();
  const chart = (level: number): string => {
    const names = level < 9 ? Array.from({ length: 8 }, (_, index) => `c${level}-${index}`) : [];
    const dependencies = names.map((name) => `  - { name: ${name}, version: 1.x, repository: "file://../c${level + 1}" }\n`);
    return `apiVersion: v2\nname: c${level}\nversion: 1.0.0\ndependencies:\n${dependencies.join('')}`;
  };
  writeFiles(repository, Object.fromEntries(Array.from({ length: 10 }, (_, level) => [`charts/c${level}/Chart.yaml`, chart(level)])));
  git(repository, 'add', '-A');
  git(repository, 'commit', '-q', '-m', 'a');
  const fleet = fleetOf(release(url, '{ branch: main }', '', './charts/c0'), server, helm);
  const { code, stdout } = await fleet.run('charts', 'fetch');
  expect([code, stdout]).toEqual([1, expect.stringContaining('the chart has more than 20000 files')]);
});

test('the address of Git has no password, and Git and ssh connect to the addresses that were checked', () => {
  const web = gitAddress('https://ada@Git.Example.com:8443/a/b.git');
  expect(web).toMatchObject({ address: 'https://git.example.com:8443/a/b.git', isSsh: false });
  expect(pinnedTo(web, ['192.0.2.1', '2001:db8::1'])).toEqual({
    settings: ['http.curloptResolve=git.example.com:8443:192.0.2.1,[2001:db8::1]'],
    ssh: [],
  });
  const ssh = gitAddress('ssh://git@GitHub.com/a/b');
  const other = gitAddress('ssh://git@ssh.github.com:443/a/b');
  expect(other.address).toBe('ssh://git@ssh.github.com:443/a/b');
  expect(pinnedTo(other, ['192.0.2.1']).ssh).toContain("'HostKeyAlias=[ssh.github.com]:443'");
  expect(pinnedTo(gitAddress('ssh://git@a:22/b'), ['192.0.2.1']).ssh).toContain("'HostKeyAlias=a'");
  expect(gitAddress('https://example.com/a=b').address).toBe('https://example.com/a%3Db');
  expect(ssh).toMatchObject({ address: 'ssh://git@github.com/a/b', isSsh: true, web: { host: 'github.com' } });
  expect(pinnedTo(ssh, ['192.0.2.1']).ssh).toEqual(['-o', 'BatchMode=yes', '-o', 'HostName=192.0.2.1', '-o', "'HostKeyAlias=github.com'"]);
  for (const wrong of [
    'ssh://-oProxyCommand=x/a',
    'ssh://git@-x/a',
    'ssh://a:b@c/d',
    'ext::sh',
    'git://a/b',
    'https://a/b?c',
    "ssh://a'b/c",
  ])
    expect(() => gitAddress(wrong)).toThrow('the URL of the GitRepository');
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fieldsOf, type Manifest } from '@slipway/manifest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexOf, startServer } from '../../cli/test/chart-servers.ts';
import { type Lab, type StoredObject, startLab } from '../src/index.ts';
import { tarGzip } from '../src/registry/tar-archive.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ flux: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const SECONDS = 1000;
const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

/** Prints all values, without quotes. */
const SHOWN = `apiVersion: v1
kind: ConfigMap
metadata: {name: "{{ .Release.Name }}-{{ .Chart.Name }}"}
data: {values: {{ .Values | toJson | replace "\\"" "" | quote }}, chart: {{ .Chart.Version }}}
`;

const OLD_VALUES = 'a: 1\nb: {c: old, d: [1]}\nn: {x: 1}\nsame: 1\nsub: {p: parent}\n';
const NEW_VALUES = 'a: 2\nb: {c: new, e: 3}\nn: {x: 2, y: 1}\nsame: 1\nadded: 1\nsub: {p: next}\n';

/** Returns a chart with another chart in it. With `listed`, Chart.yaml lists it and imports its values. */
function chartOf(name: string, version: string, listed: string): Readonly<Record<string, string>> {
  const isOld = version === '1.0.0';
  const own = {
    'Chart.yaml': `apiVersion: v2\nname: ${name}\nversion: ${version}\n${listed}`,
    'values.yaml': isOld ? OLD_VALUES : NEW_VALUES,
    'templates/shown.yaml': SHOWN,
    'charts/sub/Chart.yaml': `apiVersion: v2\nname: sub\nversion: ${version}\n`,
    'charts/sub/values.yaml': `p: ${isOld ? 'own' : 'next'}\nq: ${isOld ? '1' : '2\nr: 3'}\nexports: {data: {imported: "${version}"}}\n`,
    'charts/sub/templates/shown.yaml': SHOWN,
  };
  return Object.fromEntries(Object.entries(own).map(([path, text]) => [`${name}/${path}`, text]));
}

const LISTED = 'dependencies: [{name: sub, version: "*", condition: sub.enabled, import-values: [data]}]\n';
const CHARTS: Readonly<Record<string, string>> = { plain: '', listed: LISTED };
const VERSIONS = ['1.0.0', '2.0.0'] as const;

interface Case {
  readonly chart: string;
  readonly old: object;
  readonly next: object;
  /** Only the values change, not the version. */
  readonly isSameChart?: true;
}

/** Values before and after. Helm keeps those that the change removes. */
const VALUES: readonly Omit<Case, 'chart'>[] = [
  { old: {}, next: {} },
  { old: { a: 5, gone: { k: 1 } }, next: { b: { c: 'set' } } },
  { old: { b: { c: 'x', d: [2, 3] } }, next: { b: { d: [4], e: null } } },
  { old: { n: null, own: null }, next: { a: null } },
  { old: { a: 7 }, next: { a: null, n: { x: null } } },
  { old: { n: { x: null } }, next: { n: { z: 1 } } },
  { old: { global: { g: 1 }, sub: { q: 9 } }, next: { sub: { p: 'z' } } },
  { old: { sub: { q: null, own: [1] } }, next: { global: { g: { h: 1 } } } },
  { old: { a: { map: 1 } }, next: { a: 'text' } },
  { old: { a: 'text' }, next: { a: { map: 2 } } },
  { old: { added: 0, big: 10_000_000 }, next: { added: false }, isSameChart: true },
  { old: { sub: { enabled: false } }, next: {} },
];

const CASES: readonly Case[] = Object.keys(CHARTS).flatMap((chart) => VALUES.map((values) => ({ chart, ...values })));
const nameOf = ({ chart }: Case, index: number): string => `${chart}-${index}`;

/** Returns a release of a case, before or after the change. */
function releaseOf(each: Case, index: number, isAfter: boolean): Manifest & { readonly spec: object } {
  const version = VERSIONS[isAfter && each.isSameChart === undefined ? 1 : 0];
  return {
    apiVersion: 'helm.toolkit.fluxcd.io/v2',
    kind: 'HelmRelease',
    metadata: { name: nameOf(each, index), namespace: 'flux-system' },
    spec: {
      interval: '1h',
      chart: { spec: { chart: each.chart, version, sourceRef: { kind: 'HelmRepository', name: each.chart } } },
      values: isAfter ? each.next : each.old,
      upgrade: { preserveValues: true },
    },
  };
}

const SYNC = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: https://git.example.com/fleet, ref: {branch: main}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 10m, path: ./clusters/a, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}
`;

const repositoryOf = (name: string, url: string): Manifest & { readonly spec: object } => ({
  apiVersion: 'source.toolkit.fluxcd.io/v1',
  kind: 'HelmRepository',
  metadata: { name, namespace: 'flux-system' },
  spec: { interval: '1h', url: `${url}/${name}` },
});

interface Reviewed {
  readonly changes: readonly {
    readonly action: string;
    readonly name: string;
    readonly release?: string;
    readonly hunks: readonly Hunk[];
  }[];
}

interface Hunk {
  readonly path: string;
  readonly after?: unknown;
}

/** Reviews the change of all cases. Returns the values that each ConfigMap has after it, if they change. */
function reviewed(folder: string, url: string): ReadonlyMap<string, string> {
  const write = (path: string, text: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=lab', '-c', 'user.email=lab@localhost', ...args], { cwd: join(folder, 'fleet'), stdio: 'pipe' });
  for (const [name, listed] of Object.entries(CHARTS))
    for (const version of VERSIONS) write(`charts/${name}-${version}.tgz`, tarGzip(chartOf(name, version, listed)));
  write('fleet/clusters/a/sync.yaml', SYNC);
  git('init', '--quiet', '--initial-branch', 'main');
  for (const isAfter of [false, true]) {
    const objects = [
      ...Object.keys(CHARTS).map((name) => repositoryOf(name, url)),
      ...CASES.map((each, index) => releaseOf(each, index, isAfter)),
    ];
    write('fleet/clusters/a/releases.yaml', objects.map((object) => JSON.stringify(object)).join('\n---\n'));
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Change the releases');
  }
  const args = ['review', '.', '--base', 'HEAD~1', '--charts', join(folder, 'charts'), '--output', 'json', '--cwd', join(folder, 'fleet')];
  const { changes } = JSON.parse(execFileSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' })) as Reviewed;
  return new Map(
    changes
      .filter(({ release }) => release !== undefined)
      .flatMap(({ action, name, hunks }) => {
        const values = action === 'delete' ? action : hunks.find(({ path }) => path === 'data.values')?.after;
        return values === undefined ? [] : [[name, String(values)] as const];
      }),
  );
}

const isAt =
  (revision: number) =>
  ({ status }: StoredObject): boolean => {
    const [newest] = (status?.history ?? []) as readonly { readonly version: number; readonly status: string }[];
    return newest?.version === revision && newest.status === 'deployed';
  };

describe.skipIf(reason !== undefined)('upgrade.preserveValues, reviewed and by the real helm-controller', () => {
  let lab: Lab<'lab'>;
  beforeAll(async () => {
    lab = await startLab({ clusters: ['lab'], flux: true });
  }, 120 * SECONDS);
  afterAll(() => lab?.stop());

  test('the values that an upgrade keeps are equal', { timeout: 300 * SECONDS }, async () => {
    const archives = new Map<string, Buffer>(
      Object.entries(CHARTS).flatMap(([name, listed]) =>
        VERSIONS.map((version) => [`/${name}/${version}.tgz`, tarGzip(chartOf(name, version, listed))] as const),
      ),
    );
    const http = await startServer((request, response) => {
      const path = request.url ?? '';
      const [, name = ''] = path.split('/');
      const body = path.endsWith('index.yaml') ? indexOf(name, { '1.0.0': '1.0.0.tgz', '2.0.0': '2.0.0.tgz' }) : archives.get(path);
      response.writeHead(body === undefined ? 404 : 200).end(body);
    });
    const folder = mkdtempSync(join(tmpdir(), 'slipway-kept-'));
    const offline = reviewed(folder, http.url);
    rmSync(folder, { recursive: true, force: true });
    const { lab: cluster } = lab.clusters;
    const valuesOf = async (name: string): Promise<string> => {
      const found = await cluster.get({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace: 'flux-system' } });
      return found === undefined ? 'delete' : String(fieldsOf((found as unknown as { readonly data: unknown }).data).values);
    };
    for (const name of Object.keys(CHARTS)) await cluster.apply(repositoryOf(name, http.url));
    const reconcile = async (isAfter: boolean): Promise<void> => {
      const releases = CASES.map((each, index) => releaseOf(each, index, isAfter));
      for (const release of releases) await cluster.apply(release);
      for (const release of releases) await cluster.waitFor(release, isAt(isAfter ? 2 : 1), { deadline: 120 * SECONDS });
    };
    const shown = CASES.flatMap((each, index) => [each.chart, 'sub'].map((chart) => [`${nameOf(each, index)}-${chart}`, each] as const));
    await reconcile(false);
    const before = new Map<string, string>();
    for (const [name] of shown) before.set(name, await valuesOf(name));
    await reconcile(true);
    const differing: unknown[] = [];
    let compared = 0;
    for (const [name, { old, next }] of shown) {
      const [own, real] = [offline.get(name) ?? before.get(name), await valuesOf(name)];
      compared += 1;
      if (own !== real) differing.push({ name, old, next, own, real });
    }
    proved(`${compared} ConfigMaps of ${CASES.length} upgrades: ${compared - differing.length} equal`);
    expect(differing).toEqual([]);
  });
});

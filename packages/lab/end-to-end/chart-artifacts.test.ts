import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fieldsOf, type Manifest, readYaml, textOf } from '@slipway/manifest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chartFleet, digestOf, indexOf, startServer } from '../../cli/test/chart-servers.ts';
import { type Lab, ociRegistry, type StoredObject, startLab } from '../src/index.ts';
import { tarGzip } from '../src/registry/tar-archive.ts';
import { pushFiles } from './git-commit.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ flux: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const SECONDS = 1000;
const SOURCE = 'source.toolkit.fluxcd.io/v1';
const CHART_TYPE = 'application/vnd.cncf.helm.chart.content.v1.tar+gzip';

/** A template that prints the values and the files of its chart. */
const SHOWN = `apiVersion: v1
kind: ConfigMap
metadata: {name: {{ .Release.Name }}-{{ .Chart.Name }}, annotations: {case: {{ .Release.Name }}}}
data:
  values: {{ .Values | toJson | quote }}
  files: {{ range $path, $_ := .Files.Glob "**" }}{{ $path }} {{ end }}
`;

const named = (name: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: "{{ .Release.Name }}-${name}", annotations: {case: "{{ .Release.Name }}"}}\ndata: {a: b}\n`;

const filesOf = (name: string, more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  'Chart.yaml': `apiVersion: v2\nname: ${name}\nversion: 1.2.0\n`,
  'values.yaml': 'a: default\nb: {c: 1, d: [1, 2]}\ngone: 1\n',
  'values-prod.yaml': 'a: production\nb: {c: 2, e: 10000000}\ngone: null\n',
  'templates/shown.yaml': SHOWN,
  ...more,
});

const below = (folder: string, files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

const IN_GIT: Readonly<Record<string, string>> = {
  '.sourceignore': 'charts/shop/templates/left-out.yaml\n/other/left-out.yaml\n',
  ...below(
    'charts/shop',
    filesOf('shop', {
      '.helmignore': '*.txt\nci/\n',
      '.sourceignore': 'templates/own.yaml\n!nothing\n',
      'templates/left-out.yaml': named('left-out'),
      'templates/own.yaml': named('own'),
      'templates/kept.yaml': named('kept'),
      'notes.txt': 'ignored by Helm\n',
      'ci/a.yaml': 'a: 1\n',
      'picture.png': 'ignored by source-controller\n',
      'docs/read.md': 'kept\n',
      '.github/a.yaml': 'a: 1\n',
    }),
  ),
  ...below('charts/parent', {
    ...filesOf('parent'),
    'Chart.yaml':
      'apiVersion: v2\nname: parent\nversion: 1.0.0\ndependencies: [{name: common, version: 1.x, repository: "file://../common"}]\n',
  }),
  ...below('charts/common', filesOf('common')),
  'other/values.yaml': 'a: of-other\nb: {f: no}\n',
};

/** The archive of a chart, as `helm package` writes it. */
const archiveOf = (name: string): Buffer => tarGzip(below(name, filesOf(name)));

/** A way to get a chart: the source, and the fields of a HelmChart. Without `chart`, it is the artifact of an OCIRepository. */
interface Case {
  readonly id: string;
  readonly source: readonly [kind: string, spec: object];
  readonly chart?: { readonly chart: string; readonly version?: string; readonly valuesFiles?: readonly string[] };
  /** Whether the artifact has the bytes of the archive, so that the digest in the lock is that of the artifact. */
  readonly isSame?: true;
}

const casesOf = (git: string, http: string, oci: string): readonly Case[] => {
  const repository = ['GitRepository', { url: git, ref: { branch: 'main' } }] as const;
  const helm = ['HelmRepository', { url: http }] as const;
  const values = (...valuesFiles: readonly string[]) => ({ chart: './charts/shop', valuesFiles });
  const image = { url: `oci://${oci}/org/web`, insecure: true, ref: { semver: '1.x' } };
  return [
    { id: 'git', source: repository, chart: { chart: './charts/shop' } },
    { id: 'git-values', source: repository, chart: values('charts/shop/values.yaml', 'charts/shop/values-prod.yaml') },
    { id: 'git-one-file', source: repository, chart: values('charts/shop/values-prod.yaml') },
    { id: 'git-outside', source: repository, chart: values('charts/shop/values-prod.yaml', './other/values.yaml') },
    {
      id: 'git-ignore',
      source: ['GitRepository', { url: git, ref: { branch: 'main' }, ignore: '/charts/shop/templates/kept.yaml\n' }],
      chart: { chart: './charts/shop' },
    },
    { id: 'git-parent', source: repository, chart: { chart: 'charts/parent' } },
    { id: 'git-archive', source: repository, chart: { chart: './web-1.2.0.tgz' } },
    { id: 'git-archive-values', source: repository, chart: { chart: './web-1.2.0.tgz', valuesFiles: ['other/values.yaml'] } },
    { id: 'http', source: helm, chart: { chart: 'web', version: '1.x' }, isSame: true },
    { id: 'http-values', source: helm, chart: { chart: 'web', version: '1.2.0', valuesFiles: ['values.yaml', 'values-prod.yaml'] } },
    {
      id: 'oci',
      source: ['HelmRepository', { type: 'oci', insecure: true, url: `oci://${oci}/org` }],
      chart: { chart: 'web', version: '1.x' },
      isSame: true,
    },
    {
      id: 'oci-layer',
      source: ['OCIRepository', { ...image, layerSelector: { mediaType: CHART_TYPE, operation: 'copy' } }],
      isSame: true,
    },
    { id: 'oci-extract', source: ['OCIRepository', image] },
  ];
};

const meta = (name: string) => ({ name, namespace: 'flux-system' });

/** Returns the source, and the HelmChart or HelmRelease of a case. */
function objectsOf({ id, source: [kind, spec], chart }: Case): {
  readonly source: Manifest;
  readonly helmChart: Manifest | undefined;
  readonly release: Manifest;
} {
  const source = { apiVersion: SOURCE, kind, metadata: meta(id), spec: { interval: '1h', ...spec } };
  const sourceRef = { kind, name: id };
  const release = (fields: object) => ({
    apiVersion: 'helm.toolkit.fluxcd.io/v2',
    kind: 'HelmRelease',
    metadata: meta(id),
    spec: { interval: '1h', ...fields },
  });
  if (chart === undefined) return { source, helmChart: undefined, release: release({ chartRef: sourceRef }) };
  const spec2 = { ...chart, sourceRef };
  const helmChart = { apiVersion: SOURCE, kind: 'HelmChart', metadata: meta(id), spec: { interval: '1h', ...spec2 } };
  return { source, helmChart, release: release({ chart: { spec: spec2 } }) };
}

interface Shown {
  readonly kind?: string;
  readonly metadata?: { readonly name?: string; readonly annotations?: Readonly<Record<string, string>> };
  readonly data?: object;
}

/** Returns the ConfigMaps with a label of a release, by name. */
const shownIn = (text: string, id: string): readonly string[] =>
  readYaml(text, 'objects.yaml')
    .documents.map(({ value }) => value as Shown | null)
    .filter((value) => value?.kind === 'ConfigMap' && value.metadata?.annotations?.case === id)
    .map((value) => `${value?.metadata?.name} ${JSON.stringify(value?.data)}`)
    .sort();

/** source-controller writes the condition Ready before the artifact. */
const hasArtifact = ({ status }: StoredObject): boolean => fieldsOf(status?.artifact).url !== undefined;

describe.skipIf(reason !== undefined)('charts fetch and the real source-controller', () => {
  let lab: Lab<'lab'>;
  beforeAll(async () => {
    lab = await startLab({ clusters: ['lab'], flux: true });
  }, 120 * SECONDS);
  afterAll(() => lab?.stop());

  test('give charts with the same content', { timeout: 240 * SECONDS }, async () => {
    const web = archiveOf('web');
    const repository = await lab.git.createRepository('charts');
    execFileSync('git', ['--git-dir', repository.directory, 'config', 'uploadpack.allowFilter', 'true']);
    execFileSync('git', ['--git-dir', repository.directory, 'config', 'uploadpack.allowAnySHA1InWant', 'true']);
    pushFiles(repository.url, { ...IN_GIT, 'web-1.2.0.tgz': web });
    const registry = ociRegistry([
      {
        ...{ repository: 'org/web', tag: '1.2.0' },
        config: { mediaType: 'application/vnd.cncf.helm.config.v1+json', data: '{"name":"web","version":"1.2.0"}' },
        layers: [{ mediaType: CHART_TYPE, data: web }],
      },
    ]);
    const oci = await startServer((request, response) => registry.listener(request, response));
    const http = await startServer((request, response) => {
      const body =
        request.url === '/index.yaml' ? indexOf('web', { '1.2.0': 'web-1.2.0.tgz' }) : request.url === '/web-1.2.0.tgz' ? web : '';
      response.writeHead(body === '' ? 404 : 200).end(body);
    });
    const cases = casesOf(repository.url, http.url, oci.host);
    const objects = new Map(cases.map((each) => [each.id, objectsOf(each)]));
    const fleet = chartFleet({
      '.git/config': '[remote "origin"]\n\turl = https://git.example.com/fleet\n',
      'clusters/a/all.yaml': [...objects.values()]
        .map(({ source, release }) => `${JSON.stringify(source)}\n---\n${JSON.stringify(release)}\n`)
        .join('---\n'),
      'slipway.yaml': `privateChartHosts: [${[new URL(repository.url).host, http.host, oci.host].map((host) => `"${host}"`).join(', ')}]\n`,
    });
    const fetched = await fleet.run('charts', 'fetch');
    expect(`${fetched.stdout}${fetched.stderr}`).not.toContain('reject');
    expect(fetched.code).toBe(0);
    const built = (await fleet.run('build', '.', '--output', 'yaml')).stdout;
    for (const { source, helmChart } of objects.values())
      for (const each of [source, ...(helmChart === undefined ? [] : [helmChart])]) await lab.clusters.lab.apply(each);
    const folder = mkdtempSync(join(tmpdir(), 'slipway-artifact-'));
    const differing: string[] = [];
    for (const { id, isSame } of cases) {
      const { source, helmChart } = objects.get(id) as ReturnType<typeof objectsOf>;
      const { status } = await lab.clusters.lab.waitFor(helmChart ?? source, hasArtifact, { deadline: 90 * SECONDS });
      const bytes = Buffer.from(await (await fetch(textOf(fieldsOf(status?.artifact).url))).arrayBuffer());
      const file = join(folder, `${id}.tgz`);
      writeFileSync(file, bytes);
      const real = await fleet.run('charts', 'template', id, file, '--namespace', 'flux-system');
      const [own, its] = [shownIn(built, id), shownIn(real.stdout, id)];
      proved(`${id}: ${its.length} objects${isSame ? `, ${digestOf(bytes) === digestOf(web) ? 'the same bytes' : 'OTHER BYTES'}` : ''}`);
      if (own.join('\n') !== its.join('\n') || its.length === 0)
        differing.push(`${id}\n  slipway: ${own.join('\n    ')}\n  real: ${its.join('\n    ')}${real.stderr}`);
      if (isSame && !fleet.lock().includes(digestOf(bytes))) differing.push(`${id}: the digest of the artifact is not in the lock`);
    }
    rmSync(folder, { recursive: true, force: true });
    expect(differing.join('\n')).toBe('');
  });
});

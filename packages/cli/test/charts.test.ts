// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory } from './fixture.ts';
import { bootstrapFiles } from './flux-objects.ts';
import { makeTerminal } from './make-terminal.ts';

type Files = Readonly<Record<string, string>>;

const run = (files: Files, ...args: string[]) => runAt(temporaryDirectory(), files, ...args);

async function runAt(root: string, files: Files, ...args: string[]) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { terminal, output } = makeTerminal(root, { env: { HOME: root }, interactive: false, colors: false });
  const code = await runCli(args, terminal);
  return { code, ...output, answer: () => JSON.parse(output.stdout) };
}

const chartYaml = (name: string): string => `apiVersion: v2\nname: ${name}\nversion: 1.2.3\n`;

const CHART: Files = {
  'charts/web/Chart.yaml': chartYaml('web'),
  'charts/web/values.yaml': 'replicas: 1\nname: web\n',
  'charts/web/crds/a.yaml': 'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: widgets.example.com}\n',
  'charts/web/templates/b.yaml': `apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .Values.name }}
spec:
  replicas: {{ .Values.replicas }}
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: "nginx:{{ .Values.tag | default 1 }}"}]}
`,
  'charts/web/templates/hook.yaml': `apiVersion: v1
kind: Pod
metadata: {name: test, annotations: {helm.sh/hook: test}}
spec: {containers: [{name: a, image: a}]}
`,
};

const FLEET: Files = {
  ...CHART,
  ...bootstrapFiles('a'),
  'clusters/a/apps.yaml': `apiVersion: v1
kind: Namespace
metadata: {name: apps}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: charts, namespace: apps}
spec: {interval: 1h, url: https://charts.example.com}
`,
};

const release = (spec: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: shop, namespace: apps}
spec:
  interval: 10m
${spec}`;

const OF_REPOSITORY =
  '  chart: {spec: {chart: ./charts/web, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}\n';
const OF_HELM_REPOSITORY = '  chart: {spec: {chart: web, version: 1.x, sourceRef: {kind: HelmRepository, name: charts}}}\n';

const withRelease = (spec: string, more: Files = {}): Files => ({ ...FLEET, 'clusters/a/release.yaml': release(spec), ...more });

describe('slipway charts template', () => {
  const template = (...args: string[]) => run(CHART, 'charts', 'template', 'shop', 'charts/web', ...args);

  test('prints the documents like helm template', async () => {
    const { code, stdout } = await template('--set', 'replicas=3,tag=1.25', '--skip-tests');
    expect(code).toBe(0);
    expect(stdout).toBe(`---
# Source: web/templates/b.yaml
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
spec:
  replicas: 3
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: "nginx:1.25"}]}
`);
  });

  test('prints CRDs and hooks on request', async () => {
    const { stdout } = await template('--include-crds');
    expect(stdout.match(/# Source: .*/g)).toEqual([
      '# Source: web/crds/a.yaml',
      '# Source: web/templates/b.yaml',
      '# Source: web/templates/hook.yaml',
    ]);
    expect((await template('--no-hooks')).stdout).not.toContain('hook.yaml');
  });

  test('merges values in the order of Helm', async () => {
    const files = { ...CHART, 'a.yaml': 'name: file\nreplicas: 2', 'b.yaml': 'replicas: 4' };
    const args = ['--values', 'a.yaml', '--values', 'b.yaml', '--set-string', 'tag=5', '--set-json', 'tag=6'];
    const { stdout } = await run(files, 'charts', 'template', 'charts/web', ...args);
    expect(stdout).toContain('name: file');
    expect(stdout).toContain('replicas: 4');
    expect(stdout).toContain('nginx:5');
  });

  test.each([
    [['--set', 'a={b'], "--set a={b: list must terminate with '}'.", 2],
    [['--values', 'gone.yaml'], 'gone.yaml cannot be read', 2],
    [['--set', 'replicas=1,replicas.x=1'], 'unable to parse key', 2],
    [['--set-json', 'name={"a":1}', '--set', 'tag.x={1}'], '', 0],
  ])('%j', async (args, message, expected) => {
    const { code, stderr } = await template(...args);
    expect(stderr).toContain(message);
    expect(code).toBe(expected);
  });

  test('reports the error of Helm, a missing dependency, and a link instead of a chart', async () => {
    const failing = { ...CHART, 'charts/web/templates/c.yaml': '{{ required "name the host" .Values.host }}' };
    expect((await run(failing, 'charts', 'template', 'charts/web')).stderr).toContain(
      'execution error at (web/templates/c.yaml:1:3): name the host',
    );
    const listing = { ...CHART, 'charts/web/Chart.yaml': `${chartYaml('web')}dependencies: [{name: db, version: 1.x.x, repository: ""}]` };
    expect((await run(listing, 'charts', 'template', 'charts/web')).stderr).toContain('The chart has no db in charts/');
    const root = temporaryDirectory();
    symlinkSync('/etc', join(root, 'link'));
    expect((await runAt(root, {}, 'charts', 'template', 'link')).stderr).toContain('is a symbolic link');
  });

  test('shows no control character of a chart', async () => {
    const hostile = { ...CHART, 'charts/web/templates/c.yaml': 'a: "\u001b[31m{{ "x" }}"\n' };
    expect((await run(hostile, 'charts', 'template', 'charts/web')).stdout).not.toContain('\u001b');
  });

  const SECRET = 'k9ZncLLLEF4i2BXUyc8SAq7q';
  const secretFile = `apiVersion: v1\nkind: Secret\nmetadata: {name: a}\nstringData: {some: ${SECRET}}\n`;
  const failing = (text: string): Files => ({ ...CHART, 'charts/web/templates/c.yaml': `{{ fail (printf "no %s" (${text})) }}` });
  test.each<readonly [string, Files, readonly string[]]>([
    ['a file of values', { ...failing('.Values.password'), 'v.yaml': `password: ${SECRET}\n` }, ['--values', 'v.yaml']],
    ['an option', failing('.Values.password'), ['--set', `password=${SECRET}`]],
    ['a Secret of --set-file', { ...failing('.Values.a'), 's.yaml': secretFile }, ['--set-file', 'a=s.yaml']],
    ['the defaults of the chart', { ...failing('.Values.password'), 'charts/web/values.yaml': `password: ${SECRET}\n` }, []],
    ['a Secret of the chart', { ...failing('.Files.Get "s.yaml"'), 'charts/web/s.yaml': secretFile }, []],
    ['a template', { ...failing('include "s" .'), 'charts/web/templates/_s.tpl': `{{ define "s" }}\npassword: ${SECRET}\n{{ end }}` }, []],
  ])('does not show a secret value that an error quotes: of %s', async (_, files, args) => {
    const { code, stdout, stderr } = await run(files, 'charts', 'template', 'charts/web', ...args);
    expect(code).toBe(1);
    expect(stderr).toContain('execution error at (web/templates/c.yaml:');
    expect(stdout + stderr).not.toContain(SECRET);
  });
});

describe('what HelmReleases install', () => {
  test.each(['json', 'text'])('does not show a secret value that an error of a template quotes, in %s', async (output) => {
    const secret = 'k9ZncLLLEF4i2BXUyc8SAq7q';
    const files = withRelease(`${OF_REPOSITORY}  values: { password: ${secret} }\n`, {
      'charts/web/templates/c.yaml': '{{ fail (printf "no %s" .Values.password) }}',
    });
    const { stdout } = await run(files, 'build', '.', '--repository', '.', '--output', output);
    const [shown = ''] = /execution error at \(web\/templates\/c.yaml[^\n"]*/.exec(stdout) ?? [];
    expect(shown).toContain('no (not shown)');
  });

  test('says that an upgrade may differ, and names the cluster of a kubeconfig', async () => {
    const template = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {b: "{{ .Release.IsUpgrade }}"}\n';
    const files = withRelease(`${OF_REPOSITORY}  kubeConfig: {secretRef: {name: spoke-kubeconfig}}\n`, {
      'charts/web/templates/c.yaml': template,
    });
    const { stdout } = await run(files, 'build', '.', '--repository', '.');
    expect(stdout).toContain('HelmRelease/apps/shop  chart web 1.2.3 → cluster spoke (as an installation; an upgrade may differ)');
    expect(stdout).toContain('1 of 1 HelmRelease may render other objects in an upgrade: they are rendered as installations');
    const { answer } = await run(files, 'build', '.', '--repository', '.', '--output', 'json');
    expect(answer().helmReleases).toMatchObject([{ cluster: 'a', appliesTo: 'spoke', renderedAs: 'installation' }]);
    const same = await run(withRelease(OF_REPOSITORY), 'build', '.', '--repository', '.');
    expect(same.stdout).not.toContain('upgrade');
  });

  test('is part of a build, for a chart of the repository', async () => {
    const { code, answer } = await run(withRelease(OF_REPOSITORY), 'build', '.', '--repository', '.', '--output', 'json');
    expect(code).toBe(0);
    const { summary, helmReleases } = answer();
    expect(summary).toMatchObject({ helmReleases: 1, installedObjects: 2 });
    expect(helmReleases[0]).toMatchObject({
      cluster: 'a',
      namespace: 'apps',
      name: 'shop',
      chart: { name: 'web', version: '1.2.3', origin: 'charts/web' },
      objects: [
        { source: 'web/crds/a.yaml', object: { kind: 'CustomResourceDefinition' } },
        { source: 'web/templates/b.yaml', object: { kind: 'Deployment', metadata: { name: 'web', namespace: 'apps' } } },
      ],
      hooks: [{ source: 'web/templates/hook.yaml', hook: { events: ['test'] } }],
    });
  });

  test('is found in the folder of --charts, and counted where it is not available', async () => {
    const args = ['build', '.', '--repository', '.'];
    const without = await run(withRelease(OF_HELM_REPOSITORY), ...args);
    expect(without.stdout).toContain('1 of 1 chart is not available, so the objects of its releases are unknown');
    expect(without.stdout).not.toContain('--source');
    const other = 'spec: {interval: 1m, url: "https://git.example.org/other", ref: {branch: main}}\n';
    const source = `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: other, namespace: apps}\n${other}`;
    const files = withRelease(OF_REPOSITORY.replace('name: flux-system, namespace: flux-system', 'name: other'), {
      'clusters/a/other.yaml': source,
    });
    const inGit = await run(files, ...args);
    expect(inGit.stdout).toContain('for a chart of a GitRepository or Bucket --source Kind/namespace/name=DIR');
    const given = await run(files, ...args, '--source', 'GitRepository/apps/other=.');
    expect(given.stdout).toContain('Deployment/apps/web');
    const { stdout } = await run(withRelease(OF_HELM_REPOSITORY), ...args, '--charts', 'charts');
    expect(stdout).toContain('HelmRelease/apps/shop  chart web 1.2.3');
    expect(stdout).toContain('Deployment/apps/web');
    expect(stdout).not.toContain('not available');
    const listing = `${chartYaml('web')}dependencies: [{name: db, version: 1.x, repository: "https://charts.example.org"}]\n`;
    const bare = withRelease(OF_HELM_REPOSITORY, { 'charts/web/Chart.yaml': listing });
    const { stdout: incomplete } = await run(bare, ...args, '--charts', 'charts');
    expect(incomplete).toContain('chart not available: web 1.x of HelmRepository/apps/charts: db in charts/ of the folder web');
    expect(incomplete).not.toContain('Deployment/apps/web');
  });

  test('gets verdicts at the value of the HelmRelease, or at its chart', async () => {
    const values = `${OF_REPOSITORY}  values:\n    replicas: two\n`;
    const { answer } = await run(withRelease(values), 'check', '.', '--repository', '.', '--output', 'json');
    const found = answer().findings.filter(({ object }: { object?: string }) => object === 'Deployment/apps/web');
    expect(found).toMatchObject([
      {
        rule: 'wrong-type',
        severity: 'reject',
        file: 'clusters/a/release.yaml',
        line: 8,
        pointer: '/spec/replicas',
        message: expect.stringContaining('(web/templates/b.yaml:6, chart web 1.2.3)'),
      },
    ]);
    const broken = { 'charts/web/templates/b.yaml': CHART['charts/web/templates/b.yaml']?.replace('selector:', 'selectors:') ?? '' };
    const other = await run(
      withRelease(OF_HELM_REPOSITORY, broken),
      'check',
      '.',
      '--repository',
      '.',
      '--charts',
      'charts',
      '--output',
      'json',
    );
    const ofChart = other.answer().findings.filter(({ object }: { object?: string }) => object === 'Deployment/apps/web');
    expect(ofChart.length).toBeGreaterThan(0);
    expect(ofChart[0]).toMatchObject({ file: 'clusters/a/release.yaml', line: 6 });
  });

  test('is a finding when Helm refuses it, at the value that a schema refuses', async () => {
    const schema = { 'charts/web/values.schema.json': '{"properties": {"replicas": {"type": "integer"}}}' };
    const values = `${OF_REPOSITORY}  values:\n    replicas: two\n`;
    const { code, answer } = await run(withRelease(values, schema), 'check', '.', '--repository', '.', '--output', 'json');
    expect(code).toBe(1);
    expect(answer().findings.filter(({ rule }: { rule: string }) => rule === 'release-not-rendered')).toMatchObject([
      {
        file: 'clusters/a/release.yaml',
        line: 8,
        object: 'HelmRelease/apps/shop',
        message: expect.stringContaining('got string, want integer'),
      },
    ]);
  });

  test('is not checked while it is suspended, and is shown as it would be', async () => {
    const suspended = withRelease(`${OF_REPOSITORY}  suspend: true\n  values: {replicas: two}\n`);
    const { answer } = await run(suspended, 'check', '.', '--repository', '.', '--output', 'json');
    expect(answer().findings.filter(({ rule }: { rule: string }) => rule === 'wrong-type')).toEqual([]);
    expect((await run(suspended, 'build', '.', '--repository', '.')).stdout).toContain('(suspended: as it would be)');
  });

  test('rejects a folder of charts that is a link', async () => {
    const root = temporaryDirectory();
    symlinkSync('/tmp', join(root, 'elsewhere'));
    const { code, stderr } = await runAt(root, withRelease(OF_HELM_REPOSITORY), 'build', '.', '--repository', '.', '--charts', 'elsewhere');
    expect(code).toBe(2);
    expect(stderr).toContain('--charts elsewhere');
  });
});

import { createBudget } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { runCheck } from '../src/check/run-check.ts';
import { makeContext } from '../src/report/verb-context.ts';
import { configMaps, makeFixture, runSlipway } from './fixture.ts';
import { makeTerminal } from './make-terminal.ts';
import { widget, widgetCrd } from './widgets.ts';

const good = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: good\n  namespace: web\ndata:\n  key: text\n';
const bad =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: api\n  namespace: web\nspec:\n  replicas: two\n  selector:\n    matchLabels:\n      app: api\n  template:\n    metadata:\n      labels:\n        app: api\n    spec:\n      containers:\n        - name: api\n          image: api:1\n';

interface Answer {
  readonly summary: Readonly<Record<string, number>>;
  readonly objects: readonly Readonly<Record<string, unknown>>[];
  readonly findings: readonly {
    rule: string;
    severity: string;
    file: string;
    line?: number;
    pointer: string;
    object?: string;
    source?: { file: string; line: number };
  }[];
}

const answer = (stdout: string): Answer => JSON.parse(stdout) as Answer;

describe('slipway check PATH', () => {
  it('checks files, directories and standard input, document by document', async () => {
    const fixture = makeFixture();
    fixture.write('yaml/good.yaml', `# a comment\n${good}---\n${good.replace('good', 'better')}`);
    fixture.write('yaml/deep/bad.yml', bad);
    fixture.write('yaml/notes.txt', 'not: [yaml');
    const ended = await runSlipway(['check', 'yaml', '-', '--output', 'json'], { cwd: fixture.root, stdin: good });
    expect(ended.code).toBe(1);
    const { summary, objects, findings } = answer(ended.stdout);
    expect(summary).toEqual({
      documents: 4,
      accepted: 3,
      lossy: 0,
      rejected: 1,
      unknown: 0,
      unread: 0,
      skipped: 0,
      findings: findings.length,
    });
    expect(objects).toContainEqual({
      file: 'yaml/deep/bad.yml',
      document: 0,
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      namespace: 'web',
      name: 'api',
      verdict: 'reject',
    });
    expect(objects).toContainEqual({
      file: 'yaml/good.yaml',
      document: 1,
      apiVersion: 'v1',
      kind: 'ConfigMap',
      namespace: 'web',
      name: 'better',
      verdict: 'accept',
    });
    expect(objects.filter(({ file }) => file === '-')).toHaveLength(1);
    expect(findings).toContainEqual(
      expect.objectContaining({
        severity: 'reject',
        file: 'yaml/deep/bad.yml',
        line: 7,
        pointer: '/spec/replicas',
        object: 'Deployment/web/api',
      }),
    );
  });

  it('counts what is not YAML, and the document that Slipway refuses, so that the counts add up', async () => {
    const fixture = makeFixture();
    fixture.write('yaml/bad.yaml', `${good}---\napiVersion: v1\nkind: [\n`);
    fixture.write(
      'yaml/secret.yaml',
      'apiVersion: v1\nkind: Secret\nmetadata: {name: a, namespace: web}\nstringData: {password: hunter2}\n',
    );
    const { stdout } = await fixture.start('check', 'yaml');
    expect(stdout).toMatch(/\n3 documents: 1 accepted, 0 lossy, 1 rejected, 1 not read; 2 findings \(2 reject\)\.\n$/);
    const { summary } = answer((await fixture.run('check', 'yaml', '--output=json')).stdout);
    expect(summary).toMatchObject({ documents: 3, accepted: 1, lossy: 0, rejected: 1, unread: 1 });
    const { stdout: junit } = await fixture.run('check', 'yaml', '--output=junit');
    expect(junit).toContain('<testsuites name="slipway check" tests="3" failures="2"');
  });

  it('finds the line in the file of what is in a later document, of definitions too', async () => {
    const fixture = makeFixture();
    const xrd = [
      'apiVersion: apiextensions.crossplane.io/v2',
      'kind: CompositeResourceDefinition',
      'metadata: {name: xs.example.org}',
      'spec:',
      '  group: example.org',
      '  names: {kind: X, plural: xs}',
      '  scope: Namespaced',
      '  versions:',
      '  - name: v1',
      '    served: true',
      '    referenceable: true',
      '    schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {a: {type: strin}}}}}}',
    ];
    fixture.write('xrd.yaml', `${good}---\n${xrd.join('\n')}\n`);
    const { findings } = answer((await fixture.run('check', 'xrd.yaml', '--output=json')).stdout);
    expect(findings).toMatchObject([{ rule: 'crd-schema', line: good.split('\n').length + xrd.length }]);
  });

  it('works without a repository around it', async () => {
    const fixture = makeFixture();
    const ended = await runSlipway(['check', '-'], { cwd: '/', stdin: good });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toBe('1 document accepted.\n');
    expect(fixture.list('packages')).toEqual([]);
  });

  it('shows file, line and pointer to people, and makes annotations for GitHub', async () => {
    const fixture = makeFixture();
    fixture.write('bad.yaml', bad);
    const text = await fixture.run('check', 'bad.yaml');
    expect(text.stdout).toMatch(/^ {2}reject {2}\S+ {2}Deployment\/web\/api {2}bad\.yaml:7:\d+ {2}\/spec\/replicas$/m);
    expect(text.stdout).toMatch(/^1 document: 0 accepted, 0 lossy, 1 rejected; 1 finding \(1 reject\)\.$/m);
    const github = await fixture.run('check', 'bad.yaml', '--output=github');
    expect(github.stdout).toMatch(/^::error file=bad\.yaml,line=7,col=\d+,title=[\w-]+::Deployment\/web\/api: /);
    expect(github.code).toBe(1);
  });

  it('reports text that is no YAML as a finding', async () => {
    const ended = await runSlipway(['check', '-', '--output=json'], { cwd: '/', stdin: 'a: [1\nb: }\n' });
    expect(ended.code).toBe(1);
    expect(answer(ended.stdout).findings[0]).toMatchObject({ severity: 'reject', file: '-' });
  });

  it('says that a path does not exist', async () => {
    const ended = await makeFixture().run('check', 'gone.yaml');
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain('gone.yaml');
  });
});

describe('kinds that are not pinned', () => {
  it('are unknown without their CRD, and known from --crds or from the documents themselves', async () => {
    const fixture = makeFixture();
    fixture.write('crds/widget.yaml', widgetCrd());
    fixture.write('yaml/good.yaml', widget('size: 1'));
    fixture.write('yaml/bad.yaml', widget('size: large', 'x'));
    const without = answer((await fixture.run('check', 'yaml', '--output=json')).stdout);
    expect(without).toMatchObject({ findings: [], unknownKinds: [{ apiVersion: 'shop.example/v1', kind: 'Widget', objects: 2 }] });
    for (const args of [
      ['yaml', '--crds', 'crds'],
      ['yaml', 'crds'],
    ]) {
      const { findings } = answer((await fixture.run('check', ...args, '--output=json')).stdout);
      expect(findings).toEqual([expect.objectContaining({ file: 'yaml/bad.yaml', line: 7, pointer: '/spec/size', rule: 'wrong-type' })]);
    }
  });

  it.each(['enum', 'required', 'allOf', 'anyOf', 'oneOf'])('reports a string instead of the list %s in a CRD', async (field) => {
    const fixture = makeFixture();
    fixture.write('crds/widget.yaml', widgetCrd(`size: {type: string, items: {type: string, default: x, ${field}: text}}`));
    const { code, stdout } = await fixture.run('check', 'crds');
    expect(code).toBe(1);
    expect(stdout).toContain(`/size/items/${field}`);
    expect(stdout).not.toContain('internal-error');
  });

  it('are reported when the server would refuse the CRD itself, wherever it comes from', async () => {
    const fixture = makeFixture();
    fixture.write('crds/widget.yaml', widgetCrd('size: {type: integer, minimum: 3, default: 1}'));
    fixture.write('crds/beside.yaml', widget('size: large'));
    fixture.write('yaml/good.yaml', widget('size: 4'));
    for (const args of [['yaml', '--crds', 'crds'], ['crds/widget.yaml']]) {
      const { findings } = answer((await fixture.run('check', ...args, '--output=json')).stdout);
      expect(findings).toEqual([expect.objectContaining({ file: 'crds/widget.yaml', line: 13, rule: 'crd-default' })]);
    }
  });

  it('are read from the CRDs and XRDs of the definitions, also of other packages', async () => {
    const fixture = makeFixture();
    fixture.write('crds/widget.yaml', widgetCrd());
    const schema = { type: 'object', properties: { spec: { type: 'object', properties: { size: { type: 'integer' } } } } };
    const definition = {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: 'widgets.shop.example' },
      spec: {
        group: 'shop.example',
        scope: 'Namespaced',
        names: { kind: 'Widget', plural: 'widgets' },
        versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: schema } }],
      },
    };
    const object = { apiVersion: 'shop.example/v1', kind: 'Widget', metadata: { name: 'w', namespace: 'web' }, spec: { size: 'large' } };
    const source = (path: string, value: unknown): string =>
      `export const assemble = () => [{ path: '${path}', objects: [${JSON.stringify(value)}] }];`;
    fixture.addPackage('crds', ['common/a'], source('common/a/crd.yaml', definition));
    fixture.addPackage('leaf', ['clusters'], source('clusters/w.yaml', object));
    const wrong = async (...args: string[]) =>
      answer((await fixture.run('check', ...args, '--output=json')).stdout).findings.map(({ file, pointer, rule }) => [
        file,
        pointer,
        rule,
      ]);
    const expected = [['clusters/w.yaml', '/spec/size', 'wrong-type']];
    expect(await wrong()).toEqual(expected);
    expect(await wrong('--package', 'leaf')).toEqual(expected);
    // After its part of the tree is written, the definitions of another package are not loaded.
    expect((await fixture.run('synth', '--package', 'crds')).code).toBe(0);
    fixture.write('packages/crds/index.ts', 'throw new Error("loaded");\n');
    expect(await wrong('--package', 'leaf')).toEqual(expected);
  });
});

describe('slipway check', () => {
  it('names the TypeScript line of the property and the line in the emitted file', async () => {
    const fixture = makeFixture();
    fixture.addPackage(
      'catalog',
      ['common/a'],
      `import { rememberLocation } from '@slipway/manifest';

const defineMap = (value: object) => rememberLocation(value, defineMap);

const map = defineMap({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'm', namespace: 'web' },
  data: {
    fine: 'text',
    wrong: 1,
  },
});
export const assemble = () => [{ path: 'common/a/m.yaml', objects: [map] }];
`,
    );
    const ended = await fixture.run('check', '--output=json');
    expect(ended.code).toBe(1);
    expect(answer(ended.stdout).findings).toEqual([
      expect.objectContaining({
        file: 'common/a/m.yaml',
        line: 9,
        pointer: '/data/wrong',
        object: 'ConfigMap/web/m',
        source: { file: 'packages/catalog/index.ts', line: 11, column: 5 },
      }),
    ]);
    const below = await runSlipway(['check', '--output=json'], { cwd: `${fixture.root}/packages/catalog` });
    expect(answer(below.stdout).findings[0]).toMatchObject({ file: '../../common/a/m.yaml', source: { file: 'index.ts' } });
  });

  it('checks the output of the definitions, not the files on disk', async () => {
    const fixture = makeFixture();
    fixture.addPackage('catalog', ['common/a'], configMaps({ 'common/a/m.yaml': { key: 'text' } }));
    fixture.write('common/a/m.yaml', bad);
    expect(await fixture.run('check')).toMatchObject({ code: 0, stdout: '1 document accepted.\n' });
    expect(await fixture.run('check', '--package', 'catalog', '--quiet')).toMatchObject({ code: 0, stdout: '' });
  });

  it('names the packages of which it checked no document', async () => {
    const fixture = makeFixture();
    fixture.addPackage('catalog', ['common/a'], 'throw new Error("no");');
    fixture.addPackage('leaf', ['clusters'], configMaps({ 'clusters/m.yaml': {} }));
    const ended = await fixture.run('check');
    expect(ended.code).toBe(1);
    expect(ended.stdout).toMatch(
      /\n1 document: 1 accepted, 0 lossy, 0 rejected; 1 finding \(1 reject\)\.\nNot assembled, so not checked: catalog\.\n$/,
    );
    expect(answer((await fixture.run('check', '--output=json')).stdout).summary).toMatchObject({ documents: 1, notAssembled: ['catalog'] });
    expect(answer((await fixture.run('check', '--package=leaf', '--output=json')).stdout).summary).not.toHaveProperty('notAssembled');
  });

  it('reports all findings when it cannot compare them with the state before', async () => {
    const fixture = makeFixture();
    fixture.addPackage('catalog', ['common/a'], 'throw new Error("no");');
    fixture.addPackage('leaf', ['clusters'], configMaps({ 'clusters/m.yaml': { number: 1 } }));
    fixture.write('old/clusters/m.yaml', bad);
    const ended = await fixture.run('check', '--against', 'old', '--output=json');
    expect(ended).toMatchObject({ code: 1, stderr: '' });
    const { summary, findings } = answer(ended.stdout) as { summary: object; findings: readonly { rule: string }[] };
    expect(summary).toMatchObject({ notAssembled: ['catalog'], notCompared: 'old' });
    expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['broken-definition', 'wrong-type']));
    expect((await fixture.run('check', '--against', 'old')).stdout).toMatch(
      /\nNot assembled, so not checked: catalog\.\nNot compared with old: this needs all packages\.\n$/,
    );
    expect(await fixture.run('check', '--against', 'old', '--package=leaf')).toMatchObject({ code: 2 });
  });
});

describe('a repository that Slipway did not write', () => {
  it('is checked without files that are not manifests, and the report names what they are', async () => {
    const fixture = makeFixture();
    fixture.write('fleet/web.yaml', bad);
    fixture.write('fleet/chart/Chart.yaml', 'apiVersion: v2\nname: web\nversion: 1.0.0\n');
    fixture.write('fleet/chart/templates/web.yaml', 'kind: {{ .Values.kind }}\n');
    fixture.write('fleet/.github/workflows/ci.yaml', 'on: push\n');
    fixture.write('fleet/apps/kustomization.yaml', 'resources: [map.json]\npatches: [{path: patch.yaml}]\n');
    fixture.write(
      'fleet/apps/map.json',
      JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace: 'web' } }),
    );
    fixture.write('fleet/apps/patch.yaml', 'kind: ConfigMap\nmetadata: {name: a}\n');
    fixture.write('fleet/settings.json', '{"a": 1, // a comment\n}');
    const { code, stdout } = await fixture.run('check', 'fleet');
    expect(code).toBe(1);
    expect(stdout).toContain('        7 |   replicas: two\n          |   ^^^^^^^^\n');
    expect(stdout).toContain(`3 documents: 2 accepted, 0 lossy, 1 rejected; 1 finding (1 reject).
Not checked:
    2 no Kubernetes object: fleet/settings.json, fleet/.github/workflows/ci.yaml
    2 input of Helm, which renders it first: fleet/chart
    1 a patch or input of kustomize: fleet/apps/patch.yaml
`);
  });

  it('may contain no manifest, which is reported', async () => {
    const fixture = makeFixture();
    fixture.write('x/a.yaml', 'a: 1\n');
    expect(await fixture.run('check', 'x')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^There is no Kubernetes object to check\.\n/),
    });
  });

  it('uses the kinds of the CRDs that package.json names', async () => {
    const fixture = makeFixture();
    fixture.write('crds/list.yaml', `apiVersion: v1\nkind: List\nitems:\n- ${widgetCrd().trim().replaceAll('\n', '\n  ')}\n`);
    fixture.write('yaml/w.yaml', widget('size: large'));
    const packageJson = (crds: unknown): void =>
      fixture.write('package.json', JSON.stringify({ workspaces: ['packages/*'], slipway: { crds } }));
    packageJson(['crds']);
    for (const cwd of [fixture.root, `${fixture.root}/yaml`]) {
      const { findings } = answer((await runSlipway(['check', '.', '--output=json'], { cwd })).stdout);
      expect(findings.map(({ rule }) => rule)).toEqual(['wrong-type']);
    }
    expect((await fixture.run('explain', 'Widget.spec.size')).stdout).toBe(
      'shop.example/v1 Widget.spec.size\n  type: integer\n  required: no\n  defined by: crds/list.yaml\n',
    );
    for (const crds of ['crds', ['gone']]) {
      packageJson(crds);
      const { findings } = answer((await runSlipway(['check', 'yaml', '--output=json'], { cwd: fixture.root })).stdout);
      expect(findings.map(({ rule }) => rule)).toEqual(['refused-setting']);
    }
  });
});

it('has no limit of objects for definitions', async () => {
  const fixture = makeFixture();
  const flux = (kind: string, spec: object): object => ({
    apiVersion: kind === 'Kustomization' ? 'kustomize.toolkit.fluxcd.io/v1' : 'source.toolkit.fluxcd.io/v1',
    kind,
    metadata: { name: 'flux-system', namespace: 'flux-system' },
    spec: { interval: '10m', ...spec },
  });
  const objects = [
    flux('GitRepository', { url: 'https://git.example/fleet', ref: { branch: 'main' } }),
    flux('Kustomization', { prune: true, path: './clusters/a', sourceRef: { kind: 'GitRepository', name: 'flux-system' } }),
  ];
  fixture.addPackage(
    'leaf',
    ['clusters'],
    `export const assemble = () => [{ path: 'clusters/a/sync.yaml', objects: ${JSON.stringify(objects)} }];`,
  );
  const context = makeContext(makeTerminal(fixture.root).terminal, { output: 'json' });
  const report = await runCheck({ ...context, budget: createBudget({ objects: 0 }) }, { paths: [] });
  expect(report.findings).toEqual([]);
  expect(report.json()).toMatchObject({ summary: { clusters: 1 } });
});

import { describe, expect, test } from 'vitest';
import { createValidator, validateTexts } from '../src/index.ts';

const validator = createValidator();

type Files = Readonly<Record<string, string>>;
const validateTree = (files: Files, named: readonly string[] = []) =>
  validateTexts(validator, new Map(Object.entries(files)), { foreign: true, named: new Set(named) });
const rules = (files: Files): string[] =>
  validateTree(files).findings.map(({ rule, file, pointer }) => `${rule} ${file} ${pointer}`.trimEnd());
const skipped = (files: Files): string[] =>
  validateTree(files).skipped.map(({ reason, file, of = '' }) => `${reason} ${file} ${of}`.trimEnd());

const map = (name: string, data = '{key: text}'): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: web}\ndata: ${data}\n`;
const chart = 'apiVersion: v2\nname: web\nversion: 1.0.0\n';
const contents = (fields: string): string => `apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\n${fields}\n`;

describe('files of a repository that are not manifests are skipped and reported', () => {
  test.each<[string, Files, string[]]>([
    [
      'a chart of Helm, but not its CRDs',
      {
        'charts/web/Chart.yaml': chart,
        'charts/web/values.yaml': 'replicas: 2\n',
        'charts/web/values-production.yaml': 'replicas: 3\n',
        'charts/web/templates/map.yaml': 'kind: ConfigMap\nmetadata:\n  name: {{ .Release.Name }}\n',
        'charts/web/charts/redis/templates/plain.yaml': map('redis'),
        'charts/web/crds/map.yaml': map('not-rendered'),
      },
      [
        'helm-chart charts/web/Chart.yaml charts/web',
        'helm-chart charts/web/values.yaml charts/web',
        'helm-chart charts/web/values-production.yaml charts/web',
        'helm-chart charts/web/templates/map.yaml charts/web',
        'helm-chart charts/web/charts/redis/templates/plain.yaml charts/web',
      ],
    ],
    ['a chart in the root', { 'Chart.yaml': chart, 'values.yaml': 'a: 1\n' }, ['helm-chart Chart.yaml .', 'helm-chart values.yaml .']],
    ['templates without their chart', { 'templates/map.yaml': 'kind: {{ .Values.kind }}\n' }, ['helm-chart templates/map.yaml']],
    ['a template of another program', { 'x.yaml': 'name: {{ name }}\n{% if a %}\n' }, ['template x.yaml']],
    [
      'workflows, settings and data',
      { '.github/workflows/ci.yaml': 'on: push\njobs: {}\n', 'list.yaml': '- a\n' },
      ['not-kubernetes .github/workflows/ci.yaml', 'not-kubernetes list.yaml'],
    ],
    ['templates of CloudFormation with their tags', { 'stack.yaml': 'Resources:\n  A: !Ref B\n' }, ['not-kubernetes stack.yaml']],
    ['text that is no YAML and never says apiVersion', { 'x.yaml': 'a: [\n' }, ['not-kubernetes x.yaml']],
    ['a file of comments', { 'x.yaml': '# later\n' }, ['empty x.yaml']],
    [
      'files that a kustomization.yaml names outside of resources',
      {
        'a/kustomization.yaml': contents(
          'resources: [map.yaml]\npatches: [{path: patch.yaml}]\nconfigMapGenerator: [{name: x, files: [values=values.yaml]}]',
        ),
        'a/map.yaml': map('a'),
        'a/patch.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\nnot: complete\n',
        'a/values.yaml': 'apiVersion: v1\nkind: of values\n',
      },
      ['kustomize-input a/patch.yaml a/kustomization.yaml', 'kustomize-input a/values.yaml a/kustomization.yaml'],
    ],
    [
      'a patch that deletes an object, which no file names',
      { 'x.yaml': '$patch: delete\napiVersion: policy/v1beta1\nkind: PodSecurityPolicy\nmetadata: {name: a}\n' },
      ['kustomize-input x.yaml'],
    ],
    [
      'a patch of a CRD that no file names',
      {
        'config/crd/patches/webhook.yaml':
          'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: widgets.example.org}\nspec: {conversion: {strategy: Webhook}}\n',
        'config/crd/patches/annotation.yaml':
          'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: widgets.example.org, annotations: {a: b}}\n',
      },
      ['kustomize-input config/crd/patches/webhook.yaml', 'kustomize-input config/crd/patches/annotation.yaml'],
    ],
    [
      'what kustomize leaves out',
      { 'x.yaml': 'apiVersion: x.y/v1\nkind: Settings\nmetadata: {name: a, annotations: {config.kubernetes.io/local-config: "true"}}\n' },
      ['local-config x.yaml'],
    ],
    [
      'a document that SOPS encrypted down to its kind',
      {
        'x.yaml':
          'apiVersion: ENC[AES256_GCM,data:a,type:str]\nkind: ENC[AES256_GCM,data:a,type:str]\nsops: {mac: "ENC[AES256_GCM,data:a]"}\n',
      },
      ['encrypted x.yaml'],
    ],
  ])('%s', (_, files, expected) => {
    expect(skipped(files)).toEqual(expected);
    expect(rules(files)).toEqual([]);
  });

  test('a file of a generator may have any content, unless it is also used in another way', () => {
    const files = {
      'a/kustomization.yaml': contents(
        'configMapGenerator: [{name: x, files: [tagged.yaml, config.yaml=broken.yaml, template.yaml], envs: [patch.yaml]}]',
      ),
      'a/tagged.yaml': 'key: !env_var KEY\n',
      'a/broken.yaml': 'apiVersion: [\n',
      'a/template.yaml': 'apiVersion: v1\nkey: {{ value }}\n',
      'a/patch.yaml': 'apiVersion: [\n',
    };
    expect(rules({ ...files, 'a/patch.yaml': '' })).toEqual([]);
    expect(rules({ ...files, 'a/more/kustomization.yaml': contents('patches: [{path: ../patch.yaml}]') })).toEqual([
      'yaml-syntax a/patch.yaml',
    ]);
    expect(validateTree(files, ['a/tagged.yaml']).findings).not.toEqual([]);
  });

  test('a component of kustomize is checked as a component', () => {
    const component = 'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\npatchs: []\npatches: [{path: p.yaml}]\n';
    expect(rules({ 'c/kustomization.yaml': component })).toEqual(['unknown-field c/kustomization.yaml /patchs']);
  });

  test('a file that a kustomization.yaml lists is an object or has a finding', () => {
    const files = { 'a/kustomization.yaml': contents('resources: [x.yaml]'), 'a/x.yaml': 'replicas: 2\n' };
    expect(rules(files)).toEqual(['not-an-object a/x.yaml /apiVersion', 'not-an-object a/x.yaml /kind']);
  });

  test('a file in a folder without kustomization.yaml that Flux applies is checked, except those that Flux ignores', () => {
    const flux = (path: string): string =>
      `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: a, namespace: web}\nspec: {interval: 1m, prune: true, path: ${path}, sourceRef: {kind: GitRepository, name: a}}\n`;
    const files = { 'flux.yaml': flux('./apps'), 'apps/deep/x.yaml': 'replicas: 2\n', 'apps/.sops.yaml': 'a: 1\n', 'x.yaml': 'a: 1\n' };
    expect(rules(files)).toEqual(['not-an-object apps/deep/x.yaml /apiVersion', 'not-an-object apps/deep/x.yaml /kind']);
    expect(rules({ ...files, 'apps/deep/kustomization.yaml': contents('resources: [x.yaml]') })).toHaveLength(2);
    expect(rules({ ...files, 'flux.yaml': flux('./other') })).toEqual([]);
  });

  test('a file that the user named is checked', () => {
    expect(validateTree({ 'x.yaml': 'replicas: 2\n' }, ['x.yaml']).findings).toHaveLength(2);
    expect(validateTree({ 'templates/x.yaml': 'kind: {{ a }}\n' }, ['templates/x.yaml']).findings).toHaveLength(1);
  });

  test('a schema and a pipeline have a kind, and are not objects', () => {
    expect(skipped({ '.drone.yml': 'kind: pipeline\nsteps: []\n', 'schema.json': '{"kind": "Deployment", "schema": {}}' })).toHaveLength(2);
    expect(rules({ 'x.yaml': 'kind: ConfigMap\nmetadata: {name: a}\n' })).toEqual(['not-an-object x.yaml /apiVersion']);
  });

  test('an object in two files is rejected if they are in one build, else a risk', () => {
    const files = { 'a/x.yaml': map('a'), 'a/y.yaml': map('a') };
    const severities = (more: Files): string[] =>
      validateTree({ ...more, ...files }).findings.flatMap(({ rule, severity }) => (rule === 'duplicate-object' ? [severity] : []));
    expect(severities({})).toEqual(['risk']);
    expect(severities({ 'a/kustomization.yaml': contents('resources: [x.yaml, y.yaml]') })).toEqual(['reject']);
    expect(severities({ 'x.yaml': `${map('b')}---\n${map('b')}` })).toEqual(['reject', 'risk']);
  });

  test('documents without a kind are rejected if another document of the file has one', () => {
    expect(rules({ 'x.yaml': `${map('a')}---\nreplicas: 2\n` })).toHaveLength(2);
  });

  test.each([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of Backstage.
    ['Backstage', 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndata:\n  ports: ${{ values.port }}: 1\n'],
    ['Nunjucks', 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n{% if values.port %}\ndata: {}\n{% endif %}\n'],
  ])('a template of %s is reported as one', (_program, text) => {
    expect(rules({ 'apps/x.yaml': text })).toEqual(['unrendered-template apps/x.yaml']);
  });

  test('a manifest with Helm actions outside of any chart is reported as an unrendered template', () => {
    expect(rules({ 'apps/x.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: {{ name }}\n' })).toEqual([
      'unrendered-template apps/x.yaml',
    ]);
    expect(rules({ 'apps/x.yaml': map('a', '{key: "{{ name }}"}') })).toEqual([]);
  });
});

describe('the items of a List are checked one by one', () => {
  const list = (items: string): string => `apiVersion: v1\nkind: List\nitems:\n${items}`;
  const item = (name: string, value: string): string =>
    `- apiVersion: v1\n  kind: ConfigMap\n  metadata: {name: ${name}, namespace: web}\n  data:\n    key: ${value}\n`;

  test('with their own verdicts, names and positions', () => {
    const { verdicts, findings } = validateTree({ 'x.yaml': list(item('a', 'text') + item('b', '1')) });
    expect(verdicts.map(({ at, name, verdict }) => [at, name, verdict])).toEqual([
      ['/items/0', 'a', 'accept'],
      ['/items/1', 'b', 'reject'],
    ]);
    expect(findings).toMatchObject([{ rule: 'wrong-type', object: 'ConfigMap/web/b', pointer: '/items/1/data/key', line: 13, column: 5 }]);
  });

  test('in lists within lists, and in any kind that ends in List', () => {
    const inner =
      'apiVersion: x.example/v1\nkind: ThingList\nitems:\n- {apiVersion: v1, kind: List, items: [{apiVersion: v1, kind: ConfigMap, metadata: {name: a}}]}\n';
    expect(rules({ 'x.yaml': inner })).toEqual(['missing-namespace x.yaml /items/0/items/0/metadata/namespace']);
  });

  test('also as duplicates in the tree', () => {
    expect(rules({ 'x.yaml': list(item('a', 'text') + item('a', 'text')) })).toEqual(['duplicate-object x.yaml /items/1/metadata/name']);
  });
});

describe('a document that SOPS encrypted', () => {
  const encrypted = (fields: string): string =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web, namespace: web}\n${fields}sops:\n  mac: ENC[AES256_GCM,data:a,iv:b,tag:c,type:str]\n`;
  const spec = (replicas: string, more = ''): string =>
    `spec:\n  replicas: ${replicas}\n${more}  selector: {matchLabels: {app: web}}\n  template: {metadata: {labels: {app: web}}, spec: {containers: [{name: web, image: "web:1"}]}}\n`;

  test('is checked around the ciphertext', () => {
    expect(rules({ 'x.yaml': encrypted(spec('ENC[AES256_GCM,data:a,iv:b,tag:c,type:int]')) })).toEqual([]);
    expect(rules({ 'x.yaml': encrypted(spec('two')) })).toEqual(['wrong-type x.yaml /spec/replicas']);
    expect(rules({ 'x.yaml': encrypted(spec('2', '  replcas: ENC[AES256_GCM,data:a,iv:b,tag:c,type:int]\n')) })).toEqual([
      'unknown-field x.yaml /spec/replcas',
    ]);
  });

  test('may be one of several in a file', () => {
    expect(rules({ 'x.yaml': `${map('a')}---\n${encrypted(spec('1'))}---\n${map('b', '{a: 1}')}` })).toEqual(['wrong-type x.yaml /data/a']);
  });
});

describe('text of all kinds', () => {
  test.each([
    ['a byte-order mark and CRLF', `\ufeff${map('a', '{a: 1}').replaceAll('\n', '\r\n')}`, 4],
    ['comments and directives', `%YAML 1.1\n---\n# a comment\n${map('a', '{a: 1}')}`, 7],
    ['anchors and aliases', `x: &x\n  a: 1\n---\n`.replace(/.*/s, '') + map('a', '&d {a: &one 1, b: *one}'), 4],
  ])('%s keep their lines', (_, text, line) => {
    expect(validateTree({ 'x.yaml': text }).findings[0]).toMatchObject({ rule: 'wrong-type', pointer: '/data/a', line });
  });

  test('JSON is YAML, with lines and columns', () => {
    const json = JSON.stringify(
      { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace: 'web' }, data: { a: 1 } },
      null,
      '\t',
    );
    expect(validateTree({ 'x.json': json }).findings).toMatchObject([{ rule: 'wrong-type', pointer: '/data/a', line: 9, column: 3 }]);
  });
});

describe('text that the YAML readers reject', () => {
  test.each([
    ['a duplicate key', 'data: {a: b}\ndata: {a: c}\n', 'duplicate-key', 'reject'],
    ['a key that is not text', 'data: {1: b}\n', 'non-string-key', 'reject'],
    ['an integer beyond int64', 'metadata: {generation: 18446744073709551616}\n', 'rounded-integer', 'reject'],
    ['a tag that is dropped', 'data: {a: !Ref b}\n', 'unknown-tag', 'lossy'],
    ['an unquoted date', 'data: {a: 2025-01-01}\n', 'retyped-scalar', 'accept'],
  ])('%s is part of the verdict on the document, and of no other', (_, text, rule, verdict) => {
    const object = `apiVersion: v1\nkind: ConfigMap\n${text.startsWith('metadata') ? '' : 'metadata: {name: a, namespace: web}\n'}${text}`;
    const { verdicts, findings } = validateTree({ 'x.yaml': `${map('b')}---\n${object}` });
    expect(findings.map((finding) => finding.rule)).toContain(rule);
    expect(verdicts.map((each) => each.verdict)).toEqual(['accept', verdict]);
  });
});

test('files of a kubebuilder project that its kustomization.yaml does not list are not reported', () => {
  const files = {
    'services/shop/config/samples/kustomization.yaml': contents('resources: [one.yaml]'),
    'services/shop/config/samples/one.yaml': map('one'),
    'services/shop/config/samples/two.yaml': map('two'),
  };
  const rulesWith = (exists: (path: string) => boolean): readonly string[] =>
    validateTexts(validator, new Map(Object.entries(files)), { foreign: true, exists }).findings.map(({ rule }) => rule);
  expect(rulesWith((path) => path === 'services/shop/PROJECT')).toEqual([]);
  expect(rulesWith(() => false)).toEqual(['unlisted-file']);
});

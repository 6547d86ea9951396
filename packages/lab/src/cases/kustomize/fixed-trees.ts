import { BUILT_FOLDER, type KustomizeCase } from './kustomize-trees.ts';

const SETTINGS = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: settings\ndata:\n  a: b\n';
const WEB = [
  'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\n  labels: {app: web}\nspec:\n  selector: {matchLabels: {app: web}}\n',
  '  template:\n    metadata:\n      labels: {app: web}\n    spec:\n      containers:\n      - name: web\n        image: nginx:1\n',
  '        envFrom:\n        - configMapRef: {name: settings}\n',
].join('');

const kustomization = (fields: object): string =>
  `${JSON.stringify({ apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', ...fields })}\n`;
const component = (fields: object): string =>
  `${JSON.stringify({ apiVersion: 'kustomize.config.k8s.io/v1alpha1', kind: 'Component', ...fields })}\n`;

const tree = (about: string, files: Readonly<Record<string, string>>): KustomizeCase => ({
  about: [about],
  files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace(/^\//, `${BUILT_FOLDER}/`), text])),
});

/** One resource file. */
const resource = (about: string, text: string, fields: object = {}): KustomizeCase =>
  tree(about, { '/kustomization.yaml': kustomization({ resources: ['a.yaml'], ...fields }), '/a.yaml': text });

/** Trees that each test one rule: how files are read, and what is rejected. Paths with a leading slash are in the built folder. */
export const FIXED_TREES: readonly KustomizeCase[] = [
  tree('a cycle of bases', {
    '/kustomization.yaml': kustomization({ resources: ['../base'] }),
    'base/kustomization.yaml': kustomization({ resources: ['../overlay'] }),
  }),
  tree('itself as a base', { '/kustomization.yaml': kustomization({ resources: ['.'] }) }),
  tree('the folder above as a base', {
    '/kustomization.yaml': kustomization({ resources: ['..'] }),
    'kustomization.yaml': kustomization({}),
  }),
  tree('a folder without kustomization file', {
    '/kustomization.yaml': kustomization({ resources: ['../base'] }),
    'base/a.yaml': SETTINGS,
  }),
  tree('two kustomization files', {
    '/kustomization.yaml': kustomization({ resources: ['../base'] }),
    'base/kustomization.yaml': kustomization({ namePrefix: 'a-' }),
    'base/kustomization.yml': kustomization({ namePrefix: 'b-' }),
  }),
  tree('other names of the file', {
    '/kustomization.yml': kustomization({ resources: ['../base'] }),
    'base/Kustomization': kustomization({ resources: ['a.yaml'] }),
    'base/a.yaml': SETTINGS,
  }),
  tree('an empty base', { '/kustomization.yaml': kustomization({ resources: ['../base'] }), 'base/kustomization.yaml': '' }),
  tree('a base that says nothing', {
    '/kustomization.yaml': kustomization({ resources: ['../base'] }),
    'base/kustomization.yaml': kustomization({}),
  }),
  tree('a base without resources', {
    '/kustomization.yaml': kustomization({ resources: ['../base'] }),
    'base/kustomization.yaml': kustomization({ resources: [] }),
  }),
  tree('a base of another kind', {
    '/kustomization.yaml': kustomization({ resources: ['../base'] }),
    'base/kustomization.yaml': '{"kind": "Other", "resources": []}\n',
  }),
  tree('a base of another version', {
    '/kustomization.yaml': kustomization({ resources: ['../base'] }),
    'base/kustomization.yaml': '{"apiVersion": "kustomize.config.k8s.io/v1", "kind": "Kustomization", "namePrefix": "a"}\n',
  }),
  tree('a base without kind', {
    '/kustomization.yaml': kustomization({ resources: ['../base'] }),
    'base/kustomization.yaml': 'resources:\n- a.yaml\n',
    'base/a.yaml': SETTINGS,
  }),
  tree('a component as a resource', {
    '/kustomization.yaml': kustomization({ resources: ['../part'] }),
    'part/kustomization.yaml': component({ namePrefix: 'a-' }),
  }),
  tree('a kustomization as a component', {
    '/kustomization.yaml': kustomization({ components: ['../base'] }),
    'base/kustomization.yaml': kustomization({ namePrefix: 'a-' }),
  }),
  tree('a file as a component', { '/kustomization.yaml': kustomization({ components: ['a.yaml'] }), '/a.yaml': SETTINGS }),
  tree('a missing component', { '/kustomization.yaml': kustomization({ components: ['../part'] }) }),
  tree('components in order', {
    '/kustomization.yaml': kustomization({ resources: ['a.yaml'], namePrefix: 'top-', components: ['../first', '../second'] }),
    '/a.yaml': SETTINGS,
    'first/kustomization.yaml': component({
      nameSuffix: '-first',
      configMapGenerator: [{ name: 'settings', behavior: 'merge', literals: ['a=first'] }],
    }),
    'second/kustomization.yaml': component({
      nameSuffix: '-second',
      patches: [{ target: { kind: 'ConfigMap' }, patch: '[{"op": "add", "path": "/data/second", "value": "x"}]' }],
    }),
  }),
  tree('a component twice', {
    '/kustomization.yaml': kustomization({ resources: ['a.yaml'], components: ['../part', '../part'] }),
    '/a.yaml': SETTINGS,
    'part/kustomization.yaml': component({ nameSuffix: '-x' }),
  }),
  tree('a component with a resource that is there', {
    '/kustomization.yaml': kustomization({ resources: ['a.yaml'], components: ['../part'] }),
    '/a.yaml': SETTINGS,
    'part/kustomization.yaml': component({ resources: ['a.yaml'] }),
    'part/a.yaml': SETTINGS,
  }),
  tree('two bases with one resource', {
    '/kustomization.yaml': kustomization({ resources: ['../one', '../two'] }),
    'one/kustomization.yaml': kustomization({ resources: ['../base'] }),
    'two/kustomization.yaml': kustomization({ resources: ['../base'] }),
    'base/kustomization.yaml': kustomization({ resources: ['a.yaml'] }),
    'base/a.yaml': SETTINGS,
  }),
  tree('one base twice with other names', {
    '/kustomization.yaml': kustomization({ resources: ['../one', '../two'], nameSuffix: '-top' }),
    'one/kustomization.yaml': kustomization({ resources: ['../base'], namePrefix: 'one-' }),
    'two/kustomization.yaml': kustomization({ resources: ['../base'], namePrefix: 'two-', namespace: 'two' }),
    'base/kustomization.yaml': kustomization({ resources: ['a.yaml', 'b.yaml'] }),
    'base/a.yaml': SETTINGS,
    'base/b.yaml': WEB,
  }),
  tree('a file outside of the source', { '/kustomization.yaml': kustomization({ resources: ['../../../etc/hosts'] }) }),
  tree('an absolute path', { '/kustomization.yaml': kustomization({ resources: ['/etc/hosts'] }) }),
  tree('a file above the base', {
    '/kustomization.yaml': kustomization({ resources: ['../../overlay/../shared/a.yaml', '../shared/a.yaml'].slice(1) }),
    'shared/a.yaml': SETTINGS,
  }),
  tree('two resources with one name in a file', {
    '/kustomization.yaml': kustomization({ resources: ['a.yaml'] }),
    '/a.yaml': `${SETTINGS}---\n${SETTINGS}`,
  }),
  tree('one name in default and without namespace', {
    '/kustomization.yaml': kustomization({ resources: ['a.yaml', 'b.yaml'] }),
    '/a.yaml': SETTINGS,
    '/b.yaml': SETTINGS.replace('name: settings', 'name: settings\n  namespace: default'),
  }),
  tree('namespaces that meet', {
    '/kustomization.yaml': kustomization({ resources: ['a.yaml', 'b.yaml'], namespace: 'one' }),
    '/a.yaml': SETTINGS.replace('name: settings', 'name: settings\n  namespace: a'),
    '/b.yaml': SETTINGS.replace('name: settings', 'name: settings\n  namespace: b'),
  }),
  resource('no metadata', 'a: b\n'),
  resource('no kind', 'apiVersion: v1\nmetadata: {name: a}\n'),
  resource('no name', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {}\n'),
  resource('an empty name', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ""}\n'),
  resource('only generateName', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {generateName: a}\n'),
  resource('no apiVersion', 'kind: ConfigMap\nmetadata: {name: a}\n'),
  resource('a text', 'hello\n'),
  resource('a list of objects', '- apiVersion: v1\n  kind: ConfigMap\n  metadata: {name: a}\n'),
  resource('an empty file', ''),
  resource('only comments', '# nothing\n---\n# here\n'),
  resource('null', 'null\n'),
  resource('an empty map', '{}\n'),
  resource('a List without items', 'apiVersion: v1\nkind: List\n'),
  resource('a List with null', 'apiVersion: v1\nkind: List\nitems: null\n'),
  resource(
    'a List next to other objects',
    `apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: ConfigMap\n  metadata: {name: inner}\n  data: {n: "1"}\n---\n${SETTINGS}`,
  ),
  resource('a List of a bad item', 'apiVersion: v1\nkind: ConfigMapList\nitems:\n- kind: ConfigMap\n'),
  resource('separators with comments', `--- # first\n${SETTINGS}\n--- # second\n${WEB}---\n`),
  resource('a separator with text', `${SETTINGS}--- text\n${WEB}`),
  resource('documents that end', `${SETTINGS}...\n---\n${WEB}...\n`),
  resource('CRLF and a byte-order mark', `\ufeff${SETTINGS.replaceAll('\n', '\r\n')}`),
  resource(
    'anchors, aliases and merge keys',
    `${SETTINGS}  x: &x text\n  y: *x\n---\n${WEB.replace('labels: {app: web}\nspec', 'labels: &l {app: web}\n  annotations:\n    <<: *l\n    more: x\nspec')}`,
  ),
  resource('an alias to nothing', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: *a}\n'),
  resource('a quoted merge key', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  "<<": x\n  b: c\n'),
  resource('a key that is there twice', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  b: c\n  b: d\n'),
  resource(
    'a key that is there twice, and a patch',
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings}\ndata:\n  b: c\n  b: d\n',
    {
      patches: [{ patch: '{"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "settings"}, "data": {"b": null}}' }],
    },
  ),
  resource('keys that are no text', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  1: x\n  true: y\n'),
  resource(
    'tags',
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  a: !!str 1\n  b: !Ref x\n  c: !!int "2"\n  d: !!float 3\n  e: ! 12\n  f: !!binary aGVsbG8=\n',
  ),
  resource('a tag that contradicts', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  a: !!int x\n'),
  resource('infinity', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  a: .inf\n'),
  resource(
    'block scalars',
    "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  a: |\n    x\n     y\n\n  b: >-\n    x\n    y\n\n    z\n  c: |2+\n     x\n\n  d: \"a\\tb\\u00e4\"\n  e: 'it''s'\n",
  ),
  resource('bad YAML', 'a: [\n'),
  resource('a tab', 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n\tname: a\n'),
  resource(
    'annotations that are no text',
    'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n  annotations: {n: 1, b: true, z: null, d: 2025-01-01}\n  labels: {n: 1, b: yes}\n',
  ),
  resource('empty annotations and labels', 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n  annotations: {}\n  labels: {}\n'),
  resource('null annotations', 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n  annotations:\n  labels: null\n', {
    commonLabels: { a: 'b' },
    commonAnnotations: { c: 'd' },
    namePrefix: 'p-',
  }),
  resource(
    'local configuration',
    SETTINGS.replace('name: settings', 'name: settings\n  annotations: {config.kubernetes.io/local-config: "true"}'),
  ),
  resource(
    'local configuration that is not',
    SETTINGS.replace('name: settings', 'name: settings\n  annotations: {config.kubernetes.io/local-config: "false"}'),
  ),
  resource('a name that turns into a number', SETTINGS.replace('name: settings', 'name: "0"'), { namePrefix: '1' }),
  resource('a plain name that is a number', SETTINGS.replace('name: settings', 'name: 12'), { nameSuffix: '3' }),
  resource('labels that share a place with selectors', WEB, {
    commonLabels: { env: 'dev' },
    patchesJson6902: [],
    transformers: [
      '{apiVersion: builtin, kind: PatchTransformer, metadata: {name: p}, patch: "{apiVersion: apps/v1, kind: Deployment, metadata: {name: web, labels: {env: prod}}}"}',
    ],
  }),
  resource('a JSON patch that forgets what names were', WEB, {
    namePrefix: 'p-',
    patches: [
      {
        target: { kind: 'Deployment' },
        patch:
          '[{"op": "replace", "path": "/metadata/annotations", "value": {"a": "b"}}, {"op": "remove", "path": "/metadata/annotations"}]',
      },
    ],
  }),
  resource('a JSON patch in YAML 1.1', WEB, {
    patches: [
      {
        target: { kind: 'Deployment' },
        patch:
          '- op: add\n  path: /spec/paused\n  value: yes\n- op: add\n  path: /spec/n\n  value: 0o17\n- op: add\n  path: /spec/d\n  value: 2025-01-01\n',
      },
    ],
  }),
  resource('large numbers and a JSON patch', `${SETTINGS}  n: 9007199254740993\n  m: 12345678\n`, {
    patches: [{ target: { kind: 'ConfigMap' }, patch: '[{"op": "add", "path": "/data/x", "value": 1e21}]' }],
  }),
  resource('a patch that is a list', WEB, { patches: [{ patch: '- a\n- b\n' }] }),
  resource('a patch that is a text', WEB, { patches: [{ patch: 'hello' }] }),
  resource('a patch that is empty', WEB, { patches: [{ patch: '# nothing' }] }),
  resource('a patch with nothing', WEB, { patches: [{ target: { kind: 'Deployment' } }] }),
  resource('a patch with both', WEB, { patches: [{ path: 'a.yaml', patch: 'a: b' }] }),
  resource('a patch file that is missing', WEB, { patches: [{ path: 'absent.yaml' }] }),
  resource('a JSON patch without target', WEB, { patches: [{ patch: '[{"op": "remove", "path": "/spec"}]' }] }),
  resource('a patch that renames', WEB, {
    namePrefix: 'p-',
    patches: [
      {
        target: { kind: 'Deployment' },
        options: { allowNameChange: true, allowKindChange: true },
        patch: '{"apiVersion": "apps/v1", "kind": "StatefulSet", "metadata": {"name": "renamed"}}',
      },
    ],
  }),
  resource('a patch that renames into what is there', `${WEB}---\n${WEB.replace('name: web', 'name: other')}`, {
    patches: [
      {
        target: { name: 'web' },
        options: { allowNameChange: true },
        patch: '{"apiVersion": "apps/v1", "kind": "Deployment", "metadata": {"name": "other"}}',
      },
    ],
  }),
  resource('a target that matches nothing', WEB, {
    patches: [
      {
        target: { name: 'nobody' },
        patch: '{"apiVersion": "apps/v1", "kind": "Deployment", "metadata": {"name": "x"}, "spec": {"replicas": 9}}',
      },
    ],
  }),
  resource('a remote base', WEB, { resources: ['a.yaml', 'no-such-host.example/../x'] }),
  tree('references to what generators make', {
    '/kustomization.yaml': kustomization({
      resources: ['../base'],
      namespace: 'top',
      configMapGenerator: [{ name: 'settings', behavior: 'merge', literals: ['b=c'] }],
    }),
    'base/kustomization.yaml': kustomization({
      resources: ['web.yaml'],
      namePrefix: 'base-',
      configMapGenerator: [{ name: 'settings', literals: ['a=b'], files: ['x.txt'] }],
      secretGenerator: [{ name: 'token', files: ['t=x.txt'] }],
    }),
    'base/web.yaml': WEB,
    'base/x.txt': `${'0123456789'.repeat(12)}\n`,
  }),
  tree('a generated hash with characters of HTML', {
    '/kustomization.yaml': kustomization({
      configMapGenerator: [{ name: 'a', literals: ['x=<&>\u2028', 'ü=ö'], options: { immutable: true } }, { name: 'b' }],
    }),
  }),
];

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: Flux variables look like placeholders.
import { describe, expect, test } from 'vitest';
import { createValidator, validateTexts } from '../src/index.ts';

const validator = createValidator();

type Files = Readonly<Record<string, string>>;
const validateTree = (files: Files) => validateTexts(validator, new Map(Object.entries(files)), { foreign: true, exists: () => true });
const rejected = (files: Files): string[] =>
  validateTree(files).findings.flatMap(({ rule, severity, file, pointer }) =>
    severity === 'reject' ? [`${rule} ${file} ${pointer}`] : [],
  );
const rules = (files: Files): string[] => validateTree(files).findings.map(({ rule, file }) => `${rule} ${file}`);
const result = (files: Files): string[] => validateTree(files).verdicts.map(({ file }) => file);
const skipped = (files: Files): string[] =>
  validateTree(files).skipped.map(({ reason, file, of = '' }) => `${reason} ${file} ${of}`.trimEnd());

const contents = (fields: string, kind = 'Kustomization'): string =>
  `apiVersion: kustomize.config.k8s.io/${kind === 'Component' ? 'v1alpha1' : 'v1beta1'}\nkind: ${kind}\n${fields}\n`;
const flux = (spec: string, name = 'apps', source = 'fleet'): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux-system}\nspec: {interval: 1m, prune: true, sourceRef: {kind: GitRepository, name: ${source}}, ${spec}}\n`;
const source = (name: string, url: string): string =>
  `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: ${name}, namespace: flux-system}\nspec: {interval: 1m, url: ${url}}\n`;
const map = (name: string, namespace = 'namespace: shop'): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, ${namespace}}\ndata: {a: b}\n`;

/** A Flux Kustomization without what each of them has. */
const PARTIAL =
  'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: shop, namespace: flux-system}\nspec: {path: ./shop}\n';
const MISSING = ['interval', 'prune', 'sourceRef'].map((field) => `missing-field apps/ks.yaml /spec/${field}`);

describe('fields that a build adds are not missing', () => {
  const alone = { 'apps/kustomization.yaml': contents('resources: [ks.yaml]'), 'apps/ks.yaml': PARTIAL };

  test('a field that no transformer adds is missing', () => expect(rejected(alone)).toEqual(MISSING));

  test.each<[string, Files]>([
    [
      'a patch with a target',
      { 'apps/kustomization.yaml': contents('resources: [ks.yaml]\npatches: [{path: p.yaml, target: {kind: Kustomization}}]') },
    ],
    [
      'a patch that names the object',
      {
        'apps/kustomization.yaml': contents('resources: [ks.yaml]\npatches: [{path: p.yaml}]'),
        'apps/p.yaml': PARTIAL.replace('path: ./shop', 'interval: 1m'),
      },
    ],
    [
      'a patch that names the object, in the text',
      { 'apps/kustomization.yaml': contents(`resources: [ks.yaml]\npatches:\n- patch: |\n${PARTIAL.replaceAll(/^/gm, '    ')}`) },
    ],
    [
      'a patch of a folder above',
      { 'kustomization.yaml': contents('resources: [apps]\npatches: [{path: p.yaml, target: {name: shop|.*}}]') },
    ],
    [
      'a patch of a component next to it',
      {
        'kustomization.yaml': contents('resources: [apps]\ncomponents: [defaults]'),
        'defaults/kustomization.yaml': contents('patches: [{path: p.yaml, target: {kind: Kustomization}}]', 'Component'),
      },
    ],
    [
      'a replacement',
      {
        'apps/kustomization.yaml': contents(
          'resources: [ks.yaml]\nreplacements: [{source: {kind: ConfigMap, name: a}, targets: [{select: {kind: Kustomization}, fieldPaths: [spec.interval]}]}]',
        ),
      },
    ],
    ['a patch of the Flux Kustomization', { 'flux.yaml': flux('path: ./apps, patches: [{patch: "- {}", target: {kind: Kustomization}}]') }],
    ['a transformer', { 'apps/kustomization.yaml': contents('resources: [ks.yaml]\ntransformers: [t.yaml]') }],
  ])('%s', (_name, files) => expect(rejected({ ...alone, ...files })).toEqual([]));

  test.each<[string, Files]>([
    [
      'a patch of another kind',
      { 'apps/kustomization.yaml': contents('resources: [ks.yaml]\npatches: [{path: p.yaml, target: {kind: HelmRelease}}]') },
    ],
    [
      'a patch of another name',
      { 'apps/kustomization.yaml': contents('resources: [ks.yaml]\npatches: [{path: p.yaml, target: {name: other}}]') },
    ],
    [
      'a patch of another folder',
      { 'other/kustomization.yaml': contents('resources: [x.yaml]\npatches: [{path: p.yaml, target: {kind: Kustomization}}]') },
    ],
  ])('but not by %s', (_name, files) => expect(rejected({ ...alone, ...files })).toEqual(MISSING));

  test('a field is not missing in a file that is not applied, such as a disabled patch', () => {
    const aside = {
      'apps/kustomization.yaml': contents('resources: [x.yaml]\n# - ks.yaml'),
      'apps/x.yaml': map('a'),
      'apps/ks.yaml': PARTIAL,
    };
    expect(rules(aside)).toEqual([]);
    expect(rejected({ 'flux.yaml': flux('path: ./other'), 'other/x.yaml': map('a'), 'apps/ks.yaml': PARTIAL })).toEqual([]);
    expect(rejected({ 'apps/ks.yaml': PARTIAL.replace('./shop', './apps') })).toEqual(MISSING);
    expect(rejected({ 'flux.yaml': flux('path: ./apps'), 'apps/ks.yaml': PARTIAL })).toEqual(MISSING);
  });

  test('wrong values are still reported', () => {
    const files = {
      'apps/kustomization.yaml': contents('resources: [ks.yaml]\npatches: [{path: p.yaml, target: {kind: Kustomization}}]'),
      'apps/ks.yaml': PARTIAL.replace('path: ./shop', 'pth: ./shop, prune: maybe'),
    };
    expect(rejected(files)).toEqual(['unknown-field apps/ks.yaml /spec/pth', 'wrong-type apps/ks.yaml /spec/prune']);
  });
});

describe('a namespace that another file sets is not missing', () => {
  const bare = map('a', '');

  test.each<[string, Files]>([
    ['of a component', { 'c/kustomization.yaml': contents('resources: [x.yaml]', 'Component'), 'c/x.yaml': bare }],
    [
      'of a Flux Kustomization that adds the component',
      {
        'flux.yaml': flux('path: ./apps, targetNamespace: shop, components: [../c]'),
        'apps/kustomization.yaml': contents('resources: [y.yaml]'),
        'apps/y.yaml': bare,
        'c/kustomization.yaml': contents('resources: [x.yaml]', 'Component'),
        'c/x.yaml': map('b', ''),
      },
    ],
    [
      'of a Flux Kustomization that reaches the folder by another one',
      {
        'flux.yaml': flux('path: ./apps, targetNamespace: shop'),
        'apps/kustomization.yaml': contents('resources: [../base]'),
        'base/kustomization.yaml': contents('resources: [x.yaml]'),
        'base/x.yaml': bare,
      },
    ],
    [
      'of another repository, which applies the folder',
      { 'components/kustomization.yaml': contents('resources: [x.yaml]'), 'components/x.yaml': bare },
    ],
    [
      'with a port of envsubst',
      { 'x.yaml': 'apiVersion: v1\nkind: Service\nmetadata: {name: a, namespace: a}\nspec: {ports: [{port: $PORT}]}\n' },
    ],
    ['of envsubst', { 'x.yaml': map('$TEAM-settings', 'namespace: $TEAM') }],
    [
      'without an owner, in a folder that no Flux Kustomization applies',
      {
        'flux.yaml': flux('path: ./apps'),
        'apps/x.yaml': map('a'),
        'base/kustomization.yaml': contents('resources: [x.yaml]'),
        'base/x.yaml': bare,
      },
    ],
    [
      'of Argo CD, which gives it the namespace of its Application',
      {
        'app.yaml':
          'apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: apps, namespace: argocd}\n' +
          'spec: {generators: [], template: {metadata: {}, spec: {destination: {}, project: a}}}\n',
        'apps/x.yaml': bare,
      },
    ],
    [
      'of kustomize, which renames the Namespace too',
      {
        'apps/kustomization.yaml': contents('namespace: shop\nresources: [x.yaml]'),
        'apps/x.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: {name: _}\n',
      },
    ],
  ])('%s', (_name, files) => expect(rejected(files)).toEqual([]));

  test('it is missing if a Flux Kustomization applies the file', () => {
    expect(rejected({ 'flux.yaml': flux('path: ./apps'), 'apps/x.yaml': bare })).toEqual([
      'missing-namespace apps/x.yaml /metadata/namespace',
    ]);
    expect(rejected({ 'x.yaml': bare })).toEqual(['missing-namespace x.yaml /metadata/namespace']);
    expect(rejected({ 'x.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: {name: _}\n' })).toEqual(['wrong-name x.yaml /metadata/name']);
  });
});

describe('alternatives of which one is disabled', () => {
  const files = (comment: string): Files => ({
    'apps/kustomization.yaml': contents(`resources:\n- one.yaml\n${comment}`),
    'apps/one.yaml': map('a'),
    'apps/two.yaml': map('a'),
  });

  test('are accepted', () => {
    expect(rules(files('# - two.yaml\n'))).toEqual([]);
    expect(rules(files('# use ./two.yaml, where there is more than one node\n'))).toEqual([]);
  });

  test('alternatives that other files list one by one are accepted', () => {
    const folder = { 'base/kustomization.yaml': contents('resources: [x.yaml]'), 'base/x.yaml': map('x') };
    const choices = { 'base/one/y.yaml': map('a'), 'base/two/y.yaml': map('a') };
    const users = {
      'one/kustomization.yaml': contents('resources: [../base, ../base/one/y.yaml]'),
      'two/kustomization.yaml': contents('resources: [../base/two/y.yaml]'),
    };
    expect(rules({ ...folder, ...choices, ...users })).toEqual([]);
    expect(rules({ ...folder, ...choices, 'base/kustomization.yaml': contents('resources: [x.yaml, one/y.yaml, two/y.yaml]') })).toEqual([
      'duplicate-object base/two/y.yaml',
    ]);
  });

  test('a file that no kustomization.yaml lists is reported as unlisted, but not as applied twice', () => {
    expect(rules(files(''))).toEqual(['unlisted-file apps/two.yaml']);
    expect(rules(files('- two.yaml\n'))).toEqual(['duplicate-object apps/two.yaml']);
  });
});

describe('files of other programs are skipped', () => {
  test.each([
    ['eksctl', 'apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: {name: a, region: eu-west-1}\n'],
    ['kind', 'apiVersion: kind.x-k8s.io/v1alpha4\nkind: Cluster\nnodes: [{role: control-plane}]\n'],
    ['k3d', 'apiVersion: k3d.io/v1alpha5\nkind: Simple\nmetadata: {name: a}\n'],
    ['kubeadm', 'apiVersion: kubeadm.k8s.io/v1beta4\nkind: ClusterConfiguration\nclusterName: a\n'],
    ['Kubernetes', 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nmaxPods: 50\n'],
    ['Talos', 'apiVersion: v1alpha1\nkind: HostnameConfig\nhostname: a\n'],
    ['Skaffold', 'apiVersion: skaffold/v4beta11\nkind: Config\nmetadata: {name: a}\n'],
    ['Backstage', 'apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata: {name: a}\nspec: {type: service}\n'],
    ['Crossplane packages', 'apiVersion: meta.pkg.crossplane.io/v1\nkind: Configuration\nmetadata: {name: a}\nspec: {}\n'],
    ['container-use', 'apiVersion: container-use/v1alpha1\nkind: EnvironmentConfig\nmetadata: {name: a}\n'],
    [
      'crossplane composition render',
      'apiVersion: ec2.aws.upbound.io/v1beta1\nkind: VPC\nmetadata: {name: a-x7k2p, uid: 2f0c, annotations: {crossplane.io/composition-resource-name: vpc}}\nspec: {forProvider: {region: eu-west-1}}\n',
    ],
    ['kubectl', 'apiVersion: v1\nkind: Config\nclusters: []\ncontexts: []\nusers: []\n'],
  ])('%s', (program, text) => {
    expect(skipped({ 'a.yaml': text })).toEqual([`other-program a.yaml ${program}`]);
    expect(rules({ 'a.yaml': text })).toEqual([]);
    // Who lists such a file sends it to the API server.
    expect(result({ 'kustomization.yaml': contents('resources: [a.yaml]'), 'a.yaml': text })).toContain('a.yaml');
  });

  test.each([
    ['a machine of Talos', 'version: v1alpha1\nmachine: {type: worker}\ncluster: {}\n'],
    ['MkDocs', 'markdown_extensions:\n- pymdownx.emoji: {emoji_index: !!python/name:material.extensions.emoji.twemoji }\n'],
    ['helmfile', 'releases:\n- name: a\n  chart: ./a\n'],
    ['Docker Compose', 'services: {web: {image: nginx, kind: x}}\n'],
    ['a workflow', 'on: push\njobs: {a: {runs-on: ubuntu-latest, steps: [{uses: "a/b@c"}]}}\n'],
    ['Task', 'version: "3"\ntasks: {a: {cmds: [echo]}}\n'],
    ['values of a chart', 'image: {tag: "1"}\nserviceAccount: {create: true}\n'],
  ])('%s, next to a kustomization.yaml of a folder that Flux applies', (_name, text) => {
    const files = {
      'flux.yaml': flux('path: ./apps'),
      'apps/shop/kustomization.yaml': contents('resources: [x.yaml]'),
      'apps/shop/x.yaml': map('a'),
      'apps/shop/values.yaml': text,
    };
    expect(rules(files)).toEqual([]);
    expect(skipped(files)).toEqual(['not-kubernetes apps/shop/values.yaml']);
  });
});

describe('a Flux Kustomization of another repository does not apply the files here', () => {
  const files = {
    'clusters/a/apps.yaml': flux('path: ./apps'),
    'clusters/a/fleet.yaml': source('fleet', 'https://git.example.org/fleet.git'),
    'clusters/a/other.yaml': source('other', 'https://git.example.org/other.git'),
    'clusters/a/theirs.yaml': flux('path: ./', 'theirs', 'other'),
    'apps/x.yaml': map('a'),
    'mkdocs.yml': 'site_name: a\n',
  };

  test('if its path is the root of its own repository', () => expect(rejected(files)).toEqual([]));

  test('a Flux Kustomization of this repository does, with any name of its source', () => {
    const wrong = ['not-an-object mkdocs.yml /apiVersion', 'not-an-object mkdocs.yml /kind'];
    expect(rejected({ ...files, 'clusters/a/theirs.yaml': flux('path: ./', 'all') })).toEqual(wrong);
    expect(rejected({ ...files, 'clusters/a/other.yaml': source('other', 'https://git.example.org/fleet.git') })).toEqual(wrong);
  });
});

describe('expectations of KUTTL tests', () => {
  const suite = 'apiVersion: kuttl.dev/v1beta1\nkind: TestSuite\ntestDirs: [tests/apis/]\n';
  const part = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {namespace: shop}\ndata: {a: b}\n';
  const expected = { 'kuttl-test.yaml': suite, 'tests/apis/one/01-assert.yaml': part, 'tests/apis/one/02-errors.yaml': part };

  test('are not manifests in the directories of a suite', () => {
    expect(rejected(expected)).toEqual([]);
    expect(skipped(expected)).toContain('other-program tests/apis/one/01-assert.yaml KUTTL');
  });

  test('are in directories that are relative to a folder above the suite', () => {
    const { 'kuttl-test.yaml': _, ...files } = expected;
    expect(rejected({ ...files, 'tests/kuttl/suite.yaml': suite })).toEqual([]);
  });

  test.each<[string, Files]>([
    ['without a suite', { 'tests/apis/one/01-assert.yaml': part }],
    ['in another directory', { 'kuttl-test.yaml': suite, 'apps/one/01-assert.yaml': part }],
    ['with another name', { 'kuttl-test.yaml': suite, 'tests/apis/one/01-install.yaml': part }],
    ['that Flux applies', { ...expected, 'tests/apis/one/02-errors.yaml': '', 'ks.yaml': flux('path: ./tests') }],
  ])('are manifests %s', (_, files) => expect(rejected(files)).toHaveLength(1));
});

describe('templates of ytt', () => {
  const object = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n';

  test.each([
    ['a value', `${object}  name: #@ data.values.name\n`],
    ['an item', `${object}  finalizers:\n  - #@ data.values.finalizer\n`],
    ['a module', `#@ load("@ytt:data", "data")\n---\n${object}`],
    ['the values', `#@data/values\n---\n${object}`],
  ])('are not manifests: %s', (_, text) => {
    expect(rejected({ 'config/a.yaml': text })).toEqual([]);
    expect(skipped({ 'config/a.yaml': text })).toContain('template config/a.yaml ytt');
  });

  test('a file with another comment is a manifest', () => {
    expect(rejected({ 'config/a.yaml': `${object}  #@see docs\n` })).not.toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { chartOf, chartYaml, type Files } from '../../test/chart-files.ts';
import { DEFAULT_CAPABILITIES } from '../render/capabilities.ts';
import { installRelease } from './install-release.ts';
import { releaseSpec } from './release-spec.ts';

type Fields = Readonly<Record<string, unknown>>;

const helmRelease = (spec: Fields): Fields => ({
  apiVersion: 'helm.toolkit.fluxcd.io/v2',
  kind: 'HelmRelease',
  metadata: { name: 'shop', namespace: 'apps' },
  spec,
});

const install = (files: Files, spec: Fields = {}) =>
  installRelease(releaseSpec(helmRelease(spec)), chartOf({ 'Chart.yaml': chartYaml('web'), ...files }), {
    capabilities: DEFAULT_CAPABILITIES,
    findValues: () => 'missing',
    makeUnknown: String,
  });

const configMap = (name: string, more = ''): string => `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\n${more}`;

const ORIGIN = { 'helm.toolkit.fluxcd.io/name': 'shop', 'helm.toolkit.fluxcd.io/namespace': 'apps' };

const objectsOf = (...parameters: Parameters<typeof install>) => install(...parameters).objects.map(({ object }) => object);

describe('the installation of a HelmRelease', () => {
  it('names the release after the HelmRelease, with its target namespace in front, and shortens long names', () => {
    const text = configMap('{{ .Release.Name }}', '  namespace: {{ .Release.Namespace }}\n');
    const nameOf = (spec: Fields) => objectsOf({ 'templates/a.yaml': text }, spec)[0]?.metadata;
    expect(nameOf({})).toMatchObject({ name: 'shop', namespace: 'apps' });
    expect(nameOf({ targetNamespace: 'web' })).toMatchObject({ name: 'web-shop', namespace: 'web' });
    expect(nameOf({ releaseName: 'own', targetNamespace: 'web' })).toMatchObject({ name: 'own', namespace: 'web' });
    expect(nameOf({ targetNamespace: 'a-very-long-namespace-name-for-a-release-of-all' })).toMatchObject({
      name: 'a-very-long-namespace-name-for-a-release-of-all-shop',
    });
    expect(nameOf({ targetNamespace: 'a-very-long-namespace-name-for-a-release-of-everything' })).toMatchObject({
      name: expect.stringMatching(/^a-very-long-namespace-name-for-a-release-[0-9a-f]{12}$/),
    });
  });

  it('reads rendered YAML as kustomize does, since a post-renderer always runs', () => {
    const data = 'data:\n  a: yes\n  b: 2020-01-01\n  c: 010\n  d: 9007199254740993\n';
    expect(objectsOf({ 'templates/a.yaml': configMap('a', data) })[0]?.data).toEqual({
      a: 'yes',
      b: '2020-01-01T00:00:00Z',
      c: 8,
      d: 9007199254740993n,
    });
  });

  it('sets commonMetadata over the labels of the chart, and the labels of the origin over both', () => {
    const spec = { commonMetadata: { labels: { team: 'x', 'helm.toolkit.fluxcd.io/name': 'no' }, annotations: { a: 'b' } } };
    expect(objectsOf({ 'templates/a.yaml': configMap('a', '  labels: {team: chart}\n') }, spec)[0]?.metadata).toEqual({
      name: 'a',
      labels: { team: 'x', ...ORIGIN },
      annotations: { a: 'b' },
    });
  });

  it('runs patches and images over all objects, also where annotations did not exist', () => {
    const patch = '- {op: add, path: /metadata/annotations/a, value: b}';
    const renderer = { kustomize: { patches: [{ patch, target: { kind: 'ConfigMap' } }], images: [{ name: 'nginx', newTag: '2' }] } };
    const pod = 'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c, image: nginx:1}]}\n';
    const [map, other] = objectsOf({ 'templates/a.yaml': configMap('a'), 'templates/b.yaml': pod }, { postRenderers: [renderer] });
    expect(map?.metadata).toEqual({ name: 'a', labels: ORIGIN, annotations: { a: 'b' } });
    expect(other?.spec).toEqual({ containers: [{ name: 'c', image: 'nginx:2' }] });
  });

  it('accepts an integer of any size in a post-renderer', () => {
    const renderer = { kustomize: { images: [{ name: 'nginx', newTag: 12345678901234567890n }] } };
    expect(() => objectsOf({ 'templates/a.yaml': configMap('a') }, { postRenderers: [renderer] })).toThrow(
      'error while running post render on files',
    );
  });

  it('keeps a file that is named like the prototype of objects', () => {
    const files = { 'templates/a.yaml': configMap('a', 'data:\n  x: {{ (.Files.Glob "f/*").AsConfig | quote }}\n'), 'f/__proto__': 'b' };
    expect(objectsOf(files)[0]).toMatchObject({ data: { x: '__proto__: b' } });
  });

  it('installs an object for local use, unless a post-renderer of kustomize drops it', () => {
    const files = { 'templates/a.yaml': configMap('a', '  annotations: {config.kubernetes.io/local-config: "true"}\n') };
    expect(objectsOf(files)).toHaveLength(1);
    expect(objectsOf(files, { postRenderers: [{ kustomize: {} }] })).toHaveLength(0);
  });

  it('rejects two objects with one name, and a hook with the name of an object unless hooks are separate', () => {
    const hook = configMap('a', '  annotations: {helm.sh/hook: pre-install}\n');
    const files = { 'templates/a.yaml': configMap('a'), 'templates/b.yaml': hook };
    expect(() => install({ 'templates/a.yaml': `${configMap('a')}---\n${configMap('a')}` })).toThrow(
      'error while running post render on files',
    );
    expect(() => install(files)).toThrow('error while running post render on files');
    const { objects, hooks } = install(files, { postRenderStrategy: 'separate' });
    expect([objects.length, hooks.map(({ hook: { events } }) => events)]).toEqual([1, [['pre-install']]]);
    expect(hooks[0]?.object.metadata).toMatchObject({ labels: ORIGIN });
    expect(install(files, { postRenderStrategy: 'nohooks' }).hooks[0]?.object.metadata).not.toHaveProperty('labels');
  });

  it('sorts objects by kind, separates hooks, and does not install a hook with an unknown event', () => {
    const objects = ['Service', 'Widget', 'Namespace', 'Deployment', 'Alpha'];
    const text = objects.map((kind) => `apiVersion: v1\nkind: ${kind}\nmetadata: {name: a}\n`).join('---\n');
    const hooks = configMap('h', '  annotations: {helm.sh/hook: "Post-Install, test", helm.sh/hook-weight: "-3"}\n');
    const unknown = configMap('u', '  annotations: {helm.sh/hook: crd-install}\n');
    const answer = install({ 'templates/a.yaml': text, 'templates/h.yaml': hooks, 'templates/u.yaml': unknown });
    expect(answer.objects.map(({ object }) => object.kind)).toEqual(['Namespace', 'Service', 'Deployment', 'Alpha', 'Widget']);
    expect(answer.hooks.map(({ hook }) => [hook.events, hook.weight])).toEqual([[['post-install', 'test'], -3]]);
  });

  it('applies the CRDs of crds/ unchanged, and no other objects there, unless the policy is Skip', () => {
    const crd = 'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: "{{ no template }}"}\n';
    const files = { 'crds/a.yaml': `${crd}---\n${configMap('ignored')}` };
    expect(install(files).crds.map(({ object }) => object.metadata)).toEqual([{ name: '{{ no template }}', labels: ORIGIN }]);
    expect(install(files, { install: { crds: 'Skip' } }).crds).toEqual([]);
  });

  it('drops annotations that are empty, and a document with comments only', () => {
    const files = { 'templates/a.yaml': `${configMap('a', '  annotations: {}\n')}---\n# nothing\n` };
    expect(objectsOf(files)).toEqual([{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', labels: ORIGIN } }]);
  });

  it.each<[Files, Fields, string]>([
    [{ 'templates/a.yaml': 'a: {' }, {}, 'error merging manifests: parsing web/templates/a.yaml: MalformedYAMLError: yaml: '],
    [{ 'templates/a.yaml': '{{ .Values.a.b.c }}' }, {}, 'nil pointer evaluating interface {}.b'],
    [{ 'templates/a.yaml': '{{ fail "no" }}' }, {}, 'execution error at (web/templates/a.yaml:1:3): no'],
    [{ 'templates/a.yaml': 'kind: A\nmetadata: {name: true}\n' }, {}, 'unable to build kubernetes objects from release manifest'],
    [{}, { releaseName: '-a' }, 'release name check failed'],
    [{ 'values.schema.json': '{"required": ["must"]}' }, {}, "web:\n- at '': missing property 'must'"],
  ])('fails for %j and %j like helm-controller', (files, spec, message) => {
    expect(() => install(files, spec)).toThrow(message);
  });
});

describe('a hostile chart', () => {
  const limits = { steps: 5000, output: 5000, parts: 5000 };
  const render = (text: string) =>
    installRelease(
      releaseSpec(helmRelease({})),
      chartOf({ 'Chart.yaml': chartYaml('web'), 'templates/a.yaml': text, 'templates/b.yaml': text }),
      {
        capabilities: DEFAULT_CAPABILITIES,
        findValues: () => 'missing',
        makeUnknown: String,
        limits,
      },
    );

  it.each([
    ['{{ range until 100 }}{{ range until 100 }}{{ end }}{{ end }}', 'web/templates/b.yaml: the template uses more than 5000 steps'],
    ['{{ range until 2600 }}{{ end }}', 'web/templates/a.yaml: the template uses more than'],
    ['{{ repeat 3000 "a" }}', 'web/templates/a.yaml: the template uses more than 2000 characters of output'],
    ['{{ define "a" }}{{ template "a" . }}{{ end }}{{ template "a" . }}', 'web/templates/b.yaml: the template uses more than'],
    ['{{ define "a" }}{{ include "a" . }}{{ end }}{{ include "a" . }}', 'rendering template has a nested reference name: a'],
    ['{{ $x := dict }}{{ $_ := set $x "x" $x }}{{ toYaml $x }}', ''],
  ])('ends at a limit for %j', (text, message) => {
    expect(() => render(text)).toThrow(message);
  });
});

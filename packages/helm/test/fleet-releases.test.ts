// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import { buildFleet, type FleetRoot, fileMapTree, searchRoots } from '@slipway/flux-build';
import { describe, expect, it } from 'vitest';
import { chartFolder, type FleetRelease, fieldOrigin, fleetReleases, withCapabilities } from '../src/index.ts';
import { chartYaml, type Files } from './chart-files.ts';

const SYNC = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: https://example.com/fleet, ref: {branch: main}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 10m, path: ./clusters/a, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}
`;

const CHART = {
  chart: { spec: { chart: './charts/web', sourceRef: { kind: 'GitRepository', name: 'flux-system', namespace: 'flux-system' } } },
};

const release = (name: string, spec: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({
    apiVersion: 'helm.toolkit.fluxcd.io/v2',
    kind: 'HelmRelease',
    metadata: { name, namespace: 'apps' },
    spec: { interval: '10m', ...CHART, ...spec },
  });

const configMap = (name: string, data: string): string => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\ndata:\n${data}`;

function releasesOf(
  releases: readonly string[],
  chart: Files,
  files: Files = {},
  present: FleetRoot['objects'] = [],
): readonly FleetRelease[] {
  const charts = Object.entries({ 'Chart.yaml': chartYaml('web'), ...chart }).map(([path, text]) => [`charts/web/${path}`, text] as const);
  const all = { 'clusters/a/flux-system/sync.yaml': SYNC, 'clusters/a/releases.yaml': releases.join('\n---\n'), ...files };
  const tree = fileMapTree(new Map([...charts, ...Object.entries(all)]));
  const { roots: found, evidence } = searchRoots(tree, '');
  const roots = found.map((root) => ({ ...root, objects: [...root.objects, ...present] }));
  const fleet = buildFleet({ tree, roots, evidence });
  return fleetReleases({
    fleet,
    owners: [...fleet.kustomizations, ...fleet.entries],
    charts: chartFolder(fileMapTree(new Map())),
    capabilitiesOf: () => withCapabilities(undefined),
    isNamespaced: ({ apiVersion, kind }) => (apiVersion === 'shop.example/v1' ? undefined : kind !== 'ClusterRole'),
  });
}

describe('the releases of a fleet', () => {
  it('renders a chart of the repository, and adds the namespace and the owner', () => {
    const templates = {
      'templates/a.yaml': `${configMap('a', '  b: "1"\n')}---\napiVersion: v1\nkind: ClusterRole\nmetadata: {name: r, namespace: x}\n`,
    };
    const [web] = releasesOf([release('web', {})], templates);
    expect(web?.chart).toMatchObject({ name: 'web', version: '1.0.0', origin: 'charts/web', defaults: {} });
    const labels = {
      'helm.toolkit.fluxcd.io/name': 'web',
      'helm.toolkit.fluxcd.io/namespace': 'apps',
      'app.kubernetes.io/managed-by': 'Helm',
    };
    const annotations = { 'meta.helm.sh/release-name': 'web', 'meta.helm.sh/release-namespace': 'apps' };
    expect(web?.objects?.map(({ object }) => object.metadata)).toEqual([
      { name: 'a', namespace: 'apps', labels, annotations },
      { name: 'r', labels, annotations },
    ]);
  });

  it('reads values from a Secret that is on the cluster before Flux', () => {
    const object = {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: 'own', namespace: 'apps' },
      stringData: { 'values.yaml': 'more: true' },
    };
    const spec = { valuesFrom: [{ kind: 'Secret', name: 'own' }] };
    const templates = { 'templates/a.yaml': `{{ if .Values.more }}\n${configMap('a', '  b: c\n')}{{ end }}` };
    const rendered = (present: FleetRoot['objects']) => releasesOf([release('web', spec)], templates, {}, present)[0]?.objects?.length;
    expect(rendered([])).toBe(0);
    expect(rendered([{ object, file: 'by-hand.yaml', index: 0 }])).toBe(1);
  });

  it('renders an upgrade only for a chart that may render another one', () => {
    const install = configMap('a', '  b: "{{ .Release.Name }}"\n');
    const [same] = releasesOf([release('web', {})], { 'templates/a.yaml': install });
    expect(same?.asUpgrade).toBeUndefined();
    for (const read of [
      '{{ .Release.Revision }}',
      '{{ $.Release.IsUpgrade }}',
      '{{ .Release | toJson | quote }}',
      '{{ index .Release "IsInstall" }}',
    ]) {
      const [web] = releasesOf([release('web', {})], { 'templates/a.yaml': `${install}  c: ${read}\n` });
      const data = [web, web?.asUpgrade?.(2), web?.asUpgrade?.(3)].map((each) => JSON.stringify(each?.objects?.[0]?.object.data));
      expect(data[1]).not.toBe(data[0]);
      if (read.includes('Revision')) expect(data[2]).toBe('{"b":"web","c":3}');
    }
  });

  it('applies one schema policy to installations, and another one to upgrades', () => {
    const chart = { 'templates/a.yaml': configMap('a', '  b: c\n'), 'values.schema.json': '{"required": ["name"]}' };
    const [web] = releasesOf([release('web', { upgrade: { disableSchemaValidation: true } })], chart);
    expect(web?.error?.message).toContain("missing property 'name'");
    expect(web?.asUpgrade?.(2).objects).toHaveLength(1);
  });

  it.each([
    ['new', ['Namespace']],
    ['kube-system', []],
  ])('adds the namespace that helm-controller creates for a release in %s', (targetNamespace, kinds) => {
    const [web] = releasesOf([release('web', { targetNamespace, install: { createNamespace: true } })], {});
    expect(web?.objects?.map(({ object }) => object.kind)).toEqual(kinds);
  });

  it('passes the values of a subchart without a type of their own, as a chart with a library needs', () => {
    const library = { 'charts/common/Chart.yaml': `${chartYaml('common')}type: library\n`, 'charts/common/values.yaml': 'a: {b: c}\n' };
    const template = configMap('a', '  b: {{ dig "a" "b" "" (deepCopy .Values.common) }}\n');
    const [web] = releasesOf([release('web', {})], { ...library, 'templates/a.yaml': template });
    expect(web?.objects?.[0]?.object).toMatchObject({ data: { b: 'c' } });
  });

  it('reports the chart that is not available, and the error of Helm', () => {
    const spec = { chart: { spec: { chart: 'db', version: '1.x', sourceRef: { kind: 'HelmRepository', name: 'charts' } } } };
    const [other, broken] = releasesOf([release('other', spec), release('web', {})], { 'templates/a.yaml': '{{ fail "no" }}' });
    expect(other?.missing).toBe('db 1.x of HelmRepository/apps/charts');
    expect(broken?.error).toEqual({ stage: 'render', message: 'execution error at (web/templates/a.yaml:1:3): no' });
  });

  it('serves the CRDs of all charts of the cluster to each of them, from crds/ and from templates', () => {
    const crd = (plural: string): string =>
      `apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: ${plural}.shop.example}\nspec: {group: ${plural}.example, names: {kind: A, plural: ${plural}}, scope: Namespaced, versions: [{name: v1, served: true, storage: true}]}\n`;
    const asking = (group: string): string =>
      `{{ if .Capabilities.APIVersions.Has "${group}.example/v1/A" }}\n${configMap(group, '  a: "1"\n')}{{ end }}`;
    const definer = (install = {}): string =>
      release('definer', { chart: { spec: { ...CHART.chart.spec, chart: './charts/definer' } }, install });
    const files = {
      'charts/definer/Chart.yaml': chartYaml('definer'),
      'charts/definer/crds/a.yaml': crd('widgets'),
      'charts/definer/templates/a.yaml': crd('gadgets'),
    };
    const templates = {
      'templates/a.yaml': asking('widgets'),
      'templates/b.yaml': asking('gadgets'),
      'templates/c.yaml': asking('others'),
    };
    const namesWith = (...releases: readonly string[]) =>
      releasesOf(releases, templates, files)
        .find(({ spec }) => spec.name === 'web')
        ?.objects?.map(({ object }) => (object.metadata as { readonly name: string }).name);
    expect(namesWith(release('web', {}))).toEqual([]);
    expect(namesWith(release('web', {}), definer())).toEqual(['widgets', 'gadgets']);
    expect(namesWith(release('web', {}), definer({ crds: 'Skip' }))).toEqual(['gadgets']);
  });

  it('reads from the CRDs in the charts which kinds have a namespace', () => {
    const crd = (kind: string, scope: string): string =>
      `apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: ${kind}}\nspec: {group: shop.example, names: {kind: ${kind}}, scope: ${scope}, versions: [{name: v1}]}\n`;
    const object = (kind: string): string => `apiVersion: shop.example/v1\nkind: ${kind}\nmetadata: {name: a}\n`;
    const [web] = releasesOf([release('web', {})], {
      'crds/a.yaml': `${crd('Local', 'Namespaced')}---\n${crd('Wide', 'Cluster')}`,
      'templates/a.yaml': `${object('Local')}---\n${object('Wide')}---\n${object('Other')}`,
    });
    expect(web?.error).toBeUndefined();
    const namespaces = web?.objects?.map(({ object: { kind, metadata } }) => [kind, (metadata as { namespace?: string }).namespace]);
    expect(namespaces?.slice(2)).toEqual(
      expect.arrayContaining([
        ['Local', 'apps'],
        ['Wide', undefined],
        ['Other', undefined],
      ]),
    );
  });

  it('rejects the path of a chart, and of a values file, that leads out of the source', () => {
    const chartAt = (chart: string, valuesFiles: readonly string[] = []) => ({
      chart: { spec: { ...CHART.chart.spec, chart, valuesFiles } },
    });
    const [out, values] = releasesOf(
      [release('out', chartAt('../../etc')), release('values', chartAt('./charts/web', ['../../etc/passwd']))],
      {},
    );
    expect(out?.error?.message).toBe("path '../../etc' leads out of the source");
    expect(values?.error?.message).toBe("path '../../etc/passwd' leads out of the source");
  });

  it('writes an expression for an unknown value, and marks the objects that depend on it', () => {
    const valuesFrom = [{ kind: 'Secret', name: 'db', valuesKey: 'password', targetPath: 'password' }];
    const templates = {
      'templates/a.yaml': configMap('a', '  url: "db://{{ .Values.password }}@host"\n  random: {{ randAlphaNum 8 }}\n'),
      'templates/b.yaml': `{{ if .Values.password }}\n${configMap('b', '  c: d\n')}{{ end }}\n`,
    };
    const [web] = releasesOf([release('web', { valuesFrom })], templates);
    const [a, b] = web?.objects ?? [];
    expect(a?.object.data).toEqual({ url: 'db://${Secret_apps_db}@host', random: '${randAlphaNum}' });
    expect(a?.unknownVariables).toEqual(['Secret_apps_db', 'randAlphaNum']);
    expect([a?.perhaps, b?.perhaps]).toEqual([false, true]);
  });

  it('reads values from objects of the cluster, and lists a whole file that only the cluster has', () => {
    const values = configMap('values', '  values.yaml: |\n    name: from-map\n').replace('{name:', '{namespace: apps, name:');
    const valuesFrom = [
      { kind: 'ConfigMap', name: 'values' },
      { kind: 'Secret', name: 'more' },
    ];
    const [web] = releasesOf(
      [release('web', { valuesFrom })],
      { 'templates/a.yaml': configMap('{{ .Values.name }}', '  a: b\n') },
      { 'clusters/a/values.yaml': values },
    );
    expect(web?.objects?.map(({ object }) => object.metadata)).toMatchObject([{ name: 'from-map' }]);
    expect(web?.installation?.composed.unknownFiles).toEqual(['Secret apps/more']);
  });

  it('names the line of the template, and the path of the value in the release, for a chart within a chart too', () => {
    const chart = {
      'templates/a.yaml': configMap('a', '  plain: text\n  size: {{ .Values.image.size | quote }}\n  name: "a:{{ .Values.image.size }}"\n'),
      'charts/db/Chart.yaml': chartYaml('db'),
      'charts/db/templates/b.yaml': configMap('b', '{{ toYaml .Values.data | indent 2 }}\n'),
      'charts/db/values.yaml': 'data: {x: "1"}\n',
    };
    const [web] = releasesOf([release('web', { values: { image: { size: 3 } } })], chart);
    const [b, a] = web?.objects ?? [];
    expect(a && fieldOrigin(a, '/data/size')).toEqual({ template: 'web/templates/a.yaml', line: 6, valuesPath: ['image', 'size'] });
    expect(a && fieldOrigin(a, '/data/name')).toEqual({ template: 'web/templates/a.yaml', line: 7, valuesPath: ['image', 'size'] });
    expect(a && fieldOrigin(a, '/data/plain')).toEqual({ template: 'web/templates/a.yaml', line: 5 });
    expect(b && fieldOrigin(b, '/data/x')).toEqual({
      template: 'web/charts/db/templates/b.yaml',
      line: 5,
      valuesPath: ['db', 'data', 'x'],
    });
  });

  it('reports the value that the schema of a subchart rejects', () => {
    const chart = {
      'charts/db/Chart.yaml': chartYaml('db'),
      'charts/db/values.schema.json': '{"allOf": [{"properties": {"it\'s": {"type": "integer"}}}]}',
    };
    const [web] = releasesOf([release('web', { values: { "it's": 1, db: { "it's": 'two' } } })], chart);
    expect(web?.error).toMatchObject({ stage: 'render', valuesPath: ['db', "it's"] });
  });

  it('accepts texts with variables that only the cluster has, also in stored values, for any schema', () => {
    const stored = { 'values.yaml': 'host: shop.${DOMAIN}\nzone: ${ZONE}\nport: 1\n' };
    const values = JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'web', namespace: 'apps' }, data: stored });
    const files = {
      'clusters/a/apps.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec:
  {interval: 1m, path: ./apps, prune: true, sourceRef: {kind: GitRepository, name: flux-system}, postBuild: {substituteFrom: [{kind: Secret, name: vars}]}}
`,
      'apps/web.yaml': `${release('web', { valuesFrom: [{ kind: 'ConfigMap', name: 'web' }], values: { mail: '${USER}@shop.example' } })}\n---\n${values}`,
    };
    const name = { type: 'string', pattern: '^[a-z.@]+$' };
    const schema = (port: object): Files => ({
      'values.schema.json': JSON.stringify({ properties: { host: name, zone: name, mail: name, port } }),
      'templates/a.yaml': configMap('a', '  b: "{{ .Values.host }} {{ .Values.zone }} {{ .Values.mail }}"\n'),
    });
    const [web] = releasesOf([], schema({ type: 'number' }), files);
    expect(web?.error).toBeUndefined();
    expect(web?.objects?.[0]?.object.data).toEqual({ b: 'shop.${DOMAIN} ${ZONE} ${USER}@shop.example' });
    expect(releasesOf([], schema({ type: 'string' }), files)[0]?.error?.message).toContain("- at '/port': got number, want string");
  });

  it('treats the result of lookup as unknown, so that no branch of the template fails the release', () => {
    const text = '{{ $found := lookup "v1" "Secret" "apps" "db" }}{{ if not $found }}{{ fail "no database" }}{{ end }}\n';
    const [web] = releasesOf([release('web', {})], { 'templates/a.yaml': `${text}${configMap('a', '  b: c\n')}` });
    expect(web?.error).toBeUndefined();
    expect(web?.objects).toHaveLength(1);
  });

  it('has the kinds of the CRDs of the chart in .Capabilities', () => {
    const crd =
      'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: widgets.example.com}\nspec: {group: example.com, names: {kind: Widget}, versions: [{name: v1, served: true}, {name: v0, served: false}]}\n';
    const has = (version: string): string => `{{ .Capabilities.APIVersions.Has "${version}" }}`;
    const data = `  a: "${has('example.com/v1/Widget')}"\n  b: "${has('example.com/v0')}"\n`;
    const [web] = releasesOf([release('web', {})], { 'crds/a.yaml': crd, 'templates/a.yaml': configMap('a', data) });
    expect(web?.objects?.[1]?.object.data).toEqual({ a: 'true', b: 'false' });
  });

  it('renders a release that several clusters have once', () => {
    const files = {
      'clusters/b/flux-system/sync.yaml': SYNC.replace('./clusters/a', './clusters/b'),
      'clusters/b/releases.yaml': release('web', { values: { a: 1 } }),
    };
    const found = releasesOf([release('web', { values: { a: 1 } })], { 'templates/a.yaml': configMap('a', '  b: c\n') }, files);
    expect(found.map(({ cluster }) => cluster)).toEqual(['a', 'b']);
    expect(found[0]?.objects).toHaveLength(1);
    expect(found[1]?.objects).toBe(found[0]?.objects);
  });
});

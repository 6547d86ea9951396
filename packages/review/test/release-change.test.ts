import { describe, expect, test } from 'vitest';
import { reviewJson } from '../src/index.ts';
import { chart, cluster, type Files, release, reviewOfReleases } from './release-fleet.ts';

const configMap = (name: string, data = '', metadata = ''): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}${metadata}}\ndata: {a: "${data}"}\n`;
const crd = (fields: string): string => `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {kind: Widget, plural: widgets}
  versions:
  - {name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {${fields}}}}}}}
`;
const templates = (...documents: readonly string[]): Files => ({ 'templates/all.yaml': documents.join('---\n') });

/** Reviews an upgrade of the chart from 1.0.0 to 2.0.0 on one cluster. */
const bump = (old: Files, next: Files, spec: Readonly<Record<string, unknown>> = {}, refusals: readonly string[] = []) => {
  const charts = { ...chart('1.0.0', old), ...chart('2.0.0', next) };
  const [before, after] = ['1.0.0', '2.0.0'].map((version) => ({ ...charts, ...cluster('a', release(version, spec)) }));
  return reviewOfReleases(before ?? {}, after ?? {}, (object) => (object.kind === 'ConfigMap' ? refusals : []));
};

/** Returns the changes of objects of releases, as `action name cause`. */
const steps = ({ changes }: Pick<ReturnType<typeof bump>, 'changes'>): readonly string[] =>
  changes.filter((change) => change.release !== undefined).map(({ action, name, why = '' }) => `${action} ${name} ${why}`.trim());

const rulesOf = ({ risks }: ReturnType<typeof bump>): readonly string[] => [...new Set(risks.map(({ rule }) => rule))];

describe('the change of a release', () => {
  test('creates, changes, deletes and keeps objects', () => {
    const keep = ', annotations: {helm.sh/resource-policy: keep}';
    const review = bump(
      templates(configMap('same'), configMap('other', '1'), configMap('gone'), configMap('kept', '', keep)),
      templates(configMap('same'), configMap('other', '2'), configMap('new')),
    );
    expect(steps(review)).toEqual(['delete gone not-in-chart', 'change other', 'orphan kept kept-by-policy', 'create new']);
    expect(review.changes.find(({ name }) => name === 'other')).toMatchObject({
      release: 'apps/web',
      template: 'web/templates/all.yaml',
      kustomization: 'flux-system/flux-system',
      hunks: [{ path: 'data.a', before: '1', after: '2' }],
    });
    expect(review.releases).toMatchObject([
      { name: 'apps/web', action: 'upgrade', before: { name: 'web', version: '1.0.0' }, after: { version: '2.0.0' }, objects: 3 },
    ]);
    expect(review.unknown).toEqual([]);
  });

  test('renders both sides of an upgrade as upgrades, in different revisions', () => {
    const both = (value: string) =>
      `{{ if .Release.IsInstall }}${configMap('first', value)}{{ else }}${configMap('later', value)}---\n${configMap('r{{ .Release.Revision }}')}{{ end }}`;
    const review = bump(templates(both('1')), templates(both('2')));
    expect(steps(review)).toEqual(['delete r2 not-in-chart', 'change later', 'create r3']);
  });

  test('shows the objects of a release with a kubeconfig on the cluster of the kubeconfig', () => {
    const remote = (name: string) => ({ kubeConfig: { secretRef: { name } } });
    const review = bump(templates(configMap('a', '1')), templates(configMap('a', '2')), remote('spoke-kubeconfig'));
    expect(review.changes.map(({ kind, clusters }) => [kind, clusters])).toEqual([
      ['ConfigMap', ['spoke']],
      ['HelmRelease', ['a']],
    ]);
    expect(review.releases).toMatchObject([{ name: 'apps/web', clusters: ['spoke'] }]);
    expect(review.clusters).toBe(2);
    const hubs = {
      ...chart('1.0.0', templates(configMap('a'))),
      ...cluster('a', release('1.0.0', remote('x'))),
      ...cluster('b', release('1.0.0', remote('x'))),
    };
    expect(reviewOfReleases({}, hubs).releases).toMatchObject([{ clusters: ['x.a', 'x.b'] }]);
    const files = chart('1.0.0', templates(configMap('a')));
    const [before = {}, after = {}] = ['x', 'y'].map((name) => ({ ...files, ...cluster('a', release('1.0.0', remote(name))) }));
    const moved = reviewOfReleases(before, after);
    expect(moved.releases).toMatchObject([{ clusters: ['y'], action: 'install' }]);
  });

  test('renders an installation as one, and an upgrade that Helm refuses fails', () => {
    const text = `{{ if .Release.IsUpgrade }}{{ fail "no upgrades" }}{{ end }}${configMap('a')}`;
    const files = chart('1.0.0', templates(text));
    const fleet = { ...files, ...cluster('a', release('1.0.0')) };
    expect(steps(reviewOfReleases({ ...files, ...cluster('a', '') }, fleet))).toEqual(['create a']);
    const next = bump(templates(text), templates(text.replace('name: a', 'name: b')));
    expect(rulesOf(next)).toContain('release-fails');
    expect(steps(next)).toEqual([]);
  });

  test('counts labels and checksums of charts, and has no risk for them, also in a new major version', () => {
    const marked = (version: string) =>
      configMap('a', '', `, labels: {helm.sh/chart: web-${version}, app.kubernetes.io/version: ${version}}`);
    const review = bump(templates(marked('1.0.0')), templates(marked('2.0.0')));
    expect(review.changes).toMatchObject([{ kind: 'HelmRelease', risk: 0 }]);
    expect(review.releases).toMatchObject([{ noiseOnly: 1 }]);
    expect(review.risks).toEqual([]);
  });

  test('uses the values of each cluster, and folds clusters with the same change', () => {
    const files = {
      ...chart('1.0.0', templates(configMap('a', 'old {{ .Values.b }}'))),
      ...chart('2.0.0', templates(configMap('a', 'new {{ .Values.b }}'))),
    };
    const state = (version: string) => ({
      ...files,
      ...Object.assign({}, ...['x', 'y', 'z'].map((name) => cluster(name, release(version, { values: { b: name === 'z' ? 2 : 1 } })))),
    });
    const { changes } = reviewOfReleases(state('1.0.0'), state('2.0.0'));
    const own = changes.filter(({ name }) => name === 'a').map(({ clusters, hunks }) => [clusters, hunks[0]?.after]);
    expect(own).toEqual([
      [['x', 'y'], 'new 1'],
      [['z'], 'new 2'],
    ]);
  });

  test('fails as a whole if the API server refuses one object: nothing is deleted, and a remediation restores the rest', () => {
    const secret = 'apiVersion: v1\nkind: ServiceAccount\nmetadata: {name: s, labels: {a: VALUE}}\n';
    const old = templates(configMap('a', '1'), secret.replace('VALUE', 'x'), secret.replace('name: s', 'name: gone'));
    const next = templates(configMap('a', '2'), secret.replace('VALUE', 'y'));
    const review = bump(old, next, {}, ['data is immutable']);
    expect(steps(review)).toEqual(['blocked a refused', 'blocked gone upgrade-fails', 'change s']);
    expect(rulesOf(review)).toContain('change-refused');
    expect(review.risks[0]?.evidence).toBe(
      'ConfigMap/apps/a of HelmRelease/apps/web cannot be changed: data is immutable. The whole upgrade fails; the release remains failed, with the other objects changed and nothing deleted',
    );
    const upgrade = { remediation: { retries: 3 } };
    expect(steps(bump(old, next, { upgrade }, ['no']))).toEqual([
      'blocked a refused',
      'blocked gone upgrade-fails',
      'blocked s upgrade-fails',
    ]);
  });

  test('updates the CRDs in crds/ by default, and leaves them with Skip and without server-side apply', () => {
    const [old, next] = ['a: {type: string}, b: {type: string}', 'a: {type: string}, c: {type: string}'].map((fields) => ({
      'crds/a.yaml': crd(fields),
    }));
    const changed = bump(old ?? {}, next ?? {});
    expect(steps(changed)).toEqual(['change widgets.example.com']);
    expect(changed.risks.map(({ evidence }) => evidence)).toContain(
      'CustomResourceDefinition/widgets.example.com: v1 does not have spec.b any more',
    );
    const narrower = bump(
      { 'crds/a.yaml': crd('a: {type: string, enum: [x, y]}') },
      { 'crds/a.yaml': crd('a: {type: string, enum: [x]}') },
    );
    expect(narrower.risks.map(({ evidence }) => evidence)).toContain(
      'CustomResourceDefinition/widgets.example.com: v1: spec.a does not accept y any more',
    );
    const skipped = bump(old ?? {}, next ?? {}, { upgrade: { crds: 'Skip' } });
    expect(steps(skipped)).toEqual(['blocked widgets.example.com chart-crd-not-upgraded']);
    expect(rulesOf(skipped)).toEqual(['crds-not-upgraded']);
    expect(steps(bump(old ?? {}, next ?? {}, { upgrade: { serverSideApply: 'disabled' } }))).toHaveLength(1);
    expect(steps(bump({}, next ?? {}, { upgrade: { serverSideApply: 'disabled' } }))).toEqual(['create widgets.example.com']);
  });

  test('a CRD that the folder crds/ has no longer stays, and one that moves into the templates is not created', () => {
    const [file, kept] = [
      crd('a: {type: string}'),
      crd('a: {type: string}').replace('metadata: {', 'metadata: {annotations: {helm.sh/resource-policy: keep}, '),
    ];
    expect(steps(bump({ 'crds/a.yaml': file }, {}))).toEqual(['orphan widgets.example.com chart-crd-kept']);
    expect(steps(bump({ 'crds/a.yaml': file }, { 'templates/a.yaml': crd('b: {type: string}') }))).toEqual(['change widgets.example.com']);
    expect(steps(bump({ 'templates/a.yaml': file }, { 'crds/a.yaml': file }))).toEqual(['delete widgets.example.com not-in-chart']);
    expect(steps(bump({ 'templates/a.yaml': kept }, { 'crds/a.yaml': crd('b: {type: string}') }))).toEqual(['change widgets.example.com']);
  });

  test('lists the hooks that run, and the functions of random content, which is no change', () => {
    const hook =
      'apiVersion: v1\nkind: Pod\nmetadata: {name: h, annotations: {helm.sh/hook: "pre-upgrade,pre-install"}}\nspec: {containers: [{name: a, image: "a/h:VERSION"}]}\n';
    const files = (version: string) => templates(configMap('a', '{{ randAlphaNum 8 }}'), hook.replace('VERSION', version));
    const review = bump(files('1'), files('2'));
    expect(review.releases).toMatchObject([
      { hooks: ['pre-upgrade Pod/apps/h'], random: ['randAlphaNum'], images: [{ before: 'a/h:1', after: 'a/h:2' }] },
    ]);
    expect(steps(review)).toEqual([]);
    expect(review.unknown).toEqual([]);
  });

  test('reports hooks with an image of a new registry, or with new privileges', () => {
    const hook = (image: string, more = '') =>
      `apiVersion: v1\nkind: Pod\nmetadata: {name: h, annotations: {helm.sh/hook: pre-upgrade}}\nspec: {${more}containers: [{name: a, image: "${image}"}]}\n`;
    const app = 'apiVersion: v1\nkind: Pod\nmetadata: {name: app}\nspec: {containers: [{name: a, image: "quay.io/a/app:1"}]}\n';
    const risks = (before: string, after: string) =>
      bump(templates(app, before), templates(app, after))
        .risks.filter(({ level }) => level >= 2)
        .map(({ rule, evidence }) => `${rule}: ${evidence}`);
    expect(risks(hook('quay.io/a/h:1'), hook('ghcr.io/a/h:1'))).toEqual([
      'new-registry: ghcr.io is a new registry or host, for Pod/apps/h',
    ]);
    expect(risks(hook('ghcr.io/a/h:1'), hook('ghcr.io/a/h:2'))).toEqual([]);
    expect(risks(hook('quay.io/a/h:1'), hook('quay.io/a/h:1', 'hostNetwork: true, '))).toEqual([
      expect.stringMatching(/^pods-privileged: Pod\/apps\/h: /),
    ]);
  });

  test('uninstalls a deleted release, except CRDs of crds/ and objects with any policy', () => {
    const files = {
      ...templates(configMap('a'), configMap('kept', '', ', annotations: {helm.sh/resource-policy: retain}')),
      'crds/a.yaml': crd('a: {type: string}'),
    };
    const charts = chart('1.0.0', files);
    const review = reviewOfReleases(
      { ...charts, ...cluster('a', release('1.0.0'), configMap('x')) },
      { ...charts, ...cluster('a', configMap('x')) },
    );
    expect(steps(review)).toEqual([
      'delete a release-uninstalled',
      'orphan kept kept-by-policy',
      'orphan widgets.example.com chart-crd-kept',
    ]);
    expect(review.releases).toMatchObject([{ action: 'uninstall' }]);
  });

  test('installs a release of another name again, and leaves objects behind when its namespace changes', () => {
    const charts = chart('1.0.0', templates(configMap('fixed'), configMap('{{ .Release.Name }}')));
    const state = (spec: Readonly<Record<string, unknown>>) => ({ ...charts, ...cluster('a', release('1.0.0', spec)) });
    const renamed = reviewOfReleases(state({}), state({ releaseName: 'other' }));
    expect(steps(renamed)).toEqual(['recreate fixed', 'delete web release-uninstalled', 'create other']);
    expect(renamed.releases).toMatchObject([{ action: 'reinstall' }]);
    const own = { targetNamespace: 'own', install: { createNamespace: true } };
    expect(steps(reviewOfReleases(state({ ...own, releaseName: 'web' }), state({ ...own, releaseName: 'other' })))).toEqual(steps(renamed));
    const moved = reviewOfReleases(state({ releaseName: 'web' }), state({ releaseName: 'web', targetNamespace: 'new' }));
    expect(steps(moved)).toContain('orphan fixed left-in-old-namespace');
    expect(rulesOf(moved)).toContain('resource-left-behind');
  });

  test('does not upgrade a chart of Git whose version is the same', () => {
    const files = (data: string) => ({
      ...chart('1.0.0', templates(configMap('a', data))),
      ...cluster('a', release('1.0.0', { chart: { spec: CHART_IN_GIT } })),
    });
    const review = reviewOfReleases(files('1'), files('2'));
    expect(steps(review)).toEqual(['blocked a no-upgrade']);
    expect(rulesOf(review)).toEqual(['release-not-upgraded']);
  });

  test('reports a chart that is available on one side, and a release that Helm refuses after the change', () => {
    const one = chart('1.0.0', templates(configMap('a')));
    const missing = reviewOfReleases({ ...one, ...cluster('a', release('1.0.0')) }, { ...one, ...cluster('a', release('2.0.0')) });
    expect(missing.unknown).toEqual([
      { what: 'chart', side: 'head', name: 'apps/web', clusters: ['a'], message: 'web 2.0.0 of HelmRepository/apps/charts' },
    ]);
    const refused = bump(templates(configMap('a')), templates('{{ fail "set b" }}'));
    expect(refused.risks.map(({ rule, evidence }) => [rule, evidence])).toContainEqual([
      'release-fails',
      'HelmRelease/apps/web is not upgraded: execution error at (web/templates/all.yaml:1:3): set b',
    ]);
  });

  test('reports that an upgrade keeps the values of the installed release', () => {
    const [old, next] = [templates(configMap('a', '1')), templates(configMap('a', '2'))];
    const kept = bump(old, next, { upgrade: { preserveValues: true } });
    expect(kept.risks.find(({ rule }) => rule === 'release-values-kept')).toMatchObject({
      level: 2,
      evidence: expect.stringContaining('HelmRelease/apps/web has upgrade.preserveValues'),
    });
    expect(rulesOf(bump(old, next, { upgrade: { preserveValues: false } }))).not.toContain('release-values-kept');
    const files = chart('1.0.0', old);
    const [before = {}, after = {}] = ['1h', '2h'].map((interval) => ({
      ...files,
      ...cluster('a', release('1.0.0', { interval, upgrade: { preserveValues: true } })),
    }));
    expect(rulesOf(reviewOfReleases(before, after))).not.toContain('release-values-kept');
  });

  test('renders an upgrade that keeps values with the values and the chart of the base', () => {
    const shown = { 'templates/all.yaml': configMap('a', '{{ .Values | toJson | replace "\\"" "" }}') };
    const charts = {
      ...chart('1.0.0', { ...shown, 'values.yaml': 'a: 1\nb: {c: old, d: 2}\n' }),
      ...chart('2.0.0', { ...shown, 'values.yaml': 'a: 3\nb: {c: new, d: 4}\nf: 5\n' }),
    };
    const state = (version: string, values: object, preserveValues: boolean) => ({
      ...charts,
      ...cluster('a', release(version, { values, upgrade: { preserveValues } })),
    });
    const after = (preserveValues: boolean) => {
      const base = state('1.0.0', { gone: 'x', b: { d: 6 } }, preserveValues);
      const { changes, releases = [] } = reviewOfReleases(base, state('2.0.0', { g: 7 }, preserveValues));
      const [{ hunks = [] } = {}] = changes.filter((change) => change.release !== undefined);
      return { hunks, defaults: releases[0]?.values };
    };
    expect(after(true)).toEqual({
      hunks: [expect.objectContaining({ path: 'data.a', after: '{a:1,b:{c:old,d:6},g:7,gone:x}' })],
      defaults: [],
    });
    expect(after(false)).toMatchObject({ hunks: [{ after: '{a:3,b:{c:new,d:4},f:5,g:7}' }], defaults: [{}, {}, {}, {}] });
  });

  test('reports that the kept default values lack one that the new chart needs', () => {
    const needs = { 'values.yaml': 'image: {tag: "1"}\n', 'templates/all.yaml': configMap('a', '{{ .Values.image.tag }}') };
    const refused = bump({ ...templates(configMap('a')), 'values.yaml': 'b: 1\n' }, needs, { upgrade: { preserveValues: true } });
    expect(refused.risks.find(({ rule }) => rule === 'release-fails')?.evidence).toContain('nil pointer evaluating interface {}.tag');
    expect(rulesOf(bump(templates(configMap('a')), needs))).not.toContain('release-fails');
  });

  test('has no wider permissions for a binding that only gets another name', () => {
    const binding = (name: string): string =>
      `apiVersion: rbac.authorization.k8s.io/v1\nkind: RoleBinding\nmetadata: {name: ${name}}\nroleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: r}\nsubjects: [{kind: ServiceAccount, name: s, namespace: apps}]\n`;
    expect(rulesOf(bump(templates(binding('old')), templates(binding('new'))))).toEqual(['behaviour-changed']);
    expect(rulesOf(bump(templates(), templates(binding('new'))))).toContain('permissions-widened');
  });

  test('does nothing for a suspended release, also if Helm would refuse it', () => {
    expect(steps(bump(templates(configMap('a', '1')), templates(configMap('a', '2')), { suspend: true }))).toEqual([]);
    expect(rulesOf(bump(templates(configMap('a')), templates('{{ fail "no" }}'), { suspend: true }))).not.toContain('release-fails');
  });

  test('shows no default value that may be a secret, and no path or URL of an argument as an image', () => {
    const version = (each: string): Files => ({
      'values.yaml': `adminPassword: S3cret-${each}-value\nauth: {rootPassword: Zx9-${each}-q}\nuse${each}: {token: Tok-${each}-en123}\nplain: ${each}\n`,
      ...templates(
        `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: "a/b:${each}", args: ["--image-url=https://u:pw${each}@h.example/x", "--image-config=/etc/${each}/x", "--side-image=q.io/c:${each}"]}]}\n`,
      ),
    });
    const { releases } = bump(version('one'), version('two'), { values: { adminPassword: 'x' } });
    expect(releases?.[0]?.values).toEqual([
      { path: 'adminPassword', before: '(not shown)', after: '(not shown)', set: true },
      { path: 'auth.rootPassword', before: '(not shown)', after: '(not shown)' },
      { path: 'plain', before: 'one', after: 'two' },
      { path: '(not shown)', before: '(not shown)' },
      { path: '(not shown)', after: '(not shown)' },
    ]);
    expect(releases?.[0]?.images).toEqual([
      { before: 'a/b:one', after: 'a/b:two' },
      { before: 'q.io/c:one', after: 'q.io/c:two' },
    ]);
  });

  test('lists the default values that change, first those that the HelmRelease sets', () => {
    const values = (a: number, b: number) => ({ 'values.yaml': `a: ${a}\nb: {c: ${b}}\n` });
    const review = bump(values(1, 1), values(2, 2), { values: { b: { c: 9 } } });
    expect(review.releases?.[0]?.values).toEqual([
      { path: 'b.c', before: 1, after: 2, set: true },
      { path: 'a', before: 1, after: 2 },
    ]);
    expect(reviewJson(review).releases).toHaveLength(1);
  });
});

const CHART_IN_GIT = { chart: './charts/web-1.0.0', sourceRef: { kind: 'GitRepository', name: 'flux-system', namespace: 'flux-system' } };

import { expect, test } from 'vitest';
import { exampleFiles, problemsIn } from './example-fleet.ts';

/** Returns the pointers and messages of the findings of a rule. */
const found = (rule: string, text: string): readonly string[] =>
  problemsIn(exampleFiles(text)).flatMap((each) => (each.rule === rule ? [`${each.pointer} ${each.message}`] : []));

const all = (...objects: readonly string[]): string => objects.join('\n---\n');

const source = (kind: string, url: string): string =>
  `apiVersion: source.toolkit.fluxcd.io/v1\nkind: ${kind}\nmetadata: {name: x, namespace: flux-system}\nspec: {interval: 1h, url: '${url}'}\n`;

test.each([
  ['GitRepository', 'ssh://git@git.example:team/apps.git', 1],
  ['GitRepository', 'ssh://git@git.example:22/team/apps.git', 0],
  ['GitRepository', 'ssh://git@git.example/team:apps.git', 0],
  ['GitRepository', 'https://user:word@git.example/team/apps.git', 0],
  ['GitRepository', 'https://user:pass/word@git.example/team/apps.git', 0],
  ['GitRepository', 'https://[2001:db8::1]:8443/team/apps.git', 0],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Flux
  ['GitRepository', 'https://git.example:${PORT}/apps.git', 0],
  ['OCIRepository', 'oci://registry.example:5000/apps', 0],
  ['HelmRepository', 'https://charts.example:stable', 1],
])('%s with the URL %s', (kind, url, count) => {
  expect(found('source-url-not-valid', source(kind, url))).toHaveLength(count);
});

test.each([
  ['OCIRepository', "url: 'oci://ghcr.io/team/app:6.1.0'", 'has the tag :6.1.0 in spec.url'],
  ['OCIRepository', "url: 'oci://registry.example:5000/team/app'", undefined],
  ['Bucket', "endpoint: 'https://s3.amazonaws.com', bucketName: b", 'has the scheme https:// in spec.endpoint'],
  ['Bucket', "endpoint: 'minio.example:9000', bucketName: b", undefined],
  ['Bucket', "endpoint: 'https://team.blob.core.windows.net', bucketName: b, provider: azure", undefined],
  ['ImageRepository', "image: 'https://ghcr.io/team/app'", 'has the scheme https:// in spec.image'],
  ['ImageRepository', "image: 'ghcr.io/team/app:1.0'", 'has the tag :1.0 in spec.image'],
  ['ImageRepository', "image: 'localhost:5000/team/app'", undefined],
])('the address of %s with %s', (kind, spec, expected) => {
  const group = kind === 'ImageRepository' ? 'image' : 'source';
  const object = `apiVersion: ${group}.toolkit.fluxcd.io/v1\nkind: ${kind}\nmetadata: {name: x, namespace: flux-system}\nspec: {interval: 1h, ${spec}}\n`;
  expect(found('source-url-not-valid', object)).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)]);
});

test.each([
  ['ssh://git:team@git.example:team/apps.git', 'ssh://git:team@git.example/team/apps.git'],
  ['ssh://git@git.example:$&/apps.git', 'ssh://git@git.example/$&/apps.git'],
])('the advice on %s is %s', (url, expected) => {
  const problems = problemsIn(exampleFiles(source('GitRepository', url)));
  expect(problems.filter(({ rule }) => rule === 'source-url-not-valid').map((each) => each.expected)).toEqual([expected]);
});

const release = (namespace: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: ${namespace}}
spec: {interval: 1h, chart: {spec: {chart: ./charts/web, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}}
`;
const alert = (name: string, sources: string): string =>
  `apiVersion: notification.toolkit.fluxcd.io/v1beta3\nkind: Alert\nmetadata: {name: ${name}, namespace: flux-system}\nspec: {providerRef: {name: chat}, eventSources: [${sources}]}\n`;

test.each([
  ["{kind: HelmRelease, name: '*'}", release('shop'), 1],
  ["{kind: HelmRelease, name: '*'}", release('flux-system'), 0],
  ["{kind: HelmRelease, name: '*'}, {kind: HelmRelease, name: '*', namespace: shop}", release('shop'), 0],
  ['{kind: HelmRelease, name: web}', release('shop'), 0],
  ["{kind: HelmRelease, name: '*'}", '', 0],
  ["{kind: Kustomization, name: '*'}", release('shop'), 0],
  ["{kind: HelmRelease, name: '*', namespace: '*'}", release('shop'), 1],
])('an Alert with %s and %s', (sources, object, count) => {
  expect(found('alert-without-events', all(alert('all', sources), object))).toHaveLength(count);
});

const secret = (template: string): string => `apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: web, namespace: default}
spec: {secretStoreRef: {name: aws}, target: {template: {data: {file: '${template}'}}}, data: [{secretKey: a, remoteRef: {key: a}}]}
`;

test.each([
  ['{{ .db-user }}', 1],
  ['{{- .user | b64enc }}:{{ toJson .db-user }}', 1],
  ['{{ if .a }}{{ printf "%s" (.db.user-name) }}{{ end }}', 0],
  ['{{ index . "db-user" }}', 0],
  ['{{ .user -}} a-b {{- .word }}', 0],
  ['{{/* .db-user */}}', 0],
  ['{{ sub .a -1 }}', 0],
])('the template %s', (template, count) => {
  expect(found('secret-template-not-valid', secret(template))).toHaveLength(count);
});

const fn = (name: string): string =>
  `apiVersion: pkg.crossplane.io/v1\nkind: Function\nmetadata: {name: ${name}}\nspec: {package: 'xpkg.crossplane.io/crossplane-contrib/${name}:v1.0.0'}\n`;
const step = (name: string, input: string): string => `{step: ${name}, functionRef: {name: ${name}}, input: ${input}}`;
const render = (template: string): string =>
  step(
    'function-go-templating',
    `{apiVersion: gotemplating.fn.crossplane.io/v1beta1, kind: GoTemplate, inline: {template: '${template}'}}`,
  );
const RESOURCE = 'gotemplating.fn.crossplane.io/composition-resource-name: water';

const composition = (...steps: readonly string[]): string =>
  all(
    ...['function-patch-and-transform', 'function-go-templating', 'function-auto-ready', 'function-of-team'].map(fn),
    `apiVersion: apiextensions.crossplane.io/v1\nkind: Composition\nmetadata: {name: pond}\nspec: {compositeTypeRef: {apiVersion: example.org/v1, kind: Pond}, mode: Pipeline, pipeline: [${steps.join(', ')}]}\n`,
  );

test('a composite becomes ready only if a step sets the readiness of its resources', () => {
  const of = (...steps: readonly string[]): readonly string[] => found('composite-never-ready', composition(...steps));
  expect(of(render(RESOURCE))).toHaveLength(1);
  expect(of(render(RESOURCE), step('function-auto-ready', '{}'))).toEqual([]);
  expect(of(render(RESOURCE), step('function-of-team', '{}'))).toEqual([]);
  expect(of(render(`${RESOURCE} gotemplating.fn.crossplane.io/ready: "True"`))).toEqual([]);
  expect(of(render('status: {a: b}'))).toEqual([]);
});

test('an issuer of the other kind is reported with its kind', () => {
  const issuer = (kind: string, namespace = ''): string =>
    `apiVersion: cert-manager.io/v1\nkind: ${kind}\nmetadata: {name: public${namespace}}\nspec: {selfSigned: {}}\n`;
  const certificate = (reference: string): string =>
    `apiVersion: cert-manager.io/v1\nkind: Certificate\nmetadata: {name: web, namespace: shop}\nspec: {secretName: web, dnsNames: [web.example], issuerRef: {${reference}}}\n`;
  const of = (...objects: readonly string[]) => problemsIn(exampleFiles(all(...objects))).filter(({ rule }) => rule === 'issuer-not-found');
  expect(of(issuer('ClusterIssuer'), certificate('name: public'))).toMatchObject([
    { pointer: '/spec/issuerRef/name', expected: expect.stringContaining('the kind ClusterIssuer, which ClusterIssuer/public has') },
  ]);
  expect(of(issuer('Issuer', ', namespace: shop'), certificate('name: public, kind: ClusterIssuer'))).toHaveLength(1);
  expect(of(issuer('ClusterIssuer'), certificate('name: other'))).toEqual([]);
  expect(of(issuer('ClusterIssuer'), certificate('name: public, kind: ClusterIssuer'))).toEqual([]);
});

test.each([
  ['data-web-0', 0],
  ['data-web-12', 0],
  ['data-web', 1],
  ['logs-web-0', 1],
  ['data-app-0', 1],
])('the claim %s next to a StatefulSet with a template of claims', (claim, count) => {
  const labels = '{app: web}';
  const set = `apiVersion: apps/v1
kind: StatefulSet
metadata: {name: web, namespace: shop}
spec:
  selector: {matchLabels: ${labels}}
  template: {metadata: {labels: ${labels}}, spec: {containers: [{name: web, image: 'web:1.0.0'}]}}
  volumeClaimTemplates: [{metadata: {name: data}, spec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}}]
`;
  const backup = `apiVersion: v1
kind: Pod
metadata: {name: backup, namespace: shop}
spec: {containers: [{name: backup, image: 'backup:1.0.0'}], volumes: [{name: data, persistentVolumeClaim: {claimName: ${claim}}}]}
`;
  expect(found('volume-claim-not-found', all(set, backup))).toHaveLength(count);
});

test.each([
  ['openshift-config', 0],
  ['openshift', 0],
  ['gke-managed-system', 0],
  ['openshifter', 1],
])('an object in the namespace %s', (name, count) => {
  const map = `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: ${name}}\n`;
  expect(found('namespace-not-found', all('apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n', map))).toHaveLength(count);
});

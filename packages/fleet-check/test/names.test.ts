import { expect, test } from 'vitest';
import { exampleFiles, problemsIn } from './example-fleet.ts';

/** Returns the findings of some rules, with what the message says last. */
const found = (rules: RegExp, text: string): readonly string[] =>
  problemsIn(exampleFiles(text)).flatMap(({ rule, object, pointer, message }) =>
    rules.test(rule) ? [`${rule} ${object} ${pointer} ${message.split('; ').at(-1)}`] : [],
  );

const all = (...objects: readonly string[]): string => objects.join('\n---\n');

const external = (namespace: string, template = ''): string => `apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: registry, namespace: ${namespace}}
spec: {secretStoreRef: {name: aws}, target: {name: registry${template}}, dataFrom: [{extract: {key: registry}}]}`;

const repository = (namespace: string): string => `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: charts, namespace: ${namespace}}
spec: {interval: 1h, url: 'https://charts.example', secretRef: {name: registry}}`;

const release = (namespace: string, more = ''): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: x, namespace: ${namespace}}
spec: {interval: 1h, chart: {spec: {chart: ./charts/x, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}${more}}`;

const MISSING = 'secret-not-found HelmRepository/a/charts /spec/secretRef/name one exists in the namespace b';

test.each([
  ['the same namespace', all(external('a'), repository('a')), []],
  ['another namespace', all(external('b'), repository('a')), [MISSING]],
  ['another namespace, and a chart', all(external('b'), repository('a'), release('a')), [MISSING]],
  [
    'another namespace, from which it is copied',
    all(
      external('b', ', template: {metadata: {annotations: {reflector.v1.k8s.emberstack.com/reflection-auto-enabled: "true"}}}'),
      repository('a'),
    ),
    [],
  ],
  [
    'the values of a release of another namespace',
    all(external('b'), repository('a'), release('c', ', values: {secret: registry}')),
    [MISSING],
  ],
  [
    'the values of a release that names the namespace',
    all(external('b'), repository('a'), release('c', ', values: {secret: registry, to: a}')),
    [],
  ],
] as const)('a Secret of a source in %s', (_, text, expected) => {
  expect(found(/^secret-not-found$/, text)).toEqual(expected);
});

const pod = (namespace: string, spec: string): string => `apiVersion: v1
kind: Pod
metadata: {name: web, namespace: ${namespace}}
spec: {${spec}, containers: [{name: web, image: 'example/web:1'}]}`;

test('reports a pull secret that only another namespace has, and none that no namespace has', () => {
  const spec = 'imagePullSecrets: [{name: registry}]';
  expect(found(/^secret-not-found$/, all(external('b'), pod('a', spec)))).toEqual([
    'secret-not-found Pod/a/web /spec/imagePullSecrets/0/name one exists in the namespace b',
  ]);
  expect(found(/^secret-not-found$/, pod('a', spec))).toEqual([]);
  const account = 'apiVersion: v1\nkind: ServiceAccount\nmetadata: {name: x, namespace: a}\nimagePullSecrets: [{name: registry}]';
  expect(found(/^secret-not-found$/, all(external('b'), account))).toHaveLength(1);
});

test.each([
  ['ingressClassName: nginx', 1],
  ['ingressClassName: tailscale', 0],
  ['ingressClassName: alb', 0],
])('the Secret of the certificate of an Ingress with %s', (spec, count) => {
  const ingress = `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: web, namespace: a}
spec: {${spec}, tls: [{hosts: [web.example], secretName: web-tls}], defaultBackend: {service: {name: web, port: {number: 80}}}}`;
  expect(found(/^secret-not-found$/, ingress)).toHaveLength(count);
});

const certManager = (values = ''): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: cert-manager, namespace: certs}
spec: {interval: 1h, chart: {spec: {chart: cert-manager, version: 1.19.1, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}, values: {${values}}}`;

const issuer = (kind: string, spec: string): string => `apiVersion: cert-manager.io/v1
kind: ${kind}
metadata: {name: ca, namespace: shop}
spec: ${spec}`;

const authority = (namespace: string): string => `apiVersion: cert-manager.io/v1
kind: Certificate
metadata: {name: root, namespace: ${namespace}}
spec: {secretName: root, isCA: true, issuerRef: {kind: ClusterIssuer, name: ca}}`;

test.each([
  ['the namespace of cert-manager', all(certManager(), issuer('ClusterIssuer', '{ca: {secretName: root}}'), authority('certs')), []],
  [
    'another namespace',
    all(certManager(), issuer('ClusterIssuer', '{ca: {secretName: root}}'), authority('shop')),
    ['secret-not-found ClusterIssuer/shop/ca /spec/ca/secretName one exists in the namespace shop'],
  ],
  [
    'the namespace that the chart sets',
    all(certManager('clusterResourceNamespace: shop'), issuer('ClusterIssuer', '{ca: {secretName: root}}'), authority('shop')),
    [],
  ],
  ['its own namespace', all(issuer('Issuer', '{ca: {secretName: root}}'), authority('shop')), []],
  [
    'a solver',
    all(
      issuer(
        'Issuer',
        '{acme: {privateKeySecretRef: {name: key}, solvers: [{dns01: {cloudflare: {apiTokenSecretRef: {name: token, key: t}}}}]}}',
      ),
    ),
    [
      'secret-not-found Issuer/shop/ca /spec/acme/solvers/0/dns01/cloudflare/apiTokenSecretRef/name Issuer/shop/ca reads Secret/shop/token, which nothing creates on example',
    ],
  ],
] as const)('a Secret of an issuer in %s', (_, text, expected) => {
  expect(found(/^secret-not-found$/, text)).toEqual(expected);
});

test('the values of a release include those of a ConfigMap', () => {
  const values = `apiVersion: v1
kind: ConfigMap
metadata: {name: values, namespace: c}
data: {values.yaml: "tenants:\\n  - {name: team, namespace: a}\\n"}`;
  const binding = `apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: x, namespace: a}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: team}
subjects: []`;
  const from = ', valuesFrom: [{kind: ConfigMap, name: values}]';
  expect(found(/^role-not-found$/, all(values, binding, release('c')))).toHaveLength(1);
  expect(found(/^role-not-found$/, all(values, binding, release('c', from)))).toEqual([]);
});

const flux = (kind: string, name: string, spec: string, namespace = 'flux-system'): string => `apiVersion: image.toolkit.fluxcd.io/v1
kind: ${kind}
metadata: {name: ${name}, namespace: ${namespace}}
spec: ${spec}`;

const instance = (components: string): string => `apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: flux-system}
spec: {distribution: {version: 2.7.x, registry: ghcr.io/fluxcd}${components}}`;

const DEFINITION = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: imagerepositories.image.toolkit.fluxcd.io}
spec: {group: image.toolkit.fluxcd.io, scope: Namespaced, names: {kind: ImageRepository, plural: imagerepositories}, versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object}}}]}`;

const IMAGES = flux('ImageRepository', 'web', '{interval: 1h, image: example.org/web}');

test.each([
  ['the default controllers', all(instance(''), IMAGES), 1],
  ['the controller', all(instance(', components: [image-reflector-controller]'), IMAGES), 0],
  ['a CRD', all(instance(''), DEFINITION, IMAGES), 0],
  ['no list of controllers', IMAGES, 0],
])('an ImageRepository, and %s', (_, text, count) => {
  expect(found(/^flux-kind-not-installed$/, text)).toHaveLength(count);
});

test('reads the controllers of gotk-components.yaml', () => {
  const component = (names: string): string => `# clusters/example/flux-system/gotk-components.yaml
# Flux Version: v2.7.2
# Components: ${names}
apiVersion: v1
kind: Namespace
metadata: {name: flux-system}
# clusters/example/
${IMAGES}
`;
  expect(found(/^flux-kind-not-installed$/, component('source-controller,kustomize-controller'))).toHaveLength(1);
  expect(found(/^flux-kind-not-installed$/, component('source-controller,image-reflector-controller'))).toEqual([]);
});

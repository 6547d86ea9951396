import { LimitError } from '@slipway/manifest';
import { expect, test } from 'vitest';
import { exampleFiles, problemsIn } from './example-fleet.ts';

const RULES =
  /^(?:release-name-taken|secret-created-twice|secret-key-twice|service-address-taken|route-taken|several-defaults|default-priority)$/;

/** Returns the findings of the rules about names that one object can have. */
const found = (text: string): readonly string[] =>
  problemsIn(exampleFiles(text)).flatMap(({ rule, severity, object, pointer }) =>
    RULES.test(rule) ? [[rule, ...(severity ? [severity] : []), object, pointer].join(' ')] : [],
  );

const all = (...objects: readonly string[]): string => objects.join('\n---\n');

const release = (namespace: string, name: string, spec = ''): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: ${namespace}}
spec: {${spec}interval: 1h, chart: {spec: {chart: ./charts/a, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}}`;

test.each([
  ['one name in two namespaces', release('a', 'web'), release('b', 'web'), []],
  ['one storage namespace', release('a', 'web'), release('b', 'web', 'storageNamespace: a, '), ['HelmRelease/b/web /metadata/name']],
  [
    'the default name has the target namespace',
    release('a', 'web', 'targetNamespace: b, '),
    release('a', 'b-web'),
    ['HelmRelease/a/web /metadata/name'],
  ],
  [
    'only the target namespace differs',
    release('a', 'x', 'releaseName: r, targetNamespace: b, '),
    release('a', 'y', 'releaseName: r, targetNamespace: c, '),
    ['HelmRelease/a/y /spec/releaseName'],
  ],
  ['a suspended release', release('a', 'x', 'releaseName: r, suspend: true, '), release('a', 'y', 'releaseName: r, '), []],
  ['two clusters', release('a', 'x', 'releaseName: r, kubeConfig: {secretRef: {name: one}}, '), release('a', 'y', 'releaseName: r, '), []],
])('releases: %s', (_, first, second, expected) => {
  expect(found(all(first, second))).toEqual(expected.map((each) => `release-name-taken ${each}`));
});

test('a release that two Flux Kustomizations apply is one release', () => {
  const twice = (name: string): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./apps, sourceRef: {kind: GitRepository, name: flux-system}}`;
  const objects = all(release('a', 'web'), external('shop', ''), certificate('tls'));
  const text = `# clusters/example/\n${all(twice('one'), twice('two'))}\n# apps/\n${objects}\n`;
  expect(found(text)).toEqual(found(objects));
});

const secret = (data: string, metadata = ''): string => `apiVersion: v1
kind: Secret
metadata: {name: shop, namespace: a${metadata}}
stringData: {${data}}`;

const external = (
  name: string,
  target: string,
  data = '{secretKey: user, remoteRef: {key: user}}',
): string => `apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: ${name}, namespace: a}
spec: {secretStoreRef: {name: aws}, target: {${target}}, data: [${data}]}`;

const sealed = (metadata = ''): string => `apiVersion: bitnami.com/v1alpha1
kind: SealedSecret
metadata: {name: shop, namespace: a}
spec: {encryptedData: {user: AgBy3i4OJSWK}, template: {metadata: {name: shop, namespace: a${metadata}}}}`;

const certificate = (name: string, namespace = 'a'): string => `apiVersion: cert-manager.io/v1
kind: Certificate
metadata: {name: ${name}, namespace: ${namespace}}
spec: {secretName: shop, issuerRef: {name: ca}}`;

const ingress = (
  name: string,
  tls: string,
  metadata = ', annotations: {cert-manager.io/issuer: ca}',
): string => `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: ${name}, namespace: a${metadata}}
spec: {tls: [${tls}]}`;

const MANAGED = ', annotations: {sealedsecrets.bitnami.com/managed: "true"}';

test.each([
  ['two owners', [external('x', 'name: shop'), external('shop', '')], ['ExternalSecret/a/x /spec/target/name']],
  ['keys are added', [external('x', 'name: shop'), external('y', 'name: shop, creationPolicy: Merge')], []],
  [
    'two that leave the Secret',
    [external('x', 'name: shop, creationPolicy: Orphan'), external('y', 'name: shop, creationPolicy: Orphan')],
    ['risk ExternalSecret/a/y /spec/target/name'],
  ],
  [
    'a Secret that is written once',
    [external('x', 'name: shop').replace('spec: {', 'spec: {refreshPolicy: CreatedOnce, '), certificate('y')],
    [],
  ],
  ['a written Secret with the same key', [secret('user: a'), external('x', 'name: shop')], ['risk Secret/a/shop /metadata/name']],
  ['a written Secret with another key', [secret('password: a'), external('x', 'name: shop')], []],
  [
    'a written Secret that is applied when missing',
    [secret('user: a', ', annotations: {kustomize.toolkit.fluxcd.io/ssa: IfNotPresent}'), external('x', 'name: shop')],
    [],
  ],
  ['a sealed and an external Secret', [sealed(), external('x', 'name: shop')], ['SealedSecret/a/shop /metadata/name']],
  ['a sealed Secret that may replace others', [sealed(MANAGED), external('x', 'name: shop')], []],
  ['certificates of two namespaces', [certificate('x'), certificate('y', 'b')], []],
  ['a Certificate with the name of its Secret, and an Ingress', [certificate('shop'), ingress('i', '{secretName: shop}')], []],
  [
    'a Certificate with another name, and an Ingress',
    [certificate('x'), ingress('i', '{secretName: shop}')],
    ['risk Ingress/a/i /spec/tls/0/secretName'],
  ],
  ['two Ingresses', [ingress('i', '{secretName: shop}'), ingress('j', '{secretName: shop}')], []],
  ['two entries of one Ingress', [ingress('i', '{secretName: shop}, {secretName: shop}')], ['Ingress/a/i /spec/tls/1/secretName']],
  ['two entries without cert-manager', [ingress('i', '{secretName: shop}, {secretName: shop}', '')], []],
] as const)('Secrets: %s', (_, objects, expected) => {
  expect(found(all(...objects))).toEqual(expected.map((each) => `secret-created-twice ${each}`));
});

test('names the entries that set a key of an ExternalSecret twice', () => {
  const entry = (key: string): string => `{secretKey: ${key}, remoteRef: {key: shop}}`;
  const [problem] = problemsIn(exampleFiles(external('x', '', [entry('a'), entry('b'), entry('a')].join(', ')))).filter(
    ({ rule }) => rule === 'secret-key-twice',
  );
  expect(problem?.message).toBe('ExternalSecret/a/x sets the key a in data[0] and data[2], and the last one wins');
});

const service = (name: string, spec: string): string => `apiVersion: v1
kind: Service
metadata: {name: ${name}, namespace: a}
spec: {${spec}}`;

const ports = (...list: readonly string[]): string => `type: NodePort, ports: [${list.map((each) => `{${each}}`).join(', ')}]`;

test.each([
  ['one port of two protocols', [service('x', ports('port: 53, nodePort: 30053', 'port: 53, nodePort: 30053, protocol: UDP'))], []],
  [
    'one port twice',
    [service('x', ports('port: 80, nodePort: 30080', 'port: 81, nodePort: 30080'))],
    ['Service/a/x /spec/ports/1/nodePort'],
  ],
  ['a port that is not used', [service('x', ports('port: 80, nodePort: 30080')), service('y', 'ports: [{port: 80, nodePort: 30080}]')], []],
  [
    'one address',
    [service('x', 'clusterIP: 10.0.0.10, ports: [{port: 80}]'), service('y', 'clusterIP: 10.0.0.10, ports: [{port: 80}]')],
    ['Service/a/y /spec/clusterIP'],
  ],
  ['no address', [service('x', 'clusterIP: None, ports: [{port: 80}]'), service('y', 'clusterIP: None, ports: [{port: 80}]')], []],
] as const)('Services: %s', (_, objects, expected) => {
  expect(found(all(...objects))).toEqual(expected.map((each) => `service-address-taken ${each}`));
});

const route = (
  name: string,
  to: string,
  more: { readonly spec?: string; readonly metadata?: string } = {},
): string => `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: ${name}, namespace: a${more.metadata ?? ''}}
spec: {${more.spec ?? 'ingressClassName: nginx, '}rules: [{host: shop.example, http: {paths: [{path: /, pathType: Prefix, backend: {service: {name: ${to}, port: {number: 80}}}}]}}]}`;

test.each([
  ['one Service', [route('x', 'web'), route('y', 'web')], []],
  ['two Services', [route('x', 'web'), route('y', 'api')], ['Ingress/a/y /spec/rules/0/http/paths/0/path']],
  ['two classes', [route('x', 'web'), route('y', 'api', { spec: 'ingressClassName: internal, ' })], []],
  [
    'a share of the requests',
    [route('x', 'web'), route('y', 'api', { metadata: ', annotations: {nginx.ingress.kubernetes.io/canary: "true"}' })],
    [],
  ],
  [
    'a load balancer for each',
    [route('x', 'web', { spec: 'ingressClassName: alb, ' }), route('y', 'api', { spec: 'ingressClassName: alb, ' })],
    [],
  ],
] as const)('routes: %s', (_, objects, expected) => {
  expect(found(all(...objects))).toEqual(expected.map((each) => `route-taken ${each}`));
});

const httpRoute = (
  namespace: string,
  to: string,
  more: { readonly parent?: string; readonly match?: string; readonly host?: string } = {},
): string =>
  `apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: {name: x, namespace: ${namespace}}
spec: {parentRefs: [{name: public, namespace: network${more.parent ?? ''}}], hostnames: [${more.host ?? 'shop.example'}], rules: [{${more.match ?? ''}backendRefs: [{name: ${to}, port: 80}]}]}`;

test.each([
  ['two namespaces', [httpRoute('a', 'web'), httpRoute('b', 'web')], ['HTTPRoute/b/x /spec/rules/0']],
  [
    'the default match',
    [httpRoute('a', 'web'), httpRoute('b', 'web', { match: 'matches: [{path: {value: /}}], ' })],
    ['HTTPRoute/b/x /spec/rules/0'],
  ],
  [
    'one Service',
    [httpRoute('a', 'web', { match: '' }), httpRoute('b', 'web').replace('name: web, port', 'name: web, namespace: a, port')],
    [],
  ],
  ['two hosts', [httpRoute('a', 'web'), httpRoute('b', 'web', { host: 'www.shop.example' })], []],
  ['two paths', [httpRoute('a', 'web'), httpRoute('b', 'web', { match: 'matches: [{path: {value: /api}}], ' })], []],
  ['a header', [httpRoute('a', 'web'), httpRoute('b', 'web', { match: 'matches: [{headers: [{name: x, value: y}]}], ' })], []],
  [
    'two listeners',
    [httpRoute('a', 'web', { parent: ', sectionName: http' }), httpRoute('b', 'web', { parent: ', sectionName: https' })],
    [],
  ],
] as const)('HTTPRoutes: %s', (_, objects, expected) => {
  expect(found(all(...objects))).toEqual(expected.map((each) => `route-taken ${each}`));
});

test('HTTPRoutes with long lists end the check before memory does', () => {
  const hosts = Array.from({ length: 2000 }, (_, at) => `h${at}.example`).join(', ');
  const parents = `parentRefs: [${Array.from({ length: 2000 }, (_, at) => `{name: g${at}}`).join(', ')}`;
  const route = httpRoute('a', 'web', { host: hosts }).replace(/parentRefs: \[\{[^}]*\}/, parents);
  expect(() => found(route)).toThrow(LimitError);
});

const priority = (name: string, value: number): string => `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: {name: ${name}}
value: ${value}
globalDefault: true`;

test('reports two default priorities, and one that evicts', () => {
  expect(found(priority('x', -10))).toEqual([]);
  expect(found(priority('x', 10))).toEqual(['default-priority PriorityClass/x /globalDefault']);
  expect(found(all(priority('x', 0), priority('y', -1)))).toEqual(['several-defaults reject PriorityClass/y /globalDefault']);
});

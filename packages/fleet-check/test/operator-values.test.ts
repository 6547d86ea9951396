import { describe, expect, test } from 'vitest';
import { exampleFiles, problemsIn } from './example-fleet.ts';

/** Returns the messages of the findings of a rule. */
const found = (rule: string, text: string): readonly string[] =>
  problemsIn(exampleFiles(text)).flatMap((each) => (each.rule === rule ? [each.message ?? ''] : []));

const object = (apiVersion: string, kind: string, spec: string, marks = ''): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: web, namespace: default${marks}}\nspec: {${spec}}\n`;

const database = (spec: string): string => object('postgresql.cnpg.io/v1', 'Cluster', `instances: 1, ${spec}`);
const backup = (spec: string): string => object('postgresql.cnpg.io/v1', 'ScheduledBackup', `cluster: {name: web}, ${spec}`);

test.each([
  ['storage: {size: 1Gi}', 0],
  ['storage: {pvcTemplate: {resources: {requests: {storage: 1Gi}}}}', 0],
  ['storage: {size: 1Gi}, walStorage: {storageClass: gp3}', 1],
  ['imageName: a', 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Flux
  ["storage: {size: '${SIZE}'}", 0],
])('a database with %s', (spec, count) => expect(found('database-not-valid', database(spec))).toHaveLength(count));

test.each([
  ['0 7 * * *', ['in minute 7 of each hour']],
  ['*/5 * * * *', ['at least once an hour']],
  ['0 0 7 * * *', []],
  ['@daily', []],
  ['@every 1h30m', []],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Flux
  ['${MINUTE} 7 * * *', []],
])('a backup with the schedule %s', (schedule, times) => {
  const messages = found('backup-schedule-of-five-fields', backup(`schedule: '${schedule}'`));
  expect(messages.map((message) => message.split('begins a backup ')[1])).toEqual(times);
});

describe('the method of a backup', () => {
  const messages = (method: string, cluster: string): readonly string[] =>
    found('backup-method-not-set', `${backup(`schedule: '0 0 1 * * *'${method}`)}---\n${database(`storage: {size: 1Gi}${cluster}`)}`);
  test('is that of its Cluster', () => {
    expect(messages('', ', backup: {barmanObjectStore: {destinationPath: a}}')).toEqual([]);
    expect(messages(', method: plugin, pluginConfiguration: {name: a}', ', plugins: [{name: a}]')).toEqual([]);
    expect(messages('', ', plugins: [{name: a}]')).toHaveLength(1);
    expect(messages(', method: volumeSnapshot', ', backup: {barmanObjectStore: {destinationPath: a}}')).toHaveLength(1);
  });
  test('is unknown without the Cluster', () => expect(found('backup-method-not-set', backup(`schedule: '0 0 1 * * *'`))).toEqual([]));
});

test.each([
  ['30 10 * * 1-7', 1],
  ['30 24 * * *', 1],
  ['0 0 0 * *', 1],
  ['0 9 * * mon-fri', 0],
  ['*/70 9 * * 0-6', 0],
  ['@daily', 0],
])('a budget with the schedule %s', (schedule, count) => {
  const pool = object('karpenter.sh/v1', 'NodePool', `disruption: {budgets: [{nodes: '0', schedule: '${schedule}', duration: 1h}]}`);
  expect(found('disruption-schedule-not-valid', pool)).toHaveLength(count);
});

test.each([
  ['strip@kubernetescrd', 1],
  ['default-strip@kubernetescrd', 0],
  ['default-strip@kubernetes-crd', 1],
  ['default-strip@kuberntescrd, default-other@kubernetescrd', 1],
  ['strip@file', 0],
  ['default-strip@plugin-waf', 0],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Flux
  ['${NAME}@kubernetescrd', 0],
])('an Ingress with the middlewares %s', (names, count) => {
  const ingress = object(
    'networking.k8s.io/v1',
    'Ingress',
    'defaultBackend: {resource: {apiGroup: a, kind: B, name: c}}',
    `, annotations: {traefik.ingress.kubernetes.io/router.middlewares: '${names}'}`,
  );
  expect(found('middleware-not-found', ingress)).toHaveLength(count);
});

test.each([
  ['values: {}', '{name: a, namespace: other}', 1],
  ['values: {}', '{name: other-a@kubernetescrd}', 1],
  ['values: {}', '{name: a, namespace: default}', 0],
  ['values: {}', '{name: a}', 0],
  ['values: {providers: {kubernetesCRD: {allowCrossNamespace: true}}}', '{name: a, namespace: other}', 0],
  ['values: {additionalArguments: [--providers.kubernetescrd.allowcrossnamespace=true]}', '{name: a, namespace: other}', 0],
  ['valuesFrom: [{kind: ConfigMap, name: a}]', '{name: a, namespace: other}', 0],
  ['', '{name: a, namespace: other}', 0],
])('a Traefik with %s, and the middleware %s', (values, middleware, count) => {
  const chart = 'chart: {spec: {chart: traefik, version: 37.0.0, sourceRef: {kind: HelmRepository, name: traefik}}}';
  const release = object('helm.toolkit.fluxcd.io/v2', 'HelmRelease', `interval: 1h, ${chart}, ${values}`);
  const route = object('traefik.io/v1alpha1', 'IngressRoute', `routes: [{match: a, kind: Rule, middlewares: [${middleware}]}]`);
  expect(found('middleware-of-other-namespace', `${values === '' ? '' : `${release}---\n`}${route}`)).toHaveLength(count);
});

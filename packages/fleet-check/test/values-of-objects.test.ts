import { describe, expect, test } from 'vitest';
import { isVersionRange } from '../src/references/flux-values.ts';
import { exampleFiles, problemsIn } from './example-fleet.ts';

/** Returns the pointers and messages of the findings of a rule. */
const found = (rule: string, text: string): readonly string[] =>
  problemsIn(exampleFiles(text)).flatMap((each) => (each.rule === rule ? [`${each.pointer} ${each.message}`] : []));

const all = (...objects: readonly string[]): string => objects.join('---\n');
const object = (apiVersion: string, kind: string, spec: string, name = 'web'): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: ${name}, namespace: flux-system}\nspec: {${spec}}\n`;

test.each([
  ['1.2.3', true],
  ['v1.2', true],
  ['1.x', true],
  ['*', true],
  ['>=1.0.0 <2.0.0', true],
  ['>= 1.0.0, < 2.0.0', true],
  ['~1.2 || ^2.0.0-0', true],
  ['1.2 - 2.0', true],
  ['=>1.0.0-rc.1+build.5', true],
  ['latest', false],
  ['1.2.3.4', false],
  ['>=1.0.0 or 2', false],
  ['1.0.0 ||', false],
])('the controllers parse the range %s: %s', (range, expected) => expect(isVersionRange(range)).toBe(expected));

describe('flux-value-not-valid', () => {
  const source = (url: string): string => object('source.toolkit.fluxcd.io/v1', 'HelmRepository', `interval: 1h, url: '${url}'`, 'charts');
  const release = (version: string): string =>
    object(
      'helm.toolkit.fluxcd.io/v2',
      'HelmRelease',
      `interval: 1h, chart: {spec: {chart: web, version: ${version}, sourceRef: {kind: HelmRepository, name: charts}}}`,
    );

  test('reports a version of a chart that is no range, except in a registry, where it may be a tag', () => {
    expect(found('flux-value-not-valid', all(source('https://charts.example'), release('stable')))).toEqual([
      '/spec/chart/spec/version HelmRelease/flux-system/web has the version range stable, which cannot be parsed',
    ]);
    expect(found('flux-value-not-valid', all(source('https://charts.example'), release('"*"')))).toEqual([]);
    expect(
      found('flux-value-not-valid', all(source('oci://registry.example').replace('interval', 'type: oci, interval'), release('stable'))),
    ).toEqual([]);
    expect(found('flux-value-not-valid', release('stable'))).toEqual([]);
  });

  const policy = (fields: string): string =>
    all(
      object('image.toolkit.fluxcd.io/v1', 'ImageRepository', 'interval: 5m, image: registry.example/web'),
      object('image.toolkit.fluxcd.io/v1', 'ImagePolicy', `imageRepositoryRef: {name: web}, policy: {numerical: {order: asc}}, ${fields}`),
    );

  test.each([
    ["pattern: '^main-(?P<time>[0-9]+)$', extract: $time", undefined],
    ["pattern: '^main-(?<time>[0-9]+)$', extract: $1", undefined],
    ["pattern: '^(?:main|dev)-([0-9]+)$', extract: $1", undefined],
    ["pattern: '^(?i)main-[()]([0-9]+)$', extract: '$1-$0'", undefined],
    ["pattern: '^main-[[:digit:])(]+$', extract: $0", undefined],
    ["pattern: '^main-\\([0-9]+$', extract: $1", 'extracts the group 1'],
    ["pattern: '^main-(?:[0-9]+)$', extract: $1", 'extracts the group 1'],
    ["pattern: '^main-(?P<time>[0-9]+)$', extract: $times", 'extracts the group times'],
    ["pattern: '^(?!dev).*$'", 'has a pattern with the group (?!'],
    ["pattern: '^(?<=v)1$'", 'has a pattern with the group (?<='],
    ["pattern: '^(a)\\1$'", 'has a pattern with the backreference \\1'],
    ["pattern: '[(?!]'", undefined],
  ])('filterTags with %s', (filter, expected) => {
    const messages = found('flux-value-not-valid', policy(`filterTags: {${filter}}`));
    expect(messages).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)]);
  });

  test.each([
    ['github', "address: 'https://github.com/team/fleet'", 1],
    ['github', "address: 'https://github.com/team/fleet', secretRef: {name: token}", 0],
    ['github', '', 0],
    ['slack', "address: 'https://hooks.slack.com/services/a'", 0],
    ['azuredevops', "address: 'https://dev.azure.com/o/p/_git/r'", 0],
  ])('a Provider of the type %s with %s', (type, fields, count) => {
    const provider = object('notification.toolkit.fluxcd.io/v1beta3', 'Provider', `type: ${type}, ${fields}`);
    expect(found('flux-value-not-valid', provider)).toHaveLength(count);
  });

  test.each([
    ["{kind: GitRepository, name: '*'}", 1],
    ["{kind: GitRepository, name: '*', matchLabels: {team: a}}", 0],
    ['{kind: GitRepository, name: flux-system}', 0],
  ])('a Receiver with the entry %s', (entry, count) => {
    const receiver = object(
      'notification.toolkit.fluxcd.io/v1',
      'Receiver',
      `type: generic, secretRef: {name: token}, resources: [${entry}]`,
    );
    expect(found('flux-value-not-valid', receiver)).toHaveLength(count);
  });

  test.each([
    ['ref: {name: refs/heads/main}', 'commit: {author: {email: a@example.org}}', 1],
    ['ref: {name: refs/heads/main}', 'checkout: {ref: {branch: main}}', 0],
    ['ref: {name: refs/heads/main}', 'push: {branch: main}', 0],
    ['ref: {branch: main}', 'commit: {author: {email: a@example.org}}', 0],
    ['timeout: 60s', 'commit: {author: {email: a@example.org}}', 0],
  ])('an ImageUpdateAutomation of a source with %s, and %s', (ref, git, count) => {
    const text = all(
      object('source.toolkit.fluxcd.io/v1', 'GitRepository', `interval: 1m, url: 'https://git.example/team.git', ${ref}`, 'team'),
      object(
        'image.toolkit.fluxcd.io/v1',
        'ImageUpdateAutomation',
        `interval: 10m, sourceRef: {kind: GitRepository, name: team}, git: {${git}}`,
      ),
    );
    expect(found('flux-value-not-valid', text)).toHaveLength(count);
  });
});

describe('certificate-not-valid', () => {
  test.each([
    ['duration: 24h, renewBefore: 8h', []],
    ['renewBefore: 720h', []],
    ['renewBefore: 2160h', ['/spec/renewBefore']],
    ['duration: 30m', ['/spec/duration']],
    ['duration: 1h0m0s, renewBefore: 4m59s', ['/spec/renewBefore']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Flux
    ["duration: '${DURATION}', renewBefore: 48h", []],
    [`commonName: ${'a'.repeat(61)}.svc`, ['/spec/commonName']],
    [`commonName: ${'a'.repeat(60)}.svc`, []],
  ])('%s', (fields, expected) => {
    const certificate = object(
      'cert-manager.io/v1',
      'Certificate',
      `secretName: web, issuerRef: {kind: ClusterIssuer, name: ca}, ${fields}`,
    );
    expect(found('certificate-not-valid', certificate).map((text) => text.split(' ')[0])).toEqual(expected);
  });
});

test.each([
  ['extract: {key: a}', 0],
  ['find: {name: {regexp: a}}', 0],
  ['sourceRef: {generatorRef: {apiVersion: generators.external-secrets.io/v1alpha1, kind: Password, name: a}}', 0],
  ['sourceRef: {storeRef: {name: other}}, extract: {key: a}', 0],
  ['extract: {key: a}, find: {name: {regexp: a}}', 1],
  ['rewrite: []', 1],
])('an entry of dataFrom with %s', (entry, count) => {
  const secret = object(
    'external-secrets.io/v1',
    'ExternalSecret',
    `secretStoreRef: {kind: ClusterSecretStore, name: a}, dataFrom: [{${entry}}]`,
  );
  expect(found('external-secret-not-valid', secret)).toHaveLength(count);
});

test.each([
  ['', 1],
  ['annotations: {kustomize.toolkit.fluxcd.io/ssa: Ignore}', 0],
  ['annotations: {kustomize.toolkit.fluxcd.io/reconcile: disabled}', 0],
])('a Job that is deleted after its end, with %s', (metadata, count) => {
  const job = `apiVersion: batch/v1\nkind: Job\nmetadata: {name: a, namespace: default, ${metadata}}\nspec: {ttlSecondsAfterFinished: 0, template: {spec: {restartPolicy: Never, containers: [{name: a, image: 'nginx:1.29.0'}]}}}\n`;
  expect(found('job-repeated', job)).toHaveLength(count);
});

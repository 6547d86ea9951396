import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitInit } from '../security/git-init.ts';
import { directoryOf, runLimited } from '../security/run-limited.ts';

const MEGABYTE = 2 ** 20;

const flux = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: a, namespace: flux-system}
spec: {interval: 1m, path: ./app, prune: true, sourceRef: {kind: GitRepository, name: flux-system}, postBuild: {substitute: {v: b}}}
`;

const object = (apiVersion: string, kind: string, more: string): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a, namespace: web}\n${more}\n`;

/** A kind with one field `x` of this schema, and an object of it. */
const thing = (schema: string, x: string): string => `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: things.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {kind: Thing, plural: things, singular: thing, listKind: ThingList}
  versions:
  - {name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {x: ${schema}}}}}}}
---
${object('example.com/v1', 'Thing', `spec: {x: ${JSON.stringify(x)}}`)}`;

const rule = (expression: string): string =>
  `{type: string, maxLength: ${2 * MEGABYTE}, x-kubernetes-validations: [{rule: ${JSON.stringify(expression)}}]}`;

const pod = (container: string): string => object('v1', 'Pod', `spec: {containers: [{name: a, image: a:1, ${container}}]}`);
const data = (text: string): string => object('v1', 'ConfigMap', `data: {a: ${JSON.stringify(text)}}`);
const aws = (kind: string, forProvider: object): string =>
  object('iam.aws.upbound.io/v1beta1', kind, `spec: {forProvider: ${JSON.stringify(forProvider)}}`);

/** Each value made a pattern run for minutes, or without end. */
const values: Readonly<Record<string, () => string>> = {
  'a schedule of many durations': () =>
    object(
      'batch/v1',
      'CronJob',
      `spec: {schedule: "@every ${'1111111h'.repeat(15)}x", jobTemplate: {spec: {template: {spec: {restartPolicy: Never, containers: [{name: a, image: a:1}]}}}}}`,
    ),
  'a quantity in a CEL rule': () => thing(rule('isQuantity(self)'), `${'0'.repeat(MEGABYTE)}x`),
  'a decimal number in a CEL rule': () => thing(rule('double(self) > 1.0'), `${'1'.repeat(MEGABYTE)}x`),
  'a hexadecimal number in a CEL rule': () => thing(rule('double(self) > 1.0'), `0x${'1'.repeat(MEGABYTE)}z`),
  'spaces that a CEL rule trims': () => thing(rule("self.trim() != ''"), `a${' '.repeat(MEGABYTE)}a`),
  'comments in a CEL rule': () => thing(rule(`${'//'.repeat(20_000)}\n^`), 'a'),
  'digits where a duration is expected': () => thing('{type: string, format: duration}', '1'.repeat(MEGABYTE)),
  'zeros where an address is expected': () => thing('{type: string, format: ipv4}', `1.${'0'.repeat(MEGABYTE)}x`),
  'digits where a quantity is expected': () => pod(`resources: {limits: {cpu: "${'1'.repeat(MEGABYTE)}x"}}`),
  'brackets in the path of a field': () =>
    pod(`env: [{name: a, valueFrom: {fieldRef: {fieldPath: ${JSON.stringify("['".repeat(MEGABYTE / 2))}}}}]`),
  'a long name of a package': () => object('pkg.crossplane.io/v1', 'Provider', `spec: {package: "${'a'.repeat(MEGABYTE)}/"}`),
  'colons in the name of a package': () => object('pkg.crossplane.io/v1', 'Provider', `spec: {package: "${':'.repeat(MEGABYTE)}\\nx"}`),
  'paths in a permissions boundary': () => aws('Role', { assumeRolePolicy: '{}', permissionsBoundary: ':policy/'.repeat(MEGABYTE / 8) }),
  'letters in a template': () =>
    object(
      'apiextensions.crossplane.io/v1',
      'Composition',
      `spec: {compositeTypeRef: {apiVersion: a.b/v1, kind: A}, mode: Pipeline, pipeline: [{step: a, functionRef: {name: f}, input: {apiVersion: gotemplating.fn.crossplane.io/v1beta1, kind: GoTemplate, source: Inline, inline: {template: "${'a'.repeat(MEGABYTE)}"}}}]}`,
    ),
  'variables that are never closed': () => data(`x \${v}${'$${'.repeat(MEGABYTE / 4)}`),
  'addresses without a host': () => data('://a@'.repeat(MEGABYTE / 5)),
};

describe('check ends for any value of a pattern', () => {
  it.each(Object.entries(values))('%s', { timeout: 100_000 }, async (_, text) => {
    const cwd = directoryOf({ 'flux.yaml': flux, 'app/a.yaml': text() });
    const { code, broke, stderr } = await runLimited(['check', '.'], { cwd, env: { XDG_CACHE_HOME: `${cwd}/.cache` }, seconds: 30 });
    expect({ isDone: code === 0 || code === 1, broke, stderr }).toEqual({ isDone: true, broke: undefined, stderr: '' });
  });
});

const policy = (...statements: readonly object[]): string =>
  aws('Policy', { policy: JSON.stringify({ Version: '2012-10-17', Statement: statements }) });
const statement = (more: object): object => ({ Effect: 'Allow', Action: 's3:*', Resource: '*', ...more });
const statements = (of: (index: number) => object): string => policy(...Array.from({ length: 200 }, (_, index) => statement(of(index))));

/** Each pair of texts made a review run for minutes, or without end. */
const changes: Readonly<Record<string, { readonly texts: () => readonly [string, string]; readonly says?: string }>> = {
  '200 statements with conditions': {
    texts: () => [
      statements((index) => ({
        Action: `s3:a${index}*`,
        Resource: `arn:${index}*`,
        Condition: { StringLike: { [`aws:k${index}`]: `*${index}*` } },
      })),
      statements((index) => ({
        Action: `s3:*a${index}`,
        Resource: `arn:*${index}`,
        Condition: { StringLike: { [`aws:k${index}`]: `*${index}*` } },
      })),
    ],
    says: 'permissions-',
  },
  'stars in a resource': {
    texts: () => [policy(statement({ Resource: 'arn:*' })), policy(statement({ Resource: `arn:${'*'.repeat(MEGABYTE / 4)}` }))],
  },
  'variables that are never closed in a resource': {
    texts: () => [policy(statement({})), policy(statement({ Resource: `arn:aws:s3:::${'${'.repeat(MEGABYTE / 2)}` }))],
  },
  'a version of many parts': { texts: () => [data('a'), data(`1.1${'.1'.repeat(MEGABYTE / 2)}!`)] },
  'many lines that all change': {
    texts: () => [
      data(Array.from({ length: MEGABYTE / 8 }, (_, index) => `a${index}\n`).join('')),
      data(Array.from({ length: MEGABYTE / 8 }, (_, index) => `b${index}\n`).join('')),
    ],
  },
};

describe('review ends for any change', () => {
  it.each(Object.entries(changes))('%s', { timeout: 100_000 }, async (_, { texts, says }) => {
    const [before, after] = texts();
    const cwd = directoryOf({ 'flux.yaml': flux, 'app/a.yaml': before });
    gitInit(cwd, true);
    writeFileSync(join(cwd, 'app/a.yaml'), after);
    const { code, broke, stdout, stderr } = await runLimited(['review', '--base', 'HEAD', '--output', 'json'], {
      cwd,
      env: { XDG_CACHE_HOME: `${cwd}/.cache` },
      seconds: 60,
    });
    expect({ isDone: code === 0 || code === 1, broke, stderr }).toEqual({ isDone: true, broke: undefined, stderr: '' });
    if (says !== undefined) expect(stdout).toContain(says);
  });
});

const lineFeeds = '\n'.repeat(1_500_000);

describe('a .gitmodules of megabytes', () => {
  it.each([
    ['check', '.'],
    ['build', '.'],
    ['review', '--base', 'HEAD'],
  ])('%s %s', { timeout: 100_000 }, async (...args) => {
    const cwd = directoryOf({ 'flux.yaml': flux, 'app/a.yaml': data('a'), '.gitmodules': lineFeeds });
    gitInit(cwd, true);
    const { code, broke } = await runLimited(args, { cwd, env: { XDG_CACHE_HOME: `${cwd}/.cache` }, seconds: 30 });
    expect({ code, broke }).toEqual({ code: 0, broke: undefined });
  });
});

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are variables of Flux.

import { createBudget } from '@slipway/manifest';
import { createValidator, validateTexts } from '@slipway/validate';
import { describe, expect, test } from 'vitest';
import { fluxSubstitution as substitute } from '../src/check/flux-substitution.ts';

const validator = createValidator();
const check = (files: Readonly<Record<string, string>>) =>
  validateTexts(validator, new Map(Object.entries(files)), { exists: () => true, substitute });
const findingsOf = (files: Readonly<Record<string, string>>): string[] =>
  check(files).findings.map(({ rule, file, pointer }) => `${rule} ${file} ${pointer}`);

const flux = (name: string, postBuild: string, path = './apps'): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux-system}\nspec:\n  interval: 1m\n  prune: true\n  path: ${path}\n  sourceRef: {kind: GitRepository, name: fleet}\n  postBuild: ${postBuild}\n`;
const info = (data: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cluster-info, namespace: flux-system}\ndata: ${data}\n`;
const service = (port: string, name = 'web'): string =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: ${name}, namespace: web}\nspec:\n  ports:\n    - port: ${port}\n`;

describe('a field with a placeholder', () => {
  test('is not checked by its text as long as the value is unknown', () => {
    expect(findingsOf({ 'apps/web.yaml': service('${PORT}') })).toEqual([]);
    expect(findingsOf({ 'apps/web.yaml': service('${PORT}'), 'flux.yaml': flux('a', '{substitute: {OTHER: "1"}}') })).toEqual([]);
    const fromSecret = flux('a', '{substituteFrom: [{kind: Secret, name: s}], substitute: {OTHER: "1"}}');
    expect(findingsOf({ 'apps/web.yaml': service('${PORT}'), 'flux.yaml': fromSecret })).toEqual([]);
  });

  test('is checked with its default, when it is unknown whether it is set', () => {
    const fromSecret = flux('a', '{substituteFrom: [{kind: Secret, name: s}], substitute: {OTHER: "1"}}');
    expect(findingsOf({ 'apps/web.yaml': service('${PORT:=80}'), 'flux.yaml': fromSecret })).toEqual([]);
    expect(findingsOf({ 'apps/web.yaml': service('${PORT:=none}'), 'flux.yaml': fromSecret })).toEqual([
      'wrong-type apps/web.yaml /spec/ports/0/port',
    ]);
  });

  test.each([
    ['a value that fits', '${PORT}', '80', []],
    ['a value that does not', '${PORT}', 'http', ['wrong-type']],
    ['a value in quotes: kustomize takes them away', '"${PORT}"', '80', []],
    ['a part of a value', '80${PORT}', '80', []],
    ['a default for what is not set', '${GATE:=http}', '80', ['wrong-type']],
    ['a default for what is set', '${PORT:-http}', '80', []],
    ['an expression that replaces a part', '${PORT/8/x}', '80', ['wrong-type']],
    ['an expression that cuts', '${PORT:0:2}', '8080', []],
  ])('is checked after substitution: %s', (_, text, value, rules) => {
    const files = { 'apps/web.yaml': service(text), 'flux.yaml': flux('a', `{substitute: {PORT: "${value}"}}`) };
    expect(check(files).findings.map(({ rule }) => rule)).toEqual(rules);
  });

  test('is not checked when its substitution exceeds the budget for a file', () => {
    const files = {
      'apps/web.yaml': service('"${PORT%%a*}"'),
      'flux.yaml': flux('a', `{substitute: {PORT: "${'-'.repeat(20_000)}x"}}`),
    };
    const { findings } = validateTexts(validator, new Map(Object.entries(files)), {
      exists: () => true,
      substitute,
      budget: createBudget({ operations: 3e6 }),
    });
    expect(findings.map(({ rule, file }) => `${rule} ${file}`)).toContain('check-too-large apps/web.yaml');
  });

  test('shows the text of the file in the finding', () => {
    const [finding] = check({ 'apps/web.yaml': service('${PORT}'), 'flux.yaml': flux('a', '{substitute: {PORT: http}}') }).findings;
    expect(finding).toMatchObject({ value: 'http', line: 6, pointer: '/spec/ports/0/port' });
    expect(finding?.message).toMatch(/\(\$\{PORT\} after substitution\)$/);
  });

  test('becomes what YAML 1.1 makes of the value where text is wanted', () => {
    const map = (text: string): string => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: web}\ndata:\n  a: ${text}\n`;
    for (const value of ['yes', '1e3', '0644', 'true', '~'])
      expect(findingsOf({ 'apps/a.yaml': map('${A}'), 'flux.yaml': flux('a', `{substitute: {A: "${value}"}}`) }), value).toEqual([
        expect.stringMatching(/^(?:wrong-type|replaced-null) apps\/a.yaml \/data\/a$/),
      ]);
    for (const value of ['text', '2025-01-01', '1:30', 'x 1'])
      expect(findingsOf({ 'apps/a.yaml': map('${A}'), 'flux.yaml': flux('a', `{substitute: {A: "${value}"}}`) }), value).toEqual([]);
    expect(findingsOf({ 'apps/a.yaml': map('"a: ${A}"'), 'flux.yaml': flux('a', '{substitute: {A: "1"}}') })).toEqual([]);
  });

  test('gets the values of the cluster-info that is nearest to each Flux Kustomization', () => {
    const files = {
      'apps/web.yaml': service('${PORT}'),
      'clusters/a/info.yaml': info('{PORT: "80"}'),
      'clusters/a/apps.yaml': flux('apps', '{substituteFrom: [{kind: ConfigMap, name: cluster-info}]}'),
      'clusters/b/info.yaml': info('{PORT: http}'),
      'clusters/b/apps.yaml': flux('apps', '{substituteFrom: [{kind: ConfigMap, name: cluster-info}]}'),
    };
    expect(findingsOf(files)).toEqual(['wrong-type apps/web.yaml /spec/ports/0/port']);
    expect(findingsOf({ ...files, 'clusters/b/info.yaml': info('{PORT: "81"}') })).toEqual([]);
    expect(check(files).verdicts.filter(({ verdict }) => verdict === 'reject')).toMatchObject([{ file: 'apps/web.yaml' }]);
  });

  test('prefers inline values, and those of a folder that a kustomization.yaml leads to', () => {
    const files = {
      'base/kustomization.yaml': 'resources: [web.yaml]\n',
      'base/web.yaml': service('${PORT}'),
      'apps/kustomization.yaml': 'resources: [../base]\n',
      'info.yaml': info('{PORT: http}'),
      'flux.yaml': flux('a', '{substituteFrom: [{kind: ConfigMap, name: cluster-info}], substitute: {PORT: "80"}}'),
    };
    expect(findingsOf(files)).toEqual([]);
    expect(findingsOf({ ...files, 'flux.yaml': files['flux.yaml'].replace('PORT: "80"', 'OTHER: "80"') })).toEqual([
      'wrong-type base/web.yaml /spec/ports/0/port',
    ]);
  });

  test('is left alone in an object that asks Flux not to substitute', () => {
    const web = service('${PORT}').replace('namespace: web', 'namespace: web, labels: {kustomize.toolkit.fluxcd.io/substitute: disabled}');
    expect(findingsOf({ 'apps/web.yaml': web, 'flux.yaml': flux('a', '{substitute: {PORT: http}}') })).toEqual([]);
  });

  test('is found from any folder of the repository', () => {
    const files = new Map([
      ['../repo/apps/web.yaml', service('${PORT}')],
      ['../repo/flux.yaml', flux('a', '{substitute: {PORT: http}}')],
    ]);
    expect(validateTexts(validator, files, { roots: ['.', '../repo'], substitute }).findings).toMatchObject([{ rule: 'wrong-type' }]);
    expect(validateTexts(validator, files, { substitute }).findings).toEqual([]);
  });
});

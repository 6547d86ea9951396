import type { Manifest, ManifestFile } from '@slipway/manifest';
import { rememberLocation } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { createValidator, validateFiles, validateText, validateTexts } from '../src/index.ts';
import { validObjects } from './valid-objects.ts';

const validator = createValidator();

const file = (path: string, ...objects: unknown[]): ManifestFile => ({ path, objects: objects as Manifest[] });
const contents = (fields: object): unknown => ({ apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', ...fields });
const rules = (files: readonly ManifestFile[]): string[] =>
  validateFiles(validator, files).map((finding) => `${finding.rule} ${finding.file}`);

describe('files in memory', () => {
  test('findings have the location of the definition of the file', () => {
    const define = (): ManifestFile => rememberLocation(file('a/x.yaml', { ...validObjects.configMap, dta: {} }), define);
    expect(validateFiles(validator, [define()])).toMatchObject([{ source: { file: expect.stringContaining('trees.test.ts') } }]);
  });

  test('a patch is not an object', () => {
    const patch = { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'web' }, spec: { replicas: 3 } };
    expect(rules([file('a/kustomization.yaml', contents({ patches: [{ path: 'patch.yaml' }] })), file('a/patch.yaml', patch)])).toEqual([]);
  });

  test('a namespace of kustomization.yaml reaches folders that it lists', () => {
    const service = { ...validObjects.service, metadata: { name: 'web' } };
    const base = [file('base/kustomization.yaml', contents({ resources: ['web.yaml'] })), file('base/web.yaml', service)];
    expect(rules(base)).toEqual(['missing-namespace base/web.yaml']);
    expect(rules([...base, file('prod/kustomization.yaml', contents({ namespace: 'shop', resources: ['../base'] }))])).toEqual([]);
  });

  test('a targetNamespace of a Flux Kustomization reaches its path', () => {
    const service = file('apps/shop/web.yaml', { ...validObjects.service, metadata: { name: 'web' } });
    const pointer = {
      ...validObjects.kustomization,
      spec: { ...validObjects.kustomization.spec, path: './apps/shop', targetNamespace: 'shop' },
    };
    expect(rules([service, file('clusters/a/shop.yaml', pointer)])).toEqual([]);
  });

  test('the same object in two folders that are built apart is not a duplicate', () => {
    expect(rules([file('a/x.yaml', validObjects.configMap), file('b/x.yaml', validObjects.configMap)])).toEqual([]);
  });

  test('the same object below one kustomization.yaml is a duplicate, at any depth', () => {
    const top = file('a/kustomization.yaml', contents({ resources: ['x.yaml', 'b/y.yaml'] }));
    expect(rules([top, file('a/x.yaml', validObjects.configMap), file('a/b/y.yaml', validObjects.configMap)])).toEqual([
      'duplicate-object a/b/y.yaml',
    ]);
  });

  test('remote resources and files that exist outside of the input are not reported as missing', () => {
    const top = file(
      'a/kustomization.yaml',
      contents({ resources: ['https://example.org/x.yaml', 'github.com/org/repo//base?ref=v1', '../b'] }),
    );
    expect(rules([top])).toEqual(['missing-resource a/kustomization.yaml']);
    expect(validateFiles(validator, [top], { exists: (path) => path === 'b' })).toEqual([]);
  });

  test('a kustomization.yaml does not need apiVersion and kind', () => {
    expect(rules([file('a/kustomization.yaml', { resources: ['x.yaml'] }), file('a/x.yaml', validObjects.configMap)])).toEqual([]);
  });
});

describe('text', () => {
  const text = [
    'apiVersion: v1',
    'kind: ConfigMap',
    'metadata:',
    '  name: settings',
    '  namespace: shop',
    'data:',
    '  retries: 3',
    '---',
    'apiVersion: v1',
    'kind: Service',
    'metadata: {name: web, namespace: shop}',
    'spec:',
    '  ports:',
    '    - port: "80"',
    '',
  ].join('\n');

  test('every document has a verdict, and every finding a line and a column', () => {
    const { verdicts, findings } = validateText(validator, text, 'shop.yaml');
    expect(verdicts.map(({ file: path, document, kind, verdict }) => [path, document, kind, verdict])).toEqual([
      ['shop.yaml', 0, 'ConfigMap', 'reject'],
      ['shop.yaml', 1, 'Service', 'reject'],
    ]);
    const port = findings.find((finding) => finding.object === 'Service/shop/web');
    expect(port).toMatchObject({ rule: 'wrong-type', pointer: '/spec/ports/0/port', file: 'shop.yaml', line: 14 });
  });

  test('a missing field is reported at its expected position', () => {
    const { findings } = validateText(validator, 'apiVersion: v1\nkind: Namespace\nmetadata: {}\n', 'ns.yaml');
    expect(findings).toMatchObject([{ rule: 'missing-name', line: 3 }]);
  });

  test('a broken document is a finding, and the others are still checked', () => {
    const { verdicts, findings } = validateText(validator, `${text}---\na: [\n`, 'shop.yaml');
    expect(verdicts).toHaveLength(2);
    expect(findings.some((finding) => finding.rule === 'yaml-syntax')).toBe(true);
  });

  test('for a single file, the files that it lists are not reported', () => {
    expect(validateText(validator, 'resources: [a.yaml]\n', 'x/kustomization.yaml').findings).toEqual([]);
    expect(validateTexts(validator, new Map([['x/kustomization.yaml', 'resources: [a.yaml]\n']])).findings).toMatchObject([
      { rule: 'missing-resource', line: 1 },
    ]);
  });
});

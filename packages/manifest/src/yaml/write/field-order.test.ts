import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../objects/manifest.ts';
import { FIELD_ORDER, type FieldPosition, orderedKeys } from './field-order.ts';
import { renderFile } from './render-file.ts';

const render = (object: object): string => renderFile({ path: 'a.yaml', objects: [object as Manifest] });

/** Keys of the text's lines in the order of the lines. */
const keysOf = (text: string): string[] => Array.from(text.matchAll(/^ *([\w-]+):/gm), (match) => match[1] as string);

describe('the order of fields', () => {
  test('is the usual order of Kubernetes manifests, then alphabetical', () => {
    const object = {
      status: 1,
      spec: 1,
      data: 1,
      metadata: { generateName: 1, annotations: 1, labels: 1, namespace: 1, name: 1 },
      kind: 'A',
      apiVersion: 'v1',
    };
    expect(keysOf(render(object))).toEqual([
      'apiVersion',
      'kind',
      'metadata',
      'name',
      'namespace',
      'labels',
      'annotations',
      'generateName',
      'spec',
      'data',
      'status',
    ]);
  });

  test('follows the table for the specs of Flux', () => {
    const fields = [...FIELD_ORDER['flux-spec'], 'driftDetection', 'patches', 'valuesFrom', 'values'];
    const spec = Object.fromEntries([...fields].reverse().map((field) => [field, 1]));
    for (const apiVersion of ['helm.toolkit.fluxcd.io/v2', 'kustomize.toolkit.fluxcd.io/v1', 'source.toolkit.fluxcd.io/v1']) {
      expect(keysOf(render({ apiVersion, kind: 'A', metadata: { name: 'a' }, spec })).slice(5)).toEqual(fields);
    }
  });

  test('starts Flux specs as documented', () => {
    expect(FIELD_ORDER['flux-spec'].filter((field) => !['chart', 'healthCheckExprs'].includes(field))).toEqual([
      'dependsOn',
      'interval',
      'retryInterval',
      'timeout',
      'url',
      'ref',
      'chartRef',
      'sourceRef',
      'path',
      'releaseName',
      'targetNamespace',
      'storageNamespace',
      'prune',
      'wait',
      'healthChecks',
      'postBuild',
      'install',
      'upgrade',
    ]);
  });

  test('puts the target of a patch before the patch, and the kind of an expression before the expression', () => {
    const spec = {
      healthCheckExprs: [{ failed: '1', current: '1', kind: 'Table', apiVersion: 'v1' }],
      patches: [{ patch: 'a', options: {}, target: { name: 'a', kind: 'B' } }],
    };
    const flux = { apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'A', metadata: { name: 'a' }, spec };
    expect(render(flux)).toContain(
      [
        '  healthCheckExprs:',
        ...['    - apiVersion: v1', '      kind: Table', '      current: "1"', '      failed: "1"'],
        '  patches:',
        ...['    - target:', '        kind: B', '        name: a', '      patch: a', '      options: {}'],
      ].join('\n'),
    );
    expect(render({ ...flux, apiVersion: 'apps/v1' })).toContain('- options: {}');
  });

  test('puts kind and name first in an item of a list, and not in the maps below it', () => {
    const container = { image: 'a', env: [{ value: '1', name: 'B' }], args: [], name: 'web', ports: [{ containerPort: 80, name: 'http' }] };
    const subject = { namespace: 'b', apiGroup: '', name: 'a', kind: 'User' };
    const spec = { containers: [container], selector: { name: 1, app: 1 }, nested: [[{ a: { name: 1, a: 1 }, name: 2 }]] };
    expect(render({ apiVersion: 'apps/v1', kind: 'A', metadata: { name: 'a' }, spec, subjects: [subject] })).toContain(
      [
        'spec:',
        ...['  containers:', '    - name: web', '      args: []', '      env:', '        - name: B', '          value: "1"'],
        ...['      image: a', '      ports:', '        - name: http', '          containerPort: 80'],
        ...['  nested:', '    - - name: 2', '        a:', '          a: 1', '          name: 1'],
        ...['  selector:', '    app: 1', '    name: 1'],
        ...['subjects:', '  - kind: User', '    name: a', '    apiGroup: ""', '    namespace: b', ''],
      ].join('\n'),
    );
  });

  test('is alphabetical in every other spec and in free-form maps, with any keys', () => {
    const spec = {
      values: 1,
      interval: 1,
      dependsOn: 1,
      template: { metadata: { name: 1, labels: 1, annotations: 1 }, kind: 1, apiVersion: 1, spec: 1 },
    };
    const text = render({
      apiVersion: 'apps/v1',
      kind: 'A',
      metadata: { name: 'a', labels: { name: '1', app: '2' } },
      spec,
      data: { b: 1, B: 1, a: 1 },
    });
    expect(keysOf(text)).toEqual([
      ...[
        'apiVersion',
        'kind',
        'metadata',
        'name',
        'labels',
        'app',
        'name',
        'spec',
        'dependsOn',
        'interval',
        'template',
        'apiVersion',
        'kind',
      ],
      ...['metadata', 'annotations', 'labels', 'name', 'spec', 'values', 'data', 'B', 'a', 'b'],
    ]);
  });

  test('keeps the order of a list', () => {
    expect(render({ apiVersion: 'v1', kind: 'A', metadata: { name: 'a' }, list: ['b', 'a', { z: 1, a: 2 }, 'a'] })).toContain(
      'list:\n  - b\n  - a\n  - a: 2\n    z: 1\n  - a\n',
    );
  });

  test('does not depend on the order in which a definition is written', () => {
    // A key that no YAML can carry to the cluster is refused (flux-characters.test.ts).
    const anyKey = fc.string({ maxLength: 3 }).filter((text) => text !== '<<');
    const key = fc.oneof(fc.constantFrom(...Object.values(FIELD_ORDER).flat()), anyKey);
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.integer(),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(key, tie('tree'), { maxKeys: 6 }),
      ),
    }));
    fc.assert(
      fc.property(
        fc.dictionary(key, tree),
        fc.constantFrom('v1', 'helm.toolkit.fluxcd.io/v2'),
        fc.infiniteStream(fc.nat()),
        (fields, apiVersion, numbers) => {
          expect(render(shuffled({ ...fields, apiVersion }, numbers))).toBe(render(Object.assign({ apiVersion }, fields, { apiVersion })));
        },
      ),
    );
  });

  test('is total: no key is lost or doubled', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.constantFrom(...(Object.keys(FIELD_ORDER) as FieldPosition[])), (keys, position) => {
        expect([...orderedKeys(Object.fromEntries(keys.map((key) => [key, 1])), position)].sort()).toEqual([...keys].sort());
      }),
    );
  });
});

function shuffled(value: unknown, numbers: fc.Stream<number>): never {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, numbers)) as never;
  if (typeof value !== 'object' || value === null) return value as never;
  const entries = Object.entries(value).map((entry) => [numbers.next().value as number, entry] as const);
  entries.sort(([a], [b]) => a - b);
  return Object.fromEntries(entries.map(([, [key, field]]) => [key, shuffled(field, numbers)])) as never;
}

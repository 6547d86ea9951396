import type { KindSchema } from '@slipway/kube-models';
import { describe, expect, test } from 'vitest';
import { createValidator } from '../../src/index.ts';

const validator = createValidator();

/** What only the update is refused for: rule and pointer. */
const refused = (old: object, object: object): readonly string[] =>
  validator
    .checkUpdate(old, object)
    .ofUpdate.flatMap(({ rule, pointer, severity }) => (severity === 'reject' ? [`${rule} ${pointer}`] : []));

const template = (image: string) => ({ metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'web', image }] } });

const deployment = (spec: object) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web', namespace: 'shop' },
  spec: { selector: { matchLabels: { app: 'web' } }, template: template('web:1'), ...spec },
});

describe('an update of a built-in kind', () => {
  test('names the immutable field, with its old value and the remedy', () => {
    const [finding] = validator.checkUpdate(
      deployment({}),
      deployment({ selector: { matchLabels: { app: 'web', tier: 'front' } } }),
    ).ofUpdate;
    expect(finding).toMatchObject({
      rule: 'immutable-field',
      severity: 'reject',
      object: 'Deployment/shop/web',
      pointer: '/spec/selector',
      value: { matchLabels: { app: 'web', tier: 'front' } },
      expected: '{"matchLabels":{"app":"web"}}, as before',
    });
    expect(finding?.message).toBe('spec.selector cannot change: it was {"matchLabels":{"app":"web"}}');
    expect(finding?.remedy).toContain('force: true');
  });

  test('accepts changes of mutable fields', () => {
    expect(refused(deployment({}), deployment({ replicas: 3, template: template('web:2') }))).toEqual([]);
  });

  test('keeps the defaults without an owner, which may not be valid any longer', () => {
    expect(refused(deployment({}), deployment({ strategy: { type: 'Recreate' } }))).toEqual([
      'leftover-default /spec/strategy/rollingUpdate',
    ]);
  });

  test('accepts another notation of the same value', () => {
    const job = (spec: object) => ({
      apiVersion: 'batch/v1',
      kind: 'Job',
      metadata: { name: 'migrate', namespace: 'shop' },
      spec: { template: { spec: { restartPolicy: 'Never', containers: [{ name: 'j', image: 'x:1', ...spec }] } } },
    });
    expect(refused(job({ resources: { requests: { cpu: 1 } } }), job({ resources: { requests: { cpu: '1000m' } } }))).toEqual([]);
    expect(refused(job({}), job({ imagePullPolicy: 'IfNotPresent', terminationMessagePath: '/dev/termination-log' }))).toEqual([]);
    expect(refused(job({}), job({ image: 'x:2' }))).toEqual(['immutable-field /spec/template']);
  });

  test('does not show secrets of either object', () => {
    const secret = (password: string) => ({
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: 'db', namespace: 'shop' },
      immutable: true,
      data: { password: Buffer.from(password).toString('base64') },
    });
    const findings = validator.checkUpdate(secret('correct-horse'), secret('battery-staple')).findings;
    expect(findings.map(({ rule }) => rule)).toContain('immutable-field');
    for (const text of ['correct-horse', 'battery-staple']) {
      expect(JSON.stringify(findings)).not.toContain(text);
      expect(JSON.stringify(findings)).not.toContain(Buffer.from(text).toString('base64'));
    }
  });

  test('is not checked if a value is not substituted yet', () => {
    const binding = (name: string) => ({
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRoleBinding',
      metadata: { name: 'team' },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name },
    });
    expect(refused(binding('view'), binding('edit'))).toEqual(['immutable-field /roleRef']);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Flux.
    expect(refused(binding('view'), binding('${ROLE}'))).toEqual([]);
  });
});

/** A kind with rules of every sort that an update meets. */
const cluster: KindSchema = {
  group: 'example.org',
  version: 'v1',
  kind: 'Cluster',
  plural: 'clusters',
  scope: 'Namespaced',
  origin: 'crd',
  storage: true,
  schema: {
    type: 'object',
    properties: {
      spec: {
        type: 'object',
        properties: {
          range: { type: 'string', 'x-kubernetes-validations': [{ rule: 'self == oldSelf', message: 'the range is fixed' }] },
          size: { type: 'integer', maximum: 5 },
          pools: {
            type: 'array',
            'x-kubernetes-list-type': 'map',
            'x-kubernetes-list-map-keys': ['name'],
            items: {
              type: 'object',
              required: ['name'],
              properties: {
                name: { type: 'string' },
                count: { type: 'integer', 'x-kubernetes-validations': [{ rule: 'self >= oldSelf' }] },
              },
            },
          },
          settings: { type: 'object', properties: { mode: { type: 'string' }, level: { type: 'string', enum: ['a', 'b'] } } },
        },
      },
    },
  },
} as never;

describe('an update of a custom resource', () => {
  const custom = createValidator({ schemas: [cluster] });
  const object = (spec: object) => ({ apiVersion: 'example.org/v1', kind: 'Cluster', metadata: { name: 'a', namespace: 'shop' }, spec });
  const findings = (old: object, now: object): readonly string[] =>
    custom.checkUpdate(object(old), object(now)).findings.map(({ rule, pointer }) => `${rule} ${pointer}`);

  test('is checked with the rules that use the old object', () => {
    expect(findings({ range: '10.0.0.0/16' }, { range: '10.8.0.0/16' })).toEqual(['failed-transition /spec/range']);
    expect(findings({}, { range: '10.8.0.0/16' })).toEqual([]);
    expect(findings({ range: '10.0.0.0/16', size: 1 }, { size: 1 })).toEqual([]);
  });

  test('has the remedy that its rule and both values allow', () => {
    const remedy = (rule: string, old: unknown, now: unknown): string | undefined => {
      const of = (value: unknown) => (typeof value === 'number' ? 'integer' : typeof value === 'string' ? 'string' : 'object');
      const field = { type: of(now), ...(of(now) === 'object' && { properties: { id: { type: 'string' } } }) };
      const schema = {
        ...cluster,
        schema: {
          type: 'object',
          properties: { spec: { type: 'object', properties: { field: { ...field, 'x-kubernetes-validations': [{ rule }] } } } },
        },
      } as never;
      const { findings } = createValidator({ schemas: [schema] }).checkUpdate(object({ field: old }), object({ field: now }));
      expect(findings.map((finding) => finding.rule)).toEqual(['failed-transition']);
      return findings[0]?.remedy;
    };
    const minor = 'int(self.substring(2)) - int(oldSelf.substring(2)) in [0, 1]';
    const last = ': each in a change of its own, when the one before is done';
    expect(remedy(minor, '1.33', '1.35')).toBe(`change it to "1.34" first, and to "1.35" last${last}`);
    expect(remedy(minor, '1.33', '1.36')).toBe(`change it to "1.34" first, then to "1.35", and to "1.36" last${last}`);
    expect(remedy(minor, '1.35', '1.33')).toBe('keep the old value, or write one that the rule accepts after it, such as "1.36"');
    expect(remedy('self <= oldSelf + 3', 1, 9)).toBe(`change it to 4 first, then to 7, and to 9 last${last}`);
    expect(remedy('self >= oldSelf', 5, 3)).toBe('keep the old value, or write one that the rule accepts after it, such as 6');
    const fixed = 'keep the old value: this field never changes. For another value, create a new object with another name';
    expect(remedy('self == oldSelf', 'a', 'b')).toBe(fixed);
    expect(remedy('oldSelf.id == self.id', { id: 'a' }, { id: 'b' })).toBe(fixed);
    expect(remedy('oldSelf != "done"', 'done', 'open')).toBe('keep the old value, or write one that the rule accepts after it');
  });

  test('compares entries of a keyed list with those of the same key, and names their new position', () => {
    const pools = (...counts: readonly number[]) => ({ pools: counts.map((count) => ({ name: `p${count % 10}`, count })) });
    expect(findings(pools(11, 12), pools(22, 21))).toEqual([]);
    expect(findings(pools(11, 12), pools(3, 2, 11))).toEqual(['failed-transition /spec/pools/1/count']);
  });

  test('may keep an invalid value that does not change', () => {
    expect(findings({ size: 9, settings: { mode: 'x' } }, { size: 9, settings: { mode: 'y' } })).toEqual([]);
    expect(findings({ size: 9 }, { size: 8 })).toEqual(['out-of-range /spec/size']);
    expect(findings({ settings: { level: 'z' } }, { settings: { level: 'z', mode: 'x' } })).toEqual([]);
  });

  test('removes fields that are no longer applied, and must not leave an empty map', () => {
    expect(findings({ size: 1, settings: { mode: 'x' } }, { size: 1 })).toEqual([]);
    expect(findings({ settings: { mode: 'x' } }, { settings: {} })).toEqual(['emptied-field /spec/settings']);
  });
});

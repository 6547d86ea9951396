// biome-ignore-all lint/suspicious/noTemplateCurlyInString: Flux variables look like placeholders.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createValidator } from '../src/index.ts';
import { validObjects } from './valid-objects.ts';

const validator = createValidator();
const UNKNOWN: ReadonlySet<string> = new Set(['VALUE']);

/** Objects as kustomize-controller sends them; it adds the last field of each. */
const written = {
  'the namespace that kustomize gives to custom resources of the cluster': {
    ...validObjects.clusterSecretStore,
    metadata: { name: 'aws', namespace: 'external-secrets' },
  },
  'targetPort of a Service': {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'web', namespace: 'shop', creationTimestamp: null },
    spec: { selector: { app: 'web' }, ports: [{ port: 80, protocol: 'TCP', targetPort: 0 }] },
  },
  'the group of a role': {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'ClusterRoleBinding',
    metadata: { name: 'web' },
    subjects: [{ kind: 'ServiceAccount', name: 'web', namespace: 'shop' }],
    roleRef: { kind: 'ClusterRole', name: 'view', apiGroup: '' },
  },
};

describe('fields that a build adds are not findings of a built object', () => {
  test.each(Object.entries(written))('%s', (_name, object) => {
    expect(validator.check(object).verdict).toBe('lossy');
    expect(validator.check(object, { built: true })).toMatchObject({ verdict: 'accept', findings: [] });
  });

  test('other fields are findings', () => {
    const role = { ...validObjects.clusterRole, metadata: { name: 'view', namespace: 'shop' } };
    expect(validator.check(role, { built: true }).findings).toMatchObject([{ rule: 'needless-namespace' }]);
    const port = { ...written['targetPort of a Service'], spec: { selector: {}, ports: [{ port: 80, targetPort: 70_000 }] } };
    expect(validator.check(port, { built: true }).findings).toMatchObject([{ rule: 'service-spec', pointer: '/spec/ports/0/targetPort' }]);
  });
});

type Path = readonly (string | number)[];

function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [[...path, key], ...placesOf(child, [...path, key])]);
}

function withText(object: object, path: Path, text: string): unknown {
  const changed: unknown = structuredClone(object);
  const parent = path.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], changed);
  (parent as Record<string, unknown>)[path.at(-1) ?? ''] = text;
  return changed;
}

describe('a variable without a value', () => {
  const places = Object.entries(validObjects).flatMap(([name, object]) => placesOf(object).map((path) => [name, object, path] as const));

  test('may have any value, in any field', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom('${VALUE}', 'a-${VALUE:-b}', '${OTHER:=${VALUE}}'),
        ([, object, path], text) => {
          const changed = withText(object, path, text);
          expect(validator.check(changed).findings).toEqual([]);
          expect(validator.check(changed, { unknown: UNKNOWN }).findings).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('is one of the given variables, and any other expression is plain text', () => {
    const map = (name: string): unknown => ({ ...validObjects.configMap, metadata: { name, namespace: 'shop' } });
    expect(validator.check(map('a-${VALUE}'), { unknown: UNKNOWN }).verdict).toBe('accept');
    expect(validator.check(map('a-${OTHER}')).verdict).toBe('accept');
    for (const name of ['a-${OTHER}', 'a-${VALUES}', 'a-$VALUE', '$${}']) {
      expect(validator.check(map(name), { unknown: UNKNOWN }).findings).toMatchObject([{ rule: 'wrong-name' }]);
    }
  });

  test.each([
    ['a number', ['spec', 'replicas']],
    ['a quantity', ['spec', 'template', 'spec', 'containers', '0', 'resources', 'limits', 'memory']],
    ['an enum', ['spec', 'template', 'spec', 'restartPolicy']],
  ] as const)('%s is checked where the variable is not among the unknown ones', (_name, path) => {
    const { findings } = validator.check(withText(validObjects.deployment, path, '${OTHER}'), { unknown: UNKNOWN });
    expect(findings.map(({ pointer }) => pointer)).toEqual([`/${path.join('/')}`]);
  });
});

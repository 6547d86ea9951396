import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createValidator, openCache, validateTexts } from '../src/index.ts';

const alert = (kind: string) => ({
  apiVersion: 'notification.toolkit.fluxcd.io/v1beta3',
  kind: 'Alert',
  metadata: { name: 'a', namespace: 'flux-system' },
  spec: {
    providerRef: { name: 'slack' },
    eventSources: [
      { kind: 'GitRepository', name: '*' },
      { kind, name: '*' },
    ],
  },
});
const receiver = (kind: string) => ({
  apiVersion: 'notification.toolkit.fluxcd.io/v1',
  kind: 'Receiver',
  metadata: { name: 'a', namespace: 'flux-system' },
  spec: { type: 'generic', secretRef: { name: 'token' }, resources: [{ kind, name: 'a' }] },
});

describe('Alerts and Receivers', () => {
  const plain = createValidator();
  const operator = createValidator({ fluxOperator: true });

  test.each(['FluxInstance', 'ResourceSet', 'ResourceSetInputProvider'])(
    'name %s where flux-operator installs Flux, and nowhere else',
    (kind) => {
      for (const [object, pointer] of [
        [alert(kind), '/spec/eventSources/1/kind'],
        [receiver(kind), '/spec/resources/0/kind'],
      ] as const) {
        expect(plain.check(object).findings).toMatchObject([{ rule: 'not-allowed-value', pointer }]);
        expect(operator.check(object)).toMatchObject({ verdict: 'accept', findings: [] });
      }
    },
  );

  test('do not accept other kinds there', () => {
    expect(operator.check(alert('Deployment')).findings).toMatchObject([{ rule: 'not-allowed-value', value: 'Deployment' }]);
    expect(operator.check(receiver('Deployment')).findings).toMatchObject([{ rule: 'not-allowed-value', value: 'Deployment' }]);
  });

  test('are cached separately with and without flux-operator', () => {
    const directory = mkdtempSync(join(tmpdir(), 'operator-'));
    const texts = new Map([['a.yaml', JSON.stringify(receiver('FluxInstance')).replaceAll(',"', ', "').replaceAll('":', '": ')]]);
    try {
      const validateTree = (fluxOperator: boolean): number => {
        const cache = openCache(directory);
        const { findings } = validateTexts(createValidator({ cache, fluxOperator }), texts);
        cache.store();
        return findings.length;
      };
      expect([validateTree(true), validateTree(false), validateTree(true), validateTree(false)]).toEqual([0, 1, 0, 1]);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});

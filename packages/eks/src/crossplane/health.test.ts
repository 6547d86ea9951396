import { Environment } from '@marcbachmann/cel-js';
import { type HealthCheckExpression, managedReadiness } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { crossplaneUnits, GROUP } from '../../test/reference/index.ts';
import { eksClusterHealth } from '../eks-cluster/health.ts';
import { syncedAndReady } from './health.ts';

/** The conditions that make an object of a kind ready. A managed resource needs those of `*`. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Provider: ['Installed', 'Healthy'],
  Function: ['Installed', 'Healthy'],
  ManagedResourceActivationPolicy: ['Healthy'],
  CompositeResourceDefinition: ['Established'],
  EKSCluster: ['Synced', 'Ready'],
  '*': ['Synced', 'Ready'],
};

const table = { apiVersion: 'dynamodb.aws.m.upbound.io/v1beta1', kind: 'Table', metadata: { name: 'products' } };
/** Every health check expression of the Flux Kustomizations of the fleet. */
const expressions: readonly HealthCheckExpression[] = [
  ...crossplaneUnits.flatMap(({ ready }) => ready?.expressions ?? []),
  eksClusterHealth(GROUP),
  syncedAndReady('iam.aws.m.upbound.io/v1beta1', 'OpenIDConnectProvider'),
  ...(managedReadiness({ 'table.yaml': table }).expressions ?? []),
];

interface Condition {
  readonly type: string;
  readonly status: 'True' | 'False' | 'Unknown';
  readonly observedGeneration?: number;
}

const environment = new Environment({ unlistedVariablesAreDyn: true });
const holds = (expression: string | undefined, object: object): boolean =>
  expression !== undefined && environment.evaluate(expression, { ...object }) === true;

/** Evaluates an object as Flux does, in its order. After an error, such as a missing field, Flux keeps waiting. */
function verdict({ inProgress, failed, current }: HealthCheckExpression, object: object): 'InProgress' | 'Failed' | 'Current' {
  try {
    if (holds(inProgress, object)) return 'InProgress';
    if (holds(failed, object)) return 'Failed';
    return holds(current, object) ? 'Current' : 'InProgress';
  } catch {
    return 'InProgress';
  }
}

const having = (conditions: readonly Condition[]) => ({ metadata: { name: 'a', generation: 2 }, status: { conditions } });

describe.each(expressions.map((expression) => [expression.kind, expression] as const))('a health check of %s', (kind, expression) => {
  const types = NEEDED[kind] ?? NEEDED['*'] ?? [];
  const met: readonly Condition[] = types.map((type) => ({ type, status: 'True' as const, observedGeneration: 2 }));
  const changed = (index: number, change: Partial<Condition>) => met.map((each, at) => (at === index ? { ...each, ...change } : each));

  it('waits for an object that no controller has observed yet', () => {
    const metadata = { name: 'a', generation: 1 };
    for (const object of [{ metadata }, { metadata, status: {} }, { metadata, status: { conditions: [] } }]) {
      expect(verdict(expression, object)).toBe('InProgress');
    }
  });

  it.each(types.map((type, index) => [type, index] as const))(
    'waits while %s is false, unknown, absent or of an older spec',
    (_, index) => {
      const waiting = [
        changed(index, { status: 'False' }),
        changed(index, { status: 'Unknown' }),
        changed(index, { observedGeneration: 1 }),
        changed(index, { type: 'Other' }),
        met.filter((_each, at) => at !== index),
      ];
      for (const conditions of waiting) expect(verdict(expression, having(conditions)), JSON.stringify(conditions)).toBe('InProgress');
    },
  );

  it('is done once all are true, with other conditions that are not, and with a generation or without', () => {
    const withoutGeneration = met.map(({ type, status }) => ({ type, status }));
    for (const conditions of [met, withoutGeneration, [{ type: 'LastAsyncOperation', status: 'False' } as const, ...met]]) {
      expect(verdict(expression, having(conditions))).toBe('Current');
    }
  });
});

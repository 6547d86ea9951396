import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { becomeReady, finalState, missingParts, newAccount, testCluster } from '../../test/eks-cluster-of-test.ts';
import { type SimulationOptions, simulatedCluster } from '../../test/simulated-cluster.ts';
import { isTrue } from '../kubernetes/stored-object.ts';
import type { AwsAccount } from './account.ts';

const shop = testCluster();

/** Numbers that decide the next event, in a loop. */
const decisions = fc.array(fc.nat(), { minLength: 20, maxLength: 60 });

/** Returns one number after the other, in a loop. */
function cycle(numbers: readonly number[]): (count: number) => number {
  let index = 0;
  return (count) => (numbers[index++ % numbers.length] ?? 0) % Math.max(count, 1);
}

const newCluster = (options: Partial<SimulationOptions> & { readonly account: AwsAccount }) => simulatedCluster(options);

const calmly = (() => {
  const account = newAccount();
  const simulation = newCluster({ account });
  becomeReady(simulation, shop);
  return { account, simulation, state: finalState(simulation, account) };
})();

describe('the managed resources of an EKS cluster', () => {
  it('all become Ready and Synced', () => {
    const { simulation } = calmly;
    expect(simulation.objects()).toHaveLength(37);
    const unready = simulation.objects().filter((object) => !isTrue(object, 'Ready') || !isTrue(object, 'Synced'));
    expect(unready.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([]);
    expect(missingParts(simulation, shop)).toEqual([]);
  });

  it('reach the same state in any order of arrival and work', () => {
    fc.assert(
      fc.property(decisions, (numbers) => {
        const account = newAccount();
        const choose = cycle(numbers);
        const simulation = newCluster({ account, choose });
        for (let left = [...missingParts(simulation, shop)]; left.length > 0; ) {
          for (const object of left.splice(choose(left.length), 1)) simulation.apply(object);
          for (let steps = choose(5); steps > 0; steps--) simulation.stepNow();
        }
        becomeReady(simulation, shop);
        expect(finalState(simulation, account)).toEqual(calmly.state);
      }),
      { numRuns: 10 },
    );
  }, 120_000);

  it('end in the same state when writes are lost and the provider is restarted in the middle', () => {
    fc.assert(
      fc.property(decisions, (numbers) => {
        const account = newAccount();
        const choose = cycle(numbers);
        let left = 60;
        const simulation = newCluster({ account, loses: () => left-- > 0 && choose(3) === 0 });
        for (const object of missingParts(simulation, shop)) simulation.apply(object);
        for (let restarts = 0; restarts < 10; restarts++) {
          simulation.run(choose(200));
          simulation.restart();
        }
        becomeReady(simulation, shop);
        expect(finalState(simulation, account)).toEqual(calmly.state);
      }),
      { numRuns: 10 },
    );
  }, 120_000);

  it('leave nothing behind in any order of deletion', () => {
    fc.assert(
      fc.property(decisions, fc.nat(6000), (numbers, lived) => {
        const account = newAccount();
        const choose = cycle(numbers);
        const simulation = newCluster({ account, choose });
        for (const object of missingParts(simulation, shop)) simulation.apply(object);
        simulation.run(lived);
        for (let left = [...simulation.objects()]; left.length > 0; ) {
          for (const object of left.splice(choose(left.length), 1)) simulation.remove(object);
          simulation.run(choose(50));
        }
        simulation.run(10_000);
        expect(simulation.objects().map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([]);
        expect(account.resources()).toEqual([]);
      }),
      { numRuns: 10 },
    );
  }, 120_000);

  it('keep their place in AWS when they are orphaned, and are adopted by the next of the same external name', () => {
    const account = newAccount();
    const role = (name: string, spec: object) => ({
      apiVersion: 'iam.aws.m.upbound.io/v1beta1',
      kind: 'Role',
      metadata: { name, namespace: 'flux-system', annotations: { 'crossplane.io/external-name': 'shared' } },
      spec: { forProvider: { assumeRolePolicy: '{}' }, ...spec },
    });
    const simulation = newCluster({ account });
    simulation.apply(role('first', { managementPolicies: ['Observe', 'Create', 'Update', 'LateInitialize'] }));
    simulation.run(500);
    const first = simulation.get('iam/Role', 'first');
    if (!first) throw new Error('no role');
    simulation.remove(first);
    simulation.run(500);
    expect([simulation.objects(), account.resources().map(({ id }) => id)]).toEqual([[], ['shared']]);
    simulation.apply(role('second', {}));
    simulation.run(500);
    expect(account.calls().map(({ call, by }) => `${call} by ${by}`)).toEqual([
      'create by hub/flux-system/first',
      'update by hub/flux-system/second',
    ]);
    expect(simulation.get('iam/Role', 'second')?.status?.atProvider).toMatchObject({ arn: 'arn:aws:iam::111122223333:role/shared' });
  });
});

import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type CompositeChange, clusterState, compositeChanges } from '@slipway/compose/changes';
import type { Manifest } from '@slipway/manifest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Lab, startLab } from '../src/index.ts';
import { type CompositionCase, compositionCases } from './composition-cases.ts';
import { fleetObjects } from './fleet-objects.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ crossplane: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const TEMPLATE = 'crossplane.io/composition-resource-name';

/** Resources by UID. */
type Resources = ReadonlyMap<string, { readonly title: string; readonly content: string }>;

describe.skipIf(reason !== undefined)('what a change of a Composition does to real composites', () => {
  let lab: Lab<'hub'>;
  const deadline = 300_000;

  /** Returns the resources with the label of a composite, also those that it has no reference to. */
  const resourcesOf = async ({ owners }: CompositionCase): Promise<Resources> => {
    const found = await Promise.all(
      ['ConfigMap', 'Secret', 'ServiceAccount'].flatMap((kind) =>
        owners.map((owner) =>
          lab.clusters.hub.list({ apiVersion: 'v1', kind, namespace: 'default', labelSelector: `crossplane.io/composite=${owner}` }),
        ),
      ),
    );
    return new Map(
      found.flat().map((object) => {
        const { metadata, data, kind } = object as unknown as {
          kind: string;
          data?: object;
          metadata: Manifest['metadata'] & { uid: string };
        };
        const { annotations = {}, labels = {}, uid } = metadata;
        const { [TEMPLATE]: template = '', ...others } = annotations;
        return [uid, { title: `${kind}/${template}`, content: JSON.stringify([data, labels, others]) }];
      }),
    );
  };

  const until = async (isDone: () => Promise<boolean>): Promise<boolean> => {
    const end = performance.now() + 180_000;
    while (performance.now() < end) {
      if (await isDone()) return true;
      await setTimeout(500);
    }
    return false;
  };

  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub'], crossplane: true });
    const { hub } = lab.clusters;
    const functions = fleetObjects('common/crossplane/functions');
    for (const object of functions) await hub.apply(object);
    for (const object of functions.filter(({ kind }) => kind === 'Function')) await hub.waitFor(object, 'Healthy', { deadline });
    const definitions = [
      ...new Map(compositionCases.flatMap(({ definitions: own }) => own.map((each) => [each.metadata.name, each]))).values(),
    ];
    for (const object of definitions) await hub.apply(object);
    for (const object of definitions) await hub.waitFor(object, 'Established', { deadline });
    for (const { before } of compositionCases) for (const object of before) await hub.apply(object);
  });
  afterAll(() => lab?.stop());

  test(`does what the comparison says, for ${compositionCases.length} changes`, async () => {
    const { hub } = lab.clusters;
    const bases = new Map<string, Resources>();
    for (const each of compositionCases) {
      const isComposed = await until(async () => {
        const found = await resourcesOf(each);
        bases.set(each.title, found);
        return found.size === each.resources;
      });
      expect([each.title, isComposed ? each.resources : bases.get(each.title)]).toEqual([each.title, each.resources]);
    }
    proved(
      `Crossplane composed ${[...bases.values()].reduce((sum, { size }) => sum + size, 0)} resources of ${compositionCases.length} composites`,
    );
    for (const { after } of compositionCases) for (const object of after) await hub.apply(object);
    const seen = new Map<string, readonly string[]>();
    for (const each of compositionCases) {
      const expected = predicted(each);
      await until(async () => {
        seen.set(each.title, effects(bases.get(each.title) ?? new Map(), await resourcesOf(each)));
        return JSON.stringify(seen.get(each.title)) === JSON.stringify(expected);
      });
    }
    // Waits, because a change may still happen.
    await setTimeout(10_000);
    for (const each of compositionCases) seen.set(each.title, effects(bases.get(each.title) ?? new Map(), await resourcesOf(each)));
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(compositionCases.map((each) => [each.title, predicted(each)])));
    for (const [title, effect] of seen) proved(`${title}: ${effect.length === 0 ? 'nothing' : effect.join(', ')}`);
  });
});

/** Returns what happened between two states of a composite, by the identity that the API server gives to objects. */
function effects(before: Resources, after: Resources): readonly string[] {
  const gone = [...before].filter(([uid]) => !after.has(uid)).map(([, { title }]) => `deleted ${title}`);
  const rest = [...after].flatMap(([uid, { title, content }]) => {
    const was = before.get(uid);
    if (was === undefined) return [`created ${title}`];
    return was.content === content ? [] : [`changed ${title}`];
  });
  return [...gone, ...rest].sort();
}

/** Returns the predicted changes of both states, in the same words. */
function predicted({ definitions, before, after }: CompositionCase): readonly string[] {
  const changed = new Map([...before, ...after].map((object) => [`${object.kind}/${object.metadata.name}`, object]));
  const states = [
    [...definitions, ...before],
    [...definitions, ...changed.values()],
  ].map((objects) => clusterState(objects as never));
  const [old, next] = states as [(typeof states)[0] & object, (typeof states)[0] & object];
  return [...compositeChanges({ before: old, after: next })].flatMap(({ effect }) => words(effect)).sort();
}

const words = (effect: CompositeChange['effect']): readonly string[] =>
  effect.kind !== 'composed'
    ? []
    : effect.steps.flatMap(({ action, before, after }) => {
        const title = (side: typeof before): string => `${String(side?.object.kind)}/${side?.template ?? ''}`;
        // The known values are equal, so that a value of the cluster decides whether the resource changes.
        if (action === 'orphan' || (action === 'change' && isDeepStrictEqual(before?.object, after?.object))) return [];
        if (action === 'recreate') return [`deleted ${title(before)}`, `created ${title(after)}`];
        return [`${{ create: 'created', change: 'changed', delete: 'deleted' }[action]} ${title(after ?? before)}`];
      });

import { createBudget } from '@slipway/manifest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildFleet, buildKustomization, createParseCache, type FleetBuild, fileMapTree, findRoots, fleetFindings } from '../src/index.ts';
import { ENDLESS_FLEETS, withUnaffected } from './endless-fleets.ts';
import { someEdit, someFiles, type Texts } from './fleet-edits.ts';
import { appliedBy, bootstrap, configMap, documents, fleetOf, fluxKustomization } from './fleet-fixture.ts';

const many = <Value>(count: number, make: (index: number) => Value): Value[] => Array.from({ length: count }, (_, index) => make(index));

const endless = (name: string) => (ENDLESS_FLEETS[name] as (typeof ENDLESS_FLEETS)[string])();

describe('a fleet that would become very large', () => {
  const quick = [
    'a JSON patch that doubles',
    'a JSON patch of a kustomization that doubles',
    'a variable of 1 MB in 400 places',
    'an operator that multiplies',
    'a pattern that is looked for at each place',
    'one value in thousands of places',
    'patches that are compared with each object',
    'thousands of patterns for thousands of files',
  ];

  test.each(quick)('%s', (name) => {
    const { files, rule, about, message } = endless(name);
    const { findings, applied } = fleetOf(withUnaffected(files));
    const [finding] = findings;
    expect(findings).toHaveLength(1);
    expect(finding).toMatchObject({ rule, severity: 'reject', message: expect.stringMatching(message), file: 'clusters/c/bad.yaml' });
    if (about !== undefined) expect(finding?.object).toBe(`Kustomization/flux-system/${about}`);
    expect(applied['c/good']).toBe('ConfigMap innocent');
  });

  // The others take seconds until they reach the limits of a Kustomization or a run: `npm run attacks` has them whole, as the command.
  test.each(Object.keys(ENDLESS_FLEETS).filter((name) => !quick.includes(name)))('%s, within less', (name) => {
    const limits = { objects: 6000, bytes: 2 ** 24, operations: 1e7 };
    const { fleet, findings } = fleetOf(withUnaffected(endless(name).files), { budget: createBudget(limits) });
    expect(fleet.stopped?.limit).toMatch(/^(objects|operations)$/);
    expect(findings.map(({ rule }) => rule)).toContain('fleet-too-large');
  });

  test('has objects that are nested no deeper than others can follow', () => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    const patch = `[{"op":"add","path":"/data","value":${nested(150)}},{"op":"add","path":"/data${'/a'.repeat(150)}","value":${nested(150)}},{"op":"copy","from":"/data/a","path":"/data${'/a'.repeat(290)}"}]`;
    const { applied } = fleetOf({
      'a.yaml': fluxKustomization('a', { path: './a', patches: [{ patch, target: { kind: 'ConfigMap' } }] }),
      'a/a.yaml': configMap('a'),
    });
    expect(applied['local/a']).toBe('values are nested too deeply');
  });
});

const shared = {
  'fleet/x.yaml': documents(...many(10, (index) => fluxKustomization(`x${index}`, { path: './x' }))),
  'x/a.yaml': documents(...many(10, (index) => configMap(`a${index}`))),
};

describe('a run that is over', () => {
  test('keeps what was built, and says how much was not', () => {
    const { fleet, findings, applied } = fleetOf(shared, { budget: createBudget({ objects: 35 }) });
    expect(fleet.stopped).toMatchObject({ limit: 'objects', most: 35 });
    expect(Object.values(applied).filter((each) => each.startsWith('ConfigMap'))).toHaveLength(3);
    expect(findings.filter(({ rule }) => rule === 'fleet-too-large')).toMatchObject([
      {
        message: 'the build stopped at the limit of 35 objects: 7 Flux Kustomizations are not built, first fleet/flux-system/x3',
        object: 'Kustomization/flux-system/x3',
        severity: 'reject',
        file: 'fleet/x.yaml',
      },
    ]);
    expect(findings.filter(({ rule }) => rule === 'applied-twice')).toMatchObject([
      { objects: many(10, (index) => `ConfigMap/flux-system/a${index}`) },
    ]);
    expect(fleet.unsettled).toBe(false);
  });

  test('ends when its time is over', () => {
    let now = 0;
    const { findings } = fleetOf(shared, { budget: createBudget({ time: 9000 }, { now: () => (now += 1000) }) });
    expect(findings[0]).toMatchObject({ rule: 'fleet-too-large', message: expect.stringContaining('stopped at the limit of 9 seconds') });
  });

  test('is not over for what a Kustomization that failed would have kept', () => {
    const broken = fluxKustomization('broken', {
      path: './x',
      postBuild: { substitute: { 'no-name': '1' } },
    });
    const files = {
      'fleet/broken.yaml': documents(...many(50, (index) => ({ ...broken, metadata: { ...broken.metadata, name: `b${index}` } }))),
      ...shared,
    };
    const { fleet } = fleetOf(files, { budget: createBudget({ objects: 100 }) });
    expect(fleet.stopped).toBeUndefined();
  });

  test('has as many findings as there may be, of all kinds, and says that there are more', () => {
    const { fleet } = fleetOf({
      ...shared,
      'fleet/dependent.yaml': documents(...many(10, (index) => fluxKustomization(`dependent${index}`, { path: './y' }))),
    });
    const findings = fleetFindings(fleet, { budget: createBudget({ findings: 8 }) });
    expect(findings).toHaveLength(9);
    expect(findings.at(-1)).toMatchObject({ rule: 'fleet-too-large', message: expect.stringContaining('there may be more') });
    expect(new Set(findings.map(({ rule }) => rule))).toContain('kustomization-not-built');
  });

  test('ends in the same way after any earlier build', () => {
    const limits = fc.oneof(
      fc.integer({ min: 0, max: 40 }).map((objects) => ({ objects })),
      fc.integer({ min: 0, max: 3000 }).map((bytes) => ({ bytes })),
      fc.integer({ min: 0, max: 300_000 }).map((steps) => ({ steps })),
    );
    fc.assert(
      fc.property(someFiles, fc.array(someEdit, { minLength: 1, maxLength: 3 }), limits, (first, edits, limit) => {
        const cache = createParseCache();
        let files = first;
        let before = build(files, limit, cache);
        for (const edit of edits) {
          files = edit(files);
          before = build(files, limit, cache, before);
          expect(everything(before)).toEqual(everything(build(files, limit)));
        }
      }),
      { numRuns: 100 },
    );
  }, 120_000);
});

function build(files: Texts, limit: object, cache = createParseCache(), before?: FleetBuild): FleetBuild {
  const tree = fileMapTree(new Map([...files, ['clusters/a/flux-system/sync.yaml', bootstrap('./clusters/a')]]));
  const roots = findRoots(tree, 'clusters', { cache });
  return buildFleet({ tree, roots, cache, budget: createBudget(limit), ...(before === undefined ? {} : { before }) });
}

const everything = (fleet: FleetBuild): unknown => [fleet.kustomizations, fleet.stopped, fleet.unsettled, fleetFindings(fleet)];

test('a build by itself has limits too', () => {
  const tree = fileMapTree(new Map([['a/a.yaml', documents(configMap('a'), configMap('b'))]]));
  const kustomization = fluxKustomization('a', { path: './a' });
  expect(() => buildKustomization({ kustomization, tree, findSource: () => undefined, budget: createBudget({ objects: 1 }) })).toThrow(
    'stopped at the limit of 1 objects',
  );
});

test('ten thousand Kustomizations are far from any limit', () => {
  const files = {
    'fleet/x.yaml': documents(...many(1000, (index) => fluxKustomization(`x${index}`, { path: `./x/${index % 10}` }))),
    ...Object.fromEntries(many(10, (folder) => [`x/${folder}/a.yaml`, documents(...many(5, (index) => configMap(`a${folder}-${index}`)))])),
  };
  // A tenth of the fleet with a fifth of the limits of a tenth.
  const { fleet } = fleetOf(files, { budget: createBudget({ objects: 15_000, bytes: 2 ** 30 / 50, operations: 4e9 / 50 }) });
  expect(fleet.stopped).toBeUndefined();
  expect(Object.keys(appliedBy(fleet))).toHaveLength(1000);
}, 60_000);

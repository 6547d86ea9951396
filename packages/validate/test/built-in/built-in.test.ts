import { getPointer } from '@slipway/manifest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInKindNames, builtInRules } from '../../src/built-in/all-built-in-kinds.ts';
import { findBuiltInKind } from '../../src/built-in/built-in-kinds.ts';
import { rootOf } from '../../src/built-in/forms/location.ts';
import { createValidator } from '../../src/index.ts';
import { fieldPath } from '../../src/objects/field-path.ts';
import { addressTables } from './address-refusals.ts';
import { admissionTables } from './admission-refusals.ts';
import { configurationTables } from './configuration-refusals.ts';
import { deviceTables } from './device-refusals.ts';
import { flowControlTables } from './flow-control-refusals.ts';
import { groupTables } from './group-refusals.ts';
import { networkingTables } from './networking-refusals.ts';
import { nodeTables } from './node-refusals.ts';
import { offByDefaultTables } from './off-by-default-refusals.ts';
import { otherTables } from './other-refusals.ts';
import { deploymentTable } from './pod-refusals.ts';
import type { Draft } from './refusals.ts';
import { rightsTables } from './rights-refusals.ts';
import { storageTables } from './storage-refusals.ts';
import { workloadTables } from './workload-refusals.ts';

/** Every kind is served, each gate is as it is by default but those without which a kind is not served. */
const cluster = {
  runtimeConfig: { 'api/all': true },
  featureGates: { ClusterTrustBundle: true, StorageVersionMigrator: true },
};
const { check } = createValidator({ cluster });
const tables = [
  ...[deploymentTable, ...workloadTables, ...configurationTables, ...networkingTables],
  ...[...rightsTables, ...storageTables, ...admissionTables, ...nodeTables, ...otherTables],
  ...[...addressTables, ...groupTables, ...flowControlTables, ...deviceTables, ...offByDefaultTables],
];
const changed = (object: Draft, change: (draft: Draft) => void): Draft => {
  const draft = structuredClone(object);
  change(draft);
  return draft;
};
const refusalsOf = (object: unknown): readonly string[] => [
  ...new Set(
    check(object)
      .findings.filter(({ severity }) => severity === 'reject')
      .map(({ field, pointer }) => withoutBrackets(field ?? fieldPath(pointer))),
  ),
];
/** The server writes keys of some maps in brackets, and others behind a dot. */
const withoutBrackets = (field: string): string => field.replace(/\["?([^\]"]*)"?\]/g, '.$1');

// Every row was put to kube-apiserver 1.36.3.
describe.each(tables.map((table) => [table.object.kind as string, table] as const))('the API server about a %s', (_, table) => {
  test('it is accepted without findings', () => {
    expect(check(table.object).verdict).toBe('accept');
  });

  test.each(table.accepted ?? [])('accepted: $detail', ({ change }) => {
    expect(refusalsOf(changed(table.object, change))).toEqual([]);
  });

  test.each(table.refused)('refused: $mistake', ({ change, server, ours }) => {
    expect(refusalsOf(changed(table.object, change)).toSorted()).toEqual((ours ?? server).map(withoutBrackets).sort());
  });
});

test('a rule about a value that Flux has not yet substituted is not checked', () => {
  const { object } = deploymentTable;
  const draft = changed(object, (o) => {
    o.spec.template.metadata.labels.app = `\${CLUSTER_NAME}`;
    o.spec.template.spec.containers[0].ports[0].name = `\${ENVIRONMENT}-of-a-port`;
    o.spec.template.spec.containers[0].resources.requests.memory = `\${MEMORY}`;
  });
  expect(check(draft).verdict).toBe('accept');
});

test('every rule names the function of Kubernetes that it follows, once', () => {
  const ids = builtInRules.map(({ rule }) => rule.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { rule } of builtInRules) expect(rule.why).toMatch(/with .*\w+ \(.+\)\.$/);
});

/** In definitions.test.ts. */
const REPORTED_ELSEWHERE = ['admission-expression', 'crd-default', 'crd-rule'];

test('every rule of a kind in the tables is violated by a row', () => {
  const found = tables.flatMap(({ object, refused }) =>
    refused.flatMap(({ change }) => check(changed(object, change)).findings.map(({ rule }) => rule)),
  );
  const asked = tables.flatMap(({ object: { apiVersion, kind } }) => {
    const group = apiVersion.includes('/') ? apiVersion.split('/')[0] : '';
    return (findBuiltInKind({ group, kind })?.rules ?? []).filter(({ rule }) => rule.severity === 'reject').map(({ rule }) => rule.id);
  });
  const covered = [...REPORTED_ELSEWHERE, ...found];
  expect([...new Set(asked)].filter((id) => !covered.includes(id))).toEqual([]);
});

/** Objects of the tables with any value in one or two places. */
const corruptedObjects = fc
  .tuple(
    fc.constantFrom(...tables.map(({ object }) => object as object)),
    fc.array(fc.tuple(fc.nat(), fc.jsonValue()), { minLength: 1, maxLength: 2 }),
  )
  .map(([object, changes]) =>
    changes.reduce<unknown>((corrupted, [location, value]) => corrupt(corrupted, location, value), structuredClone(object)),
  );

function corrupt(object: unknown, location: number, value: unknown): unknown {
  const holders: [Record<string, unknown>, string][] = [];
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      if (!['apiVersion', 'kind'].includes(key)) holders.push([node as Record<string, unknown>, key]);
      collect(child);
    }
  };
  collect(object);
  const [holder, key] = holders[location % Math.max(1, holders.length)] ?? [{}, ''];
  holder[key] = value;
  return object;
}

test('an object with any content gets findings of the rules of its kind, and of no others', () => {
  fc.assert(
    fc.property(corruptedObjects, (object) => {
      const { apiVersion, kind } = object as { apiVersion: string; kind: string };
      const group = apiVersion.includes('/') ? (apiVersion.split('/')[0] ?? '') : '';
      const known = findBuiltInKind({ group, kind });
      if (known === undefined) return expect(builtInKindNames).not.toContain(`${group}/${kind}`);
      const allowed = known.rules.map(({ rule }) => rule.id);
      for (const problem of known.check(rootOf(object))) {
        expect(allowed).toContain(problem.rule);
        if (problem.value !== undefined && typeof problem.value === 'object') expect(getPointer(object, problem.pointer)).toBeDefined();
      }
    }),
    { numRuns: 500 },
  );
});

test('parameters of a device may have an integer of any size', () => {
  const parameters = { size: 10n ** 30n };
  const config = [{ opaque: { driver: 'gpu.example.org', parameters } }];
  const object = { apiVersion: 'resource.k8s.io/v1', kind: 'DeviceClass', metadata: { name: 'a' }, spec: { config } };
  expect(createValidator().check(object)).toMatchObject({ verdict: 'accept', findings: [] });
});

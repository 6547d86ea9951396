// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { buildFleet, type FleetBuild, searchRoots } from '../src/index.ts';
import { bootstrap, configMap, documents, type Files, fluxKustomization, treeOf } from './fleet-fixture.ts';

const CLUSTERS = ['a', 'b', 'c', 'd'];

describe('clusters with the same Flux Kustomizations', () => {
  test('are built as each would be alone, and keep as much', () => {
    fc.assert(
      fc.property(
        fc.array(someApp, { minLength: 1, maxLength: 3 }),
        fc.array(someValues, { minLength: 4, maxLength: 4 }),
        (apps, values) => {
          const together = buildsOf(filesOf(CLUSTERS, apps, values));
          const alone = CLUSTERS.flatMap((cluster) => {
            const fleet = buildsOf(filesOf([cluster], apps, values));
            return fleet;
          });
          deepStrictEqual(together, alone);
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** Each Flux Kustomization with what it was built into, what it read and how much is kept of it. */
function buildsOf(files: Files): readonly unknown[] {
  const tree = treeOf(files);
  const { roots, evidence } = searchRoots(tree, '');
  const { kustomizations, memory }: FleetBuild = buildFleet({ tree, roots, evidence });
  return kustomizations.map((each) => {
    const { answers, spent, lookups } = memory.results.get(`${each.cluster}/${each.namespace}/${each.name}`) ?? {};
    // The first reader of a text spends the operations of reading it.
    const { operations: _, ...kept } = spent ?? {};
    return {
      ...each,
      texts: [...(answers?.texts.keys() ?? [])].sort(),
      folders: [...(answers?.folders.keys() ?? [])].sort(),
      kept,
      lookups,
    };
  });
}

interface App {
  readonly objects: readonly unknown[];
  /** What the folder of the app is: listed, also with something on another host, scanned, or not there. */
  readonly folder: 'listed' | 'scanned' | 'generates' | 'remote' | 'wrong' | 'absent';
  readonly spec: object;
  /** Values that are written in the Flux Kustomization itself, of which the cluster is one. */
  readonly own: boolean;
}

const someObject = fc.constantFrom<unknown>(
  configMap('plain', { A: 'a' }),
  configMap('values', { COLOUR: '${COLOUR:-none}', CLUSTER: '${CLUSTER}' }),
  configMap('strict', { NOWHERE: '${NOWHERE}' }),
  configMap('left', { A: '${A}' }, { labels: { 'kustomize.toolkit.fluxcd.io/substitute': 'disabled' } }),
  configMap('named-${CLUSTER:=x}'),
  { apiVersion: 'v1', kind: 'Service', metadata: { name: 'service' }, spec: { ports: [{ port: 80 }], odd: true } },
  {
    apiVersion: 'v1',
    kind: 'List',
    items: [
      configMap('first'),
      { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'pod' }, spec: { containers: [{ name: '${CLUSTER}' }] } },
    ],
  },
  { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: '' } },
  'metadata: {name: bad',
);

const someApp: fc.Arbitrary<App> = fc.record({
  objects: fc.uniqueArray(someObject, { minLength: 1, maxLength: 3 }),
  folder: fc.constantFrom('listed', 'scanned', 'generates', 'remote', 'wrong', 'absent'),
  own: fc.boolean(),
  spec: fc.constantFrom<object>(
    {},
    { targetNamespace: 'apps' },
    { commonMetadata: { labels: { team: 'one' } } },
    { patches: [{ target: { kind: 'ConfigMap' }, patch: '[{op: add, path: /data, value: {B: "${COLOUR:-b}"}}]' }] },
    { patches: [{ target: { kind: 'Pod' }, patch: '[{op: remove, path: /status}]' }] },
  ),
});

/** Values of one cluster; undefined where it has none. */
const someValues = fc.option(
  fc.constantFrom<Readonly<Record<string, string>>>({ COLOUR: 'red' }, { COLOUR: 'blue', NOWHERE: 'n' }, { A: '1' }),
  {
    nil: undefined,
  },
);

function filesOf(
  clusters: readonly string[],
  apps: readonly App[],
  values: readonly (Readonly<Record<string, string>> | undefined)[],
): Files {
  const ofClusters = clusters.flatMap((cluster): (readonly [string, unknown])[] => {
    const own = values[CLUSTERS.indexOf(cluster)];
    return [
      [`clusters/${cluster}/flux-system/gotk-sync.yaml`, bootstrap(`./clusters/${cluster}`)],
      ...(own === undefined ? [] : [[`clusters/${cluster}/values.yaml`, documents(configMap('values', own))] as const]),
      ...apps.map((app, index) => {
        const substituteFrom = [{ kind: 'ConfigMap', name: 'values', optional: index % 2 === 0 }];
        const postBuild = { substituteFrom, ...(app.own ? { substitute: { CLUSTER: cluster } } : {}) };
        const spec = { path: `./apps/${index}`, ...app.spec, postBuild };
        return [`clusters/${cluster}/app-${index}.yaml`, documents(fluxKustomization(`app-${index}`, spec))] as const;
      }),
    ];
  });
  const ofApps = apps.flatMap(({ objects, folder }, index): (readonly [string, unknown])[] => {
    if (folder === 'absent') return [];
    const resources = objects.map((_, each) => `${each}.yaml`);
    const generator = { configMapGenerator: [{ name: 'generated', literals: ['A=${COLOUR:-a}'] }] };
    const others = folder === 'wrong' ? ['nowhere.yaml'] : folder === 'remote' ? ['https://other.example/crds.yaml'] : [];
    const kustomization = { resources: [...resources, ...others], ...(folder === 'generates' ? generator : {}) };
    return [
      ...objects.map((object, each) => [`apps/${index}/${each}.yaml`, documents(object)] as const),
      ...(folder === 'scanned' ? [] : [[`apps/${index}/kustomization.yaml`, kustomization] as const]),
    ];
  });
  return Object.fromEntries([...ofClusters, ...ofApps]);
}

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import { deepStrictEqual } from 'node:assert';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildFleet,
  createParseCache,
  type FleetBuild,
  type FleetKustomization,
  fileMapTree,
  findRoots,
  fleetFindings,
} from '../src/index.ts';
import { someEdit, someFiles, type Texts } from './fleet-edits.ts';
import { bootstrap, configMap, documents, fluxKustomization } from './fleet-fixture.ts';

/** `FLEET_CASES=5000` asks for more than a test should take time for. */
const CASES = Number(process.env.FLEET_CASES ?? 200);

describe('a fleet that is edited', () => {
  test('is built from what it was as it is built from nothing, and only what has changed', () => {
    fc.assert(
      fc.property(someFiles, fc.array(someEdit, { minLength: 1, maxLength: 5 }), (first, edits) => {
        const cache = createParseCache();
        let files = first;
        let before = build(files, cache);
        for (const edit of edits) {
          files = edit(files);
          const after = build(files, cache, before);
          deepStrictEqual(everything(after), everything(build(files)));
          for (const each of after.kustomizations) {
            const known = before.kustomizations.find((other) => keyOf(other) === keyOf(each));
            if (known !== undefined && isDeepStrictEqual(madeOf(before, known), madeOf(after, each)))
              expect(each.objects).toBe(known.objects);
          }
          before = after;
        }
      }),
      { numRuns: CASES },
    );
  }, 600_000);

  const child = fluxKustomization('child', { path: './child' });
  const self = {
    path: './self',
    postBuild: { substitute: { X: 'x' }, substituteFrom: [{ kind: 'ConfigMap', name: 'values', optional: true }] },
  };

  test('is as on a new cluster, where values would have to be there before what makes them', () => {
    const files = (value: string): Texts =>
      new Map([
        ['clusters/a/self.yaml', documents(fluxKustomization('self', self))],
        ['self/values.yaml', documents(configMap('values', { COLOUR: value }))],
      ]);
    const blue = build(files('blue'));
    const after = build(files('${COLOUR:-red}'), createParseCache(), blue);
    expect(after.kustomizations).toEqual(build(files('${COLOUR:-red}')).kustomizations);
    expect(after.kustomizations.flatMap(({ objects = [] }) => objects.map(({ object }) => object.data))).toContainEqual({
      COLOUR: 'red',
    });
    expect(fleetFindings(after)).toMatchObject([
      {
        rule: 'variable-cycle',
        object: 'ConfigMap/flux-system/values',
        file: 'self/values.yaml',
        message:
          'ConfigMap/flux-system/values is made with a value that is taken from what it leads to: ConfigMap/flux-system/values <- ConfigMap/flux-system/values',
      },
    ]);
  });

  test('reports values that lead to themselves by way of Flux Kustomizations, not a bootstrap that makes values', () => {
    const messages = (values: string) =>
      fleetFindings(
        build(
          new Map([
            ['clusters/a/parent.yaml', documents(fluxKustomization('parent', { ...self, path: './parent' }))],
            ['parent/child.yaml', documents(fluxKustomization('child', { path: './child${N:-}' }))],
            ['child/a.yaml', documents(configMap('a'))],
            [values, documents(configMap('values', { N: '' }))],
          ]),
        ),
      ).map(({ message }) => message);
    expect(messages('clusters/a/values.yaml')).toEqual([]);
    expect(messages('parent/values.yaml')).toEqual([]);
    const circle = ['Kustomization/flux-system/child', 'ConfigMap/flux-system/values', 'Kustomization/flux-system/child'].join(' <- ');
    expect(messages('child/values.yaml')).toEqual([
      `Kustomization/flux-system/child is made with a value that is taken from what it leads to: ${circle}`,
    ]);
  });

  test('has of two Flux Kustomizations of one name the one that is nearer to the bootstrap, whichever was there first', () => {
    const files = (nearer: boolean): Texts =>
      new Map([
        ['clusters/a/x.yaml', documents(fluxKustomization('x', { path: './x' }))],
        ...(nearer ? [['clusters/a/child.yaml', documents(child)] as const] : []),
        ['x/child.yaml', documents(fluxKustomization('child', { path: './other' }))],
        ['child/a.yaml', documents(configMap('nearer'))],
        ['other/a.yaml', documents(configMap('farther'))],
      ]);
    const path = (fleet: FleetBuild) => fleet.kustomizations.find(({ name }) => name === 'child')?.path;
    const [one, both] = [build(files(false)), build(files(true))];
    expect([one, both, build(files(true), createParseCache(), one), build(files(false), createParseCache(), both)].map(path)).toEqual([
      './other',
      './child',
      './child',
      './other',
    ]);
    expect(fleetFindings(both).map(({ rule, message }) => [rule, message])).toEqual([
      [
        'applied-twice',
        'Kustomization/flux-system/child is applied by flux-system/flux-system and by flux-system/x, and flux-system/flux-system makes flux-system/x too; objects that depend on it are built with the object of flux-system/flux-system',
      ],
    ]);
  });

  test('lets what is applied only where it is missing, or never, give way', () => {
    const marked = (mark: string) =>
      fluxKustomization('child', { path: './other' }, { annotations: { 'kustomize.toolkit.fluxcd.io/ssa': mark } });
    const path = (nearer: object, farther: object) =>
      build(
        new Map([
          ['clusters/a/x.yaml', documents(fluxKustomization('x', { path: './x' }), nearer)],
          ['x/child.yaml', documents(farther)],
          ['child/a.yaml', documents(configMap('a'))],
          ['other/a.yaml', documents(configMap('a'))],
        ]),
      ).kustomizations.find(({ name }) => name === 'child')?.path;
    expect(path(marked('Ignore'), child)).toBe('./child');
    expect(path(marked('IfNotPresent'), child)).toBe('./child');
    expect(path(child, marked('IfNotPresent'))).toBe('./child');
    expect(path(marked('Ignore'), marked('IfNotPresent'))).toBe('./other');
  });

  test('ends where values double in each round, and reports which do', () => {
    const files = new Map([
      ['clusters/a/self.yaml', documents(fluxKustomization('self', self))],
      ['self/values.yaml', documents(configMap('values', { A: '${A:=xx}${B:=yy}', B: '${A:=xx}${B:=yy}' }))],
    ]);
    const fleet = build(files);
    expect(fleet.unsettled).toBe(true);
    expect(everything(build(files, createParseCache(), fleet))).toEqual(everything(fleet));
    expect(fleetFindings(fleet)).toMatchObject([
      { rule: 'variable-cycle', object: 'ConfigMap/flux-system/values', file: 'self/values.yaml' },
      { rule: 'unsettled-build', object: 'Kustomization/flux-system/self', file: 'clusters/a/self.yaml', clusters: ['a'] },
    ]);
  });

  test('has no values of a ConfigMap that is larger than any API server takes', () => {
    const files = (size: number): Texts =>
      new Map([
        [
          'clusters/a/app.yaml',
          documents(
            configMap('large', { A: 'x'.repeat(size) }),
            fluxKustomization('app', { path: './app', postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'large' }] } }),
          ),
        ],
        ['app/a.yaml', documents(configMap('a', { size: '${#A} bytes' }))],
      ]);
    const app = (size: number) => build(files(size)).kustomizations.find(({ name }) => name === 'app');
    expect(app(2 ** 20)?.objects?.[0]?.object.data).toEqual({ size: '1048576 bytes' });
    expect(app(2 ** 20 + 1)?.unresolved?.[0]?.problem.message).toContain('configmaps "large" not found');
  });

  test('takes no part of a Secret for known that others write keys of', () => {
    const external = (name: string, key: string) => ({
      apiVersion: 'external-secrets.io/v1',
      kind: 'ExternalSecret',
      metadata: { name, namespace: 'flux-system' },
      spec: { target: { name: 'values', creationPolicy: 'Merge' }, data: [{ secretKey: key, remoteRef: { key } }] },
    });
    const secret = {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: 'values', namespace: 'flux-system' },
      stringData: { A: 'a', C: 'c' },
    };
    const fleet = build(
      new Map([
        ['clusters/a/values.yaml', documents(external('one', 'A'), secret, external('two', 'B'))],
        [
          'clusters/a/app.yaml',
          documents(fluxKustomization('app', { path: './app', postBuild: { substituteFrom: [{ kind: 'Secret', name: 'values' }] } })),
        ],
        ['app/a.yaml', documents(configMap('a', { abc: '${A} ${B} ${C}' }))],
      ]),
    );
    const [object] = fleet.kustomizations.find(({ name }) => name === 'app')?.objects ?? [];
    expect(object).toMatchObject({ unknownVariables: ['A', 'B'] });
    expect(fleetFindings(fleet)).toEqual([]);
  });

  test('is built again when files that are not text change, and what is said of what is missing', () => {
    const changing = { content: new Uint8Array([0xff]), why: 'is a symbolic link' };
    const texts = new Map([
      ['clusters/a/flux-system/sync.yaml', bootstrap('./clusters/a')],
      ['clusters/a/app.yaml', documents(fluxKustomization('app', { path: './app' }), fluxKustomization('gone', { path: './gone' }))],
      ['app/kustomization.yaml', documents({ configMapGenerator: [{ name: 'a', files: ['binary'] }] })],
      ['app/binary', '\ufffd'],
    ]);
    const built = (before?: FleetBuild) => {
      const { content, why } = changing;
      const tree = {
        ...fileMapTree(texts),
        bytes: (path: string) => (path === 'app/binary' ? content : undefined),
        absence: (path: string) => (path === 'gone' ? why : undefined),
      };
      return buildFleet({ tree, roots: findRoots(tree, 'clusters'), ...(before === undefined ? {} : { before }) });
    };
    const before = built();
    Object.assign(changing, { content: new Uint8Array([0xfe]), why: undefined });
    const after = built(before);
    expect(after.kustomizations).toEqual(built().kustomizations);
    expect(after.kustomizations).not.toEqual(before.kustomizations);
    expect(after.kustomizations.map(({ error }) => error?.message)).toContain('kustomization path not found: ./gone');
  });

  test('is built again by other rules', () => {
    const files = new Map([
      ['clusters/a/flux-system/sync.yaml', bootstrap('./clusters/a')],
      ['clusters/a/app.yaml', documents(fluxKustomization('app', { path: './app', postBuild: { substitute: { A: 'a' } } }))],
      ['app/a.yaml', documents(configMap('a', { a: '${A}', b: '${B}' }))],
    ]);
    const tree = fileMapTree(files);
    const roots = findRoots(tree, 'clusters');
    const errors = ({ kustomizations }: FleetBuild) => kustomizations.filter(({ unresolved }) => unresolved !== undefined).length;
    const lax = buildFleet({ tree, roots, strict: false });
    expect([errors(lax), errors(buildFleet({ tree, roots, before: lax }))]).toEqual([0, 1]);
  });
});

function build(files: Texts, cache = createParseCache(), before?: FleetBuild): FleetBuild {
  const tree = fileMapTree(new Map([...files, ['clusters/a/flux-system/sync.yaml', bootstrap('./clusters/a')]]));
  const roots = findRoots(tree, 'clusters', { cache });
  return buildFleet({ tree, roots, cache, ...(before === undefined ? {} : { before }) });
}

/** All that is reported of a fleet, in order. */
const everything = (fleet: FleetBuild): unknown => ({
  kustomizations: fleet.kustomizations,
  changing: fleet.changing,
  unsettled: fleet.unsettled,
  findings: fleetFindings(fleet),
});

const keyOf = ({ cluster, namespace, name }: FleetKustomization): string => `${cluster}/${namespace}/${name}`;

/** What a Flux Kustomization was built of. */
function madeOf({ memory }: FleetBuild, { spec, ...kustomization }: FleetKustomization): unknown {
  const { answers, lookups } = memory.results.get(keyOf({ spec, ...kustomization })) ?? {};
  return { spec, answers, lookups };
}

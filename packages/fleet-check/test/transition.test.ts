import { buildFleet, fileMapTree, searchRoots } from '@slipway/flux-build';
import { describe, expect, test } from 'vitest';
import { changedObject, fleetTransition, type TransitionInput } from '../src/index.ts';
import { exampleFiles } from './example-fleet.ts';

type Files = ReadonlyMap<string, string>;

const built = (files: Files): TransitionInput['old'] => {
  const tree = fileMapTree(files);
  return buildFleet({ tree, roots: searchRoots(tree, '').roots });
};

/** What happens, as `action Kind/namespace/name (cause)`, sorted. */
function step(old: Files, next: Files, refusalsOfUpdate?: TransitionInput['refusalsOfUpdate']): readonly string[] {
  const { changes } = fleetTransition({ old: built(old), new: built(next), ...(refusalsOfUpdate && { refusalsOfUpdate }) });
  return changes
    .map((change) => {
      const { kind, metadata } = changedObject(change).applied.object;
      const { namespace, name } = metadata as { readonly namespace?: string; readonly name: string };
      const who = [kind, namespace, name].filter((part) => part !== undefined).join('/');
      return `${change.action} ${who}${change.cause === undefined ? '' : ` (${change.cause})`}`;
    })
    .sort();
}

const map = (name: string, { value = 'a', marks = '', namespace = 'shop' } = {}): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: ${namespace}${marks}}\ndata: {value: ${value}}\n`;

const flux = (name: string, more = ''): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux-system}\n` +
  `spec: {interval: 10m, path: ./${name}, sourceRef: {kind: GitRepository, name: flux-system}${more}}\n`;

const CLUSTER = 'clusters/example/apps.yaml';
const PRUNING = ', prune: true';

/** Folders `a` and `b`, each applied by a Flux Kustomization of that name. */
const fleet = (files: Readonly<Record<string, string>>, { a = PRUNING, b = PRUNING, parent = '' } = {}): Files =>
  new Map([
    ...exampleFiles(`# clusters/example/\n${flux('a', a)}---\n${flux('b', b)}${parent}`),
    ['a/keep.yaml', map('kept-by-a')],
    ['b/keep.yaml', map('kept-by-b')],
    ...Object.entries(files),
  ]);

const without = (files: Files, ...paths: readonly string[]): Files => new Map([...files].filter(([path]) => !paths.includes(path)));

describe('one Flux Kustomization', () => {
  const none = fleet({});
  const one = fleet({ 'a/x.yaml': map('x') });

  test('nothing changes', () => expect(step(one, one)).toEqual([]));
  test('an object comes', () => expect(step(none, one)).toEqual(['create ConfigMap/shop/x']));
  test('an object goes', () => expect(step(one, none)).toEqual(['delete ConfigMap/shop/x (removed)']));
  test('a value changes', () => expect(step(one, fleet({ 'a/x.yaml': map('x', { value: 'b' }) }))).toEqual(['change ConfigMap/shop/x']));
  test('a name changes', () =>
    expect(step(one, fleet({ 'a/x.yaml': map('y') }))).toEqual(['create ConfigMap/shop/y', 'delete ConfigMap/shop/x (removed)']));
  test('the file has another name, and comments', () => expect(step(one, fleet({ 'a/other.yaml': `# moved\n${map('x')}` }))).toEqual([]));
  test('without prune it is left behind', () =>
    expect(step(fleet({ 'a/x.yaml': map('x') }, { a: ', prune: false' }), fleet({}, { a: ', prune: false' }))).toEqual([
      'orphan ConfigMap/shop/x (not-pruned)',
    ]));
  test('while pruning is turned on or off it may be deleted', () => {
    const [pruned, left] = [{ a: PRUNING }, { a: ', prune: false' }];
    const [files, none] = [{ 'a/x.yaml': map('x') }, {}];
    const expected = ['change Kustomization/flux-system/a', 'delete ConfigMap/shop/x (pruning-changes)'];
    expect(step(fleet(files, pruned), fleet(none, left))).toEqual(expected);
    expect(step(fleet(files, left), fleet(none, pruned))).toEqual(expected);
  });
  test('an object that asks not to be pruned is left behind', () => {
    const marked = map('x', { marks: ', annotations: {kustomize.toolkit.fluxcd.io/prune: disabled}' });
    expect(step(fleet({ 'a/x.yaml': marked }), none)).toEqual(['orphan ConfigMap/shop/x (not-pruned)']);
  });
  test('one that is applied only where it does not exist does not change', () => {
    const marked = (value: string): string => map('x', { value, marks: ', annotations: {kustomize.toolkit.fluxcd.io/ssa: IfNotPresent}' });
    expect(step(fleet({ 'a/x.yaml': marked('a') }), fleet({ 'a/x.yaml': marked('b') }))).toEqual([]);
  });
  test('one with a mark that is only in Git does not come or change, and is deleted when it leaves Git', () => {
    const marked = (value: string): string =>
      map('x', { value, marks: ', annotations: {kustomize.toolkit.fluxcd.io/reconcile: disabled}' });
    expect(step(none, fleet({ 'a/x.yaml': marked('a') }))).toEqual([]);
    expect(step(fleet({ 'a/x.yaml': marked('a') }), fleet({ 'a/x.yaml': marked('b') }))).toEqual([]);
    const deleted = ['delete ConfigMap/shop/x (mark-only-in-git)'];
    expect(step(fleet({ 'a/x.yaml': marked('a') }), none)).toEqual(deleted);
    const both = marked('a').replace('reconcile: disabled', 'reconcile: disabled, kustomize.toolkit.fluxcd.io/prune: disabled');
    expect(step(fleet({ 'a/x.yaml': both }), none)).toEqual(deleted);
    expect(step(fleet({ 'a/x.yaml': marked('a') }, { a: ', prune: false' }), fleet({}, { a: ', prune: false' }))).toEqual([
      'orphan ConfigMap/shop/x (not-pruned)',
    ]);
  });
  test('another targetNamespace is another object', () =>
    expect(
      step(fleet({}, { a: ', prune: true, targetNamespace: shop' }), fleet({}, { a: ', prune: true, targetNamespace: store' })),
    ).toEqual(['change Kustomization/flux-system/a', 'create ConfigMap/store/kept-by-a', 'delete ConfigMap/shop/kept-by-a (removed)']));
  test('another version of the API is the same object', () => {
    const scaler = (version: string, most: number): string =>
      `apiVersion: autoscaling/${version}\nkind: HorizontalPodAutoscaler\nmetadata: {name: x, namespace: shop}\nspec: {maxReplicas: ${most}, scaleTargetRef: {kind: Deployment, name: x, apiVersion: apps/v1}}\n`;
    expect(step(fleet({ 'a/x.yaml': scaler('v1', 3) }), fleet({ 'a/x.yaml': scaler('v2', 4) }))).toEqual([
      'change HorizontalPodAutoscaler/shop/x',
    ]);
  });
  test('another version alone changes nothing on the cluster', () => {
    const budget = (version: string): string =>
      `apiVersion: policy/${version}\nkind: PodDisruptionBudget\nmetadata: {name: x, namespace: shop}\nspec: {minAvailable: 1, selector: {matchLabels: {app: x}}}\n`;
    expect(step(fleet({ 'a/x.yaml': budget('v1beta1') }), fleet({ 'a/x.yaml': budget('v1') }))).toEqual([]);
  });
  test('while it is suspended, nothing of it changes', () => {
    const suspended = { a: ', prune: true, suspend: true' };
    const files = [{ 'a/x.yaml': map('x') }, { 'a/x.yaml': map('x', { value: 'b' }), 'a/y.yaml': map('y') }, {}];
    const [first, second, third] = files.map((each) => fleet(each, suspended)) as [Files, Files, Files];
    expect([step(first, second), step(second, third)]).toEqual([[], []]);
  });
  test('what changes while it is suspended may still happen', () => {
    const files = { 'a/x.yaml': map('x', { value: 'b' }), 'a/z.yaml': map('z') };
    expect(step(fleet({ 'a/x.yaml': map('x'), 'a/y.yaml': map('y') }), fleet(files, { a: ', prune: true, suspend: true' }))).toEqual([
      'change ConfigMap/shop/x (may-be-suspended-first)',
      'change Kustomization/flux-system/a',
      'create ConfigMap/shop/z (may-be-suspended-first)',
      'delete ConfigMap/shop/y (may-be-suspended-first)',
    ]);
  });
  test('dependents do not change if both have one source', () => {
    const files = (value: string): Readonly<Record<string, string>> => ({
      'b/x.yaml': map('x', { value }),
      ...(value === 'a' ? { 'b/old.yaml': map('old') } : { 'b/new.yaml': map('new') }),
    });
    const waits = (a: string, more = ''): { a: string; b: string } => ({ a, b: `, prune: true, dependsOn: [{name: a${more}}]` });
    const suspended = ', prune: true, suspend: true';
    const steps = (old: { a: string; b: string }, next = old): readonly string[] => step(fleet(files('a'), old), fleet(files('b'), next));
    expect(steps(waits(suspended))).toEqual([
      'blocked ConfigMap/shop/new (waits-for-suspended)',
      'blocked ConfigMap/shop/old (waits-for-suspended)',
      'blocked ConfigMap/shop/x (waits-for-suspended)',
    ]);
    expect(steps(waits(PRUNING), waits(suspended))).toEqual([
      'change ConfigMap/shop/x (may-be-suspended-first)',
      'change Kustomization/flux-system/a',
      'create ConfigMap/shop/new (may-be-suspended-first)',
      'delete ConfigMap/shop/old (may-be-suspended-first)',
    ]);
    const free = ['change ConfigMap/shop/x', 'create ConfigMap/shop/new', 'delete ConfigMap/shop/old (removed)'];
    expect(steps(waits(suspended, ', readyExpr: "true"'))).toEqual(free);
    expect(steps(waits(PRUNING))).toEqual(free);
    const apart = (files: Files): Files =>
      new Map(
        [...files].map(([path, text]) => [
          path,
          text.replace('./a, sourceRef: {kind: GitRepository, name: flux-system', './a, sourceRef: {kind: GitRepository, name: other'),
        ]),
      );
    expect(step(apart(fleet(files('a'), waits(suspended))), apart(fleet(files('b'), waits(suspended))))).toEqual(free);
  });
  test('so may objects that are deleted with its objects', () => {
    const child = flux('c', PRUNING).replace('./c', './b/c');
    const objects = { 'b/c/deep.yaml': map('deep'), 'b/kustomization.yaml': 'resources: [keep.yaml, c.yaml]\n', 'b/c.yaml': child };
    const [before, after] = [fleet(objects), fleet({ 'b/c/deep.yaml': map('deep') }, { b: ', prune: true, suspend: true' })];
    expect(step(before, without(after, 'b/c/deep.yaml'))).toEqual([
      'change Kustomization/flux-system/b',
      'delete ConfigMap/shop/deep (may-be-suspended-first)',
      'delete Kustomization/flux-system/c (may-be-suspended-first)',
    ]);
  });
  test('one that cannot be built keeps what it has', () => {
    const broken = fleet({ 'a/kustomization.yaml': 'resources: [keep.yaml, nowhere.yaml]\n' });
    const { changes, unknown } = fleetTransition({ old: built(one), new: built(broken) });
    expect(changes).toEqual([]);
    expect(unknown).toEqual([{ cluster: 'example', kustomization: 'flux-system/a', side: 'new', why: 'not-built' }]);
  });
  test('kustomization.yaml without resources deletes everything', () =>
    expect(step(one, fleet({ 'a/x.yaml': map('x'), 'a/kustomization.yaml': 'resources: []\n' }))).toEqual([
      'delete ConfigMap/shop/kept-by-a (removed)',
      'delete ConfigMap/shop/x (removed)',
    ]));
});

describe('Flux Kustomizations that go', () => {
  const old = (a: string): Files => fleet({}, { a });
  const gone = new Map(fleet({})).set(CLUSTER, '');
  const next = new Map(
    [...fleet({})].map(([path, text]) => [path, path.startsWith('clusters/example/objects') ? flux('b', PRUNING) : text]),
  );
  const removed = 'delete Kustomization/flux-system/a (removed)';

  test.each([
    ['prune: true', ', prune: true', ['delete ConfigMap/shop/kept-by-a (owner-deleted)', removed]],
    ['prune: false', ', prune: false', [removed, 'orphan ConfigMap/shop/kept-by-a (not-pruned)']],
    ['deletionPolicy: Orphan', ', prune: true, deletionPolicy: Orphan', [removed, 'orphan ConfigMap/shop/kept-by-a (not-pruned)']],
    ['deletionPolicy: Delete', ', prune: false, deletionPolicy: Delete', ['delete ConfigMap/shop/kept-by-a (owner-deleted)', removed]],
    [
      'deletionPolicy: WaitForTermination',
      ', prune: false, deletionPolicy: WaitForTermination',
      ['delete ConfigMap/shop/kept-by-a (owner-deleted)', removed],
    ],
    ['suspend: true', ', prune: true, suspend: true', [removed, 'orphan ConfigMap/shop/kept-by-a (not-pruned)']],
  ])('%s', (_, a, expected) => expect(step(old(a), next)).toEqual(expected));

  test('with all that they made', () => {
    const nested = (more: Readonly<Record<string, string>>): Files => fleet({ 'c/object.yaml': map('of-c'), ...more });
    expect(
      step(nested({ 'a/c.yaml': flux('c', PRUNING) }), new Map([...nested({})].map(([path, text]) => [path, next.get(path) ?? text]))),
    ).toEqual([
      'delete ConfigMap/shop/kept-by-a (owner-deleted)',
      'delete ConfigMap/shop/of-c (owner-deleted)',
      'delete Kustomization/flux-system/a (removed)',
      'delete Kustomization/flux-system/c (owner-deleted)',
    ]);
  });
  test('a cluster whose folder goes loses nothing', () =>
    expect(step(fleet({}), without(gone, ...[...gone.keys()].filter((path) => path.startsWith('clusters/'))))).toEqual([]));
});

describe('moves', () => {
  const [inA, inB] = [fleet({ 'a/x.yaml': map('x') }), fleet({ 'b/x.yaml': map('x') })];

  test('may be a deletion first', () => expect(step(inA, inB)).toEqual(['move ConfigMap/shop/x (may-be-deleted-first)']));
  test('do not exist if the old owner does not prune', () => {
    const left = { a: ', prune: false' };
    expect(step(fleet({ 'a/x.yaml': map('x') }, left), fleet({ 'b/x.yaml': map('x') }, left))).toEqual(['move ConfigMap/shop/x']);
  });
  test('do not exist if the old owner waits for the new one', () => {
    const waits = { a: ', prune: true, dependsOn: [{name: b}]' };
    expect(step(fleet({ 'a/x.yaml': map('x') }, waits), fleet({ 'b/x.yaml': map('x') }, waits))).toEqual(['move ConfigMap/shop/x']);
  });
});

describe('deletions with other objects', () => {
  const namespace = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n';
  const definition =
    'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: nets.example.org}\n' +
    'spec: {group: example.org, scope: Cluster, names: {kind: Net, plural: nets}, versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object}}}]}\n';
  const net = 'apiVersion: example.org/v1\nkind: Net\nmetadata: {name: office}\n';

  test('the content of a Namespace', () =>
    expect(step(fleet({ 'a/n.yaml': namespace }), fleet({}))).toEqual([
      'delete ConfigMap/shop/kept-by-a (namespace-deleted)',
      'delete ConfigMap/shop/kept-by-b (namespace-deleted)',
      'delete Namespace/shop (removed)',
    ]));
  test('all objects of a kind', () =>
    expect(step(fleet({ 'a/d.yaml': definition, 'b/net.yaml': net }), fleet({ 'b/net.yaml': net }))).toEqual([
      'delete CustomResourceDefinition/nets.example.org (removed)',
      'delete Net/office (definition-deleted)',
    ]));
});

describe('changes that the API server refuses', () => {
  const refuse: TransitionInput['refusalsOfUpdate'] = (_, after) =>
    (after.metadata as { name: string }).name === 'x' ? ['data: field is immutable'] : [];
  const old = fleet({ 'a/x.yaml': map('x'), 'a/gone.yaml': map('gone') });
  const next = (options = {}): Files => fleet({ 'a/x.yaml': map('x', { value: 'b' }), 'a/new.yaml': map('new') }, options);

  test('block their Flux Kustomization', () =>
    expect(step(old, next(), refuse)).toEqual([
      'blocked ConfigMap/shop/gone (refused-with-another)',
      'blocked ConfigMap/shop/new (refused-with-another)',
      'blocked ConfigMap/shop/x (refused)',
    ]));
  test('do not block what is applied in an earlier stage', () => {
    const withNamespace = new Map(next()).set('a/n.yaml', 'apiVersion: v1\nkind: Namespace\nmetadata: {name: other}\n');
    expect(step(old, withNamespace, refuse)).toContain('create Namespace/other');
  });
  test('block those that depend on it', () => {
    const waits = { b: ', prune: true, dependsOn: [{name: a}]' };
    const changed = new Map(next(waits)).set('b/keep.yaml', map('kept-by-b', { value: 'b' }));
    const before = fleet({ 'a/x.yaml': map('x'), 'a/gone.yaml': map('gone') }, waits);
    expect(step(before, changed, refuse)).toContain('blocked ConfigMap/shop/kept-by-b (waits-for-refused)');
  });
  test('recreate the object with force', () => {
    const force = { a: ', prune: true, force: true' };
    expect(step(fleet({ 'a/x.yaml': map('x') }, force), fleet({ 'a/x.yaml': map('x', { value: 'b' }) }, force), refuse)).toEqual([
      'recreate ConfigMap/shop/x',
    ]);
  });
});

test('of an object that two apply, each is compared with what it had itself', () => {
  const given = map('x', { marks: ', annotations: {kustomize.toolkit.fluxcd.io/ssa: IfNotPresent}' });
  const both = fleet({ 'a/x.yaml': map('x', { value: 'b' }), 'b/x.yaml': given });
  expect(step(both, both)).toEqual([]);
});

import { createBudget, type Fields, fieldsOf, LimitError } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { clusterState, compositeChanges, fieldOrigin, templateChanges } from './index.ts';

const definition = (more: Fields = {}): Fields => ({
  apiVersion: 'apiextensions.crossplane.io/v2',
  kind: 'CompositeResourceDefinition',
  metadata: { name: 'networks.example.org' },
  spec: {
    group: 'example.org',
    scope: 'Namespaced',
    names: { kind: 'Network', plural: 'networks' },
    versions: [{ name: 'v1', served: true, referenceable: true, schema: { openAPIV3Schema: { type: 'object' } } }],
    ...more,
  },
});

const template = (name: string, kind: string, forProvider: Fields = {}, patches: readonly Fields[] = []): Fields => ({
  name,
  base: { apiVersion: 'ec2.aws.m.upbound.io/v1beta1', kind, spec: { forProvider: { region: 'eu-west-1', ...forProvider } } },
  patches,
});

const composition = (
  resources: readonly Fields[],
  { name = 'networks', labels = {}, kind = 'Network', steps = [] as readonly Fields[] } = {},
): Fields => ({
  apiVersion: 'apiextensions.crossplane.io/v1',
  kind: 'Composition',
  metadata: { name, labels },
  spec: {
    compositeTypeRef: { apiVersion: 'example.org/v1', kind },
    mode: 'Pipeline',
    pipeline: [
      {
        step: 'resources',
        functionRef: { name: 'function-patch-and-transform' },
        input: { apiVersion: 'pt.fn.crossplane.io/v1beta1', kind: 'Resources', resources },
      },
      ...steps,
    ],
  },
});

const network = (crossplane: Fields = {}, spec: Fields = {}): Fields => ({
  apiVersion: 'example.org/v1',
  kind: 'Network',
  metadata: { name: 'shop', namespace: 'team-a' },
  spec: { ...spec, crossplane },
});

/** Returns the changes in words: `delete vpc`, or the effect with its reason. */
function changes(before: readonly Fields[], after: readonly Fields[]): readonly string[] {
  const found = [...compositeChanges({ before: clusterState(before), after: clusterState(after) })];
  return found.flatMap(({ event, effect }) => {
    if (effect.kind === 'kept' || effect.kind === 'unknown') return `${event} ${effect.kind}: ${effect.why}`;
    if (effect.kind === 'fails') return `${event} fails: ${effect.error}`;
    const steps = effect.steps.map(({ action, before: was, after: is, within, cause }) =>
      [action, [...within, [...new Set([was, is].flatMap((each) => each?.template ?? []))].join(' to ')].join('/'), cause ?? '']
        .join(' ')
        .trim(),
    );
    return [...steps, ...effect.unknown.map((each) => `unknown ${each}`)];
  });
}

const OLD = [template('vpc', 'VPC', { cidrBlock: '10.0.0.0/16' }), template('a', 'Subnet', { cidrBlock: '10.0.1.0/24' })];

/** Returns the changes of one composite when its Composition changes. */
const composed = (next: readonly Fields[], composite = network(), old: readonly Fields[] = OLD): readonly string[] =>
  changes([definition(), composite, composition(old)], [definition(), composite, composition(next)]);

describe('a changed Composition', () => {
  test.each<readonly [title: string, next: readonly Fields[], expected: readonly string[]]>([
    ['nothing of the resources', [OLD[1] as Fields, OLD[0] as Fields], []],
    ['a field', [template('vpc', 'VPC', { cidrBlock: '10.1.0.0/16' }), OLD[1] as Fields], ['change vpc']],
    ['a removed template', [OLD[0] as Fields], ['delete a template-removed']],
    ['a new template', [...OLD, template('b', 'Subnet', { cidrBlock: '10.0.2.0/24' })], ['create b']],
    [
      'a renamed template',
      [template('net', 'VPC', { cidrBlock: '10.0.0.0/16' }), OLD[1] as Fields],
      ['recreate vpc to net template-renamed'],
    ],
    [
      'a template that is renamed and changed, the only one of its kind',
      [template('net', 'VPC', { cidrBlock: '10.9.0.0/16' }), OLD[1] as Fields],
      ['recreate vpc to net template-renamed'],
    ],
    ['another kind', [OLD[0] as Fields, template('a', 'RouteTable')], ['orphan a kind-changed', 'create a kind-changed']],
    ['a fatal error', [OLD[0] as Fields, { ...OLD[1], patches: [{ type: 'Other' }] }], [expect.stringMatching(/^changed fails: /)]],
  ])('with %s', (_, next, expected) => {
    expect(composed(next)).toEqual(expected);
  });

  test('does not delete a resource that waits for a value of the status', () => {
    const patch = { fromFieldPath: 'status.vpcId', toFieldPath: 'spec.forProvider.vpcId', policy: { fromFieldPath: 'Required' } };
    expect(composed([OLD[0] as Fields, template('a', 'Subnet', { cidrBlock: '10.0.1.0/24' }, [patch])])).toEqual(['change a']);
  });

  test('shows a value that only the cluster has as a text, and only there', () => {
    const patch = (from: string): Fields => ({ fromFieldPath: from, toFieldPath: 'spec.forProvider.vpcId' });
    const sides = (from: string) => clusterState([definition(), network(), composition([template('a', 'Subnet', {}, [patch(from)])])]);
    const [change] = [...compositeChanges({ before: sides('status.vpcId'), after: sides('status.network.id') })];
    if (change?.effect.kind !== 'composed') throw new Error('not composed');
    const [step] = change.effect.steps;
    const idOf = (object: Fields | undefined): unknown => fieldsOf(fieldsOf(object?.spec).forProvider).vpcId;
    expect([idOf(step?.before?.shown), idOf(step?.after?.shown)]).toEqual([
      '(only the cluster has it: status.vpcId)',
      '(only the cluster has it: status.network.id)',
    ]);
    expect(idOf(step?.after?.object)).toBeUndefined();
  });

  test('does not show the UID that a render makes up', () => {
    const patch = { fromFieldPath: 'metadata.uid', toFieldPath: 'spec.forProvider.id' };
    const patched = template('a', 'Subnet', {}, [{ ...patch, transforms: [{ type: 'string', string: { type: 'Format', fmt: 'x-%s' } }] }]);
    const sides = (each: Fields) => clusterState([definition(), network(), composition([each])]);
    const [change] = [...compositeChanges({ before: sides(template('a', 'Subnet')), after: sides(patched) })];
    expect(JSON.stringify(change?.effect, (key, value: unknown) => (key === 'composition' ? undefined : value))).not.toMatch(
      /[0-9a-f]{8}-[0-9a-f]{4}-/,
    );
  });

  test.each([['function-go-templating'], ['function-kcl']])('is unknown with %s', (name) => {
    const steps = [{ step: 'other', functionRef: { name } }];
    const sides = (resources: readonly Fields[]) => [definition(), network(), composition(resources, { steps })];
    expect(changes(sides(OLD), sides([]))).toEqual([`changed unknown: the function ${name} of the step other is not evaluated`]);
  });

  test('finds the function by its package, with any name', () => {
    const install = (reference: string): Fields => ({
      apiVersion: 'pkg.crossplane.io/v1',
      kind: 'Function',
      metadata: { name: 'ready' },
      spec: { package: reference },
    });
    const sides = (resources: readonly Fields[]) => [
      definition(),
      network(),
      install('xpkg.crossplane.io/crossplane-contrib/function-auto-ready:v0.7.0'),
      composition(resources, { steps: [{ step: 'ready', functionRef: { name: 'ready' } }] }),
    ];
    expect(changes(sides(OLD), sides([OLD[0] as Fields]))).toEqual(['delete a template-removed']);
  });
});

describe('the update policy', () => {
  const NEXT = [OLD[0] as Fields];
  test('Manual keeps the revision, also as the default of the definition', () => {
    const kept = ['changed kept: its compositionUpdatePolicy is Manual: it keeps its revision until compositionRevisionRef changes'];
    expect(composed(NEXT, network({ compositionUpdatePolicy: 'Manual' }))).toEqual(kept);
    const manual = definition({ defaultCompositionUpdatePolicy: 'Manual' });
    expect(changes([manual, network(), composition(OLD)], [manual, network(), composition(NEXT)])).toEqual(kept);
  });

  test('Manual with another reference moves to a revision that only the cluster has', () => {
    const pinned = (name: string): Fields => network({ compositionUpdatePolicy: 'Manual', compositionRevisionRef: { name } });
    expect(
      changes([definition(), pinned('networks-1'), composition(OLD)], [definition(), pinned('networks-2'), composition(NEXT)]),
    ).toEqual(['changed unknown: it moves to the revision networks-2, whose content only the cluster has']);
  });

  test('a selector of revisions follows only revisions with its labels', () => {
    const selected = network({ compositionRevisionSelector: { matchLabels: { channel: 'dev' } } });
    const next = (channel: string) => [definition(), selected, composition(NEXT, { labels: { channel } })];
    const old = [definition(), selected, composition(OLD, { labels: { channel: 'dev' } })];
    expect(changes(old, next('dev'))).toEqual(['delete a template-removed']);
    expect(changes(old, next('stable'))).toEqual(['changed kept: its compositionRevisionSelector does not match the new revision']);
  });
});

describe('the Composition of a composite', () => {
  const other = composition([OLD[0] as Fields], { name: 'other', labels: { size: 'small' } });

  test('changes with its reference', () => {
    const of = (name: string) => [definition(), composition(OLD), other, network({ compositionRef: { name } })];
    expect(changes(of('networks'), of('other'))).toEqual(['delete a template-removed']);
  });

  test('does not change with its selector, because Crossplane keeps the selected one', () => {
    const of = (size: string) => [
      definition(),
      composition(OLD, { labels: { size: 'large' } }),
      other,
      network({ compositionSelector: { matchLabels: { size } } }),
    ];
    expect(changes(of('large'), of('small'))).toEqual([]);
  });

  test('is unknown if several match', () => {
    const of = (resources: readonly Fields[]) => [definition(), composition(resources), other, network()];
    expect(changes(of(OLD), of([OLD[0] as Fields]))).toEqual([]);
    const changed = network({}, { size: 3 });
    expect(changes(of(OLD), [...of(OLD).slice(0, 3), changed])).toEqual([
      'changed unknown: 2 Compositions match, and Crossplane selects any of them',
    ]);
  });
});

test('a claim is composed as the composite that Crossplane creates from it', () => {
  const legacy = {
    ...definition({
      scope: 'LegacyCluster',
      names: { kind: 'XNetwork', plural: 'xnetworks' },
      claimNames: { kind: 'Network', plural: 'networks' },
    }),
    apiVersion: 'apiextensions.crossplane.io/v1',
  };
  const claim = {
    apiVersion: 'example.org/v1',
    kind: 'Network',
    metadata: { name: 'shop', namespace: 'team-a' },
    spec: { cidr: '10.0.0.0/16' },
  };
  const named = { fromFieldPath: 'spec.claimRef.namespace', toFieldPath: 'spec.forProvider.owner' };
  const sides = (resources: readonly Fields[]) => [legacy, claim, composition(resources, { kind: 'XNetwork' })];
  expect(changes(sides([template('vpc', 'VPC')]), sides([template('vpc', 'VPC', {}, [named])]))).toEqual(['change vpc']);
});

test('a composite in a composite is composed too', () => {
  const inner = {
    ...definition({ names: { kind: 'Part', plural: 'parts' } }),
    metadata: { name: 'parts.example.org' },
  };
  const part = { name: 'part', base: { apiVersion: 'example.org/v1', kind: 'Part', spec: {} } };
  const of = (resources: readonly Fields[]) => [
    definition(),
    inner,
    network(),
    composition([part]),
    composition(resources, { name: 'parts', kind: 'Part' }),
  ];
  expect(changes(of(OLD), of([OLD[0] as Fields]))).toEqual(['delete part/a template-removed']);
});

test('a composite that is created or deleted has all its resources', () => {
  const platform = [definition(), composition(OLD)];
  expect(changes(platform, [...platform, network()])).toEqual(['create a', 'create vpc']);
  expect(changes([...platform, network()], platform)).toEqual(['delete a composite-deleted', 'delete vpc composite-deleted']);
});

test('templates are compared without a composite', () => {
  const next = [template('net', 'VPC', { cidrBlock: '10.0.0.0/16' }), template('b', 'RouteTable')];
  expect(templateChanges(composition(OLD), composition(next))).toEqual({
    removed: ['a'],
    added: ['b'],
    renamed: [{ from: 'vpc', to: 'net' }],
    otherKind: [],
  });
  expect(templateChanges(composition(OLD), composition(OLD.toReversed()))).toBeUndefined();
  const subnets = (...names: readonly string[]) =>
    composition(names.map((name) => template(name, 'Subnet', { cidrBlock: `10.0.${name.length}.0/24` })));
  expect(templateChanges(subnets('a', 'bb'), subnets('cc', 'ddd'))?.renamed).toEqual([
    { from: 'bb', to: 'cc' },
    { from: 'a', to: 'ddd' },
  ]);
});

test('keeps the namespace of a resource that exists, and all its values', () => {
  const of = (namespace: string, cidrBlock: string): readonly Fields[] => {
    const { base, ...rest } = template('vpc', 'VPC', { cidrBlock });
    const object = { ...network(), metadata: { name: 'shop' } };
    return [definition({ scope: 'Cluster' }), object, composition([{ ...rest, base: { ...(base as Fields), metadata: { namespace } } }])];
  };
  const [change] = compositeChanges({ before: clusterState(of('a', '10.0.0.0/16')), after: clusterState(of('b', '10.1.0.0/16')) });
  const [step] = change?.effect.kind === 'composed' ? change.effect.steps : [];
  expect(step).toMatchObject({ action: 'change', after: { object: { metadata: { namespace: 'a' } } } });
  expect(step?.after?.shown).toBe(step?.after?.object);
});

test('the origin of a field is the last patch that writes it, or the base', () => {
  const patches = [
    { fromFieldPath: 'spec.region', toFieldPath: 'spec.forProvider.region' },
    { fromFieldPath: 'spec.tags', toFieldPath: 'spec.forProvider.tags' },
  ];
  const found = composition([template('vpc', 'VPC', { cidrBlock: 'x' }, patches)]);
  const resource = '/spec/pipeline/0/input/resources/0';
  expect(fieldOrigin(found, 'vpc', '/spec/forProvider/region')).toBe(`${resource}/patches/0`);
  expect(fieldOrigin(found, 'vpc', '/spec/forProvider/tags/team')).toBe(`${resource}/patches/1`);
  expect(fieldOrigin(found, 'vpc', '/spec/forProvider/cidrBlock')).toBe(`${resource}/base/spec/forProvider/cidrBlock`);
  expect(fieldOrigin(found, 'vpc', '/spec/forProvider/other')).toBe(`${resource}/base/spec/forProvider`);
  expect(fieldOrigin(found, 'vpc', '')).toBe(`${resource}/name`);
  expect(fieldOrigin(found, 'none', '')).toBeUndefined();
});

test('many composites, and a Composition of 5,000 resources, are compared', () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({ ...network(), metadata: { name: `net-${index}`, namespace: 'team-a' } }));
  const found = changes([definition(), composition(OLD), ...many], [definition(), composition([OLD[0] as Fields]), ...many]);
  expect(found).toHaveLength(2000);
  const large = Array.from({ length: 5000 }, (_, index) => template(`s-${index}`, 'Subnet', { cidrBlock: `10.0.${index % 250}.0/24` }));
  expect(composed(large.slice(1), network(), large)).toEqual(['delete s-0 template-removed']);
});

test('a fleet that is too large for the budget stops with its error', () => {
  const sides = (resources: readonly Fields[]) => clusterState([definition(), network(), composition(resources)]);
  const budget = createBudget({ operations: 10 });
  expect(() => [...compositeChanges({ before: sides(OLD), after: sides([]), budget })]).toThrow(LimitError);
});

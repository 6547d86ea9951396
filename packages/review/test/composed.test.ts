import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import schema from '../review.schema.json' with { type: 'json' };
import { readReviewJson, reviewHtml, reviewJson, reviewMarkdown, reviewText } from '../src/index.ts';
import { clusterFiles, type Files, oneCluster, reviewOf } from './plain-fleet.ts';

const definition = (more = ''): string => `apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: networks.platform.example}
spec:
  group: platform.example
  scope: Namespaced
  names: {kind: Network, plural: networks}
  versions: [{name: v1, served: true, referenceable: true, schema: {openAPIV3Schema: {type: object}}}]
  ${more}
`;

interface Template {
  readonly name: string;
  readonly kind?: string;
  readonly group?: string;
  readonly spec?: string;
  readonly forProvider?: string;
  readonly patches?: string;
}

const VPC: Template = { name: 'vpc', kind: 'VPC', forProvider: 'cidrBlock: 10.0.0.0/16' };
const ROUTE: Template = { name: 'route', kind: 'Route', forProvider: 'destinationCidrBlock: 0.0.0.0/0' };

const composition = (templates: readonly Template[], steps = ''): string => `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: networks}
spec:
  compositeTypeRef: {apiVersion: platform.example/v1, kind: Network}
  mode: Pipeline
  pipeline:
  - step: resources
    functionRef: {name: function-patch-and-transform}
    input:
      apiVersion: pt.fn.crossplane.io/v1beta1
      kind: Resources
      resources:
${templates
  .map(
    ({ name, kind = 'Subnet', group = 'ec2.aws.m.upbound.io', spec = '', forProvider = '', patches = '[]' }) => `      - name: ${name}
        base:
          apiVersion: ${group}/v1beta1
          kind: ${kind}
          spec: {${spec} forProvider: {region: eu-west-1, ${forProvider}}}
        patches: ${patches}
`,
  )
  .join('')}${steps}`;

const network = (name: string, crossplane = '{}', spec = ''): string =>
  `apiVersion: platform.example/v1\nkind: Network\nmetadata: {name: ${name}, namespace: default}\nspec: {${spec} crossplane: ${crossplane}}\n`;

const BASE = [VPC, ROUTE];

/** Reviews the change of a Composition that two networks of one cluster use. */
const change = (next: readonly Template[], networks = [network('blue'), network('green')], old: readonly Template[] = BASE, steps = '') =>
  reviewOf(oneCluster(definition(), composition(old, steps), ...networks), oneCluster(definition(), composition(next, steps), ...networks));

const composedOf = (review: ReturnType<typeof change>) =>
  review.changes
    .filter(({ composed }) => composed !== undefined)
    .map(({ action, kind, name, renamedFrom, composed, rules }) => [
      action,
      renamedFrom,
      `${kind}/${name}`,
      composed?.composites.join(),
      rules.join(),
    ]);

const BOTH = 'Network/default/blue,Network/default/green';

describe('the resources of composites', () => {
  test.each<readonly [title: string, next: readonly Template[], expected: readonly unknown[]]>([
    ['a renamed network', [{ ...VPC, name: 'net' }, ROUTE], ['recreate', 'VPC/vpc', 'VPC/net', BOTH, 'composed-data-deleted']],
    ['a removed network', [ROUTE], ['delete', undefined, 'VPC/vpc', BOTH, 'composed-data-deleted']],
    ['a renamed route', [VPC, { ...ROUTE, name: 'out' }], ['recreate', 'Route/route', 'Route/out', BOTH, 'composed-resource-deleted']],
    ['a new subnet', [...BASE, { name: 'a' }], ['create', undefined, 'Subnet/a', BOTH, '']],
    [
      'a field that AWS cannot change',
      [{ ...VPC, forProvider: 'cidrBlock: 10.1.0.0/16' }, ROUTE],
      ['change', undefined, 'VPC/vpc', BOTH, 'resource-replaced'],
    ],
    [
      'another region',
      [
        {
          ...VPC,
          patches:
            '[{type: CombineFromComposite, combine: {variables: [{fromFieldPath: kind}], strategy: string, string: {fmt: us-%s}}, toFieldPath: spec.forProvider.region}]',
        },
        ROUTE,
      ],
      ['change', undefined, 'VPC/vpc', BOTH, 'resource-left-behind'],
    ],
  ])('shows %s', (_, next, expected) => {
    expect(composedOf(change(next))).toEqual([expected]);
  });

  test('shows another kind as left behind and created', () => {
    expect(composedOf(change([{ ...VPC, kind: 'Network', group: 'compute.gcp.m.upbound.io' }, ROUTE]))).toEqual([
      ['orphan', undefined, 'VPC/vpc', BOTH, 'resource-left-behind'],
      ['create', undefined, 'Network/vpc', BOTH, ''],
    ]);
  });

  test.each(['deletionPolicy: Orphan,', 'managementPolicies: [Observe, Create, Update],'])('of %s remain in the cloud', (spec) => {
    const review = change([ROUTE], undefined, [{ ...VPC, spec }, ROUTE]);
    expect(composedOf(review)).toEqual([['delete', undefined, 'VPC/vpc', BOTH, 'resource-left-behind']]);
    expect(review.changes.find(({ composed }) => composed !== undefined)?.composed?.kept).toBe(true);
  });

  test.each([
    ['with the same external name is taken over', 'vpc-1', 'vpc-1', 'deletionPolicy: Orphan,', 'behaviour-changed'],
    ['with another external name is left behind', 'vpc-1', 'vpc-2', 'deletionPolicy: Orphan,', 'resource-left-behind'],
    ['without an external name is left behind', '', '', 'deletionPolicy: Orphan,', 'resource-left-behind'],
    ['whose policy deletes it is lost', 'vpc-1', 'vpc-1', '', 'composed-data-deleted'],
  ])('a renamed network %s', (_, was, is, spec, rule) => {
    const named = (name: string, external: string): Template => ({
      ...{ ...VPC, name, spec },
      ...(external !== '' && {
        patches: `[{type: CombineFromComposite, combine: {variables: [{fromFieldPath: kind}], strategy: string, string: {fmt: '${external}-%s'}}, toFieldPath: 'metadata.annotations[crossplane.io/external-name]'}]`,
      }),
    });
    const review = change([named('net', is), ROUTE], undefined, [named('vpc', was), ROUTE]);
    expect(composedOf(review)).toEqual([['recreate', 'VPC/vpc', 'VPC/net', BOTH, rule]]);
    if (rule === 'behaviour-changed') expect(reviewText(review)).toContain('the new object has the same external name and takes it over');
  });

  test('replace the risk of the Composition itself', () => {
    const { risks } = change([{ ...VPC, forProvider: 'cidrBlock: 10.0.0.0/16, enableDnsSupport: true' }, ROUTE]);
    expect(risks.map(({ rule }) => rule)).toEqual(['behaviour-changed', 'behaviour-changed']);
  });

  test('are the same for composites whose values differ only in their name', () => {
    const named = (fmt: string): Template => ({
      ...VPC,
      patches: `[{fromFieldPath: metadata.name, toFieldPath: spec.forProvider.tags.Name, transforms: [{type: string, string: {type: Format, fmt: '${fmt}'}}]}]`,
    });
    expect(composedOf(change([named('%s-net'), ROUTE], undefined, [named('%s-vpc'), ROUTE]))).toHaveLength(1);
  });

  test('have the position of their template, patch or base', () => {
    const lineOf = (next: readonly Template[]): unknown =>
      change(next).changes.find(({ composed, action }) => composed !== undefined && action !== 'create')?.cause?.line;
    const [renamed, field] = [lineOf([{ ...VPC, name: 'net' }, ROUTE]), lineOf([{ ...VPC, forProvider: 'cidrBlock: 10.1.0.0/16' }, ROUTE])];
    expect([renamed, field]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(Number(field)).toBeGreaterThan(Number(renamed));
  });
});

describe('composites', () => {
  test('with the policy Manual keep their revision, which the review says', () => {
    const review = change([ROUTE], [network('blue', '{compositionUpdatePolicy: Manual}')]);
    expect(review.composites).toEqual([
      expect.objectContaining({ names: ['Network/default/blue'], effect: 'kept', message: expect.stringContaining('Manual') }),
    ]);
    expect(composedOf(review)).toEqual([]);
    expect(reviewText(review)).toContain('Network/default/blue does not change: its compositionUpdatePolicy is Manual');
  });

  test('of a function that is not evaluated are unknown in one line', () => {
    const steps = '  - {step: more, functionRef: {name: function-go-templating}}\n';
    const review = change([ROUTE], undefined, BASE, steps);
    expect(composedOf(review)).toEqual([]);
    expect(reviewMarkdown(review).match(/are unknown: `the function function-go-templating/g)).toHaveLength(1);
    expect(review.risks[0]?.evidence).toContain('each composite of it deletes vpc');
  });

  test('that Crossplane refuses are a risk', () => {
    const review = change([{ ...VPC, patches: '[{fromFieldPath: spec.missing, policy: {fromFieldPath: Sometimes}}]' }, ROUTE]);
    expect(review.risks).toContainEqual(expect.objectContaining({ rule: 'composite-fails', level: 3 }));
  });

  test('that are new or deleted are counted by kind', () => {
    const fleet = (...networks: readonly string[]): Files => oneCluster(definition(), composition(BASE), ...networks);
    const all = [network('blue'), network('green')];
    expect(reviewOf(fleet(network('blue')), fleet(...all)).composites).toEqual([
      {
        names: ['Network/default/green'],
        clusters: ['de-staging'],
        composition: 'networks',
        event: 'created',
        effect: 'composed',
        resources: { Route: 1, VPC: 1 },
      },
    ]);
    expect(reviewText(reviewOf(fleet(...all), fleet(network('blue'))))).toContain('Network/default/green is deleted with 1 Route, 1 VPC');
  });

  test('with the same effect on several clusters are one line', () => {
    const fleet = (templates: readonly Template[]): Files =>
      new Map([
        ...['de-production', 'fr-production'].flatMap((cluster) => clusterFiles(cluster, ['apps'])),
        ['apps/all.yaml', [definition(), composition(templates), network('blue')].join('---\n')],
      ]);
    const review = reviewOf(fleet(BASE), fleet([ROUTE]));
    expect(review.composites).toHaveLength(1);
    expect(review.composites?.[0]?.clusters).toEqual(['de-production', 'fr-production']);
  });

  test('outside of the repository: the review says how the templates change', () => {
    const review = change([{ ...VPC, name: 'net' }, { name: 'a' }], []);
    expect(review.changes[0]?.templates).toEqual({
      removed: ['route'],
      added: ['a'],
      renamed: [{ from: 'vpc', to: 'net' }],
      otherKind: [],
    });
    expect(review.risks[0]).toMatchObject({
      rule: 'composition-changed',
      evidence: expect.stringContaining('each composite of it deletes and creates again vpc as net, deletes route, creates a'),
    });
  });
});

test('a secret value that a patch copies is not shown', () => {
  const secret = 'aGVsbG8tc2VjcmV0LXZhbHVl';
  const template: Template = {
    name: 'secret',
    kind: 'Secret',
    patches: '[{fromFieldPath: spec.token, toFieldPath: data.token}]',
  };
  const of = (token: string): Files =>
    oneCluster(
      definition(),
      composition([template]).replace('ec2.aws.m.upbound.io/v1beta1', 'v1'),
      network('blue', '{}', `token: ${token},`),
    );
  const review = reviewOf(of(secret), of('b3RoZXItc2VjcmV0LXZhbHVl'));
  const own = review.changes.filter(({ composed }) => composed !== undefined);
  expect(own).toHaveLength(1);
  expect(JSON.stringify(own)).not.toContain(secret);
});

test('all forms have the composites, and the JSON form is read again', () => {
  const review = change([{ ...VPC, name: 'net' }, ROUTE]);
  const line = /deleted and created again/;
  for (const form of [reviewMarkdown, reviewText, reviewHtml]) expect(form(review)).toMatch(line);
  const written = JSON.parse(JSON.stringify(reviewJson(review))) as unknown;
  const validate = new Ajv({ strict: false }).compile(schema);
  expect([validate(written), validate.errors]).toEqual([true, null]);
  expect(readReviewJson(JSON.stringify(written))?.composites).toEqual(review.composites);
});

test('many composites have one line, and a Composition of many resources is compared', () => {
  const many = Array.from({ length: 300 }, (_, index) => network(`net-${index}`));
  const review = change([{ ...VPC, name: 'net' }], many, [VPC]);
  expect(review.composites).toHaveLength(1);
  expect(composedOf(review)).toHaveLength(1);
  const large = Array.from(
    { length: 1000 },
    (_, index): Template => ({ name: `s-${index}`, forProvider: `cidrBlock: 10.0.${index % 250}.0/24` }),
  );
  expect(change(large.slice(1), [network('blue')], large).changes.filter(({ composed }) => composed !== undefined)).toHaveLength(1);
});

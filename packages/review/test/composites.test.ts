import { describe, expect, test } from 'vitest';
import { reviewMarkdown, reviewText } from '../src/index.ts';
import { CLUSTERS, edited, type Files, oneCluster, plainFleet, reviewOf } from './plain-fleet.ts';

const definition = (more = ''): string => `apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: buckets.platform.example}
spec:
  group: platform.example
  names: {kind: Bucket, plural: buckets}
  versions: [{name: v1, served: true, referenceable: true, schema: {openAPIV3Schema: {type: object}}}]
  ${more}
`;
const composition = (name: string, step: string, labels = '{}', kind = 'Bucket'): string => `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: ${name}, labels: ${labels}}
spec:
  compositeTypeRef: {apiVersion: platform.example/v1, kind: ${kind}}
  mode: Pipeline
  pipeline: [{step: compose, functionRef: {name: ${step}}}]
`;
const bucket = (name: string, crossplane = '{}', kind = 'Bucket'): string =>
  `apiVersion: platform.example/v1\nkind: ${kind}\nmetadata: {name: ${name}, namespace: default}\nspec: {region: eu-central-1, crossplane: ${crossplane}}\n`;

const changeOf = (base: Files, head: Files, kind = 'Composition') => reviewOf(base, head).changes.find((change) => change.kind === kind);

/** Returns the effect of a change of the Composition `a` on these composite resources. */
function change(resources: readonly string[], { more = '', labels = '{}', others = [] as readonly string[] } = {}) {
  const fleet = (step: string): Files => oneCluster(definition(more), composition('a', step, labels), ...others, ...resources);
  const found = changeOf(fleet('one'), fleet('two'));
  return { rules: found?.rules, ...found?.composites };
}

describe('a Composition that changes', () => {
  const reached = (...names: readonly string[]) => ({ rules: ['composition-changed'], automatic: names, manual: [] });
  const kept = (...names: readonly string[]) => ({ rules: ['behaviour-changed'], automatic: [], manual: names });
  const other = composition('b', 'one', '{tier: cheap}');

  test.each([
    [
      'by its name',
      [bucket('x', '{compositionRef: {name: a}}'), bucket('y', '{compositionRef: {name: b}}')],
      {},
      reached('Bucket/default/x'),
    ],
    ['as the only one of the kind', [bucket('x'), bucket('y')], {}, reached('Bucket/default/x', 'Bucket/default/y')],
    ['as one of several, of which any may be taken', [bucket('x')], { others: [other] }, reached('Bucket/default/x')],
    [
      'not where labels select another',
      [bucket('x', '{compositionSelector: {matchLabels: {tier: cheap}}}')],
      { others: [other] },
      { rules: ['behaviour-changed'] },
    ],
    [
      'by its labels',
      [bucket('x', '{compositionSelector: {matchLabels: {tier: cheap}}}')],
      { labels: '{tier: cheap}' },
      reached('Bucket/default/x'),
    ],
    [
      'not where the definition has another default',
      [bucket('x')],
      { others: [other], more: 'defaultCompositionRef: {name: b}' },
      { rules: ['behaviour-changed'] },
    ],
    [
      'as the default, unless labels are given',
      [bucket('x')],
      { others: [other], more: 'defaultCompositionRef: {name: a}' },
      reached('Bucket/default/x'),
    ],
    [
      'where the definition enforces it',
      [bucket('x', '{compositionRef: {name: b}}')],
      { others: [other], more: 'enforcedCompositionRef: {name: a}' },
      reached('Bucket/default/x'),
    ],
    ['not at once with the policy Manual', [bucket('x', '{compositionUpdatePolicy: Manual}')], {}, kept('Bucket/default/x')],
    ['not at once with Manual as the default', [bucket('x')], { more: 'defaultCompositionUpdatePolicy: Manual' }, kept('Bucket/default/x')],
    [
      'at once where one is Automatic against the default',
      [bucket('x', '{compositionUpdatePolicy: Automatic}')],
      { more: 'defaultCompositionUpdatePolicy: Manual' },
      reached('Bucket/default/x'),
    ],
    [
      'not where revisions are selected by other labels',
      [bucket('x', '{compositionRevisionSelector: {matchLabels: {channel: stable}}}')],
      { labels: '{channel: dev}' },
      kept('Bucket/default/x'),
    ],
    [
      'where revisions are selected by its labels',
      [bucket('x', '{compositionRevisionSelector: {matchLabels: {channel: dev}}}')],
      { labels: '{channel: dev}' },
      reached('Bucket/default/x'),
    ],
    ['as it may if none is known', [], {}, { rules: ['composition-changed'] }],
  ] as const)('reaches composite resources %s', (_, resources, options, expected) => {
    expect(change(resources, options)).toEqual(expected);
  });

  test('reaches claims, which may name the kind that they claim', () => {
    const fleet = (step: string): Files =>
      oneCluster(
        definition('claimNames: {kind: BucketClaim, plural: bucketclaims}'),
        composition('a', step),
        'apiVersion: platform.example/v1\nkind: BucketClaim\nmetadata: {name: x, namespace: default}\nspec: {compositionRef: {name: a}}\n',
      );
    expect(changeOf(fleet('one'), fleet('two'))?.composites).toEqual({ automatic: ['BucketClaim/default/x'], manual: [] });
  });

  test('says nothing of a composite resource that is new, or goes', () => {
    const base = oneCluster(definition(), composition('a', 'one'), bucket('old'), bucket('stays'));
    const head = oneCluster(definition(), composition('a', 'two'), bucket('new'), bucket('stays'));
    expect(changeOf(base, head)?.composites).toEqual({ automatic: ['Bucket/default/stays'], manual: [] });
  });

  test('is named with a composite resource of it that changes, too', () => {
    const base = oneCluster(definition(), composition('a', 'one'), bucket('x'));
    const head = oneCluster(definition(), composition('a', 'two'), bucket('x').replace('eu-central-1', 'eu-west-1'));
    expect(changeOf(base, head, 'Bucket')?.composition).toBe('Composition/a');
    expect(changeOf(base, edited(base, 'apps/all.yaml', ['eu-central-1', 'eu-west-1']), 'Bucket')).not.toHaveProperty('composition');
  });

  test('is one entry with others that change alike, and with the composite resources of all', () => {
    const fleet = (step: string): Files =>
      oneCluster(
        definition(),
        composition('a', step),
        composition('b', step),
        ...['a', 'b'].map((of) => bucket(`of-${of}`, `{compositionRef: {name: ${of}}}`)),
      );
    expect(reviewText(reviewOf(fleet('one'), fleet('two')))).toContain(
      'by the composite resources Bucket/default/of-a, Bucket/default/of-b\n',
    );
  });

  test('counts on the cluster that has the composite resource', () => {
    const [first = '', second = ''] = CLUSTERS;
    const withoutBucket = edited(plainFleet, 'platform/buckets.yaml', [`---\n${bucketOfPlatform}`, '']);
    const own = (files: Files): Files => new Map([...files, [`clusters/${second}/bucket.yaml`, bucketOfPlatform]]);
    const review = reviewOf(
      own(withoutBucket),
      edited(own(withoutBucket), 'platform/buckets.yaml', ['{name: function-patch-and-transform}', '{name: function-kcl}']),
    );
    expect(review.changes.map(({ composites, clusters }) => [clusters.includes(first), composites])).toEqual([
      [true, { automatic: ['Bucket/default/images'], manual: [] }],
    ]);
    const text = 'taken at once by the composite resources Bucket/default/images';
    expect(reviewText(review)).toContain(`  ${text}\n`);
    expect(reviewMarkdown(review)).toContain('Taken at once by the composite resources `Bucket/default/images`.');
    expect(review.risks.map(({ evidence }) => evidence)).toEqual([
      'Composition/buckets changes 1 field, which reaches Bucket/default/images at once',
    ]);
  });
});

const bucketOfPlatform =
  'apiVersion: platform.example/v1\nkind: Bucket\nmetadata: {name: images, namespace: default}\nspec: {region: eu-central-1}\n';

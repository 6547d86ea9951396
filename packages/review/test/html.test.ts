import { createHash } from 'node:crypto';
import { asciiName, printable } from '@slipway/manifest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readModel } from '../client/model.ts';
import { isRemoval } from '../src/forms/deletions-part.ts';
import { nameText } from '../src/forms/words.ts';
import { MAX_REPORT_BYTES, type Review, type ReviewChange, reviewHtml } from '../src/index.ts';
import { attribute, dataOf, parsePage, removedInPage, textOf } from './html-outline.ts';
import { largeReview } from './large-review.ts';

const removed = ({ changes }: Review): readonly string[] =>
  changes
    .filter(isRemoval)
    .map((change) => `${change.action} ${printable(nameText(change))}`)
    .sort();

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '</script>',
        '<!--',
        '<script>',
        '-->',
        '</style>',
        ']]>',
        '\u2028',
        '\u202e',
        '\u0000',
        '\u001b[31m',
        '"',
        "'",
        '&lt;',
        '<img onerror=x>',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));
const cluster = fc.oneof(fc.constantFrom('de-production', 'fr-staging'), hostile);
const hunk = fc.oneof(
  fc.record({
    path: hostile,
    op: fc.constant('change' as const),
    before: hostile,
    after: fc.oneof(hostile, fc.record({ '</script>': hostile })),
  }),
  fc.record({ path: hostile, op: fc.constant('add' as const), after: fc.oneof(hostile, fc.dictionary(hostile, hostile, { maxKeys: 2 })) }),
  fc.record({ path: hostile, op: fc.constant('reorder' as const), before: fc.array(hostile), after: fc.array(hostile) }),
  fc.record({
    path: hostile,
    op: fc.constant('change' as const),
    before: hostile,
    after: hostile,
    lines: fc.array(hostile.map((line) => `+${line}`)),
  }),
);
const change: fc.Arbitrary<ReviewChange> = fc.record(
  {
    action: fc.constantFrom(
      'create' as const,
      'change' as const,
      'delete' as const,
      'orphan' as const,
      'move' as const,
      'blocked' as const,
    ),
    apiVersion: hostile,
    kind: hostile,
    namespace: hostile,
    name: hostile,
    clusters: fc.uniqueArray(cluster, { minLength: 1, maxLength: 3 }).map((names) => names.sort()),
    risk: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const),
    rules: fc.array(hostile, { maxLength: 2 }),
    hunks: fc.array(hunk, { maxLength: 2 }),
    kustomization: hostile,
    movedFrom: hostile,
    renamedFrom: hostile,
    renamedTo: hostile,
    composites: fc.record({ automatic: fc.array(hostile, { maxLength: 2 }), manual: fc.array(hostile, { maxLength: 2 }) }),
    composition: hostile,
    refusals: fc.array(hostile, { maxLength: 1 }),
    cause: fc.record({ file: hostile, line: fc.constant(3), by: hostile }),
  },
  { requiredKeys: ['action', 'apiVersion', 'kind', 'name', 'clusters', 'risk', 'rules', 'hunks', 'kustomization'] },
);
const hostileReview: fc.Arbitrary<Review> = fc.record({
  base: hostile,
  head: hostile,
  changes: fc.array(change, { maxLength: 6 }),
  risks: fc.array(
    fc.record({
      rule: hostile,
      level: fc.constantFrom(2 as const, 4 as const),
      evidence: hostile,
      remedy: hostile,
      objects: fc.array(hostile, { maxLength: 1 }),
      clusters: fc.array(cluster, { maxLength: 2 }),
    }),
    { maxLength: 3 },
  ),
  unknown: fc.array(
    fc.record({
      what: fc.constantFrom('not-built' as const, 'chart' as const),
      side: fc.constant('head' as const),
      name: hostile,
      clusters: fc.array(cluster),
      message: hostile,
    }),
    { maxLength: 3 },
  ),
  kustomizations: fc.array(
    fc.record({
      name: hostile,
      clusters: fc.array(cluster),
      source: hostile,
      dependsOn: fc.array(hostile, { maxLength: 2 }),
      appliedBy: hostile,
    }),
    { maxLength: 3 },
  ),
  newClusters: fc.array(cluster, { maxLength: 2 }),
  removedClusters: fc.array(cluster, { maxLength: 2 }),
  clusters: fc.constant(3),
  noiseOnly: fc.constant(0),
  hidden: fc.constant({}),
});

describe('any review', () => {
  const plain = parsePage(
    reviewHtml({ ...largeReview(20, 4), unknown: [{ what: 'not-built', side: 'head', name: 'a', clusters: ['b'], message: 'c' }] }),
  );
  const known = new Set([...plain.elements.map(({ tagName }) => tagName), 'img', 'strong', 'br', 'a', 'b']);
  known.delete('img');

  test('is a page of our own elements only, with any texts', () => {
    fc.assert(
      fc.property(hostileReview, (review) => {
        const html = reviewHtml(review);
        const { elements, errors } = parsePage(html);
        // Ignores the errors about code points that are never characters: they have no effect.
        expect(errors.filter((error) => !error.startsWith('noncharacter-in-input-stream'))).toEqual([]);
        expect(html).not.toMatch(/(?!\n)[\p{C}\p{DI}\p{Zl}\p{Zp}\u2800\u00a0]/u);
        expect(elements.filter(({ tagName }) => !known.has(tagName)).map(({ tagName }) => tagName)).toEqual([]);
        expect(elements.filter(({ tagName }) => tagName === 'script')).toHaveLength(review.changes.length === 0 ? 1 : 2);
        const asking = /^(?:on|src|srcset|href|style|action|formaction|data$|ping|background|poster)/;
        const names = elements.flatMap(({ attrs }) => attrs.filter(({ name, value }) => asking.test(name) && !value.startsWith('#')));
        expect(names).toEqual([]);
        expect(removedInPage(html)).toEqual(removed(review));
        expect(reviewHtml(structuredClone(review))).toBe(html);
      }),
      { numRuns: 150 },
    );
  });

  test('reaches the script as it is, each change once', () => {
    fc.assert(
      fc.property(hostileReview, (review) => {
        const data = dataOf(reviewHtml(review));
        expect(data === undefined).toBe(review.changes.length === 0);
        if (data === undefined) return;
        const { changes, groups, sets } = readModel(data);
        expect(groups.flatMap((group) => group.changes).sort((a, b) => a - b)).toEqual(review.changes.map((_, index) => index));
        for (const [index, each] of review.changes.entries()) {
          const read = changes[index];
          expect(read?.title).toBe(
            `${printable(asciiName(each.kind))}/${printable(asciiName(each.namespace === undefined ? each.name : `${each.namespace}/${each.name}`))}`,
          );
          expect(read?.risk).toBe(each.risk);
          expect(read?.hunks).toHaveLength(each.hunks.length);
          expect(sets[read?.set ?? -1]?.members.map((member) => data.clusters[member])).toEqual(each.clusters.map(printable));
        }
      }),
    );
  });
});

test('asks for nothing: its policy lets its own script and style run, by what they are, and nothing else', () => {
  const { elements } = parsePage(reviewHtml(largeReview(10, 3)));
  const policy = elements.find((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy');
  const hash = (tag: string): string => {
    const element = elements.find(({ tagName }) => tagName === tag);
    return `'sha256-${createHash('sha256')
      .update(element === undefined ? '' : textOf(element))
      .digest('base64')}'`;
  };
  expect(policy && attribute(policy, 'content')).toBe(
    `default-src 'none'; script-src ${hash('script')}; style-src ${hash('style')}; base-uri 'none'; form-action 'none'`,
  );
});

describe('10,000 changed objects on 200 clusters', () => {
  const review = largeReview(10_000);
  const html = reviewHtml(review);

  test('are a page within its limit, with all that is removed', () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAX_REPORT_BYTES);
    expect(dataOf(html)?.changes).toHaveLength(10_000);
    expect(removedInPage(html)).toEqual(removed(review));
    expect(reviewHtml(largeReview(10_000))).toBe(html);
  });
});

describe('3,000 changed objects', () => {
  const review = largeReview(3000);

  test.each([1_100_000, 900_000, 350_000])('with %d bytes leave out details, not what is removed', (limit) => {
    const small = reviewHtml(review, limit);
    expect(Buffer.byteLength(small)).toBeLessThanOrEqual(limit);
    expect(small).toContain('Some details are left out');
    expect(removedInPage(small)).toEqual(removed(review));
  });
});

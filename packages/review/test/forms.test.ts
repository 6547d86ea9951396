import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameText } from '../src/forms/words.ts';
import { MAX_COMMENT_LENGTH, type Review, reviewHtml, reviewJson, reviewMarkdown, reviewText } from '../src/index.ts';
import { removedInPage } from './html-outline.ts';
import { CLUSTERS, clusterFiles, type Files, reviewOf } from './plain-fleet.ts';

const schema = JSON.parse(readFileSync(new URL('../review.schema.json', import.meta.url), 'utf8')) as object;
const validate = new Ajv({ strict: false }).compile(schema);

/** Returns the errors in the blocks of a comment: fences and details that are not closed, in the order in which they begin. */
function brokenBlocks(text: string): readonly string[] {
  const broken: string[] = [];
  let fence: string | undefined;
  let depth = 0;
  for (const line of text.split('\n')) {
    const [mark] = /^`{3,}/.exec(line) ?? [];
    if (fence !== undefined) {
      if (line === fence) fence = undefined;
      continue;
    }
    if (mark !== undefined) fence = mark;
    depth += line.split('<details>').length - line.split('</details>').length;
    if (depth < 0) broken.push(`closes nothing: ${line}`);
  }
  if (fence !== undefined) broken.push('a fence stays open');
  if (depth !== 0) broken.push(`${depth} details stay open`);
  if (!text.isWellFormed()) broken.push('half a character');
  return broken;
}

const removedIn = (text: string): readonly string[] =>
  [...text.matchAll(/^- deleted R\d `+ ?(.+?) ?`+ on /gm)].map(([, name = '']) => name).sort();

const deleted = ({ changes }: Review): readonly string[] =>
  changes
    .filter(({ action }) => action === 'delete')
    .map(nameText)
    .sort();

const odd = fc.constantFrom(
  'plain',
  '```',
  '`',
  '</details>',
  '<details>',
  '| a |',
  '@everyone',
  '\u202eevil',
  '\u{1F600}',
  '\u001b[31m',
  '::error::x',
  '~~~\n```\nx',
  '<!-- x',
  'a\nb\n````\nc',
);
const object = fc.record({
  name: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  kind: fc.constantFrom('ConfigMap', 'Secret', 'Widget'),
  value: odd,
  other: odd,
});
const folder = fc.array(object, { maxLength: 6 }).map((objects) => {
  const unique = new Map(objects.map((each) => [`${each.kind}/${each.name}`, each]));
  return [
    'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n',
    ...[...unique.values()].map(({ kind, name, value, other }) =>
      JSON.stringify({
        apiVersion: kind === 'Widget' ? 'example.org/v1' : 'v1',
        kind,
        metadata: { name, namespace: 'shop' },
        [kind === 'Secret' ? 'stringData' : 'data']: { value, [kind === 'Widget' ? other : 'other']: other },
      }),
    ),
  ].join('\n---\n');
});
const fleet = fc
  .record({ folder, clusters: fc.subarray(CLUSTERS.slice(0, 3), { minLength: 1 }) })
  .map(
    ({ folder: text, clusters }): Files =>
      new Map([...clusters.flatMap((cluster) => clusterFiles(cluster, ['shop'])), ['shop/all.yaml', text]]),
  );

describe('any two fleets', () => {
  test('the comment is whole and within its limit, and removals are the same in all forms', () => {
    fc.assert(
      fc.property(fleet, fleet, fc.constantFrom(10_000, MAX_COMMENT_LENGTH), (before, after, limit) => {
        const review = reviewOf(before, after);
        const comment = reviewMarkdown(review, limit);
        expect(comment.length).toBeLessThanOrEqual(limit);
        expect(brokenBlocks(comment)).toEqual([]);
        for (const text of [comment, reviewText(review)]) expect(['\u001b', '\u202e'].filter((each) => text.includes(each))).toEqual([]);
        expect(removedIn(comment)).toEqual(deleted(review));
        expect(removedInPage(reviewHtml(review))).toEqual(deleted(review).map((name) => `delete ${name}`));
        const json: unknown = JSON.parse(JSON.stringify(reviewJson(review)));
        expect(validate(json), JSON.stringify(validate.errors)).toBe(true);
        const { changes } = json as { readonly changes: Review['changes'] };
        expect(
          changes
            .filter(({ action }) => action === 'delete')
            .map(nameText)
            .sort(),
        ).toEqual(deleted(review));
        expect(reviewMarkdown(reviewOf(before, after), limit)).toBe(comment);
      }),
      { numRuns: 40 },
    );
  });

  test('a fleet and itself: no change', () => {
    fc.assert(
      fc.property(fleet, (files) => {
        const review = reviewOf(files, new Map(files));
        expect(review.changes).toEqual([]);
        expect(reviewMarkdown(review)).toContain('No change: Flux applies the same objects to each cluster.');
      }),
      { numRuns: 20 },
    );
  });

  test('the other way round, what comes goes', () => {
    const names = ({ changes }: Review, action: string): readonly string[] =>
      changes
        .filter((change) => change.action === action)
        .flatMap((change) => change.clusters.map((cluster) => `${cluster} ${nameText(change)}`))
        .sort();
    fc.assert(
      fc.property(folder, folder, (a, b) => {
        const files = (text: string): Files => new Map([...clusterFiles('de-staging', ['shop']), ['shop/all.yaml', text]]);
        const [there, back] = [reviewOf(files(a), files(b)), reviewOf(files(b), files(a))];
        expect(names(back, 'create')).toEqual(names(there, 'delete'));
        expect(names(back, 'delete')).toEqual(names(there, 'create'));
        expect(names(back, 'change')).toEqual(names(there, 'change'));
      }),
      { numRuns: 25 },
    );
  });
});

test('no value of a Secret is in any form', () => {
  const files = (token: string, more: string): Files =>
    new Map([
      ...clusterFiles('de-staging', ['shop']),
      ['shop/all.yaml', `apiVersion: v1\nkind: Secret\nmetadata: {name: a, namespace: default}\nstringData: {token: ${token}${more}}\n`],
    ]);
  const [before, after] = [files('hunter2hunter2', ''), files('swordfish99', ', second: opensesame')];
  for (const review of [reviewOf(before, after), reviewOf(new Map(clusterFiles('de-staging', [])), after)])
    for (const text of [reviewMarkdown(review), reviewText(review), reviewHtml(review), JSON.stringify(reviewJson(review))])
      expect(text).not.toMatch(/hunter2|swordfish|opensesame|aHVudGVy|c3dvcmRm|b3BlbnNl/);
});

test('a change of thousands of objects fits into a comment, with the number of removals', () => {
  const many = Array.from(
    { length: 3000 },
    (_, at) =>
      `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: some-rather-long-name-of-a-config-map-${at}, namespace: default}\ndata: {value: '${at}'}\n`,
  );
  const files = (text: string): Files => new Map([...clusterFiles('de-staging', ['shop']), ['shop/all.yaml', text]]);
  const keep = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: keep, namespace: default}\n';
  const comment = reviewMarkdown(reviewOf(files([keep, ...many].join('---\n')), files(keep)));
  expect(comment.length).toBeLessThanOrEqual(MAX_COMMENT_LENGTH);
  expect(comment).toContain('- deleted: 3000 of `ConfigMap` on `de-staging`');
  expect(comment).toContain('3000 objects are deleted on one cluster');
});

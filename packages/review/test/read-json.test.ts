import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_COMMENT_LENGTH, readReviewJson, reviewJson, reviewMarkdown, reviewText } from '../src/index.ts';
import { clusterFiles, edited, plainFleet, reviewOf } from './plain-fleet.ts';

const changed = edited(
  plainFleet,
  'shop/all.yaml',
  ['web:1.4.0', 'web:1.5.0'],
  ['verbs: [get]', 'verbs: [get, delete]'],
  ['value: full', 'value: lean'],
);
const broken = edited(plainFleet, 'shop/all.yaml', ['kind: Namespace', 'kind: [Namespace']);
const fewer = new Map([...changed, ...clusterFiles('br-staging', ['addons'])].filter(([path]) => !/de-production\/shop/.test(path)));
const written = [changed, broken, fewer].map((head) => JSON.stringify(reviewJson(reviewOf(plainFleet, head))));

/** Texts that have a meaning in Markdown, HTML or a terminal. */
const HOSTILE = [
  '@everyone',
  '[x](https://evil.example)',
  '![x](https://evil.example)',
  '<img src=x>',
  '</details>',
  '```\n@everyone\n```',
  '`` ` `` @everyone',
  '\n\n# @everyone\n',
  '| @everyone | x |',
  '--> <!--',
  '\u202e\u001b[31m',
  '\u2028@everyone',
  'x'.repeat(100_000),
  '',
];

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Returns the value with every text replaced by the next one. */
function withTexts(value: Json, next: (text: string) => string): Json {
  if (typeof value === 'string') return next(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: Json) => withTexts(each, next));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTexts(each, next)]));
}

/** Returns the text of a comment that is not in code. */
const outsideOfCode = (text: string): string =>
  text
    .replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '')
    .replaceAll(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '')
    .replaceAll(/<code>[^<\n]*<\/code>/g, '');

describe('an untrusted review', () => {
  test('has all its texts in code', () => {
    let taken = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...written),
        fc.infiniteStream(fc.nat(99)),
        fc.infiniteStream(fc.constantFrom(...HOSTILE)),
        (text, dice, texts) => {
          const changedText = JSON.stringify(
            withTexts(JSON.parse(text) as Json, (own) => (dice.next().value < 4 ? (texts.next().value ?? '') : own)),
          );
          const review = readReviewJson(changedText);
          if (review === undefined) return;
          taken += 1;
          const comment = reviewMarkdown(review);
          expect(comment.length).toBeLessThanOrEqual(MAX_COMMENT_LENGTH);
          expect(comment).not.toMatch(/[^\n\P{Cc}]|\u202e|\u2028/u);
          expect(reviewText(review)).not.toMatch(/[^\n\P{Cc}]|\u202e|\u2028/u);
          const outside = outsideOfCode(comment);
          for (const part of ['everyone', 'evil', '<img']) expect(outside).not.toContain(part);
          expect(outside.split('<details>').length).toBe(outside.split('</details>').length);
        },
      ),
      { numRuns: 150 },
    );
    expect(taken).toBeGreaterThan(20);
  });

  test('is taken with integers as they are written', () => {
    const [text = ''] = written;
    const long = text.replace('"hunks":[', '"hunks":[{"path":"spec.size","op":"add","after":12345678901234567890},');
    const review = readReviewJson(long);
    expect(review?.changes[0]?.hunks[0]?.after).toBe(12345678901234567890n);
    expect(review && reviewMarkdown(review)).toContain('12345678901234567890');
  });

  test.each(['', '{', 'null', '[]', '"x"', '{"summary":{}}', '['.repeat(1_000_000), `${'{"a":'.repeat(600)}1${'}'.repeat(600)}`])(
    'is nothing else (%#)',
    (text) => expect(readReviewJson(text)).toBeUndefined(),
  );

  test('of 10,000 changed objects is shown within a few seconds', () => {
    const {
      changes: [first],
      ...rest
    } = JSON.parse(written[0] ?? '') as { changes: object[] };
    const changes = Array.from({ length: 10_000 }, (_, index) => ({ ...first, name: `web-${index}` }));
    const text = JSON.stringify({ ...rest, changes });
    const started = performance.now();
    const review = readReviewJson(text);
    expect(review?.changes).toHaveLength(10_000);
    expect(review && reviewMarkdown(review).length).toBeLessThanOrEqual(MAX_COMMENT_LENGTH);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cell, code } from '../src/forms/escape.ts';
import { MAX_COMMENT_LENGTH, type Review, readReviewJson, reviewHtml, reviewJson, reviewMarkdown, reviewText } from '../src/index.ts';
import { riskRules } from '../src/risk/risk-rules.ts';

/** Every untrusted text begins and ends with this mark. */
const MARK = 'zqx';

/** Returns the text of a comment that a renderer does not read as code (CommonMark 0.31, with the limits of cmark-gfm). */
function outsideOfCode(comment: string): string {
  const outside: string[] = [];
  let fence: number | undefined;
  for (const line of comment.split('\n')) {
    const run = /^ {0,3}(`{3,})[^`]*$/.exec(line)?.[1]?.length ?? 0;
    if (fence !== undefined) {
      if (run >= Math.min(fence, 255) && line.trim() === '`'.repeat(run)) fence = undefined;
    } else if (run > 0) fence = run;
    else if (/^<\/?(?:details|summary)/.test(line)) outside.push(line.replaceAll(/<code>[^<]*<\/code>/g, ''));
    else if (line.startsWith('|')) outside.push(...cellsOf(line).map(withoutSpans));
    else outside.push(withoutSpans(line));
  }
  if (fence !== undefined) outside.push('a fence stays open');
  return outside.join('\n');
}

/**
 * cmark splits at bars without a backslash before them, micromark also at bars with an even number of backslashes. The test checks both.
 */
const cellsOf = (line: string): readonly string[] =>
  [line.split(/(?<!\\)\|/), line.split(/(?<!\\)(?:\\\\)*\|/)].flatMap((cells) => cells.map((each) => each.replaceAll('\\|', '|')));

function withoutSpans(line: string): string {
  let [rest, outside] = [line, ''];
  for (;;) {
    const open = /`+/.exec(rest);
    if (open === null) return outside + rest;
    const [run] = open;
    const behind = rest.slice(open.index + run.length);
    const close = run.length > 80 ? undefined : [...behind.matchAll(/`+/g)].find(([each]) => each.length === run.length);
    outside += rest.slice(0, open.index) + (close === undefined ? run : '');
    rest = close === undefined ? behind : behind.slice(close.index + run.length);
  }
}

const piece = fc.oneof(
  fc.constantFrom(
    ...['[x](https://evil.example)', '![](https://evil.example/p.png)', '<img src=x>', 'https://evil.example', 'www.evil.example'],
    ...['@all', '@acme/admins', '#1', '!1', '~bug', '%"v1"', 'GH-1', 'acme/fleet#1', `${'0123456789abcdef'.repeat(2)}01234567`, ':smile:'],
    ...['$x$', '$`x`$', '[^1]', '[^1]: x', '|', '\\|', '\\\\|', '\\', '</code>', '</details>', '<details>', '-->', '<!--', '&lt;', '**'],
    ...['\n/merge\n', '\n/close', '\n\n', '\r', '`', '``', '```', '~~~', '`'.repeat(79), '`'.repeat(80), '`'.repeat(300), 'a@b.example'],
    ...['\u3164', '\u{e0101}', '\ufe0f', '\u2028', '\u00a0', '\u202e', '\ud800', '[[_TOC_]]', '> ', '# ', '- [ ] ', '{+x+}', '==', '\t'],
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const hostile = fc.array(piece, { maxLength: 6 }).map((pieces) => `${MARK}${pieces.join('')}${MARK}`);
const names = fc.array(hostile, { minLength: 1, maxLength: 4 });
const rare = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> => fc.option(value, { nil: undefined });
const hunk = fc.record({ path: hostile, op: fc.constantFrom('add', 'remove', 'change'), before: hostile, after: hostile });
const change = fc.record({
  action: fc.constantFrom('create', 'change', 'delete', 'orphan', 'move', 'recreate', 'blocked'),
  ...{ apiVersion: hostile, kind: hostile, namespace: hostile, name: hostile, clusters: names, risk: fc.constantFrom(0, 2, 4) },
  ...{ rules: names, hunks: fc.array(hunk, { maxLength: 2 }), kustomization: hostile, movedFrom: rare(hostile), renamedTo: rare(hostile) },
  ...{ refusals: rare(names), composites: rare(fc.record({ automatic: names, manual: names })), composition: rare(hostile) },
  cause: rare(fc.record({ file: hostile, by: hostile })),
});
const risk = fc.record({
  ...{ rule: fc.constantFrom(...riskRules.map(({ id }) => id)), level: fc.constant(4), evidence: hostile, remedy: hostile },
  ...{ objects: names, clusters: names },
});
const unknown = fc.record({
  what: fc.constantFrom('not-built', 'fails-on-both', 'in-part', 'suspended', 'chart', 'package', 'not-rendered', 'variable'),
  ...{ side: fc.constantFrom('base', 'head'), name: hostile, clusters: names, message: hostile },
});
const kustomization = fc.record({ name: hostile, clusters: names, source: hostile, dependsOn: names });
const owner = fc.record({ owner: hostile, changes: fc.constant(1), risk: fc.constant(2), files: names });
const summary = { changed: true, risk: 4, changedClusters: 1, actions: {}, noiseOnly: 1, hidden: { empty: 1 } };
const review = fc
  .record({
    ...{ base: hostile, head: hostile, newClusters: names, removedClusters: names, clusters: fc.integer({ min: 0, max: 9 }) },
    changes: fc.array(change, { maxLength: 5 }),
    risks: fc.array(risk, { maxLength: 5 }),
    unknown: fc.array(unknown, { maxLength: 4 }),
    reviewers: fc.array(owner, { maxLength: 3 }),
    kustomizations: fc.array(kustomization, { maxLength: 4 }),
  })
  .map(({ base, head, newClusters, removedClusters, clusters, ...rest }): Review => {
    const written = { summary: { base, head, newClusters, removedClusters, clusters, ...summary }, ...rest };
    const read = readReviewJson(JSON.stringify(written));
    if (read === undefined) throw new Error('the generated review is not valid');
    return read;
  });

describe('untrusted text in a review', () => {
  test('is in code in every comment', () => {
    fc.assert(
      fc.property(review, fc.constantFrom(10_000, MAX_COMMENT_LENGTH), (generated, limit) => {
        let comment: string;
        try {
          comment = reviewMarkdown(generated, limit);
        } catch (error) {
          if (error instanceof RangeError && limit < MAX_COMMENT_LENGTH) return;
          throw error;
        }
        expect(outsideOfCode(comment)).not.toContain(MARK);
        expect(comment).not.toMatch(/^\s*\//m);
      }),
      { numRuns: 150 },
    );
  });

  test('has no hidden character in any form', () => {
    fc.assert(
      fc.property(review, (generated) => {
        for (const text of [reviewMarkdown(generated), reviewText(generated), reviewHtml(generated)])
          expect(text).not.toMatch(/(?!\n)[\p{C}\p{DI}\p{Zl}\p{Zp}\u2800\u00a0]/u);
        expect(readReviewJson(JSON.stringify(reviewJson(generated)))).toEqual(generated);
      }),
      { numRuns: 40 },
    );
  });

  test('never makes a comment too large to be posted', () => {
    for (const unit of ['`', '|', '\\|', '\u3164', '\u{e0101}', '<', '`|']) {
      const long = unit.repeat(700);
      const clusters = Array.from({ length: 60 }, (_, index) => `${long}${index}`);
      const changes = Array.from({ length: 80 }, (_, index) => ({
        ...{
          action: index % 2 ? 'delete' : 'change',
          apiVersion: long,
          kind: `${long}${index}`,
          name: `${long}${index}`,
          clusters,
          risk: 4,
        },
        ...{ rules: [], hunks: [], kustomization: long, cause: { file: long } },
      }));
      const risks = riskRules.flatMap(({ id }) =>
        [1, 2, 3].map(() => ({ rule: id, level: 4, evidence: long, remedy: '', objects: [], clusters })),
      );
      const all = (['not-built', 'suspended', 'chart', 'variable'] as const).map((what) => ({
        what,
        side: 'base',
        name: long,
        clusters,
        message: long,
      }));
      const reviewers = clusters.slice(0, 20).map((each) => ({ owner: each, changes: 1, risk: 4, files: [long] }));
      const written = { summary: { base: long, head: long, newClusters: clusters, removedClusters: clusters, clusters: 60, ...summary } };
      const read = readReviewJson(JSON.stringify({ ...written, changes, risks, unknown: all, reviewers, kustomizations: [] }));
      if (read === undefined) throw new Error('the review is not valid');
      expect(reviewMarkdown(read).length, unit).toBeLessThanOrEqual(MAX_COMMENT_LENGTH);
    }
  });
});

test('a name with many backticks does not end its code span', () => {
  for (const length of [1, 2, 16, 17, 79, 80, 81, 300]) {
    const name = `a${'`'.repeat(length)} [x](https://evil.example)`;
    expect(withoutSpans(code(name))).toBe('');
    expect(
      cellsOf(`| ${cell(`${name} \\| | b`)} |`)
        .map(withoutSpans)
        .join('')
        .replaceAll(/[ |]/g, ''),
    ).toBe('');
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterChanges, NO_FILTER, patternOf } from '../client/filter.ts';
import { readModel } from '../client/model.ts';
import { pairRows, unifiedRows } from '../client/pair-rows.ts';
import { type Piece, wordDiff } from '../client/word-diff.ts';
import type { PageData } from '../src/forms/html/page-data.ts';
import { reviewHtml } from '../src/index.ts';
import { dataOf } from './html-outline.ts';
import { largeReview } from './large-review.ts';

const joined = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
const kept = (pieces: readonly Piece[]): string =>
  pieces
    .filter(({ isChanged }) => !isChanged)
    .map(({ text }) => text)
    .join('');
const marked = (pieces: readonly Piece[]): string => pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

describe('words of a changed line', () => {
  test.each([
    ['ghcr.io/shop/web:1.4.0', 'ghcr.io/shop/web:1.5.0', 'ghcr.io/shop/web:1.[4].0', 'ghcr.io/shop/web:1.[5].0'],
    ['replicas: 2', 'replicas: 2 # few', 'replicas: 2', 'replicas: 2[ # few]'],
    ['a b c', 'a x y c', 'a [b] c', 'a [x y] c'],
    ['one', 'two', 'one', 'two'],
    ['', 'new', '', 'new'],
  ])('%s and %s', (before, after, old, next) => {
    expect(wordDiff(before, after).map(marked)).toEqual([old, next]);
  });

  test('are the line, and what is not marked is the same on both sides', () => {
    const line = fc.array(fc.constantFrom('a', 'b', ' ', '.', '/', 'é', '\u{1f600}'), { maxLength: 20 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(line, line, (before, after) => {
        const [old, next] = wordDiff(before, after);
        expect([joined(old), joined(next)]).toEqual([before, after]);
        if ([...old, ...next].some(({ isChanged }) => isChanged))
          expect(kept(old).replaceAll(' ', '')).toBe(kept(next).replaceAll(' ', ''));
        if (before === after) expect(kept(old)).toBe(before);
      }),
    );
  });

  test('of very long lines come in time', () => {
    const line = (word: string): string => Array.from({ length: 20_000 }, (_, at) => `${word}${at}`).join(' ');
    expect(wordDiff(line('a'), line('b')).map(joined)).toEqual([line('a'), line('b')]);
  });
});

test('lines side by side are the lines of the unified diff', () => {
  const lines = fc.array(fc.tuple(fc.constantFrom('-', '+', ' ', '!'), fc.string({ maxLength: 5 })).map(([sign, text]) => sign + text));
  fc.assert(
    fc.property(lines, (all) => {
      const rows = pairRows(all);
      const unified = unifiedRows(rows).map((row) => ('remark' in row ? `!${row.remark}` : `${row.sign}${joined(row.pieces)}`));
      const side = (signs: string) => all.filter((line) => signs.includes(line.slice(0, 1)));
      for (const signs of ['- ', '+ ', '!']) expect(unified.filter((line) => signs.includes(line.slice(0, 1)))).toEqual(side(signs));
      expect(unified).toHaveLength(all.length);
    }),
  );
});

describe('filters', () => {
  const model = readModel(dataOf(reviewHtml(largeReview(600, 30))) as PageData);
  const titles = (filter: Partial<typeof NO_FILTER>) =>
    filterChanges(model, { ...NO_FILTER, ...filter }).map((index) => model.changes[index]?.title ?? '');

  test('without a filter all are there', () => {
    expect(titles({})).toHaveLength(600);
  });

  test('a cluster has what is on it', () => {
    for (const cluster of [0, 7, 29]) {
      const expected = model.changes.filter(({ set }) => model.sets[set]?.members.includes(cluster));
      expect(expected.length).toBeGreaterThan(0);
      expect(titles({ cluster })).toEqual(expected.map(({ title }) => title));
    }
  });

  test('kind, action, risk, rule and Flux Kustomization are asked together', () => {
    const found = titles({
      kind: 'PersistentVolumeClaim',
      action: 'deleted',
      risks: new Set([4]),
      rule: 'data-deleted',
      kustomization: 'flux-system/apps-3',
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((title) => title.startsWith('PersistentVolumeClaim/'))).toBe(true);
    expect(titles({ kind: 'PersistentVolumeClaim', risks: new Set([1]) })).toEqual([]);
  });

  test('words are searched in names, values, files and clusters, ignoring case', () => {
    expect(titles({ query: 'WEB-12 team-12' })).toContain('Deployment/team-12/web-12');
    expect(titles({ query: 'url_41]' })).toEqual(['Deployment/team-1/web-41']);
    expect(titles({ query: 'cluster-013' }).length).toBeGreaterThan(0);
    expect(titles({ query: 'nowhere-at-all' })).toEqual([]);
  });

  test.each([
    ['flux-system/apps', 'flux-system/apps', true],
    ['flux-system/apps', 'flux-system/apps-2', false],
    ['flux-system/<cluster>-apps', 'flux-system/de-staging-apps', true],
    ['flux-system/<cluster>-apps', 'flux-system/apps', false],
    ['a-<cluster>-b-<cluster>-c', 'a-1-b-2-c', true],
    ['a-<cluster>-b-<cluster>-c', 'a-1-c', false],
    ['a<cluster>a', 'a', false],
  ])('%s and %s', (pattern, name, expected) => {
    expect(patternOf(pattern)(name)).toBe(expected);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Review, readCodeOwners, reviewJson, reviewMarkdown, reviewText } from '../src/index.ts';
import { matchesPattern, pathPattern } from '../src/owners/path-pattern.ts';
import { suggestReviewers } from '../src/owners/suggest-reviewers.ts';
import { edited, plainFleet, reviewOf } from './plain-fleet.ts';

const owners = (text: string, path: string): readonly string[] | undefined => readCodeOwners(text)?.(path);

describe('CODEOWNERS', () => {
  test.each([
    ['* @all', 'a/b.yaml', ['@all']],
    ['*.yaml @all', 'a/b.yaml', ['@all']],
    ['*.yaml @all', 'a/b.json', []],
    ['/logs/ @all', 'logs/a/b', ['@all']],
    ['/logs/ @all', 'x/logs/a', []],
    ['/logs/ @all', 'logs', []],
    ['logs/ @all', 'x/logs/a', ['@all']],
    ['docs/* @all', 'docs/a.md', ['@all']],
    ['docs/* @all', 'docs/a/b.md', []],
    ['docs/* @all', 'x/docs/a.md', []],
    ['**/logs @all', 'deeply/nested/logs/a', ['@all']],
    ['/apps/github @all', 'apps/github/a', ['@all']],
    ['apps/**/main @all', 'apps/a/b/main', ['@all']],
    ['a?c @all', 'x/abc', ['@all']],
    ['A @all', 'a', []],
    ['/with\\ space/ @all', 'with space/a', ['@all']],
    ['* @all # and why', 'a', ['@all']],
    ['* @org/team a@b.example', 'a', ['@org/team', 'a@b.example']],
    ['* @all\n/free/', 'free/a', []],
    ['* @all\n*.md @docs', 'a.md', ['@docs']],
    ['* @all\n# *.md @docs', 'a.md', ['@all']],
  ])('%j gives %s to %j', (text, path, expected) => expect(owners(text, path)).toEqual(expected));

  test.each(['!a @x', '[a-z] @x', '\\#a @x', '/ @x', '[Section] @x', 'a x', 'a @x/y/z'])('skips the line %j', (line) => {
    expect(owners(`* @all\n${line}`, 'a')).toEqual(['@all']);
  });

  test('is not used where it is too large', () => {
    expect(readCodeOwners('x'.repeat(3 * 2 ** 20 + 1))).toBeUndefined();
    expect(readCodeOwners('a @b\n'.repeat(30_000))).toBeUndefined();
  });

  test('fits what Git fits, but for what does not go deeper', () => {
    const folder = mkdtempSync(join(tmpdir(), 'slipway-owners-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    execFileSync('git', ['init', '--quiet', folder]);
    const name = fc.stringMatching(/^[ab.*?]{1,3}$/).filter((text) => !/^\.+$|^\*\*/.test(text) && !text.includes('**'));
    const segment = fc.oneof({ weight: 3, arbitrary: name }, { weight: 1, arbitrary: fc.constant('**') });
    const pattern = fc
      .tuple(fc.constantFrom('', '/'), fc.array(segment, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '/'))
      .map(([first, names, last]) => `${first}${names.join('/')}${last}`)
      .filter((text) => !/(?:^|\/)\*\/?$|\*\*\/?$/.test(text));
    const file = fc.stringMatching(/^[ab.]{1,3}$/).filter((text) => !/^\.+$/.test(text));
    const paths = fc.uniqueArray(
      fc.array(file, { minLength: 1, maxLength: 4 }).map((names) => names.join('/')),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(pattern, paths, (text, all) => {
        writeFileSync(join(folder, '.git/info/exclude'), `${text}\n`);
        const parsed = pathPattern(text);
        const own = all.filter((path) => parsed !== undefined && matchesPattern(parsed, path.split('/')));
        expect(own).toEqual(ignoredBy(folder, all));
      }),
      { numRuns: 150 },
    );
  });

  test('takes no time that grows with the power of a pattern', () => {
    const text = `/${'**/a*a*a*a*b/'.repeat(40)}x @all`;
    const started = performance.now();
    expect(owners(text, Array(60).fill('a'.repeat(60)).join('/'))).toEqual([]);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

function ignoredBy(folder: string, paths: readonly string[]): readonly string[] {
  try {
    const options = { cwd: folder, input: paths.join('\n'), encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['check-ignore', '--no-index', '--stdin'], options).trim().split('\n');
  } catch (error) {
    if ((error as { status?: number }).status === 1) return []; // No pattern matches.
    throw error;
  }
}

const SHOP = 'shop/all.yaml';
const changed = edited(plainFleet, SHOP, ['web:1.4.0', 'web:1.5.0'], ['verbs: [get]', 'verbs: [get, delete]']);

/** Returns a review with a cause for each change, as the command finds it. */
function owned(text: string): Review {
  const review = reviewOf(plainFleet, changed);
  const changes = review.changes.map((change) => ({ ...change, cause: { file: SHOP, path: SHOP } }));
  const ownersOf = readCodeOwners(text);
  return { ...review, changes, ...(ownersOf && { reviewers: suggestReviewers(changes, ownersOf) }) };
}

describe('who owns what causes a change', () => {
  test('is in each form, in code in a comment', () => {
    const review = owned('* @acme/platform\n/shop/ @acme/shop @ann');
    const { length } = review.changes;
    expect(review.reviewers).toEqual([
      { owner: '@acme/shop', changes: length, risk: review.changes[0]?.risk, files: [SHOP] },
      { owner: '@ann', changes: length, risk: review.changes[0]?.risk, files: [SHOP] },
    ]);
    const shown = `Who owns what causes this: \`@acme/shop\` (${length} changes), \`@ann\` (${length} changes).`;
    expect(reviewMarkdown(review)).toContain(`\n\n${shown}\n\n`);
    expect(reviewText(review)).toContain(`who owns what causes this: @acme/shop (${length} changes), @ann (${length} changes)`);
    expect(reviewJson(review)).toHaveProperty('reviewers', review.reviewers);
  });

  test('lists no files without an owner', () => {
    const review = owned('/addons/ @acme/platform');
    expect(review.reviewers).toEqual([]);
    expect(reviewMarkdown(review)).not.toContain('Who owns');
  });

  test('are ten at most in a comment', () => {
    const many = Array.from({ length: 300 }, (_, index) => `@o${index}`);
    const text = reviewMarkdown(owned(`* ${many.join(' ')}`));
    expect(text.match(/`@o\d+`/g)).toHaveLength(10);
    expect(text).toContain(' and 290 more.');
  });
});

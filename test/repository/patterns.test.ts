import { describe, expect, it } from 'vitest';
import { findPatterns, patternsIn } from '../../scripts/patterns/find-patterns.ts';
import { hasRepetitionInLookaround, problemOf, provenPatterns } from '../../scripts/patterns/prove-pattern.ts';
import { unprovenPatterns } from './pattern-exceptions.ts';

const found = findPatterns();

describe('regular expressions of the product', () => {
  it('take time in proportion to their text, or are exceptions with a reason', { timeout: 180_000 }, async () => {
    const proven = provenPatterns();
    const problems: string[] = [];
    for (const { file, line, literal } of found) {
      if (literal === undefined || proven.has(literal) || unprovenPatterns.has(literal)) continue;
      const problem = await problemOf(literal);
      if (problem !== undefined) problems.push(`${file}:${line} ${literal} ${problem}`);
    }
    expect(problems, 'use another form, a scanner, or RE2; a pattern cannot be interrupted').toEqual([]);
  });

  it.runIf(process.env.SLIPWAY_ATTACKS === 'full')('are proven again, without the record', { timeout: 900_000 }, async () => {
    const problems: string[] = [];
    for (const literal of provenPatterns()) {
      const problem = await problemOf(literal);
      if (problem !== undefined) problems.push(`${literal} ${problem}`);
    }
    expect(problems).toEqual([]);
  });

  it('are the ones that the record and the exceptions name', () => {
    const literals = new Set(found.map(({ literal }) => literal));
    expect([...provenPatterns()].filter((literal) => !literals.has(literal))).toEqual([]);
    expect([...unprovenPatterns.keys()].filter((literal) => !literals.has(literal))).toEqual([]);
  });

  it('are built from constants, never from a name or a value', () => {
    expect(found.filter(({ literal }) => literal === undefined)).toEqual([]);
  });

  it('are found in all packages', () => {
    expect(found.length).toBeGreaterThan(1000);
    expect(new Set(found.map(({ file }) => file.split('/')[1]))).toContain('manifest');
  });
});

describe('the search for regular expressions', () => {
  const literalsIn = (text: string) => patternsIn('a.ts', text).map(({ literal }) => literal);

  it('finds literals and texts of constants', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a module
    expect(literalsIn("const A = 'a+';\nconst B = /b/;\nnew RegExp(`^${A}$`, 'g'); RegExp(B, 'i'); RegExp('x' + A);")).toEqual([
      '/b/',
      '/^a+$/g',
      '/b/i',
      '/xa+/',
    ]);
  });

  it('does not take a text of the source for a literal', () => {
    expect(literalsIn("const a = 1 / 2 / 3; const b = '/x/'; // /y/")).toEqual([]);
  });

  it.each([
    'const f = (name: string) => new RegExp(name);',
    'let a = "x"; new RegExp(a);',
    'const f = () => { const a = "x"; }; new RegExp(a);',
    'new RegExp("^" + f());',
  ])('returns undefined for a text that only exists at run time: %s', (text) => {
    expect(literalsIn(text)).toEqual([undefined]);
  });
});

describe('the proof', () => {
  it.each(['/^(a|a)*$/', '/\\s+$/', '/(.*)x/', '/a+b/', '/(?<=a)b+c/', '/x(?!.*y)/'])('finds that %s is not linear', async (literal) => {
    expect(await problemOf(literal)).toBeDefined();
  });

  it.each(['/^a+$/', '/\\s+/g', '/^[^}]*$/', '/^([\'"])[^\'"]*\\1$/', '/a(?!b)/'])('proves that %s is linear', async (literal) => {
    expect(await problemOf(literal)).toBeUndefined();
  });

  it.each([
    ['(?=a*)b', true],
    ['(?<!(?:a+))b', true],
    ['(?=a{2,})b', true],
    ['(?=a{2,3})b', false],
    ['(?=a)b*', false],
    ['(?=[*+])b', false],
    ['\\(?=a*', false],
  ])('sees repetitions inside of lookarounds: %s', (source, expected) => {
    expect(hasRepetitionInLookaround(source)).toBe(expected);
  });
});

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../scratch-copy.ts';
import {
  documents,
  leadsSomewhere,
  type Mention,
  mentionedLinks,
  mentionedNames,
  mentionedPaths,
  mentionedScripts,
  pathsNamed,
  pathsOfRepository,
} from './documents.ts';

const paths = pathsOfRepository();

/** Files that the documents show their reader how to write. */
const toBeWritten = ['README.md', 'docs/take-over.md'].flatMap((document) =>
  [...(documents.get(document) ?? '').matchAll(/(?:^One new file, `([^`]+)`)|`([^`]+)`:\n\n```(?:ts|yaml)$/gm)].map(
    ([, first, second]) => first ?? second ?? '',
  ),
);

/** The mentions in all documents that are wrong, each with its place. */
const wrong = (mentioned: (text: string) => readonly Mention[], isRight: (file: string, text: string) => boolean): string[] =>
  [...documents].flatMap(([file, document]) =>
    mentioned(document).flatMap(({ text, line }) => (isRight(file, text) ? [] : [`${file}:${line} ${text}`])),
  );

test('documents name files and folders that exist', () => {
  const isToBeWritten = (path: string): boolean => toBeWritten.some((each) => each === path || basename(each) === path);
  expect(wrong(mentionedPaths, (file, path) => isToBeWritten(path) || pathsNamed(file, path, paths).length > 0)).toEqual([]);
});

test('what documents say is in a file is there', () => {
  const said = [...documents].flatMap(([from, text]) => mentionedNames(text).map((each) => ({ from, ...each })));
  expect(said.length).toBeGreaterThan(5);
  const holds = (path: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(readFileSync(join(root, path), 'utf8'));
  const missing = said.filter(({ from, name, file }) => !pathsNamed(from, file, paths).some((path) => holds(path, name)));
  expect(missing.map(({ from, name, file }) => `${from}: ${name} in ${file}`)).toEqual([]);
});

test('links lead to a file, and to a heading of it', () => {
  expect(wrong(mentionedLinks, leadsSomewhere)).toEqual([]);
});

test('documents name scripts that package.json has', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(wrong(mentionedScripts, (_file, script) => script in scripts)).toEqual([]);
});

test('the tables of ARCHITECTURE are sorted by path', () => {
  const [, places = ''] = (documents.get('ARCHITECTURE.md') ?? '').split('\n## Where things are\n');
  const [own = ''] = places.split('\n## ');
  const tables = own.split('\n### ').map((part) => [...part.matchAll(/^\| .* \| `([^`]+)`.* \|$/gm)].map(([, path = '']) => path));
  expect(tables.flat().length).toBeGreaterThan(100);
  for (const paths of tables) expect(paths).toEqual([...paths].sort());
});

test('the glossary has each word once, in order', () => {
  const words = [...(documents.get('GLOSSARY.md') ?? '').matchAll(/^\| ([^|]+) \| /gm)].map(([, word = '']) => word).slice(1);
  expect(words.length).toBeGreaterThan(50);
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
});

describe('a document', () => {
  const PATHS = new Set([
    'docs/',
    'docs/a.md',
    'packages/',
    'packages/a/',
    'packages/a/src/',
    'packages/a/src/b.ts',
    'packages/c/src/d.ts',
    'common/e/',
  ]);

  test.each([
    ['docs/x.md', 'docs/a.md', true],
    ['docs/x.md', 'packages/*/src/', true],
    ['docs/x.md', 'src/b.ts', true],
    ['docs/x.md', 'd.ts', true],
    ['docs/x.md', 'docs/b.md', false],
    ['docs/x.md', 'rc/b.ts', false],
    ['packages/a/README.md', 'b.ts', true],
    ['packages/a/README.md', 'd.ts', false],
    ['packages/a/README.md', 'e/', true],
    ['packages/a/README.md', 'c/src/d.ts', true],
  ])('%s may name %s: %s', (from, path, answer) => {
    expect(pathsNamed(from, path, PATHS).length > 0).toBe(answer);
  });

  test('mentions paths in backticks, with names to fill in, and those of sources in code', () => {
    const text =
      '`src/<name>.ts` and `node scripts/a.ts b/c`\n`@a/b`, `a/b`, `.ts`, `x.ts:12`, `.slipway/x/`\n```\nsrc/a.ts, clusters/a/b.ts\n```\n`c.md`';
    expect(mentionedPaths(text)).toEqual([
      { text: 'src/*.ts', line: 1 },
      { text: 'scripts/a.ts', line: 1 },
      { text: 'src/a.ts', line: 4 },
      { text: 'c.md', line: 6 },
    ]);
  });

  test('has links to files, and to the headings that they have', () => {
    expect(mentionedLinks('[a](b.md) [c](https://d.example) [e](#f)').map(({ text }) => text)).toEqual(['b.md', '#f']);
    expect(leadsSomewhere('docs/decisions/README.md', '../../packages/fleet/README.md#decisions')).toBe(true);
    expect(leadsSomewhere('docs/decisions/README.md', '../../packages/fleet/README.md#no-such-heading')).toBe(false);
    expect(leadsSomewhere('README.md', 'no-such-file.md')).toBe(false);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { averageOf, countByArea, filesWithProse, findingsIn, findingsOf, type WordCounts } from '../../scripts/words/count-words.ts';
import { proseOfMarkdown, proseOfModule } from '../../scripts/words/prose.ts';
import { MAX_AVERAGE_OF_WORDS } from './words-dictionary.ts';

const record: Readonly<Record<string, WordCounts>> = JSON.parse(readFileSync(join(import.meta.dirname, 'words-record.json'), 'utf8'));
const files = filesWithProse();

test('no area uses more words of the dictionary, or more long sentences, than the record allows', () => {
  const findings = files.flatMap(findingsOf);
  const above = [...countByArea(findings)].flatMap(([area, { words, longSentences }]) => {
    const allowed = record[area] ?? { words: 0, longSentences: 0 };
    return words > allowed.words || longSentences > allowed.longSentences
      ? [
          `${area}: ${words} words and ${longSentences} long sentences; ${allowed.words} and ${allowed.longSentences} are allowed. List: npm run words`,
        ]
      : [];
  });
  expect(above).toEqual([]);
});

test('the sentences of the documents have at most 17 words on average', () => {
  expect(averageOf(files.filter((file) => file.endsWith('.md')))).toBeLessThanOrEqual(MAX_AVERAGE_OF_WORDS);
});

const problemsIn = (prose: ReturnType<typeof proseOfMarkdown>): readonly string[] =>
  prose.flatMap((each) => findingsIn('a', each)).map(({ line, problem }) => `${line} ${problem}`);

test('finds a word in paragraphs, list items and cells of a document, and none in code', () => {
  const document = [
    'Somebody',
    '`nobody` reads',
    '',
    '- whoever',
    '',
    '| a | told |',
    '',
    '```',
    'nobody',
    '```',
    '',
    '[x](nobody.md)',
  ].join('\n');
  expect(problemsIn(proseOfMarkdown(document))).toEqual([
    '1 "somebody": write the user, another user',
    '4 "whoever": write the user who, any user that',
    '6 "told": write reported, set, specified',
  ]);
});

test('finds a word in comments, messages and titles of a module, and none in names and values', () => {
  const module = [
    '/** What stands here. */',
    "import x from 'stand';",
    "const nobody = 'nobody';",
    `test('keeps what is told', () => f(\`mend $\{nobody} at once\`));`,
  ].join('\n');
  expect(problemsIn(proseOfModule('a.ts', module))).toEqual([
    '1 "stands": write is, is in, is listed',
    '4 "told": write reported, set, specified',
    '4 "mend": write fix',
  ]);
});

test('reads the comments of a manifest, and none of its fields', () => {
  const module = 'const text = `# What stands here.\napiVersion: v1\nkind: ConfigMap\ndata: {told: nobody} # mend it\n`;';
  expect(problemsIn(proseOfModule('a.ts', module))).toEqual(['1 "stands": write is, is in, is listed', '1 "mend": write fix']);
});

test('finds a sentence of more than 35 words', () => {
  const sentence = (words: number): string => `${Array.from({ length: words }, (_, index) => `w${index}`).join(' ')}.`;
  expect(problemsIn(proseOfMarkdown(`${sentence(35)} ${sentence(36)}`))).toEqual(['1 36 words; a sentence has at most 35']);
});

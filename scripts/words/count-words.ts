import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DICTIONARY, MAX_WORDS_OF_SENTENCE } from '../../test/repository/words-dictionary.ts';
import { type Prose, proseOfMarkdown, proseOfModule, sentencesOf, wordsOf } from './prose.ts';

const root = join(import.meta.dirname, '../..');

/** What the texts of an area have. */
export interface WordCounts {
  /** Words of the dictionary. */
  readonly words: number;
  /** Sentences of more than `MAX_WORDS_OF_SENTENCE` words. */
  readonly longSentences: number;
}

/** A text that needs another form. */
export interface WordFinding {
  readonly file: string;
  readonly line: number;
  /** The word that is used and the plain form, or the length of the sentence. */
  readonly problem: string;
  readonly sentence: string;
  readonly kind: keyof WordCounts;
}

/** Files whose texts are data: the dictionary, recordings, generated files and notices. */
const LEFT_OUT =
  /(?:^|\/)(?:node_modules|dist|recordings|vectors|generated)\/|\.d\.ts$|^\.changeset\/|CHANGELOG\.md$|NOTICE|LICENSE|words-dictionary\.ts$|^packages\/(?:kube-models|community-kinds)\/src\//;

/** Returns the files of the repository that have prose, sorted. */
export const filesWithProse = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md', '*.ts', '*.mts', '*.mjs', '*.cjs'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && !LEFT_OUT.test(file) && existsSync(join(root, file)))
    .filter((file) => !isGenerated(file))
    .sort();

const isGenerated = (file: string): boolean => /^\/\/ .*(?:[Gg]enerated|~~)/.test(readFileSync(join(root, file), 'utf8').slice(0, 200));

/** Returns the area of a file: itself for a document, else the sources or the tests of its package. */
export function areaOf(file: string): string {
  if (file.endsWith('.md')) return file;
  const owner = /^packages\/[^/]+/.exec(file)?.[0] ?? '(repository)';
  return `${owner} ${/\.test\.ts$|(?:^|\/)test\//.test(file) ? 'tests' : 'sources'}`;
}

/** Returns the prose of a file of the repository. */
export function proseOf(file: string): readonly Prose[] {
  const text = readFileSync(join(root, file), 'utf8');
  return file.endsWith('.md') ? proseOfMarkdown(text) : proseOfModule(file, text);
}

/** Returns the words of the dictionary and the long sentences in a piece of prose. */
export function findingsIn(file: string, { text, line }: Prose): readonly WordFinding[] {
  return sentencesOf(text).flatMap((sentence) => {
    const lower = sentence.toLowerCase();
    const words = DICTIONARY.flatMap(({ pattern, plain }) =>
      [...lower.matchAll(pattern)].map(([found]) => ({ problem: `"${found}": write ${plain}`, kind: 'words' as const })),
    );
    const count = wordsOf(sentence);
    const problem = `${count} words; a sentence has at most ${MAX_WORDS_OF_SENTENCE}`;
    const long = count > MAX_WORDS_OF_SENTENCE ? [{ problem, kind: 'longSentences' as const }] : [];
    return [...words, ...long].map((each) => ({ file, line, sentence, ...each }));
  });
}

/** Returns the findings in a file. */
export const findingsOf = (file: string): readonly WordFinding[] => proseOf(file).flatMap((each) => findingsIn(file, each));

/** Returns the counts of each area that has findings. */
export function countByArea(findings: readonly WordFinding[]): ReadonlyMap<string, WordCounts> {
  const counts = new Map<string, { words: number; longSentences: number }>();
  for (const { file, kind } of findings) {
    const area = areaOf(file);
    const count = counts.get(area) ?? { words: 0, longSentences: 0 };
    counts.set(area, { ...count, [kind]: count[kind] + 1 });
  }
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the number of words of a sentence on average, over the given files. Headings, cells and items without a full stop do not count. */
export function averageOf(files: readonly string[]): number {
  const lengths = files
    .flatMap(proseOf)
    .flatMap(({ text }) =>
      sentencesOf(text)
        .filter((each) => /[.!?]["')]?$/.test(each))
        .map(wordsOf),
    )
    .filter((count) => count > 0);
  return lengths.reduce((sum, each) => sum + each, 0) / Math.max(1, lengths.length);
}

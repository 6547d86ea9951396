import { parseSync } from 'rolldown/experimental';

/** A piece of text that people read: a paragraph, a list item, a cell, a comment, a message or a test title. */
export interface Prose {
  readonly text: string;
  /** The first line of the piece. */
  readonly line: number;
}

/** Returns the prose of a Markdown document, without code, targets of links and HTML comments. */
export function proseOfMarkdown(document: string): readonly Prose[] {
  const pieces: { text: string; line: number }[] = [];
  let open: { text: string; line: number } | undefined;
  let isCode = false;
  for (const [index, each] of document.split('\n').entries()) {
    const isFence = /^\s*(?:```|~~~)/.test(each);
    if (isFence) isCode = !isCode;
    if (isFence || isCode || each.trim() === '' || /^\s*<!--/.test(each)) {
      open = undefined;
      continue;
    }
    const line = index + 1;
    if (each.trimStart().startsWith('|')) {
      open = undefined;
      const cells = each.split(/(?<!\\)\|/).map((text) => text.trim());
      pieces.push(...cells.filter((text) => /\p{L}/u.test(text)).map((text) => ({ text, line })));
      continue;
    }
    const isNew = open === undefined || /^\s*(?:[-*+]|\d+[.)])\s|^#|^>/.test(each);
    const text = each.replace(/^\s*(?:[-*+]|\d+[.)]|#+|>)\s+/, '').trim();
    if (isNew) {
      open = { text, line };
      pieces.push(open);
    } else if (open) open.text += ` ${text}`;
    if (each.startsWith('#')) open = undefined;
  }
  return pieces.map(({ text, line }) => ({ text: plainTextOf(text), line }));
}

const plainTextOf = (markdown: string): string =>
  markdown
    .replaceAll(/\]\([^()\s]*\)/g, '')
    .replaceAll('[', '')
    .replaceAll(/`[^`]*`/g, 'CODE')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, '');

/** A node of a syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/**
 * Returns the comments of a module, and the strings in it that have at least three words. Of a manifest in YAML, only the comments count.
 * Throws for a module that has a syntax error.
 */
export function proseOfModule(file: string, source: string): readonly Prose[] {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const lineAt = lineFinder(source);
  const fromComments = comments.map(({ value, start }) => ({ text: commentText(value), line: lineAt(start) }));
  const strings = [...stringsOf(program)]
    .map(({ text, start }) => ({ text: isManifest(text) ? yamlComments(text) : text, start }))
    .filter(({ text }) => wordsOf(text) >= 3)
    .map(({ text, start }) => ({ text, line: lineAt(start) }));
  return [...fromComments, ...strings].map(({ text, line }) => ({ text: plainTextOf(text), line })).sort((a, b) => a.line - b.line);
}

const isManifest = (text: string): boolean => text.split('\n').some((line) => line.trimStart().startsWith('apiVersion:'));

/** Returns the text behind the first `#` of each line that has one. */
const yamlComments = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.includes('#'))
    .map((line) => line.slice(line.indexOf('#') + 1).trim())
    .join('\n');

const commentText = (value: string): string =>
  value
    .replaceAll(/^[ \t]{0,40}\*+/gm, '')
    .split(/\s+/)
    .join(' ')
    .trim();

function* stringsOf(value: unknown): Generator<{ readonly text: string; readonly start: number }> {
  if (Array.isArray(value)) for (const each of value) yield* stringsOf(each);
  else if (typeof value === 'object' && value !== null) {
    const node = value as Node;
    if (node.type === 'Literal' && typeof node.value === 'string') yield { text: node.value, start: node.start };
    else if (node.type === 'TemplateLiteral') {
      const quasis = node.quasis as readonly { readonly value: { readonly cooked: string | null } }[];
      yield { text: quasis.map((each) => each.value.cooked ?? '').join('CODE'), start: node.start };
      yield* stringsOf(node.expressions);
    } else for (const each of Object.values(node)) if (typeof each === 'object') yield* stringsOf(each);
  }
}

/** Returns a function that gives the line of an offset. */
function lineFinder(source: string): (offset: number) => number {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Returns the sentences of a piece of prose: a word with a point at its end, before a word that begins with a letter or digit, ends one. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[][] = [];
  let isEnded = true;
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    if (isEnded && /^["'(]?[\p{L}\d]/u.test(word)) sentences.push([word]);
    else if (sentences.length === 0) sentences.push([word]);
    else sentences.at(-1)?.push(word);
    isEnded = /[.!?]["')]?$/.test(word);
  }
  return sentences.map((words) => words.join(' '));
}

/** Returns the number of words of a sentence. */
export const wordsOf = (sentence: string): number => sentence.split(/\s+/).filter((each) => /[\p{L}\d]/u.test(each)).length;

import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../scratch-copy.ts';

/** The documents of the repository, by path: those at the root, `docs/`, and the READMEs of `bench` and of each package. */
export const documents: ReadonlyMap<string, string> = new Map(
  globSync(['*.md', 'docs/**/*.md', '{bench,packages/*}/README.md'], { cwd: root })
    .sort()
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

/** A text in a document, with its line. */
export interface Mention {
  readonly text: string;
  readonly line: number;
}

/** Returns words between backticks, and words of code blocks that begin with a folder of sources. Reads `<name>` as `*`. */
export function mentionedPaths(document: string): Mention[] {
  return linesOf(document).flatMap(({ text, line, isCode }) => {
    const words = isCode ? wordsOf(text).filter((word) => SOURCES.test(word)) : spansOf(text).flatMap(wordsOf).filter(looksLikePath);
    return words.filter((word) => !NOT_KEPT.test(word)).map((word) => ({ text: word, line }));
  });
}

/** Returns the targets of links to files of the repository. */
export function mentionedLinks(document: string): Mention[] {
  return linesOf(document)
    .filter(({ isCode }) => !isCode)
    .flatMap(({ text, line }) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({ text: target, line })))
    .filter(({ text }) => !/^[a-z]+:/.test(text));
}

/** Returns each `NAME` in `FILE` of a document, with the name and the file. */
export const mentionedNames = (document: string): { readonly name: string; readonly file: string }[] =>
  [...document.matchAll(/`(\w+)` (?:in|of) `([^`\s]+\.[cm]?[jt]s)`/g)].map(([, name = '', file = '']) => ({ name, file }));

/** Returns the names of the scripts in `npm run NAME`. */
export function mentionedScripts(document: string): Mention[] {
  return linesOf(document).flatMap(({ text, line }) =>
    [...text.matchAll(/\bnpm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => ({ text: name, line })),
  );
}

/**
 * Returns the files and folders that `path` in the document `from` refers to. The path may be relative to the root or to the document's
 * folder, or be the last part of a path. In the README of a package, a name alone is in that package, or is a folder of the tree.
 */
export function pathsNamed(from: string, path: string, paths: ReadonlySet<string>): string[] {
  const whole = [path, `${path}/`].filter((each) => paths.has(each));
  if (whole.length > 0) return whole;
  const own = /^packages\/[^/]+\//.exec(from)?.[0] ?? '';
  const isName = !path.slice(0, -1).includes('/');
  const part = globPattern(path);
  return [...paths].filter((each) => part.test(each) && (!isName || each.startsWith(own) || TREE.test(each)));
}

/** Whether the link `target` in the document `from` refers to an existing file or folder, and to an existing heading if it names one. */
export function leadsSomewhere(from: string, target: string): boolean {
  const [path = '', heading] = target.split('#');
  const file = path === '' ? from : normalize(join(dirname(from), path));
  if (!existsSync(join(root, file))) return false;
  return heading === undefined || headingsOf(readFileSync(join(root, file), 'utf8')).includes(heading);
}

/** Returns the files that Git tracks or would add, also deleted ones, and their folders with a trailing slash. */
export function pathsOfRepository(): ReadonlySet<string> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return new Set(listed.split('\0').flatMap((file) => [...foldersOf(file), file]));
}

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
}

const SOURCES = /^(?:packages|src|scripts|bench|test|docs|projenrc)\/[\w*./-]+$/;
const PLAIN = /^\.?[\w*-][\w.*-]*(?:\/[\w.*-]+)*\/?$/;
const FOLDER_OF_ROOT = /^(?:packages|src|scripts|bench|test|docs|projenrc|common|clusters|applications|\.changeset|\.github)\//;
const TREE = /^(?:common|clusters|applications)\/.*\/$/;
/** Files that commands create and Git ignores, and files of the reader only: folders of CRDs, packages. */
const NOT_KEPT = /^(?:(?:\.slipway|dist|node_modules|crds)\/|packages\/(?:cli\/dist|my-models)(?:\/|$))/;

const looksLikePath = (word: string): boolean =>
  PLAIN.test(word) &&
  !NOT_KEPT.test(word) &&
  (FOLDER_OF_ROOT.test(word) || /\w\.(?:ts|mjs|cjs|md|jsonl?)$/.test(word) || word.endsWith('/'));

const spansOf = (line: string): string[] => [...line.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

const wordsOf = (text: string): string[] => text.replaceAll(/<[^<>]*>/g, '*').split(/[\s,]+/);

function linesOf(document: string): (Mention & { readonly isCode: boolean })[] {
  let isCode = false;
  return document.split('\n').flatMap((text, index) => {
    const isFence = text.startsWith('```');
    if (isFence) isCode = !isCode;
    return isFence ? [] : [{ text, line: index + 1, isCode }];
  });
}

function globPattern(path: string): RegExp {
  const source = RegExp.escape(path.replace(/\/$/, '')).replaceAll('\\*\\*', '.*').replaceAll('\\*', '[^/]*');
  return new RegExp(`(?:^|/)${source}/?$`);
}

/** Returns the anchors that GitHub creates for headings. */
const headingsOf = (document: string): string[] =>
  [...document.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

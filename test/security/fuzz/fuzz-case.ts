import { readFileSync, writeFileSync } from 'node:fs';

/** One entry of a tree. `path` and `target` may have `@OUTSIDE@`, which is replaced by the absolute folder around the tree. */
export type TreeEntry =
  | {
      readonly type: 'file';
      readonly path: string;
      readonly bytes: Uint8Array;
      readonly rawName?: true;
      /** Replaces the regular file that is there. */
      readonly replaces?: true;
    }
  | { readonly type: 'removed'; readonly path: string }
  | { readonly type: 'link'; readonly path: string; readonly target: string }
  | { readonly type: 'fifo'; readonly path: string }
  | { readonly type: 'folder'; readonly path: string }
  /** A commit of all that is in the folder by then; the first one creates the repository. */
  | { readonly type: 'git'; readonly path: string };

/** A tree, the command that looks at it, and what must not be in its answer. */
export interface FuzzCase {
  readonly seed: number;
  readonly number: number;
  /** Whether sizes and counts are limited, so that a case takes little time. */
  readonly isSmall: boolean;
  /** In the order in which they are made; what cannot be made (a name that is too long) is left out. */
  readonly entries: readonly TreeEntry[];
  readonly args: readonly string[];
  /** Commands that run after it, each with its standard output as standard input. */
  readonly followUps: readonly (readonly string[])[];
  readonly stdin: string;
  readonly colors: boolean;
  /** `process`: the command as users start it; otherwise within the process of the worker. */
  readonly as: 'process' | 'function';
  /** Whether the command line may be wrong, so that exit code 2 is an answer. */
  readonly mayBeUsage: boolean;
  /** Secret values in the tree: no report, written file or cache may show one. */
  readonly secrets: readonly string[];
  /** Those that are also in an object that is no secret by itself: a cache keeps the text of such an object. */
  readonly copies: readonly string[];
  /** Texts without which a value is no secret: a smaller case keeps them. */
  readonly carriers: readonly string[];
  /** Kinds of attack, for the figures. */
  readonly classes: readonly string[];
}

type Written = Omit<FuzzCase, 'entries'> & { readonly entries: readonly (Record<string, unknown> & { readonly type: string })[] };

/** Writes a case for people to look at: text as text, other bytes in base64. */
export function writeCase(file: string, fuzzCase: FuzzCase, problems: readonly unknown[]): void {
  const entries = fuzzCase.entries.map((entry) => {
    if (entry.type !== 'file') return entry;
    const { bytes, ...rest } = entry;
    const text = Buffer.from(bytes).toString('utf8');
    return Buffer.from(text, 'utf8').equals(Buffer.from(bytes))
      ? { ...rest, text }
      : { ...rest, base64: Buffer.from(bytes).toString('base64') };
  });
  writeFileSync(file, `${JSON.stringify({ problems, ...fuzzCase, entries }, null, 2)}\n`);
}

/** Reads what `writeCase` wrote. */
export function readCase(file: string): FuzzCase {
  const { problems: _, ...written } = JSON.parse(readFileSync(file, 'utf8')) as Written & { readonly problems?: unknown };
  const entries = written.entries.map(({ text, base64, ...entry }) =>
    entry.type === 'file'
      ? { ...entry, bytes: typeof base64 === 'string' ? Buffer.from(base64, 'base64') : Buffer.from(String(text), 'utf8') }
      : entry,
  );
  return { ...written, entries: entries as unknown as TreeEntry[] };
}

/** What a case may use: more for more bytes. */
export function limitsOf({ entries }: Pick<FuzzCase, 'entries'>): { readonly seconds: number; readonly mebibytes: number } {
  const bytes = entries.reduce((sum, entry) => sum + (entry.type === 'file' ? entry.bytes.length : 0), 0);
  const size = Math.min(8, bytes / 2 ** 20);
  return { seconds: Math.round(20 + 10 * size), mebibytes: 1024 };
}

/** The text of a file, byte by byte where it is not UTF-8. */
export const fileText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
export const fileBytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

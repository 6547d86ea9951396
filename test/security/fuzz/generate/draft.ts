import type { FuzzCase, TreeEntry } from '../fuzz-case.ts';
import type { Random } from '../random.ts';

/** A case while it is made. */
export interface Draft {
  readonly random: Random;
  readonly entries: TreeEntry[];
  readonly secrets: string[];
  readonly carriers: string[];
  readonly copies: string[];
  /** Paths of files with manifests that the command looks at. */
  readonly manifests: string[];
  readonly classes: Set<string>;
  /** Share of the mutations that are made, from 0 to 1: what is broken everywhere gets nowhere. */
  wildness: number;
  /** Limits the size or count of something in a small case. */
  readonly sized: (size: number, mostOfSmall: number) => number;
  readonly file: (path: string, content: string | Uint8Array) => void;
  /** Says that the case has this kind of attack. */
  readonly note: (...classes: readonly string[]) => void;
  /** Returns a new secret text of a Secret. No report may show it. */
  readonly secret: (form?: 'digits') => string;
}

export function createDraft(random: Random, isSmall: boolean): Draft {
  const entries: TreeEntry[] = [];
  const secrets: string[] = [];
  const carriers: string[] = [];
  const copies: string[] = [];
  const manifests: string[] = [];
  const classes = new Set<string>();
  return {
    random,
    entries,
    secrets,
    carriers,
    copies,
    manifests,
    classes,
    wildness: 1,
    sized: (size, mostOfSmall) => (isSmall ? Math.min(size, mostOfSmall) : size),
    file: (path, content) => {
      entries.push({ type: 'file', path, bytes: typeof content === 'string' ? Buffer.from(content, 'utf8') : content });
    },
    note: (...more) => {
      for (const each of more) classes.add(each);
    },
    secret: (form) => {
      const text = form === 'digits' || random.chance(0.1) ? String(random.int(1e14, 9e14)) : `Pw${random.word(14)}`;
      secrets.push(text);
      return text;
    },
  };
}

/** What a scenario decides about the command. */
export interface Command extends Pick<FuzzCase, 'args' | 'mayBeUsage'> {
  /** The file that standard input holds. */
  readonly stdinFile?: string | undefined;
  readonly followUps?: FuzzCase['followUps'];
}

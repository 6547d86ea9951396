import { type Budget, type Finding, LimitError } from '@slipway/manifest';
import { LIMITS_OF_A_FILE, tooLarge } from '../validator/too-large.ts';

/** The limits of each file of a run, and the objects and findings that were left out because of them. */
export interface FileLimits {
  readonly budgetOf: (file: string) => Budget;
  /** Returns whether one more object of the file is checked. */
  readonly mayCheck: (file: string) => boolean;
  /** Counts an object of the file that is not checked. */
  readonly leaveOut: (file: string, error: LimitError) => void;
  /** Returns the findings up to the limit. */
  readonly first: (findings: readonly Finding[]) => readonly Finding[];
  /** Returns the findings about left out objects and findings, file by file. */
  readonly findings: () => readonly Finding[];
}

interface FileState {
  readonly budget: Budget;
  /** The numbers of left out objects and findings, and the limit. */
  readonly left: { objects: number; findings: number };
  limit: string;
}

/** Creates the limits of a run, in which each file has a part of `budget`. */
export function fileLimits(budget: Budget): FileLimits {
  const files = new Map<string, FileState>();
  const stateOf = (file: string): FileState => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const made = { budget: budget.part(LIMITS_OF_A_FILE), left: { objects: 0, findings: 0 }, limit: '' };
    files.set(file, made);
    return made;
  };
  const takes = (file: string, limit: 'objects' | 'findings'): boolean => {
    const state = stateOf(file);
    try {
      state.budget.take(limit);
      return true;
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      state.left[limit]++;
      state.limit = error.message;
      return false;
    }
  };
  return {
    budgetOf: (file) => stateOf(file).budget,
    mayCheck: (file) => takes(file, 'objects'),
    leaveOut(file, { message }) {
      const state = stateOf(file);
      state.left.objects++;
      state.limit = message;
    },
    first: (findings) => (findings.length === 0 ? findings : findings.filter(({ file }) => takes(file, 'findings'))),
    findings: () => leftOut([...files].filter(([, { left }]) => left.objects + left.findings > 0)),
  };
}

/** Returns the findings about what was left out. If the run exceeds its limits as a whole, most of the files share one finding. */
function leftOut(files: readonly (readonly [string, FileState])[]): Finding[] {
  const [last, ...others] = files.slice(MAX_FILES);
  const listed = files.slice(0, MAX_FILES).map(([file, { left, limit }]) => leftOutOf(file, left, limit, ''));
  if (last === undefined) return listed;
  const all = [last, ...others].map(([, { left }]) => left);
  const sum = {
    objects: all.reduce((total, { objects }) => total + objects, 0),
    findings: all.reduce((total, { findings }) => total + findings, 0),
  };
  return [...listed, leftOutOf(last[0], sum, last[1].limit, others.length === 0 ? '' : ` and of ${others.length} files after it`)];
}

const MAX_FILES = 20;

function leftOutOf(file: string, left: FileState['left'], limit: string, more: string): Finding {
  const what = [
    ...(left.objects === 0
      ? []
      : [`${counted(left.objects, 'object')} of the file${more} ${left.objects === 1 ? 'is' : 'are'} not checked`]),
    ...(left.findings === 0
      ? []
      : [`${counted(left.findings, 'more finding')} of the file${more} ${left.findings === 1 ? 'is' : 'are'} not reported`]),
  ].join(', and ');
  return { ...tooLarge(what, limit), file };
}

const counted = (number: number, what: string): string => `${number.toLocaleString('en-US')} ${what}${number === 1 ? '' : 's'}`;

/** What only the cluster, the clock or chance has. It flows through functions, and prints as a marker. */
export class Unknown {
  /** What it is: the text of the caller, or the name of the function. */
  readonly reason: string;
  /** Whether it is true in a condition, where that is certain. */
  readonly truth: boolean | undefined;
  /** Its type, where that is certain: `string`. */
  readonly type: string | undefined;

  constructor(reason: string, truth?: boolean, type?: string) {
    this.reason = reason;
    this.truth = truth;
    this.type = type;
    unknownsExist = true;
  }
}

let unknownsExist = false;

/** Whether any unknown value was created in this process: without one, no value needs a check. */
export const mayBeUnknown = (): boolean => unknownsExist;

/** A marker is a start, the number of the unknown value in digits of its own, and an end. All are private-use characters. */
const START = 0xe1a0;
const END = 0xe1a1;
const BRANCH = 0xe1a2;
const BRANCH_END = 0xe1a3;
const DIGIT = 0xe1b0;

const START_TEXT = String.fromCharCode(START);
const END_TEXT = String.fromCharCode(END);

/** Whether a character is part of a marker. */
export const isMarkerCode = (code: number): boolean => code >= START && code <= DIGIT + 9;

const digits = (id: number): string => Array.from(String(id), (digit) => String.fromCharCode(DIGIT + Number(digit))).join('');

/** Returns the marker of an unknown value in rendered text. */
export const markerText = (id: number): string => START_TEXT + digits(id) + END_TEXT;

/** Returns the texts around output that depends on an unknown condition. */
export const branchMarks = (id: number): readonly [string, string] => [
  `${String.fromCharCode(BRANCH)}${digits(id)}${END_TEXT}`,
  String.fromCharCode(BRANCH_END),
];

const ANY_MARK = /[\uE1A0\uE1A2]/;

/** Whether a text has the marker of an unknown value or of a branch. */
export const hasMarker = (text: string): boolean => ANY_MARK.test(text);

/** Whether a value is unknown, or a text that has an unknown part. */
export const isTainted = (value: unknown): boolean => value instanceof Unknown || (typeof value === 'string' && hasMarker(value));

/** A marker in a text. */
export interface Marker {
  readonly start: number;
  readonly end: number;
  readonly id: number;
}

const MARKER = /\uE1A0([\uE1B0-\uE1B9]+)\uE1A1/g;

/** Returns the markers of unknown values in a text. */
export const findMarkers = (text: string): readonly Marker[] =>
  hasMarker(text)
    ? [...text.matchAll(MARKER)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        id: idOf(match[1] as string),
      }))
    : [];

const idOf = (text: string): number => Number(Array.from(text, (digit) => digit.charCodeAt(0) - DIGIT).join(''));

/** A part of a text that is there only where a condition has a certain value. */
export interface BranchSpan {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

const BRANCH_MARK = /\uE1A2([\uE1B0-\uE1B9]+)\uE1A1|\uE1A3/g;

/** Returns a text without the marks of branches, the branches, and how to translate an offset of the text before. */
export function takeBranchMarks(text: string): {
  readonly text: string;
  readonly spans: readonly BranchSpan[];
  readonly cuts: readonly Cut[];
} {
  const spans: BranchSpan[] = [];
  const cuts: Cut[] = [];
  const open: { id: number; start: number }[] = [];
  let kept = '';
  let at = 0;
  for (const match of text.matchAll(BRANCH_MARK)) {
    kept += text.slice(at, match.index);
    at = match.index + match[0].length;
    cuts.push({ at: match.index, length: match[0].length });
    if (match[1] !== undefined) open.push({ id: idOf(match[1]), start: kept.length });
    else {
      const branch = open.pop();
      if (branch !== undefined) spans.push({ ...branch, end: kept.length });
    }
  }
  return { text: kept + text.slice(at), spans: spans.sort((a, b) => a.start - b.start || b.end - a.end), cuts };
}

/** Characters that were cut out of a text. */
export interface Cut {
  readonly at: number;
  readonly length: number;
}

/** Returns a text without the marks of branches. */
export const withoutBranchMarks = (text: string): string => (hasMarker(text) ? text.replace(BRANCH_MARK, '') : text);

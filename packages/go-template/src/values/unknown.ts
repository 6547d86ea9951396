/** A value that depends on the cluster, the clock or chance. Functions pass it on, and it is printed as a marker. */
export class Unknown {
  /** The source of the value: a text of the caller, or the name of a function. */
  readonly reason: string;
  /** Its truth in a condition, if that is certain. */
  readonly truth: boolean | undefined;
  /** Its type, if that is certain: `string`. */
  readonly type: string | undefined;

  constructor(reason: string, truth?: boolean, type?: string) {
    this.reason = reason;
    this.truth = truth;
    this.type = type;
    unknownsExist = true;
  }
}

let unknownsExist = false;

/** Returns whether this process has created any unknown value. If not, no value needs a check. */
export const mayBeUnknown = (): boolean => unknownsExist;

/** A marker consists of a start, the number of the unknown value in special digits, and an end. All are private-use characters. */
const START = 0xe1a0;
const END = 0xe1a1;
const BRANCH = 0xe1a2;
const BRANCH_END = 0xe1a3;
const DIGIT = 0xe1b0;

const START_TEXT = String.fromCharCode(START);
const END_TEXT = String.fromCharCode(END);

/** Returns whether a character is part of a marker. */
export const isMarkerCode = (code: number): boolean => code >= START && code <= DIGIT + 9;

const digits = (id: number): string => Array.from(String(id), (digit) => String.fromCharCode(DIGIT + Number(digit))).join('');

/** Returns the marker of an unknown value in the output. */
export const markerText = (id: number): string => START_TEXT + digits(id) + END_TEXT;

/** Returns the marks before and after output that depends on an unknown condition. */
export const branchMarks = (id: number): readonly [string, string] => [
  `${String.fromCharCode(BRANCH)}${digits(id)}${END_TEXT}`,
  String.fromCharCode(BRANCH_END),
];

const ANY_MARK = /[\uE1A0\uE1A2]/;

/** Returns whether a text has the marker of an unknown value or of a branch. */
export const hasMarker = (text: string): boolean => ANY_MARK.test(text);

/** Returns whether a value is unknown, or a text with an unknown part. */
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

/** A part of a text that is printed only for one value of a condition. */
export interface BranchSpan {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

const BRANCH_MARK = /\uE1A2([\uE1B0-\uE1B9]+)\uE1A1|\uE1A3/g;

/** Returns a text without the marks of branches, the branches, and a function that converts an offset of the original text. */
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

/** A run of characters that was removed from a text. */
export interface Cut {
  readonly at: number;
  readonly length: number;
}

/** Returns a text without the marks of branches. */
export const withoutBranchMarks = (text: string): string => (hasMarker(text) ? text.replace(BRANCH_MARK, '') : text);

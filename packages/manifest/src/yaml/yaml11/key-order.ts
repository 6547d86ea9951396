/** Compares map keys in the order in which go-yaml writes them: letters are last, and digits are compared as numbers. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  const left = isAscii(a) ? a : Array.from(a);
  const right = isAscii(b) ? b : Array.from(b);
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index++) {
    if (left[index] !== right[index]) return compareAt(left, right, index);
  }
  return left.length - right.length;
}

type Characters = string | readonly string[];

function compareAt(left: Characters, right: Characters, index: number): number {
  const [a = '', b = ''] = [left[index], right[index]];
  const [aLetter, bLetter] = [LETTER.test(a), LETTER.test(b)];
  if (aLetter !== bLetter) return bLetter ? -1 : 1;
  if (aLetter) return byCode(a, b);
  // Leading zeros count only where no other digit precedes them.
  const start = (a === '0' || b === '0') && followsDigit(left, index) ? 1 : 0;
  const aNumber = numberAt(left, index, start);
  const bNumber = numberAt(right, index, start);
  return aNumber.value - bNumber.value || aNumber.end - bNumber.end || byCode(a, b);
}

function followsDigit(characters: Characters, index: number): boolean {
  for (let before = index - 1; before >= 0 && DIGIT.test(characters[before] ?? ''); before--) {
    if (characters[before] !== '0') return true;
  }
  return false;
}

function numberAt(characters: Characters, index: number, start: number): { readonly value: number; readonly end: number } {
  let value = start;
  let end = index;
  for (; end < characters.length && DIGIT.test(characters[end] ?? ''); end++) value = value * 10 + Number(characters[end]);
  return { value, end };
}

const byCode = (a: string, b: string): number => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);

const LETTER = /^\p{L}$/u;
const DIGIT = /^[0-9]$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);

const SURROGATE = /[\ud800-\udfff]/;

/** Returns the characters of a text as CEL counts them: its code points. */
export const codePoints = (text: string): readonly string[] => (SURROGATE.test(text) ? [...text] : text.split(''));

export const codePointCount = (text: string): number => {
  if (!SURROGATE.test(text)) return text.length;
  let count = 0;
  for (const _ of text) count++;
  return count;
};

/** Compares texts by code points, which is the order of their UTF-8 bytes in Go. Returns a number below, equal to or above zero. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  if (!SURROGATE.test(a) && !SURROGATE.test(b)) return a < b ? -1 : 1;
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** Formats a number as `fmt.Sprintf("%g")` of Go does. */
export function goFloat(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '+Inf' : '-Inf';
  if (Object.is(value, -0)) return '-0';
  if (value === 0) return '0';
  const [digits = '', exponentText = '0'] = Math.abs(value).toExponential().split('e');
  const exponent = Number(exponentText);
  const sign = value < 0 ? '-' : '';
  if (exponent < -4 || exponent >= MAX_EXPONENT) {
    return `${sign}${digits}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
  }
  return sign + plainDecimal(digits.replace('.', ''), exponent);
}

/** Go writes larger exponents in exponent notation. */
const MAX_EXPONENT = 6;

function plainDecimal(digits: string, exponent: number): string {
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${digits}`;
  if (digits.length <= exponent + 1) return digits.padEnd(exponent + 1, '0');
  return `${digits.slice(0, exponent + 1)}.${digits.slice(exponent + 1)}`;
}

const UNDERSCORES = /^[-+]?(?:0[bBoOxX]_?)?[0-9a-zA-Z]*(?:_[0-9a-zA-Z]+)*(?:\.(?:[0-9a-zA-Z]+(?:_[0-9a-zA-Z]+)*)?)?(?:[-+][0-9_]+)?$/;

const isUnderscored = (text: string): boolean => {
  if (!text.includes('_')) return true;
  return (
    !text.startsWith('_') &&
    !/^[-+]_/.test(text) &&
    !text.endsWith('_') &&
    !text.includes('__') &&
    !/_\.|\._|_[-+eEpP]|[eEpP+-]_/.test(strippedHex(text)) &&
    UNDERSCORES.test(text)
  );
};

/** Replaces the digit `e` of a hexadecimal number, which is not an exponent. */
const strippedHex = (text: string): string => (/^[-+]?0[xX]/.test(text) ? text.replaceAll(/[eE]/g, '1') : text);

const INTEGER = /^([-+]?)(?:0([xX])([\da-fA-F]+)|0([bB])([01]+)|0([oO]?)([0-7]+)|(0|[1-9]\d*))$/;

/** Parses an integer with a base prefix and underscores, as `strconv.ParseInt` with base 0 does. Returns undefined for other text. */
export function parseInteger(text: string): bigint | undefined {
  if (!isUnderscored(text)) return undefined;
  const match = INTEGER.exec(text.replaceAll('_', ''));
  if (match === null) return undefined;
  const [, sign, , hex, , binary, , octal, decimal] = match;
  const size = BigInt(
    hex !== undefined ? `0x${hex}` : binary !== undefined ? `0b${binary}` : octal !== undefined ? `0o${octal}` : (decimal as string),
  );
  return sign === '-' ? -size : size;
}

export const fitsInt64 = (value: bigint): boolean => BigInt.asIntN(64, value) === value;
export const fitsUint64 = (value: bigint): boolean => BigInt.asUintN(64, value) === value;

const DECIMAL = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/;
const HEXADECIMAL = /^([-+]?)0[xX]([\da-fA-F]*)(?:\.([\da-fA-F]*))?[pP]([-+]?\d+)$/;
const SPECIAL = /^([-+]?)(?:inf|infinity)$/i;

/** Parses a number as `strconv.ParseFloat` does. Returns undefined for a syntax error and for a number outside the range. */
export function parseFloat64(text: string): number | undefined {
  if (!isUnderscored(text)) return undefined;
  const plain = text.replaceAll('_', '');
  if (DECIMAL.test(plain)) {
    const value = Number(plain);
    return Number.isFinite(value) ? value : undefined;
  }
  const special = SPECIAL.exec(plain);
  if (special !== null) return special[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (/^nan$/i.test(plain)) return Number.NaN;
  const match = HEXADECIMAL.exec(plain);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = '', exponent] = match;
  if (whole + fraction === '') return undefined;
  const value = Number(BigInt(`0x${whole}${fraction}`)) * 2 ** (Number(exponent) - 4 * fraction.length);
  return Number.isFinite(value) ? (sign === '-' ? -value : value) : undefined;
}

/** Formats a number as `%v` does: with the fewest digits, and with an exponent below 1e-4 and from 1e6. */
export function floatText(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
  if (value === 0) return Object.is(value, -0) ? '-0' : '0';
  const size = Math.abs(value);
  return size >= 1e-4 && size < 1e6 ? String(value) : exponentText(value);
}

/** Formats a number with the fewest digits and an exponent: `1e+06`. */
export function exponentText(value: number): string {
  const [digits = '', exponent = '0'] = value.toExponential().split('e');
  const power = Number(exponent);
  return `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

/** Removes zeros at the end of digits. */
export function withoutZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits[end - 1] === '0') end--;
  return digits.slice(0, end);
}

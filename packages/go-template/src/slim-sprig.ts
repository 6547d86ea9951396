import type { FunctionSet } from './functions/function-definition.ts';
import { pure } from './functions/function-definition.ts';
import { SPRIG_JSON_FUNCTIONS } from './functions/helm/data.ts';
import { decimalInteger, integerFunctions } from './functions/sprig/numbers.ts';
import { SPRIG_FUNCTIONS } from './functions/sprig/sprig-functions.ts';
import { toInt64 } from './values/convert.ts';
import { fitsInt64 } from './values/go-number.ts';
import { GoError } from './values/template-error.ts';

export { adler32 } from './functions/sprig/encodings.ts';

/** Functions that slim-sprig 3.0 shares with sprig, except those whose result depends on the clock, on chance or on the environment. */
const SHARED =
  'hello ago duration durationRound must_date_modify mustDateModify mustToDate toDate unixEpoch trunc trim upper lower title substr repeat ' +
  'trimall trimAll trimSuffix trimPrefix contains hasPrefix hasSuffix quote squote cat indent nindent replace plural sha1sum sha256sum ' +
  'adler32sum toString atoi float64 seq toDecimal split splitList splitn toStrings until untilStep randInt maxf minf ceil floor round ' +
  'join sortAlpha default empty coalesce all any compact mustCompact ternary typeOf typeIs typeIsLike kindOf kindIs deepEqual base dir ' +
  'clean ext isAbs osBase osDir osClean osExt osIsAbs b64enc b64dec b32enc b32dec tuple list dict get set unset hasKey pluck keys pick ' +
  'omit values append push mustAppend mustPush prepend mustPrepend first mustFirst rest mustRest last mustLast initial mustInitial ' +
  'reverse mustReverse uniq mustUniq without mustWithout has mustHas slice mustSlice concat dig chunk mustChunk regexMatch ' +
  'mustRegexMatch regexFindAll mustRegexFindAll regexFind mustRegexFind regexReplaceAll mustRegexReplaceAll regexReplaceAllLiteral ' +
  'mustRegexReplaceAllLiteral regexSplit mustRegexSplit regexQuoteMeta urlParse urlJoin';

/** Converts a value to `int64`. Only decimal strings are numbers. */
const toDecimalInt64 = (value: unknown): bigint => {
  if (typeof value !== 'string') return toInt64(value);
  return /^[-+]?\d+$/.test(value) && fitsInt64(BigInt(value.replace(/^\+/, ''))) ? decimalInteger(value) : 0n;
};

/** The functions of slim-sprig 3.0 whose result depends only on their arguments. */
export const SLIM_SPRIG_FUNCTIONS: FunctionSet = {
  ...Object.fromEntries(SHARED.split(' ').flatMap((name) => (SPRIG_FUNCTIONS[name] === undefined ? [] : [[name, SPRIG_FUNCTIONS[name]]]))),
  ...integerFunctions(toDecimalInt64),
  ...SPRIG_JSON_FUNCTIONS,
  fail: pure('func(string) (string, error)', failWith, { unknown: 'text' }),
};

function failWith(message: string): never {
  throw new GoError(message);
}

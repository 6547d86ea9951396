import { lazy } from '@slipway/manifest/lazy';
import type { RE2JS } from 're2js';
import { toBytes } from '../../values/go-bytes.ts';
import { goQuote } from '../../values/go-quote.ts';
import { GoStruct, type GoType, Sized } from '../../values/go-value.ts';
import { GoError } from '../../values/template-error.ts';
import { type FunctionSet, pure } from '../function-definition.ts';

// Reads versions and constraints as the library semver 3.5 of Masterminds does.

/** Functions of semantic versions. */
export const VERSION_FUNCTIONS: FunctionSet = {
  semver: pure('func(string) (*semver.Version, error)', (text: string) => versionStruct(parseVersion(text))),
  semverCompare: pure('func(string, string) (bool, error)', (constraint: string, version: string) => {
    const parsed = parseConstraints(constraint);
    return checkVersion(parsed, parseVersion(version));
  }),
};

/** A semantic version. */
export interface Version {
  readonly major: bigint;
  readonly minor: bigint;
  readonly patch: bigint;
  readonly prerelease: string;
  readonly metadata: string;
  readonly original: string;
}

const LOOSE =
  /^v?([0-9]+)(?:\.([0-9]+))?(?:\.([0-9]+))?(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?$/;

const MAX_VERSION = 256;

/** Parses a version, which may have fewer than three numbers. Throws a `GoError`. */
export function parseVersion(text: string): Version {
  if (text.length > MAX_VERSION) throw new GoError('version string is too long (max 256 bytes)');
  const match = LOOSE.exec(text);
  if (match === null) throw new GoError('invalid semantic version');
  const [, major, minor, patch, prerelease = '', metadata = ''] = match;
  for (const part of prerelease === '' ? [] : prerelease.split('.')) {
    if (/^0\d+$/.test(part)) throw new GoError('version segment starts with 0');
  }
  return { major: segment(major), minor: segment(minor), patch: segment(patch), prerelease, metadata, original: text };
}

function segment(text: string | undefined): bigint {
  const value = BigInt(text ?? '0');
  if (value < 2n ** 64n) return value;
  throw new GoError(`error parsing version segment: strconv.ParseUint: parsing ${goQuote(text ?? '')}: value out of range`);
}

const versionText = ({ major, minor, patch, prerelease, metadata }: Version): string =>
  `${major}.${minor}.${patch}${prerelease === '' ? '' : `-${prerelease}`}${metadata === '' ? '' : `+${metadata}`}`;

const uint64 = (value: bigint): Sized => new Sized('uint64', value);

/** The version of each struct that templates get. */
const versions = new WeakMap<GoStruct, Version>();

const versionOf = (struct: GoStruct): Version => versions.get(struct) as Version;

const order = (call: (order: number) => boolean) => ({
  signature: 'func(*semver.Version) bool',
  call: (receiver: GoStruct, other: GoStruct) => call(compareVersions(versionOf(receiver), versionOf(other))),
});

const field = (read: (version: Version) => unknown) => ({
  signature: 'func() string',
  call: (receiver: GoStruct) => read(versionOf(receiver)),
});

const increase = (call: (version: Version) => Partial<Version>) => ({
  signature: 'func() semver.Version',
  call: (receiver: GoStruct) => {
    const version = versionOf(receiver);
    const next = { ...version, prerelease: '', metadata: '', ...call(version) };
    return versionStruct({ ...next, original: (version.original.startsWith('v') ? 'v' : '') + versionText(next) }, VALUE_TYPE);
  },
});

/** Sets the prerelease or the metadata, if all its parts are valid. */
const setting = (name: 'prerelease' | 'metadata', problemOf: (part: string) => string | undefined) => ({
  signature: 'func(string) semver.Version',
  call: (receiver: GoStruct, text: string) => {
    const problem =
      text === ''
        ? undefined
        : text
            .split('.')
            .map(problemOf)
            .find((each) => each !== undefined);
    if (problem !== undefined) throw new GoError(problem);
    const version = versionOf(receiver);
    const next = { ...version, [name]: text };
    return versionStruct({ ...next, original: (version.original.startsWith('v') ? 'v' : '') + versionText(next) }, VALUE_TYPE);
  },
});

const hasOtherCharacters = (part: string): boolean => /[^-0-9A-Za-z]/.test(part);

function prereleaseProblem(part: string): string | undefined {
  if (/^0[0-9]+$/.test(part)) return 'version segment starts with 0';
  return hasOtherCharacters(part) ? 'invalid prerelease string' : undefined;
}

const METHODS: GoType['methods'] = {
  Major: field(({ major }) => uint64(major)),
  Minor: field(({ minor }) => uint64(minor)),
  Patch: field(({ patch }) => uint64(patch)),
  Prerelease: field(({ prerelease }) => prerelease),
  Metadata: field(({ metadata }) => metadata),
  Original: field(({ original }) => original),
  String: field(versionText),
  Value: field(versionText),
  MarshalText: field((version) => toBytes(versionText(version))),
  MarshalJSON: field((version) => toBytes(JSON.stringify(versionText(version)))),
  SetPrerelease: setting('prerelease', prereleaseProblem),
  SetMetadata: setting('metadata', (part) => (hasOtherCharacters(part) ? 'invalid metadata string' : undefined)),
  Compare: {
    signature: 'func(*semver.Version) int',
    call: (a: GoStruct, b: GoStruct) => BigInt(compareVersions(versionOf(a), versionOf(b))),
  },
  Equal: order((result) => result === 0),
  LessThan: order((result) => result < 0),
  LessThanEqual: order((result) => result <= 0),
  GreaterThan: order((result) => result > 0),
  GreaterThanEqual: order((result) => result >= 0),
  IncMajor: increase(({ major }) => ({ major: major + 1n, minor: 0n, patch: 0n })),
  IncMinor: increase(({ minor }) => ({ minor: minor + 1n, patch: 0n })),
  IncPatch: increase(({ patch, prerelease }) => (prerelease === '' ? { patch: patch + 1n } : {})),
};

const versionType = (name: string, kind: 'ptr' | 'struct'): GoType => ({
  name,
  kind,
  methods: METHODS,
  fields: ['major', 'minor', 'patch', 'pre', 'metadata', 'original'],
  text: (value: never) => versionText(versionOf(value)),
  json: (value: never) => versionText(versionOf(value)),
});

const POINTER_TYPE = versionType('*semver.Version', 'ptr');
const VALUE_TYPE = versionType('semver.Version', 'struct');

/** Returns a version as the struct that templates get. */
function versionStruct(version: Version, type = POINTER_TYPE): GoStruct {
  const { major, minor, patch, prerelease, metadata, original } = version;
  const fields = { major: uint64(major), minor: uint64(minor), patch: uint64(patch), pre: prerelease, metadata, original };
  const struct = new GoStruct(type, fields);
  versions.set(struct, version);
  return struct;
}

/** Compares versions by their precedence. */
export function compareVersions(a: Version, b: Version): number {
  const numbers = compareNumbers(a.major, b.major) || compareNumbers(a.minor, b.minor) || compareNumbers(a.patch, b.patch);
  if (numbers !== 0 || a.prerelease === b.prerelease) return numbers;
  if (a.prerelease === '') return 1;
  return b.prerelease === '' ? -1 : comparePrereleases(a.prerelease, b.prerelease);
}

const compareNumbers = (a: bigint, b: bigint): number => (a === b ? 0 : a < b ? -1 : 1);

function comparePrereleases(a: string, b: string): number {
  const [x, y] = [a.split('.'), b.split('.')];
  for (let index = 0; index < Math.max(x.length, y.length); index++) {
    const compared = compareParts(x[index] ?? '', y[index] ?? '');
    if (compared !== 0) return compared;
  }
  return 0;
}

const isNumeric = (text: string): boolean => /^\d+$/.test(text) && BigInt(text) < 2n ** 64n;

function compareParts(a: string, b: string): number {
  if (a === b) return 0;
  if (a === '' || b === '') return a === '' ? -1 : 1;
  const [x, y] = [isNumeric(a), isNumeric(b)];
  if (x && y) return BigInt(a) > BigInt(b) ? 1 : -1;
  if (x !== y) return x ? -1 : 1;
  return a > b ? 1 : -1;
}

// Constraints.

interface Constraint {
  readonly operator: string;
  readonly version: Version;
  readonly anyVersion: boolean;
  readonly anyMinor: boolean;
  readonly anyPatch: boolean;
}

/** Alternatives. All constraints of an alternative must be satisfied. */
type Constraints = readonly { readonly all: readonly Constraint[]; readonly hasPrerelease: boolean }[];

const VERSION = String.raw`v?([0-9|x|X|\*]+)(\.[0-9|x|X|\*]+)?(\.[0-9|x|X|\*]+)?(-([0-9A-Za-z\-]+(\.[0-9A-Za-z\-]+)*))?(\+([0-9A-Za-z\-]+(\.[0-9A-Za-z\-]+)*))?`;
const OPERATORS = String.raw`=||!=|>|<|>=|=>|<=|=<|~|~>|\^`;

const re2js = lazy<typeof import('re2js')>(import.meta.url, 're2js');

/** Compiled at their first use. */
let compiled: { readonly one: RE2JS; readonly range: RE2JS; readonly find: RE2JS; readonly all: RE2JS } | undefined;

function expressions(): NonNullable<typeof compiled> {
  const { RE2JS } = re2js();
  compiled ??= {
    one: RE2JS.compile(`^\\s*(${OPERATORS})\\s*(${VERSION})\\s*$`),
    range: RE2JS.compile(`\\s*(${VERSION})\\s+-\\s+(${VERSION})\\s*`),
    find: RE2JS.compile(`(${OPERATORS})\\s*(${VERSION})`),
    all: RE2JS.compile(`^(\\s*(${OPERATORS})\\s*(${VERSION})\\s*)((?:\\s+|,\\s*)(${OPERATORS})\\s*(${VERSION})\\s*)*$`),
  };
  return compiled;
}

/** A constraint without wildcards, as in most charts. It avoids RE2, whose first use takes long. */
const PLAIN =
  /^(=|!=|>=|=>|<=|=<|~>|[<>~^])? ?(v?([0-9]+)(\.[0-9]+)?(\.[0-9]+)?(-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?)$/;

const MAX_CONSTRAINTS = 500;

const parsedConstraints = new Map<string, Constraints>();

function parseConstraints(text: string): Constraints {
  const known = parsedConstraints.get(text);
  if (known !== undefined) return known;
  if (text.length > 512) throw new GoError('constraint string is too long (max 512 bytes)');
  const alternatives = withoutRanges(text).split('||');
  if (alternatives.length > 32) throw new GoError('too many constraint groups (max 32)');
  const constraints = alternatives.map(parseAlternative);
  if (parsedConstraints.size >= MAX_CONSTRAINTS) parsedConstraints.clear();
  parsedConstraints.set(text, constraints);
  return constraints;
}

/** Replaces `1.2 - 1.4` by two constraints. */
function withoutRanges(text: string): string {
  if (!/\s-\s/.test(text)) return text;
  let rewritten = text;
  const matcher = expressions().range.matcher(text);
  while (matcher.find()) rewritten = rewritten.replace(matcher.group() as string, () => `>= ${matcher.group(1)}, <= ${matcher.group(11)} `);
  return rewritten;
}

function parseAlternative(text: string): Constraints[number] {
  const all = constraintsIn(text);
  return { all, hasPrerelease: all.some(({ version }) => version.prerelease !== '') };
}

function constraintsIn(text: string): readonly Constraint[] {
  const plain = PLAIN.exec(text);
  if (plain !== null) return [constraintOf((group) => plain[group] ?? '')];
  if (!expressions().all.matcher(text).matches()) throw new GoError(`improper constraint: ${goQuote(text)}`);
  const matcher = expressions().find.matcher(text);
  const parts: string[] = [];
  while (matcher.find()) parts.push(matcher.group() as string);
  return (parts.length === 0 ? [text] : parts).map(parseConstraint);
}

const isAny = (text: string): boolean => text === '' || text === 'x' || text === 'X' || text === '*';

function parseConstraint(text: string): Constraint {
  const matcher = expressions().one.matcher(text);
  if (!matcher.matches()) throw new GoError(`improper constraint: ${goQuote(text)}`);
  return constraintOf((index) => matcher.group(index) ?? '');
}

/** Returns the constraint of a match: operator, version, and the parts of the version. */
function constraintOf(group: (index: number) => string): Constraint {
  const [major, minor, patch, prerelease] = [group(3), group(4), group(5), group(6)];
  const anyMajor = isAny(major);
  const anyMinor = !anyMajor && isAny(minor.replace('.', ''));
  const anyPatch = !anyMajor && !anyMinor && isAny(patch.replace('.', ''));
  const written = anyMajor
    ? `0.0.0${prerelease}`
    : anyMinor
      ? `${major}.0.0${prerelease}`
      : anyPatch
        ? `${major}${minor}.0${prerelease}`
        : group(2);
  return { operator: group(1), version: constraintVersion(written), anyVersion: anyMajor || anyMinor || anyPatch, anyMinor, anyPatch };
}

function constraintVersion(text: string): Version {
  try {
    return parseVersion(text);
  } catch (error) {
    if (error instanceof GoError) throw new GoError('constraint parser error');
    throw error;
  }
}

/** Returns whether a text is a valid constraint. */
export function isConstraint(text: string): boolean {
  try {
    parseConstraints(text);
    return true;
  } catch (error) {
    if (error instanceof GoError) return false;
    throw error;
  }
}

/** Returns whether a valid version satisfies a valid constraint. */
export function isInConstraint(constraint: string, version: string): boolean {
  try {
    return checkVersion(parseConstraints(constraint), parseVersion(version));
  } catch (error) {
    if (error instanceof GoError) return false;
    throw error;
  }
}

function checkVersion(constraints: Constraints, version: Version): boolean {
  return constraints.some(
    ({ all, hasPrerelease }) => (version.prerelease === '' || hasPrerelease) && all.every((constraint) => satisfies(version, constraint)),
  );
}

function satisfies(version: Version, constraint: Constraint): boolean {
  const compared = compareVersions(version, constraint.version);
  switch (constraint.operator) {
    case '':
    case '=':
      return constraint.anyVersion ? isTilde(version, constraint) : compared === 0;
    case '!=':
      return isNotEqual(version, constraint);
    case '>':
      return isGreater(version, constraint);
    case '<':
      return compared < 0;
    case '>=':
    case '=>':
      return compared >= 0;
    case '<=':
    case '=<':
      return isAtMost(version, constraint);
    case '^':
      return isCaret(version, constraint);
    default:
      return isTilde(version, constraint);
  }
}

function isNotEqual(version: Version, { version: other, anyVersion, anyMinor, anyPatch }: Constraint): boolean {
  if (!anyVersion) return compareVersions(version, other) !== 0;
  if (version.major !== other.major) return true;
  if (version.minor !== other.minor && !anyMinor) return true;
  if (anyMinor) return false;
  if (version.patch !== other.patch && !anyPatch) return true;
  if (!anyPatch) return compareVersions(version, other) !== 0;
  return version.prerelease !== other.prerelease && comparePrereleases(version.prerelease, other.prerelease) !== 0;
}

function isGreater(version: Version, { version: other, anyVersion, anyMinor, anyPatch }: Constraint): boolean {
  if (!anyVersion) return compareVersions(version, other) > 0;
  if (version.major !== other.major) return version.major > other.major;
  if (anyMinor) return false;
  return anyPatch ? version.minor > other.minor : compareVersions(version, other) > 0;
}

function isAtMost(version: Version, { version: other, anyVersion, anyMinor }: Constraint): boolean {
  if (!anyVersion) return compareVersions(version, other) <= 0;
  if (version.major > other.major) return false;
  return !(version.major === other.major && version.minor > other.minor && !anyMinor);
}

function isTilde(version: Version, { version: other, anyMinor, anyPatch }: Constraint): boolean {
  if (compareVersions(version, other) < 0) return false;
  if (other.major === 0n && other.minor === 0n && other.patch === 0n && !anyMinor && !anyPatch) return true;
  return version.major === other.major && (version.minor === other.minor || anyMinor);
}

function isCaret(version: Version, { version: other, anyMinor, anyPatch }: Constraint): boolean {
  if (compareVersions(version, other) < 0) return false;
  if (other.major > 0n || anyMinor) return version.major === other.major;
  if (version.major > 0n) return false;
  if (other.minor > 0n || anyPatch) return version.minor === other.minor;
  return version.minor === 0n && version.patch === other.patch;
}

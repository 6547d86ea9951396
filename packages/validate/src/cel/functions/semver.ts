import { sizeOf, textCost } from '../values/cost.ts';
import { type Overload, overload } from '../values/overload.ts';
import { celError, type Opaque, type Value } from '../values/value.ts';

interface Version {
  readonly numbers: readonly bigint[];
  readonly prerelease: readonly string[];
}

const NUMBER = '(0|[1-9][0-9]*)';
const VERSION = new RegExp(`^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-([0-9A-Za-z.-]*))?(?:\\+([0-9A-Za-z.-]*))?$`);
const MAX_VALUE = 2n ** 64n;

const parseCost: Overload['cost'] = ([text = null]) => textCost(sizeOf(text));
const comparing = (name: string, result: string, run: (order: number) => Value): Overload =>
  overload(name, `kubernetes.Semver.(kubernetes.Semver) -> ${result}`, (a: Opaque, b: Opaque) =>
    run(compareVersions(contentOf(a), contentOf(b))),
  );

/** Functions for versions such as `1.2.3-rc.1`. With `true` as second argument, `v1.2` is valid too. */
export const semverOverloads: readonly Overload[] = [
  overload('semver', '(string) -> kubernetes.Semver', (text: string) => toVersion(text, false), parseCost),
  overload('semver', '(string, bool) -> kubernetes.Semver', toVersion, parseCost),
  overload('isSemver', '(string) -> bool', (text: string) => parseVersion(text) !== undefined, parseCost),
  overload('isSemver', '(string, bool) -> bool', (text: string, lenient: boolean) => parse(text, lenient) !== undefined, parseCost),
  ...['major', 'minor', 'patch'].map((name, index) =>
    overload(name, 'kubernetes.Semver.() -> int', (version: Opaque) => BigInt.asIntN(64, contentOf(version).numbers[index] ?? 0n)),
  ),
  comparing('isGreaterThan', 'bool', (order) => order > 0),
  comparing('isLessThan', 'bool', (order) => order < 0),
  comparing('compareTo', 'int', (order) => BigInt(order)),
];

const contentOf = ({ content }: Opaque): Version => content as Version;

function toVersion(text: string, lenient: boolean): Value {
  const content = parse(text, lenient);
  if (content === undefined) return celError(`${JSON.stringify(text)} is not a semantic version`);
  return { kind: 'opaque', type: 'kubernetes.Semver', content, equals: (other) => compareVersions(content, contentOf(other)) === 0 };
}

const parse = (text: string, lenient: boolean): Version | undefined => {
  const normal = lenient ? normalise(text) : text;
  return normal === undefined ? undefined : parseVersion(normal);
};

function parseVersion(text: string): Version | undefined {
  const [whole, major = '', minor = '', patch = '', prerelease, build] = VERSION.exec(text) ?? [];
  const numbers = [major, minor, patch].map((part) => BigInt(part));
  if (whole === undefined || numbers.some((number) => number >= MAX_VALUE)) return undefined;
  const identifiers = prerelease?.split('.') ?? [];
  const wrong = identifiers.some((each) => each === '' || /^0[0-9]+$/.test(each) || (/^[0-9]+$/.test(each) && BigInt(each) >= MAX_VALUE));
  return wrong || build?.split('.').includes('') ? undefined : { numbers, prerelease: identifiers };
}

/** Removes a leading v and leading zeros, and completes the version to three numbers. */
function normalise(text: string): string | undefined {
  const [first = '', second, ...rest] = text.replace(/^v/, '').split('.');
  const parts = [first, ...(second === undefined ? [] : [second]), ...(rest.length ? [rest.join('.')] : [])].map(withoutZeros);
  if (parts.length < 3 && /[+-]/.test(parts.at(-1) ?? '')) return undefined;
  return [...parts, '0', '0'].slice(0, 3).join('.');
}

function withoutZeros(part: string): string {
  if (part.length <= 1) return part;
  const stripped = part.replace(/^0+/, '');
  return /^[0-9]/.test(stripped) ? stripped : `0${stripped}`;
}

function compareVersions(a: Version, b: Version): number {
  for (const [index, number] of a.numbers.entries()) {
    const other = b.numbers[index] ?? 0n;
    if (number !== other) return number < other ? -1 : 1;
  }
  if (a.prerelease.length === 0 || b.prerelease.length === 0) return Math.sign(b.prerelease.length - a.prerelease.length);
  for (const [index, identifier] of a.prerelease.entries()) {
    const other = b.prerelease[index];
    if (other === undefined) return 1;
    const order = compareIdentifiers(identifier, other);
    if (order !== 0) return order;
  }
  return a.prerelease.length < b.prerelease.length ? -1 : 0;
}

function compareIdentifiers(a: string, b: string): number {
  const [aNumber, bNumber] = [a, b].map((each) => (/^[0-9]+$/.test(each) ? BigInt(each) : undefined));
  if (aNumber !== undefined && bNumber !== undefined) return aNumber < bNumber ? -1 : aNumber > bNumber ? 1 : 0;
  if (aNumber !== undefined || bNumber !== undefined) return aNumber !== undefined ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

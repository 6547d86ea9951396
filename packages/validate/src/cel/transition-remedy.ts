import type { Expression } from './syntax/ast.ts';
import { parse } from './syntax/parse.ts';

/** A change of a value that a rule with `oldSelf` rejects. */
export interface RefusedTransition {
  readonly rule: string;
  readonly old: unknown;
  readonly now: unknown;
  /** Returns whether the rule accepts another change. */
  readonly accepts: (old: unknown, now: unknown) => boolean;
}

const MAX_CANDIDATES = 20;

/**
 * Returns the remedy for a rejected transition. It evaluates the rule with values between the old and the new one. The text contains only
 * numbers and versions, because other values may be confidential.
 */
export function transitionRemedy(refused: RefusedTransition): string {
  const stops = intermediateValues(refused);
  const [first, ...rest] = stops;
  if (first !== undefined)
    return `change it to ${first} first${rest.map((stop) => `, then to ${stop}`).join('')}, and to ${text(refused.now)} last: each in a change of its own, when the one before is done`;
  if (isEquality(refused.rule))
    return 'keep the old value: this field never changes. For another value, create a new object with another name';
  const next = following(refused.old).find((value) => refused.accepts(refused.old, value));
  const example = next === undefined ? '' : `, such as ${text(next)}`;
  return `keep the old value, or write one that the rule accepts after it${example}`;
}

/**
 * Returns the shortest list of values between the old and the new one for which the rule accepts each change. The list is empty if no such
 * values exist.
 */
function intermediateValues({ old, now, accepts }: RefusedTransition): readonly string[] {
  const between = valuesBetween(old, now);
  const stops: string[] = [];
  let from = old;
  while (between.length > 0 && !accepts(from, now)) {
    const next = between.findLast((value) => accepts(from, value));
    if (next === undefined) return [];
    stops.push(text(next));
    between.splice(0, between.indexOf(next) + 1);
    from = next;
  }
  return stops.length > 0 && accepts(from, now) ? stops : [];
}

/** Matches a number, and versions such as `1.34` and `v1.34`. */
const NUMBERED = /^(v?\d{1,4}\.)(\d{1,4})$/;

interface Numbered {
  readonly number: number;
  readonly prefix?: string;
}

function numbered(value: unknown): Numbered | undefined {
  if (typeof value === 'number' && Number.isInteger(value)) return { number: value };
  const [, prefix, number] = NUMBERED.exec(typeof value === 'string' ? value : '') ?? [];
  return prefix === undefined ? undefined : { prefix, number: Number(number) };
}

const numberedValue = (number: number, prefix: string | undefined): unknown => (prefix === undefined ? number : `${prefix}${number}`);

/**
 * Returns the values between two numbers, or between two versions that differ in their last number. Returns an empty list for other values,
 * and if there are too many.
 */
function valuesBetween(old: unknown, now: unknown): unknown[] {
  const [from, to] = [numbered(old), numbered(now)];
  if (from === undefined || to === undefined || from.prefix !== to.prefix) return [];
  const count = Math.abs(to.number - from.number) - 1;
  if (count < 1 || count > MAX_CANDIDATES) return [];
  const direction = Math.sign(to.number - from.number);
  return Array.from({ length: count }, (_, index) => numberedValue(from.number + direction * (index + 1), from.prefix));
}

/** Returns the next higher and the next lower value. */
function following(old: unknown): readonly unknown[] {
  const from = numbered(old);
  return from === undefined ? [] : [from.number + 1, from.number - 1].map((number) => numberedValue(number, from.prefix));
}

/** Returns whether the rule is `self == oldSelf`, for the value or for one of its fields. */
function isEquality(rule: string): boolean {
  const expression = parse(rule);
  if (expression.node !== 'call' || expression.name !== '_==_') return false;
  const [left = '', right = ''] = expression.args.map((side) => pathOf(side).join('.'));
  return left !== right && [left, right].some((path) => path !== '') && withoutOld(left) === withoutOld(right);
}

/** Returns the names of a path such as `self.a.b`; empty for any other expression. */
function pathOf(expression: Expression): readonly string[] {
  if (expression.node === 'name') return [expression.name];
  if (expression.node !== 'select' || expression.test) return [];
  const of = pathOf(expression.of);
  return of.length === 0 ? [] : [...of, expression.field];
}

const withoutOld = (path: string): string => (path.startsWith('oldSelf') ? `self${path.slice('oldSelf'.length)}` : path);

const text = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value));

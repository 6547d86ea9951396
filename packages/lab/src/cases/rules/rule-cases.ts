import type { KindSchema } from '@slipway/kube-models';
import { getPointer, type Manifest, parsePointer } from '@slipway/manifest';
import type { Validator } from '@slipway/validate';
import type { Case } from '../cases.ts';
import { type Draw, drawn, sampleOf } from '../draw.ts';
import { objectOf } from '../object-of.ts';
import { withValue } from '../typed-values.ts';
import { RARE_OBJECTS } from './rare-objects.ts';
import { type CoveredRule, cover, rulesOfKind } from './rule-coverage.ts';

/** Objects that make every CEL rule true, and false, and the results of the rules. */
export interface RuleCases {
  readonly cases: readonly Case[];
  readonly rules: readonly CoveredRule[];
}

const ATTEMPTS = 2000;

/**
 * Generates random objects with the fields that a rule names and with the texts and numbers of the rule, and without some of them. Objects
 * that random generation hardly finds are listed in `RARE_OBJECTS`. `validator` evaluates the rules; the API server decides whether it is right.
 */
export function ruleCases(kinds: readonly KindSchema[], validator: Validator, seed: number): RuleCases {
  const cases: Case[] = [];
  const rules: CoveredRule[] = [];
  for (const [index, kind] of kinds.entries()) {
    const own = rulesOfKind(kind);
    rules.push(...own);
    const isOfKind = ({ apiVersion, kind: name }: Manifest): boolean =>
      name === kind.kind && apiVersion === `${kind.group}/${kind.version}`;
    for (const object of RARE_OBJECTS.filter(isOfKind)) cases.push(...covering(own, object, validator));
    for (const rule of own) cases.push(...casesOfRule(rule, own, validator, seed + index));
  }
  return { cases, rules };
}

function casesOfRule(rule: CoveredRule, own: readonly CoveredRule[], validator: Validator, seed: number): readonly Case[] {
  const found: Case[] = [];
  for (let attempt = 0; attempt < ATTEMPTS && !(rule.true && rule.false); attempt++) {
    const [object] = sampleOf(
      drawn((draw) => drawObject(rule, draw)),
      1,
      seed * 1000 + attempt,
    );
    if (object !== undefined) found.push(...covering(own, object, validator));
  }
  return found;
}

/** Returns the object if a rule has a result with it that no earlier object had. */
function covering(rules: readonly CoveredRule[], drawnObject: Manifest, validator: Validator): readonly Case[] {
  const object = JSON.parse(JSON.stringify(drawnObject)) as Manifest;
  const before = coveredOf(rules);
  cover(rules, object, validator);
  return coveredOf(rules) > before ? [{ mutation: 'rule', object }] : [];
}

const coveredOf = (rules: readonly CoveredRule[]): number => rules.reduce((sum, rule) => sum + Number(rule.true) + Number(rule.false), 0);

function drawObject({ kind, note }: CoveredRule, draw: Draw): Manifest {
  const place = parsePointer(note.pointer).join('.');
  const named = new Set([...note.rule.matchAll(/\.(?:\?)?([A-Za-z_]\w*)(?!\w*\()/g)].map(([, name = '']) => unescaped(name)));
  const keep = draw.pick([30, 60, 90, 100]);
  const wanted = {
    has: (path: string): boolean =>
      `${place}.`.startsWith(`${path}.`) ||
      ((place === '' || path.startsWith(`${place}.`)) && named.has(path.split('.').at(-1) ?? '') && draw.chance(keep)),
  };
  const object = objectOf(kind, draw, draw.pick(['small', 'large']), wanted);
  return draw.chance(85) ? changed(object, note.pointer, literalsOf(note.rule, draw), named, draw) : object;
}

const unescaped = (name: string): string => /^__(\w+)__$/.exec(name)?.[1] ?? name.replaceAll('__dash__', '-').replaceAll('__dot__', '.');

/** Returns the texts and numbers of a rule, texts that match its patterns, and texts as long as its numbers. */
function literalsOf(rule: string, draw: Draw): readonly unknown[] {
  const texts = [...rule.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, single, double]) => single ?? double ?? '');
  const numbers = [...rule.matchAll(/(?<![\w.'"])\d+(?![\w.])/g)].flatMap(([text]) => [Number(text) - 1, Number(text), Number(text) + 1]);
  const matching = texts.flatMap((text) => (/[\^$+*\\]/.test(text) ? [draw.matching(text.replaceAll('\\\\', '\\'))] : []));
  const long = numbers.filter((number) => number > 0 && number < 1000).map((number) => 'a'.repeat(number));
  return [...texts, ...texts.map((text) => `${text}@latest`), ...matching.filter((text) => text !== undefined), ...long, ...numbers];
}

/** Returns the object with changes at the path of the rule. */
function changed(object: Manifest, pointer: string, literals: readonly unknown[], named: ReadonlySet<string>, draw: Draw): Manifest {
  const path: string[] = [];
  for (const segment of parsePointer(pointer)) {
    const around = getPointer(object, path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''));
    const [first] = Object.keys((around as object | null) ?? {});
    if (segment === '*' && first === undefined) return object;
    path.push(segment === '*' ? (first ?? '') : segment);
  }
  const value = path.reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key], object);
  if (value === undefined) return object;
  // Rules compare fields with each other, too.
  const own = textsIn(value).flatMap((text) => [text, `${text}a`]);
  return withValue(object, path, changedValue(value, [...literals, ...literals, ...own.slice(0, 6)], named, draw));
}

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];

function changedValue(value: unknown, literals: readonly unknown[], named: ReadonlySet<string>, draw: Draw): unknown {
  if (typeof value === 'boolean') return draw.chance(30) ? !value : value;
  if (typeof value === 'string' || typeof value === 'number') return changedScalar(value, literals, draw);
  if (Array.isArray(value)) {
    const entries = value.map((entry) => changedValue(entry, literals, named, draw));
    return draw.chance(12) ? [] : draw.chance(12) ? [...entries, ...entries] : entries;
  }
  return typeof value === 'object' && value !== null ? changedFields(value, literals, named, draw) : value;
}

function changedScalar(value: string | number, literals: readonly unknown[], draw: Draw): unknown {
  const fitting = literals.filter((literal) => typeof literal === typeof value);
  if (fitting.length === 0 || !draw.chance(45)) return value;
  const literal = draw.pick(fitting);
  return typeof value === 'string' ? `${literal}${draw.chance(15) ? 'x' : ''}` : literal;
}

function changedFields(value: object, literals: readonly unknown[], named: ReadonlySet<string>, draw: Draw): object {
  const keep = draw.pick([50, 85, 100]);
  const kept = Object.entries(value).filter(([name]) => !named.has(name) || draw.chance(keep));
  const texts = literals.filter((literal) => typeof literal === 'string');
  const renamed = (name: string): string => (texts.length > 0 && !named.has(name) && draw.chance(8) ? draw.pick(texts) : name);
  return Object.fromEntries(kept.map(([name, child]) => [renamed(name), changedValue(child, literals, named, draw)]));
}

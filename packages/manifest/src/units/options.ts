import type { Finding } from '../findings/finding.ts';
import { nearest } from '../findings/nearest.ts';
import { childPointer } from '../objects/json-pointer.ts';

/** One option of an add-on or application: its TypeScript type and its check at run time come from the same value. */
export type OptionRule =
  | { readonly type: 'integer'; readonly min?: number; readonly max?: number; readonly required: boolean; readonly summary: string }
  | {
      readonly type: 'text';
      readonly pattern?: RegExp;
      /** What fits the pattern, for people: `a length of time, such as 30d`. @default the pattern */
      readonly says?: string;
      readonly required: boolean;
      readonly summary: string;
    }
  | { readonly type: 'flag'; readonly required: boolean; readonly summary: string }
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly required: boolean; readonly summary: string };

/** The options of one add-on or application, by name. */
export type OptionRules = Readonly<Record<string, OptionRule>>;

type ValueOf<R extends OptionRule> = R extends { type: 'integer' }
  ? number
  : R extends { type: 'flag' }
    ? boolean
    : R extends { type: 'choice'; values: readonly (infer V)[] }
      ? V
      : string;

type RequiredKeys<R extends OptionRules> = { [K in keyof R]: R[K]['required'] extends true ? K : never }[keyof R];

/** The object type that `rules` describe: `{ replicas?: number; domain: string }`. */
export type OptionsOf<R extends OptionRules> = { readonly [K in RequiredKeys<R>]: ValueOf<R[K]> } & {
  readonly [K in Exclude<keyof R, RequiredKeys<R>>]?: ValueOf<R[K]>;
};

/** Arguments of a `use` function: the options may be left out when none of them is required, and must be when there are none. */
export type OptionArguments<R extends OptionRules> = keyof R extends never
  ? [options?: Readonly<Record<string, never>>]
  : Record<string, never> extends OptionsOf<R>
    ? [options?: OptionsOf<R>]
    : [options: OptionsOf<R>];

/** Every way in which `options`, perhaps from plain JavaScript, breaks `rules`; `owner` is said in the message. */
export function checkOptions(
  owner: string,
  rules: OptionRules,
  options: object,
  place: Pick<Finding, 'file' | 'source'> & { pointer: string },
): Finding[] {
  const given = options as Readonly<Record<string, unknown>>;
  const report = (key: string, rule: string, message: string, expected: string, remedy: string): Finding => ({
    ...place,
    rule,
    severity: 'reject',
    message: `${owner}: ${message}`,
    pointer: childPointer(place.pointer, key),
    value: given[key],
    expected,
    remedy,
  });
  const known = Object.keys(rules);
  const unknown = Object.keys(given)
    .filter((key) => !Object.hasOwn(rules, key))
    .map((key) => {
      const meant = nearest(key, known);
      const expected = known.length ? `one of ${known.join(', ')}` : 'no options';
      const question = meant === undefined ? '' : `; did you mean ${meant}?`;
      return report(key, 'unknown-option', `there is no option ${key}${question}`, expected, meant ? `call it ${meant}` : 'remove it');
    });
  const wrong = Object.entries(rules).flatMap(([key, rule]) => {
    const value = given[key];
    if (value === undefined) {
      return rule.required ? [report(key, 'missing-option', `option ${key} is required`, expectation(rule), `add ${key}`)] : [];
    }
    return fits(rule, value) ? [] : [report(key, 'wrong-option', `option ${key} is wrong`, expectation(rule), `change ${key}`)];
  });
  return [...unknown, ...wrong];
}

function fits(rule: OptionRule, value: unknown): boolean {
  switch (rule.type) {
    case 'integer':
      return Number.isInteger(value) && (value as number) >= (rule.min ?? -Infinity) && (value as number) <= (rule.max ?? Infinity);
    case 'text':
      return typeof value === 'string' && (rule.pattern?.test(value) ?? true);
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && rule.values.includes(value);
  }
}

function expectation(rule: OptionRule): string {
  switch (rule.type) {
    case 'integer':
      return `an integer${rule.min === undefined ? '' : ` from ${rule.min}`}${rule.max === undefined ? '' : ` to ${rule.max}`}`;
    case 'text':
      return rule.says ?? (rule.pattern ? `text matching ${rule.pattern.source}` : 'text');
    case 'flag':
      return 'true or false';
    case 'choice':
      return `one of ${rule.values.join(', ')}`;
  }
}

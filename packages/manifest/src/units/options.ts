import type { Finding } from '../findings/finding.ts';
import { nearest } from '../findings/nearest.ts';
import { childPointer } from '../objects/json-pointer.ts';

interface OptionBase<Required extends boolean> {
  /** Makes the option mandatory: `use()` and `run()` do not compile without it. */
  readonly required: Required;
  /**
   * One phrase about the option, for readers of the definition.
   * @example 'Pods of the controller'
   */
  readonly summary: string;
}

/** An option with a whole number. */
interface IntegerOption<Required extends boolean = boolean> extends OptionBase<Required> {
  /** Type of the option: a whole number. */
  readonly type: 'integer';
  /**
   * Smallest valid value.
   * @default no limit
   */
  readonly min?: number;
  /**
   * Largest valid value.
   * @default no limit
   */
  readonly max?: number;
}

/** An option with a string. */
interface TextOption<Required extends boolean = boolean> extends OptionBase<Required> {
  /** Type of the option: a string. */
  readonly type: 'text';
  /**
   * Regular expression that the value must match.
   * @default every string is valid
   * @example /^[1-9]\d*(h|d)$/
   */
  readonly pattern?: RegExp;
  /**
   * Description of the valid values for messages.
   * @default the pattern
   * @example 'a length of time, such as 30d'
   */
  readonly says?: string;
}

/** An option with true or false. */
interface FlagOption<Required extends boolean = boolean> extends OptionBase<Required> {
  /** Type of the option: true or false. */
  readonly type: 'flag';
}

/** An option with one of several strings. */
interface ChoiceOption<Value extends string = string, Required extends boolean = boolean> extends OptionBase<Required> {
  /** Type of the option: one of several strings. */
  readonly type: 'choice';
  /**
   * Valid values.
   * @example ['debug', 'info', 'warn']
   */
  readonly values: readonly Value[];
}

/** Rule of one option of an add-on or application. Its TypeScript type and its check at run time are derived from it. */
export type OptionRule = IntegerOption | TextOption | FlagOption | ChoiceOption;

/** The options of one add-on or application, by name. */
export type OptionRules = Readonly<Record<string, OptionRule>>;

type ValueOf<R extends OptionRule> = R extends { type: 'integer' }
  ? number
  : R extends { type: 'flag' }
    ? boolean
    : R extends { type: 'choice'; values: readonly (infer V)[] }
      ? V
      : string;

/** Names of the options that must be set. */
type RequiredKeys<R extends OptionRules> = { [K in keyof R]: R[K]['required'] extends true ? K : never }[keyof R];

/** Options that must be set. */
type RequiredOptions<R extends OptionRules, Keys extends keyof R> = { readonly [K in Keys]: ValueOf<R[K]> };
/** Options that may be left out. */
type OptionalOptions<R extends OptionRules, Keys extends keyof R> = { readonly [K in Keys]?: ValueOf<R[K]> };

declare const documented: unique symbol;

/** Rules of options whose types an interface declares. The field has no value. */
type Documented<Options> = { readonly [documented]?: Options };

/**
 * Rules of the options that the interface `Options` declares. Editors show the doc comments of the interface where a cluster sets the
 * options. They do not show doc comments of rules, because the compiler computes the types of options from rules.
 */
export type RulesOf<Options> = {
  readonly [K in keyof Options]-?: RuleOf<NonNullable<Options[K]>, Record<never, never> extends Pick<Options, K> ? false : true>;
} & Documented<Options>;

type RuleOf<Value, Required extends boolean> = [Value] extends [number]
  ? IntegerOption<Required>
  : [Value] extends [boolean]
    ? FlagOption<Required>
    : string extends Value
      ? TextOption<Required>
      : ChoiceOption<Value & string, Required>;

/**
 * The object type that `rules` describe: the interface of {@link RulesOf}, or else `{ readonly replicas?: number; readonly domain: string }`.
 * The latter has no name, so that messages of the compiler list the options.
 */
export type OptionsOf<R extends OptionRules> = RequiredOptions<R, RequiredKeys<R>> &
  OptionalOptions<R, Exclude<keyof R, RequiredKeys<R>>> extends infer O
  ? typeof documented extends keyof R
    ? NonNullable<R[typeof documented]>
    : { readonly [K in keyof O]: O[K] }
  : never;

/**
 * The options that the overrides of a unit get. In a list of units, the rules are unknown, so that no value is valid. So each add-on can
 * be in one list, also with required options. The compiler compares rules by their content only below a mapped type.
 */
export type OverrideOptions<R extends OptionRules> =
  Readonly<Partial<R>> extends infer Rules ? (string extends keyof Rules ? never : OptionsOf<R>) : never;

/** Rules of an add-on with `More` rules, which replace rules of the same name. */
export type MoreRules<R extends OptionRules, More extends OptionRules> = Omit<R, keyof More | typeof documented> &
  More &
  (typeof documented extends keyof R ? Documented<Without<OptionsOf<R>, keyof More> & OptionsOf<More>> : unknown);

/** `Options` without `Keys`. If it has none of them, the result is the same type, because editors show no doc comments of a mapped type. */
type Without<Options, Keys> = keyof Options & Keys extends never ? Options : Omit<Options, keyof Options & Keys>;

declare const noOption: unique symbol;

/** Options of an add-on or application that has no options. The compiler shows the name of this type. */
interface HasNoOptions {
  readonly [noOption]?: never;
}

/** Names of the options of an add-on or application. The compiler shows them in the message about another name. */
interface HasOptions<Names> {
  readonly [noOption]?: Names & never;
}

/** `O`. If it is an interface, messages of the compiler show the names of its options instead of `keyof O`. */
type Named<R extends OptionRules, O> = typeof documented extends keyof R ? O & HasOptions<{ [K in keyof O]-?: K }[keyof O]> : O;

/** The arguments of a `use` function. The options are optional when no option is required, and must be left out when the unit has none. */
export type OptionArguments<R extends OptionRules> = keyof R extends never
  ? [options?: HasNoOptions]
  : Record<string, never> extends OptionsOf<R>
    ? [options?: Named<R, OptionsOf<R>>]
    : [options: Named<R, OptionsOf<R>>];

/** Reports all problems of `options`, which plain JavaScript may have passed. Messages begin with `owner`. */
export function checkOptions(
  owner: string,
  rules: OptionRules,
  options: object,
  location: Pick<Finding, 'file' | 'source'> & { pointer: string },
): Finding[] {
  const given = options as Readonly<Record<string, unknown>>;
  const report = (key: string, rule: string, message: string, expected: string, remedy: string): Finding => ({
    ...location,
    rule,
    severity: 'reject',
    message: `${owner}: ${message}`,
    pointer: childPointer(location.pointer, key),
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

import { nearest } from '../findings/nearest.ts';
import { childPointer, parsePointer } from '../objects/json-pointer.ts';

/** The fields of an error of Ajv with `verbose` that this module reads. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  readonly propertyName?: string;
  readonly schema?: unknown;
  readonly parentSchema?: object;
  readonly data?: unknown;
}

/** A problem of one value that the TypeScript compiler did not check. */
export interface SchemaProblem {
  readonly kind: 'unknown' | 'missing' | 'wrong';
  readonly message: string;
  /** JSON pointer into the value that was checked. */
  readonly pointer: string;
  readonly value?: unknown;
  readonly expected: string;
  readonly remedy: string;
}

/**
 * Returns each problem once. For a value of the wrong type, there is one problem and none below it. Ajv repeats the problems of a keyword
 * that applies other keywords.
 */
export const schemaProblems = (errors: readonly SchemaError[]): SchemaProblem[] => firstErrors(errors).map(schemaProblem);

export const firstErrors = <E extends SchemaError>(errors: readonly E[]): E[] =>
  errors.filter(
    ({ instancePath, keyword }) =>
      !['propertyNames', 'if'].includes(keyword) &&
      (keyword === 'type' || !errors.some((other) => other.keyword === 'type' && other.instancePath === instancePath)),
  );

export function schemaProblem(error: SchemaError): SchemaProblem {
  const { instancePath, keyword, params, data, schema } = error;
  if (keyword === 'additionalProperties') return unknownField(error, String(params.additionalProperty));
  if (keyword === 'required') {
    const field = String(params.missingProperty);
    return {
      kind: 'missing',
      message: `the field ${field} is missing`,
      pointer: childPointer(instancePath, field),
      expected: `a value for ${field}`,
      remedy: `add ${field}`,
    };
  }
  const name = error.propertyName;
  const field = name ?? String(parsePointer(instancePath).at(-1) ?? 'the definition');
  const expected = expectation(error);
  const meant = keyword === 'enum' && typeof data === 'string' ? nearest(data, schema as readonly string[]) : undefined;
  return {
    kind: 'wrong',
    message: `the ${name === undefined ? 'value' : `name ${name}`} is wrong: it ${error.message ?? 'does not fit'}`,
    pointer: name === undefined ? instancePath : childPointer(instancePath, name),
    value: name ?? data,
    expected,
    remedy: meant ? `change ${field} to ${meant}` : name === undefined ? `give ${field} ${expected}` : `rename ${name} to ${expected}`,
  };
}

/** Returns the expectation of the schema: its own text about a string, else the requirement of the keyword. */
function expectation({ keyword, parentSchema, schema }: SchemaError): string {
  const says = (parentSchema as { readonly says?: unknown } | undefined)?.says;
  if (keyword === 'pattern') return typeof says === 'string' ? says : `text that matches ${String(schema)}`;
  if (keyword === 'enum') return `one of ${(schema as readonly unknown[]).join(', ')}`;
  if (keyword === 'type') return WORDS[String(schema)] ?? `a value of type ${String(schema)}`;
  const bound = BOUNDS[keyword];
  return bound === undefined ? `${keyword} ${JSON.stringify(schema)}` : bound(Number(schema));
}

const WORDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  object: 'an object with fields',
  string: 'text in quotes',
  'string,object': 'a path, or an object',
  'object,null': 'an object with fields, or null',
  'integer,object': 'a whole number, or one for each kind',
  'string,boolean,object': 'a status, or an object with fields',
};

const BOUNDS: Readonly<Record<string, (bound: number) => string>> = {
  minimum: (bound) => `${bound} or more`,
  maximum: (bound) => `${bound} or less`,
  minItems: (bound) => `${bound} items or more`,
  maxItems: (bound) => `${bound} items or fewer`,
  minLength: (bound) => `text of ${bound} characters or more`,
  maxLength: (bound) => `text of ${bound} characters or fewer`,
};

function unknownField({ instancePath, data, parentSchema }: SchemaError, field: string): SchemaProblem {
  const known = Object.keys((parentSchema as { readonly properties?: object } | undefined)?.properties ?? {});
  const meant = nearest(field, known);
  return {
    kind: 'unknown',
    message: `there is no field ${field}${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    pointer: childPointer(instancePath, field),
    value: (data as Readonly<Record<string, unknown>>)[field],
    expected: `one of ${known.join(', ')}`,
    remedy: meant === undefined ? 'remove it' : `rename it to ${meant}`,
  };
}

/** A validator that Ajv compiled. `npm run codegen:settings` writes modules `validate-….gen.ts` that export them. */
export interface CompiledValidator {
  (value: unknown): boolean;
  /** Errors of the last value. It has all of them if the option `allErrors` is set. */
  readonly errors?: readonly SchemaError[] | null;
}

/** Returns the validator `name` of a generated module, which has no types. */
export const compiledValidator = (module: object, name: string): CompiledValidator =>
  (module as Readonly<Record<string, CompiledValidator>>)[name] as CompiledValidator;

/** Returns a type guard for `T` that uses the validator `name`, for values from any author. */
export function checkedBy<T>(module: object, name: string): (value: unknown) => value is T {
  const validate = compiledValidator(module, name);
  return (value): value is T => validate(value);
}

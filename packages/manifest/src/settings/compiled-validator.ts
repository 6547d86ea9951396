import type { SchemaError } from './schema-problem.ts';

/** What Ajv compiles: a module `validate-….gen.ts` exports some, written by `npm run codegen:settings`. */
export interface CompiledValidator {
  (value: unknown): boolean;
  /** Of the last value, where all errors are asked for. */
  readonly errors?: readonly SchemaError[] | null;
}

/** The validator `name` of such a module, which has no types. */
export const compiledValidator = (module: object, name: string): CompiledValidator =>
  (module as Readonly<Record<string, CompiledValidator>>)[name] as CompiledValidator;

/** Whether a value that anybody may have written is what the validator `name` says a `T` is. */
export function checkedBy<T>(module: object, name: string): (value: unknown) => value is T {
  const validate = compiledValidator(module, name);
  return (value): value is T => validate(value);
}

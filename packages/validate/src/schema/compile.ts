import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { ErrorObject, Options } from 'ajv';
import { formats } from './formats.ts';
import type { JsonSchema } from './json-schema.ts';
import { matcher } from './pattern.ts';

/** What ajv says is wrong; without messages, for they are written from the schema when there is something to say. */
export type SchemaError = Pick<ErrorObject, 'instancePath' | 'schemaPath' | 'keyword' | 'params'>;

/** Every error in `value`; none when it is valid. */
export type SchemaCheck = (value: unknown) => readonly SchemaError[];

/**
 * Raise with every change that makes the same schema compile to other code: it is part of the key of a cached validator.
 * The test of this module fails when it was forgotten.
 */
export const COMPILER_REVISION = 'ajv-8.20.0/1';

const require = createRequire(import.meta.url);

/** JavaScript (CommonJS) that checks values against `schema`. ajv is loaded here and nowhere else: a filled cache needs none of it. */
export function compileSchema(schema: JsonSchema): string {
  const { Ajv, _ } = require('ajv') as typeof import('ajv');
  const standaloneCode = (require('ajv/dist/standalone') as typeof import('ajv/dist/standalone/index.js')).default;
  const engine = Object.assign((pattern: string) => Object.assign(matcher(pattern), { toString: () => `pattern ${pattern}` }), {
    code: 'slipwayPattern',
  });
  const options: Options = {
    // The API server is the judge of CRDs; here every schema is one that it has taken.
    strict: false,
    validateSchema: false,
    addUsedSchema: false,
    allErrors: true,
    messages: false,
    // Otherwise `required: [toString]` passes on an empty object.
    ownProperties: true,
    strictNumbers: true,
    // The server compares multiples of fractions with a tolerance.
    multipleOfPrecision: 9,
    formats,
    // Unoptimised code runs as fast and is made in less than half the time.
    code: { source: true, esm: false, lines: false, optimize: false, regExp: engine, formats: _`slipwayFormats` },
  };
  const ajv = new Ajv(options);
  return standaloneCode(ajv, ajv.compile(schema));
}

/** Makes a check of code that `compileSchema` returned. */
export function loadCheck(code: string, name: string): SchemaCheck {
  const factory = vm.compileFunction(code, ['module', 'exports', 'require', 'slipwayFormats', 'slipwayPattern'], { filename: name });
  const module: { exports: unknown } = { exports: {} };
  factory(module, module.exports, require, formats, matcher);
  const validate = module.exports as ((value: unknown) => boolean) & { errors?: readonly SchemaError[] | null };
  if (typeof validate !== 'function') throw new TypeError(`${name} holds no validator`);
  return (value) => (validate(value) ? [] : (validate.errors ?? []));
}

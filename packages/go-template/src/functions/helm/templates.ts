import { goQuote } from '../../values/go-quote.ts';
import { GoError, TemplateLimitError } from '../../values/template-error.ts';
import { Unknown } from '../../values/unknown.ts';
import { type Context, type FunctionSet, inContext, pure } from '../function-definition.ts';

/** Marks around the message of `required` and `fail`, by which Helm finds it in a chain of errors. */
export const WARN_START = 'HELM_ERR_START';
export const WARN_END = 'HELM_ERR_END';

/** Maximum recursion of one template. */
const MAX_INCLUDES = 1000;

const failWith = (message: string): never => {
  throw new GoError(WARN_START + message + WARN_END);
};

/** Functions that execute templates, fail, or read the cluster. */
export const TEMPLATE_FUNCTIONS: FunctionSet = {
  include: inContext('func(string, interface {}) (string, error)', include, { unknown: 'value', isShallow: true }),
  tpl: inContext('func(string, interface {}) (string, error)', tpl, { unknown: 'value', isShallow: true }),
  required: pure('func(string, interface {}) (interface {}, error)', required, { unknown: 'value', isShallow: true }),
  fail: pure('func(string) (string, error)', failWith, { unknown: 'text' }),
  lookup: inContext('func(string, string, string, string) (map[string]interface {}, error)', lookup),
};

function include(context: Context, name: string | Unknown, data: unknown): string | Unknown {
  if (name instanceof Unknown) return name;
  const count = context.includes.get(name) ?? 0;
  if (count > MAX_INCLUDES) throw new GoError(`rendering template has a nested reference name: ${name}: unable to execute template`);
  context.includes.set(name, count + 1);
  const text = context.call(name, data);
  context.includes.set(name, count);
  return text;
}

function tpl(context: Context, text: string | Unknown, data: unknown): string | Unknown {
  if (text instanceof Unknown) return text;
  if (!text.includes(context.leftDelimiter)) return text.replaceAll('<no value>', '');
  const template = withError(`cannot parse template ${goQuote(text)}`, () => context.parse(text));
  const printed = withError(`error during tpl function execution for ${goQuote(text)}`, () => context.callText(template, data));
  return printed.replaceAll('<no value>', '');
}

/** Adds the name of the failed operation to an error. */
function withError<Value>(what: string, execute: () => Value): Value {
  try {
    return execute();
  } catch (error) {
    if (error instanceof GoError && !(error instanceof TemplateLimitError)) throw new GoError(`${what}: ${error.message}`, error);
    throw error;
  }
}

function required(message: string, value: unknown): unknown {
  return value === null || value === undefined || value === '' ? failWith(message) : value;
}

function lookup({ hooks }: Context, apiVersion: string, kind: string, namespace: string, name: string): unknown {
  return hooks.lookup === undefined ? {} : hooks.lookup(apiVersion, kind, namespace, name);
}

export { goQuote } from './values/go-quote.ts';
export { int64, Sized, typeName } from './values/go-value.ts';
export { startRun } from './values/limits.ts';
export { sprintf } from './values/sprintf.ts';
export { TemplateLimitError } from './values/template-error.ts';

import { RE2JS, RE2JSException } from 're2js';
import { spendOperations } from '../../spending.ts';
import { refusal } from './refusal.ts';

/** Compiles a regular expression of Go into a search in a text; refuses one that Go refuses. */
export function compilePattern(pattern: string): (text: string) => boolean {
  spendOperations(OPERATIONS_PER_COMPILED_CHARACTER * pattern.length);
  const compiled = compiledOf(pattern);
  const size = compiled.programSize();
  return (text) => {
    spendOperations(OPERATIONS_PER_MATCH + 5 * (1 + text.length) * Math.min(size, 1 + text.length + 10));
    return compiled.matcher(text).find();
  };
}

/** Cost of starting a search, and of compiling a character of a pattern. */
const OPERATIONS_PER_MATCH = 50;
const OPERATIONS_PER_COMPILED_CHARACTER = 150;

function compiledOf(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (error instanceof RE2JSException) throw refusal('invalid-selector', `${pattern} is not a regular expression: ${error.message}`);
    throw error;
  }
}

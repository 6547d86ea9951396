import { RE2JS, RE2JSException } from 're2js';
import { refusal } from './refusal.ts';

/** A regular expression of Go; one that Go refuses is refused. */
export function compilePattern(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (error instanceof RE2JSException) throw refusal('invalid-selector', `${pattern} is no regular expression: ${error.message}`);
    throw error;
  }
}

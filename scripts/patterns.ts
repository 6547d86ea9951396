// `npm run codegen:patterns`: proves each regular expression of the sources and records those that take linear time. The others are
// printed: they need another form, or a place in test/repository/pattern-exceptions.ts.
import { unprovenPatterns } from '../test/repository/pattern-exceptions.ts';
import { findPatterns } from './patterns/find-patterns.ts';
import { problemOf, provenPatterns, recordPatterns } from './patterns/prove-pattern.ts';

const known = process.argv.includes('--again') ? new Set<string>() : provenPatterns();
const proven = new Set<string>();
for (const { file, line, literal } of findPatterns()) {
  if (literal === undefined || proven.has(literal)) continue;
  const problem = known.has(literal) ? undefined : await problemOf(literal);
  if (problem === undefined) proven.add(literal);
  else if (!unprovenPatterns.has(literal)) {
    console.error(`${file}:${line} ${literal} ${problem}`);
    process.exitCode = 1;
  }
}
recordPatterns(proven);

// `npm run codegen:patterns`: proves each regular expression of the sources and records those that take linear time. The others are
// printed: they need another form, or an entry in test/repository/pattern-exceptions.ts. `-- --again` also proves what is recorded.
import { unprovenPatterns } from '../test/repository/pattern-exceptions.ts';
import { findPatterns } from './patterns/find-patterns.ts';
import { problemOf, provenPatterns, recordPatterns } from './patterns/prove-pattern.ts';

const isAgain = process.argv.includes('--again');
const known = isAgain ? new Set<string>() : provenPatterns();
const proven = new Set<string>();
for (const { file, line, literal } of findPatterns()) {
  if (literal === undefined || proven.has(literal) || (!isAgain && unprovenPatterns.has(literal))) continue;
  const problem = known.has(literal) ? undefined : await problemOf(literal);
  if (problem === undefined) proven.add(literal);
  else if (!unprovenPatterns.has(literal)) {
    console.error(`${file}:${line} ${literal} ${problem}`);
    process.exitCode = 1;
  }
}
recordPatterns(proven);

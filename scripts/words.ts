// `npm run words`: prints the words and sentences of the repository that need a plainer form. `-- PATH ...` limits it to files and folders;
// `-- --record` writes the counts to test/repository/words-record.json, which the tests do not let rise.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { averageOf, countByArea, filesWithProse, findingsOf } from './words/count-words.ts';

const names = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const isNamed = (file: string): boolean =>
  names.length === 0 || names.some((each) => file === each || file.startsWith(`${each.replace(/\/$/, '')}/`));
const files = filesWithProse().filter(isNamed);
const findings = files.flatMap(findingsOf);
if (process.argv.includes('--record')) {
  if (names.length > 0) throw new Error('--record counts the whole repository: name no files');
  const record = Object.fromEntries(countByArea(findings));
  writeFileSync(join(import.meta.dirname, '../test/repository/words-record.json'), `${JSON.stringify(record, undefined, 2)}\n`);
} else for (const { file, line, problem, sentence } of findings) console.log(`${file}:${line} ${problem}\n  ${sentence.slice(0, 300)}`);
const documents = files.filter((file) => file.endsWith('.md'));
const average = documents.length === 0 ? '' : `, ${averageOf(documents).toFixed(1)} words a sentence in ${documents.length} documents`;
console.error(`${findings.length} findings in ${files.length} files${average}`);

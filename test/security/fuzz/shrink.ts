import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './answer-problems.ts';
import { type FuzzCase, fileBytes, fileText, type TreeEntry, writeCase } from './fuzz-case.ts';
import type { Workers } from './run-cases.ts';

/** Failures with the same one are most likely one defect. */
export const signatureOf = ({ promise, where }: Problem): string => `${promise}: ${where}`;

/**
 * The smallest case found within `seconds` that still breaks the same promise: without entries, documents, lines and arguments that do
 * not matter. Cases go through files in `state`, an absolute folder.
 */
export async function shrinkCase(
  fuzzCase: FuzzCase,
  problem: Problem,
  workers: Workers,
  state: string,
  seconds: number,
): Promise<FuzzCase> {
  const end = performance.now() + seconds * 1000;
  const signature = signatureOf(problem);
  mkdirSync(state, { recursive: true });
  let tries = 0;
  const fails = async (candidate: FuzzCase): Promise<boolean> => {
    const file = join(state, `try-${process.pid}-${fuzzCase.number}-${tries++ % 4}.json`);
    writeCase(file, candidate, []);
    const { problems } = await workers.run({ file });
    return problems.some((each) => signatureOf(each) === signature);
  };
  // Without what makes a value secret it may be shown.
  const kept = problem.promise === 'no-secret' ? carriersIn(fuzzCase) : [];
  const keeps = (candidate: FuzzCase): boolean => kept.length === 0 || kept.length === carriersIn(candidate).length;
  let smallest = fuzzCase;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const candidate of smallerCases(smallest)) {
      if (performance.now() > end) return smallest;
      if (!keeps(candidate) || !(await fails(candidate))) continue;
      smallest = candidate;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

/** The carriers of secrets that are in a file as they were written. */
function carriersIn({ carriers, entries }: FuzzCase): readonly string[] {
  const files = entries.flatMap((entry) => (entry.type === 'file' ? [Buffer.from(entry.bytes)] : []));
  return carriers.filter((carrier) => files.some((bytes) => bytes.includes(carrier)));
}

/** Without one thing each, the largest first. */
function* smallerCases(fuzzCase: FuzzCase): Generator<FuzzCase> {
  const { entries, args, followUps } = fuzzCase;
  for (let size = entries.length >> 1; size >= 1; size >>= 1)
    for (let at = 0; at < entries.length; at += size) yield { ...fuzzCase, entries: entries.toSpliced(at, size) };
  for (let at = 0; at < followUps.length; at++) yield { ...fuzzCase, followUps: followUps.toSpliced(at, 1) };
  for (let at = 1; at < args.length; at++)
    if (args[at]?.startsWith('--') && !args[at]?.startsWith('--output')) yield { ...fuzzCase, args: args.toSpliced(at, 1) };
  for (const [index, entry] of entries.entries())
    if (entry.type === 'file')
      for (const bytes of smallerFiles(entry.bytes))
        yield { ...fuzzCase, entries: entries.with(index, { ...entry, bytes } satisfies TreeEntry) };
}

/** Without parts of its lines, or of the longest line. */
function* smallerFiles(bytes: Uint8Array): Generator<Uint8Array> {
  const lines = fileText(bytes).split(/(?<=\n)/);
  for (let size = lines.length >> 1; size >= 1; size >>= 1)
    for (let at = 0; at < lines.length; at += size) yield fileBytes(lines.toSpliced(at, size).join(''));
  const longest = lines.reduce((found, line, index) => (line.length > (lines[found]?.length ?? 0) ? index : found), 0);
  const line = lines[longest] ?? '';
  // Below that a part more or less says nothing.
  for (let size = line.length >> 1; size >= Math.max(20, line.length >> 4); size >>= 1)
    for (let at = 0; at < line.length; at += size) yield fileBytes(lines.with(longest, line.slice(0, at) + line.slice(at + size)).join(''));
}

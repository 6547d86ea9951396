import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Both analysers are loaded only when a pattern must be proven, because most test runs prove none.

/** Patterns with proven linear time, as literals. `npm run codegen:patterns` writes them. */
const RECORD = join(import.meta.dirname, '../../test/repository/proven-patterns.json');

export const provenPatterns = (): ReadonlySet<string> => new Set(JSON.parse(readFileSync(RECORD, 'utf8')) as readonly string[]);

export const recordPatterns = (literals: Iterable<string>): void =>
  writeFileSync(RECORD, `${JSON.stringify([...new Set(literals)].sort(), undefined, 2)}\n`);

/**
 * Returns the reason why the linear time of a pattern is not proven, or undefined if it is proven. recheck proves patterns of regular
 * languages. For other patterns it only tries texts, so redos-detector must prove them. It does not read the bodies of lookarounds, so
 * these must not have an unlimited repetition.
 */
export async function problemOf(literal: string): Promise<string | undefined> {
  const end = literal.lastIndexOf('/');
  const [source, flags] = [literal.slice(1, end), literal.slice(end + 1)];
  const { checkSync } = await import('recheck');
  for (const sizes of [{}, { maxNFASize: 100_000, maxRepeatCount: 100, maxPatternSize: 20_000 }]) {
    const result = checkSync(source, flags, { timeout: MAX_TIME, ...sizes });
    if (result.status === 'vulnerable') return `takes ${result.complexity.summary} time, as for ${result.attack.pattern.slice(0, 200)}`;
    if (result.status === 'safe' && result.checker === 'automaton') return undefined;
  }
  if (hasRepetitionInLookaround(source)) return 'has a repetition inside a lookaround, which is not proven';
  const { isSafePattern } = await import('redos-detector');
  const options = { caseInsensitive: flags.includes('i'), unicode: flags.includes('u'), dotAll: flags.includes('s') };
  const { safe } = isSafePattern(source, { ...options, multiLine: flags.includes('m'), maxScore: MAX_STEPS, timeout: MAX_TIME });
  return safe ? undefined : 'is not proven to take linear time';
}

/** Milliseconds for one pattern. No pattern needs as much, so a busy machine does not change the result. */
const MAX_TIME = 120_000;

/** At each character of a text. */
const MAX_STEPS = 2000;

/** Whether the body of a lookahead or lookbehind has an unlimited repetition. */
export function hasRepetitionInLookaround(source: string): boolean {
  const groups: boolean[] = [];
  const signs = source.matchAll(/\\.|\[(?:[^\]\\]|\\.)*\]?|\((?:\?<?[=!])?|\{\d+,\}|[)*+]/gs);
  for (const [sign] of signs) {
    if (sign.startsWith('(')) groups.push(sign.length > 1);
    else if (sign === ')') groups.pop();
    else if (/^[*+{]/.test(sign) && groups.includes(true)) return true;
  }
  return false;
}

/**
 * Whether a pattern of `*`, `?`, `[a-z]` and `\` matches all of `name`, as Go's filepath.Match; undefined when the pattern is malformed.
 */
export function shellMatch(pattern: string, name: string): boolean | undefined {
  let known = COMPILED.get(pattern);
  if (known === undefined) {
    known = compile(pattern);
    if (COMPILED.size >= MAX_COMPILED) COMPILED.clear();
    COMPILED.set(pattern, known);
  }
  return known === 'malformed' ? undefined : fits(known, [...name]);
}

/** Matches one character; `*` matches any number of any characters. */
type Step = ((character: string) => boolean) | '*';

const COMPILED = new Map<string, readonly Step[] | 'malformed'>();
const MAX_COMPILED = 200_000;

function compile(pattern: string): readonly Step[] | 'malformed' {
  const form = /\*+|\?|\[(\^?)((?:(?:\\.|[^\\\]-])(?:-(?:\\.|[^\\\]-]))?)+)\]|\\(.)|([^*?[\\])/suy;
  const steps: Step[] = [];
  for (form.lastIndex = 0; form.lastIndex < pattern.length; ) {
    const match = form.exec(pattern);
    if (match === null) return 'malformed';
    const [whole, negated, members, escaped, plain] = match;
    if (whole.startsWith('*')) steps.push('*');
    else if (whole === '?') steps.push((character) => character !== '/');
    else if (members !== undefined) steps.push(setOf(members, negated === '^'));
    else steps.push((character) => character === (escaped ?? plain));
  }
  return steps;
}

function setOf(members: string, negated: boolean): Step {
  const ranges = [...members.matchAll(/\\?(.)(?:-\\?(.))?/gsu)].map(([, low = '', high = low]) => [low, high] as const);
  const order = (character: string): number => character.codePointAt(0) ?? 0;
  const isIn = (character: string): boolean =>
    ranges.some(([low, high]) => order(low) <= order(character) && order(character) <= order(high));
  return (character) => isIn(character) !== negated;
}

/** Needs time in proportion to the product of the lengths, for any number of stars. */
function fits(steps: readonly Step[], name: readonly string[]): boolean {
  let [step, at, star, from] = [0, 0, -1, 0];
  while (at < name.length) {
    const expected = steps[step];
    if (expected === '*') {
      star = step++;
      from = at;
    } else if (expected?.(name[at] ?? '')) {
      step++;
      at++;
    } else if (star >= 0 && name[from] !== '/') {
      step = star + 1;
      at = ++from;
    } else return false;
  }
  while (steps[step] === '*') step++;
  return step === steps.length;
}

/** Whether two names differ only in case, or in one letter that is missing, added, replaced or swapped with the next. Digits must be equal. */
export function isTypingMistake(a: string, b: string): boolean {
  if (a === b || Math.min(a.length, b.length) < 4) return false;
  if (a.toLowerCase() === b.toLowerCase()) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const rest = (text: string, from: number): string => text.slice(from);
  const [left, right] = [short[at] ?? '', long[at] ?? ''];
  if (/\d/.test(left + right)) return false;
  if (short.length === long.length - 1) return rest(short, at) === rest(long, at + 1);
  if (short.length !== long.length) return false;
  if (rest(short, at + 1) === rest(long, at + 1)) return true;
  return left === long[at + 1] && short[at + 1] === right && rest(short, at + 2) === rest(long, at + 2);
}

import type { CelIssue } from './check-input.ts';

/** The issues, each with its line and column in the expression. */
export const describeIssues = (text: string, issues: readonly CelIssue[]): string =>
  issues.map(({ message, offset }) => `${message}${offset === undefined ? '' : ` at ${positionIn(text, offset)}`}`).join('; ');

function positionIn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return lines.length > 1 ? `line ${lines.length}, column ${column}` : `column ${column}`;
}

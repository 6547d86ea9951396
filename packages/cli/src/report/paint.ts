import { stripVTControlCharacters, styleText } from 'node:util';
import type { Severity } from '@slipway/manifest';

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';
/** Returns text in a style, or unchanged if colours are off. */
export type Paint = (style: Style, text: string) => string;

/** Returns colours for a terminal, and no colours for a file or pipe. */
export const makePaint = (colors: boolean): Paint =>
  colors ? (style, text) => styleText(style, text, { validateStream: false }) : (_, text) => text;

/** The style of each severity. */
export const severityStyle: Readonly<Record<Severity, Style>> = { reject: 'red', lossy: 'yellow', risk: 'yellow', advice: 'cyan' };

/** Returns left-aligned columns, two spaces apart. Values of type `number` are right-aligned. The first row is the header. */
export function table(rows: readonly (readonly (string | number)[])[], paint: Paint): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => stripVTControlCharacters(String(row[column] ?? '')).length)),
  );
  return rows
    .map((row, index) => {
      const cells = row.map((cell, column) =>
        typeof cell === 'number' ? String(cell).padStart(widths[column] ?? 0) : pad(cell, widths[column] ?? 0),
      );
      const line = cells.join('  ').trimEnd();
      return index === 0 ? paint('bold', line) : line;
    })
    .join('\n');
}

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - stripVTControlCharacters(text).length));

/** `1 file`, `2 files`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

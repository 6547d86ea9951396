import { someText } from '@slipway/manifest';
import { compareKeys, UNPRINTABLE } from '@slipway/manifest/yaml11';
import { specialTexts } from './special-texts.ts';

/**
 * Returns the error of the controller, in its words, when it prints a substituted object again (go-yaml v3, below kyaml's `FromMap`) and
 * reads it. A text of several lines that begins with a tab is printed as a block without its indentation, and is then refused.
 */
export function reprintProblem(object: object): string | undefined {
  if (specialTexts(object)?.tab === false || !someText(object, isTabbedBlock)) return undefined;
  const printing: Printing = { line: 1, tabbed: undefined };
  print(object, printing);
  return printing.tabbed === undefined
    ? undefined
    : `yaml: line ${printing.tabbed}: found a tab character where an indentation space is expected`;
}

const isTabbedBlock = (text: string): boolean => text.charCodeAt(0) === TAB && isBlock(text);

const TAB = 0x09;

/** Whether a text is printed as a block. Unlike v2, v3 treats tabs as printable. */
const isBlock = (text: string): boolean =>
  text.includes('\n') && !UNPRINTABLE.test(text.replaceAll('\t', '')) && !/ (?:[\n\u0085\u2028\u2029]|$)/.test(text);

interface Printing {
  line: number;
  /** Line of the header of the first block that begins with a tab, from 1. */
  tabbed: number | undefined;
}

/** Counts lines: a value starts on the current one and ends on its last. */
function print(value: unknown, printing: Printing): void {
  if (typeof value === 'string') printText(value, printing);
  else if (Array.isArray(value)) separated(value, printing, (item) => print(item, printing));
  else if (typeof value === 'object' && value !== null) {
    const fields = value as Readonly<Record<string, unknown>>;
    separated(Object.keys(fields).sort(compareKeys), printing, (key) => {
      if (isLong(key)) {
        // Prints `? key`, and the value after a colon on the next line.
        printText(key, printing);
        printing.line++;
      } else if (isFilled(fields[key])) printing.line++;
      print(fields[key], printing);
    });
  }
}

/** Whether a key is not on one line with its value, as in `isSimpleKey` of the printer. */
const isLong = (key: string): boolean => /[\n\r\u0085\u2028\u2029]/.test(key) || Buffer.byteLength(key) > 128;

function separated<Part>(parts: readonly Part[], printing: Printing, each: (part: Part) => void): void {
  for (const [index, part] of parts.entries()) {
    if (index > 0) printing.line++;
    each(part);
  }
}

function printText(text: string, printing: Printing): void {
  if (!isBlock(text)) return;
  if (text.startsWith('\t')) printing.tabbed ??= printing.line;
  const breaks = text.match(/[\n\u0085\u2028\u2029]/g)?.length ?? 0;
  printing.line += breaks + (text.endsWith('\n') ? 0 : 1);
}

const isFilled = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

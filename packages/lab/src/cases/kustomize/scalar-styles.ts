import type { Draw } from '../draw.ts';

/** Returns the lines of a text in one of the styles of YAML; the first line is written after a key or a dash. */
export function drawText(draw: Draw, text: string, indent: string, onOneLine: boolean): readonly string[] {
  if (onOneLine) return [drawLine(draw, text)];
  const style = draw.below(text.includes('\n') || draw.chance(15) ? 12 : STYLES.length);
  return (STYLES[style] ?? block)(draw, text, indent);
}

function drawLine(draw: Draw, text: string): string {
  if (isPlain(text) && draw.chance(60)) return text;
  return draw.chance(50) ? singleQuoted(text) : JSON.stringify(text);
}

type Style = (draw: Draw, text: string, indent: string) => readonly string[];

const plainOrQuoted: Style = (_, text) => [isPlain(text) ? text : singleQuoted(text)];

/** The styles of texts on one line. Texts with several lines are written in all of them and, more often, as blocks. */
const STYLES: readonly Style[] = [
  plainOrQuoted,
  plainOrQuoted,
  (draw, text, indent) => (text.includes('\n') ? block(draw, text, indent) : [singleQuoted(text)]),
  (_, text) => [JSON.stringify(text)],
  (draw, text, indent) => (isPlain(text) ? acrossLines(draw, text, indent) : doubleAcrossLines(draw, text, indent)),
  (draw, text) => [isPlain(text) && draw.chance(50) ? `!!str ${text}` : JSON.stringify(text)],
  (draw, text, indent) => acrossLines(draw, singleQuoted(text), indent),
];

/** Whether a text can be a plain scalar on one line, of any type. */
const isPlain = (text: string): boolean =>
  text !== '' &&
  text === text.trim() &&
  !/[\n\t\r]|: |:$| #|^[-?:] |^[,[\]{}#&*!|>'"%@`]|^(?:[-?:]|---|\.\.\.)$/.test(text) &&
  !/^(?:[-+.\d~]|true|false|null|yes|no|on|off|y|n)/i.test(text);

const singleQuoted = (text: string): string =>
  /^[\x20-\x7e\u00a0-\ud7ff]*$/.test(text) ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);

/** Replaces spaces within a line by line ends, which readers fold. */
function acrossLines(draw: Draw, written: string, indent: string): readonly string[] {
  const parts = written.split(/(?<=\S) (?=[^\s#-])/);
  const lines: string[] = [];
  let line = '';
  for (const [index, part] of parts.entries()) {
    if (index === 0) line = part;
    else if (draw.chance(50)) line += ` ${part}`;
    else {
      lines.push(`${line}${draw.chance(20) ? '  ' : ''}`);
      if (draw.chance(15)) lines.push('');
      line = `${indent}${' '.repeat(draw.below(4))}${part}`;
    }
  }
  return [...lines, line];
}

function doubleAcrossLines(draw: Draw, text: string, indent: string): readonly string[] {
  const escaped = JSON.stringify(text);
  const at = draw.below(escaped.length - 1) + 1;
  if (escaped[at - 1] === '\\' || /\\(?:u[\da-f]{0,3})?$/.test(escaped.slice(0, at))) return [escaped];
  return [`${escaped.slice(0, at)}\\`, `${indent}${escaped[at] === ' ' ? '\\' : ''}${escaped.slice(at)}`];
}

/** Writes a literal or folded block, with or without the indicators that it needs. */
function block(draw: Draw, text: string, indent: string): readonly string[] {
  const more = draw.chance(70) ? 2 : 1 + draw.below(4);
  const chomp = draw.pick(['', '', '-', '+']);
  const indicator = /^\n*[ \t]/.test(text) || draw.chance(15) ? String(more) : '';
  const head = `${draw.chance(55) ? '|' : '>'}${draw.chance(70) ? indicator + chomp : chomp + indicator}`;
  const lines = text.replace(/\n$/, '').split('\n');
  const inner = `${indent}${' '.repeat(more)}`;
  const written = lines.map((line) => (line === '' && draw.chance(80) ? '' : `${inner}${line}`));
  const tail = draw.chance(15) ? draw.pick([[''], ['', ''], [inner]]) : [];
  return [`${head}${draw.chance(8) ? ' # of a block' : ''}`, ...written, ...tail];
}

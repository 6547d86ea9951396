import type { Draw } from '../draw.ts';

/** A text in any of the ways in which YAML can write it, or in one of a single line: lines, of which the first stands behind a key or a dash. */
export function drawText(draw: Draw, text: string, indent: string, onOneLine: boolean): readonly string[] {
  if (onOneLine) return [isPlain(text) && draw.chance(60) ? text : draw.chance(50) ? singleQuoted(text) : JSON.stringify(text)];
  const style = draw.below(text.includes('\n') || draw.chance(15) ? 12 : 7);
  if (style < 2) return isPlain(text) ? [text] : [singleQuoted(text)];
  if (style === 2) return text.includes('\n') ? block(draw, text, indent) : [singleQuoted(text)];
  if (style === 3) return [JSON.stringify(text)];
  if (style === 4) return isPlain(text) ? acrossLines(draw, text, indent) : doubleAcrossLines(draw, text, indent);
  if (style === 5) return isPlain(text) && draw.chance(50) ? [`!!str ${text}`] : [JSON.stringify(text)];
  if (style === 6) return acrossLines(draw, singleQuoted(text), indent);
  return block(draw, text, indent);
}

/** Whether a text is one of a single plain line, whatever its type is then. */
const isPlain = (text: string): boolean =>
  text !== '' &&
  text === text.trim() &&
  !/[\n\t\r]|: |:$| #|^[-?:] |^[,[\]{}#&*!|>'"%@`]|^(?:[-?:]|---|\.\.\.)$/.test(text) &&
  !/^(?:[-+.\d~]|true|false|null|yes|no|on|off|y|n)/i.test(text);

const singleQuoted = (text: string): string =>
  /^[\x20-\x7e\u00a0-\ud7ff]*$/.test(text) ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);

/** Spaces within a line become line ends, which readers fold. */
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

/** A block: literal or folded, with or without the indicators that it needs. */
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

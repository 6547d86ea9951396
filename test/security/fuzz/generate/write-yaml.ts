import type { Random } from '../random.ts';
import { isMap, type Node } from './nodes.ts';

/** How YAML is written: people have many styles, and attackers more. */
export interface Style {
  readonly indent: number;
  /** Share of collections in flow style. */
  readonly flow: number;
  /** Share of scalars in quotes that need none. */
  readonly quotes: number;
  readonly json: boolean;
  readonly comments: number;
}

export const randomStyle = (random: Random): Style => ({
  indent: random.weighted([
    [8, 2],
    [1, 4],
    [0.5, 1],
  ]),
  flow: random.weighted([
    [7, 0],
    [2, 0.2],
    [1, 1],
  ]),
  quotes: random.weighted([
    [7, 0],
    [2, 0.3],
    [1, 1],
  ]),
  json: random.chance(0.05),
  comments: random.chance(0.1) ? 0.1 : 0,
});

/** The text of a document, without its marker; `raw` nodes may make it something else. */
export function writeYaml(node: Node, style: Style, random: Random): string {
  if (style.json) return `${flow(node, { ...style, quotes: 1 }, random)}\n`;
  const text = block(node, '', style, random);
  return text.startsWith('\n') ? text.slice(1) : `${text.trimStart()}\n`;
}

/** Writes the text after a key or a dash: ` scalar\n`, or separate lines after a line end. */
function block(node: Node, indent: string, style: Style, random: Random): string {
  const comment = random.chance(style.comments) ? ` # ${random.pick(COMMENTS)}` : '';
  const inFlow = (): string => ` ${flow(node, style, random)}${comment}\n`;
  if (typeof node === 'object' && node !== null && 'tag' in node) return ` ${node.tag}${block(node.value, indent, style, random)}`;
  const items = Array.isArray(node) ? node : isMap(node) ? node.entries : undefined;
  if (items === undefined || items.length === 0 || random.chance(style.flow)) return inFlow();
  const deeper = indent + ' '.repeat(style.indent);
  const lines = Array.isArray(node)
    ? node.map((item) => `${indent}- ${undented(block(item, `${indent}  `, style, random), `${indent}  `)}`)
    : (items as [string, Node][]).map(([key, value]) => `${indent}${keyText(key, style, random)}:${block(value, deeper, style, random)}`);
  return `${comment}\n${lines.join('')}`;
}

const COMMENTS = ['a', '{"$imagepolicy": "a:b"}', '::error::a', '##[error]a', 'kind: Secret', '\u202ea'];

/** Moves the first line of a collection to the line of the dash. */
const undented = (text: string, indent: string): string =>
  text.startsWith(`\n${indent}`) ? text.slice(1 + indent.length) : text.trimStart() || '\n';

function flow(node: Node, style: Style, random: Random): string {
  if (Array.isArray(node)) return `[${node.map((item) => flow(item, style, random)).join(', ')}]`;
  if (typeof node !== 'object' || node === null) return scalar(node, style, random);
  if ('raw' in node) return node.raw;
  if ('tag' in node) return `${node.tag} ${flow(node.value, style, random)}`;
  return `{${node.entries.map(([key, value]) => `${keyText(key, style, random)}: ${flow(value, style, random)}`).join(', ')}}`;
}

function scalar(value: string | number | boolean | bigint | null, style: Style, random: Random): string {
  if (typeof value !== 'string') return String(value);
  const isPlain = PLAIN.test(value) && !RESERVED.test(value);
  if (isPlain && !random.chance(style.quotes)) return value;
  if (!style.json && SINGLE.test(value) && random.chance(0.3)) return `'${value.replaceAll("'", "''")}'`;
  return quoted(value, random);
}

/** Most of what YAML refuses as a character it takes as an escape. */
const quoted = (text: string, random: Random): string =>
  random.chance(0.9)
    ? JSON.stringify(text.toWellFormed()).replace(
        /[\u007f-\u009f\u2028\u2029\ufeff]/g,
        (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    : JSON.stringify(text);

const keyText = (key: string, style: Style, random: Random): string =>
  PLAIN.test(key) && !RESERVED.test(key) && !random.chance(style.quotes) ? key : quoted(key, random);

const PLAIN = /^[A-Za-z/.][\w./-]*$/;
const SINGLE = /^[\x20-\x7e]*$/;
const RESERVED = /^(?:null|true|false|yes|no|on|off|y|n|\.inf|\.nan|-?\.?\d.*)$/i;

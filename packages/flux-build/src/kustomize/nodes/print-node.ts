import { scalarTag } from './scalar-tag.ts';
import { PLAIN, QUOTED, TAGGED, type YamlNode } from './yaml-node.ts';

/** Writes nodes as YAML in the style of kustomize: two spaces, lists not indented below their key. */
export function printNode(node: YamlNode): string {
  const lines: string[] = [];
  print(node, '', lines);
  return `${lines.join('\n')}\n`;
}

function print(node: YamlNode, indent: string, lines: string[]): void {
  if (isInline(node)) lines.push(`${indent}${inline(node, indent)}`);
  else if (node.kind === 'list') printList(node, indent, lines);
  else printMap(node, indent, lines);
}

const isInline = ({ kind, content }: YamlNode): boolean => (kind !== 'map' && kind !== 'list') || content.length === 0;

function printList(node: YamlNode, indent: string, lines: string[]): void {
  for (const item of node.content) {
    if (isInline(item)) {
      lines.push(`${indent}- ${inline(item, `${indent}  `)}`);
      continue;
    }
    const inner: string[] = [];
    print(item, `${indent}  `, inner);
    lines.push(`${indent}- ${(inner[0] as string).trimStart()}`, ...inner.slice(1));
  }
}

function printMap({ content }: YamlNode, indent: string, lines: string[]): void {
  for (let index = 0; index + 1 < content.length; index += 2) {
    const [key, value] = [content[index] as YamlNode, content[index + 1] as YamlNode];
    const head = `${indent}${inline(key, indent)}:`;
    if (isInline(value)) {
      const text = inline(value, `${indent}  `);
      lines.push(text === '' ? head : `${head} ${text}`);
    } else {
      lines.push(head);
      print(value, value.kind === 'list' ? indent : `${indent}  `, lines);
    }
  }
}

function inline(node: YamlNode, indent: string): string {
  if (node.kind === 'empty') return 'null';
  if (node.kind === 'map') return '{}';
  if (node.kind === 'list') return '[]';
  const { value, style, tag } = node;
  if (value.includes('\n')) return literal(value, indent);
  if (style & TAGGED || (tag !== '' && tag !== '!!str' && scalarTag(value) !== tag))
    return `${tag} ${style & QUOTED ? JSON.stringify(value) : value}`.trimEnd();
  if (style & QUOTED || (tag === '!!str' && scalarTag(value) !== '!!str')) return JSON.stringify(value);
  return style === PLAIN && UNSAFE.test(value) ? `'${value.replaceAll("'", "''")}'` : value;
}

const UNSAFE = /^[-?:](?:\s|$)|^[,[\]{}#&*!|>'"%@`\s]|:\s|\s#|[\s:]$/;

function literal(value: string, indent: string): string {
  const chomp = value.endsWith('\n\n') || value === '\n' ? '+' : value.endsWith('\n') ? '' : '-';
  const body = value.endsWith('\n') ? value.slice(0, -1) : value;
  return `|${/^[\s]/.test(value) ? '2' : ''}${chomp}\n${body
    .split('\n')
    .map((line) => (line === '' ? '' : `${indent}${line}`))
    .join('\n')}`;
}

import type { Draw } from '../draw.ts';
import { drawn, sampleOf } from '../draw.ts';
import { BUILT_FOLDER, type KustomizeCase, kustomizeCases } from './kustomize-trees.ts';
import { ODD_TEXTS, OWN_ANNOTATIONS } from './odd-texts.ts';
import { drawText } from './scalar-styles.ts';

/** Returns the trees of `kustomizeCases` in the YAML styles that users write, and worse; the same for a seed. */
export const blockStyleCases = (count: number, seed: number): readonly KustomizeCase[] =>
  kustomizeCases(count, seed).map((tree, index) => {
    const styled = drawn((draw) => inBlockStyle(draw, tree));
    return sampleOf(styled, 1, seed + index)[0] ?? tree;
  });

/** Returns the same tree in another style. The file that Flux reads for kustomize remains JSON, except for the patches in it. */
function inBlockStyle(draw: Draw, { about, files }: KustomizeCase): KustomizeCase {
  const entries = Object.entries(files).map(([path, text]) => [path, restyle(draw, path, text)] as const);
  return { about, files: Object.fromEntries(entries) };
}

function restyle(draw: Draw, path: string, text: string): string {
  if (path.startsWith(`${BUILT_FOLDER}/kustomization.`)) return restyleTexts(draw, text);
  const documents = /\.ya?ml$/.test(path) && draw.chance(92) ? readFlow(text) : undefined;
  return documents === undefined ? text : writeFile(draw, documents);
}

function restyleTexts(draw: Draw, text: string): string {
  try {
    const restyled = JSON.parse(text, (key, value) => {
      const documents = key === 'patch' && typeof value === 'string' ? readFlow(value) : undefined;
      return documents === undefined ? value : writeFile(draw, documents);
    });
    return `${JSON.stringify(restyled)}\n`;
  } catch {
    return text;
  }
}

/** Parses documents in flow style, with plain scalars as `{ $plain }`; undefined for other styles. */
function readFlow(text: string): readonly unknown[] | undefined {
  try {
    return text
      .split(/^---\n/m)
      .map((part) => part.replace(TOKEN, (token) => (token.startsWith('"') || isJson(token) ? token : JSON.stringify({ $plain: token }))))
      .map((part) => JSON.parse(part) as unknown);
  } catch {
    return undefined;
  }
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s[\]{},:"][^,\]}\n]*/g;
const isJson = (token: string): boolean => /^(?:true|false|null|-?(?:0|[1-9]\d*))$/.test(token);

interface Writing {
  readonly draw: Draw;
  /** JSON of values that have an anchor, by its name. */
  readonly anchors: Map<string, string>;
}

function writeFile(draw: Draw, documents: readonly unknown[]): string {
  const parts = documents.map((document) => {
    const lines = block({ draw, anchors: new Map() }, document, '');
    return `${[...(draw.chance(10) ? ['# The first line.', ''] : []), ...lines].join('\n')}\n`;
  });
  const separator = draw.pick(['---\n', '---\n', '---\n', '--- # next\n', '---  \n', '---\n---\n', '...\n---\n']);
  const start = draw.chance(25) ? draw.pick(['---\n', '---\n', '--- # first\n', '# alone\n---\n', '\n', '\ufeff']) : '';
  // No comment: after a text that keeps its line ends kustomize writes an additional one, and Slipway does not.
  const end = draw.chance(12) ? draw.pick(['---\n', '...\n', '\n\n', '---']) : '';
  const text = `${start}${parts.join(separator)}${end}`;
  const whole = draw.chance(8) ? text.replace(/\n$/, '') : text;
  return draw.chance(8) ? whole.replaceAll('\n', '\r\n') : whole;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes the lines of a collection. */
function block(writing: Writing, value: unknown, indent: string): readonly string[] {
  if (Array.isArray(value) && value.length > 0) return value.flatMap((item) => entry(writing, `${indent}-`, item, indent, false));
  if (!isObject(value) || '$plain' in value || Object.keys(value).length === 0) return [`${indent}${flow(writing.draw, value)}`];
  return Object.entries(value).flatMap(([key, field]) => mapEntry(writing, key, withOddities(writing.draw, key, field), indent));
}

function mapEntry(writing: Writing, key: string, value: unknown, indent: string): readonly string[] {
  const { draw } = writing;
  const above = draw.chance(6)
    ? [draw.pick(COMMENTS.map((comment) => `${draw.pick([indent, '', '      '])}${comment}`).concat('', '  '))]
    : [];
  const name =
    draw.chance(88) && /^[\w./-]+$/.test(key) && !/^(?:y|n|\d+|true|null)$/.test(key)
      ? key
      : draw.pick([JSON.stringify(key), `'${key.replaceAll("'", "''")}'`]);
  if (draw.chance(1)) return [...above, `${indent}? ${name}`, ...entry(writing, `${indent}:`, value, indent, false)];
  return [...above, ...entry(writing, `${indent}${name}${draw.chance(2) ? ' ' : ''}:`, value, indent, Array.isArray(value))];
}

const COMMENTS = ['# a comment', '#', '# {"$kpt-set": "value"}', '# kpt-merge: shop/web', '#: odd - [comment', '# - a: b'];

/** Writes a value after `head`, a key or a dash. */
function entry(writing: Writing, head: string, value: unknown, indent: string, mayStay: boolean): readonly string[] {
  const { draw } = writing;
  const anchored = anchorOf(writing, value);
  if (anchored?.alias) return [`${head} *${anchored.name}${trailing(draw)}`];
  const prefix = `${head}${anchored === undefined ? '' : ` &${anchored.name}`}`;
  if (!isCollection(value) || draw.chance(12)) return scalarEntry(draw, prefix, value, indent, SIMPLE.test(head));
  const deeper = `${indent}${' '.repeat(mayStay && draw.chance(50) ? 0 : draw.chance(75) ? 2 : 1 + draw.below(4))}`;
  if (head.endsWith('-') && anchored === undefined && draw.chance(85)) return compactItem(writing, value, indent);
  const inner = head.endsWith('-') && deeper === indent ? `${indent}  ` : deeper;
  return [
    `${prefix}${draw.chance(3) ? ` !!${Array.isArray(value) ? 'seq' : 'map'}` : ''}${trailing(draw)}`,
    ...block(writing, value, inner),
  ];
}

/** Writes a collection that begins on the line of its dash. */
function compactItem(writing: Writing, value: unknown, indent: string): readonly string[] {
  const { draw } = writing;
  const gap = draw.chance(85) ? 1 : 1 + draw.below(4);
  const lines = block(writing, value, `${indent}${' '.repeat(gap + 1)}`);
  const first = lines.findIndex((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  return [...lines.slice(0, first), `${indent}-${' '.repeat(gap)}${(lines[first] ?? '').trimStart()}`, ...lines.slice(first + 1)];
}

const isCollection = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isObject(value) && !('$plain' in value) && Object.keys(value).length > 0;

function scalarEntry(draw: Draw, prefix: string, value: unknown, indent: string, simple: boolean): readonly string[] {
  if (typeof value !== 'string') return [`${prefix} ${flow(draw, value)}${trailing(draw)}`];
  const [first = '', ...rest] = drawText(draw, value, `${indent}  `, simple && draw.chance(97));
  const isBlock = /^[|>]/.test(first);
  return [`${prefix}${draw.chance(4) ? '   ' : ' '}${first}${rest.length === 0 && !isBlock ? trailing(draw) : ''}`, ...rest];
}

/**
 * Fields that identify a document, and paths. They are nearly always on one line, because a line end in them makes kustomize refuse the
 * whole tree.
 */
const SIMPLE = /(?:apiVersion|kind|name|path|fieldPath|op|image)['"]? ?:$|-$/;

const trailing = (draw: Draw): string => (draw.chance(6) ? draw.pick([...COMMENTS.map((comment) => ` ${comment}`), '  ', ' \t']) : '');

/** Returns an anchor for some values, and its alias where the same value occurs again. */
function anchorOf({ draw, anchors }: Writing, value: unknown): { readonly name: string; readonly alias: boolean } | undefined {
  const text = JSON.stringify(value) ?? 'null';
  const known = anchors.get(text);
  if (known !== undefined && draw.chance(60)) return { name: known, alias: true };
  if (!draw.chance(4)) return undefined;
  const name = `${draw.chance(3) ? 'Ä' : draw.pick(['a', 'x-', '1'])}${anchors.size}`;
  anchors.set(text, name);
  return { name, alias: false };
}

function flow(draw: Draw, value: unknown): string {
  if (typeof value === 'string') return draw.chance(50) && /^[a-z][\w/.-]*$/.test(value) ? value : JSON.stringify(value);
  if (value === null) return draw.pick(['null', '~', '', 'null']);
  if (typeof value !== 'object') return String(value);
  const space = draw.chance(80) ? ' ' : '';
  const end = draw.chance(8) ? ',' : '';
  if (Array.isArray(value)) return `[${value.map((item) => flow(draw, item)).join(`,${space}`)}${value.length > 0 ? end : ''}]`;
  if ('$plain' in value) return String(value.$plain);
  const fields = Object.entries(value).map(
    ([key, field]) => `${/^[a-z]{3,}$/i.test(key) && draw.chance(50) ? key : JSON.stringify(key)}: ${flow(draw, field)}`,
  );
  return `{${space === '' ? '' : space}${fields.join(', ')}${fields.length > 0 ? end : ''}${space}}`;
}

/** Adds odd texts where any text is valid, and annotations that kustomize itself uses. */
function withOddities(draw: Draw, key: string, value: unknown): unknown {
  if (!isObject(value) || '$plain' in value) return value;
  if (key === 'data' || key === 'annotations') {
    const texts = draw.chance(40) ? draw.some(ODD_TEXTS, 1 + draw.below(3)) : [];
    const own = key === 'annotations' && draw.chance(20) ? draw.some(OWN_ANNOTATIONS, 1 + draw.below(2)) : [];
    return {
      ...value,
      ...Object.fromEntries(texts.map((text, index) => [`text-${index}`, text])),
      ...Object.fromEntries(own.map((name) => [name, draw.pick(['1', 'true', 'a.yaml', 'web,other', 'merge'])])),
    };
  }
  if (key === 'metadata' && value.annotations === undefined && draw.chance(25))
    return { ...value, annotations: { note: draw.pick(ODD_TEXTS) } };
  return value;
}

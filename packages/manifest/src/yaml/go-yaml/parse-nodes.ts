import { peekToken, takeToken } from './scanner.ts';
import { type Scanner, startScanner } from './scanner-state.ts';
import { type GoYaml, type Mark, refuseToken, type ScalarStyle, type Token, type TokenKind, YamlRefusal } from './yaml-token.ts';

/** A node of a document, with the offset in the text at which its anchor, tag or content starts; -1 for a node without text. */
export type YamlNode = ScalarNode | CollectionNode | AliasNode;

/** A scalar with its unescaped text. */
export interface ScalarNode extends NodeProperties {
  readonly kind: 'scalar';
  readonly value: string;
  readonly style: ScalarStyle;
  /** Offset of the text without its anchor and tag; -1 for an empty node. */
  readonly at: number;
}

/** A list, or a map as alternating keys and values. */
export interface CollectionNode extends NodeProperties {
  readonly kind: 'list' | 'map';
  readonly flow: boolean;
  readonly content: YamlNode[];
}

/** A reference to a node; `node` is undefined when no earlier node has the anchor. */
export interface AliasNode {
  readonly kind: 'alias';
  readonly name: string;
  readonly node: YamlNode | undefined;
  readonly start: number;
}

interface NodeProperties {
  /** The resolved tag: `tag:yaml.org,2002:str`, `!local`, or `!` for a value that is a string. Empty without a tag. */
  readonly tag: string;
  readonly anchored: boolean;
  readonly start: number;
}

/**
 * Parses the first document of `text` as go-yaml does. Returns undefined when there is no document. Throws a `YamlRefusal`, also for an
 * unknown alias.
 */
export function parseNodes(text: string, version: GoYaml): YamlNode | undefined {
  const parser = startParser(text, { version, deepest: Number.POSITIVE_INFINITY, refuseAliases: true });
  const root = parseDocument(parser);
  peekToken(parser.scanner);
  return root;
}

/**
 * Parses the documents of a text as go-yaml v3 does, one after the other. Throws a `YamlRefusal` where go-yaml does, and where collections
 * are deeper than `deepest`.
 */
export function* parseStream(text: string, deepest: number): Iterable<YamlNode> {
  const parser = startParser(text, { version: 'v3', deepest, refuseAliases: false });
  for (let root = parseDocument(parser); root !== undefined; root = parseDocument(parser)) {
    const end = peekToken(parser.scanner);
    yield root;
    if (end.kind === 'document end') takeToken(parser.scanner);
  }
}

interface Parser extends ParserOptions {
  readonly scanner: Scanner;
  readonly anchors: Map<string, YamlNode>;
  readonly handles: Map<string, string>;
  documents: number;
  depth: number;
  /** The start of the innermost collection. */
  open: Mark | undefined;
}

interface ParserOptions {
  readonly version: GoYaml;
  /** Maximum depth of collections. */
  readonly deepest: number;
  readonly refuseAliases: boolean;
}

const startParser = (text: string, options: ParserOptions): Parser => ({
  ...options,
  scanner: startScanner(text, options.version),
  anchors: new Map(),
  handles: new Map(),
  documents: 0,
  depth: 0,
  open: undefined,
});

function parseDocument(parser: Parser): YamlNode | undefined {
  const { scanner } = parser;
  const isFirst = parser.documents++ === 0;
  if (!isFirst) while (peekToken(scanner).kind === 'document end') takeToken(scanner);
  const { kind } = peekToken(scanner);
  if (kind === 'stream end') return undefined;
  parser.anchors.clear();
  parser.handles.clear();
  const explicit = !isFirst || DOCUMENT_START.has(kind);
  readDirectives(parser);
  if (explicit) {
    const start = takeToken(scanner);
    if (start.kind !== 'document start') refuseToken(parser.version, start, 'did not find expected <document start>');
  }
  return explicit && DOCUMENT_END.has(peekToken(scanner).kind) ? EMPTY : parseNode(parser, BLOCK);
}

const DOCUMENT_START: ReadonlySet<TokenKind> = new Set(['version directive', 'tag directive', 'document start']);
const DOCUMENT_END: ReadonlySet<TokenKind> = new Set([...DOCUMENT_START, 'document end', 'stream end']);

const EMPTY: YamlNode = { kind: 'scalar', value: '', tag: '', style: 'plain', anchored: false, start: -1, at: -1 };

function readDirectives(parser: Parser): void {
  let version = false;
  for (let token = peekToken(parser.scanner); ; token = peekToken(parser.scanner)) {
    if (token.kind === 'version directive') {
      if (version) refuseToken(parser.version, token, 'found duplicate %YAML directive');
      if (token.value !== '1.1') refuseToken(parser.version, token, 'found incompatible YAML document');
      version = true;
    } else if (token.kind === 'tag directive') {
      if (parser.handles.has(token.value)) refuseToken(parser.version, token, 'found duplicate %TAG directive');
      parser.handles.set(token.value, token.suffix);
    } else break;
    takeToken(parser.scanner);
  }
  for (const [handle, prefix] of DEFAULT_HANDLES) if (!parser.handles.has(handle)) parser.handles.set(handle, prefix);
}

const DEFAULT_HANDLES = [
  ['!', '!'],
  ['!!', 'tag:yaml.org,2002:'],
] as const;

/** The context of a node: whether blocks are allowed, and lists that are not indented. */
interface Context {
  readonly block: boolean;
  readonly unindentedList: boolean;
}

const BLOCK: Context = { block: true, unindentedList: false };
const BELOW_KEY: Context = { block: true, unindentedList: true };
const FLOW: Context = { block: false, unindentedList: false };

function parseNode(parser: Parser, context: Context): YamlNode {
  const { scanner } = parser;
  const start = peekToken(scanner);
  if (start.kind === 'scalar') {
    takeToken(scanner);
    return { kind: 'scalar', value: start.value, tag: '', style: start.style, anchored: false, start: start.start, at: start.start };
  }
  if (start.kind === 'alias') {
    takeToken(scanner);
    const node = parser.anchors.get(start.value);
    if (node === undefined && parser.refuseAliases) throw new YamlRefusal(`unknown anchor '${start.value}' referenced`, start.start);
    return { kind: 'alias', name: start.value, node, start: start.start };
  }
  return start.kind === 'anchor' || start.kind === 'tag'
    ? parseContent(parser, context, readProperties(parser, start))
    : parseContent(parser, context, { anchor: undefined, tag: '', start });
}

interface Properties {
  readonly anchor: string | undefined;
  readonly tag: string;
  /** The first token of the node. */
  readonly start: Token;
}

function parseContent(parser: Parser, context: Context, properties: Properties): YamlNode {
  const { scanner } = parser;
  const token = peekToken(scanner);
  const { kind } = token;
  if (context.unindentedList && kind === '-') return collection(parser, properties, token, UNINDENTED_LIST);
  switch (kind) {
    case 'scalar':
      takeToken(scanner);
      return scalar(parser, properties, token.value, token.style, token.start);
    case '[':
      return collection(parser, properties, token, FLOW_LIST);
    case '{':
      return collection(parser, properties, token, FLOW_MAP);
    case 'list start':
      if (context.block) return collection(parser, properties, token, BLOCK_LIST);
      break;
    case 'map start':
      if (context.block) return collection(parser, properties, token, BLOCK_MAP);
      break;
  }
  if (token === properties.start) refuseToken(parser.version, token, 'did not find expected node content', properties.start, parser.open);
  return scalar(parser, properties, '', 'plain', -1);
}

function scalar(parser: Parser, { anchor, tag, start }: Properties, value: string, style: ScalarStyle, at: number): YamlNode {
  const node: YamlNode = { kind: 'scalar', value, tag, style, anchored: anchor !== undefined, start: start.start, at };
  if (anchor !== undefined) parser.anchors.set(anchor, node);
  return node;
}

/** The syntax of a kind of collection. */
interface Form {
  readonly kind: 'list' | 'map';
  readonly flow: boolean;
  /** Reads the content, from its first token. */
  readonly read: (parser: Parser, content: YamlNode[], start: Token) => void;
}

function collection(parser: Parser, { anchor, tag, start }: Properties, token: Token, { kind, flow, read }: Form): YamlNode {
  if (parser.depth >= parser.deepest) throw new YamlRefusal(TOO_DEEP, token.start);
  const content: YamlNode[] = [];
  const node: YamlNode = { kind, tag, flow, content, anchored: anchor !== undefined, start: start.start };
  if (anchor !== undefined) parser.anchors.set(anchor, node);
  const around = parser.open;
  parser.open = token;
  parser.depth++;
  read(parser, content, token);
  parser.depth--;
  parser.open = around;
  return node;
}

/** The problem of a document that is nested more deeply than its reader allows. */
export const TOO_DEEP = 'maps and lists are nested too deeply';

/** Reads an anchor and a tag, in either order. */
function readProperties(parser: Parser, start: Token): Properties {
  const { scanner } = parser;
  let anchor: string | undefined;
  let tag: Token | undefined;
  for (let token = start; ; token = peekToken(scanner)) {
    if (token.kind === 'anchor' && anchor === undefined) anchor = token.value;
    else if (token.kind === 'tag' && tag === undefined) tag = token;
    else break;
    takeToken(scanner);
  }
  if (tag === undefined) return { anchor, tag: '', start };
  const prefix = tag.value === '' ? '' : parser.handles.get(tag.value);
  if (prefix === undefined) refuseToken(parser.version, tag, 'found undefined tag handle', start);
  return { anchor, tag: prefix + tag.suffix, start };
}

function blockList(parser: Parser, content: YamlNode[], start: Mark): void {
  const { scanner } = parser;
  takeToken(scanner);
  for (;;) {
    const token = takeToken(scanner);
    if (token.kind === 'block end') return;
    if (token.kind !== '-') refuseToken(parser.version, token, "did not find expected '-' indicator", start);
    const { kind } = peekToken(scanner);
    content.push(kind === '-' || kind === 'block end' ? EMPTY : parseNode(parser, BLOCK));
  }
}

function unindentedList(parser: Parser, content: YamlNode[]): void {
  const { scanner } = parser;
  while (peekToken(scanner).kind === '-') {
    takeToken(scanner);
    const { kind } = peekToken(scanner);
    content.push(kind === '-' || endsPair(kind) ? EMPTY : parseNode(parser, BLOCK));
  }
}

const endsPair = (kind: TokenKind): boolean => kind === 'key' || kind === 'value' || kind === 'block end';

function blockMap(parser: Parser, content: YamlNode[], start: Mark): void {
  const { scanner } = parser;
  takeToken(scanner);
  for (;;) {
    const token = takeToken(scanner);
    if (token.kind === 'block end') return;
    if (token.kind !== 'key') refuseToken(parser.version, token, 'did not find expected key', start);
    content.push(endsPair(peekToken(scanner).kind) ? EMPTY : parseNode(parser, BELOW_KEY));
    if (peekToken(scanner).kind !== 'value') {
      content.push(EMPTY);
      continue;
    }
    takeToken(scanner);
    content.push(endsPair(peekToken(scanner).kind) ? EMPTY : parseNode(parser, BELOW_KEY));
  }
}

function flowList(parser: Parser, content: YamlNode[], start: Mark): void {
  const { scanner } = parser;
  takeToken(scanner);
  for (let first = true; peekToken(scanner).kind !== ']'; first = false) {
    if (!first) readComma(parser, "did not find expected ',' or ']'", start);
    const token = peekToken(scanner);
    if (token.kind === ']') break;
    content.push(token.kind === 'key' ? pairInList(parser, token) : parseNode(parser, FLOW));
  }
  takeToken(scanner);
}

/** Parses `[a: b]`, which is a list of a map. */
const pairInList = (parser: Parser, token: Token): YamlNode =>
  collection(parser, { anchor: undefined, tag: '', start: token }, token, PAIR_IN_LIST);

function flowMap(parser: Parser, content: YamlNode[], start: Mark): void {
  const { scanner } = parser;
  takeToken(scanner);
  for (let first = true; peekToken(scanner).kind !== '}'; first = false) {
    if (!first) readComma(parser, "did not find expected ',' or '}'", start);
    const { kind } = peekToken(scanner);
    if (kind === '}') break;
    if (kind === 'key') {
      takeToken(scanner);
      flowPair(parser, content, '}', peekToken(scanner).kind);
    } else content.push(parseNode(parser, FLOW), EMPTY);
  }
  takeToken(scanner);
}

function readComma(parser: Parser, problem: string, start: Mark): void {
  const { scanner } = parser;
  const token = peekToken(scanner);
  if (token.kind !== ',') refuseToken(parser.version, token, problem, start);
  takeToken(scanner);
}

/** Reads a pair after the key indicator `?`; a token of `kind` follows. */
function flowPair(parser: Parser, content: YamlNode[], end: ']' | '}', kind: TokenKind): void {
  const { scanner } = parser;
  const ends = (next: TokenKind): boolean => next === ',' || next === end;
  content.push(kind === 'value' || ends(kind) ? EMPTY : parseNode(parser, FLOW));
  if (peekToken(scanner).kind !== 'value') {
    content.push(EMPTY);
    return;
  }
  takeToken(scanner);
  content.push(ends(peekToken(scanner).kind) ? EMPTY : parseNode(parser, FLOW));
}

/** Returns whether a document has too many nodes from aliases: more than 99 % of a small document, falling to 10 % of a large one. */
export function exceedsAliasLimit({ nodes, aliased }: { readonly nodes: number; readonly aliased: number }): boolean {
  if (aliased <= 100 || nodes <= 1000) return false;
  const allowed = nodes <= 400_000 ? 0.99 : nodes >= 4_000_000 ? 0.1 : 0.99 - 0.89 * ((nodes - 400_000) / 3_600_000);
  return aliased / nodes > allowed;
}

const BLOCK_LIST: Form = { kind: 'list', flow: false, read: blockList };
const UNINDENTED_LIST: Form = { kind: 'list', flow: false, read: unindentedList };
const BLOCK_MAP: Form = { kind: 'map', flow: false, read: blockMap };
const FLOW_LIST: Form = { kind: 'list', flow: true, read: flowList };
const FLOW_MAP: Form = { kind: 'map', flow: true, read: flowMap };
const PAIR_IN_LIST: Form = {
  kind: 'map',
  flow: true,
  read(parser, content) {
    takeToken(parser.scanner);
    const { kind } = peekToken(parser.scanner);
    // go-yaml ignores the token after an empty key.
    if (kind === 'value' || kind === ',' || kind === ']') takeToken(parser.scanner);
    flowPair(parser, content, ']', kind);
  },
};

import { peekToken, takeToken } from './scanner.ts';
import { type Scanner, startScanner } from './scanner-state.ts';
import { refuseToken, type Token, type TokenKind, YamlRefusal } from './yaml-token.ts';

/** A node of a document; an alias is the node that it names. */
export type YamlNode =
  | {
      readonly kind: 'scalar';
      readonly value: string;
      readonly tag: string;
      readonly plain: boolean;
      readonly style: 'plain' | 'quoted' | 'folded';
    }
  | { readonly kind: 'list'; readonly tag: string; readonly flow: boolean; readonly items: YamlNode[] }
  | { readonly kind: 'map'; readonly tag: string; readonly flow: boolean; readonly pairs: (readonly [YamlNode, YamlNode])[] }
  | { readonly kind: 'alias'; readonly name: string; readonly node: YamlNode };

/** The first document of `text`, as go-yaml parses it; undefined when there is none. Throws a `YamlRefusal`. */
export function parseNodes(text: string): YamlNode | undefined {
  const parser: Parser = { scanner: startScanner(text), anchors: new Map(), handles: new Map() };
  if (peekToken(parser.scanner).kind === 'stream end') return undefined;
  const explicit = DOCUMENT_START.has(peekToken(parser.scanner).kind);
  readDirectives(parser);
  if (explicit) {
    const start = takeToken(parser.scanner);
    if (start.kind !== 'document start') refuseToken(start.line, 'did not find expected <document start>');
  }
  const root = explicit && DOCUMENT_END.has(peekToken(parser.scanner).kind) ? EMPTY : parseNode(parser, BLOCK);
  peekToken(parser.scanner);
  return root;
}

interface Parser {
  readonly scanner: Scanner;
  readonly anchors: Map<string, YamlNode>;
  readonly handles: Map<string, string>;
}

const DOCUMENT_START: ReadonlySet<TokenKind> = new Set(['version directive', 'tag directive', 'document start']);
const DOCUMENT_END: ReadonlySet<TokenKind> = new Set([...DOCUMENT_START, 'document end', 'stream end']);

const EMPTY: YamlNode = { kind: 'scalar', value: '', tag: '', plain: true, style: 'plain' };

function readDirectives(parser: Parser): void {
  let version = false;
  for (let token = peekToken(parser.scanner); ; token = peekToken(parser.scanner)) {
    if (token.kind === 'version directive') {
      if (version) refuseToken(token.line, 'found duplicate %YAML directive');
      if (token.value !== '1.1') refuseToken(token.line, 'found incompatible YAML document');
      version = true;
    } else if (token.kind === 'tag directive') {
      if (parser.handles.has(token.value)) refuseToken(token.line, 'found duplicate %TAG directive');
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

/** Where a node stands: whether blocks may be there, and lists that are not indented. */
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
  if (start.kind === 'alias') {
    takeToken(scanner);
    const node = parser.anchors.get(start.value);
    if (node === undefined) throw new YamlRefusal(`unknown anchor '${start.value}' referenced`);
    return { kind: 'alias', name: start.value, node };
  }
  const { anchor, tag, found } = readProperties(parser, start);
  const token = peekToken(scanner);
  const remember = <N extends YamlNode>(node: N): N => {
    if (anchor !== undefined) parser.anchors.set(anchor, node);
    return node;
  };
  if (context.unindentedList && token.kind === '-') return unindentedList(parser, remember({ kind: 'list', tag, flow: false, items: [] }));
  switch (token.kind) {
    case 'scalar':
      takeToken(scanner);
      return remember({ kind: 'scalar', value: token.value, tag, plain: tag === '' ? token.plain : tag === '!', style: styleOf(token) });
    case '[':
      return flowList(parser, remember({ kind: 'list', tag, flow: true, items: [] }));
    case '{':
      return flowMap(parser, remember({ kind: 'map', tag, flow: true, pairs: [] }));
    case 'list start':
      if (context.block) return blockList(parser, remember({ kind: 'list', tag, flow: false, items: [] }));
      break;
    case 'map start':
      if (context.block) return blockMap(parser, remember({ kind: 'map', tag, flow: false, pairs: [] }));
      break;
  }
  if (!found) refuseToken(token.line, 'did not find expected node content', start.line);
  return remember({ kind: 'scalar', value: '', tag, plain: tag === '', style: 'plain' });
}

const styleOf = ({ plain, folded = false }: Token): 'plain' | 'quoted' | 'folded' => (plain ? 'plain' : folded ? 'folded' : 'quoted');

interface Properties {
  readonly anchor: string | undefined;
  readonly tag: string;
  readonly found: boolean;
}

/** An anchor and a tag, in either order. */
function readProperties(parser: Parser, start: Token): Properties {
  const { scanner } = parser;
  let anchor: string | undefined;
  let tag: Token | undefined;
  for (let token = peekToken(scanner); ; token = peekToken(scanner)) {
    if (token.kind === 'anchor' && anchor === undefined) anchor = token.value;
    else if (token.kind === 'tag' && tag === undefined) tag = token;
    else break;
    takeToken(scanner);
  }
  if (tag === undefined) return { anchor, tag: '', found: anchor !== undefined };
  const prefix = tag.value === '' ? '' : parser.handles.get(tag.value);
  if (prefix === undefined) refuseToken(tag.line, 'found undefined tag handle', start.line);
  return { anchor, tag: prefix + tag.suffix, found: true };
}

type ListNode = Extract<YamlNode, { kind: 'list' }>;
type MapNode = Extract<YamlNode, { kind: 'map' }>;

function blockList(parser: Parser, list: ListNode): ListNode {
  const { scanner } = parser;
  const start = takeToken(scanner);
  for (;;) {
    const token = takeToken(scanner);
    if (token.kind === 'block end') return list;
    if (token.kind !== '-') refuseToken(token.line, "did not find expected '-' indicator", start.line);
    const { kind } = peekToken(scanner);
    list.items.push(kind === '-' || kind === 'block end' ? EMPTY : parseNode(parser, BLOCK));
  }
}

function unindentedList(parser: Parser, list: ListNode): ListNode {
  const { scanner } = parser;
  while (peekToken(scanner).kind === '-') {
    takeToken(scanner);
    const { kind } = peekToken(scanner);
    list.items.push(kind === '-' || ENDS_PAIR.has(kind) ? EMPTY : parseNode(parser, BLOCK));
  }
  return list;
}

const ENDS_PAIR: ReadonlySet<TokenKind> = new Set(['key', 'value', 'block end']);

function blockMap(parser: Parser, map: MapNode): MapNode {
  const { scanner } = parser;
  const start = takeToken(scanner);
  const nodeOrEmpty = (): YamlNode => (ENDS_PAIR.has(peekToken(scanner).kind) ? EMPTY : parseNode(parser, BELOW_KEY));
  for (;;) {
    const token = takeToken(scanner);
    if (token.kind === 'block end') return map;
    if (token.kind !== 'key') refuseToken(token.line, 'did not find expected key', start.line);
    const key = nodeOrEmpty();
    let value = EMPTY;
    if (peekToken(scanner).kind === 'value') {
      takeToken(scanner);
      value = nodeOrEmpty();
    }
    map.pairs.push([key, value]);
  }
}

function flowList(parser: Parser, list: ListNode): ListNode {
  const { scanner } = parser;
  const start = takeToken(scanner);
  for (let first = true; ; first = false) {
    if (peekToken(scanner).kind === ']') break;
    if (!first) readComma(scanner, "did not find expected ',' or ']'", start);
    const { kind } = peekToken(scanner);
    if (kind === ']') break;
    if (kind === 'key') {
      takeToken(scanner);
      list.items.push({ kind: 'map', tag: '', flow: true, pairs: [flowPair(parser, ']')] });
    } else list.items.push(parseNode(parser, FLOW));
  }
  takeToken(scanner);
  return list;
}

function flowMap(parser: Parser, map: MapNode): MapNode {
  const { scanner } = parser;
  const start = takeToken(scanner);
  for (let first = true; ; first = false) {
    if (peekToken(scanner).kind === '}') break;
    if (!first) readComma(scanner, "did not find expected ',' or '}'", start);
    const { kind } = peekToken(scanner);
    if (kind === '}') break;
    if (kind === 'key') {
      takeToken(scanner);
      map.pairs.push(flowPair(parser, '}'));
    } else map.pairs.push([parseNode(parser, FLOW), EMPTY]);
  }
  takeToken(scanner);
  return map;
}

function readComma(scanner: Scanner, problem: string, start: Token): void {
  const token = peekToken(scanner);
  if (token.kind !== ',') refuseToken(token.line, problem, start.line);
  takeToken(scanner);
}

/** Behind the key indicator. */
function flowPair(parser: Parser, end: ']' | '}'): readonly [YamlNode, YamlNode] {
  const { scanner } = parser;
  const ends = (kind: TokenKind): boolean => kind === ',' || kind === end;
  const { kind } = peekToken(scanner);
  const key = kind === 'value' || ends(kind) ? EMPTY : parseNode(parser, FLOW);
  if (peekToken(scanner).kind !== 'value') return [key, EMPTY];
  takeToken(scanner);
  return [key, ends(peekToken(scanner).kind) ? EMPTY : parseNode(parser, FLOW)];
}

import {
  type AliasEvent,
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  type MappingEvent,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
  YAMLException,
} from 'js-yaml';
import { refusal } from '../refusal.ts';
import { completeMap } from './merge-keys.ts';
import { parseLeniently } from './parse-leniently.ts';
import { quickNodes } from './quick-nodes.ts';
import { scalarTag } from './scalar-tag.ts';
import { copyNode, FLOW, FOLDED, makeNode, makeScalar, PLAIN, QUOTED, TAGGED, type YamlNode } from './yaml-node.ts';

/**
 * The first document of `text` as nodes, aliases and merge keys written out; undefined when there is none. Text that is
 * not YAML is refused with `malformed-yaml`, a document that aliases make enormous with `alias-bomb`.
 */
export function parseDocument(text: string): YamlNode | undefined {
  const source = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return (source.includes('\\') && PECULIAR.test(source) ? undefined : quickNodes(source)) ?? parseWhole(source);
}

/** The same, slowly: the parser that takes every text is asked at once. Tests hold `parseDocument` to its answers. */
export function parseWhole(source: string): YamlNode | undefined {
  if (FORBIDDEN.test(source)) throw refusal('malformed-yaml', 'control characters are not allowed');
  const events = PECULIAR.test(source) ? undefined : eventsOf(source);
  if (events === undefined) return parseLeniently(source, MOST_NODES);
  if (events[0]?.type !== EVENT_ID.DOCUMENT) return undefined;
  const reading: Reading = { source, events, cursor: 1, anchors: new Map(), nodes: 0 };
  return readNode(reading);
}

/** Deeper than any object, shallow enough for every function that walks nodes. */
const DEEPEST = 200;
/** Nodes of one document with its aliases written out. */
const MOST_NODES = 2_000_000;

/** What go-yaml reads nowhere. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;

/** What go-yaml reads in another way: escapes of slashes and of halves of characters, and line ends of YAML 1.1. */
const PECULIAR = /\\\/|\\u[dD][89a-fA-F]|[\u0085\u2028\u2029]/;

/** Undefined for what this parser refuses. */
function eventsOf(source: string): readonly Event[] | undefined {
  try {
    return parseEvents(source, { maxDepth: DEEPEST });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    if (error.reason.includes('maxDepth')) throw refusal('malformed-yaml', error.reason);
    return undefined;
  }
}

interface Reading {
  readonly source: string;
  readonly events: readonly Event[];
  cursor: number;
  readonly anchors: Map<string, { readonly node: YamlNode | undefined; readonly size: number }>;
  nodes: number;
}

function readNode(reading: Reading): YamlNode {
  const event = reading.events[reading.cursor++];
  reading.nodes++;
  switch (event?.type) {
    case EVENT_ID.SCALAR:
      return remember(reading, event, readScalar(reading, event), 1);
    case EVENT_ID.SEQUENCE:
      return readCollection(reading, event, makeNode('list', tagOf(reading, event) || '!!seq', '', flowOf(event), []));
    case EVENT_ID.MAPPING:
      return readCollection(reading, event, makeNode('map', tagOf(reading, event) || '!!map', '', flowOf(event), []));
    case EVENT_ID.ALIAS:
      return readAlias(reading, event);
    default:
      throw refusal('malformed-yaml', 'the document ends in its middle');
  }
}

const flowOf = ({ style }: SequenceEvent | MappingEvent): number => (style === COLLECTION_STYLE.FLOW ? FLOW : PLAIN);

function readScalar({ source }: Reading, event: ScalarEvent): YamlNode {
  const value = getScalarValue(source, event);
  const style = styleOf(event);
  if (event.style === SCALAR_STYLE.LITERAL_BLOCK || event.style === SCALAR_STYLE.FOLDED_BLOCK) refuseTab(source, event, value);
  const tag = event.tagStart < 0 ? '' : shortTag(source.slice(event.tagStart, event.tagEnd));
  if (tag !== '') return makeScalar(tag, value, TAGGED | style);
  return makeScalar(style === PLAIN ? scalarTag(value) : '!!str', value, style);
}

/** A tab cannot tell how far a block is indented; where a number says it, it is text. */
function refuseTab(source: string, event: ScalarEvent, value: string): void {
  if (!/^\n*\t/.test(value)) return;
  const header = source.slice(0, event.valueStart).trimEnd().split('\n').at(-1) ?? '';
  if (!/[|>][-+]?[1-9]/.test(header)) throw refusal('malformed-yaml', 'a block begins with a tab');
}

function styleOf({ style }: ScalarEvent): number {
  if (style === SCALAR_STYLE.PLAIN) return PLAIN;
  return style === SCALAR_STYLE.FOLDED_BLOCK ? QUOTED | FOLDED : QUOTED;
}

interface Properties {
  readonly anchorStart: number;
  readonly anchorEnd: number;
  readonly tagStart: number;
  readonly tagEnd: number;
}

const tagOf = ({ source }: Reading, event: Properties): string =>
  event.tagStart < 0 ? '' : shortTag(source.slice(event.tagStart, event.tagEnd));

/** `!` means that a node has no tag of its own. */
const shortTag = (tag: string): string => (tag === '!' ? '' : tag.replace(/^!<(?:tag:yaml\.org,2002:)(.*)>$/, '!!$1'));

function readCollection(reading: Reading, event: Properties, node: YamlNode): YamlNode {
  const before = reading.nodes;
  remember(reading, event, undefined, 0);
  while (reading.events[reading.cursor]?.type !== EVENT_ID.POP) node.content.push(readNode(reading));
  reading.cursor++;
  if (node.kind === 'map') completeMap(node);
  return remember(reading, event, node, reading.nodes - before + 1);
}

function remember<Made extends YamlNode | undefined>(reading: Reading, event: Properties, node: Made, size: number): Made {
  if (event.anchorStart >= 0) reading.anchors.set(reading.source.slice(event.anchorStart, event.anchorEnd), { node, size });
  return node;
}

function readAlias(reading: Reading, event: AliasEvent): YamlNode {
  const name = reading.source.slice(event.anchorStart, event.anchorEnd);
  const anchor = reading.anchors.get(name);
  if (anchor?.node === undefined) {
    throw refusal('malformed-yaml', anchor ? `the value of anchor ${name} contains itself` : `there is no anchor ${name}`);
  }
  reading.nodes += anchor.size;
  if (reading.nodes > MOST_NODES) throw refusal('alias-bomb', `aliases such as ${name} make the document too large`);
  return copyNode(anchor.node);
}

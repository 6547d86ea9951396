import {
  type AliasEvent,
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  type MappingEvent,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
} from 'js-yaml';
import { constructScalar, tagText } from './construct-scalar.ts';
import { eventOffset } from './event-offset.ts';
import type { PointerSegment } from './json-pointer.ts';
import { resolveScalar } from './resolve-scalar.ts';
import { stableText } from './stable-text.ts';
import { DEEPEST, MERGE_KEY } from './unwritable.ts';
import type { YamlRuleId } from './yaml-rules.ts';

/** Something to report about a node; `offset` is where it starts in the source. */
export interface YamlProblem {
  readonly rule: YamlRuleId;
  readonly offset: number;
  readonly path: readonly PointerSegment[];
  readonly value: unknown;
}

/** A document made from `events[first]` (its DOCUMENT event) on. */
interface ConstructedDocument {
  readonly value: unknown;
  /** Nothing to go on with: only comments, or what no reader takes. */
  readonly absent: boolean;
  readonly problems: readonly YamlProblem[];
  /** Index of the event after the document. */
  readonly next: number;
}

/**
 * Makes plain values of one document's events, by the rules of Flux's readers: aliases and merge keys are resolved,
 * tags other than YAML's own scalars are dropped. Everything that Flux would refuse or change becomes a problem.
 */
export function constructDocument(source: string, events: readonly Event[], first: number): ConstructedDocument {
  const construction: Construction = {
    source,
    events,
    cursor: first + 1,
    path: [],
    problems: [],
    anchors: new Map(),
    nodes: 0,
    aliased: 0,
    deepest: 0,
    flow: 0,
    placed: { at: 0, offset: 0 },
  };
  const root = events[construction.cursor];
  const empty = root?.type === EVENT_ID.SCALAR && root.valueStart < 0 && root.tagStart < 0;
  const value = construct(construction);
  const { problems } = construction;
  const refused = problems.some(({ rule }) => rule === 'alias-bomb' || rule === 'yaml-syntax');
  return { value, absent: empty || refused, problems, next: construction.cursor + 1 };
}

interface Construction {
  readonly source: string;
  readonly events: readonly Event[];
  cursor: number;
  readonly path: PointerSegment[];
  readonly problems: YamlProblem[];
  readonly anchors: Map<string, Anchor>;
  /** Nodes of the document with every alias written out, and how many of them come from aliases. */
  nodes: number;
  aliased: number;
  /** Deepest level since it was last set: how deep the collection is that is being read, its aliases included. */
  deepest: number;
  /** How many brackets and braces are open. */
  flow: number;
  /** The event before which text was last looked for, and where that was. */
  readonly placed: { at: number; offset: number };
}

interface Anchor {
  readonly value: unknown;
  /** Nodes below it; undefined while it is being read, when an alias to it would contain itself. */
  readonly size: number | undefined;
  /** Levels of collections below it. */
  readonly depth: number;
}

type Fields = Record<string, unknown>;

function construct(state: Construction): unknown {
  const event = state.events[state.cursor++];
  switch (event?.type) {
    case EVENT_ID.SCALAR:
      state.nodes++;
      return remember(state, event, 1, 0, readScalar(state, event));
    case EVENT_ID.SEQUENCE:
      return constructCollection(state, event, constructItems);
    case EVENT_ID.MAPPING:
      return constructCollection(state, event, constructPairs);
    case EVENT_ID.ALIAS:
      return constructAlias(state, event);
    default:
      throw new Error('the YAML parser ended in the middle of a document');
  }
}

function readScalar(state: Construction, event: ScalarEvent): unknown {
  return constructScalar(state.source, event, state.flow > 0, (rule, offset, value) => report(state, rule, offset, value));
}

function constructCollection(
  state: Construction,
  event: SequenceEvent | MappingEvent,
  contents: (state: Construction) => unknown,
): unknown {
  const before = state.nodes++;
  checkTag(state, event);
  remember(state, event, undefined, 0, undefined);
  const around = state.deepest;
  const level = state.path.length + 1;
  state.deepest = level;
  const inFlow = event.style === COLLECTION_STYLE.FLOW ? 1 : 0;
  state.flow += inFlow;
  const value = contents(state);
  state.flow -= inFlow;
  state.cursor++;
  const depth = state.deepest - level + 1;
  state.deepest = Math.max(around, state.deepest);
  return remember(state, event, state.nodes - before, depth, value);
}

function constructItems(state: Construction): unknown[] {
  const items: unknown[] = [];
  while (state.events[state.cursor]?.type !== EVENT_ID.POP) {
    state.path.push(items.length);
    items.push(construct(state));
    state.path.pop();
  }
  return items;
}

function constructPairs(state: Construction): Fields {
  const map: Fields = {};
  let merges: Fields[] | undefined;
  for (let event = state.events[state.cursor]; event && event.type !== EVENT_ID.POP; event = state.events[state.cursor]) {
    const offset = eventOffset(event, state.source);
    const merge = isMergeKey(state, event);
    const key = constructKey(state, event);
    state.path.push(key);
    const value = construct(state);
    if (merge) {
      report(state, 'merge-key', offset, key);
      merges = mergeSources(state, offset, value);
    } else {
      if (Object.hasOwn(map, key)) report(state, 'duplicate-key', offset, key);
      if (key === MERGE_KEY) report(state, 'dropped-key', offset, key);
      else setField(map, key, value);
    }
    state.path.pop();
  }
  // What is written wins over what is merged, wherever `<<` stands; of several sources the first wins.
  for (const source of merges ?? []) for (const key of Object.keys(source)) if (!Object.hasOwn(map, key)) setField(map, key, source[key]);
  return map;
}

function constructKey(state: Construction, event: Event): string {
  const start = eventOffset(event, state.source);
  if (event.type === EVENT_ID.SCALAR && event.style === SCALAR_STYLE.PLAIN && event.tagStart < 0) return plainKey(state, event, start);
  const key = constructNamed(state, event);
  return typeof key === 'string' ? key : notText(state, start, shortText(key));
}

/** A key that is a map of such keys would double its escapes at each level. */
const shortText = (key: unknown): string => {
  const text = stableText(key);
  return text.length <= LONGEST_KEY ? text : `${text.slice(0, LONGEST_KEY)}...`;
};

const LONGEST_KEY = 200;

/** What is wrong with a key is told at its field, not at the map around it. */
function constructNamed(state: Construction, event: Event): unknown {
  if (event.type !== EVENT_ID.SCALAR) return construct(state);
  state.path.push(getScalarValue(state.source, event));
  const key = construct(state);
  state.path.pop();
  return key;
}

/** Most keys. One that would be retyped as a value, a date included, is no text to go-yaml. */
function plainKey(state: Construction, event: ScalarEvent, start: number): string {
  state.cursor++;
  state.nodes++;
  const written = getScalarValue(state.source, event);
  remember(state, event, 1, 0, written);
  return resolveScalar(written) === written ? written : notText(state, start, written);
}

function notText(state: Construction, start: number, written: string): string {
  state.path.push(written);
  report(state, 'non-string-key', start, written);
  state.path.pop();
  return written;
}

const isMergeKey = (state: Construction, event: Event): boolean =>
  event.type === EVENT_ID.SCALAR &&
  event.style === SCALAR_STYLE.PLAIN &&
  event.tagStart < 0 &&
  event.valueEnd - event.valueStart === 2 &&
  state.source.startsWith(MERGE_KEY, event.valueStart);

function mergeSources(state: Construction, offset: number, value: unknown): Fields[] {
  const sources = Array.isArray(value) ? value : [value];
  const maps = sources.filter((source): source is Fields => typeof source === 'object' && source !== null && !Array.isArray(source));
  if (maps.length < sources.length) report(state, 'yaml-syntax', offset, 'a merge key takes a map or a list of maps');
  return maps;
}

/** `__proto__` is a key like any other: plain assignment would change the prototype instead. */
function setField(map: Fields, key: string, value: unknown): void {
  if (key === '__proto__') Object.defineProperty(map, key, { value, writable: true, enumerable: true, configurable: true });
  else map[key] = value;
}

function checkTag(state: Construction, event: SequenceEvent | MappingEvent): void {
  const tag = tagText(state.source, event);
  if (tag !== '' && tag !== '!' && tag !== (event.type === EVENT_ID.SEQUENCE ? '!!seq' : '!!map')) {
    report(state, 'unknown-tag', eventOffset(event, state.source), tag);
  }
}

function constructAlias(state: Construction, event: AliasEvent): unknown {
  const name = state.source.slice(event.anchorStart, event.anchorEnd);
  const anchor = state.anchors.get(name);
  if (anchor?.size === undefined) {
    report(
      state,
      'yaml-syntax',
      event.anchorStart - 1,
      anchor ? `the value of anchor ${name} contains itself` : `there is no anchor ${name}`,
    );
    return null;
  }
  state.nodes += anchor.size;
  state.aliased += anchor.size;
  const deepest = state.path.length + anchor.depth;
  if (deepest > DEEPEST) {
    if (!state.problems.some(({ rule }) => rule === 'too-deep')) report(state, 'too-deep', event.anchorStart - 1, name);
    return null;
  }
  state.deepest = Math.max(state.deepest, deepest);
  if (!isExcessive(state)) return anchor.value;
  if (!state.problems.some(({ rule }) => rule === 'alias-bomb')) report(state, 'alias-bomb', event.anchorStart - 1, name);
  return null;
}

/** go-yaml's own limit: the share of nodes that may come from aliases falls from 99% to 10% as the document grows. */
function isExcessive({ nodes, aliased }: Construction): boolean {
  if (aliased <= 100 || nodes <= 1000) return false;
  const share = nodes <= 400_000 ? 0.99 : nodes >= 4_000_000 ? 0.1 : 0.99 - (0.89 * (nodes - 400_000)) / 3_600_000;
  return aliased / nodes > share;
}

function remember<T>(
  state: Construction,
  event: ScalarEvent | SequenceEvent | MappingEvent,
  size: number | undefined,
  depth: number,
  value: T,
): T {
  if (event.anchorStart >= 0) state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), { value, size, depth });
  return value;
}

const report = (state: Construction, rule: YamlRuleId, offset: number, value: unknown): void => {
  // Nobody reads more of one document, and the rest of it is read all the same.
  const { length } = state.problems;
  if (length === MOST_PROBLEMS) {
    state.problems.push({
      rule: 'too-many-documents',
      offset: Math.max(0, offset),
      path: [],
      value: `${MOST_PROBLEMS} mistakes in one document`,
    });
  }
  if (length < MOST_PROBLEMS || STOPPING.has(rule))
    state.problems.push({ rule, offset: offset < 0 ? offsetBefore(state) : offset, path: [...state.path], value });
};

const MOST_PROBLEMS = 2000;

/** Without these a document would be taken for a good one. */
const STOPPING: ReadonlySet<YamlRuleId> = new Set(['alias-bomb', 'too-deep']);

/** Where the nearest text before is, for a node that has none of its own: the empty key of `: a`. */
function offsetBefore({ events, source, cursor, placed }: Construction): number {
  let found = placed.offset;
  for (let at = cursor - 1; at >= placed.at; at--) {
    const event = events[at];
    const offset = event === undefined ? -1 : eventOffset(event, source);
    if (offset < 0) continue;
    found = offset;
    break;
  }
  placed.at = cursor;
  placed.offset = found;
  return found;
}

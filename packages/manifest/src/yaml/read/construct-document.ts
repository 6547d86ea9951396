import { setKey } from '../../objects/fields.ts';
import type { PointerSegment } from '../../objects/json-pointer.ts';
import { type AliasNode, type CollectionNode, exceedsAliasLimit, type ScalarNode, type YamlNode } from '../go-yaml/parse-nodes.ts';
import { resolveScalar } from '../scalars/resolve-scalar.ts';
import { MAX_DEPTH, MERGE_KEY } from '../write/unwritable.ts';
import { constructScalar, MERGE_TAG, shortTag } from './construct-scalar.ts';
import { stableText } from './stable-text.ts';
import type { YamlRuleId } from './yaml-rules.ts';

/** A problem of a node; `offset` is the start of the node in the source. */
export interface YamlProblem {
  readonly rule: YamlRuleId;
  readonly offset: number;
  readonly path: readonly PointerSegment[];
  readonly value: unknown;
}

/** A document as a plain value. */
interface ConstructedDocument {
  readonly value: unknown;
  /** Whether the document has no usable value: it has only comments, or every reader rejects it. */
  readonly absent: boolean;
  readonly problems: readonly YamlProblem[];
}

/**
 * Creates a plain value from the nodes of one document, as Flux's readers do. Resolves aliases and merge keys, and drops tags other than
 * those of YAML's own scalars. Reports a problem for each value that Flux would reject or change.
 */
export function constructDocument(root: YamlNode): ConstructedDocument {
  const construction: Construction = {
    path: [],
    problems: [],
    anchors: new Map(),
    nodes: 0,
    aliased: 0,
    deepest: 0,
    flow: 0,
    before: 0,
  };
  const empty = root.kind === 'scalar' && root.at < 0 && root.tag === '';
  const value = construct(construction, root);
  const { problems } = construction;
  const refused = problems.some(({ rule }) => rule === 'alias-bomb' || rule === 'yaml-syntax');
  return { value, absent: empty || refused, problems };
}

interface Construction {
  readonly path: PointerSegment[];
  readonly problems: YamlProblem[];
  readonly anchors: Map<YamlNode, Anchor>;
  /** Number of nodes after the expansion of all aliases, and how many of them come from aliases. */
  nodes: number;
  aliased: number;
  /** Deepest level since the last reset: the depth of the collection that is being read, including its aliases. */
  deepest: number;
  /** Number of open brackets and braces. */
  flow: number;
  /** Start of the last node with a text. */
  before: number;
}

interface Anchor {
  readonly value: unknown;
  /** Number of nodes below it. Undefined while it is being read: an alias to it would then contain itself. */
  readonly size: number | undefined;
  /** Number of levels of collections below it. */
  readonly depth: number;
}

type Fields = Record<string, unknown>;

function construct(state: Construction, node: YamlNode): unknown {
  if (node.start >= 0) state.before = node.start;
  switch (node.kind) {
    case 'scalar':
      state.nodes++;
      return remember(state, node, 1, 0, readScalar(state, node));
    case 'alias':
      return constructAlias(state, node);
    default:
      return constructCollection(state, node);
  }
}

function readScalar(state: Construction, node: ScalarNode): unknown {
  if (node.tag === '' && (node.style === 'literal' || node.style === 'folded' || node.style === 'single')) return node.value;
  return constructScalar(node, state.flow > 0, (rule, value) => report(state, rule, node.start, value));
}

function constructCollection(state: Construction, node: CollectionNode): unknown {
  const before = state.nodes++;
  checkTag(state, node);
  remember(state, node, undefined, 0, undefined);
  const around = state.deepest;
  const level = state.path.length + 1;
  state.deepest = level;
  const inFlow = node.flow ? 1 : 0;
  state.flow += inFlow;
  const value = node.kind === 'list' ? constructItems(state, node.content) : constructPairs(state, node.content);
  state.flow -= inFlow;
  const depth = state.deepest - level + 1;
  state.deepest = Math.max(around, state.deepest);
  return remember(state, node, state.nodes - before, depth, value);
}

function constructItems(state: Construction, content: readonly YamlNode[]): unknown[] {
  const items: unknown[] = [];
  for (const item of content) {
    state.path.push(items.length);
    items.push(construct(state, item));
    state.path.pop();
  }
  return items;
}

function constructPairs(state: Construction, content: readonly YamlNode[]): Fields {
  const map: Fields = {};
  let merges: Fields[] | undefined;
  for (let index = 0; index < content.length; index += 2) {
    const keyNode = content[index] as YamlNode;
    const { start } = keyNode;
    const isMerge = isMergeKey(keyNode);
    const key = isMerge ? mergeKey(state, keyNode) : constructKey(state, keyNode);
    state.path.push(key);
    const value = construct(state, content[index + 1] as YamlNode);
    if (isMerge) {
      if (merges !== undefined) report(state, 'duplicate-key', start, key);
      report(state, 'merge-key', start, key);
      merges = mergeSources(state, start, value);
    } else {
      if (Object.hasOwn(map, key)) report(state, 'duplicate-key', start, key);
      if (key === MERGE_KEY) report(state, 'dropped-key', start, key);
      else setKey(map, key, value);
    }
    state.path.pop();
  }
  for (const source of merges ?? []) mergeFields(map, source);
  return map;
}

/**
 * Adds the fields of `source` that `map` does not have. A written field has precedence over a merged one, at any position of `<<`, and an
 * earlier source over a later one.
 */
function mergeFields(map: Fields, source: Fields): void {
  for (const key of Object.keys(source)) if (!Object.hasOwn(map, key)) setKey(map, key, source[key]);
}

function constructKey(state: Construction, node: YamlNode): string {
  if (node.kind === 'scalar' && node.style === 'plain' && node.tag === '') return plainKey(state, node);
  if (isMergeKey(node)) return MERGE_KEY;
  const key = constructNamed(state, node);
  return typeof key === 'string' ? key : reportNotString(state, node.start, shortText(key));
}

/** Returns the shortened text of a key. The escapes in the text of a map as a key would double at each level. */
const shortText = (key: unknown): string => {
  const text = stableText(key);
  return text.length <= MAX_KEY_LENGTH ? text : `${text.slice(0, MAX_KEY_LENGTH)}...`;
};

const MAX_KEY_LENGTH = 200;

/** Constructs a key. Reports its problems at its field, not at the map around it. */
function constructNamed(state: Construction, node: YamlNode): unknown {
  if (node.kind !== 'scalar') return construct(state, node);
  state.path.push(node.value);
  const key = construct(state, node);
  state.path.pop();
  return key;
}

/** Constructs a plain key. go-yaml does not read a key as a string if it would convert the same text as a value, for example a date. */
function plainKey(state: Construction, node: ScalarNode): string {
  if (node.start >= 0) state.before = node.start;
  state.nodes++;
  const { value } = node;
  remember(state, node, 1, 0, value);
  return resolveScalar(value) === value ? value : reportNotString(state, node.start, value);
}

function reportNotString(state: Construction, start: number, written: string): string {
  state.path.push(written);
  report(state, 'non-string-key', start, written);
  state.path.pop();
  return written;
}

/**
 * Returns whether go-yaml v3 reads a key as a merge key (`isMerge`): `<<`, unless its quotes or its tag make it a string. yq writes the tag
 * `!!merge`.
 */
const isMergeKey = (node: YamlNode): node is ScalarNode =>
  node.kind === 'scalar' &&
  node.value === MERGE_KEY &&
  (shortTag(node.tag) === MERGE_TAG || (node.style === 'plain' && (node.tag === '' || node.tag === '!')));

/** Constructs a merge key. Its position is that of its tag, if it has one. */
function mergeKey(state: Construction, node: ScalarNode): string {
  if (node.start >= 0) state.before = node.start;
  state.nodes++;
  return remember(state, node, 1, 0, node.value);
}

function mergeSources(state: Construction, offset: number, value: unknown): Fields[] {
  const sources = Array.isArray(value) ? value : [value];
  const maps = sources.filter((source): source is Fields => typeof source === 'object' && source !== null && !Array.isArray(source));
  if (maps.length < sources.length) report(state, 'yaml-syntax', offset, 'a merge key takes a map or a list of maps');
  return maps;
}

function checkTag(state: Construction, { kind, tag, start }: CollectionNode): void {
  const name = shortTag(tag);
  if (name !== '' && name !== '!' && name !== (kind === 'list' ? '!!seq' : '!!map')) report(state, 'unknown-tag', start, name);
}

function constructAlias(state: Construction, { name, node, start }: AliasNode): unknown {
  const anchor = node && state.anchors.get(node);
  if (anchor?.size === undefined) {
    report(state, 'yaml-syntax', start, node ? `the value of anchor ${name} contains itself` : `there is no anchor ${name}`);
    return null;
  }
  state.nodes += anchor.size;
  state.aliased += anchor.size;
  const deepest = state.path.length + anchor.depth;
  if (deepest > MAX_DEPTH) {
    if (!state.problems.some(({ rule }) => rule === 'too-deep')) report(state, 'too-deep', start, name);
    return null;
  }
  state.deepest = Math.max(state.deepest, deepest);
  if (!exceedsAliasLimit(state)) return anchor.value;
  if (!state.problems.some(({ rule }) => rule === 'alias-bomb')) report(state, 'alias-bomb', start, name);
  return null;
}

function remember<T>(state: Construction, node: ScalarNode | CollectionNode, size: number | undefined, depth: number, value: T): T {
  if (node.anchored) state.anchors.set(node, { value, size, depth });
  return value;
}

/** Adds a problem. For a node without text, such as the empty key of `: a`, the position is that of the nearest text before it. */
const report = (state: Construction, rule: YamlRuleId, offset: number, value: unknown): void => {
  // Reports no more problems of this document, but reads the rest of it.
  const { length } = state.problems;
  if (length === MAX_PROBLEMS) {
    state.problems.push({
      rule: 'too-many-documents',
      offset: Math.max(0, offset),
      path: [],
      value: `${MAX_PROBLEMS} mistakes in one document`,
    });
  }
  if (length < MAX_PROBLEMS || STOPPING.has(rule))
    state.problems.push({ rule, offset: offset < 0 ? state.before : offset, path: [...state.path], value });
};

const MAX_PROBLEMS = 2000;

/** Problems that stop the reader. They are always reported: otherwise the document would seem valid. */
const STOPPING: ReadonlySet<YamlRuleId> = new Set(['alias-bomb', 'too-deep']);

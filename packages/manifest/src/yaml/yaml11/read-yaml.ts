import { setKey } from '../../objects/fields.ts';
import { type CollectionNode, exceedsAliasLimit, parseNodes, type ScalarNode, type YamlNode, YamlRefusal } from '../go-yaml/index.ts';
import { resolvePlain } from './resolve-plain.ts';

/** A value, or the reason why go-yaml rejects the text. */
export type YamlReading = { readonly value: unknown } | { readonly problem: string };

/**
 * Reads the first document of `text` as Flux reads an object after substitution: with go-yaml v2, then as JSON. Numbers become doubles,
 * keys become strings, dates remain strings, and the last of equal keys is used.
 */
export function readYaml11(text: string): YamlReading {
  const control = forbiddenCharacter(text);
  if (control !== undefined) return { problem: `yaml: ${control}` };
  try {
    const root = parseNodes(text, 'v2');
    const state: Construction = { open: new Set(), nodes: 0, aliased: 0, aliasDepth: 0, badKey: undefined, badNumber: undefined };
    const value = root === undefined ? null : construct(root, state);
    const problem = state.badKey ?? state.badNumber;
    return problem === undefined ? { value } : { problem };
  } catch (error) {
    if (error instanceof YamlRefusal) return { problem: `yaml: ${error.message}` };
    if (error instanceof RangeError) return { problem: 'yaml: exceeded max depth of 10000' };
    throw error;
  }
}

function forbiddenCharacter(text: string): string | undefined {
  return CONTROL.test(text) ? 'control characters are not allowed' : undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;

interface Construction {
  /** Aliases that are being read. */
  readonly open: Set<YamlNode>;
  nodes: number;
  aliased: number;
  aliasDepth: number;
  /** A value that JSON cannot express. It is reported after everything is read. */
  badKey: string | undefined;
  badNumber: string | undefined;
}

function construct(node: YamlNode, state: Construction): unknown {
  state.nodes++;
  if (state.aliasDepth > 0) state.aliased++;
  if (exceedsAliasLimit(state)) throw new YamlRefusal('document contains excessive aliasing', node.start);
  switch (node.kind) {
    case 'scalar':
      return jsonScalar(scalarValue(node), state);
    case 'list':
      return node.content.map((item) => construct(item, state));
    case 'map':
      return constructMap(node, state, {});
    case 'alias':
      return throughAlias(node, state, (target) => construct(target, state));
  }
}

function throughAlias<T>(node: Extract<YamlNode, { kind: 'alias' }>, state: Construction, read: (target: YamlNode) => T): T {
  if (node.node === undefined) throw new YamlRefusal(`unknown anchor '${node.name}' referenced`, node.start);
  if (state.open.has(node)) throw new YamlRefusal(`anchor '${node.name}' value contains itself`, node.start);
  state.open.add(node);
  state.aliasDepth++;
  const value = read(node.node);
  state.aliasDepth--;
  state.open.delete(node);
  return value;
}

type Fields = Record<string, unknown>;

function constructMap(node: CollectionNode, state: Construction, map: Fields): Fields {
  for (let index = 0; index < node.content.length; index += 2) {
    const key = node.content[index] as YamlNode;
    const value = node.content[index + 1] as YamlNode;
    if (key.kind === 'scalar' && key.value === '<<' && (isPlain(key) || key.tag === 'tag:yaml.org,2002:merge')) merge(value, state, map);
    else setKey(map, keyText(key, value, state), construct(value, state));
  }
  return map;
}

const MERGE_NEEDS_MAP = 'map merge requires map or sequence of maps as the value';

/** Merges fields of other maps. They replace fields that are written before them, and fields that are written after them replace them. */
function merge(node: YamlNode, state: Construction, map: Fields): void {
  if (node.kind === 'map') {
    constructMap(node, state, map);
  } else if (node.kind === 'alias' && node.node?.kind === 'map') {
    const { node: merged } = node;
    throughAlias(node, state, () => constructMap(merged, state, map));
  } else if (node.kind === 'list') {
    for (const item of node.content.toReversed()) {
      if (item.kind !== 'map' && !(item.kind === 'alias' && item.node?.kind === 'map')) throw new YamlRefusal(MERGE_NEEDS_MAP, item.start);
      merge(item, state, map);
    }
  } else throw new YamlRefusal(MERGE_NEEDS_MAP, node.start);
}

function keyText(node: YamlNode, of: YamlNode, state: Construction): string {
  state.nodes++;
  const target = node.kind === 'alias' ? node.node : node;
  if (target?.kind !== 'scalar') throw new YamlRefusal(`invalid map key: ${goSyntax(target)}`, node.start);
  const value = scalarValue(target);
  if (value === null) state.badKey ??= `unsupported map key of type: %!s(<nil>), key: <nil>, value: ${goSyntax(of, true)}`;
  if (typeof value !== 'number' || Number.isInteger(value)) return String(value);
  if (!Number.isFinite(value)) return Number.isNaN(value) ? '.nan' : value > 0 ? '.inf' : '-.inf';
  return singlePrecision(value);
}

const MAX_SHOWN_DEPTH = 20;

/** Returns a node as Go prints its value with `%#v`. */
function goSyntax(node: YamlNode | undefined, isTop = false, depth = 0): string {
  if (node === undefined || depth > MAX_SHOWN_DEPTH) return 'interface {}(nil)';
  if (node.kind === 'alias') return goSyntax(node.node, isTop, depth + 1);
  if (node.kind === 'scalar') return scalarSyntax(scalarValue(node), isTop);
  const parts = node.content.map((part) => goSyntax(part, false, depth + 1));
  if (node.kind === 'list') return `[]interface {}{${parts.join(', ')}}`;
  const entries = parts.flatMap((part, index) => (index % 2 === 0 ? [`${part}:${parts[index + 1]}`] : []));
  return `map[interface {}]interface {}{${entries.sort().join(', ')}}`;
}

function scalarSyntax(value: ReturnType<typeof scalarValue>, isTop: boolean): string {
  if (value === null) return isTop ? '<nil>' : 'interface {}(nil)';
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** Prints a number with as many digits as its 32-bit value needs. */
function singlePrecision(value: number): string {
  const rounded = Math.fround(value);
  for (let digits = 1; digits <= 9; digits++) {
    const short = Number(rounded.toPrecision(digits));
    if (Math.fround(short) === rounded) return String(short);
  }
  return String(rounded);
}

/** Returns whether the value depends on the form of the text. With the tag `!` it does, even in quotes. */
const isPlain = ({ tag, style }: ScalarNode): boolean => (tag === '' ? style === 'plain' : tag === '!');

function scalarValue(node: ScalarNode): string | number | bigint | boolean | null {
  const { value, tag } = node;
  if (tag === '') return isPlain(node) ? resolvePlain(value).value : value;
  if (tag === 'tag:yaml.org,2002:binary') return binary(node);
  const asked = RESOLVED_TAGS.get(tag);
  if (asked === undefined || asked === 'str') return value;
  const resolved = resolvePlain(value);
  if (resolved.tag === asked) return resolved.value;
  if (asked === 'float' && resolved.tag === 'int') return Number(resolved.value);
  throw new YamlRefusal(`cannot decode !!${resolved.tag} \`${value}\` as a !!${asked}`, node.start);
}

const RESOLVED_TAGS: ReadonlyMap<string, string> = new Map(
  ['str', 'bool', 'int', 'float', 'null', 'timestamp'].map((name) => [`tag:yaml.org,2002:${name}`, name]),
);

function binary({ value, start }: ScalarNode): string {
  const text = value.replace(/[\r\n]/g, '');
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) {
    throw new YamlRefusal('!!binary value contains invalid base64 data', start);
  }
  return Buffer.from(text, 'base64').toString('utf8');
}

function jsonScalar(value: string | number | bigint | boolean | null, state: Construction): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number' && !Number.isFinite(value)) {
    state.badNumber ??= `json: unsupported value: ${Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf'}`;
  }
  return value;
}

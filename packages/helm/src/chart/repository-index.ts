import { fieldsOf, isFields, listOf, textOf } from '@slipway/manifest';
import { readGoYaml } from '../go-yaml.ts';
import { loadError } from '../helm-error.ts';

/** A version of a chart in the index of a Helm repository. */
export interface IndexedChart {
  readonly version: string;
  /** Relative to the URL of the repository, or absolute. */
  readonly urls: readonly string[];
  /** Hex SHA-256 of the archive, if the index has it. */
  readonly digest: string;
}

/** The limits of reading an index. */
export const INDEX_LIMITS = {
  /** Characters that are parsed as YAML: the entries of one chart, or an index in another format than Helm writes. */
  parsed: 8 * 1024 * 1024,
  versions: 20_000,
} as const;

/**
 * Returns the versions of a chart in an `index.yaml`; undefined if the index does not have the chart. Only the lines of this chart are
 * parsed, because the index of a large repository has hundreds of thousands of lines. Throws a HelmError.
 */
export function readIndex(text: string, name: string): readonly IndexedChart[] | undefined {
  const entries = text.trimStart().startsWith('{') ? entriesOfJson(text) : (entriesOfChart(text, name) ?? entriesOfYaml(text));
  const list = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (list === undefined) return undefined;
  const versions = listOf(list);
  if (versions.length > INDEX_LIMITS.versions) throw loadError(`the index has more than ${INDEX_LIMITS.versions} versions of ${name}`);
  // Helm drops an entry without the name of its chart.
  const named = versions.map(fieldsOf).filter((each) => textOf(each.name) !== '');
  return named.map(({ version, urls, digest }) => ({
    version: textOf(version),
    urls: listOf(urls).map(textOf),
    digest: textOf(digest)
      .replace(/^sha256:/, '')
      .toLowerCase(),
  }));
}

type Entries = Readonly<Record<string, unknown>>;

function entriesOfJson(text: string): Entries {
  try {
    return entriesIn(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw loadError('the index is not JSON');
    throw error;
  }
}

const entriesOfYaml = (text: string): Entries => entriesIn(parsed(text));

function entriesIn(index: unknown): Entries {
  if (!isFields(index) || !isFields(index.entries ?? {})) throw loadError('the index has no entries');
  return fieldsOf(index.entries);
}

function parsed(text: string): unknown {
  if (text.length > INDEX_LIMITS.parsed)
    throw loadError(`the index has more than ${INDEX_LIMITS.parsed} characters, and is not written like that of Helm`);
  const reading = readGoYaml(text);
  if ('problem' in reading) throw loadError(`the index is not YAML: ${reading.problem}`);
  return reading.value;
}

/** Returns the entries of one chart, which it finds by the lines that Helm writes. Returns undefined for an index in another format. */
function entriesOfChart(text: string, name: string): Entries | undefined {
  const begin = /^entries:[ \t]*\r?\n/m.exec(text);
  if (begin === null) return undefined;
  const start = begin.index + begin[0].length;
  const end = endOfLines(text, start, (line) => /^[^\s#-]/.test(line));
  const indent = /^( +)[^\s#-]/.exec(text.slice(start, start + 1000))?.[1];
  if (indent === undefined) return undefined;
  const at = startOfKey(text, start, end, indent, name);
  if (at === undefined) return {};
  const next = endOfLines(
    text,
    text.indexOf('\n', at) + 1,
    (line) => line.startsWith(indent) && /^[^\s#-]/.test(line.slice(indent.length)),
  );
  return fieldsOf(parsed(text.slice(at, Math.min(next, end))));
}

/** Returns the start of the line of a key, with or without quotes. */
function startOfKey(text: string, start: number, end: number, indent: string, name: string): number | undefined {
  const keys = [name, `"${name}"`, `'${name}'`].map((key) => `\n${indent}${key}:`);
  const places = keys.map((key) => text.indexOf(key, start - 1)).filter((at) => at >= 0 && at < end);
  return places.length === 0 ? undefined : Math.min(...places) + 1;
}

/** Returns the start of the first line that ends a part; the end of the text without such a line. */
function endOfLines(text: string, start: number, isEnd: (line: string) => boolean): number {
  for (let at = start; at < text.length && at >= 0; ) {
    const next = text.indexOf('\n', at);
    if (isEnd(text.slice(at, at + 80))) return at;
    if (next < 0) break;
    at = next + 1;
  }
  return text.length;
}

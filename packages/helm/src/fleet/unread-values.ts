import type { Run } from '@slipway/go-template';
import { nearest, onceForEach, setKey } from '@slipway/manifest';
import { type Chart, fileText } from '../chart/chart.ts';
import type { Installation } from '../release/install-release.ts';
import { isTable, type Values, valueAt } from '../value-maps.ts';

/** A value that a HelmRelease sets but its chart does not have. */
export interface UnreadValue {
  /** Path in the values of the release: `['image', 'tga']`. */
  readonly path: readonly string[];
  /** The key of values.yaml that is probably intended. */
  readonly meant?: string;
}

/**
 * Returns the values without effect: values.yaml does not have them, no template reads them, and no file of the chart contains their name.
 * Does not search maps that templates print as a whole, or do not read.
 */
export function unreadValues({ composed, values, reads }: Installation, chart: Chart): readonly UnreadValue[] {
  const search: Search = { reads, unread: [], hasWord: (word) => wordsOfChart(chart).has(word) };
  searchChart(search, { set: composed.values, merged: values, defaults: chart.values, path: [] }, chart);
  return search.unread;
}

interface Search {
  readonly reads: Installation['reads'];
  readonly unread: UnreadValue[];
  readonly hasWord: (word: string) => boolean;
}

/** A map of values: of the user, of the render, and of values.yaml. */
interface Level {
  readonly set: Values;
  readonly merged: unknown;
  readonly defaults: Values;
  readonly path: readonly string[];
}

/** Searches the values of a chart, and those of the charts in it below their names. */
function searchChart(search: Search, { set, merged, defaults, path }: Level, chart: Chart): void {
  const own: Values = {};
  for (const [key, value] of Object.entries(set)) {
    const inner = dependencyOf(chart, key);
    if (inner === undefined) setKey(own, key, value);
    else if (inner !== 'other' && isTable(value) && isTable(merged)) {
      const ofParent = valueAt(defaults, key);
      const both = { ...inner.values, ...(isTable(ofParent) ? ofParent : {}) };
      searchChart(search, { set: value, merged: valueAt(merged, key), defaults: both, path: [...path, key] }, inner);
    }
  }
  searchMap(search, { set: own, merged, defaults, path });
}

/** Returns the chart whose values are below a key. Returns `other` for a key that Helm itself reads, or for a missing chart. */
function dependencyOf({ metadata, dependencies }: Chart, key: string): Chart | 'other' | undefined {
  if (key === 'global' || key === 'tags') return 'other';
  const listed = (metadata.dependencies ?? []).find(({ name, alias }) => (alias || name) === key);
  const found = dependencies.find((each) => each.metadata.name === (listed?.name ?? key));
  return found ?? (listed === undefined ? undefined : 'other');
}

function searchMap(search: Search, { set, merged, defaults, path }: Level): void {
  if (!isTable(merged) || !isReadByKey(search.reads, merged)) return;
  for (const [key, value] of Object.entries(set)) {
    const standard = valueAt(defaults, key);
    if (isTable(value) && isTable(standard) && Object.keys(standard).length > 0)
      searchMap(search, { set: value, merged: valueAt(merged, key), defaults: standard, path: [...path, key] });
    else if (value !== null && !Object.hasOwn(defaults, key) && isUnread(search, merged, key)) {
      const meant = nearest(
        key,
        Object.keys(defaults).filter((each) => isNearSpelling(key, each)),
      );
      search.unread.push({ path: [...path, key], ...(meant === undefined ? {} : { meant }) });
    }
  }
}

/** Returns whether each word of a key may be a typing error for the same word of another key: `minReplicas` is not one for `maxReplicas`. */
function isNearSpelling(key: string, other: string): boolean {
  const [words, others] = [wordsOf(key), wordsOf(other)];
  if (words.length !== others.length) return nearest(key.toLowerCase(), [other.toLowerCase()], 2) !== undefined;
  return words.every((word, index) => word === others[index] || isSlip(word, others[index] ?? ''));
}

const isSlip = (word: string, other: string): boolean =>
  word.length > 2 && nearest(word, [other], Math.max(1, Math.floor(word.length / 4))) !== undefined;

const wordsOf = (key: string): readonly string[] => (key.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

/** Returns whether templates read single keys of a map, but never the whole map. */
const isReadByKey = (reads: Installation['reads'], map: Values): boolean =>
  reads.some((each) => each.reads.has(map)) && !reads.some(({ wholeReads }) => wholeReads.has(map));

const isUnread = ({ reads, hasWord }: Search, map: Values, key: string): boolean =>
  /^[A-Za-z]\w*$/.test(key) && !reads.some((each: Pick<Run, 'reads'>) => each.reads.get(map)?.has(key) === true) && !hasWord(key);

/**
 * Returns the words in the templates, the values and the schema of a chart and of the charts in it. A value may be named only in a comment.
 */
const wordsOfChart = onceForEach((chart: Chart): ReadonlySet<string> => {
  const words = new Set<string>();
  const add = ({ templates, raw, dependencies }: Chart): void => {
    const others = raw.filter(({ name }) => OTHER_FILES.has(name));
    for (const file of [...templates, ...others]) for (const [word] of fileText(file).matchAll(/[A-Za-z]\w*/g)) words.add(word);
    for (const each of dependencies) add(each);
  };
  add(chart);
  return words;
});

const OTHER_FILES: ReadonlySet<string> = new Set(['Chart.yaml', 'values.yaml', 'values.schema.json', 'requirements.yaml']);

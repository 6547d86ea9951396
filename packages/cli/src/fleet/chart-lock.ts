import type { ChartPlace } from '@slipway/helm';
import { type Finding, readYaml, trimEndOf } from '@slipway/manifest';
import { compiledValidator, schemaProblems } from '@slipway/manifest/settings';
import { limitedText } from '../settings/settings-text.ts';
import type { ChartLock, LockedChart } from './chart-lock.gen.ts';
import * as compiled from './validate-chart-lock.gen.ts';

/** The file with the versions and digests of the charts, at the root of the repository. */
export const CHART_LOCK = 'charts.lock';

/** A lock, and all its problems. The lock is empty if it has a problem. */
export interface ReadLock {
  readonly lock: ChartLock;
  readonly findings: readonly Finding[];
}

const NO_LOCK: ChartLock = { charts: [] };

/** The request that an entry of the lock answers. */
type EntryKey = Pick<LockedChart, 'source' | 'name' | 'range' | 'path' | keyof OfGit>;

/** Fields of a chart in a Git repository that change its content. */
type OfGit = Pick<LockedChart, 'ignore' | 'valuesFiles' | 'ignoreMissingValuesFiles'>;

/** Reads the text of a lock, which any user may have written. `file` is its name in messages. An undefined text is an empty lock. */
export function readChartLock(written: string | undefined, file: string): ReadLock {
  if (written === undefined) return { lock: NO_LOCK, findings: [] };
  const finding = (message: string, expected: string, more: Partial<Finding> = {}): Finding => ({
    ...{ rule: 'broken-chart-lock', severity: 'reject', message, file, pointer: '', expected },
    remedy: 'correct charts.lock, or remove it and run `slipway charts fetch`',
    ...more,
  });
  const { text, problem } = limitedText(written);
  if (problem !== undefined) return { lock: NO_LOCK, findings: [finding(`it is not read: ${problem}`, 'a file of at most 1 MiB')] };
  const { documents, findings } = readYaml(text, file);
  const [document] = documents;
  if (findings.length > 0) return { lock: NO_LOCK, findings };
  if (document === undefined || document.value === null) return { lock: NO_LOCK, findings: [] };
  const validate = compiledValidator(compiled, 'validateChartLock');
  if (!validate(document.value)) {
    const problems = schemaProblems(validate.errors ?? []).map(({ message, expected, pointer, value, remedy }) =>
      finding(message, expected, { pointer, remedy, ...document.positionOf(pointer), ...(value !== undefined && { value }) }),
    );
    return { lock: NO_LOCK, findings: problems };
  }
  const lock = document.value as ChartLock;
  const repeated = repeatedEntries(lock).map((index) =>
    finding('the entry repeats the source, the name and the range of another one', 'one entry for each range', {
      pointer: `/charts/${index}`,
      remedy: 'remove one of them',
      ...document.positionOf(`/charts/${index}`),
    }),
  );
  return repeated.length > 0 ? { lock: NO_LOCK, findings: repeated } : { lock, findings: [] };
}

function repeatedEntries({ charts }: ChartLock): readonly number[] {
  const keys = new Set<string>();
  return charts.flatMap((entry, index) => {
    const before = keys.size;
    return keys.add(lockKey(entry)).size === before ? [index] : [];
  });
}

/** Returns the text of a lock: sorted, one line for each value. JSON strings are YAML too. */
export function chartLockText({ hosts = [], vendor, charts }: ChartLock): string {
  const sorted = [...charts].sort((a, b) => (lockKey(a) < lockKey(b) ? -1 : 1));
  return [
    '# `slipway charts fetch` writes this file. Commit it.',
    ...(hosts.length === 0 ? [] : ['hosts:', ...[...new Set(hosts)].sort().map((host) => `  - ${JSON.stringify(host)}`)]),
    ...(vendor === undefined ? [] : [`vendor: ${JSON.stringify(vendor)}`]),
    sorted.length === 0 ? 'charts: []' : 'charts:',
    ...sorted.flatMap(({ name, version, source, range, path, commit, digest, ...ofGit }) => [
      `  - name: ${JSON.stringify(name)}`,
      `    version: ${JSON.stringify(version)}`,
      `    source: ${JSON.stringify(source)}`,
      `    range: ${JSON.stringify(range)}`,
      ...(path === undefined ? [] : [`    path: ${JSON.stringify(path)}`]),
      ...Object.entries(contentOf(ofGit)).map(([field, value]) => `    ${field}: ${JSON.stringify(value)}`),
      ...(commit === undefined ? [] : [`    commit: ${JSON.stringify(commit)}`]),
      `    digest: ${JSON.stringify(digest)}`,
    ]),
    '',
  ].join('\n');
}

/** Returns the same key for entries that answer the same request. */
export const lockKey = ({ source, name, range, path, ...ofGit }: EntryKey): string => {
  const content = Object.entries(contentOf(ofGit)).map((field) => JSON.stringify(field));
  return [trimEndOf(source, '/'), name, range, ...(path === undefined ? [] : [path]), ...content].join('\n');
};

/** Returns the fields of a chart in a Git repository that change its content, in the order of the lock. */
const contentOf = ({ ignore, valuesFiles, ignoreMissingValuesFiles }: OfGit): OfGit => ({
  ...(ignore !== undefined && { ignore }),
  ...(valuesFiles !== undefined && { valuesFiles }),
  ...(ignoreMissingValuesFiles === true && { ignoreMissingValuesFiles }),
});

/** Finds the entry for a chart that the fleet names. */
export type FindEntry = (asked: EntryKey) => LockedChart | undefined;

export function entryFinder({ charts }: ChartLock): FindEntry {
  const entries = new Map(charts.map((entry) => [lockKey(entry), entry]));
  return (asked) => entries.get(lockKey(asked));
}

/** Returns the source and the range that the lock has for a chart that the fleet names. */
export const lockedAs = (name: string, range: string, { url, tag, digest, git }: ChartPlace): EntryKey => ({
  source: trimEndOf(url, '/'),
  name,
  range: git === undefined ? (digest ?? tag ?? range) : `${git.kind} ${git.value}`,
  ...(git && { path: git.path || '.', ...contentOf(git) }),
});

/** Returns the name of a chart in the vendored folder. */
export const archiveName = ({ name, version }: Pick<LockedChart, 'name' | 'version'>): string => `${name}-${version}.tgz`;

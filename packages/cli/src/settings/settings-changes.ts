import { posix } from 'node:path';
import type { FolderTree } from '@slipway/flux-build';
import {
  buildPointer,
  type Finding,
  fieldsOf,
  JsonLimitError,
  listOf,
  parseLimitedJson,
  readYaml,
  type Severity,
  stableText,
} from '@slipway/manifest';
import { type ReviewRisk, riskRules } from '@slipway/review';
import { mayHoldCredential } from '@slipway/validate/secret-values';
import { BASELINE_FILE, SETTINGS_FILE } from './fleet-settings.ts';
import { currentRule } from './former-rules.ts';
import { KIND_FOLDER } from './kind-folder.ts';

/** A difference between the settings of two states of a repository. */
export interface SettingsChange {
  /** `settings-weakened` if a failing rule is turned off or lowered, or if other content is checked. */
  readonly rule: 'settings-weakened' | 'settings-changed';
  readonly message: string;
  /** Path from the top of the repository. */
  readonly file: string;
  /** Line in the new state; absent if it has none. */
  readonly line?: number;
  readonly pointer: string;
  readonly value?: unknown;
}

/** Two states of a repository. */
export interface RepositoryStates {
  readonly base: FolderTree;
  readonly head: FolderTree;
  /** The severity of a rule without settings; undefined for an unknown rule. */
  readonly severityOf: (rule: string) => Severity | undefined;
}

/**
 * Returns every difference of settings in any folder: of slipway.yaml, slipway-baseline.yaml, `slipway` and `workspaces` of a
 * package.json, and CRDs. A file that is added, removed or moved differs in all its settings.
 */
export function settingsChanges({ base, head, severityOf }: RepositoryStates): readonly SettingsChange[] {
  const files = [...new Set([...settingsFiles(base), ...settingsFiles(head)])].sort();
  return files.flatMap((file): readonly SettingsChange[] => {
    const [before, after] = [base.read(file), head.read(file)];
    if (before === after) return [];
    if ((before ?? '').length + (after ?? '').length > MAX_TEXT)
      return [{ rule: 'settings-weakened', message: 'a file with settings is too large to compare', file, pointer: '' }];
    const name = posix.basename(file);
    if (name === SETTINGS_FILE || name === BASELINE_FILE) return yamlChanges(file, before, after, severityOf);
    if (name === 'package.json') return packageChanges(file, before, after);
    return [{ rule: 'settings-changed', message: kindsText(before, after), file, pointer: '' } as const];
  });
}

/** Maximum number of characters of one file in both states. */
const MAX_TEXT = 2 ** 21;

/** Returns a change as a finding of `check`. It never fails the check, because the settings of the base apply. */
export function settingsFinding({ rule, message, file, line, pointer, value }: SettingsChange, nameOf: (file: string) => string): Finding {
  const { severity, remedy } = ruleOf(rule);
  return {
    ...{ rule, severity, message, file: nameOf(file), pointer },
    ...(line !== undefined && { line }),
    ...(value !== undefined && { value }),
    ...{ expected: 'the settings of the base, or a person who has looked at this change', remedy },
  };
}

/** Returns the changes as risks of a review. */
export const settingsRisks = (changes: readonly SettingsChange[]): readonly ReviewRisk[] =>
  changes.map(({ rule, file, line, message }) => {
    const { level, remedy } = ruleOf(rule);
    return { rule, level, evidence: `${file}${line === undefined ? '' : `:${line}`}: ${message}`, remedy, objects: [], clusters: [] };
  });

const ruleOf = (rule: SettingsChange['rule']): (typeof riskRules)[number] =>
  riskRules.find(({ id }) => id === rule) as (typeof riskRules)[number];

function settingsFiles(tree: FolderTree): readonly string[] {
  const files = allFiles(tree, '');
  const isSettings = (file: string): boolean =>
    SETTINGS_NAMES.has(posix.basename(file)) || posix.dirname(file).split('/').includes(KIND_FOLDER);
  const named = new Set(files.flatMap((file) => namedKinds(file, tree)));
  return [...files.filter(isSettings), ...[...named].flatMap((path) => filesBelow(tree, path))];
}

const allFiles = (tree: FolderTree, folder: string): readonly string[] =>
  (tree.list(folder) ?? []).flatMap(({ name, kind }) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    return kind === 'folder' ? allFiles(tree, path) : [path];
  });

const SETTINGS_NAMES: ReadonlySet<string> = new Set([SETTINGS_FILE, BASELINE_FILE, 'package.json']);

/** Returns the paths of `kinds` in slipway.yaml and `slipway.crds` in package.json, from the top of the repository. */
function namedKinds(file: string, tree: FolderTree): readonly string[] {
  const name = posix.basename(file);
  if (name !== SETTINGS_FILE && name !== 'package.json') return [];
  const value =
    name === SETTINGS_FILE
      ? fieldsOf(yamlOf(tree.read(file) ?? '', file).value).kinds
      : fieldsOf(fieldsOf(jsonOf(tree.read(file))).slipway).crds;
  const paths = listOf(value).flatMap((each) => (typeof each === 'string' ? [posix.join(posix.dirname(file), each)] : []));
  return paths.filter((path) => !path.startsWith('../'));
}

function filesBelow(tree: FolderTree, path: string): readonly string[] {
  const entries = tree.list(path);
  if (entries === undefined) return tree.read(path) === undefined ? [] : [path];
  return entries.flatMap(({ name, kind }) => (kind === 'folder' ? filesBelow(tree, `${path}/${name}`) : [`${path}/${name}`]));
}

const kindsText = (before: string | undefined, after: string | undefined): string =>
  `a file with definitions of kinds is ${before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'}: objects are validated against other schemas`;

interface Setting {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

type Flat = ReadonlyMap<string, Setting>;

const KEYED: ReadonlySet<string> = new Set(['severities', 'sources', 'clusters', 'featureGates', 'runtimeConfig']);

/**
 * Returns each setting by a descriptive name. Entries of a list are named by their content, so that a moved entry is not a difference.
 */
function flat(value: unknown): Flat {
  const found = new Map<string, { path: readonly (string | number)[]; value: unknown }>();
  for (const [field, given] of Object.entries(fieldsOf(value)))
    if (KEYED.has(field))
      for (const [key, each] of Object.entries(fieldsOf(given)))
        found.set(`${field}.${field === 'severities' ? currentRule(key) : key}`, { path: [field, key], value: each });
    else if (Array.isArray(given))
      for (const [index, each] of given.entries()) found.set(`${field} ${textOf(each)}`, { path: [field, index], value: each });
    else found.set(field, { path: [field], value: given });
  return found;
}

function yamlOf(text: string, file: string) {
  const [document] = readYaml(text, file).documents;
  return { value: document?.value, positionOf: (pointer: string) => document?.positionOf(pointer) };
}

function yamlChanges(
  file: string,
  before: string | undefined,
  after: string | undefined,
  severityOf: RepositoryStates['severityOf'],
): readonly SettingsChange[] {
  const [old, next] = [yamlOf(before ?? '', file), yamlOf(after ?? '', file)];
  const [was, is] = [flat(old.value), flat(next.value)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [from, to] = [was.get(name), is.get(name)];
    if (from !== undefined && to !== undefined && isSame(from.value, to.value)) return [];
    const change = settingChange(from, to, severityOf);
    const line = to === undefined ? undefined : next.positionOf(buildPointer(to.path))?.line;
    return [{ file, ...(line !== undefined && { line }), ...change }];
  });
}

/** Returns the change of one setting, without its file and line. Possible credentials are not shown. */
function settingChange(
  from: Setting | undefined,
  to: Setting | undefined,
  severityOf: RepositoryStates['severityOf'],
): Pick<SettingsChange, 'rule' | 'message' | 'pointer' | 'value'> {
  const path = (to ?? from)?.path ?? [];
  const [field = '', key = ''] = path as readonly [string, string];
  const isWeaker = field === 'severities' ? isLower(key, from?.value, to?.value, severityOf) : REPLACING.has(field);
  const rule = isWeaker ? 'settings-weakened' : 'settings-changed';
  if ([key, from?.value, to?.value].some(isCredential))
    return { rule, message: `${field}: not shown, since it looks like a credential`, pointer: '' };
  const name = key === '' || typeof key === 'number' ? field : `${field}.${key}`;
  return {
    rule,
    message: `${name}: ${shown(to?.value)} (before: ${shown(from?.value)})`,
    pointer: buildPointer(path),
    ...(to !== undefined && textOf(to.value) !== undefined && { value: to.value }),
  };
}

/** Settings that select other checked content, or other rules for a promotion. */
const REPLACING: ReadonlySet<string> = new Set(['sources', 'roots', 'channels']);

const SEVERITIES = ['off', 'advice', 'risk', 'lossy', 'reject'];
const FAILS = SEVERITIES.indexOf('lossy');

/** Whether findings of a rule failed a check before, and have a lower severity now. For an unknown rule, assumes that they failed it. */
function isLower(rule: string, before: unknown, after: unknown, severityOf: RepositoryStates['severityOf']): boolean {
  const own = severityOf(currentRule(rule)) ?? 'reject';
  const [was, is] = [before ?? own, after ?? own].map((each) => SEVERITIES.indexOf(String(each))) as [number, number];
  return was >= FAILS && is < was;
}

function packageChanges(file: string, before: string | undefined, after: string | undefined): readonly SettingsChange[] {
  const read = [jsonOf(before), jsonOf(after)] as const;
  const unread = read.find((each) => each instanceof JsonLimitError);
  if (unread !== undefined && before !== after)
    return [{ rule: 'settings-changed', message: `not compared, since ${(unread as JsonLimitError).message}`, file, pointer: '' }];
  const [old, next] = read.map(fieldsOf) as [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>];
  return ['slipway', 'workspaces'].flatMap((field) =>
    isSame(old[field], next[field])
      ? []
      : [
          {
            rule: 'settings-changed' as const,
            message: [old[field], next[field]].some(isCredential)
              ? `${field}: not shown, since it looks like a credential`
              : `${field}: ${shown(next[field])} (before: ${shown(old[field])})`,
            file,
            pointer: `/${field}`,
            ...(next[field] !== undefined && !isCredential(next[field]) && textOf(next[field]) !== undefined && { value: next[field] }),
          },
        ],
  );
}

function jsonOf(text: string | undefined): unknown {
  try {
    return parseLimitedJson(text ?? '{}');
  } catch (error) {
    return error instanceof JsonLimitError ? error : {};
  }
}

function shown(value: unknown): string {
  if (value === undefined) return 'not set';
  if (textOf(value) === undefined) return 'a value that is nested too deeply';
  const text = typeof value === 'string' ? value : typeof value === 'bigint' ? `${value}` : JSON.stringify(value, digitsOf);
  return text.length <= 120 ? text : `${text.slice(0, 117)}...`;
}

/** Whether a value contains a credential. */
const isCredential = (value: unknown): boolean =>
  value !== undefined && mayHoldCredential(typeof value === 'string' ? value : (textOf(value) ?? ''));

/** Keeps all digits of long integers. */
const digitsOf = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** Returns the same text for equal values; undefined for a value that is nested too deeply. */
function textOf(value: unknown): string | undefined {
  try {
    return stableText(value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether two values are equal. False for values that are nested too deeply. */
function isSame(before: unknown, after: unknown): boolean {
  const text = textOf(before);
  return text !== undefined && text === textOf(after);
}

import { join, relative, resolve } from 'node:path';
import { buildPointer, type Finding, isFields, listOf, readYaml, type YamlDocument } from '@slipway/manifest';
import { compiledValidator, schemaProblems } from '@slipway/manifest/settings';
import type { ChannelRules } from '@slipway/publish';
import { type ClusterSettings, clusterProblems } from '@slipway/validate';
import { topFolder } from '../repository/git-root.ts';
import { folderBefore, whyRefused } from '../repository/refused-path.ts';
import { nameIn, type RepositoryState, textIn } from '../repository/repository-state.ts';
import { DEFAULT_CHANNELS, durationOf } from './channel-settings.ts';
import { BASELINE_FILE, type FleetSettings, SETTINGS_FILE } from './fleet-settings.ts';
import { currentRule } from './former-rules.ts';
import type { AllowanceEntry, BaselineFile, ChannelEntry, DeletionEntry, SettingsFile } from './settings-file.gen.ts';
import { limitedText, settingsText } from './settings-text.ts';
import * as compiled from './validate-fleet-settings.gen.ts';

/** Reads the settings in a folder, from disk or from another state of the repository. File names are relative to `cwd`. */
export function readFleetSettings(folder: string, cwd: string, state?: RepositoryState): FleetSettings {
  const top = topFolder(folder);
  const position = { top, cwd, state };
  const settings = readFile<SettingsFile>(join(folder, SETTINGS_FILE), position, 'validateFleetSettings');
  const baseline = readFile<BaselineFile>(join(folder, BASELINE_FILE), position, 'validateBaseline');
  const { value } = settings;
  const refused: Finding[] = [];
  const pathOf = (text: string, pointer: string): readonly string[] => {
    const absolute = resolve(folder, text);
    const why = whyRefused(absolute, top);
    if (why === undefined) return [absolute];
    refused.push(
      settings.finding(pointer, text, `it names a path that ${why}`, 'a path in the repository', 'name a path of the repository'),
    );
    return [];
  };
  const paths = (name: 'present' | 'kinds' | 'roots'): readonly string[] =>
    (value[name] ?? []).flatMap((each, index) => pathOf(each, `/${name}/${index}`));
  const sources = Object.entries(value.sources ?? {}).flatMap(([key, text]) =>
    pathOf(text.includes('*') ? folderBefore(text) : text, buildPointer(['sources', key])).map(() => `${key}=${resolve(folder, text)}`),
  );
  const clusters = Object.entries(value.clusters ?? {}).map(([name, flags]) => [name, flagsOf(flags)] as const);
  const wrongFlags = [
    ['', flagsOf(value)] as const,
    ...clusters.map(([name, flags]) => [buildPointer(['clusters', name]), flags] as const),
  ];
  for (const [base, flags] of wrongFlags)
    for (const { pointer, value: given, message, expected, remedy } of clusterProblems(flags))
      refused.push(settings.finding(`${base}${pointer}`, given, message, expected, remedy));
  return {
    folder,
    sources,
    present: paths('present'),
    kinds: state === undefined ? paths('kinds') : [],
    roots: paths('roots'),
    apiServer: flagsOf(value),
    kubernetes: value.kubernetes,
    kubernetesOf: Object.fromEntries(
      Object.entries(value.clusters ?? {}).flatMap(([name, { kubernetes }]) =>
        kubernetes === undefined ? [] : [[name, kubernetes] as const],
      ),
    ),
    clusters: Object.fromEntries(clusters),
    severities: severitiesOf(value.severities),
    allow: [settings, baseline].flatMap((file) =>
      entriesOf(file, 'allow', file.value.allow).map((entry) => ({ ...entry, rule: currentRule(entry.rule), folder })),
    ),
    channels: channelsOf(value.channels),
    allowDelete: entriesOf(settings, 'allow-delete', value['allow-delete']),
    chartHosts: value.chartHosts ?? [],
    privateChartHosts: value.privateChartHosts ?? [],
    written: writtenIn(settings),
    findings: [...settings.findings, ...refused].sort((x, y) => (x.line ?? 0) - (y.line ?? 0)).concat(baseline.findings),
  };
}

/** Returns the values of the settings for a report, each with its position. */
function writtenIn({ value, document, file }: ReadFile<SettingsFile>): FleetSettings['written'] {
  const at = (path: readonly (string | number)[], setting: string, given: unknown): FleetSettings['written'][number] => {
    const line = document?.positionOf(buildPointer(path))?.line;
    return { file, ...(line !== undefined && { line }), field: String(path[0]), setting, value: plain(given) };
  };
  return Object.entries(value).flatMap(([field, given]: [string, unknown]) => {
    if (!STATED.has(field)) return [];
    if (Array.isArray(given)) return given.map((each, index) => at([field, index], field, each));
    if (!isFields(given)) return [at([field], field, given)];
    return Object.entries(given).map(([key, each]) =>
      at([field, key], `${field}.${field === 'severities' ? currentRule(key) : key}`, each),
    );
  });
}

/** Returns severities by the current ids of their rules. If the settings have both ids of a rule, the current one is used. */
function severitiesOf(given: FleetSettings['severities'] = {}): FleetSettings['severities'] {
  return { ...Object.fromEntries(Object.entries(given).map(([rule, severity]) => [currentRule(rule), severity])), ...given };
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const STATED: ReadonlySet<string> = new Set([
  ...['sources', 'present', 'kinds', 'roots', 'kubernetes', 'featureGates', 'runtimeConfig', 'clusters', 'severities'],
]);

/** Returns the rules of the channels; without channels in the settings, the default ones. */
function channelsOf(entries: readonly ChannelEntry[] | undefined): FleetSettings['channels'] {
  return entries?.map(({ soak, ...rules }) => ({ ...rules, ...soakOf(soak) })) ?? DEFAULT_CHANNELS;
}

/** Returns the rules of a duration, `24h`, or of a duration with an option to trust dates. */
function soakOf(soak: ChannelEntry['soak']): Pick<ChannelRules, 'soak' | 'trustsDates'> {
  if (soak === undefined) return {};
  if (typeof soak === 'string') return { soak: durationOf(soak) };
  return { soak: durationOf(soak.for), ...(soak.trust === 'commit-dates' && { trustsDates: true }) };
}

/** Returns the given flags of an API server. */
const flagsOf = ({ featureGates, runtimeConfig }: Pick<SettingsFile, 'featureGates' | 'runtimeConfig'>): ClusterSettings => ({
  ...(featureGates !== undefined && { featureGates }),
  ...(runtimeConfig !== undefined && { runtimeConfig }),
});

interface ReadFile<T> {
  readonly value: ValidPart<T>;
  readonly findings: readonly Finding[];
  readonly finding: (pointer: string, value: unknown, message: string, expected: string, remedy: string) => Finding;
  readonly document: YamlDocument | undefined;
  /** Relative to the working directory. */
  readonly file: string;
}

interface SettingsSource {
  readonly top: string;
  readonly cwd: string;
  readonly state: RepositoryState | undefined;
}

/** The valid fields of a file. An entry of an allowance that is not valid is undefined. */
type ValidPart<T> = Omit<T, 'allow' | 'allow-delete'> & {
  readonly allow?: readonly (AllowanceEntry | undefined)[];
  readonly 'allow-delete'?: readonly (DeletionEntry | undefined)[];
};

function readFile<T extends BaselineFile>(path: string, { top, cwd, state }: SettingsSource, validator: string): ReadFile<T> {
  const file = state === undefined ? relative(cwd, path) : nameIn(state, path);
  const { text, problem } = state === undefined ? settingsText(path, top) : limitedText(textIn(state, path) ?? '');
  const { documents, findings } = readYaml(text, file);
  const document = documents[0];
  const finding: ReadFile<T>['finding'] = (pointer, value, message, expected, remedy) => ({
    ...{ rule: 'refused-setting', severity: 'reject', message, file, pointer },
    ...document?.positionOf(pointer),
    ...(value === undefined ? {} : { value }),
    ...{ expected, remedy },
  });
  if (problem !== undefined) {
    const unread = finding('', undefined, `it is not read: ${problem}`, 'a text file of at most 1 MiB', 'correct or remove the file');
    return { value: {} as ValidPart<T>, findings: [unread], finding, document: undefined, file };
  }
  if (document === undefined || document.value === null) return { value: {} as ValidPart<T>, findings, finding, document, file };
  const validate = compiledValidator(compiled, validator);
  const problems = validate(document.value) ? [] : schemaProblems(validate.errors ?? []);
  return {
    value: validPart<T>(
      document.value,
      problems.map(({ pointer }) => pointer),
    ),
    findings: [
      ...findings,
      ...problems.map(({ pointer, value, message, expected, remedy }) =>
        finding(pointer, value, `${message}, and is not followed`, expected, remedy),
      ),
    ],
    finding,
    document,
    file,
  };
}

/** Returns the top-level fields and the entries of allowances without a problem. `pointers` are the positions of all problems. */
function validPart<T>(value: unknown, pointers: readonly string[]): ValidPart<T> {
  if (pointers.length === 0) return value as ValidPart<T>;
  if (pointers.includes('') || !isFields(value)) return {} as ValidPart<T>;
  // The field of a pointer, and its list entry.
  const wrong = new Set(pointers.flatMap((pointer) => [2, 3].map((steps) => pointer.split('/', steps).join('/'))));
  const isWrong = (pointer: string): boolean => wrong.has(pointer);
  const fields = Object.entries(value).filter(([name]) => ALLOWANCES.has(name) || !isWrong(`/${name}`));
  return Object.fromEntries(
    fields.map(([name, given]) => [
      name,
      ALLOWANCES.has(name) ? listOf(given).map((item, index) => (isWrong(`/${name}/${index}`) ? undefined : item)) : given,
    ]),
  ) as ValidPart<T>;
}

const ALLOWANCES: ReadonlySet<string> = new Set(['allow', 'allow-delete']);

/** Returns the valid entries of a list of allowances, each with its position. */
function entriesOf<Entry extends object>(
  { document, file }: ReadFile<BaselineFile>,
  name: string,
  entries: readonly (Entry | undefined)[] = [],
) {
  return entries.flatMap((entry, index) => {
    if (entry === undefined) return [];
    const pointer = `/${name}/${index}`;
    return [{ ...entry, location: { file, pointer, ...document?.positionOf(pointer) } }];
  });
}

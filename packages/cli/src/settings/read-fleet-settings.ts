import { join, relative, resolve } from 'node:path';
import { buildPointer, type Fields, type Finding, listOf, readYaml, type YamlDocument } from '@slipway/manifest';
import { type SchemaError, schemaProblems } from '@slipway/manifest/settings';
import type { ChannelRules } from '@slipway/publish';
import { type ClusterSettings, clusterProblems } from '@slipway/validate';
import { topFolder } from '../repository/git-root.ts';
import { whyRefused } from '../repository/refused-path.ts';
import { nameIn, type RepositoryState, textIn } from '../repository/repository-state.ts';
import type { Allowance } from './allowances.ts';
import type { AllowedDeletion } from './allowed-deletions.ts';
import { DEFAULT_CHANNELS, durationOf } from './channel-settings.ts';
import { BASELINE_FILE, type FleetSettings, SETTINGS_FILE } from './fleet-settings.ts';
import { currentRule } from './former-rules.ts';
import { limitedText, settingsText } from './settings-text.ts';
import * as compiled from './validate-fleet-settings.gen.ts';

/** The settings in a folder, on disk or in another state of the repository; names of files are relative to `cwd`. */
export function readFleetSettings(folder: string, cwd: string, state?: RepositoryState): FleetSettings {
  const top = topFolder(folder);
  const read = (name: string, validate: unknown): ReadFile => readFile(join(folder, name), { top, cwd, state }, validate as Validator);
  const settings = read(SETTINGS_FILE, compiled.validateFleetSettings);
  const baseline = read(BASELINE_FILE, compiled.validateBaseline);
  const value = settings.value as Fields;
  const refused: Finding[] = [];
  const pathOf = (text: unknown, pointer: string): readonly string[] => {
    const absolute = resolve(folder, String(text));
    const why = whyRefused(absolute, top);
    if (why === undefined) return [absolute];
    refused.push(
      settings.finding(pointer, text, `it names a path that ${why}`, 'a path in the repository', 'name a path of the repository'),
    );
    return [];
  };
  const paths = (name: string): readonly string[] => listOf(value[name]).flatMap((each, index) => pathOf(each, `/${name}/${index}`));
  const sources = Object.entries(fieldsOf(value.sources)).flatMap(([key, text]) =>
    pathOf(text, buildPointer(['sources', key])).map((absolute) => `${key}=${absolute}`),
  );
  const clusters = Object.entries(fieldsOf(value.clusters)).map(([name, flags]) => [name, flagsOf(fieldsOf(flags))] as const);
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
    kubernetes: textOf(value.kubernetes),
    kubernetesOf: Object.fromEntries(
      Object.entries(fieldsOf(value.clusters)).flatMap(([name, each]) => {
        const own = textOf(fieldsOf(each).kubernetes);
        return own === undefined ? [] : [[name, own] as const];
      }),
    ),
    clusters: Object.fromEntries(clusters),
    severities: severitiesOf(value.severities),
    allow: [settings, baseline].flatMap((file) => entriesOf<Allowance>(file, 'allow', { folder })).map(withCurrentRule),
    channels: channelsOf(value.channels),
    allowDelete: entriesOf<AllowedDeletion>(settings, 'allow-delete'),
    written: writtenIn(settings),
    findings: [...settings.findings, ...refused].sort((x, y) => (x.line ?? 0) - (y.line ?? 0)).concat(baseline.findings),
  };
}

/** The values of the settings that a report states, each with its position. */
function writtenIn({ value, document, file }: ReadFile): FleetSettings['written'] {
  const at = (path: readonly (string | number)[], setting: string, given: unknown): FleetSettings['written'][number] => {
    const line = document?.positionOf(buildPointer(path))?.line;
    return { file, ...(line !== undefined && { line }), field: String(path[0]), setting, value: plain(given) };
  };
  return Object.entries(fieldsOf(value)).flatMap(([field, given]) => {
    if (!STATED.has(field)) return [];
    if (Array.isArray(given)) return given.map((each, index) => at([field, index], field, each));
    if (typeof given !== 'object') return [at([field], field, given)];
    return Object.entries(fieldsOf(given)).map(([key, each]) =>
      at([field, key], `${field}.${field === 'severities' ? currentRule(key) : key}`, each),
    );
  });
}

/** Returns severities by the current ids of their rules. A current id in the settings counts before a former one of the same rule. */
function severitiesOf(value: unknown): FleetSettings['severities'] {
  const given = fieldsOf(value) as FleetSettings['severities'];
  return { ...Object.fromEntries(Object.entries(given).map(([rule, severity]) => [currentRule(rule), severity])), ...given };
}

const withCurrentRule = (allowance: Allowance): Allowance => ({ ...allowance, rule: currentRule(allowance.rule) });

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const STATED: ReadonlySet<string> = new Set([
  ...['sources', 'present', 'kinds', 'roots', 'kubernetes', 'featureGates', 'runtimeConfig', 'clusters', 'severities'],
]);

/** Rules of the channels; of none, the usual ones. */
function channelsOf(value: unknown): FleetSettings['channels'] {
  const channels = listOf(value).map((each) => {
    const { name, soak, approvals, checks, maySkip } = fieldsOf(each);
    return {
      name: String(name),
      ...soakOf(soak),
      ...(typeof approvals === 'number' && { approvals }),
      ...(checks !== undefined && { checks: listOf(checks).map(String) }),
      ...(maySkip !== undefined && { maySkip: listOf(maySkip).map(String) }),
    };
  });
  return channels.length > 0 ? channels : DEFAULT_CHANNELS;
}

/** `24h`, or the same with what is believed of it. */
function soakOf(value: unknown): Pick<ChannelRules, 'soak' | 'trustsDates'> {
  if (typeof value === 'string') return { soak: durationOf(value) };
  const { for: time, trust } = fieldsOf(value);
  return typeof time === 'string' ? { soak: durationOf(time), ...(trust === 'commit-dates' && { trustsDates: true }) } : {};
}

/** Flags of an API server, those that are given. */
const flagsOf = ({ featureGates, runtimeConfig }: Fields): ClusterSettings => ({
  ...(featureGates === undefined ? {} : { featureGates: fieldsOf(featureGates) as Record<string, boolean> }),
  ...(runtimeConfig === undefined ? {} : { runtimeConfig: fieldsOf(runtimeConfig) as Record<string, boolean> }),
});

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly SchemaError[] | null;
}

interface ReadFile {
  /** Fields that are wrong are left out. */
  readonly value: unknown;
  readonly findings: readonly Finding[];
  readonly finding: (pointer: string, value: unknown, message: string, expected: string, remedy: string) => Finding;
  readonly document: YamlDocument | undefined;
  /** Relative to the working directory. */
  readonly file: string;
}

interface Place {
  readonly top: string;
  readonly cwd: string;
  readonly state: RepositoryState | undefined;
}

function readFile(path: string, { top, cwd, state }: Place, validate: Validator): ReadFile {
  const file = state === undefined ? relative(cwd, path) : nameIn(state, path);
  const { text, problem } = state === undefined ? settingsText(path, top) : limitedText(textIn(state, path) ?? '');
  const { documents, findings } = readYaml(text, file);
  const document = documents[0];
  const finding: ReadFile['finding'] = (pointer, value, message, expected, remedy) => ({
    ...{ rule: 'refused-setting', severity: 'reject', message, file, pointer },
    ...document?.positionOf(pointer),
    ...(value === undefined ? {} : { value }),
    ...{ expected, remedy },
  });
  if (problem !== undefined) {
    const unread = finding('', undefined, `it is not read: ${problem}`, 'a text file of at most 1 MiB', 'correct or remove the file');
    return { value: {}, findings: [unread], finding, document: undefined, file };
  }
  if (document === undefined || document.value === null) return { value: {}, findings, finding, document, file };
  const problems = validate(document.value) ? [] : schemaProblems(validate.errors ?? []);
  return {
    value:
      problems.length === 0
        ? document.value
        : soundPart(
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

/** Fields at the top, and entries of allowances, in which nothing is wrong. */
function soundPart(value: unknown, pointers: readonly string[]): unknown {
  if (pointers.includes('') || typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  // A field, and an entry of a list, in which a pointer is.
  const wrong = new Set(pointers.flatMap((pointer) => [2, 3].map((steps) => pointer.split('/', steps).join('/'))));
  const isWrong = (pointer: string): boolean => wrong.has(pointer);
  const fields = Object.entries(value).filter(([name]) => ALLOWANCES.has(name) || !isWrong(`/${name}`));
  return Object.fromEntries(
    fields.map(([name, given]) => [
      name,
      ALLOWANCES.has(name) ? listOf(given).map((item, index) => (isWrong(`/${name}/${index}`) ? undefined : item)) : given,
    ]),
  );
}

const ALLOWANCES: ReadonlySet<string> = new Set(['allow', 'allow-delete']);

/** The entries of a list of allowances, each with its place, and with `more`. */
function entriesOf<Entry>({ value, document, file }: ReadFile, name: string, more: Partial<Entry> = {}): readonly Entry[] {
  return listOf(fieldsOf(value)[name]).flatMap((entry, index) => {
    if (entry === undefined) return [];
    const pointer = `/${name}/${index}`;
    return [{ ...(entry as object), ...more, place: { file, pointer, ...document?.positionOf(pointer) } } as Entry];
  });
}

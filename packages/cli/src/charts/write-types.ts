import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { readRegularFile, UnreadFile } from '@slipway/flux-build/regular-file';
import { bestVersion, type Chart, HelmError, type RequestedChart, usedCharts } from '@slipway/helm';
import { shapeOfChart } from '@slipway/helm/types';
import { type Finding, printable } from '@slipway/manifest';
import { defaultCacheDirectory } from '@slipway/validate';
import { writeWhole } from '../fleet/chart-cache.ts';
import { lockedCharts } from '../fleet/locked-charts.ts';
import { exitCodes } from '../report/exit-code.ts';
import { environmentFailure, Failure, usageFailure } from '../report/failure.ts';
import { count } from '../report/paint.ts';
import { guarded, type VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { gitRoot, isCheckout } from '../repository/git-root.ts';
import { localGit } from '../repository/local-git.ts';
import { linkOnTheWay } from '../repository/path-links.ts';
import { fleetCharts } from './fleet-charts.ts';
import { openChart } from './open-chart.ts';
import { claimNames, HEADER, typeNameOf, typesModule } from './types-module.ts';

/** Options of `slipway charts types`. */
export interface TypesOptions {
  /** The folder of the generated files. The default of `check` is every folder of the Git checkout that has such files. */
  readonly out?: string;
  /** Names of charts. @default all that are available */
  readonly chart?: readonly string[];
  /** Writes nothing, and reports each file that differs from its chart. */
  readonly check?: boolean;
}

/** Writes one module with the types of the values of each available chart. Charts that are not available keep their files. */
export async function typesReport(context: VerbContext, path: string, { out, chart: names, check }: TypesOptions): Promise<VerbReport> {
  if (out === undefined && check === true) return await checkWritten(context, path, names);
  if (out === undefined) throw usageFailure('Write `slipway charts types --out FOLDER`: the folder of the generated files.');
  const { charts, missing, requested, top, findings } = isChart(path, context.cwd)
    ? { charts: [ownChart(path, context.cwd)], missing: [], requested: [], top: context.cwd, findings: [] }
    : await chartsOfFleet(context, path);
  if (findings.length > 0) return refused(findings);
  const folder = folderIn(top, out, context.cwd);
  const wanted = charts.filter(({ metadata }) => names === undefined || names.includes(metadata.name));
  checkNames(names, charts);
  const modules = await modulesOf(context, wanted);
  const others = names === undefined && !isChart(path, context.cwd) ? otherFiles(folder, modules) : [];
  const own = await modulesOfFolders(context, top, { files: others.map((file) => join(folder, file)), requested });
  // Without all charts, it is unknown which files are left over.
  const left = missing.length === 0 ? others.filter((file) => !own.has(join(folder, file))).map(leftOver) : [];
  const files = [...modules, ...own.values(), ...left].map((module) => compared(folder, module));
  const display = (file: string): string => relative(context.cwd, join(folder, file)).split(sep).join('/');
  const foreign = files.filter(({ state }) => state === 'foreign').map(({ file }) => foreignFinding(display(file)));
  if (foreign.length > 0) return refused(foreign);
  if (check !== true) writeFiles(folder, files);
  return typesAnswer(files, { missing, display, isCheck: check === true });
}

/** Compares each generated file of the Git checkout with its chart. Without such files, no fleet is built. */
async function checkWritten(context: VerbContext, path: string, names: readonly string[] | undefined): Promise<VerbReport> {
  if (names !== undefined || isChart(path, context.cwd)) throw usageFailure('With --chart, or for one chart, name the folder with --out.');
  const written = writtenFiles(resolve(context.cwd, path), context.cwd);
  const display = (file: string): string => relative(context.cwd, file).split(sep).join('/');
  if (written.length === 0) return typesAnswer([], { missing: [], display, isCheck: true });
  const { charts, missing, requested, top, findings } = await chartsOfFleet(context, path);
  if (findings.length > 0) return refused(findings);
  const modules = await modulesOf(context, charts, new Set(written.map((file) => basename(file))));
  const moduleOf = (file: string): Module | undefined => modules.find((each) => each.file === basename(file));
  const own = await modulesOfFolders(context, top, { files: written.filter((file) => moduleOf(file) === undefined), requested });
  const files = written.flatMap((file): readonly ComparedModule[] => {
    const module = moduleOf(file) ?? own.get(file);
    // The file may be that of a chart that is not available.
    if (module === undefined && missing.length > 0) return [];
    return [{ ...compared(dirname(file), module ?? leftOver(basename(file))), file }];
  });
  return typesAnswer(files, { missing: files.length < written.length ? missing : [], display, isCheck: true });
}

/** Returns the absolute paths of the generated files in a Git checkout, without those that Git ignores. */
function writtenFiles(path: string, cwd: string): readonly string[] {
  const top = gitRoot(path);
  if (top === undefined) throw usageFailure(`${relative(cwd, path) || '.'} is in no Git checkout: name the folder with --out.`);
  return filesInGit(top, `*${ENDING}`)
    .map((file) => join(top, file))
    .filter((file) => textOf(file)?.startsWith(FIRST_LINE) === true);
}

/** Returns the sorted paths of the files of a Git checkout that match a pattern, without those that Git ignores. */
function filesInGit(top: string, pattern: string): readonly string[] {
  const listed = localGit(top).run(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', pattern]);
  return [...new Set(listed.toString('utf8').split('\0'))].filter((file) => file !== '').sort();
}

interface FilesWithoutChart extends Pick<FleetTypes, 'requested'> {
  /** The absolute paths of generated files whose charts no HelmRelease installs, or are not available. */
  readonly files: readonly string[];
}

/**
 * Returns modules of charts in folders of the checkout, by the files that have the name of the chart. A team writes such charts itself, and
 * publishes them to a registry. If several folders have the name, the nearest to the file counts.
 */
async function modulesOfFolders(
  context: VerbContext,
  top: string,
  { files, requested }: FilesWithoutChart,
): Promise<ReadonlyMap<string, Module>> {
  const modules = new Map<string, Module>();
  if (files.length === 0 || !isCheckout(top)) return modules;
  const folders = filesInGit(top, '*Chart.yaml')
    .filter((file) => basename(file) === 'Chart.yaml' && !isInChart(dirname(file)))
    .map((file) => dirname(join(top, file)))
    .filter((folder) => existsSync(folder) && linkOnTheWay(folder, top) === undefined);
  for (const file of files) {
    const named = folders.filter((folder) => `${safeName(basename(folder))}${ENDING}` === basename(file));
    const [nearest] = named.sort((a, b) => relative(file, a).length - relative(file, b).length);
    const chart = nearest === undefined ? undefined : ownChart(nearest, top);
    if (chart === undefined || isOtherVersion(chart, requested)) continue;
    const [module] = await modulesOf(context, [chart], new Set([basename(file)]));
    if (module !== undefined) modules.set(file, module);
  }
  return modules;
}

/** Whether a folder is that of a chart in another chart. */
const isInChart = (folder: string): boolean => /(?:^|\/)charts\/[^/]+\/charts\//.test(folder);

/** Whether HelmReleases request other versions of a chart only. */
function isOtherVersion({ metadata: { name, version } }: Chart, requested: readonly RequestedChart[]): boolean {
  const ranges = requested.filter((request) => request.name === name).map(({ range }) => range);
  return ranges.length > 0 && !ranges.some((range) => bestVersion([{ version }], range) !== undefined);
}

interface FleetTypes {
  readonly charts: readonly Chart[];
  /** Names of the charts that are not available. */
  readonly missing: readonly string[];
  /** The charts that the fleet names and that are in none of its sources. */
  readonly requested: readonly RequestedChart[];
  readonly top: string;
  readonly findings: readonly Finding[];
}

async function chartsOfFleet(context: VerbContext, path: string): Promise<FleetTypes> {
  const { fleet, owners, requested, tree, file, top, findings } = await fleetCharts(context, path, undefined);
  const { finder } = lockedCharts({ tree, file, cache: defaultCacheDirectory(context.terminal.env) });
  const used = guarded(context, () => asFailure(() => usedCharts(fleet, owners, finder)));
  return {
    charts: used.flatMap(({ chart }) => chart ?? []),
    missing: used.flatMap(({ chart, origin }) => (chart === undefined ? [origin] : [])),
    ...{ requested, top, findings },
  };
}

const isChart = (path: string, cwd: string): boolean => {
  const absolute = resolve(cwd, path);
  return path.endsWith('.tgz') || statSync(join(absolute, 'Chart.yaml'), { throwIfNoEntry: false })?.isFile() === true;
};

const ownChart = (path: string, cwd: string): Chart => asFailure(() => openChart(path, cwd));

function asFailure<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof HelmError) throw environmentFailure(error.message);
    throw error;
  }
}

function checkNames(names: readonly string[] = [], charts: readonly Chart[]): void {
  const unknown = names.filter((name) => !charts.some(({ metadata }) => metadata.name === name));
  if (unknown.length > 0)
    throw usageFailure(`--chart ${unknown.join(', ')}: no available chart has this name; \`slipway charts list\` shows the charts.`);
}

/** Returns the absolute folder of `--out`. Throws a usage Failure for a folder outside the repository, and for a link. */
function folderIn(top: string, out: string, cwd: string): string {
  const folder = resolve(cwd, out);
  const way = relative(top, folder).split(sep);
  if (way.some((segment) => segment === '' || segment.startsWith('.')))
    throw usageFailure(`--out ${out}: name a folder in ${top} without a dot at its beginning.`);
  const link = linkOnTheWay(folder, top);
  if (link !== undefined) throw usageFailure(`--out ${out}: ${link} is a symbolic link; name the folder that it points at.`);
  return folder;
}

/** A generated file. The text is undefined for a file that no chart has. */
interface Module {
  readonly file: string;
  readonly text: string | undefined;
  readonly chart?: string;
  readonly version?: string;
  /** Values that get no type. */
  readonly skipped: readonly string[];
}

/** `wanted` are the names of the files. @default all */
async function modulesOf(context: VerbContext, charts: readonly Chart[], wanted?: ReadonlySet<string>): Promise<readonly Module[]> {
  const modules: Module[] = [];
  const files = fileNames(charts);
  for (const [index, chart] of charts.entries()) {
    const file = files[index] as string;
    if (wanted?.has(file) === false) continue;
    if (context.signal().aborted) throw new Failure('Interrupted: no file is written.', exitCodes.interrupted);
    const { name, version } = chart.metadata;
    context.progress(`types of ${name}`);
    const typeName = typeNameOf(name);
    const claim = claimNames(typeName);
    const { values, skipped } = guarded(context, () => shapeOfChart(chart, claim));
    const text = await typesModule({ typeName, title: `the chart ${name} ${version}`, values }, claim);
    modules.push({ file, text, chart: name, version, skipped });
  }
  context.progress('');
  return modules.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Returns the names of the files of charts, in their order: with the version if several charts have one name. */
function fileNames(charts: readonly Chart[]): readonly string[] {
  const plain = ({ metadata: { name } }: Chart): string => safeName(name);
  const used = new Set<string>();
  return charts.map((chart) => {
    const isShared = charts.filter((other) => plain(other) === plain(chart)).length > 1;
    const wanted = isShared ? `${plain(chart)}-${safeName(chart.metadata.version)}` : plain(chart);
    let free = wanted;
    for (let number = 2; used.has(free); number++) free = `${wanted}-${number}`;
    used.add(free);
    return `${free}${ENDING}`;
  });
}

const safeName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 100) || 'chart';

const ENDING = '.gen.ts';

/** Returns the generated files in the folder that are not those of `modules`. */
function otherFiles(folder: string, modules: readonly Module[]): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  const kept = new Set(modules.map(({ file }) => file));
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING) && !kept.has(file) && textOf(join(folder, file))?.startsWith(FIRST_LINE) === true)
    .sort();
}

/** Returns a file that no chart has. */
const leftOver = (file: string): Module => ({ file, text: undefined, skipped: [] });

const FIRST_LINE = `// ${HEADER}\n`;

interface ComparedModule extends Module {
  /** `foreign` is a file that this command did not generate. */
  readonly state: 'equal' | 'new' | 'changed' | 'left over' | 'foreign';
}

function compared(folder: string, module: Module): ComparedModule {
  const before = textOf(join(folder, module.file));
  if (module.text === undefined) return { ...module, state: 'left over' };
  if (before === undefined) return { ...module, state: 'new' };
  if (!before.startsWith(FIRST_LINE)) return { ...module, state: 'foreign' };
  return { ...module, state: before === module.text ? 'equal' : 'changed' };
}

function textOf(path: string): string | undefined {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
  try {
    return readRegularFile(path).toString('utf8');
  } catch (error) {
    // A link or a folder has no text, so it is not a generated file.
    if (error instanceof UnreadFile) return '';
    throw error;
  }
}

function writeFiles(folder: string, files: readonly ComparedModule[]): void {
  try {
    mkdirSync(folder, { recursive: true });
    for (const { file, text, state } of files) {
      if (text === undefined) rmSync(join(folder, file), { force: true });
      else if (state !== 'equal') writeWhole(join(folder, file), text, 0o644);
    }
  } catch (error) {
    throw environmentFailure(`${folder} cannot be written: ${(error as Error).message}.`, error);
  }
}

const foreignFinding = (file: string): Finding => ({
  ...{ rule: 'wrong-chart-types', severity: 'reject', file, pointer: '' },
  message: 'the file was not generated by `slipway charts types`, so it is not replaced',
  expected: 'no file, or a generated one',
  remedy: 'rename the file, or give another folder with --out',
});

const DRIFT: Readonly<Record<'new' | 'changed' | 'left over', readonly [message: string, expected: string]>> = {
  new: ['the types of the values of the chart are missing', 'a file with the types'],
  changed: ['the types are not those of the chart', 'the types of the version that the fleet installs'],
  'left over': ['no HelmRelease of the fleet installs the chart', 'no file'],
};

interface Answer {
  readonly missing: readonly string[];
  readonly display: (file: string) => string;
  readonly isCheck: boolean;
}

function typesAnswer(files: readonly ComparedModule[], { missing, display, isCheck }: Answer): VerbReport {
  const changed = files.filter(({ state }) => state !== 'equal');
  const findings = isCheck ? changed.map(({ file, state }) => driftFinding(display(file), state as keyof typeof DRIFT)) : [];
  const line = ({ file, chart, version, state }: ComparedModule): string =>
    printable(state === 'left over' ? `${display(file)}: removed` : `${display(file)}: ${chart} ${version}`);
  const notes = files.flatMap(({ file, skipped }) => skipped.map((each) => printable(`${display(file)}: no types of ${each}`)));
  return {
    findings,
    json: () => ({
      summary: {
        charts: files.filter(({ text }) => text !== undefined).length,
        changed: changed.length,
        missing: missing.length,
        findings: findings.length,
      },
      files: files.map(({ file, chart, version, state, skipped }) => ({ file: display(file), chart, version, state, skipped })),
      missing,
    }),
    text: () =>
      [
        ...(isCheck ? [] : changed.map(line)),
        ...notes,
        ...missing.map((each) => printable(`not available: ${each}; run \`slipway charts fetch\``)),
        `${count(files.length, 'file')} with types, ${changed.length} of them ${isCheck ? 'differ' : 'written'}.`,
      ].join('\n'),
  };
}

const driftFinding = (file: string, state: keyof typeof DRIFT): Finding => {
  const [message, expected] = DRIFT[state];
  return {
    ...{ rule: 'wrong-chart-types', severity: 'reject', file, pointer: '', message, expected },
    remedy: 'run `slipway charts types` with the same options',
  };
};

const refused = (findings: readonly Finding[]): VerbReport => ({
  findings,
  json: () => ({ summary: { charts: 0, changed: 0, missing: 0, findings: findings.length } }),
  text: () => 'No types are written.',
});

import { dirname, join, relative, resolve, sep } from 'node:path';
import { type Budget, type Finding, printable } from '@slipway/manifest';
import { shownLines } from '@slipway/validate/confidential-lines';
import { statedKinds } from '../kinds/project-crds.ts';
import { usageFailure } from '../report/failure.ts';
import { countDocuments, type DocumentCounts } from '../report/findings-of-documents.ts';
import { maskedFindings, maskedLines } from '../report/masked-report.ts';
import { count, type Paint } from '../report/paint.ts';
import type { StatedSetting } from '../report/settings-part.ts';
import { shortFinding } from '../report/short-finding.ts';
import { skippedText } from '../report/skipped-text.ts';
import { findingsCount } from '../report/text.ts';
import { unknownKinds, unknownKindsText } from '../report/unknown-kinds.ts';
import { guarded, keepFound, type VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { withWrittenRemedy } from '../report/written-remedy.ts';
import { entryAt } from '../repository/git-root.ts';
import { isStdin } from '../repository/read-input.ts';
import type { RepositoryState } from '../repository/repository-state.ts';
import { adjustedFindings } from '../settings/adjusted-findings.ts';
import type { AdjustedFindings, Allowance } from '../settings/allowances.ts';
import { BASELINE_FILE, type FleetSettings } from '../settings/fleet-settings.ts';
import { settingsAround, settingsOfState } from '../settings/settings-around.ts';
import { placeFindings } from '../synth/definition-positions.ts';
import { checkInputs } from './check-paths.ts';
import type { Checked, CheckOptions } from './checked.ts';
import { checkedFolder } from './checked-folder.ts';
import { refuseFleetOptions } from './fleet-option.ts';

/**
 * Checks what each cluster of a fleet gets, for the fleet below a path or the definitions. Without a fleet, checks every document.
 * Settings of the repository change severities and accept findings.
 */
export async function runCheck(context: VerbContext, options: CheckOptions): Promise<VerbReport> {
  const { cwd } = context;
  const folder = folderOf(resolve(cwd, options.paths[0] ?? '.'));
  const state = await stateOf(options, folder, cwd);
  const settings = await settingsOf(state, folder, { cwd, paths: options.paths, budget: context.budget });
  keepFound(context, settings.findings);
  const all = await checkAny(context, options, settings);
  const checked = options.strictUnknown === true ? { ...all, findings: [...all.findings, ...all.unknown] } : all;
  const changes = state === undefined ? [] : await changedSettings(state, cwd);
  const isPart = readsPart(options, settings.folder, cwd);
  const isJudged = ({ rule }: Finding): boolean => !isPart || rule !== 'unused-allowance';
  const found = [...settings.findings, ...checked.findings.filter(isJudged)];
  keepFound(context, found);
  if (options.writeBaseline === true) {
    // A baseline contains the findings that no other setting accepts with a reason.
    const isOwn = ({ location }: Allowance): boolean => !location.file.endsWith(BASELINE_FILE);
    const { findings: left } = await adjustedFindings(checked.findings, { ...settings, allow: settings.allow.filter(isOwn) }, cwd, context);
    const allow = settings.allow.filter((each) => !isOwn(each));
    return (await import('./baseline-report.ts')).baselineReport(left, { allow, folder: settings.folder, isPart }, context);
  }
  const adjusted = await adjustedFindings(found, settings, cwd, context);
  const left = [...adjusted.findings.filter(isJudged), ...changes];
  const report = {
    ...(await reportOf({ ...checked, ...shown(left, checked, context) }, adjusted.allowed.length, options)),
    settings: await stated(settings, adjusted, { paths: options.paths, isStep: options.against !== undefined }, context),
  };
  if (context.output !== 'sarif') return report;
  const { allRules } = await import('./all-rules.ts');
  return { ...report, rules: [...allRules, ...(checked.ownRules ?? [])] };
}

/** Whether a check reads only a part of what the settings are for. An entry about another part matches nothing, and is needed there. */
function readsPart({ paths, root = [], ...only }: CheckOptions, folder: string, cwd: string): boolean {
  if (paths.length === 0) return only.package !== undefined || only.shard !== undefined;
  const isWhole = (path: string): boolean => !isStdin(path) && relative(resolve(cwd, path), folder).split(sep)[0] !== '..';
  return root.length > 0 || !paths.some(isWhole);
}

/** Returns the findings and the lines of files as they are printed, without secrets. */
function shown(findings: readonly Finding[], { linesOf }: Checked, context: VerbContext): Pick<Checked, 'findings' | 'linesOf'> {
  if (findings.length === 0) return { findings, linesOf };
  const advised = findings.map((finding) => withWrittenRemedy(finding, linesOf));
  // Secrets in all files are searched only at this point.
  return guarded(context, () => {
    const masker = context.secrets.masker();
    return {
      findings: maskedFindings(advised, context.secrets).map(shortFinding),
      linesOf: masker === undefined ? linesOf : maskedLines(linesOf, masker.text),
    };
  });
}

/** Returns the state whose settings apply: that of `settingsFrom`, else the compared state, unless that is a file. */
async function stateOf({ settingsFrom, against, paths }: CheckOptions, folder: string, cwd: string): Promise<RepositoryState | undefined> {
  const from = settingsFrom ?? against;
  if (from === undefined || paths.some(isStdin)) return undefined;
  const { repositoryState, requireOneMeaning } = await import('../repository/repository-state.ts');
  requireOneMeaning(from, folder, cwd);
  // A file has documents to compare with, but no settings.
  const isFile = settingsFrom === undefined && entryAt(resolve(cwd, from))?.isFile() === true;
  return isFile ? undefined : repositoryState(from, folder, cwd);
}

/**
 * Reads the settings. The change that deletes an object may also allow the deletion, because reviewers see the entry next to it. All other
 * settings come from the base.
 */
async function settingsOf(
  state: RepositoryState | undefined,
  folder: string,
  { cwd, paths, budget }: { readonly cwd: string; readonly paths: readonly string[]; readonly budget: Budget },
): Promise<FleetSettings> {
  if (state === undefined) return settingsAround(folder, cwd, budget);
  const starts = paths.length === 0 ? [cwd] : paths.map((path) => resolve(cwd, path));
  const [settings, own] = [await settingsOfState(state, folder, { cwd, paths: starts, budget }), await settingsAround(folder, cwd, budget)];
  return { ...settings, allowDelete: own.allowDelete };
}

/** Returns the differences between the settings that apply and those on disk. */
async function changedSettings(state: RepositoryState, cwd: string): Promise<readonly Finding[]> {
  const [{ settingsChanges, settingsFinding }, { allRules }, { readFolder }] = await Promise.all([
    import('../settings/settings-changes.ts'),
    import('./all-rules.ts'),
    import('@slipway/flux-build'),
  ]);
  const severities = new Map(allRules.map(({ id, severity }) => [id, severity]));
  const changes = settingsChanges({ base: state.tree, head: readFolder(state.top), severityOf: (rule) => severities.get(rule) });
  return changes.map((each) => settingsFinding(each, (file) => relative(cwd, join(state.top, file))));
}

/** Adds the settings that affect the result. Most repositories have none. */
async function stated(
  settings: FleetSettings,
  adjusted: AdjustedFindings,
  { paths, isStep }: { readonly paths: readonly string[]; readonly isStep: boolean },
  context: VerbContext,
): Promise<readonly StatedSetting[]> {
  const kinds = settings.stateKinds === undefined ? statedKinds(context.cwd, paths) : [];
  if (settings.written.length + settings.allow.length + settings.allowDelete.length + kinds.length === 0) return [];
  const { statedSettings, withoutCredential } = await import('../settings/stated-settings.ts');
  return guarded(context, () => [...statedSettings(settings, adjusted, isStep), ...kinds].map(withoutCredential));
}

/** Checks definitions, a fleet or files. Each of these loads only its own code: definitions run, fleets are built, files are only read. */
async function checkAny(context: VerbContext, options: CheckOptions, settings: FleetSettings): Promise<Checked> {
  if (options.paths.length === 0) return (await import('./check-definitions.ts')).checkDefinitions(context, options, settings);
  if (options.package !== undefined || options.shard !== undefined)
    throw usageFailure('--package and --shard select definitions of this repository; they cannot be used with a PATH.');
  // The code that builds fleets takes time to load.
  if (checkedFolder(options, context.cwd) === undefined) {
    refuseFleetOptions(options, 'A fleet is built for one folder, without --documents.');
    return checkPaths(context, options, settings);
  }
  const built = await import('./check-fleet.ts');
  const open = await built.openCheckedFleet(context, options, settings);
  if (open === undefined || open.input.roots.length === 0) {
    refuseFleetOptions(
      options,
      `No place where Flux begins was found in ${options.paths[0]}, so the documents are checked as they are written.`,
    );
    const documents = await checkPaths(context, options, settings, true);
    return open === undefined ? documents : { ...documents, findings: [...documents.findings, ...built.catalogueFindings(open, options)] };
  }
  const fleet = await built.checkFleet(context, open, options, settings);
  return { ...fleet, fleet };
}

async function checkPaths(
  context: VerbContext,
  { paths, crds = [], against }: CheckOptions,
  { kinds, stateKinds }: FleetSettings,
  isRepository = false,
): Promise<Checked> {
  const checked = await checkInputs(
    { paths, crds: [...kinds, ...crds], stateKinds, isRepository, ...(against === undefined ? {} : { against }) },
    context,
  );
  return {
    ...checked,
    findings: placeFindings(checked.findings, context.cwd, context.cwd),
    unknown: placeFindings(checked.unknown, context.cwd, context.cwd),
    linesOf: (file) => shownLines(checked.texts.get(file), (document) => checked.isHarmless(file, document)),
  };
}

async function reportOf(checked: Checked, allowed: number, options: CheckOptions): Promise<VerbReport> {
  if (checked.fleet === undefined) return checkReport(checked);
  const { fleetReport } = await import('./check-fleet.ts');
  return fleetReport({ ...checked.fleet, findings: checked.findings, linesOf: checked.linesOf }, allowed, options.all === true);
}

const folderOf = (path: string): string => (entryAt(path)?.isDirectory() === true ? path : dirname(path));

function checkReport({ verdicts, skipped, findings, unknown, linesOf, note = '', absent = [], notCompared }: Checked): VerbReport {
  const summary = {
    ...countDocuments(findings, verdicts),
    skipped: skipped.length,
    findings: findings.length,
    ...(absent.length === 0 ? {} : { notAssembled: absent }),
    ...(notCompared === undefined ? {} : { notCompared }),
  };
  return {
    findings: sortedByPlace(findings),
    json: () => ({ summary, unknownKinds: unknownKinds(unknown), objects: verdicts, skipped }),
    text: (paint) =>
      [summaryText(summary, findings, paint), skippedText(skipped, paint), unknownKindsText(unknown, paint), note]
        .filter((part) => part !== '')
        .join('\n'),
    showsNumbersOnly: unknown.length + skipped.length + absent.length === 0 && note === '',
    linesOf,
    checked: { verdicts, skipped },
  };
}

/** Sorts the findings of each file from top to bottom. The files keep the order in which they were reported. */
function sortedByPlace(findings: readonly Finding[]): Finding[] {
  const groups = [...Map.groupBy(findings, ({ file }) => file).values()];
  return groups.flatMap((group) => group.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)));
}

type Summary = DocumentCounts & { readonly notAssembled?: readonly string[]; readonly notCompared?: string };

function summaryText(summary: Summary, findings: readonly Finding[], paint: Paint): string {
  const { documents, accepted, lossy, rejected, unread, unknown, notAssembled = [], notCompared } = summary;
  if (documents === 0 && findings.length === 0) return 'There is no Kubernetes object to check.';
  if (findings.length === 0 && unknown === 0) return paint('green', `${count(documents, 'document')} accepted.`);
  const counts = [
    `${accepted} accepted`,
    `${lossy} lossy`,
    `${rejected} rejected`,
    ...(unknown === 0 ? [] : [`${unknown} of unknown kind`]),
    ...(unread === 0 ? [] : [`${unread} not read`]),
  ];
  const checked = `${count(documents, 'document')}: ${counts.join(', ')}; ${findingsCount(findings)}.`;
  return [
    checked,
    ...(notAssembled.length === 0 ? [] : [`${paint('red', 'Not assembled, so not checked')}: ${notAssembled.join(', ')}.`]),
    ...(notCompared === undefined ? [] : [`${paint('red', 'Not compared')} with ${printable(notCompared)}: this needs all packages.`]),
  ].join('\n');
}

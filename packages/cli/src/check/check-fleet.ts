import { resolve, sep } from 'node:path';
import { rootFindings } from '@slipway/flux-build';
import type { Finding } from '@slipway/manifest';
import { defaultCacheDirectory } from '@slipway/validate';
import { packageNote } from '../fleet/configuration-packages.ts';
import { type FleetLocation, type OpenFleet, openFleet } from '../fleet/open-fleet.ts';
import { releaseNotes } from '../fleet/release-owners.ts';
import { givenKinds } from '../kinds/given-kinds.ts';
import { type FleetSummary, fleetText } from '../report/fleet-text.ts';
import { unknownKinds } from '../report/unknown-kinds.ts';
import { guarded, type VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { type ReadBefore, readInput } from '../repository/read-input.ts';
import { ignoredByGit } from '../repository/working-tree.ts';
import { allowedDeletions } from '../settings/allowed-deletions.ts';
import { clusterSettings, type FleetSettings, kubernetesOf } from '../settings/fleet-settings.ts';
import { withMachineFlags } from '../settings/machine-flags.ts';
import { definitionFinder } from '../synth/definition-finder.ts';
import { readRecords } from '../synth/read-records.ts';
import type { ChangeCheck } from './check-change.ts';
import { type CheckedFleet, checkBuiltFleet } from './check-clusters.ts';
import type { CheckOptions } from './checked.ts';
import { checkedFolder } from './checked-folder.ts';

/** Opens the fleet below the one given path, which may have no root. Returns undefined if documents are checked instead. */
export async function openCheckedFleet(
  context: VerbContext,
  options: CheckOptions,
  settings: FleetSettings,
): Promise<OpenFleet | undefined> {
  const place = checkedPlace(context, options, settings);
  return place && guarded(context, () => openFleet({ ...place, memory: options.memory }));
}

/** Returns the advice on a repository that has Flux Kustomizations and no cluster: a catalogue, whose users set their names. */
export const catalogueFindings = ({ search, tree, fileName }: OpenFleet, { paths }: CheckOptions): readonly Finding[] =>
  rootFindings(search, { built: 1, tree, path: paths[0] ?? '.', fileName: (file) => fileName('', file) });

/** Checks the change from the state that the options name. Returns undefined when they name none. */
async function changeCheckFrom(context: VerbContext, options: CheckOptions, settings: FleetSettings): Promise<ChangeCheck | undefined> {
  const place = checkedPlace(context, options, settings);
  if (place === undefined || options.against === undefined) return undefined;
  const { openOldFleet } = await import('./open-old-fleet.ts');
  const { checkChange } = await import('./fleet-change.ts');
  return checkChange(await openOldFleet(options.against, place), {
    deletions: allowedDeletions(settings.allowDelete),
    secrets: context.secrets,
  });
}

function checkedPlace(context: VerbContext, options: CheckOptions, settings: FleetSettings): FleetLocation | undefined {
  const { cwd, budget } = context;
  const absolute = checkedFolder(options, cwd);
  if (absolute === undefined) return undefined;
  const { repository, root = [], source = [], resource = [], present = [] } = options;
  return {
    path: absolute,
    repository,
    root: [...settings.roots, ...root],
    // Options of the command line have precedence.
    sources: [...settings.sources, ...source],
    resources: resource,
    present: [...settings.present, ...present],
    cwd,
    budget,
  };
}

/** Describes what was read of the repository to find the roots. */
const readBefore =
  ({ root, tree }: OpenFleet): ReadBefore =>
  (path) =>
    path.startsWith(`${root}${sep}`) ? tree.readBefore(path.slice(root.length + 1).replaceAll(sep, '/')) : undefined;

/** Checks what Flux applies to the clusters of a fleet. */
export async function checkFleet(
  context: VerbContext,
  open: OpenFleet,
  options: CheckOptions,
  written: FleetSettings,
): Promise<CheckedFleet> {
  const { cwd, budget } = context;
  const path = options.paths[0] ?? '.';
  const [settings, records] = guarded(context, () => [withMachineFlags(written, open), readRecords(open.root)] as const);
  const checkChange = await changeCheckFrom(context, options, settings);
  return guarded(context, () => {
    const given = givenKinds({
      crds: [...settings.kinds, ...(options.crds ?? [])],
      stateKinds: settings.stateKinds,
      paths: options.paths,
      cwd,
      env: context.terminal.env,
      budget,
    });
    const input = readInput([path], cwd, budget, { readBefore: readBefore(open), isIgnored: ignoredByGit(resolve(cwd, path)) });
    return checkBuiltFleet(
      open,
      {
        input: { ...input, texts: new Map([...input.texts].filter(([file]) => !given.files.has(file))) },
        given,
        settingsOf: (cluster) => clusterSettings(settings, cluster),
        kubernetesOf: (cluster) => kubernetesOf(settings, cluster),
        charts: { charts: options.charts, cwd, cache: defaultCacheDirectory(context.terminal.env) },
        shownPath: path,
        isOwn: false,
        listsUndecided: options.strictUnknown === true,
        definitions: records && definitionFinder(records, cwd),
        memory: options.memory,
        checkChange,
      },
      context,
    );
  });
}

/** Returns the report on a checked fleet, the same for every format. */
export function fleetReport(checked: CheckedFleet, allowed: number, all: boolean): VerbReport {
  const { findings, verdicts, notApplied, unknown, undecided, skipped, linesOf } = checked;
  const summary = summaryOf(checked, allowed);
  const { missing } = checked.packages;
  return {
    findings,
    json: () => ({
      summary: { ...summary, ...releaseCounts(checked), ...(missing.length > 0 && { missingPackages: missing.length }) },
      objects: verdicts,
      unknownKinds: unknownKinds(unknown),
      undecided,
      notApplied,
      skipped,
    }),
    text: () => '',
    page: (paint) => fleetText({ ...checked, summary, notes: notesOf(checked) }, { all, paint }),
    showsNumbersOnly: !all && findings.length + unknown.length === 0,
    linesOf,
    checked: { verdicts, skipped },
  };
}

/** Returns lines about what is unknown of releases and packages. */
const notesOf = ({ helm, packages, isCompared }: CheckedFleet): readonly string[] =>
  [...releaseNotes(helm, isCompared), packageNote(packages)].filter((line) => line !== undefined);

/** Counts of what HelmReleases install, if any chart was searched. */
function releaseCounts({ helm: { releases, charts, missing } }: CheckedFleet): Readonly<Record<string, number>> {
  if (releases.length === 0) return {};
  const installed = releases.reduce((sum, { objects = [] }) => sum + objects.length, 0);
  return { helmReleases: releases.length, installedObjects: installed, charts, missingCharts: missing };
}

function summaryOf({ kustomizations, verdicts, findings, notApplied }: CheckedFleet, allowed: number): FleetSummary {
  const number = (wanted: string): number => verdicts.filter(({ verdict }) => verdict === wanted).length;
  return {
    clusters: new Set([...kustomizations.map(({ appliesTo }) => appliesTo), ...verdicts.flatMap((each) => each.clusters)]).size,
    kustomizations: kustomizations.length,
    suspended: kustomizations.filter(({ suspendedBy }) => suspendedBy !== undefined).length,
    objects: verdicts.reduce((sum, { clusters }) => sum + clusters.length, 0),
    judged: verdicts.length,
    accepted: number('accept'),
    lossy: number('lossy'),
    rejected: number('reject'),
    unknown: number('unknown'),
    findings: findings.length,
    allowed,
    notApplied: notApplied.length,
  };
}

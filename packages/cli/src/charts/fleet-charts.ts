import { join, resolve } from 'node:path';
import { buildFleet, type FileTree, type FleetBuild, type FleetKustomization } from '@slipway/flux-build';
import { type RequestedChart, requestedCharts } from '@slipway/helm';
import { type Finding, printable } from '@slipway/manifest';
import { CHART_LOCK, type ReadLock, readChartLock } from '../fleet/chart-lock.ts';
import { objectOwners } from '../fleet/object-owners.ts';
import { type OpenFleet, openFleet } from '../fleet/open-fleet.ts';
import { guarded, type VerbContext } from '../report/verb-context.ts';
import { type RepositoryState, repositoryState, textIn } from '../repository/repository-state.ts';
import type { FleetSettings } from '../settings/fleet-settings.ts';
import { settingsAround, settingsOfState } from '../settings/settings-around.ts';

/** The charts that a fleet names, and its lock. */
export interface FleetCharts {
  readonly open: OpenFleet;
  readonly fleet: FleetBuild;
  /** All owners that apply objects to clusters. */
  readonly owners: readonly FleetKustomization[];
  readonly requested: readonly RequestedChart[];
  /** The reasons why other charts are not available: those of a Bucket, and of sources that do not exist. */
  readonly unreachable: readonly string[];
  /** The lock on disk. */
  readonly read: ReadLock;
  readonly lockText: string | undefined;
  /** The lock whose hosts may be used: the lock of the base, if there is a base. */
  readonly base: ReadLock;
  /** The settings of the base, or of the repository without a base. */
  readonly settings: FleetSettings;
  /** All problems of the locks and the settings. */
  readonly findings: readonly Finding[];
  /** The folder of the lock, absolute, and its tree. */
  readonly top: string;
  readonly tree: FileTree;
  /** Name of the lock file in messages. */
  readonly file: string;
  readonly fileName: (content: string, file: string) => string;
  /** Whether the whole repository was built. */
  readonly isWhole: boolean;
}

/**
 * Builds a fleet, and reads its lock. With a base, the settings and the lock of the base apply, because any user may have written those
 * on disk.
 */
export async function fleetCharts(context: VerbContext, path: string, settingsFrom: string | undefined): Promise<FleetCharts> {
  const { cwd, budget } = context;
  const absolute = resolve(cwd, path);
  const state = settingsFrom === undefined ? undefined : repositoryState(settingsFrom, absolute, cwd);
  const settings =
    state === undefined
      ? await settingsAround(absolute, cwd, budget)
      : await settingsOfState(state, absolute, { cwd, paths: [absolute], budget });
  const { sources, present, roots } = settings;
  const open = await guarded(context, () => openFleet({ path: absolute, root: roots, sources, present, cwd, budget }));
  context.progress('building');
  const { folder: top, tree } = open.top ?? { folder: open.root, tree: open.tree };
  const file = context.displayFrom(top, CHART_LOCK);
  return guarded(context, () => {
    const fleet = buildFleet(open.input);
    const owners = objectOwners(fleet);
    const lockText = tree.read(CHART_LOCK);
    const read = readChartLock(lockText, file);
    const base = lockOfState(state, top, read);
    return {
      ...{ open, fleet, owners, ...requestedCharts(fleet, owners), read, lockText, base, settings, top, tree, file },
      findings: [...settings.findings, ...read.findings, ...(base === read ? [] : base.findings)],
      fileName: open.fileName,
      isWhole: absolute === top,
    };
  });
}

/** Returns a line for each chart that \`charts fetch\` cannot get. */
export const unreachableLines = ({ unreachable }: FleetCharts): readonly string[] =>
  unreachable.map((why) => printable(`not fetched: ${why}; give its folder with sources in slipway.yaml`));

const lockOfState = (state: RepositoryState | undefined, top: string, own: ReadLock): ReadLock =>
  state === undefined ? own : readChartLock(textIn(state, join(top, CHART_LOCK)), `${state.name}:${CHART_LOCK}`);

import type { MoveRequest } from '@slipway/publish';
import { readVersionTag } from '@slipway/publish';
import { didYouMean } from '../report/did-you-mean.ts';
import { usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import { findWorkspace, type Workspace } from '../repository/workspace.ts';
import type { FleetSettings } from '../settings/fleet-settings.ts';
import { settingsAround } from '../settings/settings-around.ts';
import { readPlan } from './read-plan.ts';

/** Options of every verb that works with channels. */
export interface ChannelOptions {
  /** Name of a Git remote, URL, or path from the working directory; the embedded repository when absent. */
  readonly remote?: string;
  readonly dryRun?: boolean;
  /** File with the JSON report of a dry run: push exactly that, or nothing. */
  readonly plan?: string;
}

/** The common start of all verbs that work with channels. */
export interface ChannelContext {
  readonly workspace: Workspace;
  readonly settings: FleetSettings;
  readonly request: MoveRequest;
}

/** Finds the workspace and its settings. Throws a usage Failure. */
export async function channelContext(context: VerbContext, { remote, dryRun = false, plan }: ChannelOptions): Promise<ChannelContext> {
  const workspace = findWorkspace(context.cwd);
  const settings = await settingsAround(workspace.root, context.cwd, context.budget);
  return {
    workspace,
    settings,
    request: {
      cwd: workspace.root,
      ...(remote === undefined ? {} : { remote, remoteFrom: context.cwd }),
      dryRun,
      ...(plan !== undefined && { plan: await readPlan(context, plan) }),
      pinnable: workspace.packages.map(({ name }) => name),
      signal: context.signal(),
    },
  };
}

/** Parses `PACKAGE` or `PACKAGE@VERSION` for a package of the workspace. Throws a usage Failure. */
export function namedPackage({ packages }: Workspace, text: string): { readonly package: string; readonly version?: string } {
  const named = text.includes('@') ? readVersionTag(text) : { package: text };
  if (named === undefined) throw usageFailure(`${JSON.stringify(text)} is not <package> or <package>@<version>.`);
  const names = packages.map(({ name }) => name);
  if (names.includes(named.package)) return named;
  throw usageFailure(
    `There is no content package ${JSON.stringify(named.package)}.${didYouMean(named.package, names)} There are ${names.join(', ')}.`,
  );
}

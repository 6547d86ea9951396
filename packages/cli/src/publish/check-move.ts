import type { MoveRequest } from '@slipway/publish';
import type { VerbContext } from '../report/verb-context.ts';
import type { Workspace } from '../repository/workspace.ts';
import type { FleetSettings } from '../settings/fleet-settings.ts';
import { assembleTree } from '../synth/assemble-tree.ts';
import { adjustedCheck } from './adjusted-check.ts';
import { remoteChecker } from './check-remote.ts';
import { describedFollowers, followersOf } from './followers.ts';
import type { PlanReader } from './plan-details.ts';
import { publishedDefinitions } from './published-definitions.ts';

/**
 * Returns a check of the definitions for a change of a channel. It covers the clusters that follow the channel, in the state after the
 * change, and names them. The kinds of clusters come from the definitions.
 */
export async function moveChecker(
  context: VerbContext,
  { workspace, settings }: { readonly workspace: Workspace; readonly settings: FleetSettings },
  allowDeletions: boolean | undefined,
  planned: PlanReader,
): Promise<Pick<MoveRequest, 'check' | 'followers'>> {
  const tree = await assembleTree(workspace, [], context.progress);
  const checkRemote = remoteChecker(context, publishedDefinitions(context, workspace, tree, settings));
  const known = await describedFollowers(context);
  return {
    check: async (transition) => {
      const checked = await checkRemote(transition);
      await planned.read(transition, checked);
      return adjustedCheck(checked.findings, settings, { cwd: context.cwd, allowDeletions });
    },
    ...(known && { followers: (packageName, channel) => followersOf(known, packageName, channel) }),
  };
}

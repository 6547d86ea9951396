import type { MoveRequest } from '@slipway/publish';
import { assembleTree } from '../assemble/assemble-tree.ts';
import { adjustedJudgement } from '../publish/adjusted-judgement.ts';
import { remoteJudge } from '../publish/judge-remote.ts';
import type { PlanReader } from '../publish/plan-details.ts';
import { publishedDefinitions } from '../publish/published-definitions.ts';
import type { FleetSettings } from '../settings/fleet-settings.ts';
import type { VerbContext } from '../terminal/verb-context.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { describedFollowers, followersOf } from './followers.ts';

/**
 * What the definitions have to say when a channel moves: they judge the clusters that follow it as they would be then, and name these. The
 * definitions give the kinds that clusters have.
 */
export async function moveJudge(
  context: VerbContext,
  { workspace, settings }: { readonly workspace: Workspace; readonly settings: FleetSettings },
  allowDeletions: boolean | undefined,
  planned: PlanReader,
): Promise<Pick<MoveRequest, 'judge' | 'followers'>> {
  const tree = await assembleTree(workspace, [], context.progress);
  const judge = remoteJudge(context, publishedDefinitions(context, workspace, tree, settings));
  const known = await describedFollowers(context);
  return {
    judge: async (step) => {
      const judged = await judge(step);
      await planned.read(step, judged);
      return adjustedJudgement(judged.findings, settings, { cwd: context.cwd, allowDeletions });
    },
    ...(known && { followers: (packageName, channel) => followersOf(known, packageName, channel) }),
  };
}

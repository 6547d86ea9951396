import type { MoveRequest } from '@slipway/publish';
import { assembleTree } from '../assemble/assemble-tree.ts';
import { createCheckMemory } from '../check/fleet/check-memory.ts';
import { givenKinds } from '../kinds/given-kinds.ts';
import { DELETIONS } from '../publish/deletion-rules.ts';
import { remoteJudge } from '../publish/judge-remote.ts';
import { adjustedFindings } from '../settings/adjusted-findings.ts';
import type { FleetSettings } from '../settings/fleet-settings.ts';
import type { VerbContext } from '../terminal/verb-context.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Judges the clusters that follow a channel as they would be after it moved. The definitions give the kinds that clusters have. */
export async function moveJudge(
  context: VerbContext,
  { workspace, settings }: { readonly workspace: Workspace; readonly settings: FleetSettings },
  allowDeletions: boolean,
): Promise<NonNullable<MoveRequest['judge']>> {
  const tree = await assembleTree(workspace, [], context.progress);
  const given = givenKinds({ cwd: workspace.root, env: context.terminal.env });
  const judge = remoteJudge(context, { workspace, tree, given, settings, memory: createCheckMemory() });
  return async (step) => {
    const { findings } = await judge(step);
    const adjusted = (await adjustedFindings([...settings.findings, ...findings], settings, context.cwd)).findings;
    return allowDeletions ? adjusted.filter(({ rule }) => !DELETIONS.has(rule)) : adjusted;
  };
}

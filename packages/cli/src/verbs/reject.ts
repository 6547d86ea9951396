import { type RejectReport, readVersionTag, rejectVersion } from '@slipway/publish';
import type { VerbReport } from '../report/verb-report.ts';
import { exitCodes } from '../terminal/exit-code.ts';
import { usageFailure } from '../terminal/failure.ts';
import type { VerbContext } from '../terminal/verb-context.ts';
import { findWorkspace } from '../workspace/workspace.ts';
import { failureOf } from './publish.ts';

export interface RejectOptions {
  /** `<package>@<version>`. */
  readonly tag: string;
  /** Name of a Git remote, URL, or path from the working directory; the embedded repository when absent. */
  readonly remote?: string;
  /** Id that the tag must have; without it nothing is deleted. */
  readonly confirm?: string;
  readonly dryRun?: boolean;
}

/** Deletes the tag of a version that nobody released, if it has the id that was confirmed; says what it names otherwise. */
export async function reject(context: VerbContext, options: RejectOptions): Promise<VerbReport> {
  const named = readVersionTag(options.tag);
  if (named === undefined) throw usageFailure(`${JSON.stringify(options.tag)} is not <package>@<version>.`);
  if (options.confirm !== undefined && !/^[0-9a-f]{40}$/.test(options.confirm))
    throw usageFailure('--confirm takes the id of the tag, 40 hexadecimal digits, as `slipway reject` without it prints.');
  const { root } = findWorkspace(context.cwd);
  context.progress('rejecting');
  const report = await rejectVersion({
    cwd: root,
    ...named,
    ...(options.remote === undefined ? {} : { remote: options.remote, remoteFrom: context.cwd }),
    ...(options.confirm === undefined ? {} : { confirm: options.confirm }),
    dryRun: options.dryRun ?? false,
    signal: context.terminal.signal,
  }).catch((error: unknown) => {
    throw failureOf(error);
  });
  return {
    findings: [],
    json: () => ({ summary: report }),
    text: () => sentence(report),
    exitCode: report.outcome === 'refused' || report.outcome === 'absent' ? exitCodes.findings : exitCodes.clean,
  };
}

function sentence({ outcome, tag, id, names, recorded, remote }: RejectReport): string {
  const kind = recorded ? 'with the trailers of a publish' : 'which Slipway did not write';
  const what = `the tag ${tag} (${id}, ${kind}), which names ${names}, on ${remote}`;
  switch (outcome) {
    case 'absent':
      return `There is no tag ${tag} on ${remote}.`;
    case 'rejected':
      return `Deleted ${what}.`;
    case 'refused':
      return `Nothing was deleted: the confirmed id is not that of ${what}.`;
    case 'planned':
      return `Would delete ${what}. Clusters that pin it stop getting updates. If it is wrong, run the command with --confirm ${id}`;
  }
}

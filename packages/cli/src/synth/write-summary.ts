import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import type { MembersSummary } from '@slipway/manifest';
import type { ContentPackage } from '../repository/workspace.ts';
import type { MadeOf } from './made-of.gen.ts';
import { fromRoot, summaryFile, withPaths } from './shard-summary.ts';
import { writeOwn } from './write-own.ts';

/** Writes the summary of a shard for the rest. `undefined` means that the rest can only be built from the definitions. */
export async function writeSummary(
  root: string,
  content: ContentPackage,
  shard: string,
  { summary, madeOf }: { readonly summary: MembersSummary | undefined; readonly madeOf: MadeOf },
): Promise<void> {
  const members = summary === undefined ? null : withPaths(summary, (file) => relative(root, file));
  const madeOfFile = summaryFile(root, content, shard, 'made-of');
  // Between the two writes, there is no valid summary.
  await rm(madeOfFile, { force: true });
  await writeOwn(root, summaryFile(root, content, shard, 'members'), `${JSON.stringify(members)}\n`);
  await writeOwn(root, madeOfFile, `${JSON.stringify(fromRoot(root, madeOf))}\n`);
}

import { join } from 'node:path';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import { type MembersSummary, parseLimitedJson } from '@slipway/manifest';
import { checkedBy } from '@slipway/manifest/settings';
import type { ContentPackage } from '../repository/workspace.ts';
import { hashOf } from './loaded-files.ts';
import type { MadeOf } from './made-of.gen.ts';
import { summaryFile, toAbsolute, withPaths } from './shard-summary.ts';
import * as compiled from './validate-summary.gen.ts';

/**
 * Returns the summaries of shards that are still valid: of exactly these definitions, with the same text in each loaded file. Returns
 * undefined for every other summary, as for a missing one.
 */
export function summaryReader(
  root: string,
  content: ContentPackage,
): (shard: string, definitions: readonly string[]) => MembersSummary | undefined {
  const hashes = new Map<string, string | undefined>();
  const isSame = (file: string, hash: string): boolean => {
    if (!hashes.has(file)) hashes.set(file, hashOf(file));
    return hashes.get(file) === hash;
  };
  return (shard, definitions) => {
    const [isMembers, isMadeOf] = [checkedBy<MembersSummary>(compiled, 'validateMembers'), checkedBy<MadeOf>(compiled, 'validateMadeOf')];
    const members = readJson(root, summaryFile(root, content, shard, 'members'));
    const madeOf = readJson(root, summaryFile(root, content, shard, 'made-of'));
    if (!isMembers(members) || !isMadeOf(madeOf)) return undefined;
    if (madeOf.definitions.join('\n') !== definitions.join('\n')) return undefined;
    const files = Object.entries(toAbsolute(root, madeOf).files);
    return files.every(([file, hash]) => isSame(file, hash)) ? withPaths(members, (file) => join(root, file)) : undefined;
  };
}

function readJson(root: string, file: string): unknown {
  try {
    return parseLimitedJson(readRegularFile(file, { within: root }).toString('utf8'));
  } catch {
    return undefined; // A file that cannot be read is not a summary
  }
}

import { join, relative } from 'node:path';
import type { MembersSummary } from '@slipway/manifest';
import type { ContentPackage } from '../repository/workspace.ts';
import type { MadeOf } from './made-of.gen.ts';

/**
 * Folder of the summaries that `slipway synth --shard` writes for the rest: `<package>/<shard>/members.json`, and `made-of.json` next to
 * it. Relative to the root of the repository. Git ignores it, and Nx caches it.
 */
const SUMMARIES = '.slipway/shards';

/** Absolute path of a file of the summary of a shard. */
export const summaryFile = (root: string, { name }: ContentPackage, shard: string, file: 'members' | 'made-of'): string =>
  join(root, SUMMARIES, name, shard, `${file}.json`);

export const fromRoot = (root: string, madeOf: MadeOf): MadeOf => withKeys(madeOf, (file) => relative(root, file));
export const toAbsolute = (root: string, madeOf: MadeOf): MadeOf => withKeys(madeOf, (file) => join(root, file));

const withKeys = ({ definitions, files }: MadeOf, named: (file: string) => string): MadeOf => ({
  definitions,
  files: Object.fromEntries(Object.entries(files).map(([file, hash]) => [named(file), hash])),
});

/** Returns the summary with the paths of definitions changed by `named`. */
export const withPaths = (summary: MembersSummary, named: (file: string) => string): MembersSummary => ({
  ...summary,
  clusters: summary.clusters.map((member) => ({
    ...member,
    ...(member.hubFile === undefined ? {} : { hubFile: named(member.hubFile) }),
    ...(member.source === undefined ? {} : { source: { ...member.source, file: named(member.source.file) } }),
  })),
});

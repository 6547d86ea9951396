import type { FleetPart, MembersSummary } from '@slipway/manifest';
import { shardOfPath } from '@slipway/manifest';
import { didYouMean } from '../report/did-you-mean.ts';
import { usageFailure } from '../report/failure.ts';
import { type ContentPackage, selectPackages, type Workspace } from '../repository/workspace.ts';
import { type AssembledTree, assembleTree } from './assemble-tree.ts';
import { noteLoadedFiles } from './loaded-files.ts';
import type { MadeOf } from './made-of.gen.ts';
import { summaryReader } from './read-summary.ts';
import { definitionsByShard, loadDefinitions } from './shard-definitions.ts';

/** The shard of the files that are not for one cluster. */
const REST = 'rest';

/** An assembled part of one content package. */
export interface AssembledShard {
  readonly content: ContentPackage;
  readonly tree: AssembledTree;
  /** Whether a file of the tree is in the shard. */
  readonly owns: (path: string) => boolean;
  /** Whether a folder of the tree may contain such files. */
  readonly mayContain: (folder: string) => boolean;
  /** For a shard other than the rest: the summary for the rest. */
  readonly forRest?: { readonly summary: MembersSummary | undefined; readonly madeOf: MadeOf };
}

/**
 * Assembles only the definitions whose names begin with the name of the shard and a dash. For the rest, also reads the definitions of
 * shards without a current summary. Throws a usage Failure if `names` are not one package with such a shard, or if a file is not in the
 * shard.
 */
export async function assembleShard(
  workspace: Workspace,
  names: readonly string[],
  shard: string,
  progress: (text: string) => void,
  registries: 'write' | 'report' = 'report',
): Promise<AssembledShard> {
  const content = onePackage(workspace, names);
  const known = content.shards.length === 0 ? [] : [...content.shards, REST];
  if (!known.includes(shard)) {
    throw usageFailure(`${content.npmName} has no shard ${shard}.${didYouMean(shard, known)} Shards: ${known.join(', ') || 'none'}.`);
  }
  const assemble = (part: FleetPart) => assembleTree(workspace, names, progress, registries, part);
  const made =
    shard === REST ? { tree: await assembleRest(workspace, content, assemble) } : await assembleMembers(content, shard, assemble);
  const ownerOf = (path: string): string | undefined => shardOfPath(content.prefixes, content.shards, path);
  const owns = (path: string): boolean => (ownerOf(path) ?? REST) === shard;
  const stray = made.tree.packages.flatMap(({ texts }) => [...texts.keys()]).find((path) => !owns(path));
  if (stray !== undefined) {
    throw usageFailure(
      `${stray} is not part of the shard ${shard} of ${content.npmName}. A cluster has the name of its file: it begins with one of slipway.shards and a dash. The name of a hub begins with none of them. assemble(part) must pass on the part.`,
    );
  }
  return { content, ...made, owns, mayContain: (folder) => [undefined, shard].includes(ownerOf(folder)) };
}

type Assemble = (part: FleetPart) => Promise<AssembledTree>;

async function assembleMembers(
  content: ContentPackage,
  shard: string,
  assemble: Assemble,
): Promise<Pick<AssembledShard, 'tree' | 'forRest'>> {
  const loaded = noteLoadedFiles();
  loadDefinitions(
    content,
    [shard],
    content.shards.filter((other) => other !== shard),
  );
  let summary: MembersSummary | undefined;
  const tree = await assemble({
    part: 'members',
    keep: (one) => {
      summary = one;
    },
  });
  const madeOf = { definitions: definitionsByShard(content).get(shard) ?? [], files: Object.fromEntries(loaded()) };
  return { tree, forRest: { summary, madeOf } };
}

function assembleRest({ root }: Workspace, content: ContentPackage, assemble: Assemble): Promise<AssembledTree> {
  const summaryOf = summaryReader(root, content);
  const definitions = definitionsByShard(content);
  const summaries = new Map(content.shards.map((shard) => [shard, summaryOf(shard, definitions.get(shard) ?? [])]));
  const others = [...summaries.values()].filter((summary) => summary !== undefined);
  const unknown = content.shards.filter((shard) => summaries.get(shard) === undefined);
  loadDefinitions(content, [undefined, ...unknown], []);
  return assemble({ part: 'rest', others });
}

function onePackage(workspace: Workspace, names: readonly string[]): ContentPackage {
  const [content, ...others] = names.length === 0 ? [] : selectPackages(workspace, names);
  if (content === undefined || others.length > 0) throw usageFailure('--shard is one of one package: name that with --package.');
  return content;
}

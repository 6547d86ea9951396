import { realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Finding } from '@slipway/manifest';
import { filesIn } from '../registries/registries.ts';
import { definitionsIn, registryText } from '../registries/registry-text.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { usageFailure } from '../terminal/failure.ts';
import { type ContentPackage, selectPackages, type Workspace } from '../workspace/workspace.ts';
import { type AssembledTree, assembleTree } from './assemble-tree.ts';

/** The shard with what belongs to no cluster alone. */
const REST = 'rest';

/** A part of one content package, assembled. */
export interface AssembledShard {
  readonly content: ContentPackage;
  readonly tree: AssembledTree;
  /** Whether a file of the tree belongs to the shard. */
  readonly owns: (path: string) => boolean;
}

/**
 * Assembles the definitions whose names begin with the name of the shard and a dash, of which no other one is read, or the rest. Throws a
 * usage Failure when `names` are not one package with such a shard, or when a file does not belong to it.
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
  if (shard !== REST) loadOnly(content, shard);
  const tree = await assembleTree(workspace, names, progress, registries, shard === REST ? REST : 'members');
  const owns = (path: string): boolean => (shardOf(content, path) ?? REST) === shard;
  const stray = tree.packages.flatMap(({ texts }) => [...texts.keys()]).find((path) => !owns(path));
  if (stray !== undefined) {
    throw usageFailure(
      `${stray} does not belong to the shard ${shard} of ${content.npmName}. A cluster has the name of its file, which begins with one of slipway.shards and a dash, that of a hub with none of them; and assemble(part) passes on the part.`,
    );
  }
  return { content, tree, owns };
}

function onePackage(workspace: Workspace, names: readonly string[]): ContentPackage {
  const [content, ...others] = names.length === 0 ? [] : selectPackages(workspace, names);
  if (content === undefined || others.length > 0) throw usageFailure('--shard is one of one package: name that with --package.');
  return content;
}

/** The shard of a path by the layout of `clusters/`: a cluster has `<prefix>/<group>/<cluster>`, and `fleet/<cluster>` below that of its hub. */
function shardOf({ prefixes, shards }: ContentPackage, path: string): string | undefined {
  const prefix = prefixes.find((one) => path.startsWith(`${one}/`)) ?? '';
  const [, leaf = '', folder, member = ''] = path.slice(prefix.length + 1).split('/');
  return shards.find((shard) => leaf.startsWith(`${shard}-`) || (folder === 'fleet' && member.startsWith(`${shard}-`)));
}

/**
 * From now on, a registry of the package has only the definitions of `shard`: those of other shards are not even read, and importing one
 * is a finding, since Nx would not know that this shard has to be made anew when that one changes.
 */
function loadOnly({ directory, registries, shards }: ContentPackage, shard: string): void {
  const own = registries.map((folder) => join(realpathSync(directory), folder));
  const texts = new Map(
    own.map((folder) => {
      const files = definitionsIn(filesIn(folder)).filter((file) => file.startsWith(`${shard}-`));
      return [pathToFileURL(`${folder}.gen.ts`).href, registryText(basename(folder), files)] as const;
    }),
  );
  const others = shards.filter((other) => other !== shard);
  registerHooks({
    load: (url, context, next) => {
      const source = texts.get(url);
      if (source !== undefined) return { format: 'module-typescript', source, shortCircuit: true };
      const file = url.startsWith('file:') ? fileURLToPath(url) : '';
      const other = own.includes(dirname(file)) ? others.find((one) => basename(file).startsWith(`${one}-`)) : undefined;
      if (other !== undefined) throw new ImportedShard(file, shard, other);
      return next(url, context);
    },
  });
}

/** Carries a finding like a DefinitionError. */
class ImportedShard extends Error {
  readonly findings: readonly Finding[];
  constructor(file: string, shard: string, other: string) {
    super(`the shard ${shard} imports a definition of the shard ${other}`);
    const expected = 'imports of hubs, and of modules beside the definitions';
    const remedy = 'move what both need into a module of its own outside the folder';
    const source = { file, line: 1, column: 1 };
    this.findings = [{ rule: 'broken-definition', severity: 'reject', message: this.message, file, pointer: '', source, expected, remedy }];
  }
}

import { realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Finding } from '@slipway/manifest';
import type { ContentPackage } from '../repository/workspace.ts';
import { filesIn } from './registries.ts';
import { definitionsIn, registryText } from './registry-text.ts';

/** Returns the definitions of each shard, as paths in the package: `src/clusters/eu-shop-production.ts`. */
export const definitionsByShard = ({ directory, registries, shards }: ContentPackage): ReadonlyMap<string | undefined, readonly string[]> =>
  Map.groupBy(
    registries.flatMap((folder) => definitionsIn(filesIn(join(directory, folder))).map((file) => `${folder}/${file}`)),
    (file) => shardOfFile(basename(file), shards),
  );

/** Returns the shard of a definition by the name of its file. */
const shardOfFile = (file: string, shards: readonly string[]): string | undefined => shards.find((shard) => file.startsWith(`${shard}-`));

/**
 * Makes each registry of the package list only the definitions of the shards `listed`, with `undefined` for those in no shard. Others are
 * not read. An import of one of the shards `refused` is a finding, because Nx would not rebuild this shard when that one changes.
 */
export function loadDefinitions(
  { directory, registries, shards }: ContentPackage,
  listed: readonly (string | undefined)[],
  refused: readonly string[],
): void {
  const folders = registries.map((folder) => join(realpathSync(directory), folder));
  const texts = new Map(
    folders.map((folder) => {
      const files = definitionsIn(filesIn(folder)).filter((file) => listed.includes(shardOfFile(file, shards)));
      return [pathToFileURL(`${folder}.gen.ts`).href, registryText(basename(folder), files)] as const;
    }),
  );
  registerHooks({
    load: (url, context, next) => {
      const source = texts.get(url);
      if (source !== undefined) return { format: 'module-typescript', source, shortCircuit: true };
      const file = url.startsWith('file:') ? fileURLToPath(url) : '';
      const shard = folders.includes(dirname(file)) ? shardOfFile(basename(file), shards) : undefined;
      if (shard !== undefined && refused.includes(shard)) throw new ImportedShard(file, shard, listed);
      return next(url, context);
    },
  });
}

/** Carries a finding like a DefinitionError. */
class ImportedShard extends Error {
  readonly findings: readonly Finding[];
  constructor(file: string, other: string, listed: readonly (string | undefined)[]) {
    super(`the shard ${listed.join(', ')} imports a definition of the shard ${other}`);
    const expected = 'imports of hubs, and of modules next to the definitions';
    const remedy = 'move what both need into a module of its own outside the folder';
    const source = { file, line: 1, column: 1 };
    this.findings = [{ rule: 'broken-definition', severity: 'reject', message: this.message, file, pointer: '', source, expected, remedy }];
  }
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './source-file.ts';

/** Reads every YAML and JSON file below `directory`, except hidden ones, sorted by name. Throws if it is not a readable directory. */
export function readSources(directory: string): SourceFile[] {
  return filesBelow(directory, '')
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(directory, name));
      return { name, sha256: createHash('sha256').update(bytes).digest('hex'), text: bytes.toString('utf8') };
    });
}

function filesBelow(directory: string, prefix: string): string[] {
  return readdirSync(join(directory, prefix), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const name = `${prefix}${entry.name}`;
    return entry.isDirectory() ? filesBelow(directory, `${name}/`) : [name];
  });
}

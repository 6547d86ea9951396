import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

let version: string | undefined;

/**
 * Returns a hash of everything that verdicts depend on: the sources of this package and of the reader, the pinned and the community
 * schemas, and Node.
 */
export function programVersion(): string {
  version ??= sha256([process.version, ...ownSources(), pinnedSchemas()].join('\n'));
  return version;
}

const sha256 = (text: string): string => process.getBuiltinModule('node:crypto').hash('sha256', text);

const ownSources = (): string[] =>
  [join(import.meta.dirname, '..'), join(fileURLToPath(import.meta.resolve('@slipway/manifest')), '..')].flatMap((directory) =>
    [join(directory, '../package.json'), ...filesBelow(directory)].map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs}`;
    }),
  );

const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

/** Returns the indexes of the pinned schemas, which have the hash of each schema. */
const pinnedSchemas = (): string =>
  ['@slipway/kube-models', '@slipway/community-kinds']
    .map((name) => readFileSync(join(fileURLToPath(import.meta.resolve(name)), '../../gen/index.json'), 'utf8'))
    .join('');

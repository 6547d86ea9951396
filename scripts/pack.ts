// `npm run pack [-- --repository URL] [-- --to FOLDER]`: the tarballs of all packages that npm gets, in FOLDER/packages, as a release
// publishes them; what they are made of is in FOLDER/pack, and what they are in FOLDER/packed.json.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Packed, packPackages } from './pack/pack-packages.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { repository: { type: 'string' }, to: { type: 'string', default: join(root, 'dist') } } });

try {
  const packed = await packPackages({
    root,
    tarballs: join(values.to, 'packages'),
    scratch: join(values.to, 'pack'),
    repository: values.repository,
  });
  writeFileSync(join(values.to, 'packed.json'), JSON.stringify(packed));
  process.stdout.write(`${tableOf(packed)}\n`);
} catch (error) {
  process.stderr.write(`Nothing was packed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function tableOf(packed: readonly Packed[]): string {
  const rows = packed.map(({ name, version, files, size, unpackedSize }) => [name, version, `${files}`, kib(size), kib(unpackedSize)]);
  const table = [['package', 'version', 'files', 'size', 'unpacked'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
    )
    .join('\n');
}

function kib(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KiB`;
}

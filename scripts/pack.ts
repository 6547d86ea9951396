// `npm run pack`: compiles and packs the packages that npm gets, as a release publishes them. See USAGE.
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Packed, packPackages } from './pack/pack-packages.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const USAGE = `Usage: npm run pack [-- OPTIONS]

Compiles every published package and writes one tarball for each to FOLDER/packages, as a release publishes them.
FOLDER/pack has the files of the tarballs, and FOLDER/packed.json their names, versions and sizes.
It empties FOLDER/packages and FOLDER/pack first.

Options:
  --to FOLDER        Folder for the output (default: dist).
  --repository URL   Git repository that each package.json names (default: none).
  --help             Show this help.

To install the command in another repository:
  npm install -D ../slipway/dist/packages/slipway-[0-9]*.tgz

To create a fleet from the tarballs:
  npx --yes --package ../slipway/dist/packages/create-slipway-[0-9]*.tgz \\
    create-slipway my-fleet --yes --packages ../slipway/dist/packages
`;

process.exitCode = await main(process.argv.slice(2));

/** Runs the script. Returns the exit code: 0 packed, 1 not packed, 2 wrong arguments. */
async function main(args: readonly string[]): Promise<number> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(args);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n\n${USAGE}`);
    return 2;
  }
  if (options.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  try {
    const packed = await packPackages({
      root,
      tarballs: join(options.to, 'packages'),
      scratch: join(options.to, 'pack'),
      repository: options.repository,
    });
    writeFileSync(join(options.to, 'packed.json'), JSON.stringify(packed));
    process.stdout.write(`${tableOf(packed)}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`Nothing was packed: ${messageOf(error)}\n`);
    return 1;
  }
}

function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: { repository: { type: 'string' }, to: { type: 'string', default: join(root, 'dist') }, help: { type: 'boolean' } },
  });
  return { ...values, to: resolve(values.to) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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

import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { visible } from '@slipway/manifest';
import { Command } from 'commander';
import { crdDirectory } from './command.ts';
import { fetchSources } from './sources/fetch-sources.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const program = new Command('crds:fetch')
  .description('Downloads the CRDs and OpenAPI documents of crd-sources.json, and verifies each by its digest in crds.lock.json.')
  .option(
    '--to <directory>',
    'directory that gets the files; it is replaced',
    relative(process.cwd(), dirname(crdDirectory('kube-models'))),
  )
  .option('--from <address>', 'address of the repositories, or of a mirror', 'https://raw.githubusercontent.com')
  .option('--new', 'accept files that crds.lock.json does not have yet', false)
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));

try {
  const { to, from, new: acceptNew } = program.parse().opts<{ to: string; from: string; new: boolean }>();
  const packages = ['kube-models', 'community-kinds'].map((name) => join(root, 'packages', name));
  const result = await fetchSources({ packages, to, from, acceptNew });
  process.stdout.write(result.output);
  process.stderr.write(result.errors);
  process.exitCode = result.code;
} catch (error) {
  process.stderr.write(`crds:fetch: ${visible(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 3;
}

// `npm run build`: makes the bundles with which the command starts quickly, packages/cli/dist. Nobody has to: without them, or with those
// of other sources, the command runs from its sources. `-- --packages FOLDER check` makes one of other workspaces.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BUNDLES, buildBundles } from './bundle/build-bundles.ts';

const { values, positionals } = parseArgs({
  options: { packages: { type: 'string', default: join(import.meta.dirname, '../packages') } },
  allowPositionals: true,
});
const chosen = positionals.length === 0 ? BUNDLES : BUNDLES.filter(({ name }) => positionals.includes(name));

const started = performance.now();
for (const { name, files, size } of await buildBundles(values.packages, chosen))
  process.stdout.write(`packages/cli/dist/${name}: ${files} files, ${Math.round(size / 1024)} KiB\n`);
process.stdout.write(`made in ${Math.round(performance.now() - started)} ms\n`);

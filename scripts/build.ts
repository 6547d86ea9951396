// `npm run build` creates the bundles in packages/cli/dist, with which the command starts quickly. They are optional: without them, or
// with bundles of other sources, the command runs from its sources. `-- --packages FOLDER check` creates one from other workspaces.
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

// `npm run build`: makes the bundles with which the command starts quickly, packages/cli/dist. Nobody has to: without them, or with those
// of other sources, the command runs from its sources.
import { join } from 'node:path';
import { buildBundles } from './bundle/build-bundles.ts';

const started = performance.now();
for (const { name, files, size } of await buildBundles(join(import.meta.dirname, '../packages')))
  process.stdout.write(`packages/cli/dist/${name}: ${files} files, ${Math.round(size / 1024)} KiB\n`);
process.stdout.write(`made in ${Math.round(performance.now() - started)} ms\n`);

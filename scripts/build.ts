// `npm run build` creates the bundles in packages/cli/dist, with which the command starts quickly. They are optional: without them, or
// with bundles of other sources, the command runs from its sources. `-- --packages FOLDER check` creates one from other workspaces.
// `-- --changed` creates only those whose sources have changed.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BUNDLES, buildBundles, isCurrent } from './bundle/build-bundles.ts';

const { values, positionals } = parseArgs({
  options: {
    packages: { type: 'string', default: join(import.meta.dirname, '../packages') },
    changed: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const named = positionals.length === 0 ? BUNDLES : BUNDLES.filter(({ name }) => positionals.includes(name));
const chosen = named.filter((bundle) => !(values.changed && isCurrent(values.packages, bundle)));

const started = performance.now();
for (const { name, files, size } of await buildBundles(values.packages, chosen))
  process.stdout.write(`packages/cli/dist/${name}: ${files} files, ${Math.round(size / 1024)} KiB\n`);
process.stdout.write(chosen.length === 0 ? 'no source has changed\n' : `made in ${Math.round(performance.now() - started)} ms\n`);

// `npm run build`: makes the bundle with which `slipway check PATH` starts quickly, packages/cli/dist. Nobody has to: without one, or
// with one of other sources, the command runs from its sources.
import { join } from 'node:path';
import { buildBundle } from './bundle/build-bundle.ts';

const started = performance.now();
const { files, size } = await buildBundle(join(import.meta.dirname, '../packages'));
process.stdout.write(`packages/cli/dist: ${files} files, ${Math.round(size / 1024)} KiB, ${Math.round(performance.now() - started)} ms\n`);

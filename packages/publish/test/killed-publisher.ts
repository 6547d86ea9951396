import { publishPackages } from '../src/index.ts';
import { killedPackages } from './killed-packages.ts';

/** A process to be killed: publishes generation `argv[3]` to the embedded repository of `argv[2]`, and says when it begins. */
const [, , cwd = '', generation = ''] = process.argv;
const packages = killedPackages(generation);
// For hooks that kill the whole run.
process.env.PUBLISHER = String(process.pid);
process.stdout.write('begin\n');
await publishPackages({ cwd, packages });

import { embeddedRemote, publishPackages } from '../src/index.ts';
import { killedPackages } from './killed-packages.ts';

/** A process to be killed: publishes generation `argv[3]` to the embedded repository of `argv[2]`. */
const [, , cwd = '', generation = ''] = process.argv;
await publishPackages({ cwd, packages: killedPackages(generation) });
process.stdout.write(embeddedRemote(cwd));

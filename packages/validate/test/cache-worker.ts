import { createValidator } from '../src/index.ts';
import { validObjects } from './valid-objects.ts';

/** Prints the verdicts on all valid objects, made with the cache directory given as argument. */
const validator = createValidator({ cacheDirectory: process.argv[2] ?? '' });
process.stdout.write(JSON.stringify(Object.values(validObjects).map((object) => validator.check({ ...object, extra: 1 }))));

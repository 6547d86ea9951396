import { emitYaml, readYaml } from '@slipway/manifest';
import { createValidator, openCache, validateTexts } from '../src/index.ts';
import { validObjects } from './valid-objects.ts';

/** Prints the verdicts on all valid objects and as many wrong ones, with the cache in the directory given as argument. */
const cache = openCache(process.argv[2] ?? '');
const validator = createValidator({ cache });
const texts = Object.values(validObjects).map((object, index) => [`${index}/a.yaml`, emitYaml({ ...object, extra: 1 })] as const);
process.stdout.write(
  JSON.stringify(
    validateTexts(validator, new Map(texts), { read: (text, file) => readYaml(text, file, (part) => cache.recall(file, part)) }),
  ),
);
cache.store();

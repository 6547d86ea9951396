import { emitYaml, readYaml } from '@slipway/manifest';
import { createValidator, openMemory, validateTexts } from '../src/index.ts';
import { validObjects } from './valid-objects.ts';

/** Prints the judgement on all valid objects and as many wrong ones, made with the memory in the directory given as argument. */
const memory = openMemory(process.argv[2] ?? '');
const validator = createValidator({ memory });
const texts = Object.values(validObjects).map((object, index) => [`${index}/a.yaml`, emitYaml({ ...object, extra: 1 })] as const);
process.stdout.write(
  JSON.stringify(
    validateTexts(validator, new Map(texts), { read: (text, file) => readYaml(text, file, (part) => memory.recall(file, part)) }),
  ),
);
memory.store();

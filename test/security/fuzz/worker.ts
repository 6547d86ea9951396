// Runs cases one after the other, as its parent asks for them.
import { readCase } from './fuzz-case.ts';
import { generateCase } from './generate/generate-case.ts';
import { createOutside } from './outside.ts';
import { runCase } from './run-case.ts';

/** What the parent asks for. */
export type Request = { readonly seed: number; readonly number: number } | { readonly file: string };

const folder = process.argv[2];
if (folder === undefined || process.send === undefined) throw new Error('started by run-cases.ts only');
const outside = createOutside(folder);
process.chdir(folder);
process.on('disconnect', () => process.exit());
process.on('message', async (request: Request) => {
  const fuzzCase = 'file' in request ? readCase(request.file) : generateCase(request.seed, request.number);
  const result = await runCase(fuzzCase, outside);
  process.send?.({ ...result, classes: fuzzCase.classes });
});
process.send({ ready: outside.stdin });

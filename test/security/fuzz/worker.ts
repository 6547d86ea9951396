// Runs cases one after the other, as its parent asks for them.
import { limitsOf, readCase } from './fuzz-case.ts';
import { generateCase } from './generate/generate-case.ts';
import { createOutside } from './outside.ts';
import { type CaseResult, runCase } from './run-case.ts';

/** What the parent asks for. */
export type Request = { readonly seed: number; readonly number: number; readonly isSmall: boolean } | { readonly file: string };

/** What the worker sends: first the limits of the case that it begins, then the result. */
export type Report =
  | { readonly ready: string }
  | { readonly limits: ReturnType<typeof limitsOf>; readonly classes: readonly string[] }
  | (CaseResult & { readonly classes: readonly string[] });

const folder = process.argv[2];
if (folder === undefined || process.send === undefined) throw new Error('started by run-cases.ts only');
const outside = createOutside(folder);
process.chdir(folder);
process.on('disconnect', () => process.exit());
process.on('message', async (request: Request) => {
  const fuzzCase = 'file' in request ? readCase(request.file) : generateCase(request.seed, request.number, request.isSmall);
  const { classes } = fuzzCase;
  await report({ limits: limitsOf(fuzzCase), classes });
  await report({ ...(await runCase(fuzzCase, outside)), classes });
});
await report({ ready: outside.stdin });

/** Ends when the parent has the report: what follows may compute for long. */
function report(what: Report): Promise<void> {
  return new Promise((resolve) => process.send?.(what, () => resolve()));
}

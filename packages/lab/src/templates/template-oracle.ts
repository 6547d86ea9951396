import type { TemplateCase } from '../cases/template-cases.ts';
import { startLineOracle } from '../processes/line-oracle.ts';
import { type EnsureOptions, ensureProgram } from '../programs/ensure-program.ts';

/** The output of Go for a template, or its error. */
export type TemplateAnswer = { readonly out: string } | { readonly error: string };

/** Go's templates in a process of their own. */
export interface TemplateOracle extends AsyncDisposable {
  render(asked: TemplateCase): Promise<TemplateAnswer>;
}

/** Starts the oracle, building it on first use. */
export async function startTemplateOracle(options: EnsureOptions = {}): Promise<TemplateOracle> {
  const oracle = startLineOracle(await ensureProgram('template-oracle', options), 'the template oracle');
  return {
    render: async (asked) => (await oracle.ask({ ...asked })) as TemplateAnswer,
    [Symbol.asyncDispose]: () => oracle[Symbol.asyncDispose](),
  };
}

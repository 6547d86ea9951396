import { fieldsOf, parseLimitedJson } from '@slipway/manifest';
import { checkedBy } from '@slipway/manifest/settings';
import type { AgreedPlan, PlanReport } from '@slipway/publish';
import { usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import { readNamedText } from '../repository/read-named-text.ts';
import * as compiled from './validate-plan.gen.ts';

/** Reads the plan in the JSON report of a dry run; `-` is standard input. Throws a usage Failure. */
export async function readPlan(context: VerbContext, file: string): Promise<AgreedPlan> {
  const report = parsed(await readNamedText(context, file));
  if (fieldsOf(fieldsOf(report).summary).outcome === 'refused')
    throw usageFailure(`${file} is a plan that was refused: nothing of it can be pushed.`);
  if (!checkedBy<PlanReport>(compiled, 'validatePlan')(report))
    throw usageFailure(`${file} is not a plan; expected: what the same command writes with \`--dry-run --output json\`.`);
  const { summary, packages, artifacts } = report;
  return { remote: summary.remote, packages, ...(artifacts !== undefined && { artifacts }) };
}

function parsed(text: string): unknown {
  try {
    return parseLimitedJson(text);
  } catch {
    return undefined;
  }
}

import { fieldsOf, parseLimitedJson } from '@slipway/manifest';
import type { AgreedArtifact, AgreedPlan, AgreedRow } from '@slipway/publish';
import { readNamedText } from '../repository/read-named-text.ts';
import { type Failure, usageFailure } from '../terminal/failure.ts';
import type { VerbContext } from '../terminal/verb-context.ts';

/** The plan in the JSON report of a dry run, of `-` on standard input. Throws a usage Failure. */
export async function readPlan(context: VerbContext, file: string): Promise<AgreedPlan> {
  const report = parsed(await readNamedText(context, file));
  const { summary, packages, artifacts } = fieldsOf(report);
  const { outcome, remote } = fieldsOf(summary);
  if (outcome === 'refused') throw usageFailure(`${file} is a plan that was refused: nothing of it can be pushed.`);
  const isPlan = (outcome === 'planned' || STAYS.has(String(outcome))) && typeof remote === 'string' && Array.isArray(packages);
  if (!isPlan || !packages.every(isRow)) throw notAPlan(file);
  if (artifacts === undefined) return { remote, packages };
  if (!Array.isArray(artifacts) || !artifacts.every(isArtifact)) throw notAPlan(file);
  return { remote, packages, artifacts };
}

/** Outcomes of a dry run that would push nothing. */
const STAYS: ReadonlySet<string> = new Set(['unchanged', 'held', 'superseded']);

const REQUIRED = ['package', 'branch', 'version', 'outcome'];
const OPTIONAL = ['tree', 'commit', 'tag', 'supersededBy', 'heldFor'];

function isRow(value: unknown): value is AgreedRow {
  const row = fieldsOf(value);
  return (
    REQUIRED.every((name) => typeof row[name] === 'string') && OPTIONAL.every((name) => ['string', 'undefined'].includes(typeof row[name]))
  );
}

const isArtifact = (value: unknown): value is AgreedArtifact =>
  ['package', 'reference', 'digest'].every((name) => typeof fieldsOf(value)[name] === 'string');

function parsed(text: string): unknown {
  try {
    return parseLimitedJson(text);
  } catch {
    return undefined;
  }
}

const notAPlan = (file: string): Failure =>
  usageFailure(`${file} is not a plan; expected: what the same command writes with \`--dry-run --output json\`.`);

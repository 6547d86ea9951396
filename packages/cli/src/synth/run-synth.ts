import { type Finding, printable } from '@slipway/manifest';
import { exitCodeOf } from '../report/exit-code.ts';
import { count, type Paint } from '../report/paint.ts';
import { findingsCount } from '../report/text.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { findWorkspace } from '../repository/workspace.ts';
import { applySynth } from './apply-synth.ts';
import { assembleTree } from './assemble-tree.ts';
import { placeFindings } from './definition-positions.ts';
import { readDiskTree } from './disk-tree.ts';
import { driftFindings, planSynth, repositoryFindings, type SynthPlan, symlinkFindings } from './plan-synth.ts';
import { writeRecord } from './write-record.ts';

/** Options of `slipway synth`. */
export interface SynthOptions {
  /** Write nothing; report the difference between disk and definitions. */
  readonly check?: boolean;
  readonly package?: readonly string[];
  /** A shard of the one package. */
  readonly shard?: string;
}

/** Writes the output of the definitions to disk. Writes nothing if a definition is rejected. */
export async function runSynth(context: VerbContext, options: SynthOptions): Promise<VerbReport> {
  const workspace = findWorkspace(context.cwd);
  const { package: names = [], shard } = options;
  const registries = options.check ? 'report' : 'write';
  const part = shard === undefined ? undefined : await shardOf(workspace, names, shard, context.progress, registries);
  const tree = part?.tree ?? (await assembleTree(workspace, names, context.progress, registries));
  const findings: Finding[] = [...tree.findings];
  const plans: SynthPlan[] = [];
  for (const { package: content, texts } of tree.packages) {
    const rendered = { name: content.name, texts, disk: await readDiskTree(workspace.root, content.prefixes, part) };
    findings.push(...symlinkFindings(rendered), ...repositoryFindings(rendered));
    plans.push(planSynth(rendered));
  }
  if (options.check) findings.push(...plans.flatMap(driftFindings));
  const refused = exitCodeOf(findings) !== 0;
  if (!refused && !options.check) {
    await writePlans(plans, workspace.root, context);
    // Only a whole package has a record.
    if (shard === undefined) for (const rendered of tree.packages) await writeRecord(workspace.root, rendered);
    else await part?.leaveSummary();
  }
  const outcome = options.check ? 'checked' : refused ? 'refused' : 'written';
  return {
    findings: placeFindings(findings, workspace.root, context.cwd),
    json: () => ({ summary: summaryOf(plans, findings, outcome), packages: plans.map((plan) => packageSummary(plan, outcome)) }),
    text: (paint) => synthText(plans, findings, outcome, paint),
  };
}

async function writePlans(plans: readonly SynthPlan[], root: string, context: VerbContext): Promise<void> {
  for (const plan of plans) {
    if (plan.writes.length > 0) context.progress(`writing ${count(plan.writes.length, 'file')} of ${plan.name}`);
    await applySynth(root, plan, context.signal());
  }
}

/** Returns a shard, with the summary for the rest after its files are written. */
async function shardOf(...[workspace, names, shard, ...others]: Parameters<typeof import('./assemble-shard.ts').assembleShard>) {
  const [{ assembleShard }, { writeSummary }] = await Promise.all([import('./assemble-shard.ts'), import('./write-summary.ts')]);
  const part = await assembleShard(workspace, names, shard, ...others);
  return { ...part, leaveSummary: async () => part.forRest && writeSummary(workspace.root, part.content, shard, part.forRest) };
}

type Outcome = 'checked' | 'refused' | 'written';

const summaryOf = (plans: readonly SynthPlan[], findings: readonly Finding[], outcome: Outcome): Record<string, unknown> => ({
  outcome,
  written: sum(plans, ({ writes }) => writes.length),
  removed: sum(plans, ({ removals }) => removals.length),
  unchanged: sum(plans, ({ unchanged }) => unchanged),
  findings: findings.length,
});

/** `written` and `removed` are the files that changed, or that would change in a run that writes nothing. */
const packageSummary = (plan: SynthPlan, outcome: Outcome): Record<string, unknown> => ({
  package: plan.name,
  outcome,
  written: plan.writes.map(({ path }) => path),
  removed: plan.removals,
  unchanged: plan.unchanged,
});

function synthText(plans: readonly SynthPlan[], findings: readonly Finding[], outcome: Outcome, paint: Paint): string {
  const rejected = findingsCount(findings);
  if (outcome === 'refused') return `${paint('red', 'Nothing was written')}: ${rejected}.`;
  const changed = sum(plans, ({ writes, removals }) => writes.length + removals.length);
  const files = count(
    sum(plans, ({ writes, unchanged }) => writes.length + unchanged),
    'file',
  );
  if (outcome === 'checked') {
    return findings.length === 0 ? paint('green', `The tree is what the definitions produce: ${files}.`) : `${rejected}.`;
  }
  if (changed === 0) return paint('green', `Nothing to write: all ${files} are up to date.`);
  return plans
    .filter(({ writes, removals }) => writes.length + removals.length > 0)
    .map(planText)
    .join('\n');
}

/** Names the removed files, because the definitions cannot restore them. */
function planText({ name, writes, removals, unchanged }: SynthPlan): string {
  const named = removals.slice(0, MAX_NAMED).map((path) => `  removed ${printable(path)}`);
  const more = removals.length > MAX_NAMED ? [`  and ${removals.length - MAX_NAMED} more`] : [];
  const counts = `${name}: ${count(writes.length, 'file')} written, ${removals.length} removed, ${unchanged} unchanged`;
  return [counts, ...named, ...more].join('\n');
}

const MAX_NAMED = 20;

const sum = (plans: readonly SynthPlan[], number: (plan: SynthPlan) => number): number =>
  plans.reduce((total, plan) => total + number(plan), 0);

import { type Finding, printable } from '@slipway/manifest';
import type { AgreedArtifact, AgreedRow, PlanReport } from './plan-report.gen.ts';
import { refusal } from './publish-rules.ts';

/** A reviewed plan: the report of a dry run. */
export interface AgreedPlan extends Pick<PlanReport, 'packages' | 'artifacts'> {
  /** The remote of the plan. */
  readonly remote: string;
}

const FIELDS = [
  ['commit', 'tip'],
  ['version', 'version'],
  ['tree', 'tree'],
  ['tag', 'tag'],
  ['configurationPackage', 'Configuration package'],
  ['supersededBy', 'higher version'],
  ['heldFor', 'hold'],
  ['outcome', 'outcome'],
] as const satisfies readonly (readonly [keyof AgreedRow, string])[];

/** Fields of a branch that the push of its plan changes. */
const PUSHED_FIELDS: ReadonlySet<string> = new Set(['commit', 'outcome']);

/**
 * Compares the reviewed plan with the current one, branch by branch. `now` is the report of a dry run, too. A plan that was pushed in full
 * differs in nothing else than the push: a run after a failure of the registry uses it again.
 */
export function planDeviations(agreed: AgreedPlan, now: AgreedPlan): readonly Finding[] {
  if (agreed.remote !== now.remote) return [outdated(now.remote, 'the plan is for another remote', agreed.remote, now.remote)];
  const rows = new Map(now.packages.map((row) => [row.branch, row]));
  // A push is of all branches or none, so a part of them was not pushed by this plan.
  const planned = agreed.packages.filter(({ outcome }) => outcome === 'planned');
  const isPushed = planned.length > 0 && planned.every(({ branch }) => DONE.has(rows.get(branch)?.outcome ?? ''));
  const agreedBranches = new Set(agreed.packages.map(({ branch }) => branch));
  return [
    ...agreed.packages.flatMap((row) => {
      const current = rows.get(row.branch);
      if (current === undefined) return [outdated(row.branch, 'the plan has it, this command does not', row.branch, undefined)];
      // A refused branch has its own finding, and so has the refusal that withholds another branch.
      if (current.outcome === 'refused') return [];
      const found = current.outcome === 'withheld' ? { ...current, outcome: 'planned' } : current;
      const isDone = isPushed && row.outcome === 'planned';
      const changed = FIELDS.filter(([field]) => row[field] !== found[field] && !(isDone && PUSHED_FIELDS.has(field)));
      if (changed.length === 0) return [];
      const steps = changed.map(([field, word]) => `${word} ${shown(row[field])}, now ${shown(found[field])}`);
      const [[field] = ['commit'] as const] = changed;
      return [outdated(row.branch, `the plan has ${steps.join('; ')}`, row[field] ?? 'none', found[field])];
    }),
    ...now.packages
      .filter(({ branch }) => !agreedBranches.has(branch))
      .map(({ branch }) => outdated(branch, 'the plan does not have it', 'only branches of the plan', branch)),
  ];
}

/** Outcomes of a branch that needs no push. */
const DONE: ReadonlySet<string> = new Set(['unchanged', 'superseded', 'held']);

/** Compares the artifacts of a plan with the current ones. A digest depends on the files, the version and the commit of the sources. */
export const artifactDeviations = (agreed: readonly AgreedArtifact[], now: readonly AgreedArtifact[]): readonly Finding[] =>
  agreed.flatMap(({ reference, digest }) => {
    const found = now.find((each) => each.reference === reference);
    if (found?.digest === digest) return [];
    return [outdated(reference, `the plan has ${digest}, now ${found?.digest ?? 'none'}`, digest, found?.digest)];
  });

const outdated = (file: string, message: string, expected: string, value: string | undefined): Finding =>
  refusal('plan-outdated', { file, message: `${file}: ${message}`, expected, ...(value !== undefined && { value }) });

const shown = (value: string | undefined): string =>
  value === undefined ? 'none' : /^[0-9a-f]{40}$/.test(value) ? value.slice(0, 10) : printable(value);

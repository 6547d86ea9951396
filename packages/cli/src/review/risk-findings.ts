import type { Finding, Rule, Severity } from '@slipway/manifest';
import { type Review, type ReviewChange, type ReviewRisk, riskRules } from '@slipway/review';

/** The severity of each risk level, for errors, warnings and notes of a report. */
const SEVERITIES = { 0: 'advice', 1: 'advice', 2: 'risk', 3: 'risk', 4: 'reject' } as const satisfies Record<number, Severity>;

/** The rules of risks, with the severity of their findings. */
export const riskFindingRules: readonly Rule[] = riskRules.map((rule) => ({ ...rule, severity: SEVERITIES[rule.level] }));

/**
 * Returns the risks of a review as findings, one for each position that causes one. Files are relative to the root of the repository, and
 * objects that are deleted have no line. A risk without a position is at the root.
 */
export function riskFindings({ risks, changes }: Review): readonly Finding[] {
  const byName = Map.groupBy(changes, objectOf);
  return risks.flatMap((risk) => {
    const own = changesOf(risk, changes, byName);
    const groups = [...Map.groupBy(own, (change) => JSON.stringify(locationOf(change))).values()];
    return groups.length === 0 ? [findingOf(risk, [])] : groups.map((of) => findingOf(risk, of));
  });
}

/** Returns the changes of a risk. For a risk without objects, such as that of many deletions, returns the deletions. */
function changesOf(
  risk: ReviewRisk,
  changes: readonly ReviewChange[],
  byName: ReadonlyMap<string, ReviewChange[]>,
): readonly ReviewChange[] {
  const of = risk.objects.flatMap((name) => byName.get(name) ?? []).filter(({ rules }) => rules.includes(risk.rule));
  if (risk.objects.length > 0) return of;
  const clusters = new Set(risk.clusters);
  return changes.filter((change) => change.action === 'delete' && change.clusters.some((cluster) => clusters.has(cluster)));
}

const objectOf = ({ kind, namespace, name }: ReviewChange): string =>
  [kind, ...(namespace === undefined ? [] : [namespace]), name].join('/');

function locationOf({ cause, was }: Pick<ReviewChange, 'cause' | 'was'>): Pick<Finding, 'file' | 'line'> {
  if (cause?.path !== undefined) return { file: cause.path, ...(cause.line !== undefined && { line: cause.line }) };
  return { file: was?.path ?? '.' };
}

function findingOf({ rule, level, evidence, remedy, clusters, cause, objects }: ReviewRisk, changes: readonly ReviewChange[]): Finding {
  const [first] = changes;
  const names = [...new Set(changes.map(objectOf))];
  const where = clusters.length === 1 ? clusters[0] : `${clusters.length} clusters`;
  const others = names.length > 1 ? ` (with ${names.length - 1} more of the same place)` : '';
  return {
    rule,
    severity: SEVERITIES[level],
    message: `${evidence} on ${where}${others}`,
    ...(first !== undefined ? { object: objectOf(first) } : cause !== undefined && { object: objects[0] ?? '' }),
    ...(first === undefined ? locationOf({ ...(cause !== undefined && { cause }) }) : locationOf(first)),
    pointer: '',
    expected: `a change below R${level}, or a reviewer who accepts this one`,
    remedy,
  };
}

/** Returns what a report contains in addition to the risks: why it is not complete. */
export const failuresOf = ({ unknown }: Review): readonly string[] =>
  unknown
    .filter(({ what }) => what === 'not-built')
    .map(({ side, name, clusters, message = '' }) => `${side}: ${name} on ${clusters.join(', ')} cannot be built. ${message}`.trimEnd());

import { stableText } from '@slipway/manifest';
import type { ObjectFinding, Severity } from '../objects/object-finding.ts';
import { spend } from '../runtime/spend.ts';
import type { Verdict } from '../validator/validator.ts';
import type { Variables } from './known-variables.ts';
import { type Substitute, substituteVariables } from './substitute-variables.ts';

/**
 * Returns the verdict on `value` in the form in which each Flux Kustomization applies it: after substitution if the values are available,
 * otherwise as written. It is the worst of several verdicts, with the findings of all.
 */
export function checkSubstituted(
  value: unknown,
  applied: readonly Variables[],
  substitute: Substitute | undefined,
  check: (object: unknown) => Verdict,
): Verdict {
  if (applied.length === 0 || substitute === undefined) return check(value);
  const verdicts = new Map<string, Verdict>();
  for (const variables of applied) {
    spend(OPERATIONS_PER_SUBSTITUTION);
    const { object, before } = substituteVariables(value, variables, substitute);
    // Most clusters substitute the same values, or the object has no variables.
    const key = before.size === 0 ? '' : stableText(object);
    if (verdicts.has(key)) continue;
    const verdict = check(object);
    verdicts.set(key, { ...verdict, findings: verdict.findings.map((finding) => withOrigin(finding, before)) });
  }
  return worstOf([...verdicts.values()]);
}

const OPERATIONS_PER_SUBSTITUTION = 10_000;

function withOrigin(finding: ObjectFinding, before: ReadonlyMap<string, string>): ObjectFinding {
  const text = before.get(finding.spot ?? finding.pointer);
  return text === undefined ? finding : { ...finding, message: `${finding.message} (${text} after substitution)` };
}

const ORDER = ['reject', 'lossy', 'unknown', 'accept'] as const;

/** Returns the verdict that is left when several are given. */
export const worstVerdict = (verdicts: readonly Verdict['verdict'][]): Verdict['verdict'] =>
  ORDER.find((verdict) => verdicts.includes(verdict)) ?? 'accept';

/** Returns whether a finding of this severity changes the verdict. */
export const isVerdict = (severity: Severity): severity is 'reject' | 'lossy' => severity === 'reject' || severity === 'lossy';

function worstOf(verdicts: readonly Verdict[]): Verdict {
  const sorted = [...verdicts].sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  const [worst = { verdict: 'accept', findings: [] } satisfies Verdict, ...others] = sorted;
  if (others.length === 0) return worst;
  const distinct = new Map(sorted.flatMap(({ findings }) => findings).map((finding) => [textOf(finding), finding]));
  return { ...worst, findings: [...distinct.values()] };
}

const textOf = ({ rule, pointer, message }: ObjectFinding): string => `${rule} ${pointer} ${message}`;

import { checkedBy } from '@slipway/manifest/settings';
import type { Review, ReviewRisk } from '../changes/review.ts';
import { riskRules } from '../risk/risk-rules.ts';
import * as compiled from './validate-review.gen.ts';

/** Arrays and objects in each other; what Slipway writes has a few more than the deepest object of a cluster. */
const DEEPEST = 500;

/**
 * The review that `text`, printed by `reviewJson`, is about; undefined for everything else, as a review of another version. Whoever wrote
 * the text: what it says of a rule is replaced by what the rule says of itself.
 */
export function readReviewJson(text: string): Review | undefined {
  const data = parsed(text);
  if (!checkedBy<WrittenReview>(compiled, 'validateReview')(data)) return undefined;
  const { summary, changes, risks, unknown, reviewers, kustomizations } = data;
  const known = risks.map(withRule);
  if (!known.every((risk) => risk !== undefined)) return undefined;
  const { base, head, clusters, newClusters, removedClusters, noiseOnly, hidden } = summary;
  return {
    base,
    head,
    changes,
    risks: known,
    unknown,
    kustomizations,
    ...(reviewers !== undefined && { reviewers }),
    newClusters,
    removedClusters,
    clusters,
    noiseOnly,
    hidden,
  };
}

interface WrittenReview extends Pick<Review, 'changes' | 'risks' | 'unknown' | 'reviewers' | 'kustomizations'> {
  readonly summary: Omit<Review, 'changes' | 'risks' | 'unknown' | 'reviewers' | 'kustomizations'>;
}

function withRule(risk: ReviewRisk): ReviewRisk | undefined {
  const rule = riskRules.find(({ id }) => id === risk.rule);
  return rule && { ...risk, level: rule.level, remedy: rule.remedy };
}

function parsed(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text, keepDigits);
  } catch {
    return undefined; // what is not JSON is not a review
  }
}

/** Integers that a number cannot hold stay as they are written. */
function keepDigits(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value) || context?.source === undefined) return value;
  return /^-?\d+$/.test(context.source) ? BigInt(context.source) : value;
}

/** Found before anything goes down into it, which takes stack. */
function isTooDeep(text: string): boolean {
  let [depth, isString] = [0, false];
  for (let index = 0; index < text.length; index++) {
    const mark = text[index];
    if (mark === '"') isString = !isString;
    else if (isString) index += mark === '\\' ? 1 : 0;
    else if (mark === '{' || mark === '[') depth += 1;
    else if (mark === '}' || mark === ']') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

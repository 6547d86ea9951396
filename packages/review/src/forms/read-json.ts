import { jsonLimitExceeded } from '@slipway/manifest';
import { checkedBy } from '@slipway/manifest/settings';
import type { Review } from '../changes/review.ts';
import type { ReviewFile, ReviewRisk } from '../changes/review-file.gen.ts';
import { riskRules } from '../risk/risk-rules.ts';
import * as compiled from './validate-review.gen.ts';

/**
 * Limits. Depth: a few levels more than the deepest object of a cluster. Values: 10,000 changes on 200 clusters each have 2.3 million.
 */
const LIMITS = { depth: 500, values: 4_000_000 };

/**
 * Reads a review that `reviewJson` printed; undefined for any other text, also for a review of another version. The text is untrusted: its
 * texts about rules are replaced with those of the rules themselves.
 */
export function readReviewJson(text: string): Review | undefined {
  const data = parsed(text);
  if (!checkedBy<ReviewFile>(compiled, 'validateReview')(data)) return undefined;
  const { summary, changes, composites, releases, risks, unknown, reviewers, kustomizations } = data;
  const known = risks.map(withRule);
  if (!known.every((risk) => risk !== undefined)) return undefined;
  const { base, head, clusters, newClusters, removedClusters, noiseOnly, hidden, request } = summary;
  return {
    base,
    head,
    changes,
    risks: known,
    unknown,
    kustomizations,
    ...(composites !== undefined && { composites }),
    ...(releases !== undefined && { releases }),
    ...(reviewers !== undefined && { reviewers }),
    newClusters,
    removedClusters,
    clusters,
    noiseOnly,
    hidden,
    ...(request !== undefined && { request }),
  };
}

function withRule(risk: ReviewRisk): ReviewRisk | undefined {
  const rule = riskRules.find(({ id }) => id === risk.rule);
  return rule && { ...risk, level: rule.level, remedy: rule.remedy };
}

function parsed(text: string): unknown {
  if (jsonLimitExceeded(text, LIMITS) !== undefined) return undefined;
  try {
    // A reviver needs several times the memory of the value, so it only runs if an integer may need it.
    return /\d{16}/.test(text) ? (JSON.parse(text, keepDigits) as unknown) : JSON.parse(text);
  } catch {
    return undefined; // not JSON
  }
}

/** Keeps integers that do not fit into a number. */
function keepDigits(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value) || context?.source === undefined) return value;
  return /^-?\d+$/.test(context.source) ? BigInt(context.source) : value;
}

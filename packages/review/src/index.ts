export type { Review, RiskRule } from './changes/review.ts';
export { isEmpty } from './changes/review.ts';
export type {
  Cause,
  Hunk,
  ReviewChange,
  Reviewer,
  ReviewFile,
  ReviewKustomization,
  ReviewRequest,
  ReviewRisk,
  RiskLevel,
  Unknown,
} from './changes/review-file.gen.ts';
export type { ComposedSides } from './composed/composed-changes.ts';
export { composedChanges, composedOrigin } from './composed/composed-changes.ts';
export { applyDifferences } from './diff/apply-differences.ts';
export type { ObjectDiff } from './diff/diff-object.ts';
export { diffObject } from './diff/diff-object.ts';
export { diffValues } from './diff/diff-values.ts';
export type { Difference, PathSegment } from './diff/difference.ts';
export { pathText } from './diff/difference.ts';
export type { Noise } from './diff/noise.ts';
export type { SchemaOf } from './fold/entry.ts';
export { MAX_REPORT_BYTES, reviewHtml } from './forms/html/html.ts';
export { reviewJson } from './forms/json.ts';
export { COMMENT_MARKER, MAX_COMMENT_LENGTH, reviewMarkdown } from './forms/markdown.ts';
export { readReviewJson } from './forms/read-json.ts';
export { reviewLine, reviewText } from './forms/text.ts';
export type { PolicyComparison } from './iam/compare-policies.ts';
export { comparePolicies } from './iam/compare-policies.ts';
export type { OwnersOf } from './owners/code-owners.ts';
export { CODE_OWNERS_FILES, readCodeOwners } from './owners/code-owners.ts';
export type { RoleComparison } from './rbac/compare-roles.ts';
export { compareRoles } from './rbac/compare-roles.ts';
export type { ReviewedChange, ReviewedObject } from './releases/release-changes.ts';
export type { ReviewInput, ReviewSide } from './review-fleets.ts';
export { reviewFleets } from './review-fleets.ts';
export { riskRules } from './risk/risk-rules.ts';

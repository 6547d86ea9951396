export { applyDifferences } from './diff/apply-differences.ts';
export { diffValues } from './diff/diff-values.ts';
export type { Difference, Step } from './diff/difference.ts';
export { pathText } from './diff/difference.ts';

import type { KindSchema } from '@slipway/kube-models';
import type { Problem } from '../objects/object-finding.ts';

/**
 * What the server drops or writes itself in custom resources is not validated: the status; texts and numbers that are not times; numbers
 * in metadata that no int64 holds.
 */
export function asKept(problem: Problem, { origin, subresources }: KindSchema): readonly Problem[] {
  if (origin === 'openapi') return [problem];
  const inStatus = /^\/status(\/|$)/.test(problem.pointer) && subresources?.status !== undefined;
  if (inStatus && !FORM_RULES.has(problem.rule)) return [];
  const isTime =
    /^\/metadata\/(creation|deletion)Timestamp$/.test(problem.pointer) && (typeof problem.value !== 'object' || problem.value === null);
  const isNumber = /^\/metadata\/(generation|deletionGracePeriodSeconds)$/.test(problem.pointer) && typeof problem.value === 'number';
  return [(isTime || isNumber) && problem.severity === 'reject' ? { ...problem, severity: 'lossy' } : problem];
}

/** Rules about the form of a value, which the server holds everywhere before it looks at what it keeps. */
const FORM_RULES = new Set(['wrong-type', 'unknown-field', 'duplicate-list-entry', 'missing-list-key', 'replaced-null']);

import { createHash } from 'node:crypto';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import { templateOf } from './pod-template.ts';

/** The progress of a workload with its current template. */
export interface Rollout {
  /** Hash of the template. */
  readonly hash: string;
  readonly ready: boolean;
  /** Whether the previous Pods still run. */
  readonly alive: boolean;
  /** Why no Pod can be created. */
  readonly refused?: string;
  /** Objects that the Pods wait for. */
  readonly missing: readonly string[];
  /** Whether the deadline of the workload has passed. */
  readonly overdue: boolean;
}

/** Returns a short name of the template, which changes only with the template. */
export function templateHash(workload: StoredObject): string {
  return createHash('sha256')
    .update(JSON.stringify(templateOf(workload)))
    .digest('hex')
    .slice(0, 10);
}

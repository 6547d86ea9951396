import { createHash } from 'node:crypto';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import { templateOf } from './pod-template.ts';

/** How far a workload is with the template that it has now. */
export interface Rollout {
  /** Names the template. */
  readonly hash: string;
  readonly ready: boolean;
  /** Whether what ran before still runs. */
  readonly alive: boolean;
  /** Why no Pod can be made. */
  readonly refused?: string;
  /** What the Pods wait for. */
  readonly missing: readonly string[];
  /** Whether it has taken longer than the workload allows. */
  readonly overdue: boolean;
}

/** A short name of the template, the same as long as the template is. */
export function templateHash(workload: StoredObject): string {
  return createHash('sha256')
    .update(JSON.stringify(templateOf(workload)))
    .digest('hex')
    .slice(0, 10);
}

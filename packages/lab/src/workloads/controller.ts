import type { Manifest } from '@slipway/manifest';
import { ApiError } from '../kubernetes/api-error.ts';
import type { Connection } from '../kubernetes/connection.ts';
import type { KubernetesApi } from '../kubernetes/kubernetes-api.ts';
import { describe } from '../kubernetes/stored-object.ts';
import type { WatchEvent } from '../kubernetes/watch-objects.ts';
import { type ObjectIndex, objectKey } from './object-index.ts';
import { type ReconcileQueue, reconcileQueue } from './reconcile-queue.ts';
import type { ServedResource } from './served-resources.ts';

/** The parts that the controllers of one cluster share. */
export interface Context {
  readonly api: KubernetesApi;
  readonly connection: Connection;
  /** The objects of the cluster, as of a moment ago. */
  readonly index: ObjectIndex;
  resources(): readonly ServedResource[];
  /** Records a decision. */
  log(message: string): void;
  now(): Date;
}

/** Names an object. */
export type Named = Pick<Manifest, 'apiVersion' | 'kind'> & { readonly metadata: { readonly name: string; readonly namespace?: string } };

/** One control loop. */
export interface Controller {
  readonly name: string;
  /** Returns which objects must be reconciled after a change. */
  concerns(event: WatchEvent): Iterable<Named>;
  /** Reconciles an object. Returns the milliseconds until the next reconciliation, if a time is set. */
  reconcile(target: Named): Promise<number | undefined>;
}

/** A running controller. */
export interface RunningController {
  see(event: WatchEvent): void;
  /** Reconciles an object for another reason than a change of the cluster. */
  look(target: Named): void;
  close(): Promise<void>;
}

/** Runs a controller. Failures are logged and retried. Conflicts are retried without a log line. */
export function runController(controller: Controller, log: (message: string) => void): RunningController {
  const targets = new Map<string, Named>();
  const reported = new Map<string, string>();
  const queue: ReconcileQueue = reconcileQueue({
    async reconcile(key) {
      const target = targets.get(key);
      return target ? await controller.reconcile(target) : undefined;
    },
    onError(key, error) {
      if (error instanceof ApiError && error.status === 409) return;
      const target = targets.get(key);
      const { message } = error as Error;
      if (reported.get(key) === message) return;
      reported.set(key, message);
      log(`${controller.name}: ${target ? describe(target) : key}: ${message}`);
    },
  });
  const look = (target: Named): void => {
    const key = objectKey(target);
    targets.set(key, target);
    queue.add(key);
  };
  return {
    look,
    see(event) {
      for (const target of controller.concerns(event)) look(target);
    },
    close: () => queue.close(),
  };
}

/** Returns only the identity of an object. */
export const nameOf = ({ apiVersion, kind, metadata: { name, namespace } }: Manifest): Named => ({
  apiVersion,
  kind,
  metadata: { name, ...(namespace !== undefined && { namespace }) },
});

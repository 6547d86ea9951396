import type { Manifest, ManifestMetadata } from '@slipway/manifest';

/** An object as the API server stores it. */
export interface StoredObject extends Manifest {
  readonly metadata: StoredMetadata;
  readonly status?: StoredStatus;
  readonly [field: string]: unknown;
}

/** Metadata that the server adds. */
interface StoredMetadata extends ManifestMetadata {
  readonly uid: string;
  readonly resourceVersion: string;
  readonly creationTimestamp: string;
  readonly generation?: number;
  readonly deletionTimestamp?: string;
  readonly finalizers?: readonly string[];
  readonly [field: string]: unknown;
}

/** The status fields that most controllers have. */
export interface StoredStatus {
  readonly observedGeneration?: number;
  readonly conditions?: readonly Condition[];
  readonly [field: string]: unknown;
}

/** A condition that a controller reports. */
export interface Condition {
  readonly type: string;
  readonly status: 'True' | 'False' | 'Unknown';
  readonly reason?: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly lastTransitionTime?: string;
}

/** Whether a condition is true for the current generation of an object. */
export function isTrue(object: StoredObject, type: string): boolean {
  const condition = object.status?.conditions?.find((candidate) => candidate.type === type);
  if (condition?.status !== 'True') return false;
  const observed = condition.observedGeneration ?? object.status?.observedGeneration;
  return observed === undefined || observed >= (object.metadata.generation ?? 0);
}

/** `Kind namespace/name (apiVersion)`, for messages. */
export function describe({ apiVersion, kind, metadata: { name, namespace } }: Manifest): string {
  return `${kind} ${namespace === undefined ? name : `${namespace}/${name}`} (${apiVersion})`;
}

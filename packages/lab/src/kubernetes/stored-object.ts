import type { Manifest, ManifestMetadata } from '@slipway/manifest';

/** An object as the API server has it. */
export interface StoredObject extends Manifest {
  readonly metadata: StoredMetadata;
  readonly status?: StoredStatus;
  readonly [field: string]: unknown;
}

/** What the server adds to the metadata. */
export interface StoredMetadata extends ManifestMetadata {
  readonly uid: string;
  readonly resourceVersion: string;
  readonly creationTimestamp: string;
  readonly generation?: number;
  readonly deletionTimestamp?: string;
  readonly finalizers?: readonly string[];
  readonly [field: string]: unknown;
}

/** What controllers report, as far as they agree on its form. */
export interface StoredStatus {
  readonly observedGeneration?: number;
  readonly conditions?: readonly Condition[];
  readonly [field: string]: unknown;
}

/** What a controller says of an object. */
export interface Condition {
  readonly type: string;
  readonly status: 'True' | 'False' | 'Unknown';
  readonly reason?: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly lastTransitionTime?: string;
}

/** Whether a condition is true of what the object is now, and not of an older generation. */
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

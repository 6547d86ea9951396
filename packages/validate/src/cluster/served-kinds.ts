import type { KindEntry } from '@slipway/kube-models';
import { type ClusterSettings, isGateOn } from './cluster-settings.ts';

/** The fields of a kind by which a server decides whether to serve it. */
export type ServableKind = Pick<KindEntry, 'group' | 'version' | 'kind' | 'plural' | 'offByDefault'>;

/** The settings with which a cluster would serve a kind. Undefined fields need no change. */
export interface Unserved {
  /** The key of `runtimeConfig` that enables the kind. */
  readonly runtimeConfig?: string;
  readonly featureGate?: string;
}

/**
 * Returns the reason why a cluster does not serve a kind of Kubernetes; undefined if it serves the kind. Follows the rules of
 * kube-apiserver (`pkg/server/resourceconfig`).
 */
export function whyUnserved(kind: ServableKind, cluster: ClusterSettings): Unserved | undefined {
  const runtimeConfig = isTurnedOn(kind, cluster) ? undefined : `${kind.group}/${kind.version}`;
  const gate = GATES[`${kind.group} ${kind.kind}`];
  const featureGate = gate === undefined || isGateOn(gate, cluster) ? undefined : gate;
  if (runtimeConfig === undefined && featureGate === undefined) return undefined;
  return { ...(runtimeConfig !== undefined && { runtimeConfig }), ...(featureGate !== undefined && { featureGate }) };
}

/** Keys that set many versions, in the order in which the server applies them. */
export const VERSION_KEYS: ReadonlyMap<string, RegExp> = new Map([
  ['api/all', /^/],
  ['api/ga', /^v\d+$/],
  ['api/beta', /^v\d+beta\d+$/],
  ['api/alpha', /^v\d+alpha\d+$/],
]);

function isTurnedOn({ group, version, plural, offByDefault }: ServableKind, { runtimeConfig = {} }: ClusterSettings): boolean {
  // The core group has no key.
  const own = group === '' ? [] : [`${group}/${version}`, `${group}/${version}/${plural}`];
  const keys = [...[...VERSION_KEYS].flatMap(([key, versions]) => (versions.test(version) ? [key] : [])), ...own];
  const given = keys.flatMap((key) => (Object.hasOwn(runtimeConfig, key) ? [flagOf(runtimeConfig[key])] : []));
  return given.findLast((flag) => flag !== undefined) ?? offByDefault !== true;
}

/** Returns a value of `runtimeConfig` as Go reads it (`strconv.ParseBool`); undefined for an invalid value. */
export function flagOf(value: boolean | string | undefined): boolean | undefined {
  if (typeof value !== 'string') return value;
  if (/^(1|t|T|true|TRUE|True|)$/.test(value)) return true;
  return /^(0|f|F|false|FALSE|False)$/.test(value) ? false : undefined;
}

/** Feature gates without which a kind is never served, with any `runtimeConfig` (`pkg/registry/*\/rest`). */
const GATES: Readonly<Record<string, string>> = {
  'certificates.k8s.io ClusterTrustBundle': 'ClusterTrustBundle',
  'certificates.k8s.io PodCertificateRequest': 'PodCertificateRequest',
  'scheduling.k8s.io PodGroup': 'GenericWorkload',
  'scheduling.k8s.io Workload': 'GenericWorkload',
  'storagemigration.k8s.io StorageVersionMigration': 'StorageVersionMigrator',
};

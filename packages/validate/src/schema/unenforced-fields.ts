import type { KindSchema } from '@slipway/kube-models';

/**
 * Fields that are required or have few values in OpenAPI, but that the API server accepts without an error when they are absent or have
 * another value. Each was measured with kube-apiserver 1.36. `*` is any kind.
 */
const UNENFORCED: readonly (readonly [string, RegExp])[] = [
  ['CSIDriver', /^\/spec(\/tokenRequests\/\d+\/audience)?$/],
  ['CSINode', /^\/spec(\/drivers)?$/],
  ['ControllerRevision', /^\/revision$/],
  ['CustomResourceDefinition', /^\/spec\/versions\/\d+\/served$/],
  ['DeviceClass', /^\/spec$/],
  ['ResourceClaim', /^\/spec$/],
  ['ResourceClaimTemplate', /^\/spec(\/spec)?$/],
  ['StorageVersionMigration', /^\/spec\/resource\/group$/],
  ['LimitRange', /^\/spec\/limits$/],
  ['PersistentVolumeClaim', /^\/spec\/dataSource(Ref)?\/(kind|name)$/],
  ['*', /^\/status\//], // dropped before any check
  ['Node', /^\/spec\/(configSource\/|taints\/\d+\/(effect|key)$)/],
  ['*', /\/clientConfig\/service\/name(space)?$/], // reported with the webhook
  ['*', /\/sleep\/seconds$/],
  ['*', /\/sysctls\/\d+\/value$/],
  ['*', /\/podFailurePolicy\/rules$/],
  ['*', /\/httpHeaders\/\d+\/value$/],
  ['*', /^\/metadata\/ownerReferences\/\d+\/\w+$/], // reported with the owner
  ['*', /\/template\/metadata\/ownerReferences\/\d+\/\w+$/],
  ['*', /\/(?:lifecycle\/stopSignal|schedulingGroup\/\w+|clusterTrustBundle\/\w+|podCertificate\/\w+)$/], // dropped before any check
];

/** Returns whether the server accepts an object of a built-in kind with any value in the field at `pointer`, or without it. */
export const isUnenforced = ({ kind }: Pick<KindSchema, 'kind'>, pointer: string): boolean =>
  UNENFORCED.some(([wanted, field]) => (wanted === '*' || wanted === kind) && field.test(pointer));

import { type Fields, fieldsOf } from '@slipway/manifest';
import { changed, type Filler, isAbsent, withDefaults, withZerosFilled } from './filled.ts';

const DEFAULT_MODE = 0o644;

/** Defaults (`SetDefaults_…` of `pkg/apis/core/v1`) of the types in Pods. */
export const podFillers: Readonly<Record<string, Filler>> = {
  PodSpec: (spec) =>
    withDefaults(withZerosFilled(spec, { dnsPolicy: 'ClusterFirst', restartPolicy: 'Always', schedulerName: 'default-scheduler' }), {
      securityContext: {},
      terminationGracePeriodSeconds: 30,
    }),
  Container: (container) =>
    withZerosFilled(container, {
      imagePullPolicy: pullPolicyOf(container.image),
      terminationMessagePath: '/dev/termination-log',
      terminationMessagePolicy: 'File',
    }),
  ContainerPort: (port) => withZerosFilled(port, { protocol: 'TCP' }),
  Probe: (probe) => withZerosFilled(probe, { timeoutSeconds: 1, periodSeconds: 10, successThreshold: 1, failureThreshold: 3 }),
  HTTPGetAction: (action) => withZerosFilled(action, { path: '/', scheme: 'HTTP' }),
  GRPCAction: (action) => withDefaults(action, { service: '' }),
  ObjectFieldSelector: (selector) => withZerosFilled(selector, { apiVersion: 'v1' }),
  FileKeySelector: (selector) => withDefaults(selector, { optional: false }),
  Volume: (volume) => {
    const filled = Object.keys(volume).some((name) => name !== 'name' && !isAbsent(volume[name])) ? volume : { ...volume, emptyDir: {} };
    return changed(filled, 'image', (image) =>
      isAbsent(image) ? image : withZerosFilled(fieldsOf(image), { pullPolicy: pullPolicyOf(fieldsOf(image).reference) }),
    );
  },
  SecretVolumeSource: (source) => withDefaults(source, { defaultMode: DEFAULT_MODE }),
  ConfigMapVolumeSource: (source) => withDefaults(source, { defaultMode: DEFAULT_MODE }),
  DownwardAPIVolumeSource: (source) => withDefaults(source, { defaultMode: DEFAULT_MODE }),
  ProjectedVolumeSource: (source) => withDefaults(source, { defaultMode: DEFAULT_MODE }),
  ServiceAccountTokenProjection: (projection) => withDefaults(projection, { expirationSeconds: 3600 }),
  HostPathVolumeSource: (source) => withDefaults(source, { type: '' }),
  ISCSIVolumeSource: (source) => withZerosFilled(source, { iscsiInterface: 'default' }),
  RBDVolumeSource: (source) => withZerosFilled(source, { pool: 'rbd', user: 'admin', keyring: '/etc/ceph/keyring' }),
  AzureDiskVolumeSource: (source) => withDefaults(source, { cachingMode: 'ReadWrite', fsType: 'ext4', readOnly: false, kind: 'Shared' }),
  ScaleIOVolumeSource: (source) => withZerosFilled(source, { storageMode: 'ThinProvisioned', fsType: 'xfs' }),
  PersistentVolumeClaimSpec: (spec) => withDefaults(spec, { volumeMode: 'Filesystem' }),
  Pod: (pod) => changed(pod, 'spec', (spec) => runningSpec(fieldsOf(spec))),
};

/** Sets the defaults of a Pod itself: requests from limits, and host ports from container ports. */
function runningSpec(spec: Fields): Fields {
  const onHost = spec.hostNetwork === true;
  let filled = withDefaults(spec, { enableServiceLinks: true });
  for (const list of ['containers', 'initContainers']) {
    filled = changed(filled, list, (containers) =>
      Array.isArray(containers) ? containers.map((container) => runningContainer(fieldsOf(container), onHost)) : containers,
    );
  }
  return filled;
}

function runningContainer(container: Fields, onHost: boolean): Fields {
  const withRequests = changed(container, 'resources', (resources) => {
    const { limits, requests } = fieldsOf(resources);
    return isAbsent(limits) ? resources : { ...fieldsOf(resources), requests: { ...fieldsOf(limits), ...fieldsOf(requests) } };
  });
  if (!onHost) return withRequests;
  return changed(withRequests, 'ports', (ports) =>
    Array.isArray(ports) ? ports.map((port) => withZerosFilled(fieldsOf(port), { hostPort: fieldsOf(port).containerPort })) : ports,
  );
}

/** Returns the default policy: `Always` for the tag `latest`, which an image without a tag and digest has. */
function pullPolicyOf(image: unknown): string {
  const reference = typeof image === 'string' ? image : '';
  const [name = '', digest] = reference.split('@');
  const last = name.slice(name.lastIndexOf('/') + 1);
  const tag = last.includes(':') ? last.slice(last.lastIndexOf(':') + 1) : digest === undefined ? 'latest' : '';
  return tag === 'latest' ? 'Always' : 'IfNotPresent';
}

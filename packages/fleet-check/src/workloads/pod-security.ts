import { below, type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { namespaceOf, objectText } from '../objects/fields.ts';
import { podTemplatesOn } from '../references/pod-templates.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { mutatesPods } from './webhooks.ts';

/** Reports workloads whose Pods the API server refuses by the Pod Security level of their Namespace. */
export function* podSecurity(cluster: Cluster): Generator<FleetProblem> {
  if (changesPods(cluster)) return;
  for (const { about, pointer, spec } of podTemplatesOn(cluster)) {
    const namespace = namespaceOf(about.object);
    const [owner] = cluster.find('', 'Namespace', '', namespace);
    const level = textOf(below(owner?.object, 'metadata', 'labels')[ENFORCE]);
    if (level !== 'baseline' && level !== 'restricted') continue;
    const violations = [...baselineViolations(spec), ...(level === 'restricted' ? restrictedViolations(spec) : [])];
    cluster.spend(UNITS_PER_TEMPLATE);
    if (violations.length === 0) continue;
    const shown = violations.slice(0, MAX_SHOWN).join(', ');
    const rest = violations.length > MAX_SHOWN ? ` and ${violations.length - MAX_SHOWN} more` : '';
    yield problemOf('pod-security-violated', about, {
      pointer,
      message: `Pods of ${objectText(about.object)} violate PodSecurity ${level} of Namespace ${namespace}: ${shown}${rest}`,
      expected: `Pods that meet the level ${level}`,
    });
  }
}

const ENFORCE = 'pod-security.kubernetes.io/enforce';
const MAX_SHOWN = 4;
const UNITS_PER_TEMPLATE = 50;

/** Whether a controller may add a securityContext to Pods before the API server checks them. */
const changesPods = (cluster: Cluster): boolean =>
  mutatesPods(cluster) ||
  cluster.activeOf('admissionregistration.k8s.io', 'MutatingAdmissionPolicy').length > 0 ||
  cluster.activeOf('kyverno.io', 'ClusterPolicy').length > 0 ||
  cluster
    .activeOf('helm.toolkit.fluxcd.io', 'HelmRelease')
    .some(({ object }) => /kyverno|gatekeeper/.test(textOf(below(object, 'metadata').name)));

interface Container {
  readonly name: string;
  readonly fields: Fields;
  readonly context: Fields;
}

const containersOf = (spec: Fields): readonly Container[] =>
  ['initContainers', 'containers', 'ephemeralContainers'].flatMap((list) =>
    listOf(spec[list])
      .map(fieldsOf)
      .map((fields) => ({ name: textOf(fields.name), fields, context: fieldsOf(fields.securityContext) })),
  );

/** Checks the level baseline of the Pod Security Standards. */
function* baselineViolations(spec: Fields): Generator<string> {
  for (const field of ['hostNetwork', 'hostPID', 'hostIPC']) if (spec[field] === true) yield field;
  for (const volume of listOf(spec.volumes).map(fieldsOf))
    if (volume.hostPath !== undefined) yield `hostPath volume ${textOf(volume.name)}`;
  if (below(spec, 'securityContext', 'seccompProfile').type === 'Unconfined') yield 'seccompProfile Unconfined';
  if (below(spec, 'securityContext', 'windowsOptions').hostProcess === true) yield 'hostProcess';
  for (const { name, fields, context } of containersOf(spec)) {
    if (context.privileged === true) yield `privileged of container ${name}`;
    const added = listOf(fieldsOf(context.capabilities).add).map(textOf);
    const unusual = added.filter((capability) => !BASELINE_CAPABILITIES.has(capability));
    if (unusual.length > 0) yield `capabilities ${unusual.join(' ')} of container ${name}`;
    if (listOf(fields.ports).some((port) => Number(fieldsOf(port).hostPort ?? 0) !== 0)) yield `hostPort of container ${name}`;
    if (fieldsOf(context.seccompProfile).type === 'Unconfined') yield `seccompProfile Unconfined of container ${name}`;
    if (context.procMount === 'Unmasked') yield `procMount of container ${name}`;
  }
}

const BASELINE_CAPABILITIES: ReadonlySet<string> = new Set([
  'AUDIT_WRITE',
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'FSETID',
  'KILL',
  'MKNOD',
  'NET_BIND_SERVICE',
  'SETFCAP',
  'SETGID',
  'SETPCAP',
  'SETUID',
  'SYS_CHROOT',
]);

/** Checks the additional requirements of the level restricted. Pods for Windows have fewer. */
function* restrictedViolations(spec: Fields): Generator<string> {
  const pod = fieldsOf(spec.securityContext);
  const isWindows = below(spec, 'os').name === 'windows';
  for (const volume of listOf(spec.volumes).map(fieldsOf)) {
    const type = Object.keys(volume).find((key) => key !== 'name' && key !== 'hostPath' && !RESTRICTED_VOLUMES.has(key));
    if (type !== undefined) yield `volume ${textOf(volume.name)} of type ${type}`;
  }
  for (const { name, context } of containersOf(spec)) {
    if ((context.runAsNonRoot ?? pod.runAsNonRoot) !== true) yield `runAsNonRoot of container ${name} is not true`;
    if (String(context.runAsUser ?? pod.runAsUser ?? '') === '0') yield `runAsUser of container ${name} is 0`;
    if (!isWindows) yield* linuxViolations(name, context, pod);
  }
}

function* linuxViolations(name: string, context: Fields, pod: Fields): Generator<string> {
  const { drop, add } = fieldsOf(context.capabilities);
  if (context.allowPrivilegeEscalation !== false) yield `allowPrivilegeEscalation of container ${name} is not false`;
  if (!listOf(drop).includes('ALL')) yield `capabilities of container ${name} do not drop ALL`;
  const added = listOf(add)
    .map(textOf)
    .filter((capability) => capability !== 'NET_BIND_SERVICE' && BASELINE_CAPABILITIES.has(capability));
  if (added.length > 0) yield `capabilities ${added.join(' ')} of container ${name}`;
  const profile = textOf(fieldsOf(context.seccompProfile ?? pod.seccompProfile).type);
  if (!['RuntimeDefault', 'Localhost', 'Unconfined'].includes(profile)) yield `seccompProfile of container ${name} is not set`;
}

const RESTRICTED_VOLUMES: ReadonlySet<string> = new Set([
  'configMap',
  'csi',
  'downwardAPI',
  'emptyDir',
  'ephemeral',
  'persistentVolumeClaim',
  'projected',
  'secret',
]);

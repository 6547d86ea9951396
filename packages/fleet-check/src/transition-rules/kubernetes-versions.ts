import { isDeepStrictEqual } from 'node:util';
import { below, type Fields, getPointer, textOf } from '@slipway/manifest';
import { fieldsByComposite, kindText } from '../crossplane/copied-fields.ts';
import { nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import type { FleetTransition, TransitionState } from '../transition/fleet-transition.ts';
import type { ObjectChange, OwnedObject } from '../transition/object-change.ts';
import { type CheckedChange, type TransitionProblem, transitionProblem } from './transition-problem.ts';

/** Reports control planes that go back or skip a minor version, and those that change together with their nodes. */
export function* kubernetesVersions({ transition, new: next }: CheckedChange): Generator<TransitionProblem> {
  const composites = fieldsByComposite(objectsOf(next));
  const controls = changedFields(transition, versionFields(composites, CONTROL_PLANES));
  yield* refusedVersions(controls);
  if (controls.length > 0) yield* nodesWithControlPlane(controls, changedFields(transition, versionFields(composites, NODES)));
}

function* objectsOf({ kustomizations }: TransitionState): Generator<Fields> {
  for (const { objects = [] } of kustomizations) for (const { object } of objects) yield object;
}

function* refusedVersions(controls: readonly VersionChange[]): Generator<TransitionProblem> {
  for (const { change, pointer, was, is } of controls) {
    const refused = refusedVersion(was, is);
    if (refused === undefined) continue;
    yield transitionProblem('kubernetes-version-refused', 'new', change.after, {
      pointer,
      value: is,
      message: `${objectText(change.after.applied.object)} changes from Kubernetes ${was} to ${is}, which ${refused.reason}`,
      expected: refused.expected,
    });
  }
}

/** Kinds of control planes of clouds and of Cluster API, with the field of their version. */
const CONTROL_PLANES: ReadonlyMap<string, readonly string[]> = new Map([
  ['eks.aws.upbound.io|Cluster', ['/spec/forProvider/version']],
  ['eks.aws.m.upbound.io|Cluster', ['/spec/forProvider/version']],
  ['eks.services.k8s.aws|Cluster', ['/spec/version']],
  ['controlplane.cluster.x-k8s.io|AWSManagedControlPlane', ['/spec/version']],
  ['controlplane.cluster.x-k8s.io|KubeadmControlPlane', ['/spec/version']],
]);

/** Kinds of nodes, with the field of their Kubernetes version or image. */
const NODES: ReadonlyMap<string, readonly string[]> = new Map([
  ['eks.aws.upbound.io|NodeGroup', ['/spec/forProvider/version', '/spec/forProvider/releaseVersion']],
  ['eks.aws.m.upbound.io|NodeGroup', ['/spec/forProvider/version', '/spec/forProvider/releaseVersion']],
  ['eks.services.k8s.aws|Nodegroup', ['/spec/version', '/spec/releaseVersion']],
  ['cluster.x-k8s.io|MachineDeployment', ['/spec/template/spec/version']],
  ['cluster.x-k8s.io|MachinePool', ['/spec/template/spec/version']],
  ['karpenter.k8s.aws|EC2NodeClass', ['/spec/amiSelectorTerms']],
]);

/** A version field that a change of the fleet changes. */
interface VersionChange {
  readonly change: ObjectChange & { readonly after: OwnedObject };
  readonly pointer: string;
  readonly was: unknown;
  readonly is: unknown;
}

/** Reports clusters whose control plane and nodes get another version in one change. */
function* nodesWithControlPlane(controls: readonly VersionChange[], nodes: readonly VersionChange[]): Generator<TransitionProblem> {
  const byKey = new Map<string, VersionChange>();
  for (const control of controls) for (const key of keysOfControlPlane(control.change)) if (!byKey.has(key)) byKey.set(key, control);
  for (const { change, pointer, was, is } of nodes) {
    const control = keysOfNodes(change)
      .map((key) => byKey.get(key))
      .find((each) => each !== undefined);
    if (control === undefined) continue;
    const [object, plane] = [change, control.change].map(({ after }) => objectText(after.applied.object));
    const step = typeof is === 'string' ? `from ${textOf(was)} to ${is}` : 'to other images';
    yield transitionProblem('nodes-with-control-plane', 'new', change.after, {
      pointer,
      ...(typeof is === 'string' && { value: is }),
      message: `the nodes of ${object} go ${step}, and in the same change the control plane ${object === plane ? '' : `${plane} `}from Kubernetes ${textOf(control.was)} to ${textOf(control.is)}`,
      expected: typeof was === 'string' ? was : 'the images of before',
    });
  }
}

function changedFields(transition: FleetTransition, fields: ReadonlyMap<string, readonly string[]>): readonly VersionChange[] {
  return transition.changes.flatMap((change) => {
    const { action, before, after } = change;
    if (before === undefined || after === undefined || (action !== 'change' && action !== 'move')) return [];
    return (fields.get(kindText(after.applied.object)) ?? []).flatMap((pointer) => {
      const [was, is] = [before.applied.object, after.applied.object].map((each) => getPointer(each, pointer));
      return was === undefined || is === undefined || isDeepStrictEqual(was, is)
        ? []
        : [{ change: { ...change, after }, pointer, was, is }];
    });
  });
}

/**
 * Returns the keys by which nodes find their control plane: the same composite, a reference to the control plane, or for a Karpenter object
 * the name of its cluster.
 */
function keysOfNodes({ cluster, after }: VersionChange['change']): readonly string[] {
  const { object } = after.applied;
  if (kindText(object) === 'karpenter.k8s.aws|EC2NodeClass') return [keyOf(cluster)];
  const names = CLUSTER_NAMES.map((pointer) => textOf(getPointer(object, pointer))).filter((each) => each !== '');
  return [
    keyOf(cluster, namespaceOf(object), kindText(object), nameOf(object)),
    ...names.map((name) => keyOf(cluster, namespaceOf(object), name)),
  ];
}

function keysOfControlPlane({ cluster, after }: VersionChange['change']): readonly string[] {
  const { object } = after.applied;
  const names = [nameOf(object), clusterNameOf(object)];
  return [
    keyOf(cluster, namespaceOf(object), kindText(object), nameOf(object)),
    ...names.flatMap((name) => [keyOf(name), keyOf(cluster, namespaceOf(object), name)]),
  ];
}

const keyOf = (...parts: readonly string[]): string => parts.join('\0');

const CLUSTER_NAMES = [
  '/spec/forProvider/clusterNameRef/name',
  '/spec/forProvider/clusterName',
  '/spec/clusterName',
  '/spec/clusterRef/from/name',
];

/** Returns the name that a control plane has in its cloud, or the Cluster of Cluster API that it is part of. */
const clusterNameOf = (plane: Fields): string =>
  textOf(below(plane.metadata, 'annotations')['crossplane.io/external-name']) ||
  textOf(below(plane.metadata, 'labels')['cluster.x-k8s.io/cluster-name']) ||
  textOf(below(plane, 'spec').name);

/** `v1.34.2` and `1.34`. */
const MINOR = /^v?(\d+)\.(\d+)(?:[.+-].*)?$/;

/** Returns why a control plane cannot get the version, and the versions that it can get. */
function refusedVersion(was: unknown, is: unknown): { readonly reason: string; readonly expected: string } | undefined {
  const [, major, minor] = MINOR.exec(textOf(was)) ?? [];
  const [, nextMajor, nextMinor] = MINOR.exec(textOf(is)) ?? [];
  if (major === undefined || nextMajor === undefined || major !== nextMajor) return undefined;
  if (Number(nextMinor) < Number(minor)) return { reason: 'is a downgrade', expected: `${was}: a version never goes back` };
  if (Number(nextMinor) <= Number(minor) + 1) return undefined;
  return {
    reason: 'skips a minor version',
    expected: `${major}.${Number(minor) + 1} first, and each later minor version in a change of its own`,
  };
}

/** Returns the version fields of these kinds, and those of composite resources that Compositions copy into them. */
function versionFields(
  composites: ReturnType<typeof fieldsByComposite>,
  kinds: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const found = [...composites].map(([kind, fields]) => {
    const pointers = fields
      .filter(({ base, target }) => kinds.get(kindText(base))?.includes(`/${target.replaceAll('.', '/')}`))
      .map(({ pointer }) => pointer);
    return [kind, [...new Set([...(kinds.get(kind) ?? []), ...pointers])]] as const;
  });
  return new Map([...kinds, ...found]);
}

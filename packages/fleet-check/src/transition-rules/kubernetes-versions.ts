import { isDeepStrictEqual } from 'node:util';
import { type Fields, getPointer, textOf } from '@slipway/manifest';
import { fieldsByComposite, kindText } from '../crossplane/copied-fields.ts';
import { below, nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import type { FleetTransition, TransitionState } from '../transition/fleet-transition.ts';
import type { ObjectChange, OwnedObject } from '../transition/object-change.ts';
import { type CheckedChange, type TransitionProblem, transitionProblem } from './transition-problem.ts';

/** Reports control planes that go back, or skip a minor version. */
export function* kubernetesVersions({ transition, new: next }: CheckedChange): Generator<TransitionProblem> {
  const fields = versionFields(next, CONTROL_PLANES);
  for (const { action, before, after } of transition.changes) {
    if (before === undefined || after === undefined || (action !== 'change' && action !== 'move')) continue;
    const { object } = after.applied;
    for (const pointer of fields.get(kindText(object)) ?? []) {
      const [was, is] = [before.applied.object, object].map((each) => getPointer(each, pointer));
      const wrong = refusedStep(was, is);
      if (wrong === undefined) continue;
      yield transitionProblem('kubernetes-version-refused', 'new', after, {
        pointer,
        value: is,
        message: `${objectText(object)} goes from Kubernetes ${was} to ${is}, which ${wrong}`,
        expected: `${textOf(was)}, or the next minor version`,
      });
    }
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
export function* nodesWithControlPlane({ transition, new: next }: CheckedChange): Generator<TransitionProblem> {
  const controls = changedFields(transition, versionFields(next, CONTROL_PLANES));
  if (controls.length === 0) return;
  const nodes = changedFields(transition, versionFields(next, NODES));
  for (const { change, pointer, was, is } of nodes) {
    const control = controls.find((each) => isOfCluster(change, each.change));
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
 * Returns whether nodes are those of a control plane: the same composite, a reference to the control plane, or a Karpenter object on the
 * cluster of its name.
 */
function isOfCluster(nodes: VersionChange['change'], control: VersionChange['change']): boolean {
  const [object, plane] = [nodes.after.applied.object, control.after.applied.object];
  const name = nameOf(plane);
  if (kindText(object) === 'karpenter.k8s.aws|EC2NodeClass') return nodes.cluster === name || nodes.cluster === clusterNameOf(plane);
  if (nodes.cluster !== control.cluster) return false;
  const isSame = kindText(object) === kindText(plane) && nameOf(object) === name && namespaceOf(object) === namespaceOf(plane);
  if (isSame) return true;
  if (namespaceOf(object) !== namespaceOf(plane)) return false;
  const named = CLUSTER_NAMES.map((pointer) => textOf(getPointer(object, pointer))).filter((each) => each !== '');
  return named.some((each) => each === name || each === clusterNameOf(plane));
}

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

function refusedStep(was: unknown, is: unknown): string | undefined {
  const [, major, minor] = MINOR.exec(textOf(was)) ?? [];
  const [, nextMajor, nextMinor] = MINOR.exec(textOf(is)) ?? [];
  if (major === undefined || nextMajor === undefined || major !== nextMajor) return undefined;
  if (Number(nextMinor) < Number(minor)) return 'is a downgrade';
  return Number(nextMinor) > Number(minor) + 1 ? 'skips a minor version' : undefined;
}

/** Returns the fields of composite resources that Compositions copy into the version of one of these kinds. */
function versionFields(
  { kustomizations }: TransitionState,
  kinds: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const objects = kustomizations.flatMap(({ objects: applied = [] }) => applied.map(({ object }) => object));
  const found = [...fieldsByComposite(objects)].map(([kind, fields]) => {
    const pointers = fields
      .filter(({ base, target }) => kinds.get(kindText(base))?.includes(`/${target.replaceAll('.', '/')}`))
      .map(({ pointer }) => pointer);
    return [kind, [...new Set(pointers)]] as const;
  });
  return new Map([...kinds, ...found]);
}

import { applyPolicy, type FleetKustomization } from '@slipway/flux-build';
import { below, type Fields, fieldsOf, onceForEach, stableText, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject, PresentObject } from '../cluster/cluster-index.ts';
import { groupOf, hasVariable, nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/**
 * Reports objects that a HelmRelease installs and that another HelmRelease or a Flux Kustomization also applies, once for each two owners.
 */
export function* sharedObjects(cluster: Cluster): Generator<FleetProblem> {
  const shared = new Map<string, { readonly about: ActiveObject; readonly other: PresentObject; count: number }>();
  for (const about of cluster.installed) {
    const { object, kustomization } = about;
    if (hasVariable(nameOf(object)) || !isWritten(object)) continue;
    const others = cluster.find(groupOf(object), textOf(object.kind), namespaceOf(object), nameOf(object));
    if (others.length < 2) continue;
    const other = others.find((each) => isConflict(cluster, about, each));
    if (other?.kustomization === undefined) continue;
    const key = [ownerText(cluster, kustomization), ownerText(cluster, other.kustomization)].sort().join(' ');
    const known = shared.get(key);
    if (known === undefined) shared.set(key, { about, other, count: 0 });
    else if (known.about.kustomization === kustomization) known.count += 1;
  }
  for (const { about, other, count } of shared.values()) yield problemText(cluster, about, other, count);
}

/** Whether Helm or helm-controller writes an object. `createNamespace` only creates a missing namespace. */
const isWritten = (object: Fields): boolean => object.kind === 'CustomResourceDefinition' || releaseNameOf(object) !== '';

/** Returns the name and the namespace of the Helm release of an object; empty for a CRD of the folder `crds`. */
const releaseNameOf = (object: Fields): string => {
  const annotations = below(object, 'metadata', 'annotations');
  const [name, namespace] = [annotations['meta.helm.sh/release-name'], annotations['meta.helm.sh/release-namespace']];
  return name === undefined ? '' : `${textOf(namespace)}/${textOf(name)}`;
};

/** Whether two owners write an object, and may undo each other's changes. */
function isConflict(cluster: Cluster, { object, kustomization }: ActiveObject, other: PresentObject): boolean {
  const owner = other.kustomization;
  if (owner === undefined || owner === kustomization || owner.suspendedBy !== undefined || other.perhaps === true) return false;
  // Another rule reports two HelmReleases of one Helm release. Any number of owners may have a CRD with equal content.
  if (releaseNameOf(object) !== '' && releaseNameOf(object) === releaseNameOf(other.object)) return false;
  if (object.kind === 'CustomResourceDefinition' && hasSpecOf(object)(other.object)) return false;
  if (cluster.releaseOf(owner) !== undefined) return isWritten(other.object);
  const { apply, merge } = applyPolicy(other.object, owner.spec);
  return apply === 'always' && !merge;
}

/** Compares the specs of two CRDs once: they are large, and clusters share their objects. */
const hasSpecOf = onceForEach((object: Fields) =>
  onceForEach((other: Fields) => object.spec === other.spec || stableText(object.spec) === stableText(other.spec)),
);

/** Returns the kind and the name of an owner. */
const ownerText = (cluster: Cluster, owner: FleetKustomization): string =>
  `${cluster.releaseOf(owner) === undefined ? 'Kustomization' : 'HelmRelease'}/${owner.namespace}/${owner.name}`;

function problemText(
  cluster: Cluster,
  about: ActiveObject,
  { object: other, kustomization: owner }: PresentObject,
  count: number,
): FleetProblem {
  const { object, kustomization } = about;
  const [own, its] = [ownerText(cluster, kustomization), ownerText(cluster, owner as FleetKustomization)];
  const more = count === 0 ? '' : ` (and ${count} more ${count === 1 ? 'object' : 'objects'})`;
  const both = `${own} installs ${objectText(object)}${more}, which ${its} applies, too`;
  const isRefused = releaseNameOf(object) !== '' && !isAdoptable(object, other) && takesNoOwnership(cluster, kustomization);
  return problemOf('object-owned-twice', about, {
    pointer: '/metadata/name',
    value: nameOf(object),
    message: isRefused
      ? `${both}: Helm refuses the installation with "invalid ownership metadata", because disableTakeOwnership is true`
      : `${both}: each overwrites the object of the other${releaseNameOf(object) === '' ? '' : ', and deletes it when it is removed'}`,
    expected: 'one owner of each object',
    ...(isRefused ? {} : { severity: 'risk' }),
  });
}

/** Whether the other object has the label and annotations with which Helm accepts it as part of the release. */
const isAdoptable = (object: Fields, other: Fields): boolean =>
  releaseNameOf(object) === releaseNameOf(other) && below(other, 'metadata', 'labels')['app.kubernetes.io/managed-by'] === 'Helm';

function takesNoOwnership(cluster: Cluster, owner: FleetKustomization): boolean {
  const spec = fieldsOf(cluster.releaseOf(owner)?.object.spec);
  return below(spec, 'install').disableTakeOwnership === true;
}

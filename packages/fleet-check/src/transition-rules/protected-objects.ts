import { below, type Fields, fieldsOf, isProtectedKind, textOf } from '@slipway/manifest';
import { groupOf, nameOf, namespaceOf } from '../objects/fields.ts';
import type { TransitionState } from '../transition/fleet-transition.ts';

/** Returns the protected objects of a cluster, whose deletion also deletes other objects or data. */
export function protectedIn({ kustomizations }: TransitionState): (cluster: string, object: Fields) => boolean {
  const composites = compositeKinds(kustomizations);
  return (cluster, object) => isProtectedKind(groupOf(object), textOf(object.kind)) || isOfFlux(object) || composites(cluster, object);
}

/** Returns the composite resources: objects of a kind that an XRD of their cluster defines. */
export function compositeKinds(kustomizations: TransitionState['kustomizations']): (cluster: string, object: Fields) => boolean {
  const kinds = new Set<string>();
  for (const { appliesTo, objects = [] } of kustomizations)
    for (const { object } of objects) {
      if (object.kind !== 'CompositeResourceDefinition' || groupOf(object) !== 'apiextensions.crossplane.io') continue;
      const spec = fieldsOf(object.spec);
      for (const { kind } of [fieldsOf(spec.names), fieldsOf(spec.claimNames)])
        kinds.add(`${appliesTo}|${textOf(spec.group)}|${textOf(kind)}`);
    }
  return (cluster, object) => kinds.has(`${cluster}|${groupOf(object)}|${textOf(object.kind)}`);
}

/** Whether an object is part of Flux itself: its root, its instance or its controllers. */
function isOfFlux(object: Fields): boolean {
  if (namespaceOf(object) === 'flux-system' && nameOf(object) === 'flux-system') return true;
  if (groupOf(object) === 'fluxcd.controlplane.io' && object.kind === 'FluxInstance') return true;
  return object.kind === 'Deployment' && below(object.metadata, 'labels')['app.kubernetes.io/part-of'] === 'flux';
}

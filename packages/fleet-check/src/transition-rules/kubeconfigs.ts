import { isDeletedWithOwner } from '@slipway/flux-build';
import { below, type Fields, fieldsOf, textOf } from '@slipway/manifest';
import { groupOf, nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import type { OwnedObject } from '../transition/object-change.ts';
import { type CheckedChange, type TransitionProblem, transitionProblem } from './transition-problem.ts';

/**
 * Reports Flux Kustomizations and HelmReleases that are deleted together with the kubeconfig of their cluster. Their finalizers need it to
 * delete the applied objects there. Without the Secret, kustomize-controller tries again for ever (`finalize`), and helm-controller skips
 * the uninstall (`reconcileReleaseDeletion`).
 */
export function* kubeconfigs({ transition: { changes } }: CheckedChange): Generator<TransitionProblem> {
  const gone = changes.flatMap(({ action, before, cluster }) => (action === 'delete' && before !== undefined ? [{ before, cluster }] : []));
  const makers = new Map(
    gone.flatMap(({ before, cluster }) => createdSecret(before).map((name) => [`${cluster}/${name}`, before] as const)),
  );
  if (makers.size === 0) return;
  for (const { before, cluster } of gone) {
    const { object } = before.applied;
    const { name } = below(object.spec, 'kubeConfig', 'secretRef');
    if (!isRemote(object) || typeof name !== 'string') continue;
    const maker = makers.get(`${cluster}/${namespaceOf(object)}/${name}`);
    if (maker === undefined) continue;
    const isRelease = object.kind === 'HelmRelease';
    const effect = isRelease ? 'without it, the objects of the release remain on the cluster' : 'without it, the object is never deleted';
    yield transitionProblem('removed-with-kubeconfig', 'old', before, {
      message: `${objectText(object)} would be deleted at the same time as ${objectText(maker.applied.object)}, which has the kubeconfig that its finalizer needs: ${effect}`,
      expected: `an object that is deleted before its kubeconfig${isRelease ? '' : ', or deletionPolicy: Orphan'}`,
    });
  }
}

/** Returns `namespace/name` of a Secret, or of the Secret that Crossplane writes for an object. */
function createdSecret({ applied: { object } }: OwnedObject): readonly string[] {
  if (object.kind === 'Secret' && groupOf(object) === '') return [`${namespaceOf(object)}/${nameOf(object)}`];
  const { name, namespace } = below(object.spec, 'writeConnectionSecretToRef');
  return typeof name === 'string' ? [`${textOf(namespace) || namespaceOf(object)}/${name}`] : [];
}

/** Whether its finalizer deletes objects on another cluster. */
function isRemote(object: Fields): boolean {
  const spec = fieldsOf(object.spec);
  if (object.kind === 'HelmRelease' && groupOf(object) === 'helm.toolkit.fluxcd.io') return spec.suspend !== true;
  return object.kind === 'Kustomization' && groupOf(object) === 'kustomize.toolkit.fluxcd.io' && isDeletedWithOwner(spec);
}

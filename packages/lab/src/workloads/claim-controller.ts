import { type Context, type Controller, nameOf } from './controller.ts';
import { kindKey } from './object-index.ts';
import { patchMetadata, writeStatus } from './write-object.ts';

/** Finalizer that the admission of the API server adds. A controller removes it when no Pod uses the claim. */
const IN_USE = 'kubernetes.io/pvc-protection';

/** Binds PersistentVolumeClaims, unless they name a StorageClass that does not exist, and removes the finalizer of deleted ones. */
export function claimController(context: Context): Controller {
  return {
    name: 'claims',
    *concerns({ type, object }) {
      if (type === 'deleted') return;
      if (kindKey(object) === CLAIM) yield nameOf(object);
      if (kindKey(object) === STORAGE_CLASS) yield* context.index.ofKind(CLAIM).map(nameOf);
    },
    async reconcile(target) {
      const claim = context.index.find(target);
      if (!claim) return undefined;
      const { deletionTimestamp, finalizers = [], name, namespace } = claim.metadata;
      if (deletionTimestamp !== undefined) {
        if (finalizers.includes(IN_USE)) await patchMetadata(context, claim, { finalizers: finalizers.filter((one) => one !== IN_USE) });
        return undefined;
      }
      const { storageClassName, accessModes, resources } = claim.spec as {
        readonly storageClassName?: string;
        readonly accessModes?: readonly string[];
        readonly resources?: { readonly requests?: object };
      };
      const metadata = { name: storageClassName ?? '' };
      if (storageClassName && !context.index.find({ apiVersion: 'storage.k8s.io/v1', kind: 'StorageClass', metadata })) {
        context.log(`PersistentVolumeClaim ${namespace}/${name}: storageclass.storage.k8s.io "${storageClassName}" not found`);
        return undefined;
      }
      if (await writeStatus(context, claim, { phase: 'Bound', accessModes, capacity: resources?.requests })) {
        context.log(`PersistentVolumeClaim ${namespace}/${name}: bound`);
      }
      return undefined;
    },
  };
}

const CLAIM = 'PersistentVolumeClaim';
const STORAGE_CLASS = 'StorageClass.storage.k8s.io';

import { isTrue, type StoredObject } from '../kubernetes/stored-object.ts';
import { type Context, type Controller, nameOf } from './controller.ts';
import { kindKey } from './object-index.ts';

/** Returns a controller that acts only while its Deployment, in any namespace, is available. */
export function addOn(context: Context, deployment: string, kinds: readonly string[], controller: Controller): Controller {
  const isOwn = (object: StoredObject): boolean => kindKey(object) === 'Deployment.apps' && object.metadata.name === deployment;
  const runs = (): boolean =>
    context.index.ofKind('Deployment.apps').some((object) => isOwn(object) && isTrue(object, 'Available') && hasReplicas(object));
  return {
    ...controller,
    *concerns(event) {
      yield* controller.concerns(event);
      if (event.type !== 'deleted' && isOwn(event.object)) {
        for (const kind of kinds) yield* context.index.ofKind(kind).map(nameOf);
      }
    },
    reconcile: async (target) => (runs() ? controller.reconcile(target) : undefined),
  };
}

const hasReplicas = ({ status }: StoredObject): boolean => Number(status?.availableReplicas ?? 0) > 0;

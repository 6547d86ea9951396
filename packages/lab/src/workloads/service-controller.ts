import { type Context, type Controller, nameOf } from './controller.ts';
import { kindKey } from './object-index.ts';
import { writeStatus } from './write-object.ts';

/** Gives every Service of type LoadBalancer a host name, as a cloud does. */
export function serviceController(context: Context): Controller {
  return {
    name: 'services',
    *concerns({ type, object }) {
      if (kindKey(object) === 'Service' && type !== 'deleted') yield nameOf(object);
    },
    async reconcile(target) {
      const service = context.index.find(target);
      if (!service || service.metadata.deletionTimestamp !== undefined) return undefined;
      if ((service.spec as { readonly type?: string }).type !== 'LoadBalancer') return undefined;
      const { name, namespace, uid } = service.metadata;
      const hostname = `k8s-${namespace}-${name}-${uid.slice(0, 8)}.elb.lab.example`;
      if (await writeStatus(context, service, { ...service.status, loadBalancer: { ingress: [{ hostname }] } })) {
        context.log(`Service ${namespace}/${name}: has the load balancer ${hostname}`);
      }
      return undefined;
    },
  };
}

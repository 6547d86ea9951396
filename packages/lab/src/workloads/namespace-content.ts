import { type Context, type Controller, nameOf } from './controller.ts';
import { kindKey } from './object-index.ts';
import { create } from './write-object.ts';

/** Creates the ServiceAccount `default` and the ConfigMap with the CA of the API server in every namespace. */
export function namespaceContent(context: Context, certificateAuthority: string): Controller {
  const contentOf = (namespace: string) => [
    { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'default', namespace } },
    { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'kube-root-ca.crt', namespace }, data: { 'ca.crt': certificateAuthority } },
  ];
  return {
    name: 'namespace content',
    *concerns({ type, object }) {
      if (kindKey(object) === 'Namespace' && type !== 'deleted') yield nameOf(object);
      const { name, namespace } = object.metadata;
      if (type !== 'deleted' || namespace === undefined) return;
      if (contentOf(namespace).some((one) => one.kind === object.kind && one.metadata.name === name)) {
        yield { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } };
      }
    },
    async reconcile(target) {
      const namespace = context.index.find(target);
      if (!namespace || namespace.metadata.deletionTimestamp !== undefined) return undefined;
      for (const object of contentOf(namespace.metadata.name)) {
        if (!context.index.find(object)) await create(context, object);
      }
      return undefined;
    },
  };
}

import type { StoredObject } from '../kubernetes/stored-object.ts';
import { addOn } from './add-on.ts';
import { conditionsOf } from './conditions.ts';
import { type Context, type Controller, nameOf } from './controller.ts';
import { kindKey } from './object-index.ts';
import { writeStatus } from './write-object.ts';

/** The kinds of stores, as `Kind.group`. */
export const SECRET_STORES = ['ClusterSecretStore.external-secrets.io', 'SecretStore.external-secrets.io'] as const;

/** The Deployment of external-secrets. Its kinds are reconciled only while it is available. */
export const EXTERNAL_SECRETS = 'external-secrets';

/** Reports every secret store as valid. */
export function secretStores(context: Context): Controller {
  return addOn(context, EXTERNAL_SECRETS, SECRET_STORES, {
    name: 'secret stores',
    *concerns({ type, object }) {
      if (type !== 'deleted' && (SECRET_STORES as readonly string[]).includes(kindKey(object))) yield nameOf(object);
    },
    async reconcile(target) {
      const store = context.index.find(target);
      if (!store || store.metadata.deletionTimestamp !== undefined) return undefined;
      const valid = { type: 'Ready', status: 'True', reason: 'Valid', message: 'store validated' } as const;
      const status = { ...store.status, capabilities: 'ReadWrite', conditions: conditionsOf(store, [valid], context.now()) };
      if (await writeStatus(context, store, status)) context.log(`${store.kind} ${store.metadata.name}: valid`);
      return undefined;
    },
  });
}

/** Returns why a ClusterSecretStore is not for a namespace; undefined if it is. */
export function denialOf(store: StoredObject, namespace: StoredObject | undefined): string | undefined {
  const { conditions } = (store.spec ?? {}) as { readonly conditions?: readonly StoreCondition[] };
  if (store.kind !== 'ClusterSecretStore' || !conditions || conditions.length === 0) return undefined;
  const { name = '', labels = {} } = namespace?.metadata ?? {};
  const allows = ({ namespaces = [], namespaceRegexes = [], namespaceSelector }: StoreCondition): boolean =>
    namespaces.includes(name) ||
    namespaceRegexes.some((regex) => new RegExp(regex).test(name)) ||
    Object.entries(namespaceSelector?.matchLabels ?? { '': 'never' }).every(([key, value]) => labels[key] === value);
  if (conditions.some(allows)) return undefined;
  return `using cluster store "${store.metadata.name}" is not allowed from namespace "${name}": denied by spec.condition`;
}

interface StoreCondition {
  readonly namespaces?: readonly string[];
  readonly namespaceRegexes?: readonly string[];
  readonly namespaceSelector?: { readonly matchLabels?: Readonly<Record<string, string>> };
}

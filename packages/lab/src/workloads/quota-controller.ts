import { isDeepStrictEqual } from 'node:util';
import { type Context, type Controller, nameOf } from './controller.ts';
import { kindKey } from './object-index.ts';
import { writeStatus } from './write-object.ts';

/** Copies the limits of a ResourceQuota into its status, where the admission of the API server reads them. The server counts from there. */
export function quotaController(context: Context): Controller {
  return {
    name: 'quotas',
    *concerns({ type, object }) {
      if (kindKey(object) === 'ResourceQuota' && type !== 'deleted') yield nameOf(object);
    },
    async reconcile(target) {
      const quota = context.index.find(target);
      if (!quota || quota.metadata.deletionTimestamp !== undefined) return undefined;
      const { hard = {} } = (quota.spec ?? {}) as { readonly hard?: Readonly<Record<string, string>> };
      const { hard: known, used = {} } = (quota.status ?? {}) as Readonly<
        Record<'hard' | 'used', Readonly<Record<string, string>> | undefined>
      >;
      if (isDeepStrictEqual(known, hard)) return undefined;
      const counted = Object.fromEntries(Object.keys(hard).map((resource) => [resource, used[resource] ?? '0']));
      if (await writeStatus(context, quota, { hard, used: counted })) {
        context.log(`ResourceQuota ${quota.metadata.namespace}/${quota.metadata.name}: counts ${Object.keys(hard).join(', ')}`);
      }
      return undefined;
    },
  };
}

import { createHash } from 'node:crypto';
import { isTrue, type StoredObject } from '../kubernetes/stored-object.ts';
import { addOn } from './add-on.ts';
import { conditionsOf, timestamp } from './conditions.ts';
import { type Context, type Controller, nameOf } from './controller.ts';
import { milliseconds } from './go-duration.ts';
import { kindKey, ownersOf } from './object-index.ts';
import { type Fetched, type SecretSource, secretData } from './secret-data.ts';
import { denialOf, EXTERNAL_SECRETS, SECRET_STORES } from './secret-stores.ts';
import { DATA_HASH, hashOf, type SecretTarget, writeSecret } from './target-secret.ts';
import { writeStatus } from './write-object.ts';

const KIND = 'ExternalSecret.external-secrets.io';

/** Fetches the data of ExternalSecrets into their Secrets, when they change, when a refresh is due, and when the Secret was changed. */
export function externalSecrets(context: Context, secrets: SecretSource): Controller {
  return addOn(context, EXTERNAL_SECRETS, [KIND], {
    name: 'external secrets',
    *concerns({ type, object }) {
      const kind = kindKey(object);
      if (kind === KIND && type !== 'deleted') yield nameOf(object);
      if ((SECRET_STORES as readonly string[]).includes(kind)) yield* context.index.ofKind(KIND).map(nameOf);
      if (kind === 'Secret') {
        const { namespace } = object.metadata;
        for (const { kind: owner, name, apiVersion } of ownersOf(object)) {
          if (owner === 'ExternalSecret')
            yield { apiVersion, kind: owner, metadata: { name, ...(namespace !== undefined && { namespace }) } };
        }
      }
    },
    async reconcile(target) {
      const externalSecret = context.index.find(target);
      if (!externalSecret || externalSecret.metadata.deletionTimestamp !== undefined) return undefined;
      const spec = externalSecret.spec as ExternalSecretSpec;
      const left = await timeLeft(context, externalSecret, spec);
      if (left > 0) return Number.isFinite(left) ? left : undefined;
      try {
        await writeSecret(context, externalSecret, targetOf(externalSecret, spec), fetchFor(context, externalSecret, spec, secrets));
      } catch (error) {
        const message = `could not get secret data from provider: ${(error as Error).message}`;
        await say(context, externalSecret, { status: 'False', reason: 'SecretSyncedError', message });
        throw error; // So that it is retried, later each time
      }
      await say(context, externalSecret, { status: 'True', reason: 'SecretSynced', message: 'secret synced' });
      return undefined; // The change of the status triggers a reconciliation with the remaining time
    },
  });
}

interface ExternalSecretSpec extends Fetched {
  readonly secretStoreRef?: { readonly kind?: string; readonly name?: string };
  readonly refreshInterval?: string;
  readonly refreshPolicy?: string;
  readonly target?: Partial<SecretTarget>;
}

const targetOf = (externalSecret: StoredObject, { target = {} }: ExternalSecretSpec): SecretTarget => ({
  ...target,
  name: target.name ?? externalSecret.metadata.name,
});

/** Returns the milliseconds until the next fetch; 0 if it is new, has changed, or its Secret is not as written. */
async function timeLeft(context: Context, externalSecret: StoredObject, spec: ExternalSecretSpec): Promise<number> {
  const { syncedResourceVersion, refreshTime } = (externalSecret.status ?? {}) as Readonly<
    Partial<Record<'syncedResourceVersion' | 'refreshTime', string>>
  >;
  if (syncedResourceVersion !== versionOf(externalSecret) || !isTrue(externalSecret, 'Ready') || refreshTime === undefined) return 0;
  const { namespace } = externalSecret.metadata;
  const metadata = { name: targetOf(externalSecret, spec).name, ...(namespace !== undefined && { namespace }) };
  const secret = await context.api.get({ apiVersion: 'v1', kind: 'Secret', metadata });
  if (!secret || secret.metadata.annotations?.[DATA_HASH] !== hashOf(secret.data as Readonly<Record<string, string>> | undefined)) return 0;
  const interval = milliseconds(spec.refreshInterval ?? '1h');
  if (interval <= 0 || spec.refreshPolicy === 'CreatedOnce' || spec.refreshPolicy === 'OnChange') return Number.POSITIVE_INFINITY;
  return Math.max(0, Date.parse(refreshTime) + interval - context.now().getTime());
}

function fetchFor(
  { index }: Context,
  externalSecret: StoredObject,
  spec: ExternalSecretSpec,
  secrets: SecretSource,
): ReadonlyMap<string, string> {
  const { kind = 'SecretStore', name = '' } = spec.secretStoreRef ?? {};
  const { namespace = 'default' } = externalSecret.metadata;
  const metadata = kind === 'ClusterSecretStore' ? { name } : { name, namespace };
  const store = index.find({ apiVersion: externalSecret.apiVersion, kind, metadata });
  if (!store) throw new Error(`could not get ${kind} "${name}": ${kind} "${name}" not found`);
  const denial = denialOf(store, index.find({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } }));
  if (denial !== undefined) throw new Error(denial);
  if (!isTrue(store, 'Ready')) throw new Error(`the desired ${kind} ${name} is not ready`);
  return secretData(spec, secrets);
}

type Said = { readonly status: 'True' | 'False'; readonly reason: string; readonly message: string };

async function say(context: Context, externalSecret: StoredObject, said: Said): Promise<void> {
  const now = context.now();
  const conditions = conditionsOf(externalSecret, [{ type: 'Ready', ...said }], now);
  const synced = said.status === 'True' ? { refreshTime: timestamp(now), syncedResourceVersion: versionOf(externalSecret) } : {};
  if (await writeStatus(context, externalSecret, { ...externalSecret.status, ...synced, conditions })) {
    context.log(`ExternalSecret ${externalSecret.metadata.namespace}/${externalSecret.metadata.name}: ${said.message}`);
  }
}

/** Returns the version of a refresh. An annotation like `force-sync` changes it. */
function versionOf({ metadata: { generation = 0, labels = {}, annotations = {} } }: StoredObject): string {
  return `${generation}-${createHash('sha256')
    .update(JSON.stringify([labels, annotations]))
    .digest('hex')
    .slice(0, 16)}`;
}

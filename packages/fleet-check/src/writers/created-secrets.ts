import { applyPolicy } from '@slipway/flux-build';
import { below, type Fields, fieldsOf, isFields, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { promisesOf } from '../cluster/promised-secrets.ts';
import { nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { type Claim, sharedNames, takenNames } from './taken-names.ts';

/** An object that writes a Secret. */
interface Writer extends Claim {
  readonly kind: 'Certificate' | 'Ingress' | 'ExternalSecret' | 'SealedSecret' | 'Secret';
  /** Name of the Certificate of cert-manager that writes the Secret. */
  readonly certificate?: string;
  /** Whether it refuses a Secret of another owner. */
  readonly isOwner?: boolean;
  /** Keys that it writes; undefined if they are unknown. */
  readonly keys?: ReadonlySet<string> | undefined;
}

/** Reports Secrets that several objects write, and keys of a Secret that one object writes twice. */
export function* createdSecrets(cluster: Cluster): Generator<FleetProblem> {
  for (const all of sharedNames(writersOn(cluster))) yield* ofSecret(all);
  yield* tlsSecrets(cluster);
  yield* secretKeys(cluster);
}

function* ofSecret(all: readonly Writer[]): Generator<FleetProblem> {
  for (const [index, writer] of all.entries()) {
    const other = all.slice(0, index).find((each) => effectOf(each, writer) !== undefined);
    const effect = other === undefined ? undefined : effectOf(other, writer);
    if (other === undefined || effect === undefined) continue;
    yield problemOf('secret-created-twice', writer.about, {
      pointer: writer.pointer,
      value: writer.value,
      message: `${objectText(other.about.object)} and ${objectText(writer.about.object)} both write Secret/${writer.key}: ${effect.text}`,
      expected: 'one object that writes the Secret',
      ...(effect.isCertain ? {} : { severity: 'risk' as const }),
    });
    return;
  }
}

/** Returns the effect if two objects write one Secret; undefined if both may work. */
function effectOf(first: Writer, second: Writer): { readonly text: string; readonly isCertain: boolean } | undefined {
  const kinds = new Set([first.kind, second.kind]);
  if (first.certificate !== undefined && second.certificate !== undefined)
    // Ingresses share one Certificate, which has the name of the Secret.
    return first.certificate === second.certificate
      ? undefined
      : { text: 'cert-manager issues the certificates again and again', isCertain: kinds.size === 1 };
  if (kinds.has('Secret')) return ofWrittenSecret(first.kind === 'Secret' ? [first, second] : [second, first]);
  if (kinds.has('SealedSecret')) return { text: 'the controller does not overwrite a Secret that it did not create', isCertain: true };
  if (first.isOwner === true && second.isOwner === true)
    return { text: 'the controller refuses a Secret that another ExternalSecret owns', isCertain: true };
  return { text: 'each overwrites the values of the other', isCertain: false };
}

/** Returns the effect on a Secret of the repository that a controller also writes. Values of different keys are no conflict. */
function ofWrittenSecret([secret, writer]: readonly [Writer, Writer]): ReturnType<typeof effectOf> {
  const own = [...(secret.keys ?? [])];
  if (own.length === 0 || (writer.keys !== undefined && !own.some((key) => writer.keys?.has(key) === true))) return undefined;
  return { text: 'each overwrites the values of the other', isCertain: false };
}

function* writersOn(cluster: Cluster): Generator<Writer> {
  for (const about of cluster.activeOf('cert-manager.io', 'Certificate'))
    yield* writer(about, 'Certificate', '/spec/secretName', { certificate: nameOf(about.object) });
  for (const about of cluster.activeOf('networking.k8s.io', 'Ingress')) {
    const names = new Set(promisesOf(about.object).map(({ name }) => name));
    for (const name of names) {
      const index = listOf(fieldsOf(about.object.spec).tls).findIndex((each) => fieldsOf(each).secretName === name);
      yield {
        about,
        kind: 'Ingress',
        certificate: name,
        pointer: `/spec/tls/${index}/secretName`,
        value: name,
        key: `${namespaceOf(about.object)}/${name}`,
      };
    }
  }
  for (const about of cluster.activeOf('external-secrets.io', 'ExternalSecret')) {
    const target = below(about.object.spec, 'target');
    const policy = textOf(target.creationPolicy) || 'Owner';
    if (CREATING.has(policy) && target.manifest === undefined && !isWrittenOnce(about.object))
      yield* writer(about, 'ExternalSecret', target.name === undefined ? '/metadata/name' : '/spec/target/name', {
        isOwner: policy === 'Owner',
      });
  }
  for (const about of cluster.activeOf('bitnami.com', 'SealedSecret'))
    if (!isShared(below(about.object.spec, 'template').metadata)) yield* writer(about, 'SealedSecret', '/metadata/name', {});
  for (const about of cluster.activeOf('', 'Secret')) {
    const { object, kustomization } = about;
    const { apply, merge } = applyPolicy(object, kustomization.spec);
    if (apply !== 'always' || merge || isShared(object.metadata)) continue;
    const keys = new Set([object.data, object.stringData].flatMap((map) => Object.keys(fieldsOf(map))));
    yield {
      about,
      kind: 'Secret',
      pointer: '/metadata/name',
      value: nameOf(object),
      key: `${namespaceOf(object)}/${nameOf(object)}`,
      keys,
    };
  }
}

/** Policies with which an ExternalSecret creates its Secret. With other policies it adds keys to an existing one, or writes nothing. */
const CREATING: ReadonlySet<string> = new Set(['Owner', 'Orphan']);

/** Whether the controller writes the Secret only while it does not exist, so that others may change it. */
function isWrittenOnce({ spec }: Fields): boolean {
  const { refreshPolicy, refreshInterval } = fieldsOf(spec);
  return refreshPolicy === 'CreatedOnce' || /^0(?:\.0+)?(?:h|m|s|ms)?$/.test(String(refreshInterval));
}

/** Whether annotations allow the controller of SealedSecrets to write an existing Secret. */
const isShared = (metadata: unknown): boolean =>
  Object.keys(below(metadata, 'annotations')).some((key) => /^sealedsecrets\.bitnami\.com\/(?:managed|patch)$/.test(key));

function* writer(about: ActiveObject, kind: Writer['kind'], pointer: string, more: Partial<Writer>): Generator<Writer> {
  const [promise] = promisesOf(about.object);
  if (promise === undefined || promise.name === '') return;
  yield { about, kind, pointer, value: promise.name, key: `${promise.namespace ?? ''}/${promise.name}`, keys: promise.keys, ...more };
}

/** Reports Ingresses with several entries of one certificate. cert-manager creates no certificate for such an Ingress. */
function* tlsSecrets(cluster: Cluster): Generator<FleetProblem> {
  for (const about of cluster.activeOf('networking.k8s.io', 'Ingress')) {
    if (promisesOf(about.object).length === 0) continue;
    const claims = listOf(fieldsOf(about.object.spec).tls).flatMap((each, index) => {
      const { secretName } = fieldsOf(each);
      return typeof secretName === 'string'
        ? [{ about, pointer: `/spec/tls/${index}/secretName`, value: secretName, key: secretName }]
        : [];
    });
    yield* takenNames('secret-created-twice', claims, (last, first) => ({
      message: `${objectText(about.object)} has the Secret ${last.key} in ${locationOf(first.pointer)} and ${locationOf(last.pointer)}: cert-manager refuses an Ingress with two certificates of one Secret`,
      expected: 'one entry with all hosts, or another Secret for each entry',
    }));
  }
}

/** Returns `tls[0]` for the pointer `/spec/tls/0/secretName`. */
const locationOf = (pointer: string): string => pointer.replace(/^\/spec\/([a-z]+)\/(\d+)\/.*$/i, '$1[$2]');

/** Reports keys that an ExternalSecret sets twice: the last value wins. */
function* secretKeys(cluster: Cluster): Generator<FleetProblem> {
  for (const [kind, path] of [
    ['ExternalSecret', []],
    ['ClusterExternalSecret', ['externalSecretSpec']],
  ] as const)
    for (const about of cluster.activeOf('external-secrets.io', kind)) {
      const at = ['', 'spec', ...path, 'data'].join('/');
      const entries = listOf(below(about.object.spec, ...path).data).filter(isFields);
      yield* takenNames('secret-key-twice', keyClaims(about, at, entries), (last, first) => ({
        message: `${objectText(about.object)} sets the key ${last.key} in data[${indexOf(first)}] and data[${indexOf(last)}], and the last one wins`,
        expected: 'one entry for each secretKey',
      }));
    }
}

const indexOf = ({ pointer }: Claim): string => pointer.split('/').at(-2) ?? '';

const keyClaims = (about: ActiveObject, at: string, entries: readonly Fields[]): readonly Claim[] =>
  entries.flatMap(({ secretKey }, index) =>
    typeof secretKey === 'string' ? [{ about, pointer: `${at}/${index}/secretKey`, value: secretKey, key: secretKey }] : [],
  );

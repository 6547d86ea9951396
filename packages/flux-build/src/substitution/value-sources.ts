import { type Fields, fieldsOf, listOf, plainText } from '@slipway/manifest';
import { type ByteText, toBytes } from './byte-text.ts';
import { MAYBE_SET, UNKNOWN } from './expand-template.ts';
import type { Variables } from './variables.ts';

/** A ConfigMap or Secret in the view of `substituteFrom`. */
export interface ValueSource {
  /** Bytes of each value; `UNKNOWN` when only the cluster has it. */
  readonly values: ReadonlyMap<string, ByteText | typeof UNKNOWN>;
  /** Whether some keys are unknown, so that it may set any variable. */
  readonly open: boolean;
}

/** Finds a ConfigMap or Secret by kind, namespace and name; undefined when it does not exist. */
export type FindSource = (kind: 'ConfigMap' | 'Secret', namespace: string, name: string) => ValueSource | undefined;

/** A ConfigMap or Secret that `substituteFrom` names and that does not exist. */
export interface MissingSource {
  readonly kind: 'ConfigMap' | 'Secret';
  readonly name: string;
  /** In the words of the controller. */
  readonly problem: string;
}

/**
 * Reads the variables of `postBuild`: those of `substituteFrom` in its order, where the last wins, and those of `substitute`, which win
 * over all. Line feeds are removed from values. With `onMissing`, a missing source is reported there and may set any variable that no other
 * one sets, because another program may create it. Without it, a missing source is the problem.
 */
export function readVariables(
  postBuild: Fields,
  namespace: string,
  find: FindSource,
  onMissing?: (source: MissingSource) => void,
): Variables | { readonly missing: MissingSource } {
  const values = new Map<string, ByteText | typeof UNKNOWN>();
  let open = false;
  for (const reference of listOf(postBuild.substituteFrom)) {
    const { kind, name, optional } = fieldsOf(reference);
    if (kind !== 'ConfigMap' && kind !== 'Secret') continue;
    const source = find(kind, namespace, plainText(name));
    if (source !== undefined) {
      open ||= source.open;
      addValues(values, source);
    } else if (optional !== true) {
      const missing = missingSource(kind, plainText(name));
      if (onMissing === undefined) return { missing };
      onMissing(missing);
      open = true;
    }
  }
  for (const [key, value] of Object.entries(fieldsOf(postBuild.substitute))) {
    if (typeof value === 'string') values.set(key, toBytes(value.replaceAll('\n', '')));
  }
  return variablesOf(values, open);
}

function addValues(values: Map<string, ByteText | typeof UNKNOWN>, source: ValueSource): void {
  // An open source may set every variable that was set before.
  if (source.open) for (const name of values.keys()) values.set(name, UNKNOWN);
  for (const [name, value] of source.values) values.set(name, value);
}

function missingSource(kind: MissingSource['kind'], name: string): MissingSource {
  const plural = kind === 'ConfigMap' ? 'configmaps' : 'secrets';
  return { kind, name, problem: `substitute from '${kind}/${name}' error: ${plural} "${name}" not found` };
}

/** Returns variables with these values. Unless `isAll` is set, others may be set that only the cluster has. */
export function givenVariables(values: ReadonlyMap<string, string>, isAll: boolean): Variables {
  return variablesOf(new Map([...values].map(([name, value]) => [name, toBytes(value)])), !isAll);
}

/** With `open`, only the cluster decides whether the other variables are set. */
function variablesOf(values: ReadonlyMap<string, ByteText | typeof UNKNOWN>, open: boolean): Variables {
  const otherwise = open ? MAYBE_SET : undefined;
  return { names: [...values.keys()], isSet: open || values.size > 0, lookup: (name) => values.get(name) ?? otherwise };
}

/** Returns the values of a ConfigMap or Secret; only the keys if SOPS encrypted it. */
export function valuesOf(object: Fields): ValueSource {
  // Flux decrypts an object of any kind before it applies it.
  if (fieldsOf(object.sops).mac !== undefined) {
    const keys = [...Object.keys(fieldsOf(object.data)), ...Object.keys(fieldsOf(object.stringData))];
    return closed(keys.map((key) => [key, UNKNOWN]));
  }
  if (object.kind === 'ConfigMap') return closed(textsOf(object.data, toBytes));
  const decode = (value: string): ByteText => Buffer.from(value, 'base64').toString('latin1');
  return closed([...textsOf(object.data, decode), ...textsOf(object.stringData, toBytes)]);
}

type Entry = readonly [string, ByteText | typeof UNKNOWN];

const closed = (entries: readonly Entry[]): ValueSource => ({ values: new Map(entries), open: false });

const textsOf = (map: unknown, read: (value: string) => ByteText): readonly Entry[] =>
  Object.entries(fieldsOf(map)).flatMap(([key, value]) => (typeof value === 'string' ? [[key, knownText(read(value))] as const] : []));

/** Returns unknown for text of SOPS, even if the object has no metadata of SOPS: Flux reads Secrets into a type without that field. */
const knownText = (text: ByteText): ByteText | typeof UNKNOWN =>
  text.startsWith('ENC[AES256_GCM,data:') ? UNKNOWN : text.replaceAll('\n', '');

/** A Secret that another controller creates from an object, with its keys as far as they are available. */
export interface PromisedSecret {
  /** `ANY_NAMESPACE` for a Secret of each namespace that a selector chooses. Labels of namespaces are not compared. */
  readonly namespace: string;
  readonly name: string;
  readonly source: ValueSource;
}

/** Not a valid name of a namespace. */
export const ANY_NAMESPACE = '*';

/** Returns the Secret that a SealedSecret, an ExternalSecret or a ClusterExternalSecret creates: its keys, not its values. */
export function promisedSecret(object: Fields): PromisedSecret | undefined {
  const group = plainText(object.apiVersion).split('/')[0];
  const metadata = fieldsOf(object.metadata);
  const spec = fieldsOf(object.spec);
  if (group === 'bitnami.com' && object.kind === 'SealedSecret') {
    const template = fieldsOf(spec.template);
    const keys = [...Object.keys(fieldsOf(spec.encryptedData)), ...Object.keys(fieldsOf(template.data))];
    // The Secret always has the name of the SealedSecret, with any name in its template: `Unseal` of bitnami-labs/sealed-secrets.
    return { ...nameOf(metadata, undefined), source: unknownValues(keys, false) };
  }
  if (group !== 'external-secrets.io') return undefined;
  if (object.kind === 'ExternalSecret') return { ...nameOf(metadata, fieldsOf(spec.target).name), source: externalSource(spec) };
  if (object.kind === 'ClusterExternalSecret') {
    const inner = fieldsOf(spec.externalSecretSpec);
    const { name } = nameOf(metadata, fieldsOf(inner.target).name ?? spec.externalSecretName);
    return { namespace: ANY_NAMESPACE, name, source: externalSource(inner) };
  }
  return undefined;
}

/** Returns the keys of the Secret that the spec of an ExternalSecret describes. */
function externalSource(spec: Fields): ValueSource {
  const template = fieldsOf(fieldsOf(spec.target).template);
  const own = listOf(spec.data).map((item) => plainText(fieldsOf(item).secretKey));
  const written = Object.keys(fieldsOf(template.data));
  // A template replaces the keys unless it is merged with them.
  const keys = written.length > 0 && template.mergePolicy !== 'Merge' ? written : [...own, ...written];
  return unknownValues(keys, listOf(spec.dataFrom).length > 0 || listOf(template.templateFrom).length > 0);
}

export const unknownValues = (keys: readonly string[], open: boolean): ValueSource => ({
  values: new Map(keys.map((key) => [key, UNKNOWN])),
  open,
});

const nameOf = (metadata: Fields, name: unknown): { readonly namespace: string; readonly name: string } => ({
  namespace: plainText(metadata.namespace ?? ''),
  name: plainText(name ?? metadata.name),
});

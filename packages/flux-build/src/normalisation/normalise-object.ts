import { plainText } from '@slipway/manifest';
import { type DroppedField, throughType, unknownFields } from './through-type.ts';
import { typeOfKind } from './typed-kinds.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Changes `object` into the form that the controller sends. Objects of built-in kinds pass through Go structs, which drop unknown fields;
 * ports get a protocol, and Secrets lose `stringData`. `status` is removed, except of a CustomResourceDefinition.
 */
export function normaliseObject(object: Record<string, unknown>): Record<string, unknown> {
  const { apiVersion, kind } = object;
  if (isLeftAlone(plainText(apiVersion), plainText(kind))) return object;
  const struct = typeOfKind(plainText(apiVersion), plainText(kind));
  const dropped = isCustomResourceDefinition(object) ? undefined : 'status';
  const typed = struct === undefined ? undefined : throughType(object, struct, dropped);
  if (typed !== undefined) addDefaults(typed, `${plainText(apiVersion)}/${plainText(kind)}`);
  return withoutServerFields(typed ?? object, dropped);
}

/** The Go types lose the rules of these kinds. */
const isLeftAlone = (apiVersion: string, kind: string): boolean =>
  apiVersion === 'rbac.authorization.k8s.io/v1' && (kind === 'Role' || kind === 'ClusterRole');

/** Returns the fields of `object` that are dropped because its kind does not have them. */
export function droppedFields(object: Fields): readonly DroppedField[] {
  const [apiVersion, kind] = [plainText(object.apiVersion), plainText(object.kind)];
  if (isLeftAlone(apiVersion, kind)) return [];
  const struct = typeOfKind(apiVersion, kind);
  if (struct === undefined) return [];
  const unknown = unknownFields(object, struct);
  // A value that does not match the type is kept.
  return unknown.length === 0 || throughType(object, struct) === undefined ? [] : unknown;
}

function addDefaults(object: Record<string, unknown>, kind: string): void {
  switch (kind) {
    case 'v1/Secret':
      encodeStringData(object);
      return;
    case 'v1/Service':
      addProtocols(fieldsOf(object.spec).ports);
      return;
    case 'v1/Pod':
      addContainerProtocols(fieldsOf(object.spec));
      return;
    case 'apps/v1/Deployment':
    case 'apps/v1/StatefulSet':
    case 'apps/v1/DaemonSet':
    case 'apps/v1/ReplicaSet':
    case 'batch/v1/Job':
      addContainerProtocols(fieldsOf(fieldsOf(fieldsOf(object.spec).template).spec));
      return;
    case 'batch/v1/CronJob': {
      const job = fieldsOf(fieldsOf(fieldsOf(object.spec).jobTemplate).spec);
      addContainerProtocols(fieldsOf(fieldsOf(job.template).spec));
      return;
    }
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function encodeStringData(secret: Record<string, unknown>): void {
  const { stringData, data } = secret;
  if (stringData === undefined) return;
  const encoded = Object.entries(fieldsOf(stringData)).map(([key, value]) => [key, Buffer.from(plainText(value)).toString('base64')]);
  secret.data = { ...fieldsOf(data), ...Object.fromEntries(encoded) };
  delete secret.stringData;
}

function addContainerProtocols(podSpec: Record<string, unknown>): void {
  const { containers } = podSpec;
  if (Array.isArray(containers)) for (const container of containers) addProtocols(fieldsOf(container).ports);
}

function addProtocols(ports: unknown): void {
  if (Array.isArray(ports)) for (const port of ports) fieldsOf(port).protocol ||= 'TCP';
}

function withoutServerFields(object: Record<string, unknown>, dropped: string | undefined): Record<string, unknown> {
  const { metadata } = object;
  if (typeof metadata === 'object' && metadata !== null && !Array.isArray(metadata)) {
    (metadata as Record<string, unknown>).creationTimestamp = null;
  } else if (metadata === undefined) object.metadata = { creationTimestamp: null };
  if (dropped !== undefined && dropped in object) delete object[dropped];
  return object;
}

const isCustomResourceDefinition = ({ apiVersion, kind }: Fields): boolean =>
  plainText(kind).toLowerCase() === 'customresourcedefinition' && plainText(apiVersion).startsWith('apiextensions.k8s.io/');

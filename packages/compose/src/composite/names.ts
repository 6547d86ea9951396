import { splitApiVersion } from '@slipway/manifest';
import type { GoObject } from '../values/go-json.ts';
import { apiVersionOf, kindOf, nameOf, namespaceOf } from '../values/object-fields.ts';

/** Returns the UID that `crossplane composition render` gives to a composite without one: it depends on kind, namespace and name only. */
export function compositeUid(composite: GoObject): string {
  const { group, version } = splitApiVersion(apiVersionOf(composite));
  const identity = `${group}/${version}, Kind=${kindOf(composite)}\0${namespaceOf(composite)}\0${nameOf(composite)}`;
  const hash = process.getBuiltinModule('node:crypto').createHash('sha1').update(Buffer.alloc(16)).update(identity).digest();
  hash[6] = ((hash[6] as number) & 0x0f) | 0x50;
  hash[8] = ((hash[8] as number) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

const MAX_NAME = 63;
const HASH_LENGTH = 12;

/** Returns the name of a composed resource without one: a prefix, and a hash of the composite and the name of the template. */
export function composedName(generateName: string, compositeUid: string, templateName: string): string {
  const hash = process.getBuiltinModule('node:crypto').hash('sha256', `${compositeUid}${templateName}`).slice(0, HASH_LENGTH);
  const prefix = generateName === '' || generateName.endsWith('-') ? generateName : `${generateName}-`;
  if (prefix.length + HASH_LENGTH <= MAX_NAME) return prefix + hash;
  const cut = prefix.slice(0, MAX_NAME - HASH_LENGTH);
  return cut.endsWith('-') ? cut + hash : `${cut.slice(0, -1)}-${hash}`;
}

const ACCESS_KINDS: readonly string[] = ['Role', 'ClusterRole', 'RoleBinding', 'ClusterRoleBinding'];
const LABEL = /^[a-z0-9](?:[-a-z0-9]{0,252}[a-z0-9])?$/;

/** Returns whether Crossplane accepts the name of a composed resource: a subdomain. Names of roles may have colons. */
export function isValidName(object: GoObject): boolean {
  const isAccessKind = splitApiVersion(apiVersionOf(object)).group === 'rbac.authorization.k8s.io' && ACCESS_KINDS.includes(kindOf(object));
  const name = isAccessKind ? nameOf(object).replaceAll(':', '') : nameOf(object);
  return name.length <= 253 && name.split('.').every((label) => LABEL.test(label));
}

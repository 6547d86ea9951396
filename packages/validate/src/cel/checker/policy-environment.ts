import { parseSignature, type Signature } from '../values/overload.ts';
import { type CelType, DYN, type ObjectType, parseType, simple } from '../values/types.ts';
import type { Declarations } from './check-input.ts';

const TEXT = simple('string');
const TEXTS = parseType('list(string)');
const TEXT_MAP = parseType('map(string, string)');

const object = (name: string, fields: Readonly<Record<string, CelType>>): ObjectType => ({
  kind: 'object',
  name: `kubernetes.${name}`,
  fields: new Map(Object.entries(fields)),
});

const KIND = object('GroupVersionKind', { group: TEXT, version: TEXT, kind: TEXT });
const RESOURCE = object('GroupVersionResource', { group: TEXT, version: TEXT, resource: TEXT });
const USER = object('UserInfo', { username: TEXT, uid: TEXT, groups: TEXTS, extra: parseType('map(string, list(string))') });

/** `request`. Its objects are separate variables. */
const REQUEST = object('AdmissionRequest', {
  kind: KIND,
  resource: RESOURCE,
  subResource: TEXT,
  requestKind: KIND,
  requestResource: RESOURCE,
  requestSubResource: TEXT,
  name: TEXT,
  namespace: TEXT,
  operation: TEXT,
  userInfo: USER,
  dryRun: simple('bool'),
  options: DYN,
});

const NAMESPACE = object('Namespace', {
  metadata: object('NamespaceMetadata', {
    name: TEXT,
    generateName: TEXT,
    namespace: TEXT,
    labels: TEXT_MAP,
    annotations: TEXT_MAP,
    UID: TEXT,
    creationTimestamp: simple('timestamp'),
    deletionGracePeriodSeconds: simple('int'),
    deletionTimestamp: simple('timestamp'),
    generation: simple('int'),
    resourceVersion: TEXT,
    finalizers: TEXTS,
  }),
  spec: object('NamespaceSpec', { finalizers: TEXTS }),
  status: object('NamespaceStatus', {
    conditions: {
      kind: 'list',
      entry: object('NamespaceCondition', {
        status: TEXT,
        type: TEXT,
        lastTransitionTime: simple('timestamp'),
        message: TEXT,
        reason: TEXT,
      }),
    },
    phase: TEXT,
  }),
});

/** The variables that expressions of a policy or webhook can use. They depend on the field of the expression. */
export interface PolicyVariables {
  readonly params: boolean;
  readonly authorizer: boolean;
  /** The preceding variables of the policy by name; undefined if the expression cannot use them. */
  readonly own?: ReadonlyMap<string, CelType>;
}

/** Returns the variables of the server's environment for admission (`plugin/cel` createEnvForOpts). */
export function policyVariables({ params, authorizer, own }: PolicyVariables): ReadonlyMap<string, CelType> {
  const given: [string, CelType][] = [
    ['object', DYN],
    ['oldObject', DYN],
    ['namespaceObject', NAMESPACE],
    ['request', REQUEST],
  ];
  if (params) given.push(['params', DYN]);
  if (authorizer) {
    given.push(['authorizer', parseType('kubernetes.authorization.Authorizer')]);
    given.push(['authorizer.requestResource', parseType('kubernetes.authorization.ResourceCheck')]);
  }
  if (own) given.push(['variables', { kind: 'object', name: 'kubernetes.variables', fields: own }]);
  return new Map(given);
}

/** Returns the type of a variable of a policy for later expressions. A type that is not simple becomes dyn. */
export function asVariable(type: CelType): CelType {
  switch (type.kind) {
    case 'list':
      return { kind: 'list', entry: asVariable(type.entry) };
    case 'map':
      return { kind: 'map', key: asVariable(type.key), value: asVariable(type.value) };
    case 'simple':
      return type;
    default:
      return DYN;
  }
}

/** Returns the type `Object` or a part of it, which may have any fields in a patch. */
const anyObject = (name: string): ObjectType => ({ kind: 'object', name, fields: { get: () => DYN } });

export const PATCHED_OBJECT: ObjectType = anyObject('Object');
export const JSON_PATCH: ObjectType = {
  kind: 'object',
  name: 'JSONPatch',
  fields: new Map([...['op', 'from', 'path'].map((name) => [name, TEXT] as const), ['value', DYN]]),
};

const escapeKey: Signature = { name: 'jsonpatch.escapeKey', ...parseSignature('jsonpatch.escapeKey', '(string) -> string') };

/** Returns the declarations for mutations in addition to the common environment. */
export function patchDeclarations(): Declarations {
  const parts = new Map<string, CelType>([
    ['Object', PATCHED_OBJECT],
    ['JSONPatch', JSON_PATCH],
  ]);
  return {
    signatures: new Map([[escapeKey.name, [escapeKey]]]),
    messageNamed: (name) => {
      const known = parts.get(name);
      if (known || !name.startsWith('Object.')) return known;
      const made = anyObject(name);
      parts.set(name, made);
      return made;
    },
  };
}

import { builtInRule, mapProblems, type Problems, reportedAs, reportedAt } from './forms/built-in-rule.ts';
import { at, int32At, isSet, type Location, listAt, mapAt, textAt } from './forms/location.ts';
import { configKey, qualifiedName } from './forms/text-forms.ts';

export const dataRule = builtInRule('data-keys', {
  summary: 'Keys of ConfigMaps and Secrets can be file names, and all values together have at most 1 MiB.',
  upstream: 'core ValidateConfigMap, ValidateSecret',
  remedy: 'Rename the key, or split the object.',
});

export const secretTypeRule = builtInRule('secret-type', {
  summary: 'A Secret has the keys that its type promises.',
  upstream: 'core ValidateSecret',
  remedy: 'Add the key, or choose the type Opaque.',
});

export const namespaceRule = builtInRule('namespace-spec', {
  summary: 'Finalizers of a Namespace are kubernetes, or have a domain.',
  upstream: 'core ValidateNamespace',
  remedy: 'Remove spec: the server fills it.',
});

export const podSecurityRule = builtInRule('pod-security-labels', {
  summary: 'Labels of Pod Security name a level that exists, and a version of Kubernetes.',
  upstream: 'k8s.io/pod-security-admission/admission ValidateNamespace',
  remedy: 'Write privileged, baseline or restricted.',
});

export const priorityRule = builtInRule('priority-class', {
  summary: 'A PriorityClass has a value of at most a thousand million; names that begin with system- are taken.',
  upstream: 'scheduling ValidatePriorityClass',
  remedy: 'Lower the value, or rename the class.',
});

const MAX_SIZE = 1024 * 1024;

export function* configMap(object: Location): Problems {
  const [data, binary] = [mapAt(object, 'data'), mapAt(object, 'binaryData')];
  for (const [key, value] of [...data, ...binary]) yield* dataKey(key, value);
  for (const [key, value] of data)
    if (binary.some(([other]) => other === key)) yield dataRule.duplicate({ ...value, value: key }, 'a key of binaryData');
  const size = sum(data, (text) => Buffer.byteLength(text)) + sum(binary, decodedSize);
  if (size > MAX_SIZE) yield dataRule.invalid({ ...at(object, 'data'), value: size }, `at most ${MAX_SIZE} bytes`);
}

export function* secret(object: Location): Problems {
  const text = mapAt(object, 'stringData');
  // A key of stringData replaces the same key of data.
  const data = mapAt(object, 'data').filter(([key]) => !text.some(([other]) => other === key));
  for (const [key, value] of data) yield* dataKey(key, value);
  for (const [key, value] of text)
    yield* mapProblems(dataKey(key, value), (problem) => reportedAs(problem, (field) => field.replace(/^stringData/, 'data')));
  const size = sum(text, (value) => Buffer.byteLength(value)) + sum(data, decodedSize);
  if (size > MAX_SIZE) yield dataRule.invalid({ ...at(object, 'data'), value: size }, `at most ${MAX_SIZE} bytes`);
  const values = new Map([
    ...data.map(([key, value]) => [key, decode(textAt(value))] as const),
    ...text.map(([key, value]) => [key, textAt(value)] as const),
  ]);
  yield* secretType(object, values);
}

function* dataKey(key: string, value: Location): Problems {
  if (!configKey.accepts(key)) yield dataRule.invalid({ ...value, value: key }, configKey.description);
}

const sum = (entries: ReturnType<typeof mapAt>, size: (text: string) => number): number =>
  entries.reduce((total, [, value]) => total + size(textAt(value)), 0);
const decode = (text: string): string => Buffer.from(text, 'base64').toString();
const decodedSize = (text: string): number => Buffer.from(text, 'base64').length;

/** Required keys of each type. */
const KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['kubernetes.io/dockercfg', ['.dockercfg']],
  ['kubernetes.io/dockerconfigjson', ['.dockerconfigjson']],
  ['kubernetes.io/ssh-auth', ['ssh-privatekey']],
  ['kubernetes.io/tls', ['tls.crt', 'tls.key']],
]);

function* secretType(object: Location, values: ReadonlyMap<string, string>): Problems {
  const type = textAt(object, 'type');
  for (const key of KEYS.get(type) ?? []) {
    const value = values.get(key);
    const location = at(object, 'data', key);
    if (value === undefined || (type.endsWith('ssh-auth') && value === '')) yield secretTypeRule.required(location, `the key ${key}`);
    else if (key.startsWith('.docker') && !isJsonObject(value)) yield secretTypeRule.invalid(location, 'a JSON object');
  }
  if (type === 'kubernetes.io/basic-auth' && !values.has('username') && !values.has('password')) {
    yield secretTypeRule.required(at(object, 'data', 'username'), 'the key username or password');
  }
  const account = at(object, 'metadata', 'annotations', 'kubernetes.io/service-account.name');
  if (type === 'kubernetes.io/service-account-token' && textAt(account) === '')
    yield secretTypeRule.required(account, 'the name of the ServiceAccount');
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value);
  } catch {
    return false;
  }
}

const SECURITY_LEVELS = ['privileged', 'baseline', 'restricted'];

export function* namespace(object: Location): Problems {
  for (const mode of ['enforce', 'audit', 'warn']) {
    const level = at(object, 'metadata', 'labels', `pod-security.kubernetes.io/${mode}`);
    const version = at(object, 'metadata', 'labels', `pod-security.kubernetes.io/${mode}-version`);
    if (isSet(level)) yield* podSecurityRule.oneOf(level, SECURITY_LEVELS);
    if (isSet(version) && !/^(latest|v1\.(0|[1-9]\d*))$/.test(textAt(version))) yield podSecurityRule.invalid(version, 'latest, or v1.N');
  }
  for (const finalizer of listAt(object, 'spec', 'finalizers')) {
    const name = textAt(finalizer);
    if (!qualifiedName.accepts(name) || !(name.includes('/') || ['kubernetes', 'orphan', 'foregroundDeletion'].includes(name))) {
      yield reportedAt(namespaceRule.invalid(finalizer, 'kubernetes, or example.org/name'), at(object, 'spec', 'finalizers'));
    }
  }
}

const SYSTEM_CLASSES: ReadonlyMap<string, number> = new Map([
  ['system-node-critical', 2_000_001_000],
  ['system-cluster-critical', 2_000_000_000],
]);

export function* priorityClass(object: Location): Problems {
  const [name, value] = [at(object, 'metadata', 'name'), at(object, 'value')];
  if (textAt(name).startsWith('system-')) {
    if (SYSTEM_CLASSES.get(textAt(name)) !== int32At(value))
      yield priorityRule.forbidden(name, 'the prefix system- is kept for the system');
  } else if (int32At(value) > 1_000_000_000) yield priorityRule.invalid(value, 'at most 1000000000');
  if (isSet(object, 'preemptionPolicy')) {
    yield* priorityRule.oneOf(at(object, 'preemptionPolicy'), ['PreemptLowerPriority', 'Never']);
  }
}

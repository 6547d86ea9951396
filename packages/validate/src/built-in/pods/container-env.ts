import { goLowerCase } from '../../go/lower-case.ts';
import { parseQuantity } from '../../go/quantity.ts';
import { builtInRule, type Problems, reportedAt } from '../forms/built-in-rule.ts';
import { at, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { configKey, dnsLabel, dnsSubdomain, envName, pathWithoutBacksteps, qualifiedName } from '../forms/text-forms.ts';

export const envRule = builtInRule('container-env', {
  summary: 'A variable has a name without =, and a value or one source of it, which says all that is needed to find it.',
  upstream: 'core ValidateEnv, validateEnvVarValueFrom, ValidateEnvFrom',
  remedy: 'Give the variable a name and one source.',
});

const SOURCES = ['fieldRef', 'resourceFieldRef', 'configMapKeyRef', 'secretKeyRef', 'fileKeyRef'];
const FIELDS = [
  'metadata.name',
  'metadata.namespace',
  'metadata.uid',
  'spec.nodeName',
  'spec.serviceAccountName',
  'status.hostIP',
  'status.hostIPs',
  'status.podIP',
  'status.podIPs',
];

/** Checks the environment of a container. `volumes` are those of the Pod. */
export function* containerEnv(container: Location, volumes: ReadonlyMap<string, Location>): Problems {
  for (const variable of listAt(container, 'env')) {
    const name = at(variable, 'name');
    if (textAt(name) === '') yield envRule.required(name, 'the name of the variable');
    else yield* envRule.form(name, envName);
    if (isSet(variable, 'valueFrom')) yield* valueFrom(at(variable, 'valueFrom'), textAt(variable, 'value'), volumes);
  }
  for (const source of listAt(container, 'envFrom')) yield* envFrom(source);
}

function* valueFrom(source: Location, value: string, volumes: ReadonlyMap<string, Location>): Problems {
  const given = SOURCES.filter((name) => isSet(source, name));
  if (isSet(source, 'fieldRef')) yield* fieldSelector(at(source, 'fieldRef'), FIELDS);
  if (isSet(source, 'resourceFieldRef')) yield* resourceSelector(at(source, 'resourceFieldRef'), false);
  for (const name of ['configMapKeyRef', 'secretKeyRef']) if (isSet(source, name)) yield* keySelector(at(source, name));
  if (isSet(source, 'fileKeyRef')) yield* fileSelector(at(source, 'fileKeyRef'), volumes);
  if (given.length === 0) yield envRule.invalid(source, `one of ${SOURCES.join(', ')}`);
  else if (value !== '') yield envRule.forbidden(source, 'value is there already');
  else if (given.length > 1) yield envRule.invalid(source, `one of ${given.join(', ')}, not all`);
}

/** Checks the reference to a field of the Pod (`validateObjectFieldSelector`); `allowed` has names of the downward API. */
export function* fieldSelector(selector: Location, allowed: readonly string[]): Problems {
  const path = at(selector, 'fieldPath');
  const version = at(selector, 'apiVersion');
  if (textAt(path) === '') yield envRule.required(path, 'the path of a field');
  else if (textAt(version) !== '' && textAt(version) !== 'v1') yield reportedAt(envRule.invalid(version, 'v1'), path);
  else yield* subscripted(path, textAt(path), allowed);
}

function* subscripted(location: Location, path: string, allowed: readonly string[]): Problems {
  const open = path.endsWith("']") ? path.slice(0, -2).indexOf("['") : -1;
  const [base, key] = open < 0 ? ['', ''] : [path.slice(0, open), path.slice(open + 2, -2)];
  if (base === '') return yield* envRule.oneOf({ ...location, value: path === 'spec.host' ? 'spec.nodeName' : path }, allowed);
  if (base !== 'metadata.annotations' && base !== 'metadata.labels')
    yield envRule.invalid(location, 'a field of metadata.labels or metadata.annotations');
  else if (!qualifiedName.accepts(base === 'metadata.annotations' ? goLowerCase(key) : key)) {
    yield envRule.invalid(location, `a key of ${base} between the brackets`);
  }
}

const RESOURCES = ['cpu', 'memory', 'ephemeral-storage'].flatMap((name) => [`limits.${name}`, `requests.${name}`]);
const HUGE_PAGES = /^(limits|requests)\.hugepages-/;
const UNITS = ['1', ...['k', 'M', 'G', 'T', 'P', 'E'].flatMap((unit) => [`1${unit}`, `1${unit === 'k' ? 'Ki' : `${unit}i`}`])];

/** Checks the reference to a resource of a container (`validateContainerResourceFieldSelector`). In volumes, the container is required. */
export function* resourceSelector(selector: Location, inVolume: boolean): Problems {
  const resource = at(selector, 'resource');
  const name = textAt(resource);
  if (inVolume && textAt(selector, 'containerName') === '')
    yield envRule.required(at(selector, 'containerName'), 'the name of a container');
  else if (name === '') yield envRule.required(resource, 'the name of a resource');
  else if (!HUGE_PAGES.test(name)) yield* envRule.oneOf(resource, RESOURCES);
  const divisor = parseQuantity(at(selector, 'divisor').value);
  if (divisor === undefined || divisor === 0n) return;
  const allowed = name.endsWith('.cpu') ? ['1', '1m'] : RESOURCES.includes(name) || HUGE_PAGES.test(name) ? UNITS : undefined;
  if (allowed && !allowed.some((unit) => parseQuantity(unit) === divisor))
    yield envRule.invalid(at(selector, 'divisor'), `one of ${allowed.join(', ')}`);
}

function* keySelector(selector: Location): Problems {
  const [name, key] = [at(selector, 'name'), at(selector, 'key')];
  yield* envRule.form(name, dnsSubdomain);
  if (textAt(key) === '') yield envRule.required(key, 'the key to read');
  else yield* envRule.form(key, configKey);
}

function* fileSelector(selector: Location, volumes: ReadonlyMap<string, Location>): Problems {
  const [key, volume, path] = [at(selector, 'key'), at(selector, 'volumeName'), at(selector, 'path')];
  if (textAt(key) === '') yield envRule.required(key, 'the key to read');
  else yield* envRule.form(key, envName);
  if (textAt(volume) === '') yield envRule.required(volume, 'the name of a volume');
  else yield* envRule.form(volume, dnsLabel);
  const known = volumes.get(textAt(volume));
  if (known === undefined || !isSet(known, 'emptyDir')) yield envRule.invalid(volume, 'a volume of the Pod, with an emptyDir');
  if (textAt(path) === '') yield envRule.required(path, 'the path of a file');
  else yield* envRule.form(path, pathWithoutBacksteps);
}

function* envFrom(source: Location): Problems {
  if (textAt(source, 'prefix') !== '') yield* envRule.form(at(source, 'prefix'), envName);
  const given = ['configMapRef', 'secretRef'].filter((name) => isSet(source, name));
  for (const name of given) {
    const reference = at(source, name, 'name');
    if (textAt(reference) === '') yield envRule.required(reference, 'the name of the object to read');
    else if (!dnsSubdomain.accepts(textAt(reference).replace(/-$/, 'a'))) yield* envRule.form(reference, dnsSubdomain);
  }
  if (given.length !== 1) yield reportedAt(envRule.invalid(source, 'either configMapRef or secretRef'), source.parent ?? source);
}

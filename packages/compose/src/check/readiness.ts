import { buildPointer, fieldsOf, listOf, nearest, readFieldPath, textOf } from '@slipway/manifest';
import { validSegments } from '../paths/field-path.ts';
import type { ComposedResource, Template } from './composition.ts';
import type { Checked, CompositionProblem } from './problem.ts';
import { findPath } from './schema.ts';
import { article } from './value-type.ts';

/** Reports readiness checks and connection details of fields that the composed resource does not have. */
export function* readinessAndConnection(checked: Checked): Generator<CompositionProblem> {
  for (const template of checked.composition.templates)
    for (const resource of template.resources) {
      yield* fieldChecks(checked, resource);
      yield* comparedTypes(checked, resource);
      yield* connectionKeys(checked, template, resource);
    }
}

function* fieldChecks(checked: Checked, resource: ComposedResource): Generator<CompositionProblem> {
  for (const list of FIELDS) {
    for (const [at, each] of listOf(resource.fields[list.name]).entries()) {
      const text = fieldsOf(each)[list.key];
      if (typeof text !== 'string' || text === '') continue;
      const wrong = wrongField(checked, resource, text);
      if (wrong === undefined) continue;
      yield {
        rule: 'patch-field-not-found',
        severity: list.severity,
        pointer: buildPointer([...resource.path, list.name, at, list.key]),
        message: `the resource ${resource.name} reads ${text}, which ${wrong.reason}: ${list.effect}`,
        value: text,
        expected: wrong.expected,
      };
    }
  }
}

/** Reports readiness checks that compare a field with a value of another type: the resource never becomes ready. */
function* comparedTypes({ schemaOf }: Checked, { name, base, path, fields }: ComposedResource): Generator<CompositionProblem> {
  const schema = schemaOf(base);
  for (const [at, each] of listOf(fields.readinessChecks).entries()) {
    const { type, fieldPath } = fieldsOf(each);
    const compared = COMPARED.get(type);
    const segments = textOf(fieldPath) === '' ? undefined : validSegments(textOf(fieldPath));
    if (schema === undefined || compared === undefined || segments === undefined) continue;
    const found = findPath(schema, segments);
    const own = found.state === 'field' ? found.schema.type : undefined;
    if (own === undefined || own === compared) continue;
    yield {
      rule: 'patch-type-differs',
      pointer: buildPointer([...path, 'readinessChecks', at, 'type']),
      message: `the readiness check ${textOf(type)} of the resource ${name} compares ${textOf(fieldPath)}, which is ${article(own)}: the resource never becomes ready`,
      value: type,
      expected: `a field that is ${article(compared)}`,
    };
  }
}

/** The type of the field that each readiness check compares. */
const COMPARED: ReadonlyMap<unknown, string> = new Map([
  ['MatchString', 'string'],
  ['MatchTrue', 'boolean'],
  ['MatchFalse', 'boolean'],
]);

/** Returns why a composed resource does not have a field; undefined if it may have it. */
function wrongField(
  { schemaOf }: Checked,
  { base }: ComposedResource,
  text: string,
): { readonly reason: string; readonly expected: string } | undefined {
  const path = readFieldPath(text);
  if ('problem' in path) return { reason: `is not a field path (${path.problem})`, expected: 'a field path, such as status.atProvider.id' };
  const schema = schemaOf(base);
  const found = schema && findPath(schema, path.segments);
  if (found?.state !== 'missing') return undefined;
  const meant = typeof found.segment === 'string' ? nearest(found.segment, found.siblings) : undefined;
  return {
    reason: `${textOf(base?.kind)} of ${textOf(base?.apiVersion)} does not have`,
    expected: meant === undefined ? 'a field of the kind' : `${meant} instead of ${String(found.segment)}`,
  };
}

const FIELDS = [
  { name: 'readinessChecks', key: 'fieldPath', severity: 'reject', effect: 'it never becomes ready' },
  { name: 'connectionDetails', key: 'fromFieldPath', severity: 'risk', effect: 'the connection Secret has no such key' },
] as const;

/** Reports connection details that the definition of the composite does not list: Crossplane omits them from the Secret. */
function* connectionKeys({ composite }: Checked, { isNative }: Template, resource: ComposedResource): Generator<CompositionProblem> {
  if (composite === undefined || composite.connectionKeys.length === 0 || composite.scope !== 'LegacyCluster') return;
  for (const [at, each] of listOf(resource.fields.connectionDetails).entries()) {
    const { name, fromConnectionSecretKey } = fieldsOf(each);
    const key = textOf(name ?? (isNative ? fromConnectionSecretKey : undefined));
    if (key === '' || composite.connectionKeys.includes(key)) continue;
    const meant = nearest(key, composite.connectionKeys);
    yield {
      rule: 'patch-field-not-found',
      severity: 'risk',
      pointer: buildPointer([...resource.path, 'connectionDetails', at, ...(name === undefined ? [] : ['name'])]),
      message: `the resource ${resource.name} has the connection detail ${key}, which connectionSecretKeys of ${composite.title} does not list: the connection Secret does not get it`,
      value: key,
      expected: meant === undefined ? `one of ${composite.connectionKeys.join(', ')}` : `${meant} instead of ${key}`,
    };
  }
}

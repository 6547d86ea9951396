import { buildPointer, type Fields, fieldsOf, listOf, nearest, readFieldPath, type Severity, textOf } from '@slipway/manifest';
import { hasHealthCheck } from '../auto-ready/health-checks.ts';
import { validSegments } from '../paths/field-path.ts';
import { type ComposedResource, type Composition, groupOf, isTransformInput, type Path, type Template } from './composition.ts';
import type { Checked, CompositionProblem } from './problem.ts';
import { findPath, isFreeForm, type Kind } from './schema.ts';
import { article } from './value-type.ts';

/** Reports readiness checks and connection details of fields that the composed resource does not have. */
export function* readinessAndConnection(checked: Checked): Generator<CompositionProblem> {
  for (const template of checked.composition.templates)
    for (const resource of template.resources) {
      yield* fieldChecks(checked, template, resource);
      yield* comparedTypes(checked, template, resource);
      yield* connectionKeys(checked, template, resource);
    }
}

/** What follows if a readiness check of a template never passes. */
interface FailedCheck {
  readonly severity: Severity;
  readonly effect: string;
}

/** Returns what follows if a readiness check never passes: a later function may make the resource ready. */
export function failedCheck({ steps }: Composition, { path }: Template): FailedCheck {
  const isLater = ({ path: [, , index = 0] }: { readonly path: Path }): boolean => Number(index) > Number(path[2]);
  const later = path.length > 1 ? steps.find((step) => isLater(step) && !isTransformInput(step.input)) : undefined;
  return later === undefined
    ? { severity: 'reject', effect: 'the resource never becomes ready' }
    : { severity: 'risk', effect: `the check never passes, and ${later.function} alone decides whether the resource is ready` };
}

function* fieldChecks(checked: Checked, template: Template, resource: ComposedResource): Generator<CompositionProblem> {
  for (const list of fieldsWith(failedCheck(checked.composition, template))) {
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
function* comparedTypes(
  { composition, schemaOf }: Checked,
  template: Template,
  { name, base, path, fields }: ComposedResource,
): Generator<CompositionProblem> {
  const schema = schemaOf(base);
  const { severity, effect } = failedCheck(composition, template);
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
      severity,
      pointer: buildPointer([...path, 'readinessChecks', at, 'type']),
      message: `the readiness check ${textOf(type)} of the resource ${name} compares ${textOf(fieldPath)}, which is ${article(own)}: ${effect}`,
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

const fieldsWith = (failed: FailedCheck) =>
  [
    { name: 'readinessChecks', key: 'fieldPath', ...failed },
    { name: 'connectionDetails', key: 'fromFieldPath', severity: 'risk', effect: 'the connection Secret has no such key' },
  ] as const;

/** Built-in kinds with a condition Ready. */
const WITH_READY: ReadonlySet<string> = new Set(['Pod', 'Node', 'ServiceCIDR']);

/** Reports resources without a readiness check whose kind never has the condition Ready, so that the composite never becomes ready. */
export function* neverReady({ composition, kindOf }: Checked): Generator<CompositionProblem> {
  if (composition.hasOtherFunctions) return;
  const all = composition.templates.flatMap(({ resources }) => resources);
  const isChecked = new Set(all.filter(({ fields }) => listOf(fields.readinessChecks).length > 0).map(({ name }) => name));
  for (const template of composition.templates) {
    const step = composition.steps.find(
      ({ path, function: name }) => /auto-?ready/.test(name) && Number(path[2]) > Number(template.path[2]),
    );
    for (const { name, base, path, patches } of template.resources) {
      const kind = textOf(base?.kind);
      const isPatched = patches.some(({ to, target }) => to === 'composed' && ['kind', 'apiVersion'].includes(target?.text ?? ''));
      const isReadyByStep = step !== undefined && hasHealthCheck(textOf(base?.apiVersion), kind);
      if (isChecked.has(name) || isPatched || isReadyByStep || mayBeReady(kindOf(textOf(base?.apiVersion), kind), base)) continue;
      const other = step === undefined ? '' : `, and ${step.function} has no check of its kind`;
      yield {
        rule: 'resource-never-ready',
        pointer: buildPointer([...path, 'base', 'kind']),
        message: `the resource ${name} has no readiness check, and ${article(kind)} never has the condition Ready${other}: the composite never becomes ready`,
        value: kind,
        expected: 'readinessChecks: [{type: None}], or a check of a field',
      };
    }
  }
}

/** Returns whether objects of a kind may have the condition Ready. */
function mayBeReady(found: Kind | undefined, base: Fields = {}): boolean {
  if (found === undefined) return true;
  if (found.origin === 'openapi') return WITH_READY.has(textOf(base.kind));
  // Their schema has conditions, and their controller sets only Terminating.
  if (/^(?:Cluster)?ProviderConfig$/.test(textOf(base.kind)) && /\.(?:upbound|crossplane)\.io$/.test(groupOf(base))) return false;
  const status = found.schema.properties?.status;
  return (
    status === undefined ||
    isFreeForm(status) ||
    status.properties?.conditions !== undefined ||
    typeof status.additionalProperties === 'object'
  );
}

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

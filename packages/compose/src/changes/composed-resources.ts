import { type Budget, type Fields, fieldsOf, onceForEach, setKey, someText, textOf } from '@slipway/manifest';
import { type Patch, readComposition, type ComposedResource as Template } from '../check/composition.ts';
import { COMPOSITE_LABEL, RESOURCE_NAME_ANNOTATION } from '../composite/composed-metadata.ts';
import { functionOfName, functionOfPackage } from '../composite/known-functions.ts';
import { compositeUid } from '../composite/names.ts';
import { beginRender, type RenderAfterPipeline } from '../composite/render-composite.ts';
import { ENVIRONMENT_KEY } from '../functions/composition-function.ts';
import { validSegments, WILDCARD } from '../paths/field-path.ts';
import { getFieldValue, setFieldValue } from '../paths/field-value.ts';
import { CrossplaneError } from '../values/crossplane-error.ts';
import { copyJson, floatJson, type GoObject, isGoObject } from '../values/go-json.ts';
import type { ClusterState, Composite } from './cluster-state.ts';

/** A resource that Crossplane composes, with the name of its template as its name. */
export interface ComposedResource {
  /** Its name in the pipeline, by which Crossplane identifies it. */
  readonly template: string;
  /** Its name on the cluster, if the template sets it. Crossplane generates all others. */
  readonly name?: string;
  /** The object with the available values, without the metadata that Crossplane adds. */
  readonly object: Fields;
  /** The object with a text for each value that only the cluster has. */
  readonly shown: Fields;
  /** Fields that patches copy from values that only the cluster has. */
  readonly unknown: readonly UnknownField[];
}

/** A field of a composed resource whose value only the cluster has. */
interface UnknownField {
  /** Field paths in the resource, and in the composite or the environment. */
  readonly to: string;
  readonly from: string;
}

/** The resources of a composite; the reason why they are unknown; or the error of Crossplane. */
export type Composed =
  | { readonly resources: ReadonlyMap<string, ComposedResource> }
  | { readonly unknown: string }
  | { readonly error: string };

/** A composite with all inputs of its resources. */
export interface ComposeInput extends Pick<ClusterState, 'functions' | 'environments'> {
  readonly composite: Composite;
  readonly composition: Fields;
  readonly budget?: Budget | undefined;
}

/** Returns the resources of a composite that exist after some runs of Crossplane. The status of the composite is unknown. */
export function composedResources(input: ComposeInput): Composed {
  const { composition } = input;
  const composite = compositeOf(input.composite, composition);
  const rendering = settled(input, composite);
  if ('error' in rendering) return rendering;
  const [unknown] = rendering.unknownSteps;
  if (unknown !== undefined) return { unknown: `the function ${unknown.functionName} of the step ${unknown.step} is not evaluated` };
  const templates = templatesOf(composition);
  const environment = fieldsOf(rendering.context[ENVIRONMENT_KEY]) as GoObject;
  const uid = compositeUid(composite);
  return {
    resources: new Map(
      rendering.resources.map((resource) => {
        const template = textOf(fieldsOf(fieldsOf(resource.metadata).annotations)[RESOURCE_NAME_ANNOTATION]);
        const object = withoutInventedValues(composedObject(resource as GoObject, composite, template), uid, input.composite);
        const unknown = unknownFields(templates.get(template), environment);
        const shown = withTexts(object, unknown, ({ from }) => `(only the cluster has it: ${from})`);
        const { name, generateName } = fieldsOf(resource.metadata);
        const isNamed = typeof name === 'string' && generateName === undefined && !name.startsWith(WAITING);
        return [template, { template, ...(isNamed && { name }), object, shown, unknown }] as const;
      }),
    ),
  };
}

/** Runs Crossplane once, and once more with the resources that wait for a value of the cluster. */
function settled({ composite: { definition }, composition, functions, environments, budget }: ComposeInput, composite: GoObject) {
  const begin = (observed: readonly object[]) =>
    beginRender({
      composite,
      composition,
      definition,
      observed,
      required: environments,
      functionOf: ({ functionName }) => functionOfPackage(functions.get(functionName) ?? '') ?? functionOfName(functionName),
      ...(budget && { budget }),
    });
  const first = begin([]);
  if ('error' in first) return first;
  const waiting = waitingResources(first, composition, composite);
  if (waiting.length === 0) return first.finish();
  const second = begin(waiting);
  const rendering = 'error' in second ? second : second.finish();
  if (!('error' in rendering)) return rendering;
  // An error of the first run.
  const before = first.finish();
  return 'error' in before ? before : rendering;
}

const WAITING = 'slipway-waiting-';

/** Returns an empty object for each template that the first run omits, as if it existed. */
function waitingResources({ templates: created }: RenderAfterPipeline, composition: Fields, composite: GoObject): readonly object[] {
  const namespace = textOf(fieldsOf(composite.metadata).namespace);
  return [...templatesOf(composition)].flatMap(([name, { base }], index) => {
    if (created.has(name) || base === undefined) return [];
    return {
      apiVersion: base.apiVersion,
      kind: base.kind,
      metadata: { name: `${WAITING}${index}`, ...(namespace !== '' && { namespace }), annotations: { [RESOURCE_NAME_ANNOTATION]: name } },
    };
  });
}

/** Returns the templates of function-patch-and-transform in a Composition, by their names in the pipeline. */
export const templatesOf = onceForEach((composition: Fields): ReadonlyMap<string, Template> => {
  const { templates } = readComposition(composition);
  return new Map(
    templates.flatMap(({ resources, isNative }) =>
      resources.map((each, index) => [isNative && textOf(each.fields.name) === '' ? `resource-${index}` : each.name, each] as const),
    ),
  );
});

/** Replaces the random part of the name that Crossplane gives to the composite of a claim. */
const RANDOM_NAME = 'slipway-random-name';

/** Returns the composite in the version of its Composition; of a claim, the composite that Crossplane creates from it. */
function compositeOf({ object, definition, isClaim }: Composite, composition: Fields): GoObject {
  const { apiVersion } = fieldsOf(fieldsOf(composition.spec).compositeTypeRef);
  const given = floatJson({ ...object, ...(typeof apiVersion === 'string' && { apiVersion }) }) as GoObject;
  if (!isClaim) return given;
  const metadata = fieldsOf(object.metadata);
  const { names } = fieldsOf(definition.spec);
  const { writeConnectionSecretToRef: _, compositeDeletePolicy: __, resourceRef: ___, ...spec } = fieldsOf(given.spec) as GoObject;
  const [name, namespace] = [textOf(metadata.name), textOf(metadata.namespace)];
  return {
    ...given,
    kind: textOf(fieldsOf(names).kind),
    metadata: {
      name: `${name}-${RANDOM_NAME}`,
      labels: { ...(fieldsOf(metadata.labels) as GoObject), 'crossplane.io/claim-name': name, 'crossplane.io/claim-namespace': namespace },
      annotations: { ...(fieldsOf(metadata.annotations) as GoObject) },
    },
    spec: { ...spec, claimRef: { apiVersion: textOf(object.apiVersion), kind: textOf(object.kind), name, namespace } },
  };
}

const OWN_LABELS: readonly string[] = [COMPOSITE_LABEL, 'crossplane.io/claim-name', 'crossplane.io/claim-namespace'];

/** Returns a composed resource without the fields that Crossplane sets: its name, owner and marks. */
function composedObject(resource: GoObject, composite: GoObject, template: string): GoObject {
  const {
    name: _,
    generateName: __,
    ownerReferences: ___,
    namespace,
    labels,
    annotations,
    ...metadata
  } = fieldsOf(resource.metadata) as GoObject;
  const isOwnNamespace = textOf(fieldsOf(composite.metadata).namespace) !== '';
  return {
    ...resource,
    metadata: {
      name: template,
      ...(namespace !== undefined && !isOwnNamespace && { namespace }),
      ...metadata,
      ...withoutKeys('labels', labels, OWN_LABELS),
      ...withoutKeys('annotations', annotations, [RESOURCE_NAME_ANNOTATION]),
    },
  };
}

function withoutKeys(name: string, map: unknown, keys: readonly string[]): GoObject {
  const left = Object.entries(fieldsOf(map) as GoObject).filter(([key]) => !keys.includes(key));
  return left.length === 0 ? {} : { [name]: Object.fromEntries(left) };
}

/** Replaces the invented values of a render: the UID of the composite, and the name of the composite of a claim. */
function withoutInventedValues(object: GoObject, uid: string, { isClaim }: Composite): GoObject {
  if (!someText(object, (each) => each.includes(uid) || (isClaim && each.includes(RANDOM_NAME)))) return object;
  const text = JSON.stringify(object, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value));
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(uid, '(UID of the composite)').replaceAll(RANDOM_NAME, '(random)') : value,
  ) as GoObject;
}

/** Returns the fields that patches copy from the status, or from an environment that only the cluster has. */
const unknownFields = (template: Template | undefined, environment: GoObject): readonly UnknownField[] =>
  (template?.patches ?? []).flatMap((patch) => unknownSource(patch, environment) ?? []);

/** Writes a text to fields. A path with a wildcard is skipped. */
function withTexts(object: GoObject, fields: readonly UnknownField[], textOf: (field: UnknownField, index: number) => string): GoObject {
  if (fields.length === 0) return object;
  const shown = copyJson(object);
  for (const [index, field] of fields.entries()) if (!hasWildcard(field.to)) setText(shown, field.to, textOf(field, index));
  return shown;
}

const hasWildcard = (path: string): boolean => validSegments(path)?.includes(WILDCARD) !== false;

/** A composed resource with a variable in each field whose value only the cluster has. */
export interface ResourceWithVariables {
  readonly object: Fields;
  readonly variables: readonly string[];
}

/** Returns a composed resource with variables; undefined if the fields of some values are unknown. */
export function withVariables({ object, unknown }: ComposedResource): ResourceWithVariables | undefined {
  if (unknown.some(({ to }) => hasWildcard(to))) return undefined;
  const nameOf = (_: UnknownField, index: number): string => `only_the_cluster_has_${index}`;
  return { object: withTexts(object as GoObject, unknown, (...each) => `\${${nameOf(...each)}}`), variables: unknown.map(nameOf) };
}

function unknownSource(patch: Patch, environment: GoObject): UnknownField | undefined {
  const { to, from, sources, target } = patch;
  if (to !== 'composed' || target === undefined) return undefined;
  const isUnknown = ({ text }: { readonly text: string }): boolean =>
    from === 'environment'
      ? !hasValue(environment, text)
      : /^(?:status|metadata\.(?:uid|resourceVersion|generation|creationTimestamp))(?:[.[]|$)/.test(text);
  const unknown = sources.filter(isUnknown);
  return unknown.length === 0 ? undefined : { to: target.text, from: unknown.map(({ text }) => text).join(', ') };
}

function hasValue(object: GoObject, path: string): boolean {
  try {
    return getFieldValue(object, path) !== undefined;
  } catch (error) {
    if (error instanceof CrossplaneError) return false;
    throw error;
  }
}

function setText(object: GoObject, path: string, text: string): void {
  try {
    setFieldValue(object, path, text);
  } catch (error) {
    if (!(error instanceof CrossplaneError)) throw error;
  }
}

/** Returns the composite that a composed resource is itself, if its kind is one; its name is that of its template. */
export function nestedComposite({ object }: ComposedResource, { definitions }: ClusterState, key: string): Composite | undefined {
  const defined = definitions.get(key);
  if (defined === undefined || !isGoObject(object as GoObject)) return undefined;
  const nested = copyJson(object as GoObject);
  setKey(nested, 'metadata', { ...(nested.metadata as GoObject) });
  return { ...defined, object: nested };
}

import { buildPointer, type Fields, fieldsOf, listOf, nearest, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { below, groupOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { fieldPathSegments, missingField } from './field-path.ts';

const GROUP = 'apiextensions.crossplane.io';

/**
 * Reports patches of function-patch-and-transform that read a field of the composite that its definition does not have, or write one. The
 * function and the API server accept both, and the value is lost: pkg patches.go of the function skips an optional patch whose field is
 * missing, and the API server prunes an unknown field.
 */
export function* compositionPatches(cluster: Cluster): Generator<FleetProblem> {
  for (const about of cluster.activeOf(GROUP, 'Composition')) {
    const schema = schemaOfComposite(cluster, about);
    if (schema === undefined) continue;
    for (const patch of patchesOf(about)) {
      for (const { field, pointer, writes } of compositePaths(patch))
        yield* problemOfPath(about, schema, { ...patch, field, pointer, writes });
    }
  }
}

interface Composite {
  readonly title: string;
  readonly schema: Fields;
}

/** Returns the schema of the version that a Composition is for, with the fields that Crossplane adds; undefined if no XRD is applied here. */
function schemaOfComposite(cluster: Cluster, about: ActiveObject): Composite | undefined {
  const { apiVersion, kind } = below(about.object.spec, 'compositeTypeRef');
  const group = groupOf({ apiVersion });
  const definition = cluster
    .ofKind(GROUP, 'CompositeResourceDefinition')
    .map(({ object }) => fieldsOf(object.spec))
    .find((spec) => spec.group === group && below(spec, 'names').kind === kind);
  const version = listOf(definition?.versions)
    .map(fieldsOf)
    .find(({ name }) => `${group}/${textOf(name)}` === apiVersion);
  const own = fieldsOf(below(version, 'schema').openAPIV3Schema);
  if (own.properties === undefined || own[PRESERVES] === true) return undefined;
  const properties = fieldsOf(own.properties);
  const title = `${textOf(kind)} of ${textOf(apiVersion)}`;
  return {
    title,
    schema: {
      type: 'object',
      properties: {
        ...{ apiVersion: ANYTHING, kind: ANYTHING, metadata: ANYTHING },
        spec: withFields(fieldsOf(properties.spec), OWN_SPEC),
        status: withFields(fieldsOf(properties.status), OWN_STATUS),
      },
    },
  };
}

const PRESERVES = 'x-kubernetes-preserve-unknown-fields';
const ANYTHING: Fields = { [PRESERVES]: true };

/** Fields that Crossplane adds to the spec of a composite (internal/xcrd/schemas.go of crossplane). */
const OWN_SPEC = [
  ...['crossplane', 'claimRef', 'compositionRef', 'compositionSelector', 'compositionRevisionRef', 'compositionRevisionSelector'],
  ...['compositionUpdatePolicy', 'environmentConfigRefs', 'resourceRefs', 'publishConnectionDetailsTo', 'writeConnectionSecretToRef'],
];

/** The same of its status. */
const OWN_STATUS = ['conditions', 'connectionDetails', 'crossplane', 'claimConditionTypes'];

const withFields = (schema: Fields, names: readonly string[]): Fields => ({
  ...schema,
  type: 'object',
  properties: { ...Object.fromEntries(names.map((name) => [name, ANYTHING])), ...fieldsOf(schema.properties) },
});

interface Patch {
  /** `patch 2 of the resource queue`. */
  readonly title: string;
  readonly path: readonly string[];
  readonly fields: Fields;
}

/** Returns the patches of a Composition: of its resources, its patch sets and its environment. */
function* patchesOf({ object }: ActiveObject): Generator<Patch> {
  for (const [step, each] of listOf(fieldsOf(object.spec).pipeline).entries()) {
    const input = below(each, 'input');
    if (groupOf(input) !== 'pt.fn.crossplane.io') continue;
    const path = ['spec', 'pipeline', String(step), 'input'];
    for (const [list, what] of [
      ['resources', 'the resource'],
      ['patchSets', 'the patch set'],
    ] as const) {
      for (const [index, item] of listOf(input[list]).entries())
        yield* patchesIn(fieldsOf(item).patches, `${what} ${textOf(fieldsOf(item).name)}`, [...path, list, String(index), 'patches']);
    }
    yield* patchesIn(below(input, 'environment').patches, 'the environment', [...path, 'environment', 'patches']);
  }
}

function* patchesIn(patches: unknown, owner: string, path: readonly string[]): Generator<Patch> {
  for (const [index, each] of listOf(patches).entries())
    yield { title: `patch ${index + 1} of ${owner}`, path: [...path, String(index)], fields: fieldsOf(each) };
}

interface CompositePath {
  readonly field: string;
  readonly pointer: string;
  readonly writes: boolean;
}

/** Returns the paths of a patch that are fields of the composite. */
function compositePaths({ fields, path }: Patch): readonly CompositePath[] {
  const { type = 'FromCompositeFieldPath', fromFieldPath, toFieldPath } = fields;
  const at = (field: unknown, writes: boolean, ...more: readonly string[]): readonly CompositePath[] =>
    typeof field === 'string' && field !== '' ? [{ field, pointer: buildPointer([...path, ...more]), writes }] : [];
  if (type === 'FromCompositeFieldPath') return at(fromFieldPath, false, 'fromFieldPath');
  if (type === 'ToCompositeFieldPath')
    return toFieldPath === undefined ? at(fromFieldPath, true, 'fromFieldPath') : at(toFieldPath, true, 'toFieldPath');
  if (type === 'CombineToComposite') return at(toFieldPath, true, 'toFieldPath');
  if (type !== 'CombineFromComposite') return [];
  return listOf(below(fields, 'combine').variables).flatMap((each, index) =>
    at(fieldsOf(each).fromFieldPath, false, 'combine', 'variables', String(index), 'fromFieldPath'),
  );
}

function* problemOfPath(
  about: ActiveObject,
  { title: composite, schema }: Composite,
  { title, fields, field, pointer, writes }: Patch & CompositePath,
): Generator<FleetProblem> {
  const segments = fieldPathSegments(field);
  if (segments === undefined) return;
  const missing = missingField(schema, segments);
  if (missing === undefined) return;
  const meant = nearest(missing.name, missing.siblings);
  const isRequired = !writes && below(fields, 'policy').fromFieldPath === 'Required';
  const effect = writes
    ? 'the API server drops the value'
    : isRequired
      ? 'Crossplane never composes the resource'
      : 'the patch never applies';
  yield problemOf('patch-field-not-found', about, {
    pointer,
    message: `${objectText(about.object)}: ${title} ${writes ? 'writes' : 'reads'} ${field}, which ${composite} does not have: ${effect}`,
    value: field,
    expected: meant === undefined ? 'a field of the CompositeResourceDefinition' : `${meant} instead of ${missing.name}`,
    ...(isRequired ? { severity: 'reject' } : {}),
  });
}

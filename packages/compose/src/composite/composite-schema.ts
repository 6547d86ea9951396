import { compareStrings } from '@slipway/manifest';
import { CrossplaneError } from '../values/crossplane-error.ts';
import { type GoJson, type GoObject, isGoObject, kubernetesJson } from '../values/go-json.ts';
import { apiVersionOf, kindOf, nameOf, nestedString, nestedValue, setNested } from '../values/object-fields.ts';

/** The position of Crossplane's fields in a composite: below `spec.crossplane`, or directly in `spec` for the scope LegacyCluster. */
export interface CompositeSchema {
  readonly isLegacy: boolean;
  readonly machinery: readonly string[];
}

const MODERN: CompositeSchema = { isLegacy: false, machinery: ['spec', 'crossplane'] };
const LEGACY: CompositeSchema = { isLegacy: true, machinery: ['spec'] };

/** Returns the schema of a composite with this definition. Throws a CrossplaneError for the definition of another kind. */
export function compositeSchema(composite: GoObject, definition: GoObject | undefined): CompositeSchema {
  if (definition === undefined) return MODERN;
  const [group, kind] = [nestedString(definition, 'spec', 'group'), nestedString(definition, 'spec', 'names', 'kind')];
  const [ownGroup] = apiVersionOf(composite).split('/', 1);
  if (group !== ownGroup || kind !== kindOf(composite)) {
    throw new CrossplaneError(
      `cannot select composite resource schema: CompositeResourceDefinition "${nameOf(definition)}" (composite Group=${group} Kind=${kind}) does not match the input XR's Group=${ownGroup} Kind=${kindOf(composite)}`,
    );
  }
  return isLegacy(definition) ? LEGACY : MODERN;
}

/** The scope is LegacyCluster by default in version 1 of definitions, and Namespaced in version 2. */
function isLegacy(definition: GoObject): boolean {
  const scope = nestedString(definition, 'spec', 'scope');
  return scope === 'LegacyCluster' || (scope === '' && apiVersionOf(definition).endsWith('/v1'));
}

/** Sets the defaults of a definition, as the API server does. Throws a CrossplaneError for a version that the definition does not have. */
export function setDefinitionDefaults(composite: GoObject, definition: GoObject): void {
  const group = nestedString(definition, 'spec', 'group');
  const versions = nestedValue(definition, 'spec', 'versions');
  const version = (Array.isArray(versions) ? versions : [])
    .filter(isGoObject)
    .find(({ name }) => `${group}/${name}` === apiVersionOf(composite));
  if (version === undefined) {
    throw new CrossplaneError(
      `cannot apply XRD defaults to XR "${nameOf(composite)}": the specified API version '${apiVersionOf(composite)}' does not exist in the XRD`,
    );
  }
  for (const name of ['spec', 'status']) {
    const schema = nestedValue(version, 'schema', 'openAPIV3Schema', 'properties', name);
    const value = composite[name];
    if (isGoObject(value)) setDefaults(value, isGoObject(schema) ? schema : {});
  }
  setUpdatePolicy(composite, definition);
}

/** Sets the default of the field that Crossplane adds to each definition. */
function setUpdatePolicy(composite: GoObject, definition: GoObject): void {
  const policy = nestedString(definition, 'spec', 'defaultCompositionUpdatePolicy');
  const fields = nestedValue(composite, ...(isLegacy(definition) ? LEGACY : MODERN).machinery);
  if (policy !== '' && isGoObject(fields)) fields.compositionUpdatePolicy ??= policy;
}

/** Sets the defaults of a structural schema, as the API server does. */
function setDefaults(value: GoJson, schema: GoObject): void {
  if (Array.isArray(value)) setItemDefaults(value, schema.items);
  if (!isGoObject(value)) return;
  const properties = isGoObject(schema.properties) ? schema.properties : {};
  for (const [name, property] of Object.entries(properties)) {
    if (!isGoObject(property) || (property.default ?? null) === null) continue;
    if (!Object.hasOwn(value, name) || isNullToReplace(value[name], property)) setNested(value, kubernetesJson(property.default), name);
  }
  for (const name of Object.keys(value).sort(compareStrings)) setMemberDefaults(value, name, properties, schema.additionalProperties);
}

function setMemberDefaults(value: GoObject, name: string, properties: GoObject, additional: GoJson | undefined): void {
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (isGoObject(property)) {
    setDefaults(value[name] as GoJson, property);
  } else if (isGoObject(additional)) {
    if (isNullToReplace(value[name], additional)) setNested(value, kubernetesJson(additional.default ?? null), name);
    setDefaults(value[name] as GoJson, additional);
  }
}

function setItemDefaults(list: GoJson[], items: GoJson | undefined): void {
  if (!isGoObject(items)) return;
  for (const [index, item] of list.entries()) {
    if (isNullToReplace(item, items)) list[index] = kubernetesJson(items.default ?? null);
    setDefaults(list[index] as GoJson, items);
  }
}

const isNullToReplace = (value: GoJson | undefined, schema: GoObject): boolean => value === null && schema.nullable !== true;

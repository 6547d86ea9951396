import { buildPointer, type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import { fieldPathText, type Segment, validSegments, WILDCARD } from '../paths/field-path.ts';
import { type ComposedResource, type Composition, isRequired, type Patch } from './composition.ts';
import { manifestAt } from './embedded-manifest.ts';
import { sourceField } from './patch-paths.ts';
import type { Checked, CompositionProblem, EmbeddedManifest } from './problem.ts';
import { isFreeForm, resolved, type Schema } from './schema.ts';

/** A field that a base or a patch sets. */
interface SetField {
  /** Whether the field is always set before Crossplane applies the resource. */
  isCertain: boolean;
  /** The patch that may not set the field. */
  by?: Patch;
  /** Whether the content is unknown: a whole value is copied. */
  isWhole: boolean;
  readonly fields: Map<string, SetField>;
}

/** Reports fields that the kind of a composed resource requires and that neither its base nor a patch sets. */
export function* requiredFields(checked: Checked): Generator<CompositionProblem> {
  const { composition, schemaOf } = checked;
  if (composition.hasOtherFunctions) return;
  for (const { resource, patches } of resourcesByName(composition)) {
    const schema = schemaOf(resource.base);
    if (resource.base === undefined || schema === undefined || !isCreated(resource.base)) continue;
    const set = setFields(resource.base);
    for (const patch of patches) if (patch.to === 'composed') addPatch(checked, set, patch);
    for (const missing of [...missingFields(schema, set, [], schema), ...missingParameters(schema, set)])
      yield problemOf(resource, missing, manifestAt(checked, resource.base, missing.path));
  }
}

/** Returns resources with the patches of all steps for them. */
function resourcesByName({
  templates,
}: Composition): readonly { readonly resource: ComposedResource; readonly patches: readonly Patch[] }[] {
  const all = templates.flatMap(({ resources }) => resources);
  const byName = Map.groupBy(all, ({ name }) => name);
  return all
    .filter(({ base }) => base !== undefined)
    .map((resource) => ({ resource, patches: (byName.get(resource.name) ?? []).flatMap(({ patches }) => patches) }));
}

/** Returns whether Crossplane creates the resource: other management policies may only observe or delete it. */
function isCreated(base: Fields): boolean {
  const { managementPolicies } = fieldsOf(base.spec);
  return managementPolicies === undefined || listOf(managementPolicies).some((each) => each === '*' || each === 'Create');
}

function setFields(value: unknown): SetField {
  const fields = new Map<string, SetField>();
  const entries = Array.isArray(value) ? value.entries() : Object.entries(fieldsOf(value));
  for (const [key, inner] of entries) fields.set(String(key), setFields(inner));
  return { isCertain: true, isWhole: false, fields };
}

/** Adds the field that a patch writes, and the fields above it. */
function addPatch(checked: Checked, root: SetField, patch: Patch): void {
  const segments = validSegments(patch.target?.text);
  if (segments === undefined) return;
  const isCertain = isAlwaysApplied(checked, patch);
  let at = root;
  for (const segment of segments) {
    // A wildcard writes only into existing items.
    if (segment === WILDCARD) return;
    const known = at.fields.get(String(segment));
    const next: SetField = known ?? { isCertain, isWhole: false, fields: new Map(), ...(isCertain ? {} : { by: patch }) };
    if (isCertain) next.isCertain = true;
    at.fields.set(String(segment), next);
    at = next;
  }
  at.isWhole = true;
}

/** Returns whether a patch is applied to each resource that Crossplane creates. */
export function isAlwaysApplied(checked: Checked, patch: Patch): boolean {
  if (isRequired(patch)) return true;
  if (patch.from === 'environment') return true;
  const writesSecrets = fieldsOf(checked.composition.object.spec).writeConnectionSecretsToNamespace !== undefined;
  return patch.sources.every((source) => {
    if (SET_LATER.test(source.text) || (writesSecrets && source.text.startsWith('spec.writeConnectionSecretToRef'))) return true;
    const found = sourceField(checked, patch, source);
    if (found?.state === 'missing') return false;
    return found?.state !== 'field' || !(found.isOptional || found.mayBeShort);
  });
}

/** Fields that Crossplane sets for claims, and fields of the status, which are set later. */
const SET_LATER = /^(?:metadata\.labels\[crossplane\.io\/|spec\.claimRef\.|status\.)/;

/** A required field that may be missing. */
interface Missing {
  readonly path: readonly Segment[];
  readonly by?: Patch;
}

const MAX_DEPTH = 12;

function missingFields(unresolved: Schema, set: SetField, path: readonly Segment[], root: Schema): readonly Missing[] {
  const schema = resolved(unresolved, root);
  if (isFreeForm(schema) || set.isWhole || path.length > MAX_DEPTH) return [];
  if (schema.type === 'array')
    return [...set.fields].flatMap(([index, each]) => missingFields(schema.items ?? {}, each, [...path, Number(index)], root));
  const required = (schema.required ?? []).filter((name) => !(path.length === 0 && NOT_OF_BASE.has(name)));
  const missing = required.flatMap((name): readonly Missing[] => {
    if (hasDefault(name, schema.properties?.[name])) return [];
    const known = set.fields.get(name);
    if (known === undefined) return [{ path: [...path, name], ...(set.by === undefined ? {} : { by: set.by }) }];
    return known.isCertain || !set.isCertain ? [] : [{ path: [...path, name], ...(known.by === undefined ? {} : { by: known.by }) }];
  });
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, each]) => {
    const known = path.length === 0 && NOT_OF_BASE.has(name) ? undefined : set.fields.get(name);
    return known === undefined ? [] : missingFields(each, known, [...path, name], root);
  });
  return [...missing, ...inner];
}

/** Returns whether a field has a default. Those of Kubernetes have the zero value of Go as their default, and these may not be empty. */
const hasDefault = (name: string, schema: Schema | undefined): boolean =>
  schema?.default !== undefined && !(schema.default === '' && (name === 'name' || name === 'mountPath'));

/** Fields that Crossplane and the API server set. */
const NOT_OF_BASE: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata', 'status']);

/** Returns the parameters that providers require with rules: `spec.forProvider.region is a required parameter`. */
function missingParameters(schema: Schema, set: SetField): readonly Missing[] {
  const spec = schema.properties?.spec;
  const own = set.fields.get('spec');
  const [forProvider, initProvider] = ['forProvider', 'initProvider'].map((name) => own?.fields.get(name));
  if (forProvider?.isWhole || own?.isWhole) return [];
  return (spec?.['x-kubernetes-validations'] ?? []).flatMap(({ message }): readonly Missing[] => {
    const [, name] = /^spec\.forProvider\.(\w+) is a required parameter$/.exec(textOf(message)) ?? [];
    if (name === undefined) return [];
    const known = forProvider?.fields.get(name) ?? initProvider?.fields.get(name);
    if (known?.isCertain) return [];
    return [{ path: ['spec', 'forProvider', name], ...(known?.by === undefined ? {} : { by: known.by }) }];
  });
}

function problemOf(resource: ComposedResource, { path, by }: Missing, manifest: EmbeddedManifest | undefined): CompositionProblem {
  const text = fieldPathText(path);
  const kind = `the resource ${resource.name}, a ${textOf(resource.base?.kind)} of ${textOf(resource.base?.apiVersion)}`;
  const [source] = by === undefined ? [] : by.sources;
  return {
    rule: 'composed-field-required',
    severity: by === undefined && manifest?.isBuiltIn !== false ? 'reject' : 'risk',
    pointer: by === undefined ? buildPointer([...resource.path, 'base']) : (source?.pointer ?? buildPointer(by.path)),
    message:
      by === undefined
        ? `${kind}: neither the base nor a patch sets ${text}, which the kind requires. The API server refuses the resource`
        : `${kind}: only ${by.title} sets ${text}, which the kind requires. Without ${source?.text} in the composite, the API server refuses the resource`,
    value: text,
    expected: by === undefined ? `a value of ${text}` : `a value of ${text} in the base, or a required field ${source?.text}`,
  };
}

import { buildPointer, type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Segment } from '../paths/field-path.ts';
import { type ComposedResource, type Composition, groupOf } from './composition.ts';
import type { Checked, CompositionProblem, EmbeddedManifest, KindFinder } from './problem.ts';
import { type Schema, withMetadata } from './schema.ts';

/** Where an `Object` has its manifest. */
const MANIFEST_PATH: readonly string[] = ['spec', 'forProvider', 'manifest'];
const OBSERVED_PATH: readonly string[] = ['status', 'atProvider', 'manifest'];

/** Returns the manifest in the base of an `Object`. Returns undefined for other kinds. */
export const manifestOf = (base: Fields | undefined): Fields | undefined => {
  const isObject = base?.kind === 'Object' && /^kubernetes\.(?:m\.)?crossplane\.io$/.test(groupOf(base));
  return isObject ? fieldsOf(fieldsOf(fieldsOf(base.spec).forProvider).manifest) : undefined;
};

/** Returns how to find the manifest of a base, when its kind is available and no patch changes it. */
export function manifestFinder(composition: Composition, kindOf: KindFinder): (base: Fields | undefined) => EmbeddedManifest | undefined {
  const changed = new Set(
    composition.templates.flatMap(({ resources }) => resources.filter(mayBeOtherKind).flatMap(({ base }) => base ?? [])),
  );
  return (base) => {
    const manifest = manifestOf(base);
    if (base === undefined || manifest === undefined || changed.has(base) || !isApplied(base)) return undefined;
    const [apiVersion, kind] = [textOf(manifest.apiVersion), textOf(manifest.kind)];
    const found = kindOf(apiVersion, kind);
    return found && { kind: found, title: `${kind} of ${apiVersion}`, isBuiltIn: found.origin === 'openapi' };
  };
}

/** Returns whether a patch writes the kind of the manifest, or all of it. */
const mayBeOtherKind = ({ patches }: ComposedResource): boolean =>
  patches.some(
    ({ to, target }) => to === 'composed' && /^spec(?:\.forProvider(?:\.manifest(?:\.(?:kind|apiVersion))?)?)?$/.test(target?.text ?? ''),
  );

/** Returns whether the provider writes the manifest, and not only reads the object. */
function isApplied({ spec }: Fields): boolean {
  const { managementPolicy, managementPolicies } = fieldsOf(spec);
  if (managementPolicies !== undefined) return listOf(managementPolicies).some((each) => each === '*' || each === 'Create');
  return managementPolicy === undefined || managementPolicy === 'Default';
}

/** Returns whether the provider itself patches the manifest, from other objects. */
const hasReferences = ({ spec }: Fields): boolean =>
  listOf(fieldsOf(spec).references).some((each) => fieldsOf(each).patchesFrom !== undefined);

const FREE: Schema = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
const freeWith = (name: string, schema: Schema): Schema => ({ ...FREE, properties: { [name]: schema } });

/** The schema of an `Object` of an unknown release of the provider: each release has the manifest at the same path. */
export const FREE_OBJECT: Schema = {
  ...FREE,
  properties: {
    spec: freeWith('forProvider', freeWith('manifest', FREE)),
    status: freeWith('atProvider', freeWith('manifest', FREE)),
  },
};

/** Returns the schema of an `Object` with the fields of its manifest. A manifest needs no name, because the provider sets it. */
export function withManifest(schema: Schema, base: Fields, { kind }: EmbeddedManifest): Schema {
  const whole = withMetadata(kind);
  const { metadata = {}, ...properties } = whole.properties ?? {};
  const manifest: Schema = {
    ...whole,
    required: hasReferences(base) ? [] : (whole.required ?? []).filter((name) => name !== 'metadata'),
    properties: { ...properties, metadata: { ...metadata, required: [] } },
  };
  const { $defs, ...own } = manifest;
  return { ...replaced(replaced(schema, MANIFEST_PATH, own), OBSERVED_PATH, own), $defs: { ...schema.$defs, ...$defs } };
}

function replaced(schema: Schema, [name, ...path]: readonly string[], by: Schema): Schema {
  if (name === undefined) return by;
  const field = schema.properties?.[name];
  return field === undefined ? schema : { ...schema, properties: { ...schema.properties, [name]: replaced(field, path, by) } };
}

/** Returns the manifest that a path of a composed resource leads into. */
export function manifestAt(checked: Checked, base: Fields | undefined, segments: readonly Segment[]): EmbeddedManifest | undefined {
  const isInside = [MANIFEST_PATH, OBSERVED_PATH].some(
    (path) => segments.length > path.length && path.every((each, at) => segments[at] === each),
  );
  return isInside ? checked.manifestIn(base) : undefined;
}

/** Reports manifests of a namespaced kind without a namespace. provider-kubernetes adds none, and the API server refuses the object. */
export function* manifestNamespaces({ composition, manifestIn }: Checked): Generator<CompositionProblem> {
  for (const { name, base, path, patches } of composition.templates.flatMap(({ resources }) => resources)) {
    const manifest = manifestIn(base);
    if (base === undefined || manifest?.kind.scope !== 'Namespaced' || hasReferences(base)) continue;
    const own = fieldsOf(manifestOf(base));
    const isPatched = patches.some(({ target }) => /^spec\.forProvider\.manifest\.metadata(?:\.namespace)?$/.test(target?.text ?? ''));
    if (textOf(fieldsOf(own.metadata).namespace) !== '' || isPatched) continue;
    yield {
      rule: 'composed-scope',
      severity: manifest.isBuiltIn ? 'reject' : 'risk',
      pointer: buildPointer([...path, 'base', ...MANIFEST_PATH, 'kind']),
      message: `the manifest of the resource ${name}, a ${manifest.title}, is in a namespace, and neither the base nor a patch sets its metadata.namespace: provider-kubernetes cannot apply it`,
      value: own.kind,
      expected: 'metadata.namespace in the manifest or from a patch',
    };
  }
}

import { buildPointer, type Fields, type Finding, fieldsOf, isFields, listOf, plainText } from '@slipway/manifest';
import type { AppliedObject } from '../build/applied-object.ts';
import { nameOf, namespaceOf, objectText } from '../flux-objects/flux-object.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { aboutKustomization, documentLocation, type FindingContext } from './fleet-finding.ts';

/**
 * Reports references to a ConfigMap or Secret by the name that its generator has in the file, while the object has a hash suffix. They are in
 * objects of Flux and in custom resources. kustomize changes such references only where `configurations` names them.
 */
export function unhashedNameFindings(context: FindingContext, kustomizations: readonly FleetKustomization[]): readonly Finding[] {
  const hashed = new Map<string, string>();
  const namespaces = new Set<string>();
  for (const { appliesTo, objects = [] } of context.fleet.kustomizations) {
    for (const made of objects) {
      const plain = made.trace[0]?.action === 'generated' && isValueKind(made.object) ? nameWithoutHash(made) : undefined;
      if (plain === undefined) continue;
      hashed.set(`${appliesTo} ${plain}`, nameOf(made.object));
      namespaces.add(`${appliesTo} ${namespaceOf(made.object)}`);
    }
  }
  if (hashed.size === 0) return [];
  const applied = new Set(
    context.fleet.kustomizations.flatMap(({ appliesTo, objects = [] }) =>
      objects.flatMap(({ object }) => (isValueKind(object) ? [`${appliesTo} ${objectText(object)}`] : [])),
    ),
  );
  return kustomizations.flatMap((each) =>
    (each.objects ?? []).flatMap(({ object, file, index }) =>
      (namespaces.has(`${each.appliesTo} ${namespaceOf(object)}`) ? references(object) : []).flatMap(({ target, pointer, name, does }) => {
        const actual = hashed.get(`${each.appliesTo} ${target}`);
        if (actual === undefined || applied.has(`${each.appliesTo} ${target}`)) return [];
        return aboutKustomization(context, each, 'name-without-hash', {
          object: objectText(object),
          apiVersion: plainText(object.apiVersion),
          message: `${objectText(object)} ${does} ${target}, which is generated as ${actual}`,
          ...documentLocation(context, each, file, index, pointer),
          pointer,
          value: name,
          expected: actual,
        });
      }),
    ),
  );
}

const isValueKind = ({ apiVersion, kind }: Fields): boolean => apiVersion === 'v1' && (kind === 'ConfigMap' || kind === 'Secret');

/** Returns `ConfigMap/namespace/name` of a generated object, without the hash that kustomize appended to its name. */
function nameWithoutHash({ object }: AppliedObject): string | undefined {
  const [, name] = HASHED.exec(nameOf(object)) ?? [];
  return name === undefined ? undefined : objectText({ ...object, metadata: { ...fieldsOf(object.metadata), name } });
}

const HASHED = /^(.+)-[2456789bcdfghkmt]{10}$/;

interface Reference {
  /** `Kind/namespace/name`. */
  readonly target: string;
  readonly pointer: string;
  readonly name: string;
  readonly does: 'takes values from' | 'names';
}

/** Returns references in the values of HelmReleases and Flux Kustomizations, and the names in other custom resources. */
function references(object: Fields): readonly Reference[] {
  const group = plainText(object.apiVersion).split('/')[0];
  const spec = fieldsOf(object.spec);
  if (group === 'helm.toolkit.fluxcd.io' && object.kind === 'HelmRelease') return referencesIn(object, spec.valuesFrom, '/spec/valuesFrom');
  if (group === 'kustomize.toolkit.fluxcd.io' && object.kind === 'Kustomization')
    return referencesIn(object, fieldsOf(spec.postBuild).substituteFrom, '/spec/postBuild/substituteFrom');
  return isCustomGroup(group ?? '') ? [...namesIn(object, spec, ['spec'])] : [];
}

const referencesIn = (object: Fields, list: unknown, pointer: string): readonly Reference[] =>
  listOf(list).flatMap((each, index) => {
    const { kind, name, optional } = fieldsOf(each);
    if (typeof name !== 'string' || optional === true) return [];
    const target = [kind, namespaceOf(object), name].join('/');
    return [{ target, pointer: `${pointer}/${index}/name`, name, does: 'takes values from' }];
  });

/** Whether the kinds of a group are custom resources, whose references kustomize does not change. */
const isCustomGroup = (group: string): boolean => group.includes('.') && !group.endsWith('.k8s.io') && !group.endsWith('.fluxcd.io');

/** Finds names of ConfigMaps and Secrets by their fields: a path with the word, or a map of a name and a key. */
function* namesIn(object: Fields, value: unknown, path: readonly (string | number)[]): Generator<Reference> {
  if (path.length > MAX_DEPTH) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* namesIn(object, item, [...path, index]);
  } else if (isFields(value)) {
    for (const [key, item] of Object.entries(value)) yield* namesIn(object, item, [...path, key]);
    if (typeof value.name === 'string' && typeof value.key === 'string' && kindsOf(path).length === 0)
      for (const kind of ['Secret', 'ConfigMap']) yield nameReference(object, kind, value.name, [...path, 'name']);
  } else if (
    typeof value === 'string' &&
    (typeof path.at(-1) === 'number' || path.at(-1) === 'name' || /(?:secret|configmap)(?:name)?$/i.test(String(path.at(-1))))
  )
    for (const kind of kindsOf(path)) yield nameReference(object, kind, value, path);
}

const MAX_DEPTH = 20;

/** Returns the kind that the last fields of a path name. */
function kindsOf(path: readonly (string | number)[]): readonly string[] {
  const text = path.slice(-3).join('/');
  return [...(/secret/i.test(text) ? ['Secret'] : []), ...(/config_?map/i.test(text) ? ['ConfigMap'] : [])];
}

const nameReference = (object: Fields, kind: string, name: string, path: readonly (string | number)[]): Reference => ({
  target: [kind, namespaceOf(object), name].join('/'),
  pointer: buildPointer(path),
  name,
  does: 'names',
});

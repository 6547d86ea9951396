import { type Fields, type Finding, fieldsOf, listOf, plainText } from '@slipway/manifest';
import type { AppliedObject } from '../build/applied-object.ts';
import { nameOf, namespaceOf, objectText } from '../flux-objects/flux-object.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { aboutKustomization, type FindingContext } from './fleet-finding.ts';

/**
 * Reports references from objects of Flux to a ConfigMap or Secret by the name that its generator has in the file, while the object has a
 * hash suffix. kustomize changes such references only where `configurations` names them.
 */
export function unhashedNameFindings(context: FindingContext, kustomizations: readonly FleetKustomization[]): readonly Finding[] {
  const hashed = new Map<string, string>();
  for (const { appliesTo, objects = [] } of context.fleet.kustomizations) {
    for (const made of objects) {
      const plain = made.trace[0]?.action === 'generated' && isValueKind(made.object) ? nameBeforeHash(made) : undefined;
      if (plain !== undefined) hashed.set(`${appliesTo} ${plain}`, nameOf(made.object));
    }
  }
  if (hashed.size === 0) return [];
  const applied = new Set(
    context.fleet.kustomizations.flatMap(({ appliesTo, objects = [] }) =>
      objects.flatMap(({ object }) => (isValueKind(object) ? [`${appliesTo} ${objectText(object)}`] : [])),
    ),
  );
  return kustomizations.flatMap((each) =>
    (each.objects ?? []).flatMap(({ object, file }) =>
      references(object).flatMap(({ target, pointer, name }) => {
        const actual = hashed.get(`${each.appliesTo} ${target}`);
        if (actual === undefined || applied.has(`${each.appliesTo} ${target}`)) return [];
        return aboutKustomization(context, each, 'name-without-hash', {
          object: objectText(object),
          apiVersion: plainText(object.apiVersion),
          message: `${objectText(object)} takes values from ${target}, which is generated as ${actual}`,
          file: context.fileName(each.content, file),
          pointer,
          value: name,
          expected: actual,
        });
      }),
    ),
  );
}

const isValueKind = ({ apiVersion, kind }: Fields): boolean => apiVersion === 'v1' && (kind === 'ConfigMap' || kind === 'Secret');

/** `ConfigMap/namespace/name` of a generated object, without the hash that kustomize put behind its name. */
function nameBeforeHash({ object }: AppliedObject): string | undefined {
  const [, name] = HASHED.exec(nameOf(object)) ?? [];
  return name === undefined ? undefined : objectText({ ...object, metadata: { ...fieldsOf(object.metadata), name } });
}

const HASHED = /^(.+)-[2456789bcdfghkmt]{10}$/;

interface Reference {
  /** `Kind/namespace/name`. */
  readonly target: string;
  readonly pointer: string;
  readonly name: string;
}

/** What HelmReleases and Flux Kustomizations take values from. */
function references(object: Fields): readonly Reference[] {
  const group = plainText(object.apiVersion).split('/')[0];
  const spec = fieldsOf(object.spec);
  if (group === 'helm.toolkit.fluxcd.io' && object.kind === 'HelmRelease') return referencesIn(object, spec.valuesFrom, '/spec/valuesFrom');
  if (group !== 'kustomize.toolkit.fluxcd.io' || object.kind !== 'Kustomization') return [];
  return referencesIn(object, fieldsOf(spec.postBuild).substituteFrom, '/spec/postBuild/substituteFrom');
}

const referencesIn = (object: Fields, list: unknown, pointer: string): readonly Reference[] =>
  listOf(list).flatMap((each, index) => {
    const { kind, name, optional } = fieldsOf(each);
    if (typeof name !== 'string' || optional === true) return [];
    return [{ target: [kind, namespaceOf(object), name].join('/'), pointer: `${pointer}/${index}/name`, name }];
  });

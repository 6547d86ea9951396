import type { JsonValue } from '../nodes/node-value.ts';
import { refusal } from '../nodes/refusal.ts';
import { yaml11Value } from '../nodes/yaml11-value.ts';
import { struct } from './decode.ts';
import { type GeneratorFields, kustomizationFields } from './kustomization-fields.ts';

const decodeKustomization = struct(kustomizationFields);

/** The content of a kustomization file, with old field names replaced by new ones. */
export type Kustomization = ReturnType<typeof decodeKustomization>;

/** Reads a kustomization file as kustomize does: it refuses unknown fields and values of another type. */
export function readKustomization(text: string, file: string): Kustomization {
  const decoding = { lenientText: false, refuseUnknown: true, file };
  return check(withCurrentFields(decodeKustomization(yaml11Value(text), decoding)), file);
}

/** Reads a kustomization as Flux does before it writes the file: it drops unknown fields, and scalars become strings. */
export function fluxKustomization(value: unknown, file: string): Kustomization {
  const decoding = { lenientText: true, refuseUnknown: false, file };
  return check(withCurrentFields(decodeKustomization(value as JsonValue, decoding)), file);
}

function withCurrentFields(read: Kustomization): Kustomization {
  const kind = read.kind || 'Kustomization';
  return {
    ...read,
    kind,
    apiVersion: read.apiVersion || (kind === 'Component' ? COMPONENT : KUSTOMIZATION),
    ...joined('resources', read.resources, read.bases),
    ...joined('images', read.images, read.imageTags),
    ...(read.configMapGenerator && { configMapGenerator: read.configMapGenerator.map(withoutEnv) }),
    ...(read.secretGenerator && { secretGenerator: read.secretGenerator.map(withoutEnv) }),
  };
}

const KUSTOMIZATION = 'kustomize.config.k8s.io/v1beta1';
const COMPONENT = 'kustomize.config.k8s.io/v1alpha1';

function joined<Name extends string, Item>(
  name: Name,
  first: readonly Item[] | undefined,
  second: readonly Item[] | undefined,
): Partial<Record<Name, readonly Item[]>> {
  if (first === undefined && (second ?? []).length === 0) return {};
  return { [name]: [...(first ?? []), ...(second ?? [])] } as unknown as Record<Name, readonly Item[]>;
}

function withoutEnv(generator: GeneratorFields): GeneratorFields {
  const { env, ...rest } = generator;
  return env === undefined || env === '' ? rest : { ...rest, envs: [...(rest.envs ?? []), env] };
}

const IGNORED = new Set(['kind', 'apiVersion', 'bases', 'imageTags']);

function check(kustomization: Kustomization, file: string): Kustomization {
  const said = Object.entries(kustomization).some(([name, value]) => !IGNORED.has(name) && value !== '' && value !== undefined);
  if (!said) throw refusal('empty-kustomization', 'the kustomization file says nothing', file);
  const { kind, apiVersion } = kustomization;
  if (kind !== 'Kustomization' && kind !== 'Component') {
    throw refusal('wrong-kustomization-kind', `its kind is ${kind}, not Kustomization or Component`, file);
  }
  const expected = kind === 'Component' ? COMPONENT : KUSTOMIZATION;
  if (apiVersion !== expected) throw refusal('wrong-kustomization-kind', `the apiVersion of a ${kind} is ${expected}`, file);
  return kustomization;
}

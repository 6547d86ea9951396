import { appliedObject, expandList, rereadObject, substituteObject, toBytes } from '@slipway/flux-build';
import type { Manifest } from '@slipway/manifest';
import type { SubstitutedObjectCase } from '../cases/substituted-objects.ts';
import type { FluxBuild, FluxOracle } from '../flux/flux-oracle.ts';
import { contentHash } from './content-hash.ts';

type Fields = Readonly<Record<string, unknown>>;

const OWNER = { name: 'k', namespace: 'flux-system' };

const kustomization = (spec: object): Manifest =>
  ({ apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization', metadata: OWNER, spec: { path: './', ...spec } }) as Manifest;

/** The results of the controller's libraries and of flux-build for an object; undefined if they are equal. */
export interface ObjectDifference {
  readonly expected: FluxBuild;
  readonly built: unknown;
}

/** Compares substitution and the later stages. */
export async function compareSubstitution(oracle: FluxOracle, each: SubstitutedObjectCase): Promise<ObjectDifference | undefined> {
  const { object, variables, always, strict } = each;
  const postBuild = { substitute: variables, ...(always ? { substituteStrategy: 'Always' } : {}) };
  const expected = await oracle.build({ resource: asciiJson(object), kustomization: kustomization({ postBuild }), strict });
  const values = new Map(Object.entries(variables).map(([name, value]) => [name, toBytes(value.replaceAll('\n', ''))]));
  const known = { names: [...values.keys()], isSet: values.size > 0, lookup: (name: string) => values.get(name) };
  const substituted = substituteObject(object as unknown as Fields, known, { strict, always });
  const built = 'problem' in substituted ? substituted : rereadObject(substituted.object);
  if ('problem' in built) {
    const isSame = 'error' in expected && expected.error.endsWith(built.problem);
    // Go prints a part of the document in these messages.
    const isNullKey = 'error' in expected && /unsupported map key|Object 'Kind' is missing|^panic/.test(expected.error);
    const isNoKey = 'error' in expected && expected.error.includes(INVALID_KEY) && built.problem.includes(INVALID_KEY);
    return isSame || isNullKey || isNoKey ? undefined : { expected, built: built.problem };
  }
  return difference(
    expected,
    expandList(built.object).map((item) => appliedObject(item, OWNER)),
  );
}

const INVALID_KEY = 'invalid map key: ';

/** Compares the normalization by the Go types of built-in kinds. */
export async function compareNormalisation(oracle: FluxOracle, object: Fields): Promise<ObjectDifference | undefined> {
  const commonMetadata = { labels: { x: 'y' }, annotations: { n: 'm' } };
  const expected = await oracle.build({ resource: asciiJson(object), kustomization: kustomization({ commonMetadata }) });
  return difference(
    expected,
    expandList(object).map((item) => appliedObject(item, { ...OWNER, commonMetadata })),
  );
}

function difference(expected: FluxBuild, built: readonly Fields[]): ObjectDifference | undefined {
  // Objects without a kind are rejected when they are parsed again, which is not compared here.
  if ('error' in expected) return /Object 'Kind' is missing/.test(expected.error) ? undefined : { expected, built };
  return contentHash(expected.objects) === contentHash(built) ? undefined : { expected, built };
}

/** Escapes YAML line ends, because this comparison is not about reading files. */
const asciiJson = (object: object): string =>
  JSON.stringify(object).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

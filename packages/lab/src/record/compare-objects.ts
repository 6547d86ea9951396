import { appliedObject, expandList, rereadObject, substituteObject, toBytes } from '@slipway/flux-build';
import type { Manifest } from '@slipway/manifest';
import type { SubstitutedObjectCase } from '../cases/substituted-objects.ts';
import type { FluxBuild, FluxOracle } from '../flux/flux-oracle.ts';
import { contentHash } from './content-hash.ts';

type Fields = Readonly<Record<string, unknown>>;

const OWNER = { name: 'k', namespace: 'flux-system' };

const kustomization = (spec: object): Manifest =>
  ({ apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization', metadata: OWNER, spec: { path: './', ...spec } }) as Manifest;

/** What the libraries of the controller make of an object, and what flux-build makes of it; undefined when that is the same. */
export interface ObjectDifference {
  readonly expected: FluxBuild;
  readonly built: unknown;
}

/** Compares substitution and what comes after it. */
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
    // Go prints a part of the document with these.
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

/** Compares what the Go types of built-in kinds make of an object. */
export async function compareNormalisation(oracle: FluxOracle, object: Fields): Promise<ObjectDifference | undefined> {
  const commonMetadata = { labels: { x: 'y' }, annotations: { n: 'm' } };
  const expected = await oracle.build({ resource: asciiJson(object), kustomization: kustomization({ commonMetadata }) });
  return difference(
    expected,
    expandList(object).map((item) => appliedObject(item, { ...OWNER, commonMetadata })),
  );
}

function difference(expected: FluxBuild, built: readonly Fields[]): ObjectDifference | undefined {
  // What is left without a kind is refused where objects are read again, which is not asked here.
  if ('error' in expected) return /Object 'Kind' is missing/.test(expected.error) ? undefined : { expected, built };
  return contentHash(expected.objects) === contentHash(built) ? undefined : { expected, built };
}

/** Escapes line ends that only YAML has: this comparison is not about reading files. */
const asciiJson = (object: object): string =>
  JSON.stringify(object).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

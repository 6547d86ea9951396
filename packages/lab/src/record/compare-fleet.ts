import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildFleet, type FleetKustomization, fileMapTree, findRoots, inApplyOrder } from '@slipway/flux-build';
import type { Manifest } from '@slipway/manifest';
import type { FleetCase } from '../cases/fleet-cases.ts';
import type { FluxBuild, FluxOracle } from '../flux/flux-oracle.ts';
import { contentHash } from './content-hash.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A Flux Kustomization for which the libraries of the controller have another result. */
interface FleetDifference {
  readonly kustomization: string;
  readonly expected: unknown;
  readonly built: unknown;
}

/** The result of comparing a fleet. */
export interface FleetComparison {
  readonly compared: number;
  readonly refused: number;
  readonly differences: readonly FleetDifference[];
}

/** Compares each Flux Kustomization in a folder of a fleet with the oracle, with the values that its cluster has at that time. */
export async function compareFleet(oracle: FluxOracle, files: FleetCase, folder = 'clusters'): Promise<FleetComparison> {
  const tree = fileMapTree(new Map(Object.entries(files)));
  const roots = findRoots(tree, folder);
  const { kustomizations } = buildFleet({ tree, roots });
  const onCluster = objectsByCluster(kustomizations, roots);
  const root = mkdtempSync(join(tmpdir(), 'slipway-fleet-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const differences: FleetDifference[] = [];
    let refused = 0;
    for (const each of kustomizations) {
      const known = onCluster.get(each.cluster) ?? [];
      const object = known.findLast((candidate) => isFluxKustomization(candidate, each));
      const values = known.filter(({ kind, metadata }) => isValue(kind) && (metadata as Fields).namespace === each.namespace);
      const answer = await oracle.build({ root, kustomization: object as unknown as Manifest, objects: lastOfEach(values) });
      if ('error' in answer) refused++;
      const difference = compare(each, answer);
      if (difference !== undefined) differences.push(difference);
    }
    return { compared: kustomizations.length, refused, differences };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function objectsByCluster(
  kustomizations: readonly FleetKustomization[],
  roots: ReturnType<typeof findRoots>,
): ReadonlyMap<string, readonly Fields[]> {
  const given = [
    ...roots.flatMap(({ cluster, objects }) => objects.map(({ object }) => ({ cluster, object }))),
    ...kustomizations.flatMap(({ appliesTo, objects = [] }) => objects.map(({ object }) => ({ cluster: appliesTo, object }))),
  ];
  return new Map([...Map.groupBy(given, ({ cluster }) => cluster)].map(([cluster, each]) => [cluster, each.map(({ object }) => object)]));
}

const isFluxKustomization = ({ apiVersion, kind, metadata }: Fields, { namespace, name }: FleetKustomization): boolean => {
  const own = metadata as Fields;
  return kind === 'Kustomization' && String(apiVersion).startsWith('kustomize.toolkit') && own.name === name && own.namespace === namespace;
};

const isValue = (kind: unknown): boolean => kind === 'ConfigMap' || kind === 'Secret';

/** The cluster of the oracle accepts each object once. */
const lastOfEach = (objects: readonly Fields[]): readonly Manifest[] => [
  ...new Map(
    objects.map((object) => [`${String(object.kind)} ${String((object.metadata as Fields).name)}`, object as unknown as Manifest]),
  ).values(),
];

function compare({ name, objects, error, unresolved = [] }: FleetKustomization, answer: FluxBuild): FleetDifference | undefined {
  const built = objects?.map(({ object }) => object);
  if ('error' in answer) {
    // A build may succeed even though a missing input is an error elsewhere.
    const refusals = [...(error === undefined ? [] : [error]), ...unresolved.map(({ problem }) => problem)];
    const isSame = refusals.some(({ message }) => !isOwnWords(answer.error) || message === answer.error);
    return isSame ? undefined : { kustomization: name, expected: answer.error, built: refusals[0]?.message ?? built };
  }
  const refusal = error ?? unresolved.find(({ fails }) => fails)?.problem;
  const expected = inApplyOrder(answer.objects.map((object) => ({ object: object as unknown as Fields }))).map(({ object }) => object);
  return refusal === undefined && built !== undefined && contentHash(built) === contentHash(expected)
    ? undefined
    : { kustomization: name, expected, built: refusal?.message ?? built };
}

/** Errors of kustomize are reported in other words, those of the controller in its own. */
const isOwnWords = (error: string): boolean => /^(?:post build failed|kustomization path not found)/.test(error);

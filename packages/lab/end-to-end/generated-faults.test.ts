import { findCommunitySchema } from '@slipway/community-kinds';
import { buildFleet, fileMapTree, searchRoots } from '@slipway/flux-build';
import type { KindSchema } from '@slipway/kube-models';
import { type Manifest, splitApiVersion } from '@slipway/manifest';
import { expect, test } from 'vitest';
import { findingsIn, isNamed } from '../../../test/faults/check-files.ts';
import { type Fault, faultsOf } from '../../../test/faults/faults.ts';
import { healthyFleets } from '../../../test/faults/fleets/healthy-fleets.ts';
import { startFluxOracle } from '../src/index.ts';
import { compareFleet } from '../src/record/compare-fleet.ts';
import { askAll, askServer, type ServerAnswer } from '../src/record/recorded-verdict.ts';
import { startVerdictOracle, type VerdictOracle } from '../src/record/start-oracle.ts';
import { obstacle, proved } from './lab-test.ts';

const { SLIPWAY_LAB_FAULTS = '200' } = process.env;
const reason = await obstacle({}, ['etcd', 'kube-apiserver', 'flux-oracle']);
if (reason) process.stdout.write(`skipped: ${reason}\n`);

type Files = Fault['files'];

/** Returns the objects that Flux would apply, and those that exist before. */
function objectsOf(files: Files): ReadonlyMap<string, Manifest> {
  const tree = fileMapTree(files);
  const { roots, evidence } = searchRoots(tree, '');
  const applied = buildFleet({ tree, roots, evidence }).kustomizations.flatMap(({ objects = [] }) => objects);
  const found = [...roots.flatMap(({ objects }) => objects), ...applied].map(({ object }) => object as unknown as Manifest);
  return new Map(found.map((object) => [JSON.stringify(object), object]));
}

const kindOf = ({ apiVersion, kind }: Manifest): string => `${splitApiVersion(apiVersion).group}/${kind}`;

const isAskable = (object: Manifest): boolean => !/\$\{\w/.test(JSON.stringify(object)) && object.kind !== 'Secret';

/** Returns kinds without a CRD here, such as the fleet's own: the server does not serve them. */
async function unservedKinds({ cluster }: VerdictOracle, objects: readonly Manifest[]): Promise<ReadonlySet<string>> {
  const answers = await askAll(objects, (object) => askServer(cluster, object));
  const refused = objects.filter((_, index) => answers[index]?.verdict === 'reject' && answers[index]?.status !== 404);
  expect(refused).toEqual([]);
  return new Set(objects.filter((_, index) => answers[index]?.status === 404).map(kindOf));
}

const communitySchemas = (objects: readonly Manifest[]): readonly KindSchema[] => [
  ...new Map(
    objects.flatMap(({ apiVersion, kind }) => {
      const schema = findCommunitySchema(apiVersion, kind);
      return schema === undefined ? [] : [[`${apiVersion} ${kind}`, schema] as const];
    }),
  ).values(),
];

test.skipIf(reason !== undefined)(
  'the check names every problem of a faulty fleet that the real build or the API server refuses',
  async () => {
    const healthy = new Map(Object.entries(healthyFleets).map(([name, files]) => [name, objectsOf(files)] as const));
    const all = Object.entries(healthyFleets).flatMap(([name, files]) => faultsOf(files).map((fault) => ({ name, fault })));
    const step = Math.max(1, Math.floor(all.length / Number(SLIPWAY_LAB_FAULTS)));
    const tried = all.filter((_, index) => index % step === 0);
    const sound = [...healthy.values()].flatMap((objects) => [...objects.values()]).filter(isAskable);
    await using builds = await startFluxOracle({ keepSchema: true });
    await using server = await startVerdictOracle(communitySchemas(sound));
    const unserved = await unservedKinds(server, sound);
    let [byBuild, byServer, byCheck, refusals, rejects] = [0, 0, 0, 0, 0];
    const missed: string[] = [];
    for (const { name, fault } of tried) {
      const { refused, differences } = await compareFleet(builds, Object.fromEntries(fault.files), '');
      expect([fault.what, differences]).toEqual([fault.what, []]);
      const known = healthy.get(name);
      const changed = [...objectsOf(fault.files)].flatMap(([text, object]) => (known?.has(text) || !isAskable(object) ? [] : [object]));
      const asked = changed.filter((object) => !unserved.has(kindOf(object)));
      const answers = await askAll(asked, (object): Promise<ServerAnswer> => askServer(server.cluster, object));
      const isRefused = answers.some(({ verdict }) => verdict === 'reject');
      const named = isNamed(fault);
      if (refused > 0) byBuild++;
      if (isRefused) byServer++;
      if (named) byCheck++;
      if (refused === 0 && !isRefused) continue;
      refusals++;
      if (!named) missed.push(`${name}: ${fault.what}`);
      // A risk is enough if other releases of Flux, Crossplane or a CRD accept it, and the release of the cluster is unknown.
      if (findingsIn(fault.files).some(({ severity }) => severity === 'reject')) rejects++;
    }
    proved(
      `${tried.length} of ${all.length} faults: the real build refuses ${byBuild}, the API server ${byServer}, together ${refusals}; the check names ${byCheck}, ${rejects} of the refused as rejected`,
    );
    expect(tried.length).toBeGreaterThanOrEqual(150);
    expect(missed).toEqual([]);
    expect(byCheck / tried.length).toBeGreaterThanOrEqual(0.95);
    expect(rejects / refusals).toBeGreaterThanOrEqual(0.85);
  },
);

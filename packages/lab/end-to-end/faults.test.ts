import { fleetProblems } from '@slipway/fleet-check';
import { buildFleet, fileMapTree, fleetFindings, searchRoots } from '@slipway/flux-build';
import { createValidator } from '@slipway/validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from '../../compose/test/check/documents.ts';
import { stateOf } from '../../fleet-check/test/example-fleet.ts';
import { type Lab, startLab } from '../src/index.ts';
import { bootstrapFiles } from './bootstrap-files.ts';
import { conditionsUntil } from './conditions-until.ts';
import { crossplaneCases } from './faults/crossplane-cases.ts';
import { CHART, type FaultCase, faultCases, healthyCharts, kustomizationOf } from './faults/fault-cases.ts';
import { pushFiles } from './git-commit.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ flux: true, workloads: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const FLUX = 'kustomize.toolkit.fluxcd.io/v1';
const SECONDS = 1000;
const validator = createValidator();

/** Returns the repository of some faults. Each has its own folder and Flux Kustomization. */
function filesOf(cases: readonly FaultCase[], url: string): Readonly<Record<string, string>> {
  return {
    ...CHART,
    ...Object.fromEntries(
      cases.flatMap((each) => [
        [`clusters/lab/${each.id}.yaml`, kustomizationOf(each).replace('GIT_URL', url)],
        [`${each.id}/objects.yaml`, each.text],
        ...Object.entries(each.files ?? {}),
      ]),
    ),
    ...bootstrapFiles(
      url,
      cases.map(({ id }) => id),
    ),
  };
}

test.each([...faultCases, ...crossplaneCases])('$id is reported as $rule', (each) => {
  const files = filesOf([each], 'https://git.example/fleet.git');
  const tree = fileMapTree(new Map(Object.entries(files)));
  const { roots, evidence } = searchRoots(tree, '');
  const fleet = buildFleet({ tree, roots, evidence });
  const { kustomizations, resourceSets } = fleet;
  const applied = kustomizations.flatMap(({ objects = [] }) => objects.map(({ object }) => object));
  const textOf = (_: unknown, file: string): string | undefined => files[file];
  const found = [
    ...fleetFindings(fleet, { newestFlux: true }),
    ...fleetProblems(each.isInChart ? stateOf(new Map(Object.entries(files))) : { kustomizations, roots, resourceSets, textOf }),
    ...problemsOf(applied),
    ...applied.flatMap((object) => validator.check(object).findings),
  ];
  expect(found.map(({ rule }) => rule)).toContain(each.rule);
});

test.each(healthyCharts)('$id is not reported as $rule', (each) => {
  const files = new Map(Object.entries(filesOf([each], 'https://git.example/fleet.git')));
  expect([...fleetProblems(stateOf(files))].map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
});

describe.skipIf(reason !== undefined)('what the real controllers do about a fault', () => {
  let lab: Lab<'lab'>;

  beforeAll(async () => {
    lab = await startLab({ clusters: ['lab'], flux: true, workloads: true });
    const repository = await lab.git.createRepository('fleet');
    pushFiles(repository.url, filesOf([...faultCases, ...healthyCharts], repository.url));
    const meta = { name: 'flux-system', namespace: 'flux-system' };
    await lab.clusters.lab.apply({
      apiVersion: 'source.toolkit.fluxcd.io/v1',
      kind: 'GitRepository',
      metadata: meta,
      spec: { interval: '1s', url: repository.url, ref: { branch: 'main' } },
    });
    const sourceRef = { kind: 'GitRepository', name: 'flux-system' };
    await lab.clusters.lab.apply({
      apiVersion: FLUX,
      kind: 'Kustomization',
      metadata: meta,
      spec: { interval: '1h', retryInterval: '2s', prune: true, path: './clusters/lab', sourceRef },
    });
  }, 120 * SECONDS);
  afterAll(() => lab?.stop());

  test.each([...faultCases, ...healthyCharts])('$rule: $id', { timeout: 120 * SECONDS }, async ({ id, rule, shows, drift, says }) => {
    const [apiVersion, kind, name, space] = shows ?? [FLUX, 'Kustomization', id, 'flux-system'];
    const object = { apiVersion, kind, metadata: { name, namespace: space } };
    const own = { apiVersion: FLUX, kind: 'Kustomization', metadata: { name: id, namespace: 'flux-system' } };
    if (drift !== undefined) {
      await lab.clusters.lab.waitFor(own, 'Ready', { deadline: 90 * SECONDS });
      await lab.clusters.lab.patch(object, drift);
      await lab.clusters.lab.patch(own, { metadata: { annotations: { 'reconcile.fluxcd.io/requestedAt': 'drift' } } });
    }
    const seen = await conditionsUntil(lab.clusters.lab, object, says);
    proved(`${rule} | ${kind}/${name} | ${seen.slice(0, 200)}`);
    expect(seen).toMatch(says);
  });
});

import { compositeSamples } from '@slipway/compose/samples';
import { kindSchemas } from '@slipway/crd-codegen/kind-schemas';
import type { Fields, Manifest } from '@slipway/manifest';
import { createValidator, isPolicyRule } from '@slipway/validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compositionCases } from '../src/cases/composition-cases.ts';
import { type Lab, type ProgramName, startComposeOracle, startLab } from '../src/index.ts';
import { comparedRendering, renderedOffline } from '../src/record/rendered-offline.ts';
import { fleetObject, fleetObjects } from './fleet-objects.ts';
import { obstacle, proved } from './lab-test.ts';
import { caseSeed } from './seed.ts';

const seed = caseSeed();
process.stdout.write(`  SLIPWAY_LAB_SEED=${seed} asks the same again\n`);

/** Generated Compositions, in addition to those of the fleet. */
const GENERATED = 12;
/** Samples of each Composition that Crossplane renders. The API server gets all of them. */
const RENDERED = 40;

interface Sampled {
  readonly title: string;
  readonly definition: Manifest;
  readonly composition: Manifest;
  readonly samples: readonly Manifest[];
}

const KIND = 'common/crossplane/eks-cluster';

/** Returns the Compositions with the samples that `slipway test --samples` generates for them. */
function sampledCompositions(): readonly Sampled[] {
  const definition = fleetObject(`${KIND}/definition.yaml`, 'CompositeResourceDefinition');
  const known = fleetObjects('clusters/mgmt/mgmt-production/fleet').filter(({ kind }) => kind === 'EKSCluster');
  const ofFleet = fleetObjects(KIND).filter(({ kind }) => kind === 'Composition');
  const generated = compositionCases(GENERATED * 10, seed).filter((each) => each.definition !== undefined);
  // A Composition that fails for every composite is compared elsewhere.
  const working = generated.filter((each) => renderedOffline(each).error === undefined).slice(0, GENERATED);
  return [
    ...ofFleet.map((composition) => ({ title: composition.metadata.name, definition, composition, samples: samplesOf(definition, known) })),
    ...working.map(({ definition: own, composition, composite }, index) => ({
      title: `generated ${index}`,
      definition: own as Manifest,
      composition,
      samples: samplesOf(own as Manifest, [composite]),
    })),
  ];
}

function samplesOf(definition: Manifest, known: readonly Manifest[]): readonly Manifest[] {
  const schemas = kindSchemas(definition);
  const [schema] = schemas;
  if (schema === undefined) throw new Error(`${definition.metadata.name} defines no kind`);
  const validator = createValidator({ schemas });
  const { samples } = compositeSamples({
    ...{ apiVersion: `${schema.group}/${schema.version}`, kind: schema.kind, schema: schema as never, seed, machinery: ['crossplane'] },
    known: known.slice(0, 3).map(withoutMachinery),
    isValid: (object) =>
      validator.check(object, { built: true }).findings.every(({ severity, rule }) => severity !== 'reject' || isPolicyRule(rule)),
  });
  return samples as unknown as readonly Manifest[];
}

function withoutMachinery(object: Manifest): Fields {
  const { spec, status: _, ...rest } = object as unknown as { readonly spec?: Fields; readonly status?: unknown };
  const { crossplane: __, ...own } = spec ?? {};
  return { ...rest, spec: own };
}

/** Returns up to `most` items, evenly spread. */
function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, index) => index % step === 0);
}

const needed: readonly ProgramName[] = ['crossplane-cli', 'function-patch-and-transform', 'function-auto-ready'];
const reason = (await obstacle({ crossplane: true })) ?? (await obstacle({}, needed));

describe.skipIf(reason !== undefined)('samples of composites', () => {
  const all = sampledCompositions();
  let lab: Lab<'hub'>;
  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub'], crossplane: true });
  });
  afterAll(() => lab?.stop());

  test('are accepted by the CRD that Crossplane creates from the definition', async () => {
    const { hub } = lab.clusters;
    for (const name of new Set(all.flatMap(({ samples }) => samples.flatMap(({ metadata }) => metadata.namespace ?? []))))
      await hub.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
    const definitions = [...new Map(all.map(({ definition }) => [definition.metadata.name, definition])).values()];
    for (const definition of definitions) await hub.apply(definition);
    for (const definition of definitions) await hub.waitFor(definition, 'Established', { deadline: 300_000 });
    let count = 0;
    for (const { definition, samples } of [...new Map(all.map((each) => [each.definition.metadata.name, each])).values()]) {
      for (const sample of samples) {
        const answer = await hub.dryRun(sample);
        expect([definition.metadata.name, sample, answer.accepted ? '' : answer.message]).toEqual([definition.metadata.name, sample, '']);
      }
      count += samples.length;
    }
    proved(`${count} samples of ${definitions.length} kinds are accepted`);
  });

  test('compose the same offline and by Crossplane', async () => {
    await using oracle = await startComposeOracle();
    expect(all.length).toBeGreaterThanOrEqual(10);
    let count = 0;
    for (const { title, definition, composition, samples } of all) {
      const rendered = spread(samples, RENDERED);
      expect([title, rendered.length > 0]).toEqual([title, true]);
      for (const composite of rendered) {
        const question = { composite, composition, definition };
        const real = comparedRendering(await oracle.render(question));
        expect([title, JSON.parse(JSON.stringify(renderedOffline(question)))]).toEqual([title, real]);
      }
      count += rendered.length;
    }
    proved(`seed ${seed}: ${count} samples of ${all.length} Compositions compose the same`);
  });
});

import { expect, test } from 'vitest';
import { narrowingCases } from '../../fleet-check/test/narrowing-cases.ts';
import { startLab } from '../src/index.ts';
import { obstacle, proved } from './lab-test.ts';

const GROUP = 'changes.example.org';

const definition = (index: number, spec: object) => ({
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: `queue${index}s.${GROUP}` },
  spec: {
    group: GROUP,
    scope: 'Namespaced',
    names: { kind: `Queue${index}`, plural: `queue${index}s` },
    versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object', properties: { spec } } } }],
  },
});

const queue = (index: number, name: string, spec: object) => ({
  apiVersion: `${GROUP}/v1`,
  kind: `Queue${index}`,
  metadata: { name, namespace: 'default' },
  spec,
});

const noServer = await obstacle({});
test.skipIf(noServer !== undefined)('the API server refuses what a narrowed definition is said to refuse', async () => {
  await using lab = await startLab({ clusters: ['oracle'] });
  const { oracle } = lab.clusters;
  const answers = async (name: 'affected' | 'other') =>
    Promise.all(
      narrowingCases.map(async ([title, , , , affected, other], index) => {
        const asked = queue(index, name, name === 'affected' ? affected : other);
        const { accepted } = await oracle.dryRun(asked);
        return [title, accepted] as const;
      }),
    );
  const every = (accepted: boolean) => narrowingCases.map(([title]) => [title, accepted]);

  for (const [index, [, before]] of narrowingCases.entries()) await oracle.apply(definition(index, before));
  for (const [index, [, before]] of narrowingCases.entries()) await oracle.waitFor(definition(index, before), 'Established');
  await expect.poll(() => answers('affected'), { timeout: 60_000, interval: 500 }).toEqual(every(true));

  for (const [index, [, , after]] of narrowingCases.entries()) await oracle.apply(definition(index, after));
  await expect.poll(() => answers('affected'), { timeout: 60_000, interval: 500 }).toEqual(every(false));
  expect(await answers('other')).toEqual(every(true));
  proved(`${narrowingCases.length} changes of definitions: each affected object was accepted before, and is refused after`);
});

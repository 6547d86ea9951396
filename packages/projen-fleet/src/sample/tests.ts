import type { NewFleetNames } from './first-clusters.ts';
import { moduleText } from './module-text.ts';

/** Tests that hold for every state of the fleet: a new or deleted cluster does not change them. */
export const tests = ({ scope }: NewFleetNames): Record<string, string> => ({
  'test/fleet.test.ts': moduleText(
    {
      'node:child_process': '{ execFileSync }',
      [`${scope}/cluster-defs`]: '{ fleet }',
      vitest: '{ beforeAll, describe, expect, test }',
    },
    FLEET,
  ),
});

const FLEET = `
interface Kustomization {
  readonly cluster: string;
  readonly name: string;
  readonly error?: string;
  readonly objects?: readonly object[];
}

/** What Flux would apply on each cluster, from the tree as it is. */
let kustomizations: readonly Kustomization[];

beforeAll(() => {
  const built = execFileSync('slipway', ['build', '.', '--output', 'json'], { encoding: 'utf8', maxBuffer: 2 ** 30 });
  kustomizations = JSON.parse(built).kustomizations;
});

test('Flux can build everything, and nothing is empty', () => {
  const wrong = kustomizations.filter(({ error, objects = [] }) => error !== undefined || objects.length === 0);
  expect(wrong.map(({ cluster, name, error }) => \`\${cluster}/\${name}: \${error ?? 'no objects'}\`)).toEqual([]);
});

describe.each(fleet.clusters.map((cluster) => [\`\${cluster.cluster}-\${cluster.environment}\`, cluster] as const))('%s', (_id, cluster) => {
  test('gets every add-on and every application that its definition names', () => {
    const units = [...cluster.addons.map(({ addon }) => addon), ...cluster.applications.map(({ application }) => application)]
      .flatMap((item) => item.units)
      .map(({ name }) => name);
    const names = kustomizations.map(({ name }) => name);
    expect(units.filter((unit) => !names.some((name) => name === unit || name.endsWith(\`-\${unit}\`)))).toEqual([]);
  });
});
`;

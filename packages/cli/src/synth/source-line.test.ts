import { describe, expect, it } from 'vitest';
import { sourceLine } from './source-line.ts';

const text = `import { defineAddon } from './define-addon.ts';

const other = { replicas: 1 };

export const karpenter = defineAddon({
  name: 'karpenter', // replicas: not here
  values: {
    replicas: 2,
    'node-selector': { zone: \`\${other.replicas}, replicas: 3\` },
    controller: { resources: { limits: { memory: '1Gi' } } },
    webhook: { resources: { limits: { memory: '2Gi' } } },
  },
  version,
});

export const next = defineAddon({ replicas: 9, chart: 'x' });
`;
const definition = { file: '/repo/karpenter.ts', line: 5, column: 26 };
const lineOf = (pointer: string): number => sourceLine(definition, pointer, text).line;

describe('the TypeScript line behind a pointer', () => {
  it('is the line of the only property with that name', () => {
    expect(lineOf('/spec/values/replicas')).toBe(8);
    expect(lineOf('/spec/values/node-selector')).toBe(9);
  });

  it('is distinguished by the keys around it', () => {
    expect(lineOf('/spec/values/controller/resources/limits/memory')).toBe(10);
    expect(lineOf('/spec/values/webhook/resources/limits/memory')).toBe(11);
  });

  it('sees a shorthand property', () => expect(lineOf('/spec/chart/spec/version')).toBe(13));

  it('is the property of the definition itself rather than one deeper in it', () => {
    const cluster = `defineCluster({
  kubernetes: { nodes: '1.35' },
  nodes: { max: 4 },
  network: { nodes: { max: 2 } },
});`;
    const lineIn = (pointer: string): number => sourceLine({ file: '/repo/c.ts', line: 1, column: 1 }, pointer, cluster).line;
    expect(lineIn('/nodes')).toBe(3);
    expect(lineIn('/nodes/max')).toBe(3);
    expect(lineIn('/kubernetes/nodes')).toBe(2);
    expect(lineIn('/network/nodes/max')).toBe(4);
  });

  it('returns the definition if two properties fit equally well', () => {
    expect(lineOf('/spec/memory')).toBe(5);
    expect(lineOf('/spec/limits/memory')).toBe(5);
  });

  it('returns the definition if the property is not written in it', () => {
    expect(lineOf('/spec/interval')).toBe(5);
    expect(lineOf('/spec/chart')).toBe(5);
    expect(lineOf('')).toBe(5);
  });

  it('skips indexes of lists that are not written', () => expect(lineOf('/spec/values/0/node-selector/1/zone')).toBe(9));

  it('is the option in the call that makes the item of a list, or that call', () => {
    const cluster = `defineCluster({
  addons: [
    use(ebs, { replicas: 1 }),
    use(karpenter, {
      replicas: 2,
    }),
    ...others,
    use(prometheus, { replicas: 3 }),
  ],
  zones: [
    { name: 'a', cidr },
    { name: names[0], cidr },
  ],
  applications: [run(shop, { replicas: 4 })],
});`;
    const lineIn = (pointer: string): number => sourceLine({ file: '/repo/c.ts', line: 1, column: 1 }, pointer, cluster).line;
    expect(lineIn('/addons/0/options/replicas')).toBe(3);
    expect(lineIn('/addons/1/options/replicas')).toBe(5);
    expect(lineIn('/addons/1/options/size')).toBe(4);
    expect(lineIn('/addons/1')).toBe(4);
    expect(lineIn('/applications/0/options/replicas')).toBe(14);
    expect(lineIn('/zones/1/name')).toBe(12);
    expect(lineIn('/zones/0/cidr')).toBe(11);
    // The item of the list cannot be determined after a spread.
    expect(lineIn('/addons/7/options/replicas')).toBe(2);
    expect(lineIn('/addons/7')).toBe(2);
  });

  it('does not fail on text that is not balanced, or on a line that does not exist', () => {
    expect(sourceLine(definition, '/a/b', '`').line).toBe(5);
    expect(sourceLine({ ...definition, line: 1, column: 1 }, '/a', "({ a: '").line).toBe(1);
  });
});

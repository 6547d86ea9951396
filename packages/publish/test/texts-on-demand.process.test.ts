import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextsOnDemand } from '../src/index.ts';
import { branchContent, contentOf, embedded, packageOf, publish, refsOf, sourceRepository } from './fleet-kit.ts';

const tree = packageOf('flux-sources', '1.0.0', { 'a.yaml': 'a: 1\n', 'deep/er/b.yaml': 'b: 1\n' });

describe('texts that are read when they are asked for', () => {
  it('are as in a Map', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (texts, other) => {
        const map = new Map(Object.entries(texts));
        const onDemand = new TextsOnDemand(map.keys(), (path) => map.get(path) ?? '');
        const seen: (readonly [string, string])[] = [];
        onDemand.forEach((text, path) => void seen.push([path, text]));
        expect([...onDemand]).toEqual([...map]);
        expect(seen).toEqual([...map]);
        expect([...onDemand.keys(), ...onDemand.values()]).toEqual([...map.keys(), ...map.values()]);
        expect([onDemand.size, onDemand.has(other), onDemand.get(other)]).toEqual([map.size, map.has(other), map.get(other)]);
      }),
    );
  });

  it('are published, and none is kept by the tree that is planned', async () => {
    const cwd = sourceRepository();
    const files = new TextsOnDemand(tree.files.keys(), (path) => tree.files.get(path) ?? '');
    expect((await publish({ cwd, packages: [{ ...tree, files }] })).packages).toMatchObject([{ outcome: 'published' }]);
    expect(branchContent(embedded(cwd), 'flux/flux-sources/latest')).toEqual(contentOf(tree));
  });

  it('stop the publish when they are others than were planned: nothing is on the remote', async () => {
    const cwd = sourceRepository();
    let reads = 0;
    const files = new TextsOnDemand(tree.files.keys(), (path) => `${tree.files.get(path)}# ${path.endsWith('a.yaml') ? ++reads : ''}\n`);
    await expect(publish({ cwd, packages: [{ ...tree, files }] })).rejects.toThrow(
      'Git created another tree for flux-sources than was planned; nothing was published.',
    );
    expect(refsOf(embedded(cwd))).toEqual({});
  });
});

import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSettings } from './index.ts';

const problemsOf = (slipway: unknown) =>
  readSettings({ slipway }).problems.map(({ pointer, value, expected }) => [pointer, value, expected]);

describe('readSettings', () => {
  it('returns the fields that are set, and no others', () => {
    const slipway = { prefixes: ['common/a'], registries: ['src/clusters'], crds: ['crds', '../a.yaml'] };
    expect(readSettings({ slipway })).toEqual({ settings: slipway, problems: [] });
    for (const none of [{}, { slipway: undefined }, { slipway: null }]) expect(readSettings(none)).toEqual({ settings: {}, problems: [] });
  });

  it('reports all problems at once, each with its pointer, value, expectation and remedy', () => {
    const { settings, problems } = readSettings({
      slipway: { prefixes: ['a', '..', 1], registries: 'src', crds: [3, 'b', ''], prefix: [] },
    });
    expect(settings).toEqual({ crds: [undefined, 'b', undefined] });
    expect(problems.map(({ pointer, value }) => [pointer, value])).toEqual([
      ['/slipway/prefix', []],
      ['/slipway/prefixes/1', '..'],
      ['/slipway/prefixes/2', 1],
      ['/slipway/registries', 'src'],
      ['/slipway/crds/0', 3],
      ['/slipway/crds/2', ''],
    ]);
    expect(problems[0]).toMatchObject({
      expected: 'one of prefixes, registries, shards, configuration, crds',
      remedy: 'rename it to prefixes',
    });
    for (const { expected, remedy } of problems) expect([expected, remedy]).not.toContain('');
  });

  it.each([[[]], ['text'], [1], [true]])('refuses %j as a whole', (slipway) => {
    expect(problemsOf(slipway)).toEqual([['/slipway', slipway, 'an object with fields']]);
    expect(readSettings({ slipway }).settings).toEqual({});
  });

  it('rejects an empty list of prefixes', () => {
    expect(problemsOf({ prefixes: [] })).toEqual([['/slipway/prefixes', [], '1 items or more']]);
  });

  it('rejects shards that are equal, that overlap, or that are named rest', () => {
    expect(problemsOf({ shards: ['eu', 'us-1', 'us-2'] })).toEqual([]);
    expect(problemsOf({ shards: ['eu', 'eu'] })).toHaveLength(1);
    expect(problemsOf({ shards: ['rest', 'EU'] }).map(([pointer]) => pointer)).toEqual(['/slipway/shards/0', '/slipway/shards/1']);
    expect(problemsOf({ shards: ['eu-west', 'eu', 'eu-east'] }).map(([pointer]) => pointer)).toEqual([
      '/slipway/shards/0',
      '/slipway/shards/2',
    ]);
  });

  it('accepts only normalised folders below the package', () => {
    const isFolder = (text: string): boolean =>
      text !== '' &&
      !/[\\\0]/.test(text) &&
      posix.normalize(text) === text &&
      !text.startsWith('/') &&
      !text.endsWith('/') &&
      !['.', '..', '.git', 'node_modules'].includes(text.split('/')[0] ?? '');
    const part = fc.oneof(
      fc.constantFrom('.', '..', '...', '', '.git', '.github', 'node_modules', 'a', 'ä\n', '\\', '\0', '..a'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
        const prefix = parts.join('/');
        expect([prefix, problemsOf({ prefixes: [prefix] }).length === 0]).toEqual([prefix, isFolder(prefix)]);
      }),
      { numRuns: 1000 },
    );
  });
});

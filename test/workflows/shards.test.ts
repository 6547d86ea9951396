import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clusterFile, largeFleet } from '../../bench/large-fleet.ts';
import { ROOM_FOR_NEW_VALUES } from '../../packages/cli/test/start-slipway.ts';

// Two shards: g0 with c0 and c1, and g1 with c2.
let fleet: string;
let whole: ReadonlyMap<string, string>;
beforeAll(() => {
  fleet = largeFleet(3, 2);
  expect(slipway('synth').status).toBe(0);
  whole = tree();
});
afterAll(() => rmSync(fleet, { recursive: true, force: true }));

function slipway(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [ROOM_FOR_NEW_VALUES, join(fleet, 'node_modules/slipway/bin/slipway.cjs'), ...args, '--output', 'json'],
    {
      cwd: fleet,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  return { status, stderr, ...(stdout === '' ? {} : JSON.parse(stdout)) };
}

const ofShard = (verb: string, shard: string) => slipway(verb, '--package', 'cluster-defs', '--shard', shard);

const tree = (): Map<string, string> =>
  new Map(globSync('clusters/**/*.yaml', { cwd: fleet }).map((path) => [path, readFileSync(join(fleet, path), 'utf8')]));

test('all shards together write the tree that synth writes, and each removes its own files only', () => {
  rmSync(join(fleet, 'clusters'), { recursive: true });
  const stale = (cluster: string): string => `clusters/${cluster}/${cluster}-production/stale.yaml`;
  for (const cluster of ['g0-c0', 'g1-c2']) {
    mkdirSync(dirname(join(fleet, stale(cluster))), { recursive: true });
    writeFileSync(join(fleet, stale(cluster)), 'stale: true\n');
  }
  const removed = ['rest', 'g1', 'g0'].map((shard) => {
    const { status, packages } = ofShard('synth', shard);
    expect(status).toBe(0);
    return packages[0].removed;
  });
  expect(removed).toEqual([[], [stale('g1-c2')], [stale('g0-c0')]]);
  expect(tree()).toEqual(whole);
});

test('checks the same objects with all shards as without shards', () => {
  const all = slipway('check', '--package', 'cluster-defs');
  const shards = ['g0', 'g1', 'rest'].map((shard) => ofShard('check', shard));
  expect(shards.map(({ status, findings }) => ({ status, findings }))).toEqual(Array(3).fill({ status: 0, findings: [] }));
  const objects = (of: readonly { readonly objects: readonly { readonly file: string }[] }[]): string[] =>
    of.flatMap((one) => one.objects.map((object) => JSON.stringify(object))).sort();
  expect(objects(shards)).toEqual(objects([all]));
});

test('a shard takes away the clusters that it had', () => {
  const file = join(fleet, clusterFile(1, 2));
  const aside = join(fleet, 'aside.ts');
  renameSync(file, aside);
  try {
    const { removed } = ofShard('synth', 'g0').packages[0];
    expect(removed.length).toBeGreaterThan(40);
    expect(removed.filter((path: string) => !path.includes('/g0-c1-production/'))).toEqual([]);
    expect(ofShard('synth', 'rest').packages[0].written).toEqual(['clusters/mgmt/mgmt-production/kustomization.yaml']);
  } finally {
    cpSync(aside, file);
  }
});

test('the rest loads the definitions of a shard when what that left is no longer true, and only then', () => {
  const [file, trace] = [join(fleet, clusterFile(2, 2)), join(fleet, 'loaded.txt')];
  const text = readFileSync(file, 'utf8');
  const loads = (shard: string): boolean => {
    rmSync(trace, { force: true });
    expect(ofShard('synth', shard).status).toBe(0);
    return existsSync(trace);
  };
  const noted = `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(trace)}, 'loaded');\n${text}`;
  try {
    writeFileSync(file, noted);
    expect(loads('g1')).toBe(true);
    expect(loads('rest')).toBe(false);
    writeFileSync(file, `${noted}// changed\n`);
    expect(loads('rest')).toBe(true);
    expect(loads('g1')).toBe(true);
    writeFileSync(join(fleet, '.slipway/shards/cluster-defs/g1/members.json'), '{"clusters":[{}],"needs":[]}');
    expect(loads('rest')).toBe(true);
  } finally {
    writeFileSync(file, text);
  }
});

test('a definition of another shard is not even loaded', () => {
  const file = join(fleet, clusterFile(2, 2));
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, 'throw new Error("loaded");\n');
  try {
    expect(ofShard('synth', 'g0').status).toBe(0);
    expect(ofShard('synth', 'g1')).toMatchObject({ status: 1, findings: [{ rule: 'broken-definition' }] });
    expect(ofShard('synth', 'rest').status).toBe(1);
  } finally {
    writeFileSync(file, text);
  }
});

test('a definition of another shard cannot be imported', () => {
  const file = join(fleet, clusterFile(2, 2));
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `import { g0C0Production } from './g0-c0-production.ts';\n${text}\nexport const copy = g0C0Production;\n`);
  try {
    expect(ofShard('synth', 'g1')).toMatchObject({
      status: 1,
      findings: [{ message: 'the shard g1 imports a definition of the shard g0' }],
    });
    expect(slipway('synth').status).toBe(0);
  } finally {
    writeFileSync(file, text);
  }
});

const HUB = 'packages/cluster-defs/src/clusters/mgmt-production.ts';

test('Nx runs the shard of a change again, the rest if necessary, and all shards after a change of the hub', () => {
  const synthesised = (): string[] => {
    const env = {
      ...process.env,
      NX_DAEMON: 'false',
      NX_WORKSPACE_ROOT_PATH: fleet,
      NX_CACHE_DIRECTORY: join(fleet, '.nx/cache'),
      CI: 'true',
    };
    execFileSync(join(fleet, 'node_modules/.bin/nx'), ['run-many', '-t', 'synth', '-p', '@acme/cluster-defs'], {
      cwd: fleet,
      env,
      stdio: 'pipe',
    });
    const { tasks } = JSON.parse(readFileSync(join(fleet, '.nx/cache/run.json'), 'utf8'));
    return tasks
      .filter(({ cacheStatus, target }: Record<string, string>) => cacheStatus === 'cache-miss' && target?.includes('--'))
      .map(({ target }: Record<string, string>) => target)
      .sort();
  };
  const before = new Map([clusterFile(2, 2), HUB].map((file) => [file, readFileSync(join(fleet, file), 'utf8')]));
  const edit = (file: string, from: RegExp, to: string): void => {
    const text = readFileSync(join(fleet, file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(fleet, file), text.replace(from, to));
  };
  const all = ['synth--g0', 'synth--g1', 'synth--rest'];
  rmSync(join(fleet, '.slipway/shards'), { recursive: true, force: true });
  expect(synthesised()).toEqual(all);
  expect(synthesised()).toEqual([]);
  // Nothing that the rest looks at.
  edit(clusterFile(2, 2), /max: 4/, 'max: 5');
  expect(synthesised()).toEqual(['synth--g1']);
  expect(readFileSync(join(fleet, 'clusters/mgmt/mgmt-production/fleet/g1-c2-production/eks-cluster/cluster.yaml'), 'utf8')).toMatch(
    /max: 5|maxSize: 5/,
  );
  // The network of a cluster must not be that of another one.
  edit(clusterFile(2, 2), /cidr: '[\d.]+\/20'/, "cidr: '10.16.32.0/19'");
  expect(synthesised()).toEqual(['synth--g1', 'synth--rest']);
  edit(HUB, /$/, '// changed\n');
  expect(synthesised()).toEqual(all);
  // Manual edits of the tree are overwritten.
  const file = 'clusters/mgmt/mgmt-production/kustomization.yaml';
  const text = readFileSync(join(fleet, file), 'utf8');
  writeFileSync(join(fleet, file), `${text}# by hand\n`);
  expect(synthesised()).toEqual(['synth--rest']);
  expect(readFileSync(join(fleet, file), 'utf8')).toBe(text);
  for (const [path, original] of before) writeFileSync(join(fleet, path), original);
}, 240_000);

test('refuses a contradiction between two shards with the rest', () => {
  const file = join(fleet, clusterFile(2, 2));
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text
      .replace(/cidr: '[\d.]+\/20'/, "cidr: '10.16.0.0/20'")
      .replaceAll(/10\.16\.32\./g, '10.16.0.')
      .replaceAll(/10\.16\.33\./g, '10.16.1.')
      .replaceAll(/10\.16\.36\./g, '10.16.4.')
      .replaceAll(/10\.16\.40\./g, '10.16.8.'),
  );
  try {
    expect(ofShard('synth', 'g1').status).toBe(0);
    expect(ofShard('synth', 'rest')).toMatchObject({ status: 1, findings: [{ rule: 'overlapping-network' }] });
  } finally {
    writeFileSync(file, text);
  }
});

test('a cluster in a file with another name is in no shard', () => {
  const file = join(fleet, clusterFile(2, 2));
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace("cluster: 'g1-c2'", "cluster: 'other'"));
  try {
    expect(ofShard('check', 'g1')).toMatchObject({ status: 2, stderr: expect.stringContaining('other-production') });
    expect(ofShard('check', 'rest')).toMatchObject({
      status: 1,
      findings: [{ rule: 'missing-resource', value: 'fleet/other-production' }],
    });
  } finally {
    writeFileSync(file, text);
  }
});

test.each([
  [['--package', 'cluster-defs', '--shard', 'g7'], 'has no shard g7. Did you mean "g0"? Shards: g0, g1, rest.'],
  [['--package', 'applications', '--shard', 'rest'], 'has no shard rest. Shards: none.'],
  [['--shard', 'g0'], '--shard is one of one package'],
])('%s is refused', (args, message) => {
  const { status, stderr } = slipway('synth', ...args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});

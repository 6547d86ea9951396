import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkModules, root } from '../../../test/scratch-copy.ts';
import { type Cluster, type GitRepository, type Lab, type StoredObject, startLab } from '../src/index.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ flux: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

/** What follows the package: three channels, and a version that stays. */
const FOLLOWERS = {
  latest: { branch: 'flux/catalog/latest' },
  staging: { branch: 'flux/catalog/staging' },
  production: { branch: 'flux/catalog/production' },
  pinned: { tag: 'catalog@1.0.0' },
} as const;
type Follower = keyof typeof FOLLOWERS;

/** Files of a version: each of them says it. */
const FILES = ['one', 'two', 'three'] as const;

const source = (name: string) => ({
  apiVersion: 'source.toolkit.fluxcd.io/v1',
  kind: 'GitRepository',
  metadata: { name, namespace: 'flux-system' },
});
const kustomization = (name: string) => ({
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  kind: 'Kustomization',
  metadata: { name, namespace: 'flux-system' },
});
const configMap = (name: string, namespace: string) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace } });
const deadline = 120_000;

describe.skipIf(reason !== undefined)('real Flux on three channels', () => {
  let lab: Lab<'cluster'>;
  let cluster: Cluster;
  let repository: GitRepository;
  let fleet: string;
  /** Every revision that a source had at any time. */
  const fetched = new Set<string>();
  let watching: Promise<void>;
  let isOver = false;

  const slipway = async (...args: readonly string[]): Promise<string> => {
    const command = [join(root, 'packages/cli/bin/slipway.cjs'), ...args, '--cwd', fleet, '--remote', repository.url];
    return (await promisify(execFile)(process.execPath, command)).stdout;
  };
  const publish = (version: string): Promise<string> => {
    writeFleet(fleet, version);
    return slipway('publish');
  };
  /** Resolves when a follower has all files of a version. */
  const arrives = async (follower: Follower, version: string): Promise<void> => {
    const has = ({ data }: StoredObject): boolean => (data as { readonly version: string }).version === version;
    for (const file of FILES) await cluster.waitFor(configMap(file, follower), has, { deadline });
    await cluster.waitFor(kustomization(follower), 'Ready', { deadline });
  };

  beforeAll(async () => {
    lab = await startLab({ clusters: ['cluster'], flux: true });
    cluster = lab.clusters.cluster;
    repository = await lab.git.createRepository('fleet');
    fleet = realpathSync(mkdtempSync(join(tmpdir(), 'slipway-channels-')));
    linkModules(fleet, root);
    execFileSync('git', ['init', '--quiet', fleet]);
    writeFleet(fleet, '1.0.0');
  });
  afterAll(async () => {
    isOver = true;
    await watching;
    await lab?.stop();
    rmSync(fleet, { recursive: true, force: true });
  });

  test('a release goes through the channels, and each has it when it is promoted', async () => {
    await publish('1.0.0');
    await slipway('promote', '--from', 'latest', '--to', 'staging');
    await slipway('promote', '--from', 'staging', '--to', 'production');
    for (const [name, ref] of Object.entries(FOLLOWERS)) {
      await cluster.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
      await cluster.apply({ ...source(name), spec: { url: repository.url, ref, interval: '1s' } });
      const spec = { interval: '1h', retryInterval: '2s', prune: true, path: './common/a', targetNamespace: name };
      await cluster.apply({ ...kustomization(name), spec: { ...spec, sourceRef: { kind: 'GitRepository', name } } });
    }
    watching = watch();
    for (const follower of Object.keys(FOLLOWERS) as Follower[]) await arrives(follower, '1.0.0');
    await publish('1.1.0');
    await arrives('latest', '1.1.0');
    await arrives('staging', '1.0.0');
    await slipway('promote', '--from', 'latest', '--to', 'staging');
    await arrives('staging', '1.1.0');
    await arrives('production', '1.0.0');
    await slipway('promote', '--from', 'staging', '--to', 'production');
    await arrives('production', '1.1.0');
    proved('1.1.0 came to each channel when it was promoted there, and not before');
  });

  test('a bad version is taken back and held, the next one waits for the release of the hold', async () => {
    await slipway('reject', 'catalog@1.1.0', '--reason', 'INC-7');
    await slipway('rollback', 'catalog', '--channel', 'production', '--to', '1.0.0', '--reason', 'INC-7');
    await arrives('production', '1.0.0');
    await arrives('staging', '1.1.0');
    proved('production is back on 1.0.0');
    await publish('1.2.0');
    await slipway('promote', '--from', 'latest', '--to', 'staging');
    await arrives('staging', '1.2.0');
    await expect(slipway('promote', 'catalog', '--from', 'staging', '--to', 'production')).rejects.toMatchObject({
      stdout: expect.stringContaining('channel-held'),
    });
    await arrives('production', '1.0.0');
    await slipway('hold', 'catalog', '--channel', 'production', '--release', '--reason', 'fixed in 1.2.0');
    await slipway('promote', '--from', 'staging', '--to', 'production');
    await arrives('production', '1.2.0');
    proved('production has 1.2.0 since its hold was released');
  });

  test('A31 the pinned follower has not moved, and no revision that was fetched has files of two versions', async () => {
    await arrives('pinned', '1.0.0');
    isOver = true;
    await watching;
    const git = (...args: readonly string[]): string =>
      execFileSync('git', args, { cwd: repository.directory, encoding: 'utf8', stdio: 'pipe' }).trim();
    const versionsIn = (revision: string): string[] => {
      const files = FILES.map((file) => git('show', `${revision.replace(/.*@sha1:/, '')}:common/a/${file}.yaml`));
      return [...new Set(files.map((text) => /version: "(.+)"/.exec(text)?.[1] ?? 'none'))];
    };
    const seen = [...fetched].map((revision) => [revision.replace(/@sha1:.*/, ''), versionsIn(revision)] as const);
    expect(seen.filter(([, versions]) => versions.length !== 1)).toEqual([]);
    expect(seen.filter(([name]) => name === 'catalog@1.0.0').map(([, versions]) => versions)).toEqual([['1.0.0']]);
    for (const [channel, versions] of Object.entries({
      latest: ['1.0.0', '1.1.0', '1.2.0'],
      staging: ['1.0.0', '1.1.0', '1.2.0'],
      production: ['1.0.0', '1.1.0', '1.2.0'],
    })) {
      const had = seen.filter(([name]) => name === `flux/catalog/${channel}`).flatMap(([, each]) => each);
      expect([channel, [...new Set(had)].sort()]).toEqual([channel, versions]);
    }
    proved(`${fetched.size} revisions were fetched, each with files of one version`);
  });

  async function watch(): Promise<void> {
    while (!isOver) {
      for (const { status } of await cluster.list({ apiVersion: 'source.toolkit.fluxcd.io/v1', kind: 'GitRepository' })) {
        const revision = (status?.artifact as { readonly revision?: string } | undefined)?.revision;
        if (revision !== undefined) fetched.add(revision);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
});

/** A fleet of one package, whose files all say its version. */
function writeFleet(folder: string, version: string): void {
  const files = {
    'package.json': JSON.stringify({ name: 'fleet', private: true, type: 'module', workspaces: ['packages/*'] }),
    'packages/catalog/package.json': JSON.stringify({
      name: '@fleet/catalog',
      version,
      type: 'module',
      exports: './index.ts',
      slipway: { prefixes: ['common/a'] },
    }),
    'packages/catalog/index.ts': `export const assemble = () => ${JSON.stringify(FILES)}.map((name) => ({
      path: \`common/a/\${name}.yaml\`,
      objects: [{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace: 'default' }, data: { version: '${version}' } }],
    }));\n`,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

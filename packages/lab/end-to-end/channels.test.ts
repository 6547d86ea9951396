import { execFile, execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Manifest } from '@slipway/manifest';
import { unpackTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkModules, root } from '../../../test/scratch-copy.ts';
import { type PushRegistry, startRegistry } from '../../publish/test/oci-registry.ts';
import { type Cluster, type GitRepository, type Lab, type StoredObject, startLab } from '../src/index.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ flux: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

/** The clusters that follow the package, from Git and from a registry: three channels, and a fixed version. */
const FOLLOWERS = {
  latest: { branch: 'flux/catalog/latest', tag: 'latest' },
  staging: { branch: 'flux/catalog/staging', tag: 'staging' },
  production: { branch: 'flux/catalog/production', tag: 'production' },
  pinned: { gitTag: 'catalog@1.0.0', tag: '1.0.0' },
} as const;
type Follower = keyof typeof FOLLOWERS;

const SOURCES = ['GitRepository', 'OCIRepository'] as const;
type Source = (typeof SOURCES)[number];
/** Returns the namespace with the objects of a follower from a source. */
const placeOf = (follower: Follower, kind: Source): string => (kind === 'GitRepository' ? follower : `oci-${follower}`);

/** Files of a version. Each contains the version. */
const FILES = ['one', 'two', 'three'] as const;

const source = (kind: Source, name: string) => ({
  apiVersion: 'source.toolkit.fluxcd.io/v1',
  kind,
  metadata: { name, namespace: 'flux-system' },
});
const kustomization = (name: string) => ({
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  kind: 'Kustomization',
  metadata: { name, namespace: 'flux-system' },
});
const configMap = (name: string, namespace: string) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace } });
const KEY = { name: 'cosign', namespace: 'flux-system' };
const deadline = 120_000;

describe.skipIf(reason !== undefined)('real Flux on three channels', () => {
  let lab: Lab<'cluster'>;
  let cluster: Cluster;
  let repository: GitRepository;
  let fleet: string;
  /** Every revision that a source ever had. */
  const fetched = new Set<string>();
  let watching: Promise<void>;
  let isOver = false;

  let registry: PushRegistry;

  const slipway = async (verb: string, ...args: readonly string[]): Promise<string> => {
    const pushes = ['publish', 'promote', 'rollback'].includes(verb);
    const artifacts = pushes ? ['--oci', `oci://${registry.host}/fleet`, '--oci-key', 'cosign.pem'] : [];
    const command = [join(root, 'packages/cli/bin/slipway.cjs'), verb, ...args, ...artifacts, '--cwd', fleet, '--remote', repository.url];
    return (await promisify(execFile)(process.execPath, command)).stdout;
  };
  const publish = (version: string): Promise<string> => {
    writeFleet(fleet, version);
    return slipway('publish');
  };
  /** Resolves when a follower has all files of a version. */
  const arrives = async (follower: Follower, version: string): Promise<void> => {
    const has = ({ data }: StoredObject): boolean => (data as { readonly version: string }).version === version;
    for (const place of SOURCES.map((kind) => placeOf(follower, kind))) {
      for (const file of FILES) await cluster.waitFor(configMap(file, place), has, { deadline });
      await cluster.waitFor(kustomization(place), 'Ready', { deadline });
    }
  };

  beforeAll(async () => {
    lab = await startLab({ clusters: ['cluster'], flux: true });
    cluster = lab.clusters.cluster;
    repository = await lab.git.createRepository('fleet');
    fleet = realpathSync(mkdtempSync(join(tmpdir(), 'slipway-channels-')));
    linkModules(fleet, root);
    execFileSync('git', ['init', '--quiet', fleet]);
    writeFleet(fleet, '1.0.0');
    registry = await startRegistry();
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    writeFileSync(join(fleet, 'cosign.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const stringData = { 'cosign.pub': publicKey.export({ type: 'spki', format: 'pem' }).toString() };
    await cluster.apply({ apiVersion: 'v1', kind: 'Secret', metadata: KEY, stringData } as Manifest);
  });
  afterAll(async () => {
    isOver = true;
    await watching;
    await lab?.stop();
    await registry?.close();
    rmSync(fleet, { recursive: true, force: true });
  });

  test('a release goes through the channels, and each has it when it is promoted', async () => {
    await publish('1.0.0');
    await slipway('promote', '--from', 'latest', '--to', 'staging');
    await slipway('promote', '--from', 'staging', '--to', 'production');
    for (const follower of Object.keys(FOLLOWERS) as Follower[]) {
      for (const kind of SOURCES) {
        const name = placeOf(follower, kind);
        await cluster.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
        await cluster.apply({ ...source(kind, name), spec: specOf(kind, follower) } as Manifest);
        const spec = { interval: '1h', retryInterval: '2s', prune: true, path: './common/a', targetNamespace: name };
        await cluster.apply({ ...kustomization(name), spec: { ...spec, sourceRef: { kind, name } } });
      }
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
    await cluster.waitFor(source('OCIRepository', 'oci-production'), 'SourceVerified', { deadline });
    proved('each channel got 1.1.0 when it was promoted there, and not before; the signatures of the artifacts are verified');
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
    const textsOf = async (revision: string): Promise<readonly string[]> => {
      const [, kind, id] = /@(sha1|sha256):(.+)$/.exec(revision) ?? [];
      if (kind === 'sha1') return FILES.map((file) => git('show', `${id}:common/a/${file}.yaml`));
      const files = await artifactFiles(registry, `sha256:${id}`);
      return FILES.map((file) => files.get(`common/a/${file}.yaml`) ?? '');
    };
    const versionsIn = async (revision: string): Promise<readonly string[]> => [
      ...new Set((await textsOf(revision)).map((text) => /version: "(.+)"/.exec(text)?.[1] ?? 'none')),
    ];
    const seen = await Promise.all(
      [...fetched].map(async (revision) => [revision.replace(/@sha\d+:.*/, ''), await versionsIn(revision)] as const),
    );
    expect(seen.filter(([, versions]) => versions.length !== 1)).toEqual([]);
    const seenOf = (name: string): readonly string[] =>
      [...new Set(seen.flatMap(([each, versions]) => (each === name ? versions : [])))].sort();
    for (const name of ['catalog@1.0.0', '1.0.0']) expect([name, seenOf(name)]).toEqual([name, ['1.0.0']]);
    for (const name of ['latest', 'staging', 'production'].flatMap((channel) => [channel, `flux/catalog/${channel}`]))
      expect([name, seenOf(name)]).toEqual([name, ['1.0.0', '1.1.0', '1.2.0']]);
    proved(`${fetched.size} revisions were fetched, each with files of one version`);
  });

  function specOf(kind: Source, follower: Follower): Readonly<Record<string, unknown>> {
    const ref = FOLLOWERS[follower];
    if (kind === 'GitRepository')
      return { url: repository.url, interval: '1s', ref: 'branch' in ref ? { branch: ref.branch } : { tag: ref.gitTag } };
    const verify = { provider: 'cosign', secretRef: { name: KEY.name } };
    return { url: `oci://${registry.host}/fleet/catalog`, interval: '1s', insecure: true, ref: { tag: ref.tag }, verify };
  }

  async function watch(): Promise<void> {
    while (!isOver) {
      for (const kind of SOURCES) {
        for (const { status } of await cluster.list({ apiVersion: 'source.toolkit.fluxcd.io/v1', kind })) {
          const revision = (status?.artifact as { readonly revision?: string } | undefined)?.revision;
          if (revision !== undefined) fetched.add(revision);
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
});

/** Returns the files of an artifact, by its digest. */
async function artifactFiles({ manifests, blobs }: PushRegistry, digest: string): Promise<ReadonlyMap<string, string>> {
  const { layers } = JSON.parse(String(manifests.get(`fleet/catalog@${digest}`))) as {
    readonly layers: readonly { readonly digest: string }[];
  };
  const entries = await unpackTar(gunzipSync(blobs.get(layers[0]?.digest ?? '') ?? Buffer.alloc(0)));
  return new Map(entries.map(({ header, data }) => [header.name, Buffer.from(data ?? []).toString('utf8')]));
}

/** Writes a fleet of one package, whose files all contain its version. */
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

import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { unpackTar } from 'modern-tar';
import { describe, expect, it, onTestFinished } from 'vitest';
import { branchFiles, inspectReferences, type PackageTree, type PublishError, promotePackages, pushArtifacts } from '../src/index.ts';
import { artifactOf } from '../src/oci/artifact.ts';
import { anyText } from './any-text.ts';
import { bareRepository, failure, git, packageOf, publish, sourceRepository, temporaryDirectory } from './fleet-kit.ts';
import { type PushRegistry, sha256, startRegistry } from './oci-registry.ts';

interface Mirror {
  readonly registry: PushRegistry;
  readonly cwd: string;
  readonly remote: string;
  readonly push: (more?: { readonly key?: string; readonly environment?: NodeJS.ProcessEnv }) => ReturnType<typeof pushArtifacts>;
  readonly release: (version: string) => Promise<unknown>;
}

const sources = (version: string) => packageOf('sources', version, { 'a.yaml': version, 'b/c.yaml': 'same\n' });

async function makeMirror(options: Parameters<typeof startRegistry>[0] = {}): Promise<Mirror> {
  const registry = await startRegistry(options);
  onTestFinished(() => registry.close());
  const [cwd, remote] = [sourceRepository(), bareRepository()];
  const versions: string[] = [];
  return {
    registry,
    cwd,
    remote,
    async release(version) {
      versions.push(version);
      return await publish({ cwd, remote, packages: [sources(version)], provenance: { sourceCommit: 'a'.repeat(40) } });
    },
    async push(more) {
      const releases = versions.map((version) => ({ package: 'sources', version }));
      const { references } = await inspectReferences({ cwd, remote, packages: ['sources'], releases });
      return await pushArtifacts({ url: `oci://${registry.host}/acme/fleet`, references, environment: {}, ...more });
    },
  };
}

const treeOf = (tree: PackageTree): Record<string, string> => Object.fromEntries(branchFiles(tree));

interface Manifest {
  readonly config: { readonly mediaType: string };
  readonly layers: readonly { readonly mediaType: string; readonly digest: string; readonly annotations?: Record<string, string> }[];
  readonly annotations: Record<string, string>;
}

const manifestAt = ({ manifests }: PushRegistry, tag: string): Manifest =>
  JSON.parse(String(manifests.get(`acme/fleet/sources:${tag}`))) as Manifest;

async function filesAt(registry: PushRegistry, tag: string): Promise<Record<string, string>> {
  const layer = registry.blobs.get(manifestAt(registry, tag).layers[0]?.digest ?? '');
  const entries = await unpackTar(gunzipSync(layer ?? Buffer.alloc(0)));
  return Object.fromEntries(entries.map(({ header, data }) => [header.name, Buffer.from(data ?? []).toString('utf8')]));
}

describe('artifacts of a registry', () => {
  it('have the content of branches and tags, with the media types of Flux', async () => {
    const { registry, cwd, remote, release, push } = await makeMirror();
    await release('1.0.0');
    await release('1.1.0');
    await promotePackages({
      ...{ cwd, remote, packages: ['sources'], only: [{ package: 'sources', version: '1.0.0' }], from: 'latest', to: 'staging' },
      channels: [{ name: 'latest' }, { name: 'staging' }],
    });
    const rows = await push();
    expect(rows.map(({ reference, outcome }) => [reference.replace(/^oci:\/\/[^/]+\//, ''), outcome])).toEqual([
      ['acme/fleet/sources:1.0.0', 'pushed'],
      ['acme/fleet/sources:1.1.0', 'pushed'],
      ['acme/fleet/sources:latest', 'pushed'],
      ['acme/fleet/sources:staging', 'pushed'],
    ]);
    expect(manifestAt(registry, '1.1.0')).toMatchObject({
      config: { mediaType: 'application/vnd.cncf.flux.config.v1+json' },
      layers: [{ mediaType: 'application/vnd.cncf.flux.content.v1.tar+gzip' }],
      annotations: {
        'org.opencontainers.image.version': '1.1.0',
        'org.opencontainers.image.revision': `sources@1.1.0@sha1:${'a'.repeat(40)}`,
      },
    });
    expect(await filesAt(registry, 'latest')).toEqual(treeOf(sources('1.1.0')));
    expect(await filesAt(registry, 'staging')).toEqual(treeOf(sources('1.0.0')));
    const digests = new Map(rows.map(({ reference, digest }) => [reference.replace(/.*:/, ''), digest]));
    expect(digests.get('staging')).toBe(digests.get('1.0.0'));
    expect(digests.get('latest')).toBe(digests.get('1.1.0'));
  });

  it('are pushed once: the next run finds them there', async () => {
    const { registry, release, push } = await makeMirror();
    await release('1.0.0');
    await push();
    registry.requests.length = 0;
    expect((await push()).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    expect(registry.requests.filter((line) => !line.startsWith('HEAD'))).toEqual([]);
  });

  it('of a killed run are completed by the next one, and no tag named a missing object', async () => {
    for (let last = 0; last < 12; last++) {
      let puts = 0;
      const { registry, release, push } = await makeMirror({
        intercept: (line) => (line.startsWith('PUT') && puts++ === last ? 403 : undefined),
      });
      await release('1.0.0');
      const first = await push().catch((error: unknown) => error);
      for (const manifest of registry.manifests.values())
        for (const { digest } of (JSON.parse(String(manifest)) as Manifest).layers) expect(registry.blobs.has(digest)).toBe(true);
      if (!(first instanceof Error)) break;
      expect(first).toMatchObject({ code: 'remote-denied' });
      await push();
      expect(await filesAt(registry, '1.0.0')).toEqual(treeOf(sources('1.0.0')));
      expect(await filesAt(registry, 'latest')).toEqual(treeOf(sources('1.0.0')));
    }
  });

  it('never replace a version that has other content', async () => {
    const { registry, release, push } = await makeMirror();
    await release('1.0.0');
    registry.manifests.set('acme/fleet/sources:1.0.0', Buffer.from('{}'));
    expect(await failure(push())).toMatchObject({
      code: 'push-rejected',
      message: expect.stringContaining('sources:1.0.0 is another artifact'),
    });
    expect([...registry.manifests.keys()]).toEqual(['acme/fleet/sources:1.0.0']);
  });

  it('leave out edits by hand', async () => {
    const { registry, remote, release, push } = await makeMirror();
    await release('1.0.0');
    const branch = 'refs/heads/flux/sources/latest';
    const byHand = git(
      remote,
      '-c',
      'user.name=x',
      '-c',
      'user.email=x@x',
      'commit-tree',
      `${branch}^{tree}`,
      '-p',
      branch,
      '-m',
      'by hand',
    );
    git(remote, 'update-ref', branch, byHand);
    expect((await push()).map(({ reference }) => reference.replace(/.*:/, ''))).toEqual(['1.0.0']);
    expect(registry.manifests.has('acme/fleet/sources:latest')).toBe(false);
  });

  it('are signed as cosign does, when a key is given', async () => {
    const { registry, release, push } = await makeMirror();
    await release('1.0.0');
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    const [row] = await push({ key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() });
    const [layer] = manifestAt(registry, `${row?.digest.replace(':', '-')}.sig`).layers;
    const payload = registry.blobs.get(layer?.digest ?? '') ?? Buffer.alloc(0);
    const { critical } = JSON.parse(String(payload)) as { readonly critical: { readonly image: Record<string, string> } };
    expect(critical.image).toEqual({ 'docker-manifest-digest': row?.digest });
    const signature = Buffer.from(layer?.annotations?.['dev.cosignproject.cosign/signature'] ?? '', 'base64');
    expect(verify('sha256', payload, createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })), signature)).toBe(true);
    expect(await failure(push({ key: 'no key, but a secret' }))).toMatchObject({
      code: 'cannot-sign',
      message: expect.not.stringContaining('secret'),
    });
  });

  it('get in with what docker login left, or its helper, and say what to do without', async () => {
    const { registry, release, push } = await makeMirror({ login: 'ada:hunter2' });
    await release('1.0.0');
    const error = await failure(push());
    expect(error).toMatchObject({ code: 'remote-denied', message: expect.stringContaining(`docker login ${registry.host}`) });
    const home = temporaryDirectory();
    mkdirSync(join(home, '.docker'));
    const configure = (config: object): void => writeFileSync(join(home, '.docker/config.json'), JSON.stringify(config));
    configure({ auths: { [registry.host]: { auth: Buffer.from('ada:hunter2').toString('base64') } } });
    expect(await push({ environment: { HOME: home } })).toHaveLength(2);
    writeFileSync(join(home, 'docker-credential-lab'), '#!/bin/sh\ncat > "$HOME/asked"\necho \'{"Username":"ada","Secret":"hunter2"}\'\n');
    chmodSync(join(home, 'docker-credential-lab'), 0o755);
    configure({ credHelpers: { [registry.host]: 'lab' } });
    expect(await push({ environment: { HOME: home, PATH: `${home}:${process.env.PATH}` } })).toHaveLength(2);
    expect(registry.requests.join('\n')).not.toContain('hunter2');
  });

  it('are tried again where the registry is busy for a while', async () => {
    let refusals = 2;
    const { release, push } = await makeMirror({ intercept: (line) => (line.startsWith('POST') && refusals-- > 0 ? 503 : undefined) });
    await release('1.0.0');
    expect((await push()).map(({ outcome }) => outcome)).toEqual(['pushed', 'pushed']);
  }, 30_000);

  it('have the digest of what the registry has, also where it does not say it', async () => {
    const { registry, release, push } = await makeMirror({ hidesDigest: true });
    await release('1.0.0');
    await push();
    expect((await push()).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    registry.manifests.set('acme/fleet/sources:1.0.0', Buffer.from('{}'));
    expect(await failure(push())).toMatchObject({ code: 'push-rejected' });
  });

  it.each(['https://localhost:1/collect', 'https://evil.example/token', 'http://evil.example/token', 'https://a:b@127.0.0.1/token', 'x'])(
    'are not pushed where the registry names %s for its tokens, which gets no login',
    async (realm) => {
      const { registry, release, push } = await makeMirror({ login: 'ada:hunter2', realm });
      await release('1.0.0');
      const home = temporaryDirectory();
      mkdirSync(join(home, '.docker'));
      const auths = { [registry.host]: { auth: Buffer.from('ada:hunter2').toString('base64') } };
      writeFileSync(join(home, '.docker/config.json'), JSON.stringify({ auths }));
      const error = await failure(push({ environment: { HOME: home } }));
      expect(error).toMatchObject({ code: 'remote-denied', message: expect.not.stringContaining('hunter2') });
      expect(registry.manifests.size).toBe(0);
    },
  );

  it.each<[string, (response: ServerResponse) => void]>([
    [
      'without end',
      (response) => {
        const more = (): void => {
          if (response.destroyed) return;
          response.write('a'.repeat(100_000));
          setImmediate(more);
        };
        response.write('{"token":"');
        more();
      },
    ],
    ['of many values', (response) => response.end(`{"token":"a","x":[${'0,'.repeat(400_000)}0]}`)],
    ['with a token of several lines', (response) => response.end('{"token":"a\\r\\nx: y"}')],
    ['with a token that is a list', (response) => response.end('{"token":["a"]}')],
    ['that is a list', (response) => response.end('[1]')],
    ['that is no JSON', (response) => response.end('<html>')],
    ['to another address', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])(
    'are not pushed after an answer of the token server %s',
    async (_, tokenAnswer) => {
      const { registry, release, push } = await makeMirror({ login: 'ada:hunter2', tokenAnswer });
      await release('1.0.0');
      const { code } = (await failure(push())) as PublishError;
      expect(['remote-denied', 'remote-unreachable']).toContain(code);
      expect(registry.manifests.size).toBe(0);
    },
    30_000,
  );

  it('are not uploaded to a host that the path of the registry names', async () => {
    const other = await startRegistry();
    onTestFinished(() => other.close());
    for (const path of [`//${other.host}/up`, `/\\${other.host}/up`, `/.//${other.host}/up`]) {
      let host = '';
      const { registry, release, push } = await makeMirror({ uploads: () => `http://${host}${path}` });
      host = registry.host;
      await release('1.0.0');
      await push().catch(() => undefined);
    }
    expect(other.requests).toEqual([]);
  });

  it.each(['https://ghcr.io/a', 'oci://', 'oci://ghcr.io/A/b', 'oci://user:pw@ghcr.io/a', 'oci://ghcr.io/a/../b'])(
    'refuse the address %s',
    async (url) => {
      expect(await failure(pushArtifacts({ url, references: [] }))).toMatchObject({
        code: 'remote-unusable',
        message: expect.not.stringContaining('pw@'),
      });
    },
  );
});

describe('the artifact of a tree', () => {
  it('is the same for equal files in any order, and contains them', async () => {
    const path = fc.stringMatching(/^[a-zé 日-]{1,40}(?:\/[a-z.]{1,120}){0,2}$/).filter((text) => !/(?:^|\/)\.+(?:\/|$)|^ | $/.test(text));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(path, anyText(), { maxKeys: 5, noNullPrototype: true }), async (files) => {
        const one = await artifactOf(new Map(Object.entries(files)), { a: 'b' });
        const other = await artifactOf(new Map(Object.entries(files).reverse()), { a: 'b' });
        expect(other.manifest.digest).toBe(one.manifest.digest);
        const layer = one.blobs[1]?.bytes ?? Buffer.alloc(0);
        expect(sha256(layer)).toBe(one.blobs[1]?.digest);
        const entries = await unpackTar(gunzipSync(layer));
        const texts = entries.map(({ header, data }) => [header.name, Buffer.from(data ?? []).toString('utf8')]);
        expect(Object.fromEntries(texts)).toEqual(
          Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text).toString('utf8')])),
        );
      }),
      { numRuns: 50 },
    );
  });
});

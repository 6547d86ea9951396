import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { unpackTar } from 'modern-tar';
import { expect, onTestFinished, test } from 'vitest';
import {
  imageArchive,
  imageLayout,
  imageOf,
  type PublishError,
  packageAddress,
  packageImage,
  pushPackage,
  storedGzip,
} from '../src/index.ts';
import { failure, temporaryDirectory } from './fleet-kit.ts';
import { sha256, startRegistry } from './oci-registry.ts';

const TEXT = '---\napiVersion: meta.pkg.crossplane.io/v1\nkind: Configuration\nmetadata:\n  name: things\n---\n';
const VERSION = { 'org.opencontainers.image.version': '1.4.0' };

const json = (bytes: Buffer | undefined) => JSON.parse(String(bytes));

async function filesOf(archive: Uint8Array): Promise<ReadonlyMap<string, Buffer>> {
  return new Map((await unpackTar(archive)).map(({ header, data }) => [header.name, Buffer.from(data ?? [])]));
}

async function registryWith(options: Parameters<typeof startRegistry>[0] = {}) {
  const registry = await startRegistry(options);
  onTestFinished(() => registry.close());
  return registry;
}

test('one layer has package.yaml alone, and both the annotation and the label name it', async () => {
  const { manifest, blobs } = await packageImage(TEXT, VERSION);
  const [config, layer] = blobs;
  const archive = gunzipSync(layer?.bytes ?? Buffer.alloc(0));
  expect([...(await filesOf(archive))]).toEqual([['package.yaml', Buffer.from(TEXT)]]);
  // The first entry begins at the first byte: readers that take the archive for YAML drop one header only.
  expect(archive.subarray(0, 512).toString('latin1')).toMatch(/^package\.yaml\0/);
  expect(json(manifest.bytes)).toMatchObject({
    layers: [{ digest: layer?.digest, annotations: { 'io.crossplane.xpkg': 'base' } }],
    annotations: VERSION,
  });
  expect(json(config?.bytes)).toMatchObject({
    config: { Labels: { [`io.crossplane.xpkg:${layer?.digest}`]: 'base' } },
    rootfs: { diff_ids: [sha256(archive)] },
  });
});

test('equal text gives equal bytes, and other text another digest', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (one, two) => {
      const [a, b, c] = await Promise.all([packageImage(one), packageImage(one), packageImage(two)]);
      expect(await imageArchive(a)).toEqual(await imageArchive(b));
      expect(a.manifest.digest === c.manifest.digest).toBe(one === two);
    }),
    { numRuns: 30 },
  );
});

test('the bytes depend on no library and no operating system', async () => {
  const [, layer] = (await packageImage(TEXT)).blobs;
  expect(layer?.bytes.subarray(0, 11).toString('hex')).toBe('1f8b08000000000000ff01');
  expect(layer?.bytes.length).toBe(gunzipSync(layer?.bytes ?? Buffer.alloc(0)).length + 23);
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(0, 0xfffe, 0xffff, 0x10000, 0x1fffe), fc.nat(200_000)), fc.nat(255), (size, value) => {
      const bytes = Buffer.alloc(size, value);
      expect(gunzipSync(storedGzip(bytes)).equals(bytes)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('the archive has what makes the same image again', async () => {
  const image = await packageImage(TEXT, VERSION);
  const files = await filesOf(await imageArchive(image));
  const [{ Config, Layers }] = json(files.get('manifest.json'));
  const config = files.get(Config) ?? Buffer.alloc(0);
  const layers = (Layers as string[]).map((name) => files.get(name) ?? Buffer.alloc(0));
  expect(imageOf(config, layers, json(config)).manifest).toEqual(image.manifest);
});

test('the layout has all blobs below their digests, and an index', async () => {
  const image = await packageImage(TEXT);
  const files = imageLayout(image, 'v1.4.0');
  expect([...files.keys()]).toEqual([
    'oci-layout',
    'index.json',
    ...[image.manifest, ...image.blobs].map(({ digest }) => `blobs/sha256/${digest.slice(7)}`),
  ]);
  for (const [path, bytes] of files) if (path.startsWith('blobs')) expect(`blobs/${sha256(bytes).replace(':', '/')}`).toBe(path);
  const { digest } = image.manifest;
  expect(json(files.get('index.json')).manifests).toMatchObject([
    { digest, annotations: { 'org.opencontainers.image.ref.name': 'v1.4.0' } },
  ]);
});

test('pushes a package once, with the login of the registry, and signs it', async () => {
  const registry = await registryWith({ login: 'robot:secret' });
  const folder = temporaryDirectory();
  mkdirSync(join(folder, 'docker'));
  const auth = Buffer.from('robot:secret').toString('base64');
  writeFileSync(join(folder, 'docker/config.json'), JSON.stringify({ auths: { [registry.host]: { auth } } }));
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const artifact = await packageImage(TEXT, VERSION);
  const request = {
    url: `oci://${registry.host}/acme/things:v1.4.0`,
    artifact,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    environment: { DOCKER_CONFIG: join(folder, 'docker') },
  };
  const { digest } = artifact.manifest;
  const pushed = { package: `${registry.host}/acme/things@${digest}`, reference: request.url, digest, outcome: 'pushed' };
  expect(await pushPackage(request)).toEqual(pushed);
  expect(registry.manifests.get('acme/things:v1.4.0')).toEqual(artifact.manifest.bytes);
  const signature = json(registry.manifests.get(`acme/things:${digest.replace(':', '-')}.sig`)).layers[0];
  const payload = registry.blobs.get(signature.digest) ?? Buffer.alloc(0);
  expect(json(payload).critical.image).toEqual({ 'docker-manifest-digest': digest });
  const bytes = Buffer.from(signature.annotations['dev.cosignproject.cosign/signature'], 'base64');
  expect(verify('sha256', payload, createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })), bytes)).toBe(true);
  expect((await pushPackage(request)).outcome).toBe('unchanged');
});

test('does not replace the package of a version', async () => {
  const registry = await registryWith();
  const url = `oci://${registry.host}/acme/things:v1.4.0`;
  await pushPackage({ url, artifact: await packageImage(TEXT), environment: {} });
  const before = registry.manifests.get('acme/things:v1.4.0');
  const error = (await failure(pushPackage({ url, artifact: await packageImage(`${TEXT}# other\n`), environment: {} }))) as PublishError;
  expect(error.code).toBe('push-rejected');
  expect(error.message).toContain('is another package');
  expect(registry.manifests.get('acme/things:v1.4.0')).toBe(before);
});

test.each([
  'ghcr.io/acme/things:v1',
  'oci://ghcr.io/acme/things',
  'oci://ghcr.io/things:',
  'oci://ghcr.io:443',
  'oci://ghcr.io/a:b:c',
  'oci://ghcr.io/Acme/x:v1',
])('%j is not the address of a package', (url) => {
  expect(() => packageAddress(url)).toThrow(/is not the address of/);
});

test('the address of a package has a host, a repository and a tag', () => {
  expect(packageAddress('oci://localhost:5000/acme/things:v1.4.0')).toMatchObject({
    origin: 'http://localhost:5000',
    repository: 'acme/things',
    tag: 'v1.4.0',
  });
});

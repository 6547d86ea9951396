import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { configMaps, type Fixture, makeFixture } from '../../packages/cli/test/fixture.ts';
import { type PushRegistry, startRegistry } from '../../packages/publish/test/oci-registry.ts';

async function fleet(
  options: Parameters<typeof startRegistry>[0] = {},
): Promise<Fixture & { readonly registry: PushRegistry; readonly oci: string }> {
  const registry = await startRegistry(options);
  onTestFinished(() => registry.close());
  const fixture = makeFixture();
  fixture.addPackage('catalog', ['common/a'], configMaps({ 'common/a/one.yaml': { text: 'one' } }));
  return { ...fixture, registry, oci: `oci://${registry.host}/fleet` };
}

interface Answer {
  readonly artifacts: readonly { readonly reference: string; readonly digest: string; readonly outcome: string }[];
}

const artifactsIn = (stdout: string): string[] =>
  (JSON.parse(stdout) as Answer).artifacts.map(({ reference, outcome }) => `${reference.replace(/.*:/, '')} ${outcome}`);

describe('--oci', () => {
  it('brings what is published and promoted to a registry, signed, and names the digests', async () => {
    const { run, registry, oci, write } = await fleet();
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    write('cosign.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    const published = await run('publish', '--oci', oci, '--oci-key', 'cosign.pem', '--output=json');
    expect(artifactsIn(published.stdout)).toEqual(['1.0.0 pushed', 'latest pushed']);
    const promoted = await run('promote', '--from', 'latest', '--to', 'staging', '--oci', oci);
    expect(promoted.stdout).toMatch(/^oci:\/\/127\.0\.0\.1:\d+\/fleet\/catalog:staging +sha256:[0-9a-f]{64} +pushed$/m);
    expect([...registry.manifests.keys()].filter((name) => name.startsWith('fleet/catalog:')).sort()).toEqual([
      'fleet/catalog:1.0.0',
      'fleet/catalog:latest',
      expect.stringMatching(/^fleet\/catalog:sha256-[0-9a-f]{64}\.sig$/),
      'fleet/catalog:staging',
    ]);
  });

  it('asks the registry nothing in a dry run, and nothing where the push is refused', async () => {
    const { run, registry, oci, addPackage } = await fleet();
    expect((await run('publish', '--dry-run', '--oci', oci)).code).toBe(0);
    await run('publish');
    expect((await run('publish', '--dry-run', '--oci', oci)).stdout).toContain('Git does not change, so no artifact is planned.');
    addPackage('catalog', ['common/a'], configMaps({ 'common/a/one.yaml': { text: 'two' } }));
    expect((await run('publish', '--oci', oci)).code).toBe(1);
    expect(registry.requests).toEqual([]);
  });

  it('says in a dry run which digests a push and a promotion give', async () => {
    const { run, registry, oci } = await fleet();
    const digestsIn = (stdout: string) => (JSON.parse(stdout) as Answer).artifacts.map(({ reference, digest }) => ({ reference, digest }));
    const options = ['--oci', oci, '--output=json'];
    const planned = await run('publish', '--dry-run', ...options);
    expect(artifactsIn(planned.stdout)).toEqual(['1.0.0 planned', 'latest planned']);
    const published = await run('publish', ...options);
    expect(digestsIn(published.stdout)).toEqual(digestsIn(planned.stdout));
    const move = ['promote', '--from', 'latest', '--to', 'staging', ...options];
    const moving = await run(...move, '--dry-run');
    expect(artifactsIn(moving.stdout)).toEqual(['staging planned']);
    const before = registry.requests.length;
    expect(digestsIn((await run(...move, '--dry-run')).stdout)).toEqual(digestsIn(moving.stdout));
    expect(registry.requests).toHaveLength(before);
    const moved = (JSON.parse((await run(...move)).stdout) as Answer).artifacts.filter(({ reference }) => reference.endsWith(':staging'));
    expect(moved).toMatchObject(digestsIn(moving.stdout));
  }, 60_000);

  it('pushes the artifacts of a plan, and nothing where they would be others now', async () => {
    const { run, registry, oci, write, root, list } = await fleet();
    write('.gitignore', 'node_modules\n.slipway/\n');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: root, encoding: 'utf8' });
    git('add', '-A');
    git('commit', '-q', '-m', 'start');
    write('.slipway/plan.json', (await run('publish', '--dry-run', '--oci', oci, '--output=json')).stdout);
    git('commit', '-q', '--allow-empty', '-m', 'other sources of the same files');
    const refused = await run('publish', '--plan', '.slipway/plan.json', '--oci', oci);
    expect([refused.code, registry.requests, list('.slipway/fleet.git/refs')]).toEqual([1, [], []]);
    expect(refused.stdout).toMatch(/plan-outdated.*\n?.*catalog:1\.0\.0: the plan has sha256:[0-9a-f]{64}, now sha256:/);
    git('reset', '-q', '--hard', 'HEAD^');
    const pushed = await run('publish', '--plan', '.slipway/plan.json', '--oci', oci, '--output=json');
    expect(artifactsIn(pushed.stdout)).toEqual(['1.0.0 pushed', 'latest pushed']);
  }, 60_000);

  it('says what Git has when the registry is gone, and finishes with the next run', async () => {
    const { run, oci, read } = await fleet();
    const gone = await run('publish', '--oci', 'oci://127.0.0.1:9/fleet');
    expect(gone).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Git has what was pushed, the registry does not: .*127\.0\.0\.1:9/),
    });
    expect(read('.slipway/fleet.git/HEAD')).toContain('ref');
    const next = await run('publish', '--oci', oci, '--output=json');
    expect(artifactsIn(next.stdout)).toEqual(['1.0.0 pushed', 'latest pushed']);
  }, 60_000);

  it('finishes a plan with the same plan after the registry failed', async () => {
    let isDown = true;
    const { run, oci, write } = await fleet({ intercept: () => (isDown ? 403 : undefined) });
    write('.slipway/plan.json', (await run('publish', '--dry-run', '--oci', oci, '--output=json')).stdout);
    const apply = () => run('publish', '--plan', '.slipway/plan.json', '--oci', oci, '--output=json');
    expect(await apply()).toMatchObject({ code: 1, stderr: expect.stringContaining('Run the same command again') });
    isDown = false;
    expect(artifactsIn((await apply()).stdout)).toEqual(['1.0.0 pushed', 'latest pushed']);
    expect(artifactsIn((await apply()).stdout)).toEqual(['1.0.0 unchanged', 'latest unchanged']);
  }, 60_000);

  it.each([
    ['an invalid address', ['--oci', 'ghcr.io/acme'], /--oci: "ghcr\.io\/acme" is not the address of a registry/],
    ['an invalid key', ['--oci', 'oci://127.0.0.1:9/a', '--oci-key', 'package.json'], /--oci-key: The key is not a private ECDSA key/],
    ['a key that does not exist', ['--oci', 'oci://127.0.0.1:9/a', '--oci-key', 'no.pem'], /--oci-key: .*no\.pem cannot be read/],
    ['a key without a registry', ['--oci-key', 'package.json'], /--oci-key is for --oci/],
  ])('refuses %s before anything is pushed', async (_, args, message) => {
    const { run, list } = await fleet();
    expect(await run('publish', ...args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(message) });
    expect(list('.slipway/fleet.git')).toEqual([]);
  });
});

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeFixture } from '../../packages/cli/test/fixture.ts';
import { START_SLIPWAY } from '../../packages/cli/test/start-slipway.ts';
import { sha256, startRegistry } from '../../packages/publish/test/oci-registry.ts';

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], { cwd, encoding: 'utf8', input: '' }).trimEnd();

/** A content package with a kind of composites. With `isPackaged`, the kind is only in the Configuration package, not in the tree. */
function source(size: string, isPackaged = false): string {
  const schema = { type: 'object', properties: { spec: { type: 'object', properties: { size: { type: size } } } } };
  const definition = {
    apiVersion: 'apiextensions.crossplane.io/v2',
    kind: 'CompositeResourceDefinition',
    metadata: { name: 'things.example.org' },
    spec: {
      group: 'example.org',
      names: { kind: 'Thing', plural: 'things' },
      versions: [{ name: 'v1', served: true, referenceable: true, schema: { openAPIV3Schema: schema } }],
    },
  };
  const composition = {
    apiVersion: 'apiextensions.crossplane.io/v1',
    kind: 'Composition',
    metadata: { name: 'things' },
    spec: {
      compositeTypeRef: { apiVersion: 'example.org/v1', kind: 'Thing' },
      mode: 'Pipeline',
      pipeline: [{ step: 'ready', functionRef: { name: 'function-auto-ready' } }],
    },
  };
  const ready = {
    apiVersion: 'pkg.crossplane.io/v1',
    kind: 'Function',
    metadata: { name: 'function-auto-ready' },
    spec: { package: 'xpkg.crossplane.io/crossplane-contrib/function-auto-ready:v0.7.0' },
  };
  const kinds = JSON.stringify([definition, composition]);
  const files = [
    { path: 'common/things/function.yaml', objects: [ready] },
    ...(isPackaged ? [] : [{ path: 'common/things/things.yaml', objects: [definition, composition] }]),
  ];
  return [
    `export const assemble = () => ${JSON.stringify(files)};`,
    ...(isPackaged ? [`export const configuration = () => ${kinds};`] : []),
  ].join('\n');
}

type Answer = Readonly<Record<string, unknown>> & {
  readonly packages: readonly Readonly<Record<string, unknown>>[];
  readonly configurations?: readonly Readonly<Record<string, string>>[];
  readonly findings: readonly { readonly rule: string; readonly message: string }[];
};

async function makeFleet(options: { readonly registry?: Parameters<typeof startRegistry>[0]; readonly isPackaged?: boolean } = {}) {
  const registry = await startRegistry(options.registry);
  onTestFinished(() => registry.close());
  const fixture = makeFixture();
  const { root } = fixture;
  const set = (version: string, configuration: string | undefined = `oci://${registry.host}/acme/things`): void => {
    const slipway = { prefixes: ['common/things'], ...(configuration !== '' && { configuration }) };
    const json = { name: '@fleet/kinds', version, type: 'module', exports: { '.': './index.ts' }, slipway };
    fixture.write('packages/kinds/package.json', JSON.stringify(json));
  };
  const commit = (message: string): string => {
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '--allow-empty', '-m', message);
    return git(root, 'rev-parse', 'HEAD');
  };
  fixture.addPackage('kinds', ['common/things'], source('integer', options.isPackaged));
  set('1.0.0');
  fixture.write('.gitignore', 'node_modules\n.slipway/\n');
  git(root, 'config', 'user.name', 'Ada');
  git(root, 'config', 'user.email', 'ada@example.org');
  commit('start');
  const run = async (...args: readonly string[]) => {
    const { code, stdout, stderr } = await fixture.run(...args, '--output', 'json');
    return { code, stderr, ...(JSON.parse(stdout || '{}') as Answer) };
  };
  const remote = join(root, '.slipway/fleet.git');
  const tag = (version: string): string => git(remote, 'tag', '-l', '--format=%(contents)', `kinds@${version}`);
  const define = (size: string): void => fixture.write('packages/kinds/index.ts', source(size, options.isPackaged));
  return { ...fixture, registry, set, commit, run, tag, define };
}

describe('a content package with a Configuration package', () => {
  it('is published to Git and to the registry, and the release records the digest', async () => {
    const { registry, run, tag } = await makeFleet();
    const plan = await run('plan');
    expect(registry.requests).toEqual([]);
    const published = await run('publish');
    expect(published.code).toBe(0);
    const manifest = registry.manifests.get('acme/things:v1.0.0') ?? Buffer.alloc(0);
    const configurationPackage = `${registry.host}/acme/things@${sha256(manifest)}`;
    const row = { package: 'kinds', reference: `oci://${registry.host}/acme/things:v1.0.0`, configurationPackage };
    expect(plan.configurations).toEqual([{ ...row, outcome: 'planned' }]);
    expect(published.configurations).toEqual([{ ...row, outcome: 'pushed' }]);
    expect(published.packages).toMatchObject([{ configurationPackage, tag: 'kinds@1.0.0' }]);
    expect(tag('1.0.0')).toContain(`\nConfiguration-Package: ${configurationPackage}`);
    const built = await run('xpkg', 'build', '--package', 'kinds');
    expect(built).toMatchObject({ code: 0, digest: sha256(manifest) });
    expect(await run('status')).toMatchObject({ channels: [{ package: 'kinds', channel: 'latest', configurationPackage }] });
  });

  it('is pushed once: the next run changes nothing', async () => {
    const { registry, run } = await makeFleet();
    await run('publish');
    registry.requests.length = 0;
    expect(await run('publish')).toMatchObject({ code: 0, configurations: [{ outcome: 'unchanged' }] });
    expect(registry.requests.map((line) => line.split(' ')[0])).toEqual(['HEAD']);
  });

  it('is left to a run with a login by publish --git-only', async () => {
    const { registry, run, tag } = await makeFleet();
    expect(await run('publish', '--git-only')).toMatchObject({ code: 0, packages: [{ outcome: 'published' }] });
    expect(registry.requests).toEqual([]);
    const recorded = tag('1.0.0');
    expect(await run('publish')).toMatchObject({ code: 0, configurations: [{ outcome: 'pushed' }] });
    expect(recorded).toContain(sha256(registry.manifests.get('acme/things:v1.0.0') ?? Buffer.alloc(0)));
    expect(await run('publish', '--git-only', '--oci', `oci://${registry.host}/acme`)).toMatchObject({ code: 2 });
  });

  it('is completed by the next run after each request that failed', async () => {
    for (let last = 0; ; last++) {
      let puts = 0;
      const intercept = (line: string) => (line.startsWith('PUT') && puts++ === last ? 403 : undefined);
      const { registry, run, tag } = await makeFleet({ registry: { intercept } });
      const first = await run('publish');
      if (first.code === 0) {
        expect(last).toBe(3); // config, layer, manifest
        break;
      }
      expect(first).toMatchObject({ code: 1, stderr: expect.stringContaining('Git has what was pushed, the registry does not') });
      const recorded = tag('1.0.0');
      expect(registry.manifests.has('acme/things:v1.0.0')).toBe(false);
      expect(await run('publish')).toMatchObject({ code: 0, configurations: [{ outcome: 'pushed' }] });
      expect(tag('1.0.0')).toBe(recorded);
      expect(recorded).toContain(sha256(registry.manifests.get('acme/things:v1.0.0') ?? Buffer.alloc(0)));
    }
  });

  it.each(['HEAD', 'PUT'])('is completed by the next run after a kill at the %s request', async (method) => {
    let child: ChildProcess | undefined;
    const intercept = (line: string) => {
      if (line.startsWith(method)) child?.kill('SIGKILL');
      return undefined;
    };
    const { root, run, registry, tag } = await makeFleet({ registry: { intercept } });
    child = spawn(process.execPath, [...START_SLIPWAY, 'publish'], { cwd: root, stdio: 'ignore' });
    await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
    child = undefined;
    const recorded = tag('1.0.0');
    expect(await run('publish')).toMatchObject({ code: 0, packages: [{ outcome: 'unchanged' }], configurations: [{ outcome: 'pushed' }] });
    expect(tag('1.0.0')).toBe(recorded);
    expect(recorded).toContain(sha256(registry.manifests.get('acme/things:v1.0.0') ?? Buffer.alloc(0)));
  });

  it('is pushed when the registry is back', async () => {
    let isDown = true;
    const { run, registry } = await makeFleet({ registry: { intercept: () => (isDown ? 403 : undefined) } });
    expect(await run('publish')).toMatchObject({ code: 1, stderr: expect.stringContaining('Git has what was pushed') });
    isDown = false;
    expect(await run('publish')).toMatchObject({ code: 0, packages: [{ outcome: 'unchanged' }], configurations: [{ outcome: 'pushed' }] });
    expect(registry.manifests.has('acme/things:v1.0.0')).toBe(true);
  });

  it('never replaces another package of the version', async () => {
    const { run, registry } = await makeFleet();
    registry.manifests.set('acme/things:v1.0.0', Buffer.from('{}'));
    expect(await run('publish')).toMatchObject({ code: 1, stderr: expect.stringContaining('is another package') });
    expect([...registry.manifests.keys()]).toEqual(['acme/things:v1.0.0']);
  });

  it('needs a new version for another package, also if the tree is the same', async () => {
    const { run, registry, define, set, commit } = await makeFleet({ isPackaged: true });
    await run('publish');
    define('string');
    commit('change the kind');
    const refused = await run('publish');
    expect(refused).toMatchObject({ code: 1, findings: [{ rule: 'version-already-published' }] });
    expect(refused.findings[0]?.message).toBe('1.0.0 is published with another Configuration package');
    expect([...registry.manifests.keys()].filter((key) => key.includes(':v'))).toEqual(['acme/things:v1.0.0']);
    set('1.0.1');
    commit('Version packages');
    expect(await run('publish')).toMatchObject({ code: 0, configurations: [{ reference: expect.stringContaining(':v1.0.1') }] });
  });

  it('gets a patch from release if only the package changes', async () => {
    const { run, define, commit, write } = await makeFleet({ isPackaged: true });
    const version = { scripts: { version: 'changeset version' } };
    write('package.json', JSON.stringify({ name: 'fleet', private: true, type: 'module', workspaces: ['packages/*'], ...version }));
    write('package-lock.json', '{ "name": "fleet", "lockfileVersion": 3, "packages": {} }\n');
    const settings = { changelog: false, baseBranch: 'main', privatePackages: { version: true, tag: false } };
    write('.changeset/config.json', JSON.stringify(settings));
    commit('changesets');
    expect(await run('publish')).toMatchObject({ code: 0 });
    expect(await run('release')).toMatchObject({ code: 0, versions: [], configurations: [{ outcome: 'unchanged' }] });
    define('string');
    commit('change the kind');
    const released = await run('release');
    expect(released).toMatchObject({
      code: 0,
      versions: [{ package: 'kinds', from: '1.0.0', to: '1.0.1', announced: false }],
      configurations: [{ reference: expect.stringContaining(':v1.0.1'), outcome: 'pushed' }],
    });
  });

  it('keeps a release from before the setting without a package', async () => {
    const { run, registry, set, commit } = await makeFleet();
    set('1.0.0', '');
    commit('without');
    await run('publish');
    set('1.0.0');
    commit('with');
    const again = await run('publish');
    expect(again).toMatchObject({ code: 0, packages: [{ outcome: 'unchanged' }] });
    expect(again.configurations).toBeUndefined();
    expect(registry.requests).toEqual([]);
  });

  it('is pushed with a signature when a key is given, and a plan with another package is outdated', async () => {
    const { run, registry, write, define, commit } = await makeFleet();
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    write('.slipway/key.pem', privateKey.export({ type: 'sec1', format: 'pem' }).toString());
    write('.slipway/plan.json', JSON.stringify(await run('plan')));
    define('string');
    const outdated = await run('publish', '--plan', '.slipway/plan.json');
    expect(outdated).toMatchObject({ code: 1, findings: [{ rule: 'plan-outdated' }] });
    expect(outdated.findings[0]?.message).toContain('Configuration package');
    commit('change');
    expect(await run('publish', '--oci-key', '.slipway/key.pem')).toMatchObject({ code: 0 });
    expect([...registry.manifests.keys()].some((key) => key.endsWith('.sig'))).toBe(true);
  });

  it('is verified from its source commit, for its branch and its tag', async () => {
    const { run, root } = await makeFleet({ isPackaged: true });
    await run('publish');
    const verified = { code: 0, references: [{ outcome: 'verified' }] };
    expect(await run('verify')).toMatchObject(verified);
    expect(await run('verify', 'kinds@1.0.0')).toMatchObject(verified);
    const remote = join(root, '.slipway/fleet.git');
    const message = git(remote, 'tag', '-l', '--format=%(contents)', 'kinds@1.0.0');
    git(remote, 'tag', '-f', '-a', '-m', message.replace(/sha256:[0-9a-f]{8}/, 'sha256:00000000'), 'kinds@1.0.0', 'kinds@1.0.0^{}');
    const forged = await run('verify', 'kinds@1.0.0');
    expect(forged).toMatchObject({ code: 1, references: [{ outcome: 'not-reproducible' }] });
    expect(forged.findings[0]?.message).toMatch(/builds \S+@sha256:[0-9a-f]{64}, not \S+@sha256:00000000/);
  });
});

it('is named by the repository of a registry, without a tag', async () => {
  const { set, run } = await makeFleet();
  for (const configuration of ['ghcr.io/acme/things', 'oci://ghcr.io/acme/things:v1', 'oci://user@ghcr.io/acme/things']) {
    set('1.0.0', configuration);
    expect(await run('publish')).toMatchObject({ code: 2, stderr: expect.stringContaining('slipway.configuration is') });
  }
  set('1.0.0', 'oci://ghcr.io/acme/-things');
  expect((await run('publish')).stderr).toContain('slipway.configuration: "oci://ghcr.io/acme/-things" is not the address of a registry');
  set('1.0.0');
  expect((await run('publish', '--oci-token-host', 'a/b')).stderr).toContain('--oci-token-host: "a/b" is not the host');
});

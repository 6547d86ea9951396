import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configMaps, copiesOf, type Fixture } from './fixture.ts';

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Eve', '-c', 'user.email=eve@example.org', ...args], { cwd, encoding: 'utf8', input: '' }).trimEnd();

interface Fleet extends Fixture {
  readonly remote: string;
  readonly commit: (message: string) => string;
  readonly changeset: (text: string) => void;
  /** The version in the package.json of a package. */
  readonly versionOf: (name: string) => string;
  readonly release: (...args: string[]) => Promise<Report & { readonly code: number; readonly stderr: string }>;
}

interface Report {
  readonly summary?: Readonly<Record<string, unknown>>;
  readonly versions?: readonly Readonly<Record<string, unknown>>[];
  readonly otherVersions?: readonly Readonly<Record<string, unknown>>[];
  readonly packages?: readonly Readonly<Record<string, unknown>>[];
  readonly proposal?: Readonly<Record<string, unknown>>;
}

/** In the checkout, where Git ignores it. */
const REMOTE = '.slipway/remote.git';

const CLUSTER = {
  name: 'web-staging',
  role: 'workload',
  accountId: '123456789012',
  region: 'eu-west-1',
  packages: { channel: 'latest' },
  path: 'clusters/web-staging',
  addons: [],
  applications: [],
  bootstrap: [],
};

const released = copiesOf(async (fixture) => {
  const remote = join(fixture.root, REMOTE);
  git(fixture.root, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  const version = { scripts: { version: 'changeset version' } };
  fixture.write('package.json', JSON.stringify({ name: 'fleet', private: true, type: 'module', workspaces: ['packages/*'], ...version }));
  fixture.write(
    'package-lock.json',
    '{ "name": "fleet", "lockfileVersion": 3, "packages": { "packages/leaf": { "version": "1.0.0" } } }\n',
  );
  fixture.write('.gitignore', 'node_modules\n.slipway/\n');
  const config = { changelog: '@changesets/cli/changelog', baseBranch: 'main', privatePackages: { version: true, tag: false } };
  fixture.write('.changeset/config.json', JSON.stringify(config));
  fixture.write('packages/library/package.json', JSON.stringify({ name: '@fleet/library', version: '1.0.0', private: true }));
  fixture.addPackage('catalog', ['common/a'], configMaps({ 'common/a/one.yaml': { text: 'one' } }));
  const description = { clusters: [CLUSTER], addons: [], applications: [], compositions: [], sources: [] };
  const leaf = configMaps({ 'clusters/c.yaml': { key: 'c' } });
  fixture.addPackage('leaf', ['clusters'], `${leaf}\nexport const describe = () => (${JSON.stringify(description)});`);
  const manifest = JSON.parse(fixture.read('packages/leaf/package.json'));
  const dependencies = { '@fleet/library': '^1.0.0' };
  fixture.write('packages/leaf/package.json', JSON.stringify({ ...manifest, private: true, dependencies }, undefined, 2));
  git(fixture.root, 'config', 'user.name', 'Ada');
  git(fixture.root, 'config', 'user.email', 'ada@example.org');
  git(fixture.root, 'checkout', '--quiet', '-b', 'main');
  git(fixture.root, 'remote', 'add', 'origin', remote);
  commitAll(fixture, 'start');
  git(fixture.root, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  const first = await fixture.run('publish', '--remote', 'origin');
  if (first.code !== 0) throw new Error(first.stdout + first.stderr);
});

function commitAll({ root }: Fixture, message: string): string {
  git(root, 'add', '-A');
  git(root, 'commit', '--quiet', '-m', message);
  return git(root, 'rev-parse', 'HEAD');
}

/** Creates two packages, one with the clusters, that share a library. Both are released as 1.0.0 to the remote of main. */
async function makeFleet(): Promise<Fleet> {
  const fixture = await released();
  const remote = join(fixture.root, REMOTE);
  git(fixture.root, 'remote', 'set-url', 'origin', remote);
  return {
    ...fixture,
    remote,
    commit: (message) => commitAll(fixture, message),
    changeset: (text) => fixture.write('.changeset/brave-dogs.md', text),
    versionOf: (name) => JSON.parse(fixture.read(`packages/${name}/package.json`)).version,
    async release(...args) {
      const { code, stdout, stderr } = await fixture.run('release', '--output=json', ...args);
      return { ...(stdout === '' ? {} : (JSON.parse(stdout) as Report)), code, stderr };
    },
  };
}

const raise = (fleet: Fleet, text: string): void => fleet.write('packages/catalog/index.ts', configMaps({ 'common/a/one.yaml': { text } }));

describe('slipway release', () => {
  it('raises versions, pushes them and publishes, with the words of the changeset and the clusters in the commit', async () => {
    const fleet = await makeFleet();
    raise(fleet, 'two');
    fleet.changeset("---\n'@fleet/catalog': minor\n---\n\nRaise it to two.\n");
    fleet.commit('two');
    const report = await fleet.release('--remote', 'origin');
    expect(report).toMatchObject({
      code: 0,
      stderr: '',
      summary: { outcome: 'released' },
      versions: [{ package: 'catalog', from: '1.0.0', to: '1.1.0', announced: true }],
    });
    expect(git(fleet.remote, 'log', '-1', '--format=%s', 'main')).toBe('Version packages');
    expect(git(fleet.remote, 'rev-parse', 'main')).toBe(git(fleet.root, 'rev-parse', 'HEAD'));
    expect(git(fleet.root, 'status', '--porcelain')).toBe('');
    expect(git(fleet.remote, 'tag', '--list')).toBe('catalog@1.0.0\ncatalog@1.1.0\nleaf@1.0.0');
    const message = git(fleet.remote, 'log', '-1', '--format=%B', 'flux/catalog/latest');
    expect(message).toMatch(/^catalog 1\.1\.0\n\n- .*Raise it to two\.\n\nReaches 1 cluster: web-staging\n\n0 added, 1 changed/);
    expect(git(fleet.remote, 'tag', '--list', '--format=%(contents)', 'catalog@1.1.0')).toContain('Raise it to two.');
    expect(await fleet.run('verify', '--remote', 'origin')).toMatchObject({ code: 0 });
  });

  it('releases a patch of what changed without a changeset, and names it', async () => {
    const fleet = await makeFleet();
    raise(fleet, 'two');
    fleet.changeset("---\n'@fleet/leaf': minor\n---\n\nSomething else.\n");
    fleet.commit('two');
    const { stdout } = await fleet.start('release', '--remote', 'origin');
    expect(stdout).toMatch(/^catalog +1\.0\.0 +1\.0\.1\nleaf +1\.0\.0 +1\.1\.0$/m);
    expect(stdout).toContain('No changeset names catalog, whose content changes: a patch of it is released.');
    expect(fleet.read('packages/catalog/CHANGELOG.md')).toContain('Something else.');
  });

  it('releases no content package because of a library alone', async () => {
    const fleet = await makeFleet();
    fleet.changeset("---\n'@fleet/library': major\n---\n\nAnother library.\n");
    fleet.commit('library');
    const planned = await fleet.run('release', '--remote', 'origin', '--dry-run');
    expect(planned.stdout).toContain('1 package without content: version 2.0.0 of @fleet/library.');
    expect(await fleet.release('--remote', 'origin')).toMatchObject({
      code: 0,
      versions: [],
      otherVersions: [{ package: '@fleet/library', from: '1.0.0', to: '2.0.0' }],
    });
    expect([fleet.versionOf('library'), fleet.versionOf('leaf')]).toEqual(['2.0.0', '1.0.0']);
    expect(fleet.read('packages/leaf/package.json')).toContain('"@fleet/library": "^2.0.0"');
    expect(fleet.list('packages/leaf')).not.toContain('CHANGELOG.md');
    expect(JSON.parse(fleet.read('package-lock.json')).packages['packages/leaf'].version).toBe('1.0.0');
    expect(git(fleet.remote, 'tag', '--list', 'leaf@*')).toBe('leaf@1.0.0');
  });

  it('prepares the versions as a pull request, and leaves everything else as it is', async () => {
    const fleet = await makeFleet();
    raise(fleet, 'two');
    fleet.changeset("---\n'@fleet/catalog': minor\n---\n\nRaise it.\n");
    const head = fleet.commit('two');
    const report = await fleet.release('--remote', 'origin', '--pull-request');
    expect(report).toMatchObject({ code: 0, summary: { outcome: 'proposed' }, proposal: { branch: 'release/versions', base: 'main' } });
    expect(git(fleet.root, 'rev-parse', 'HEAD')).toBe(head);
    expect(git(fleet.root, 'status', '--porcelain')).toBe('');
    expect(git(fleet.remote, 'rev-parse', 'release/versions')).toBe(report.proposal?.commit);
    expect(git(fleet.remote, 'tag', '--list', 'catalog@1.1.0')).toBe('');
    git(fleet.root, 'fetch', '--quiet', 'origin');
    git(fleet.root, 'merge', '--quiet', '--ff-only', 'origin/release/versions');
    expect(await fleet.release('--remote', 'origin', '--pull-request')).toMatchObject({ code: 0, summary: { outcome: 'unchanged' } });
    expect((await fleet.run('publish', '--remote', 'origin')).code).toBe(0);
    expect(git(fleet.remote, 'tag', '--list', 'catalog@1.1.0')).toBe('catalog@1.1.0');
  });

  it('publishes nothing where the branch of the definitions has moved on', async () => {
    const fleet = await makeFleet();
    const other = git(fleet.remote, 'commit-tree', 'main^{tree}', '-p', 'main', '-m', 'other');
    git(fleet.remote, 'update-ref', 'refs/heads/main', other);
    raise(fleet, 'two');
    fleet.changeset("---\n'@fleet/catalog': minor\n---\n\nRaise it.\n");
    const head = fleet.commit('two');
    const { code, stderr } = await fleet.release('--remote', 'origin');
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('nothing was published') });
    expect(git(fleet.root, 'rev-parse', 'HEAD')).toBe(head);
    expect(git(fleet.root, 'status', '--porcelain')).toBe('');
    expect(git(fleet.remote, 'tag', '--list', 'catalog@1.1.0')).toBe('');
  });

  it('takes the versions back where something is refused, and after a dry run', async () => {
    const fleet = await makeFleet();
    raise(fleet, 'two');
    fleet.changeset("---\n'@fleet/catalog': minor\n---\n\nRaise it.\n");
    fleet.commit('two');
    expect(await fleet.release('--remote', 'origin', '--dry-run')).toMatchObject({
      code: 0,
      summary: { outcome: 'planned' },
      versions: [{ to: '1.1.0' }],
      packages: [{ package: 'catalog', version: '1.1.0' }, { package: 'leaf' }],
    });
    const broken = fleet.read('packages/catalog/index.ts').replace("namespace: 'flux-system'", "namespace: 'Not A Name'");
    fleet.write('packages/catalog/index.ts', broken);
    const head = fleet.commit('broken');
    expect(await fleet.release('--remote', 'origin')).toMatchObject({ code: 1, summary: { outcome: 'refused' } });
    expect(git(fleet.root, 'rev-parse', 'HEAD')).toBe(head);
    expect(git(fleet.root, 'status', '--porcelain')).toBe('');
    expect(git(fleet.remote, 'tag', '--list')).toBe('catalog@1.0.0\nleaf@1.0.0');
  });

  it('has nothing to do where nothing has changed', async () => {
    const fleet = await makeFleet();
    const { code, stdout } = await fleet.run('release', '--remote', 'origin');
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('No content package gets a new version.') });
  });

  it.each([
    ['changes that are not committed', (fleet: Fleet) => fleet.write('note.txt', 'x'), /not committed \(note\.txt\)/],
    ['no branch', (fleet: Fleet) => git(fleet.root, 'checkout', '--quiet', '--detach'), /No branch is checked out/],
    [
      'no script for versions',
      (fleet: Fleet) => {
        fleet.write('package.json', fleet.read('package.json').replace('"version":"changeset version"', '"x":"y"'));
        fleet.changeset("---\n'@fleet/catalog': minor\n---\n\nRaise it.\n");
        fleet.commit('no script');
      },
      /no script "version"/,
    ],
  ])('is a usage error with %s', async (_, change, message) => {
    const fleet = await makeFleet();
    change(fleet);
    expect(await fleet.release('--remote', 'origin')).toMatchObject({ code: 2, stderr: expect.stringMatching(message) });
    expect(git(fleet.remote, 'tag', '--list')).toBe('catalog@1.0.0\nleaf@1.0.0');
  });

  it('says what the script of the versions said', async () => {
    const fleet = await makeFleet();
    fleet.write('package.json', fleet.read('package.json').replace('changeset version', 'echo out of luck; exit 3'));
    fleet.changeset("---\n'@fleet/catalog': minor\n---\n\nRaise it.\n");
    fleet.commit('script');
    expect(await fleet.release('--remote', 'origin')).toMatchObject({ code: 1, stderr: expect.stringMatching(/exit code 3: out of luck/) });
  });
});

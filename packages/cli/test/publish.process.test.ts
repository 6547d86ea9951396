import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configMaps, type Fixture, makeFixture, runSlipway } from './fixture.ts';

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd, encoding: 'utf8', input: '' }).trim();

function repositoryFixture(): Fixture {
  const fixture = makeFixture();
  fixture.addPackage('catalog', ['common/a'], configMaps({ 'common/a/one.yaml': { key: 'one' }, 'common/a/two.yaml': { key: 'two' } }));
  fixture.addPackage('leaf', ['clusters'], configMaps({ 'clusters/c.yaml': { key: 'c' } }));
  fixture.write('.gitignore', 'node_modules\n.slipway/\n');
  git(fixture.root, 'add', '-A');
  git(fixture.root, 'commit', '-q', '-m', 'start');
  return fixture;
}

interface Answer {
  readonly summary: { readonly outcome: string; readonly remote?: string };
  readonly packages: readonly {
    package: string;
    version: string;
    branch: string;
    commit?: string;
    outcome: string;
    added: string[];
    changed: string[];
    removed: string[];
  }[];
  readonly findings: readonly { rule: string; message: string; file: string }[];
}

const answer = (stdout: string): Answer => JSON.parse(stdout) as Answer;

describe('slipway publish', () => {
  it('brings every package to its branch of the embedded repository and ends with a table; the second run changes nothing', async () => {
    const fixture = repositoryFixture();
    const first = await fixture.start('publish');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const remote = join(fixture.root, '.slipway/fleet.git');
    const commit = git(remote, 'rev-parse', 'flux/catalog/latest');
    expect(first.stdout).toMatch(/^package +version +branch +commit +added +changed +removed +findings/m);
    expect(first.stdout).toMatch(
      new RegExp(`^catalog +1\\.0\\.0 +flux/catalog/latest +${commit.slice(0, 10)} +\\d+ +0 +0 +0 +published$`, 'm'),
    );
    expect(git(remote, 'ls-tree', '-r', '--name-only', 'flux/catalog/latest').split('\n')).toEqual(
      expect.arrayContaining(['common/a/one.yaml', 'common/a/two.yaml']),
    );
    expect(git(remote, 'log', '-1', '--format=%B', 'flux/catalog/latest')).toContain(git(fixture.root, 'rev-parse', 'HEAD'));
    expect(git(fixture.root, 'status', '--porcelain')).toBe('');

    const second = await fixture.run('publish');
    expect(second.code).toBe(0);
    expect(second.stdout).toMatch(/^Nothing changed\.$/m);
    expect(second.stdout).toMatch(/^leaf +1\.0\.0 +flux\/leaf\/latest +[0-9a-f]{10} +- +- +- +0 +unchanged$/m);
    expect(git(remote, 'rev-parse', 'flux/catalog/latest')).toBe(commit);
  });

  it('publishes the files that synth writes, byte for byte', async () => {
    const fixture = repositoryFixture();
    await fixture.run('synth');
    await fixture.run('publish');
    const published = git(join(fixture.root, '.slipway/fleet.git'), 'show', 'flux/catalog/latest:common/a/one.yaml');
    expect(`${published}\n`).toBe(fixture.read('common/a/one.yaml'));
  });

  it('names every file of .changeset that is not a changeset, and publishes nothing', async () => {
    const fixture = repositoryFixture();
    fixture.write('.changeset/README.md', '# Changesets\n');
    fixture.write('.changeset/good.md', '---\n"@fleet/catalog": minor\n---\n\nMore.\n');
    fixture.write('.changeset/notes.md', 'Remember the milk.\n');
    fixture.write('.changeset/typo.md', '---\n"@fleet/catalog": mnior\n---\n\nMore.\n');
    const { code, stdout, stderr } = await fixture.run('publish');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^.*\.changeset\/notes\.md: .*missing or invalid frontmatter/m);
    expect(stderr).toMatch(/^.*\.changeset\/typo\.md: .*invalid version type "mnior" for package "@fleet\/catalog"/m);
    expect(stderr).not.toMatch(/good\.md|README\.md/);
    expect(existsSync(join(fixture.root, '.slipway/fleet.git'))).toBe(false);
  });

  it('needs a changeset for other content under the same version, and takes the version that it asks for', async () => {
    const fixture = repositoryFixture();
    await fixture.run('publish');
    fixture.write(
      'packages/catalog/index.ts',
      configMaps({ 'common/a/one.yaml': { key: 'changed' }, 'common/a/two.yaml': { key: 'two' } }),
    );
    const refused = await fixture.run('publish', '--output=json');
    expect(refused.code).toBe(1);
    expect(answer(refused.stdout)).toMatchObject({ summary: { outcome: 'refused' }, findings: [{ rule: 'version-already-published' }] });

    fixture.write('.changeset/warm-cats.md', '---\n"@fleet/catalog": minor\n---\n\nChange one.\n');
    const published = answer((await fixture.run('publish', '--output=json')).stdout);
    expect(published.packages.find((row) => row.package === 'catalog')).toMatchObject({
      outcome: 'published',
      version: expect.stringMatching(/^1\.1\.0-next\./),
      changed: ['common/a/one.yaml'],
      removed: [],
    });
  });

  it('starts no program that settings of the repository name, and records what its commit and its changes are', async () => {
    const fixture = repositoryFixture();
    fixture.write('monitor.sh', `#!/bin/sh\ntouch ${join(fixture.root, 'ran')}\n`);
    chmodSync(join(fixture.root, 'monitor.sh'), 0o755);
    git(fixture.root, 'config', 'core.fsmonitor', join(fixture.root, 'monitor.sh'));
    git(fixture.root, 'config', 'remote.origin.url', 'https://user:secret@git.example/fleet.git');
    expect(await fixture.run('publish')).toMatchObject({ code: 0 });
    expect(existsSync(join(fixture.root, 'ran'))).toBe(false);
    const said = git(join(fixture.root, '.slipway/fleet.git'), 'log', '-1', '--format=%B', 'flux/catalog/latest');
    expect(said).toContain('git.example/fleet.git');
    expect(said).not.toContain('secret');
    expect(said).toMatch(/dirty|changes/i);
  });

  it('pushes nothing when a definition is refused', async () => {
    const fixture = repositoryFixture();
    fixture.write(
      'packages/leaf/index.ts',
      "export const assemble = () => [{ path: 'clusters/c.yaml', objects: [{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'c', namespace: 'web' }, data: { key: 1 } }] }];",
    );
    const ended = await fixture.run('publish', '--output=json');
    expect(ended.code).toBe(1);
    expect(answer(ended.stdout)).toMatchObject({
      summary: { outcome: 'refused' },
      packages: [{ outcome: 'withheld' }, { outcome: 'withheld' }],
    });
    expect(answer(ended.stdout).findings.map(({ file }) => file)).toEqual(['clusters/c.yaml']);
    expect(git(join(fixture.root, '.slipway/fleet.git'), 'for-each-ref')).toBe('');
  });

  it('pushes nothing in a dry run, and says what it would', async () => {
    const fixture = repositoryFixture();
    const ended = await fixture.run('publish', '--dry-run', '--output=json');
    expect(ended.code).toBe(0);
    expect(answer(ended.stdout)).toMatchObject({
      summary: { outcome: 'planned' },
      packages: [{ outcome: 'planned' }, { outcome: 'planned' }],
    });
    expect(answer(ended.stdout).packages[0]?.added).toContain('common/a/one.yaml');
    expect(git(join(fixture.root, '.slipway/fleet.git'), 'for-each-ref')).toBe('');
  });

  it('goes to the channel and the remote that are asked for', async () => {
    const fixture = repositoryFixture();
    git(fixture.root, 'init', '-q', '--bare', join(fixture.root, '.slipway/other.git'));
    git(fixture.root, 'remote', 'add', 'other', join(fixture.root, '.slipway/other.git'));
    fixture.write('slipway.yaml', 'channels:\n  - name: staging\n');
    const ended = await fixture.run('publish', '--package', 'leaf', '--channel', 'staging', '--remote', 'other', '--output=json');
    expect(answer(ended.stdout).packages.map(({ branch }) => branch)).toEqual(['flux/leaf/staging']);
    expect(git(join(fixture.root, '.slipway/other.git'), 'branch', '--format=%(refname:short)')).toBe('flux/leaf/staging');
  });

  it('reads a path from the working directory, also below the root and with --cwd', async () => {
    const fixture = repositoryFixture();
    git(fixture.root, 'init', '-q', '--bare', join(fixture.root, 'packages/fleet.git'));
    const below = await runSlipway(['publish', '--remote', '../fleet.git', '--output=json'], { cwd: join(fixture.root, 'packages/leaf') });
    expect(answer(below.stdout).summary).toMatchObject({ outcome: 'published', remote: join(fixture.root, 'packages/fleet.git') });
    const elsewhere = await fixture.run('publish', '--cwd', 'packages', '--remote', 'fleet.git', '--output=json');
    expect(answer(elsewhere.stdout).summary).toMatchObject({ outcome: 'unchanged', remote: join(fixture.root, 'packages/fleet.git') });
  });

  it.each([
    ['of another repository', '.slipway/elsewhere.git'],
    ['of none', 'nowhere'],
  ])('records the source commit of its own repository under a GIT_DIR %s', async (_, gitDir) => {
    const fixture = repositoryFixture();
    git(fixture.root, 'init', '-q', join(fixture.root, '.slipway/elsewhere'));
    git(join(fixture.root, '.slipway/elsewhere'), 'commit', '-q', '--allow-empty', '-m', 'foreign');
    git(fixture.root, 'clone', '-q', '--bare', join(fixture.root, '.slipway/elsewhere'), join(fixture.root, '.slipway/elsewhere.git'));
    const ended = await runSlipway(['publish'], { cwd: fixture.root, env: { GIT_DIR: join(fixture.root, gitDir) } });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    const message = git(join(fixture.root, '.slipway/fleet.git'), 'log', '-1', '--format=%B', 'flux/leaf/latest');
    expect(message).toContain(`Source-Commit: ${git(fixture.root, 'rev-parse', 'HEAD')}`);
    expect(message).not.toContain('Source-Dirty');
  });

  it('names the address of a configured remote that has no repository', async () => {
    const fixture = repositoryFixture();
    git(fixture.root, 'remote', 'add', 'other', '../gone.git');
    const ended = await fixture.run('publish', '--remote', 'other');
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(
      /^slipway: The remote "other" points at ".*\/gone\.git", where there is no Git repository: .*\nFor the state .*: slipway explain remote-missing\n$/,
    );
    expect(ended.stderr).not.toContain('not a configured remote');
  });

  it.each([
    ['a remote that does not exist', ['--remote', 'nowhere'], /There is no remote "nowhere"/],
    ['a path that is not a repository', ['--remote', './gone'], /There is no remote "\.\/gone"/],
  ])('says in one message that there is %s', async (_, args, message) => {
    const fixture = repositoryFixture();
    const ended = await fixture.run('publish', ...args);
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(/^slipway: .*\nFor the state .*: slipway explain remote-missing\n$/);
    expect(ended.stderr).toMatch(message);
  });

  it('says in one message that the directory is not in a Git repository', async () => {
    const fixture = makeFixture();
    fixture.addPackage('leaf', ['clusters'], configMaps({ 'clusters/c.yaml': { key: 'c' } }));
    rmSync(join(fixture.root, '.git'), { recursive: true, force: true });
    const ended = await runSlipway(['publish'], { cwd: fixture.root, env: { GIT_CEILING_DIRECTORIES: join(fixture.root, '..') } });
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(/^slipway: .*is not in a Git repository.*\nFor the state .*: slipway explain not-a-repository\n$/);
  });
});

describe('slipway reject', () => {
  it('says what a tag is, and deletes it when its id is confirmed', async () => {
    const fixture = repositoryFixture();
    await fixture.run('publish');
    const remote = join(fixture.root, '.slipway/fleet.git');
    git(remote, 'tag', 'leaf@99.0.0', 'flux/leaf/latest');
    const id = git(remote, 'rev-parse', 'leaf@99.0.0');
    const answer = await fixture.start('reject', 'leaf@99.0.0', '--delete-tag');
    expect(answer).toMatchObject({ code: 0, stderr: '' });
    expect(answer.stdout).toMatch(
      new RegExp(`^Would delete the tag leaf@99\\.0\\.0 \\(${id}, which Slipway did not write\\).*--confirm ${id}$`, 'm'),
    );
    const wrong = await fixture.run('reject', 'leaf@99.0.0', '--delete-tag', '--confirm', '1'.repeat(40));
    expect(wrong).toMatchObject({ code: 1, stdout: expect.stringMatching(/^Nothing was deleted/) });
    const dry = await fixture.run('reject', 'leaf@99.0.0', '--delete-tag', '--confirm', id, '--dry-run', '--output=json');
    expect(JSON.parse(dry.stdout)).toMatchObject({ summary: { outcome: 'planned', id, recorded: false }, findings: [] });
    expect(git(remote, 'rev-parse', 'leaf@99.0.0')).toBe(id);

    const done = await fixture.run('reject', 'leaf@99.0.0', '--delete-tag', '--confirm', id);
    expect(done).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Deleted the tag leaf@99\.0\.0/) });
    expect(git(remote, 'tag', '--list', 'leaf@*')).toBe('leaf@1.0.0');
    expect(await fixture.run('reject', 'leaf@99.0.0', '--delete-tag')).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^There is no tag/),
    });
  });

  it.each([
    ['no version', ['leaf'], /not <package>@<version>/],
    ['another reference', ['refs/heads/main@1'], /not <package>@<version>/],
    ['a short id', ['leaf@1.0.0', '--delete-tag', '--confirm', '1a2b3c4'], /40 hexadecimal digits/],
    ['no reason', ['leaf@1.0.0'], /--reason/],
  ])('is a usage error with %s', async (_, args, message) => {
    const ended = await repositoryFixture().run('reject', ...args);
    expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(message) });
  });

  it('publishes over a tip that is named by its full id', async () => {
    const fixture = repositoryFixture();
    await fixture.run('publish');
    const remote = join(fixture.root, '.slipway/fleet.git');
    const tip = git(remote, 'commit-tree', '-p', 'flux/leaf/latest', '-m', 'by hand', git(remote, 'mktree', '--missing'));
    git(remote, 'update-ref', 'refs/heads/flux/leaf/latest', tip);
    const refused = await fixture.run('publish', '--output=json');
    expect(refused.code).toBe(1);
    expect(answer(refused.stdout).findings).toMatchObject([
      { rule: 'foreign-commit', remedy: expect.stringContaining(`--replace-tip ${tip}`) },
    ]);
    expect(await fixture.run('publish', '--replace-tip', tip.slice(0, 10))).toMatchObject({ code: 2 });
    expect(await fixture.run('publish', '--replace-tip', tip)).toMatchObject({ code: 0 });
    expect(git(remote, 'ls-tree', '-r', '--name-only', 'flux/leaf/latest')).toContain('clusters/c.yaml');
    expect(git(remote, 'rev-parse', 'flux/leaf/latest~1')).toBe(tip);
  });
});

describe('slipway publish of clusters', () => {
  const flux = (kind: string, spec: object): object => ({
    apiVersion: kind === 'Kustomization' ? 'kustomize.toolkit.fluxcd.io/v1' : 'source.toolkit.fluxcd.io/v1',
    kind,
    metadata: { name: 'flux-system', namespace: 'flux-system' },
    spec: { interval: '10m', ...spec },
  });
  const bootstrap = [
    flux('GitRepository', { url: 'https://git.example/fleet', ref: { branch: 'main' } }),
    flux('Kustomization', { prune: true, path: './clusters/a', sourceRef: { kind: 'GitRepository', name: 'flux-system' } }),
  ];
  const reader = (key: string): object => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'web', namespace: 'default' },
    spec: {
      containers: [
        {
          name: 'web',
          image: 'registry.example/web:1.0.0',
          env: [{ name: 'A', valueFrom: { configMapKeyRef: { name: 'settings', key } } }],
        },
      ],
    },
  });
  const settings = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings', namespace: 'default' }, data: { colour: 'blue' } };
  const fleetOf = (key: string): Fixture => {
    const fixture = makeFixture();
    const files = [
      { path: 'clusters/a/sync.yaml', objects: bootstrap },
      { path: 'clusters/a/web.yaml', objects: [settings, reader(key)] },
    ];
    fixture.addPackage('leaf', ['clusters'], `export const assemble = () => ${JSON.stringify(files)};`);
    fixture.write('.gitignore', 'node_modules\n.slipway/\n');
    git(fixture.root, 'add', '-A');
    git(fixture.root, 'commit', '-q', '-m', 'start');
    return fixture;
  };

  it('is refused where objects that are each valid do not fit each other', async () => {
    const fixture = fleetOf('color');
    const { code, stdout } = await fixture.run('publish');
    expect(code).toBe(1);
    expect(stdout).toContain('key-not-found');
    expect(stdout).toContain('Nothing was published: 1 finding (1 reject).');
    expect(existsSync(join(fixture.root, '.slipway/fleet.git/refs/heads/flux'))).toBe(false);
    // A user can accept the finding, with a reason.
    fixture.write('slipway.yaml', 'allow:\n  - { rule: key-not-found, reason: "the key comes with the next release" }\n');
    const published = await fixture.run('publish');
    expect(published.code).toBe(0);
    expect(published.stdout).toContain('slipway.yaml:2  allow: key-not-found (1 finding is let pass: the key comes with the next release)');
  });

  it('goes on where they do', async () => {
    const { code, stdout } = await fleetOf('colour').run('publish');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^leaf +1\.0\.0 .* published$/m)]);
  });
});

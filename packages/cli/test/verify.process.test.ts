import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { copiesOf, type Fixture, makeFixture } from './fixture.ts';

/** Runs Git with a fixed name and address, and without settings of the machine. */
const git = (cwd: string, input: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Eve', '-c', 'user.email=eve@example.org', ...args], { cwd, encoding: 'utf8', input }).trimEnd();

interface Fleet extends Fixture {
  readonly commit: (message: string) => string;
  readonly publish: () => Promise<void>;
  /** Commits `text` as `path` to a branch of the remote, with `message`. */
  readonly edit: (path: string, text: string, message: (tree: string) => string) => string;
  readonly verify: (...args: string[]) => Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string } & Answer>;
}

interface Answer {
  readonly summary: { readonly references: number; readonly verified: number };
  readonly references: readonly Readonly<Record<string, unknown>>[];
  readonly findings: readonly { readonly rule: string; readonly message: string }[];
}

const BRANCH = 'refs/heads/flux/catalog/latest';

/** One package with one ConfigMap and one Secret, each on its own line. */
const source = (text: string): string => `import { rememberLocation } from '@slipway/manifest';
const define = (value: object) => rememberLocation(value, define);
const meta = (name: string) => ({ name, namespace: 'flux-system' });
const settings = define({ apiVersion: 'v1', kind: 'ConfigMap', metadata: meta('settings'), data: { text: '${text}' } });
const token = define({ apiVersion: 'v1', kind: 'Secret', metadata: meta('token'), stringData: { token: 'none' } });
export const assemble = () => [
  { path: 'common/a/settings.yaml', objects: [settings] },
  { path: 'common/a/token.yaml', objects: [token] },
];
`;

function fill(fixture: Fixture): void {
  fixture.addPackage('catalog', ['common/a'], source('one'));
  fixture.write('.gitignore', 'node_modules\n.slipway/\n');
  git(fixture.root, '', 'config', 'user.name', 'Ada');
  git(fixture.root, '', 'config', 'user.email', 'ada@example.org');
  commitAll(fixture, 'start');
}

async function publish(fixture: Fixture): Promise<void> {
  const { code, stdout, stderr } = await fixture.run('publish');
  if (code !== 0) throw new Error(stdout + stderr);
}

function commitAll({ root }: Fixture, message: string): string {
  git(root, '', 'add', '-A');
  git(root, '', 'commit', '--quiet', '--allow-empty', '-m', message);
  return git(root, '', 'rev-parse', 'HEAD');
}

const copyOfPublished = copiesOf(async (fixture) => {
  fill(fixture);
  await publish(fixture);
});

/** Publishes the committed content. */
const publishedFleet = async (): Promise<Fleet> => fleetOf(await copyOfPublished());

function makeFleet(): Fleet {
  const fixture = makeFixture();
  fill(fixture);
  return fleetOf(fixture);
}

function fleetOf(fixture: Fixture): Fleet {
  const remote = join(fixture.root, '.slipway/fleet.git');
  return {
    ...fixture,
    commit: (message) => commitAll(fixture, message),
    publish: () => publish(fixture),
    edit(path, text, message) {
      const blob = git(remote, text, 'hash-object', '-w', '--stdin');
      const tree = treeWith(remote, git(remote, '', 'rev-parse', `${BRANCH}^{tree}`), path.split('/'), blob);
      const tip = git(remote, message(tree), 'commit-tree', tree, '-p', BRANCH);
      git(remote, '', 'update-ref', BRANCH, tip);
      return tip;
    },
    async verify(...args) {
      const ended = await fixture.run('verify', '--output=json', ...args);
      const empty: Answer = { summary: { references: 0, verified: 0 }, references: [], findings: [] };
      return { ...(ended.stdout === '' ? empty : (JSON.parse(ended.stdout) as Answer)), ...ended };
    },
  };
}

function treeWith(remote: string, tree: string, [name = '', ...rest]: readonly string[], blob: string): string {
  const entries = git(remote, '', 'ls-tree', tree).split('\n');
  const found = entries.find((entry) => entry.endsWith(`\t${name}`))?.split(/\s/)[2] ?? '';
  const entry = rest.length === 0 ? `100644 blob ${blob}\t${name}` : `040000 tree ${treeWith(remote, found, rest, blob)}\t${name}`;
  return git(remote, [...entries.filter((each) => !each.endsWith(`\t${name}`)), entry, ''].join('\n'), 'mktree');
}

/** Returns the message that Slipway would have written for a tree. */
const forged = (commit: string) => (tree: string) =>
  `catalog 1.0.0\n\nPackage: catalog\nPackage-Version: 1.0.0\nChannel: latest\nPackage-Tree: ${tree}\nSource-Commit: ${commit}\n`;

afterEach(() => vi.unstubAllEnvs());

describe('slipway verify', () => {
  it('proves branches and tags that are what their sources render to, also after the definitions have moved on', async () => {
    const fleet = await publishedFleet();
    fleet.write('packages/catalog/index.ts', source('two'));
    fleet.commit('go on');
    for (const args of [[], ['catalog', '--channel', 'latest'], ['catalog@1.0.0']]) {
      const answer = await fleet.verify(...args);
      expect(answer).toMatchObject({ code: 0, summary: { references: 1, verified: 1 }, findings: [] });
      expect(answer.references[0]).toMatchObject({ package: 'catalog', version: '1.0.0', outcome: 'verified' });
    }
    expect(git(fleet.root, '', 'status', '--porcelain')).toBe('');
    expect(fleet.list('.slipway/tmp')).toEqual([]);
    expect((await fleet.start('verify')).stdout).toMatch(/^catalog +flux\/catalog\/latest +1\.0\.0 +\w{10} +\w{10} +verified$/m);
  });

  it('proves a preview, whose version is planned by the changesets of its source', async () => {
    const fleet = await publishedFleet();
    fleet.write('packages/catalog/index.ts', source('two'));
    fleet.write('.changeset/more.md', '---\n"@fleet/catalog": minor\n---\n\nMore.\n');
    const head = fleet.commit('go on');
    await fleet.publish();
    const [found] = (await fleet.verify('catalog', '--channel', 'latest')).references;
    expect(found).toMatchObject({ version: expect.stringMatching(/^1\.1\.0-next\.\w{8}$/), outcome: 'verified' });
    const other = forged(head)(String(git(join(fleet.root, '.slipway/fleet.git'), '', 'rev-parse', `${BRANCH}^{tree}`)));
    fleet.edit('common/a/settings.yaml', fleet.read('.changeset/more.md'), () => 'edit\n');
    fleet.edit('common/a/settings.yaml', 'a: forged\n', () => other.replaceAll('1.0.0', '1.1.0-next.0123abcd'));
    expect((await fleet.verify('catalog', '--channel', 'latest')).references).toMatchObject([
      { outcome: expect.not.stringMatching('^verified$') },
    ]);
  });

  it('names edits by hand with the definition behind them, and writes them as a patch of the tree', async () => {
    const fleet = makeFleet();
    await fleet.run('synth');
    fleet.commit('with the tree');
    await fleet.publish();
    const text = fleet.read('common/a/settings.yaml');
    const edit = fleet.edit('common/a/settings.yaml', text.replace('text: one', 'text: mended'), () => 'mend it\n');
    const shown = await fleet.run('verify', '--patch', 'edits.patch');
    expect(shown.code).toBe(1);
    expect(shown.stdout).toContain('reject  foreign-commit');
    expect(shown.stdout).toContain(`${edit.slice(0, 10)} "mend it" by Eve <eve@example.org>`);
    expect(shown.stdout).toMatch(/^- {2}text: one\n\+ {2}text: mended$/m);
    expect(shown.stdout).toContain('common/a/settings.yaml comes from packages/catalog/index.ts:4');
    expect(shown.stdout).toContain('Verified: 0 of 1.');
    git(fleet.root, '', 'apply', 'edits.patch');
    expect(fleet.read('common/a/settings.yaml')).toBe(text.replace('text: one', 'text: mended'));
  });

  it('shows no line that may be secret, and leaves its file out of the patch', async () => {
    const fleet = await publishedFleet();
    fleet.edit('common/a/token.yaml', 'kind: Secret\napiVersion: v1\nstringData:\n  token: hunter2-hunter2\n', () => 'x\n');
    const shown = await fleet.run('verify', '--patch', 'edits.patch');
    expect(shown.stdout).toContain('Not in it, as lines of them may be secret: common/a/token.yaml.');
    expect(shown.stdout + shown.stderr + fleet.read('edits.patch')).not.toContain('hunter2');
    expect((await fleet.verify()).stdout).not.toContain('hunter2');
  });

  it('takes an edit that was undone for what it is: nothing', async () => {
    const fleet = await publishedFleet();
    await fleet.run('synth');
    fleet.edit('common/a/settings.yaml', 'a: b\n', () => 'edit\n');
    fleet.edit('common/a/settings.yaml', fleet.read('common/a/settings.yaml'), () => 'undo\n');
    expect(await fleet.verify()).toMatchObject({ code: 0, findings: [] });
  });

  it('finds a commit with the trailers of Slipway that its source does not render to', async () => {
    const fleet = await publishedFleet();
    fleet.edit('common/a/settings.yaml', 'a: forged\n', forged(git(fleet.root, '', 'rev-parse', 'HEAD')));
    expect(await fleet.verify()).toMatchObject({
      code: 1,
      findings: [{ rule: 'not-reproducible', message: expect.stringContaining('differs in common/a/settings.yaml') }],
    });
  });

  it('runs no definitions that HEAD does not have', async () => {
    const fleet = await publishedFleet();
    const start = git(fleet.root, '', 'rev-parse', 'HEAD');
    const ran = join(fleet.root, 'ran');
    fleet.write('packages/catalog/index.ts', `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(ran)}, '');\n`);
    const strange = fleet.commit('strange');
    git(fleet.root, '', 'reset', '--quiet', '--hard', start);
    fleet.edit('common/a/settings.yaml', 'a: b\n', forged(strange));
    const { code, findings } = await fleet.verify();
    expect({ code, findings }).toMatchObject({
      code: 1,
      findings: [{ rule: 'not-verifiable', message: expect.stringContaining('is not part of the history of HEAD along first parents') }],
    });
    fleet.edit('common/a/settings.yaml', 'a: c\n', forged('--output=/tmp/x'));
    expect((await fleet.verify()).findings).toMatchObject([{ message: expect.stringContaining('is not the id of a commit') }]);
    expect(existsSync(ran)).toBe(false);
  });

  it('proves nothing where what was rendered was not committed, or with other dependencies', async () => {
    const fleet = makeFleet();
    const lock = (version: string): string => JSON.stringify({ packages: { '': {}, 'node_modules/left-pad': { version } } });
    fleet.write('package-lock.json', lock('1.0.0'));
    fleet.commit('lock');
    fleet.write('packages/catalog/index.ts', source('two'));
    await fleet.publish();
    expect((await fleet.verify()).findings).toMatchObject([
      { rule: 'not-verifiable', message: expect.stringContaining('changes that are not in') },
    ]);
    const head = fleet.commit('committed');
    fleet.edit('common/a/settings.yaml', 'a: b\n', forged(head));
    fleet.write('package-lock.json', lock('2.0.0'));
    expect((await fleet.verify()).findings).toMatchObject([{ rule: 'not-verifiable', message: expect.stringMatching(/: left-pad$/) }]);
  });

  it('says what does not render any more', async () => {
    const fleet = await publishedFleet();
    fleet.write('packages/catalog/index.ts', 'throw new Error("broken");\n');
    const broken = fleet.commit('broken');
    fleet.edit('common/a/settings.yaml', 'a: b\n', forged(broken));
    expect((await fleet.verify()).findings).toMatchObject([{ rule: 'not-verifiable', message: expect.stringContaining('broken') }]);
  });

  it('finds commits without a signature above signed ones', async () => {
    const fleet = await publishedFleet();
    const remote = join(fleet.root, '.slipway/fleet.git');
    const signature = 'gpgsig -----BEGIN SSH SIGNATURE-----\n x\n -----END SSH SIGNATURE-----';
    const signed = git(remote, '', 'cat-file', 'commit', BRANCH).replace('\n\n', `\n${signature}\n\n`);
    git(remote, '', 'update-ref', BRANCH, git(remote, `${signed}\n`, 'hash-object', '-w', '-t', 'commit', '--stdin'));
    expect(await fleet.verify()).toMatchObject({
      ...{ code: 1, findings: [{ rule: 'unchecked-signature', message: expect.stringContaining('were not checked') }] },
      references: [{ outcome: 'not-verifiable' }],
    });
    fleet.edit('common/a/settings.yaml', git(remote, '', 'cat-file', 'blob', `${BRANCH}:common/a/settings.yaml`), () => 'x\n');
    const { code, findings } = await fleet.verify();
    expect(code).toBe(1);
    expect(findings.map(({ rule }) => rule)).toContain('unsigned-commit');
  });

  it('checks signatures with the configured keys: text instead of a signature proves nothing', async () => {
    const fleet = makeFleet();
    const key = join(fleet.root, '.slipway/key');
    mkdirSync(join(fleet.root, '.slipway'));
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'ada', '-f', key]);
    for (const [name, value] of Object.entries({ 'gpg.format': 'ssh', 'user.signingKey': key, 'commit.gpgSign': 'true' }))
      git(fleet.root, '', 'config', name, value);
    await fleet.publish();
    expect(await fleet.verify()).toMatchObject({ code: 0, references: [{ outcome: 'verified' }] });
    const remote = join(fleet.root, '.slipway/fleet.git');
    const tip = git(remote, '', 'cat-file', 'commit', BRANCH);
    const nonsense = '-----BEGIN SSH SIGNATURE-----\n x\n -----END SSH SIGNATURE-----';
    const head = tip.replace(/^gpgsig [\s\S]*?-----END SSH SIGNATURE-----\n/m, '');
    const parent = git(remote, '', 'rev-parse', BRANCH);
    for (const signature of ['', `gpgsig ${nonsense}\n`]) {
      const forgery = head.replace(/^author/m, `parent ${parent}\nauthor`).replace(/^(committer .*\n)/m, `$1${signature}`);
      git(remote, '', 'update-ref', BRANCH, git(remote, `${forgery}\n`, 'hash-object', '-w', '-t', 'commit', '--stdin'));
      expect(await fleet.verify()).toMatchObject({
        ...{ code: 1, findings: [{ rule: 'unsigned-commit' }], references: [{ outcome: 'not-verifiable' }] },
      });
    }
  });

  it('runs no definitions of a commit that was reverted before it was merged', async () => {
    const fleet = await publishedFleet();
    const ran = join(fleet.root, 'ran');
    const before = fleet.read('packages/catalog/index.ts');
    git(fleet.root, '', 'checkout', '--quiet', '-b', 'pull');
    fleet.write('packages/catalog/index.ts', `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(ran)}, '');\n`);
    const side = fleet.commit('wip');
    fleet.write('packages/catalog/index.ts', before);
    fleet.commit('clean up');
    git(fleet.root, '', 'checkout', '--quiet', '-');
    git(fleet.root, '', 'merge', '--quiet', '--no-ff', '-m', 'Merge pull request #1', 'pull');
    git(fleet.root, '', 'replace', '--graft', 'HEAD', side);
    fleet.edit('common/a/settings.yaml', 'a: b\n', forged(side));
    expect((await fleet.verify()).findings).toMatchObject([
      { rule: 'not-verifiable', message: expect.stringContaining('along first parents') },
    ]);
    expect(existsSync(ran)).toBe(false);
  });

  it('hides the variables of the environment from definitions of old commits', async () => {
    const fleet = makeFleet();
    const seen = join(fleet.root, 'seen');
    const code = `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(seen)}, String(process.env.SLIPWAY_TEST_TOKEN));\n`;
    fleet.write('packages/catalog/index.ts', code + source('one'));
    fleet.commit('reads the environment');
    await fleet.publish();
    vi.stubEnv('SLIPWAY_TEST_TOKEN', 'hunter2');
    expect(await fleet.verify()).toMatchObject({ code: 0, references: [{ outcome: 'verified' }] });
    expect(fleet.read('seen')).toBe('undefined');
    expect(process.env.SLIPWAY_TEST_TOKEN).toBe('hunter2');
  });

  it('writes a patch of plain files of the package alone, and names every other file', async () => {
    const fleet = await publishedFleet();
    await fleet.run('synth');
    const remote = join(fleet.root, '.slipway/fleet.git');
    const blob = git(remote, 'evil\n', 'hash-object', '-w', '--stdin');
    const text = git(remote, 'a: edited\n', 'hash-object', '-w', '--stdin');
    const tree = (...entries: readonly string[]): string => git(remote, `${entries.join('\n')}\n`, 'mktree', '--missing');
    const folder = (name: string, id: string): string => `040000 tree ${id}\t${name}`;
    const inside = tree(
      `100644 blob ${text}\tsettings.yaml`,
      `100755 blob ${text}\trun.yaml`,
      `120000 blob ${blob}\tlink.yaml`,
      `160000 commit ${git(fleet.root, '', 'rev-parse', 'HEAD')}\tsub`,
      folder('.git', tree(`100644 blob ${blob}\tconfig`)),
      folder('..', tree(`100644 blob ${blob}\tup.yaml`)),
    );
    const root = tree(
      folder('common', tree(folder('a', inside), folder('b', tree(`100644 blob ${blob}\tx.yaml`)))),
      folder('packages', tree(folder('three', tree(`100644 blob ${blob}\tindex.js`)))),
      folder('.github', tree(folder('workflows', tree(`100644 blob ${blob}\tx.yml`)))),
      `100644 blob ${blob}\tREADME.md`,
    );
    git(remote, '', 'update-ref', BRANCH, git(remote, 'hot fix\n', 'commit-tree', root, '-p', BRANCH));
    const { code, findings } = await fleet.verify('--patch', 'edits.patch');
    expect(code).toBe(1);
    const named = findings
      .filter(({ rule }) => rule === 'edit-outside-package')
      .map(({ message }) => /has (.*?), which/.exec(message)?.[1]);
    expect(named.sort()).toEqual([
      ...['.gitattributes', '.github/workflows/x.yml', 'README.md', 'common/a/../up.yaml', 'common/a/.git/config', 'common/a/link.yaml'],
      ...['common/a/run.yaml', 'common/a/sub', 'common/b/x.yaml', 'packages/three/index.js'],
    ]);
    const paths = [...fleet.read('edits.patch').matchAll(/^diff --git a\/(.*) b\//gm)].map(([, path]) => path);
    expect(paths.every((path) => path?.startsWith('common/a/') && !path.includes('.git/') && !path.includes('..'))).toBe(true);
    expect(paths).toContain('common/a/settings.yaml');
  });

  it.each([
    ['a release that does not exist', ['catalog@9.9.9'], 1, /has no release catalog@9\.9\.9/],
    ['a package that does not exist', ['catalogue'], 2, /Did you mean "?catalog"?\?/],
    ['a channel that does not exist', ['--channel', 'prod'], 2, /--channel prod is not a channel/],
    ['a patch of nothing', ['--patch', 'p'], 2, /no branch was edited by hand/],
  ])('refuses %s', async (_, args, code, message) => {
    const fleet = await publishedFleet();
    expect(await fleet.run('verify', ...args)).toMatchObject({ code, stdout: '', stderr: expect.stringMatching(message) });
  });

  it('explains its rules', async () => {
    const fleet = makeFleet();
    for (const rule of ['not-reproducible', 'not-verifiable', 'unsigned-commit', 'unchecked-signature', 'edit-outside-package']) {
      expect(await fleet.run('explain', rule)).toMatchObject({ code: 0, stdout: expect.stringContaining(rule) });
    }
  });
});

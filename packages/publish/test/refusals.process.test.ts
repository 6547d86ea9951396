import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type PackageTree, publishRules } from '../src/index.ts';
import {
  bareRepository,
  branchContent,
  commitByHand,
  contentOf,
  fsck,
  git,
  packageOf,
  publish,
  publishInOrder,
  refsOf,
  sourceRepository,
} from './fleet-kit.ts';

const five = (version: string, change: Readonly<Record<string, string>> = {}): PackageTree =>
  packageOf('sources', version, { a: '1', b: '1', c: '1', d: '1', e: '1', ...change });
const without = (tree: PackageTree, ...names: string[]): PackageTree => ({
  ...tree,
  files: new Map([...tree.files].filter(([path]) => !names.some((name) => path.endsWith(`/${name}`)))),
});

const tagByHand = (remote: string, tag: string, commit: string): string =>
  git(remote, '-c', 'user.name=x', '-c', 'user.email=x@x', 'tag', '--force', '--annotate', '--message', 'Mine', tag, commit);

const rulesOf = (row: { readonly findings: readonly { readonly rule: string }[] } | undefined) => row?.findings.map(({ rule }) => rule);

describe('versions', () => {
  it('refuses other content under a published version without a changeset, and pushes nothing of the run', async () => {
    const { cwd, remote } = await publishInOrder([five('1.0.0')]);
    const before = refsOf(remote);
    const other = packageOf('other', '1.0.0', { a: '1' });
    const report = await publish({ cwd, remote, packages: [five('1.0.0', { a: '2' }), other] });
    expect(report.packages.map(({ outcome }) => outcome)).toEqual(['refused', 'withheld']);
    expect(report.packages[0]?.findings[0]).toMatchObject({
      rule: 'version-already-published',
      severity: 'reject',
      value: '1.0.0',
      remedy: expect.stringContaining('npx changeset'),
    });
    expect(refsOf(remote)).toEqual(before);
  });

  it('publishes a preview of the version that the changesets ask for, without a tag', async () => {
    const { remote, rows } = await publishInOrder([five('1.0.0'), { ...five('1.0.0', { a: '2' }), bumps: ['patch', 'minor'] }]);
    const tree = git(remote, 'rev-parse', 'flux/sources/latest^{tree}');
    expect(rows[1]).toMatchObject({ outcome: 'published', version: expect.stringMatching(/^1\.1\.0-next\.[0-9a-f]{8}$/) });
    expect(tree).toContain(rows[1]?.version.split('.').at(-1));
    expect(rows[1]?.tag).toBeUndefined();
    expect(git(remote, 'tag', '--list')).toBe('sources@1.0.0');
  });

  it('tags the commit that is there when a preview becomes a version', async () => {
    const preview = five('1.0.0', { a: '2' });
    const { remote, rows } = await publishInOrder([
      five('1.0.0'),
      { ...preview, bumps: ['minor'] },
      { ...preview, version: '1.1.0' },
      { ...preview, version: '1.1.0' },
    ]);
    expect(rows.map((row) => row?.outcome)).toEqual(['published', 'published', 'tagged', 'unchanged']);
    expect(rows[2]).toMatchObject({ version: '1.1.0', tag: 'sources@1.1.0', commit: rows[1]?.commit });
    expect(git(remote, 'rev-parse', 'sources@1.1.0^{commit}')).toBe(rows[1]?.commit);
    expect(git(remote, 'rev-list', '--count', 'flux/sources/latest')).toBe('2');
  });

  it('leaves out a preview of a version that was released since, though the commit there is a preview', async () => {
    const preview: PackageTree = { ...five('0.0.9', { a: '2' }), bumps: ['minor'] };
    const { cwd, remote, rows } = await publishInOrder([five('0.0.9'), preview, five('0.1.0', { a: '2' })]);
    expect(rows.map((row) => row?.version)).toEqual(['0.0.9', expect.stringMatching(/^0\.1\.0-next\./), '0.1.0']);
    const before = refsOf(remote);
    const late = await publish({ cwd, remote, packages: [{ ...five('0.0.9', { a: '3' }), bumps: ['minor'] }] });
    expect(late.packages[0]).toMatchObject({ outcome: 'superseded', supersededBy: '0.1.0', findings: [] });
    expect(late.packages[0]?.tag).toBeUndefined();
    expect(refsOf(remote)).toEqual(before);
    const next = await publish({ cwd, remote, packages: [{ ...five('0.1.0', { a: '3' }), bumps: ['patch'] }] });
    expect(next.packages[0]).toMatchObject({ outcome: 'published', version: expect.stringMatching(/^0\.1\.1-next\./) });
  });

  it.each([
    ['moved to another commit', (remote: string) => git(remote, 'tag', '--force', 'sources@1.1.0', 'sources@1.0.0^{commit}')],
    [
      'made the tag of another version',
      (remote: string) => git(remote, 'update-ref', 'refs/tags/sources@1.1.0', 'refs/tags/sources@1.0.0'),
    ],
    ['recreated with another message', (remote: string) => tagByHand(remote, 'sources@1.1.0', 'flux/sources/latest~1')],
    ['made the tag of a file', (remote: string) => git(remote, 'tag', '--force', 'sources@1.1.0', 'flux/sources/latest:README.md')],
  ])('sees that the tag of the version was %s, whether or not the content changed', async (_, move) => {
    const { cwd, remote } = await publishInOrder([five('1.0.0'), five('1.1.0', { a: '2' })]);
    move(remote);
    const before = refsOf(remote);
    for (const tree of [five('1.1.0', { a: '2' }), { ...five('1.1.0', { a: '3' }), bumps: ['patch'] as const }]) {
      const report = await publish({ cwd, remote, packages: [tree] });
      expect(report.packages[0]).toMatchObject({
        outcome: 'refused',
        findings: [{ rule: 'moved-version-tag', file: 'sources@1.1.0', message: expect.stringContaining('sources@1.1.0') }],
      });
    }
    expect(refsOf(remote)).toEqual(before);
    git(remote, 'tag', '--delete', 'sources@1.1.0');
    const mended = await publish({ cwd, remote, packages: [five('1.1.0', { a: '2' })] });
    expect(mended.packages[0]).toMatchObject({ outcome: 'tagged', tag: 'sources@1.1.0' });
  });

  it('takes a lightweight tag on the commit that records the version', async () => {
    const { cwd, remote } = await publishInOrder([five('1.0.0')]);
    git(remote, 'tag', '--force', 'sources@1.0.0', 'flux/sources/latest');
    expect((await publish({ cwd, remote, packages: [five('1.0.0')] })).packages[0]?.outcome).toBe('unchanged');
  });

  it('counts no tag of another channel', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [five('2.0.0')] });
    const report = await publish({ cwd, remote, packages: [five('1.0.0', { a: '2' })], channel: 'staging' });
    expect(report.packages[0]).toMatchObject({ outcome: 'published', version: '1.0.0' });
  });

  it('takes previews of one version in any order', async () => {
    const previews = ['2', '3', '4', '5', '6'].map((a): PackageTree => ({ ...five('1.0.0', { a }), bumps: ['patch'] }));
    const { rows } = await publishInOrder([five('1.0.0'), ...previews, five('1.0.1', { a: '7' })]);
    expect(rows.map((row) => row?.outcome)).toEqual(rows.map(() => 'published'));
  });

  it('gives back the tag of a version when its content returns as a preview', async () => {
    const { rows } = await publishInOrder([
      five('1.0.0'),
      { ...five('1.0.0', { a: '2' }), bumps: ['patch'] },
      { ...five('1.0.0'), bumps: ['patch'] },
    ]);
    expect(rows[2]).toMatchObject({ outcome: 'published', version: expect.stringMatching(/^1\.0\.1-next\./) });
  });
});

describe('commits by hand', () => {
  it.each([
    ['a new commit', []],
    ['an amended commit that keeps the trailers', ['--amend', '--no-edit']],
  ])('are not published over: %s', async (_, flags) => {
    const { cwd, remote } = await publishInOrder([five('1.0.0'), five('1.0.1', { a: '2' })]);
    git(cwd, 'clone', '--quiet', '--branch', 'flux/sources/latest', remote, 'clone');
    git(`${cwd}/clone`, 'rm', '--quiet', 'common/sources/a');
    git(
      `${cwd}/clone`,
      '-c',
      'user.name=x',
      '-c',
      'user.email=x@x',
      'commit',
      '--quiet',
      '-m',
      'Hot fix',
      ...(flags.length ? ['--amend', '--no-edit'] : []),
    );
    git(`${cwd}/clone`, 'push', '--quiet', '--force', 'origin', 'HEAD');
    const before = refsOf(remote);
    const refused = await publish({ cwd, remote, packages: [five('1.0.2', { a: '3' })] });
    expect(rulesOf(refused.packages[0])).toEqual(['foreign-commit']);
    expect(refsOf(remote)).toEqual(before);
    const adopted = without(five('1.0.2'), 'a');
    expect((await publish({ cwd, remote, packages: [adopted] })).packages[0]).toMatchObject({ findings: [], tag: 'sources@1.0.2' });
    expect(branchContent(remote, 'sources@1.0.2')).toEqual(contentOf(adopted));
  });

  it.each([
    ['a path', (remote: string) => remote],
    ['a URL', (remote: string) => pathToFileURL(remote).href],
  ])('are adopted once the definitions have their content, on a remote given as %s', async (_, address) => {
    const { cwd, remote } = await publishInOrder([five('1.0.0'), five('1.1.0', { a: '2' })]);
    const edited = five('1.1.0', { a: 'by hand' });
    commitByHand(remote, 'flux/sources/latest', edited);
    const byHand = git(remote, 'rev-parse', 'flux/sources/latest');
    const request = { cwd, remote: address(remote) };

    const early = await publish({ ...request, packages: [edited] });
    expect(rulesOf(early.packages[0])).toEqual(['version-already-published']);
    const late = await publish({ ...request, packages: [{ ...edited, version: '1.0.1' }] });
    expect(rulesOf(late.packages[0])).toEqual(['version-going-backwards']);

    const adopted = await publish({ ...request, packages: [{ ...edited, bumps: ['patch'] }] });
    expect(adopted.packages[0]).toMatchObject({
      outcome: 'published',
      version: expect.stringMatching(/^1\.1\.1-next\./),
      added: [],
      changed: [],
      removed: [],
    });
    expect(git(remote, 'rev-parse', 'flux/sources/latest~1')).toBe(byHand);
    expect(git(remote, 'diff-tree', 'flux/sources/latest~1', 'flux/sources/latest')).toBe('');
    const again = await publish({ ...request, packages: [{ ...edited, bumps: ['patch'] }] });
    expect(again.packages[0]?.outcome).toBe('unchanged');
    const next = await publish({ ...request, packages: [{ ...five('1.1.0', { a: '4' }), bumps: ['patch'] }] });
    expect(next.packages[0]).toMatchObject({ outcome: 'published', findings: [] });
    expect(fsck(remote)).toBe('');
  });
});

describe('deletions', () => {
  it('allows few and refuses many, unless they are allowed', async () => {
    const { cwd, remote, rows } = await publishInOrder([
      five('1.0.0'),
      without(five('1.0.1'), 'a', 'b'),
      without(five('1.0.2'), 'a', 'b', 'c', 'd'),
    ]);
    expect(rows[1]?.outcome).toBe('published');
    expect(rows[2]?.findings).toMatchObject([{ rule: 'mass-deletion', remedy: expect.stringContaining('--allow-deletions') }]);
    const allowed = await publish({ cwd, remote, packages: [without(five('1.0.2'), 'a', 'b', 'c', 'd')], allowDeletions: true });
    expect(allowed.packages[0]).toMatchObject({ outcome: 'published', removed: ['common/sources/c', 'common/sources/d'] });
  });

  it('counts no file whose objects are all allowed, and refuses the others', async () => {
    const object = (name: string): string => `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\n`;
    const files = Object.fromEntries([...'fghijk'].map((name) => [`${name}.yaml`, object(name)]));
    const { cwd, remote } = await publishInOrder([five('1.0.0', files)]);
    const packages = [without(five('1.0.1', { 'f.yaml': object('f') }), 'a', 'b')];
    const isDeletionAllowed = (name: string, cluster: string | undefined): boolean =>
      cluster === undefined && name.startsWith('ConfigMap/');
    const refused = await publish({ cwd, remote, packages, isDeletionAllowed: (name) => name === 'ConfigMap/g' });
    expect(refused.packages[0]?.findings).toMatchObject([{ rule: 'mass-deletion', value: 6 }]);
    const dryRun = await publish({ cwd, remote, packages, isKept: (name) => name.startsWith('ConfigMap/'), dryRun: true });
    expect(dryRun.packages[0]).toMatchObject({ findings: [] });
    expect((await publish({ cwd, remote, packages, isDeletionAllowed })).packages[0]).toMatchObject({ outcome: 'published', findings: [] });
  });

  it('allows the deletion of the file of an object that Flux leaves on its clusters', async () => {
    const object = 'apiVersion: v1\nkind: Namespace\nmetadata:\n  name: team\n';
    const { cwd, remote } = await publishInOrder([five('1.0.0', { 'p.yaml': object })]);
    let checked = false;
    const check = async (): Promise<readonly []> => {
      checked = true;
      return [];
    };
    const next = { cwd, remote, packages: [five('1.0.1')], check };
    expect(rulesOf((await publish({ ...next, isKept: () => false })).packages[0])).toEqual(['protected-deletion']);
    checked = false;
    const kept = await publish({ ...next, isKept: (name) => checked && name === 'Namespace/team' });
    expect(kept.packages[0]).toMatchObject({ outcome: 'published', findings: [], removed: ['common/sources/p.yaml'] });
  });

  it('names the entry of allow-delete with the cluster whose folder has the object', async () => {
    const files = new Map([...'abc'].map((name) => [`clusters/web/web-a/${name}`, name]));
    const object = 'apiVersion: v1\nkind: Namespace\nmetadata:\n  name: team\n';
    const whole: PackageTree = {
      name: 'leaf',
      version: '1.0.0',
      prefixes: ['clusters'],
      files: new Map(files).set('clusters/web/web-a/p.yaml', object),
    };
    const { rows } = await publishInOrder([whole, { ...whole, version: '1.1.0', files }]);
    expect(rows[1]?.findings[0]?.remedy).toContain('{ object: Namespace/team, cluster: web-a, reason: ... }');
  });

  it('refuses to empty a prefix', async () => {
    const prefixes = ['common/big', 'common/small'];
    const files = new Map([...'abcdef'].map((name) => [`common/big/${name}`, name]));
    const whole: PackageTree = { name: 'two', version: '1.0.0', prefixes, files: new Map(files).set('common/small/x', 'x') };
    const { rows } = await publishInOrder([whole, { ...whole, version: '1.1.0', files }]);
    expect(rows[1]?.findings[0]).toMatchObject({ rule: 'mass-deletion', message: 'all files below common/small/ would be deleted' });
  });

  it.each([
    ['Namespace/team', 'apiVersion: v1\nkind: Namespace\nmetadata:\n  name: team\n'],
    ['CustomResourceDefinition/x.y', 'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata:\n  name: x.y\n'],
    [
      'CompositeResourceDefinition/x.y',
      'apiVersion: apiextensions.crossplane.io/v2\nkind: CompositeResourceDefinition\nmetadata:\n  name: x.y\n',
    ],
    [
      'PersistentVolumeClaim/db/data',
      'a: 1\n---\napiVersion: v1\nkind: PersistentVolumeClaim\nmetadata:\n  labels: {name: no}\n  name: "data" # c\n  namespace: db\n',
    ],
    [
      'Cluster/flux-system/commercial',
      'apiVersion: fleet.slipway.example/v1\nkind: Cluster\nmetadata:\n  name: commercial\n  namespace: flux-system\n',
    ],
    [
      'Kustomization/flux-system/flux-system',
      '{"apiVersion":"kustomize.toolkit.fluxcd.io/v1","kind":"Kustomization","metadata":{"name":"flux-system","namespace":"flux-system"}}',
    ],
  ])('refuses to lose %s, lets it move to another file, and lets it go when that is allowed', async (object, text) => {
    const { cwd, remote, rows } = await publishInOrder([
      five('1.0.0', { 'p.yaml': text }),
      five('1.0.1'),
      five('1.0.2', { 'p.yaml': 'a: 1\n' }),
    ]);
    for (const row of rows.slice(1))
      expect(row?.findings).toMatchObject([
        { rule: 'protected-deletion', object, file: 'common/sources/p.yaml', remedy: expect.stringContaining('--allow-deletions') },
      ]);
    const moved = await publish({ cwd, remote, packages: [five('1.1.0', { 'q.yaml': text })] });
    expect(moved.packages[0]).toMatchObject({ outcome: 'published', findings: [] });
    expect((await publish({ cwd, remote, packages: [five('1.2.0')], allowDeletions: true })).packages[0]?.outcome).toBe('published');
  });

  it('lets objects of other groups go: what is a composite resource follows from the definitions', async () => {
    const cluster = 'apiVersion: fleet.slipway.example/v1\nkind: Cluster\nmetadata:\n  name: commercial\n';
    const { cwd, remote } = await publishInOrder([five('1.0.0', { 'p.yaml': cluster })]);
    const next = { cwd, remote, packages: [five('1.0.1')] };
    expect((await publish({ ...next, compositeGroups: ['other.example'] })).packages[0]).toMatchObject({
      outcome: 'published',
      findings: [],
    });
  });

  describe('of what leads Flux to a protected object', () => {
    const list = (...entries: string[]) => `kind: Kustomization\nresources: [${entries.join(', ')}]\n`;
    const hub = {
      'hub/kustomization.yaml': list('unit.yaml', 'other.yaml'),
      'hub/other.yaml': 'kind: ConfigMap\n',
      'hub/unit.yaml':
        'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: x}\nspec:\n  path: ./common/sources/hub/unit\n',
      'hub/unit/kustomization.yaml': list('cluster.yaml'),
      'hub/unit/cluster.yaml': 'apiVersion: fleet.slipway.example/v1\nkind: EKSCluster\nmetadata:\n  name: one\n  namespace: flux-system\n',
    };
    const finding = {
      rule: 'protected-deletion',
      object: 'EKSCluster/flux-system/one',
      file: 'common/sources/hub/unit/cluster.yaml',
    };

    it.each([
      ['its Flux Kustomization', { 'hub/kustomization.yaml': list('other.yaml') }, ['hub/unit.yaml'], 'hub/kustomization.yaml'],
      ['the line of its Flux Kustomization', { 'hub/kustomization.yaml': list('other.yaml') }, [], 'hub/kustomization.yaml'],
      ['its line', { 'hub/unit/kustomization.yaml': list() }, [], 'hub/unit/kustomization.yaml'],
    ])('refuses to lose %s, and lets it go when that is allowed', async (_, change, gone, cause) => {
      const { cwd, remote } = await publishInOrder([five('1.0.0', hub)]);
      const next = without(five('1.1.0', { ...hub, ...change }), ...gone);
      const before = refsOf(remote);
      const refused = await publish({ cwd, remote, packages: [next] });
      const message = `EKSCluster/flux-system/one would no longer be applied: common/sources/${cause} does not lead to it any more`;
      expect(refused.packages[0]?.findings).toMatchObject([{ ...finding, message }]);
      expect(refsOf(remote)).toEqual(before);
      expect((await publish({ cwd, remote, packages: [next], allowDeletions: true })).packages[0]?.outcome).toBe('published');
    });

    it('lets the object and its Flux Kustomization move to other files, but not to one that nothing leads to', async () => {
      const { cwd, remote } = await publishInOrder([five('1.0.0', hub)]);
      const { 'hub/unit/cluster.yaml': cluster, 'hub/unit.yaml': pointer, ...rest } = hub;
      const moved = { ...rest, 'hub/unit/kustomization.yaml': list('new.yaml'), 'hub/unit/new.yaml': cluster };
      const pointed = { 'hub/kustomization.yaml': list('pointer.yaml', 'other.yaml'), 'hub/pointer.yaml': pointer };
      expect((await publish({ cwd, remote, packages: [five('1.1.0', { ...moved, ...pointed })] })).packages[0]?.findings).toEqual([]);
      const hidden = five('1.2.0', { ...moved, ...pointed, 'hub/unit/new.yaml': 'a: 1\n', 'hub/unit/hidden.yaml': cluster });
      const refused = await publish({ cwd, remote, packages: [hidden] });
      expect(refused.packages[0]?.findings).toMatchObject([{ ...finding, file: 'common/sources/hub/unit/new.yaml' }]);
    });
  });

  it("refuses to remove a file of Flux's own installation", async () => {
    const { rows } = await publishInOrder([five('1.0.0', { 'flux-system/kustomization.yaml': 'kind: Kustomization\n' }), five('1.0.1')]);
    expect(rulesOf(rows[1])).toEqual(['protected-deletion']);
  });
});

describe('packages that cannot be published', () => {
  it('refuses an empty package before any repository is touched', async () => {
    const report = await publish({ cwd: '/nonexistent', packages: [packageOf('sources', '1.0.0', {})] });
    expect(rulesOf(report.packages[0])).toEqual(['empty-package']);
  });

  it('reports every wrong path', async () => {
    const paths = [
      '../up',
      '/root',
      'common/other/x',
      'common/sources/.git/config',
      'common/sources/GIT~1/x',
      'common/sources/a\nb',
      'common/sources/aux.yaml',
      'common/sources//x',
      'common/sources/end.',
      'README.md',
      'common/sources/\u200c.git/x',
    ];
    const twins = ['common/sources/Same/x', 'common/sources/same/y', 'common/sources/f', 'common/sources/f/g'];
    const tree: PackageTree = {
      name: 'sources',
      version: '1.0.0',
      prefixes: ['common/sources'],
      files: new Map([...paths, ...twins].map((path) => [path, 'x'])),
    };
    const found = (await publish({ cwd: '/nonexistent', packages: [tree] })).packages[0]?.findings ?? [];
    expect(found.map(({ file }) => file)).toEqual([...paths, 'common/sources/same/y', 'common/sources/f']);
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['unpublishable-path']));
  });

  it('reports names, channels and versions that Git or semver refuse, and a package given twice', async () => {
    const trees = [packageOf('a..b', '1.0', { a: '1' }), packageOf('ok', '1.0.0', { a: '1' }), packageOf('ok', '1.0.0', { a: '2' })];
    const report = await publish({ cwd: '/nonexistent', packages: trees, channel: 'x.lock' });
    expect(report.packages.map(({ findings }) => findings.length)).toEqual([3, 1, 1]);
  });

  it('describes every rule that a finding can carry', () => {
    expect(publishRules.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['empty-package', 'foreign-commit', 'mass-deletion', 'protected-deletion']),
    );
    for (const rule of publishRules) expect(`${rule.summary} ${rule.why} ${rule.remedy}`).toMatch(/^[A-Z].*\.$/);
  });
});

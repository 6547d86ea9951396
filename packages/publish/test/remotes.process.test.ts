import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  bareRepository,
  branchContent,
  contentOf,
  fsck,
  git,
  packageOf,
  publish,
  refsOf,
  sourceRepository,
  temporaryDirectory,
} from './fleet-kit.ts';

const namespace = 'apiVersion: v1\nkind: Namespace\nmetadata:\n  name: team\n';
const first = packageOf('sources', '1.0.0', { 'a.yaml': '1', 'b.yaml': '1', 'c/d.yaml': '1', 'ns.yaml': namespace });
const second = packageOf('sources', '1.1.0', { 'a.yaml': '2', 'b.yaml': '1', 'e.yaml': '1', 'ns.yaml': namespace });

interface Place {
  readonly cwd: string;
  readonly remote: string;
  /** Bare repository behind the address. */
  readonly repository: string;
}

const places: Readonly<Record<string, () => Place>> = {
  'a path': () => {
    const repository = bareRepository();
    return { cwd: sourceRepository(), remote: repository, repository };
  },
  'a file URL': () => {
    const repository = bareRepository();
    return { cwd: sourceRepository(), remote: pathToFileURL(repository).href, repository };
  },
  'a file URL of a repository that serves partial clones': () => {
    const repository = bareRepository();
    git(repository, 'config', 'uploadpack.allowFilter', 'true');
    return { cwd: sourceRepository(), remote: pathToFileURL(repository).href, repository };
  },
  'the name of a configured remote': () => {
    const [cwd, repository] = [sourceRepository(), bareRepository()];
    git(cwd, 'remote', 'add', 'fleet', pathToFileURL(repository).href);
    return { cwd, remote: 'fleet', repository };
  },
  'a name that the repository rewrites to another address': () => {
    const [cwd, repository] = [sourceRepository(), bareRepository()];
    git(cwd, 'config', `url.${pathToFileURL(repository).href}.insteadOf`, 'https://git.slipway.example/fleet.git');
    return { cwd, remote: 'https://git.slipway.example/fleet.git', repository };
  },
  'the bare clone of another repository': () => {
    const repository = `${temporaryDirectory()}/second clone's.git`;
    git(sourceRepository(), 'clone', '--quiet', '--bare', '.', repository);
    return { cwd: sourceRepository(), remote: repository, repository };
  },
};

describe.each(Object.entries(places))('a remote given as %s', (_, place) => {
  it('takes first and later versions, whole and only them', async () => {
    const { cwd, remote, repository } = place();
    const others = refsOf(repository);
    await publish({ cwd, remote, packages: [first] });
    expect(branchContent(repository, 'flux/sources/latest')).toEqual(contentOf(first));
    const report = await publish({ cwd, remote, packages: [second] });
    expect(report.packages[0]).toMatchObject({
      added: ['common/sources/e.yaml'],
      changed: ['common/sources/a.yaml'],
      removed: ['common/sources/c/d.yaml'],
    });
    expect(branchContent(repository, 'flux/sources/latest')).toEqual(contentOf(second));
    expect(branchContent(repository, 'sources@1.0.0')).toEqual(contentOf(first));
    expect(git(repository, 'rev-list', '--count', 'flux/sources/latest')).toBe('2');
    expect(refsOf(repository)).toMatchObject(others);
    expect((await publish({ cwd, remote, packages: [second] })).packages[0]?.outcome).toBe('unchanged');
    expect(fsck(repository)).toBe('');
  });

  it('is asked for the contents of files that would go', async () => {
    const { cwd, remote } = place();
    await publish({ cwd, remote, packages: [first] });
    const lost = packageOf('sources', '1.1.0', { 'a.yaml': '2', 'b.yaml': '1' });
    const [row] = (await publish({ cwd, remote, packages: [lost] })).packages;
    expect(row?.findings.map(({ rule, object }) => [rule, object])).toEqual([['protected-deletion', 'Namespace/team']]);
  });

  it('is planned on again when its tip moves', async () => {
    const { cwd, remote, repository } = place();
    await publish({ cwd, remote, packages: [first] });
    const other = sourceRepository();
    const rival = { ...first, bumps: ['patch'], files: new Map(first.files).set('common/sources/a.yaml', 'rival') } as const;
    const race = async (attempt: number): Promise<void> => {
      if (attempt === 1) await publish({ cwd: other, remote: repository, packages: [rival] });
    };
    await publish({ cwd, remote, packages: [second] }, { beforePush: race });
    expect(branchContent(repository, 'flux/sources/latest')).toEqual(contentOf(second));
    expect(branchContent(repository, 'flux/sources/latest~1')).toEqual(contentOf(rival));
  });
});

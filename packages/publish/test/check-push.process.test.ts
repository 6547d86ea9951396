import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import type { PackageTree, RemoteTransition } from '../src/index.ts';
import {
  bareRepository,
  contentOf,
  failure,
  git,
  packageOf,
  publish,
  quietRuntime,
  refsOf,
  sourceRepository,
  temporaryDirectory,
} from './fleet-kit.ts';
import { serve } from './http-remote.ts';

const catalog = (text: string, more: Partial<PackageTree> = {}): PackageTree =>
  packageOf('catalog', '1.0.0', { 'a.yaml': text, 'b.yaml': 'same' }, { bumps: ['patch'], ...more });
const leaf = (text: string): PackageTree => packageOf('leaf', '1.0.0', { 'a.yaml': text }, { bumps: ['patch'] });

const CATALOG = 'refs/heads/flux/catalog/latest';
const LEAF = 'refs/heads/flux/leaf/latest';

const rejected: Finding = { rule: 'x', severity: 'reject', message: 'x', file: 'x', pointer: '', expected: 'x', remedy: 'x' };

const textsOf = async (state: RemoteTransition['after'], reference: string): Promise<Record<string, string>> => {
  const found = (await state.read([reference])).get(reference);
  return Object.fromEntries([...(found?.files ?? [])].filter(([path]) => path.startsWith('common/')));
};

describe('a publish that is checked', () => {
  it.each(['on disk', 'behind a server'])('sees the remote %s as it is, and as the push would leave it', async (where) => {
    const [cwd, repository] = [sourceRepository(), bareRepository()];
    await publish({ cwd, remote: repository, packages: [catalog('0', { bumps: [] }), leaf('0')] });
    const remote = where === 'on disk' ? repository : (await serve(repository)).url;
    const seen: unknown[] = [];
    const report = await publish({
      cwd,
      remote,
      packages: [catalog('1')],
      pinnable: ['catalog', 'leaf'],
      check: async ({ before, after, moved }) => {
        seen.push(await textsOf(before, CATALOG), await textsOf(after, CATALOG), await textsOf(after, LEAF));
        seen.push(await textsOf(after, 'refs/tags/catalog@1.0.0'), [...moved], await textsOf(after, 'refs/heads/flux/catalog/staging'));
        expect([...after.references].sort()).toEqual([CATALOG, LEAF, 'refs/tags/catalog@1.0.0', 'refs/tags/leaf@1.0.0']);
        return [];
      },
    });
    expect(report.packages[0]).toMatchObject({ outcome: 'published' });
    const [old, next] = [contentOf(catalog('0')), contentOf(catalog('1'))];
    expect(seen).toEqual([old, next, contentOf(leaf('0')), old, [CATALOG], {}]);
  });

  it('lists the references of the remote once, for the plan, the check and the pinned versions', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [catalog('0', { bumps: [] }), leaf('0')] });
    const trace = join(temporaryDirectory(), 'commands');
    const check = async ({ after }: RemoteTransition): Promise<Finding[]> => {
      await after.read([...after.references]);
      return [];
    };
    const environment = { ...quietRuntime.environment, GIT_TRACE2_EVENT: trace };
    const report = await publish({ cwd, remote, packages: [catalog('1')], pinnable: ['catalog', 'leaf'], check }, { environment });
    expect(report.packages[0]).toMatchObject({ outcome: 'published' });
    const started = readFileSync(trace, 'utf8').match(/"argv":\["git",.*?\]/g) ?? [];
    const named = (verb: string): number => started.filter((argv) => argv.includes(`"${verb}"`)).length;
    expect(['for-each-ref', 'ls-remote', 'cat-file', 'fast-import', 'push'].map(named)).toEqual([1, 0, 1, 1, 1]);
  });

  it('sees nothing in an empty remote but what it makes', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    await publish({
      cwd,
      remote,
      packages: [catalog('0', { bumps: [] })],
      check: async ({ before, after }) => {
        expect([[...before.references], [...after.references]]).toEqual([[], [CATALOG, 'refs/tags/catalog@1.0.0']]);
        return [];
      },
    });
  });

  it.each([false, true])('pushes nothing of what is rejected (dry run: %s)', async (dryRun) => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    const report = await publish({ cwd, remote, dryRun, packages: [catalog('0'), leaf('0')], check: async () => [rejected] });
    expect(report).toMatchObject({ findings: [rejected], packages: [{ outcome: 'withheld' }, { outcome: 'withheld' }] });
    expect(refsOf(remote)).toEqual({});
  });

  it('checks refused plans, too, to report all problems at once', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [catalog('0', { bumps: [] })] });
    const seen: unknown[] = [];
    const check = async ({ after, moved }: RemoteTransition): Promise<readonly Finding[]> => {
      seen.push([...moved], await textsOf(after, CATALOG));
      return [rejected];
    };
    const refused = catalog('1', { bumps: [] });
    const report = await publish({ cwd, remote, packages: [refused], check });
    expect(report).toMatchObject({
      findings: [rejected],
      packages: [{ outcome: 'refused', findings: [{ rule: 'version-already-published' }] }],
    });
    expect(seen).toEqual([[CATALOG], contentOf(refused)]);
  });

  it('pushes what has a risk, and reports it', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    const risk = { ...rejected, severity: 'risk' as const };
    const report = await publish({ cwd, remote, packages: [catalog('0')], check: async () => [risk] });
    expect(report).toMatchObject({ findings: [risk], packages: [{ outcome: 'published' }] });
  });

  it('checks again after another writer changed the remote', async () => {
    const [cwd, other, remote] = [sourceRepository(), sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [catalog('0'), leaf('0')] });
    const before = refsOf(remote)[CATALOG];
    const read: string[] = [];
    const report = await publish(
      {
        cwd,
        remote,
        packages: [catalog('mine')],
        check: async ({ after }) => {
          read.push((await textsOf(after, LEAF))['common/leaf/a.yaml'] ?? '');
          return read.at(-1) === 'theirs' ? [rejected] : [];
        },
      },
      // They move a branch that this push does not. Only its guard shows that the check is outdated.
      { beforePush: async () => void (await publish({ cwd: other, remote, packages: [leaf('theirs')] })) },
    );
    expect(read).toEqual(['0', 'theirs']);
    expect(report).toMatchObject({ findings: [rejected], packages: [{ outcome: 'withheld' }] });
    expect(refsOf(remote)[CATALOG]).toBe(before);
  });

  it('checks again when a tag that it read is deleted in the meantime', async () => {
    const [cwd, repository] = [sourceRepository(), bareRepository()];
    await publish({ cwd, remote: repository, packages: [catalog('0', { bumps: [] })] });
    const remote = (await serve(repository)).url;
    const tag = 'refs/tags/catalog@1.0.0';
    const existed: boolean[] = [];
    const report = await publish(
      {
        cwd,
        remote,
        packages: [leaf('0')],
        pinnable: ['catalog'],
        check: async ({ after }) => {
          existed.push((await after.read([tag])).has(tag));
          return existed.at(-1) === false ? [rejected] : [];
        },
      },
      { beforePush: async () => void git(repository, 'update-ref', '-d', tag) },
    );
    expect(existed).toEqual([true, false]);
    expect(report.packages[0]?.outcome).toBe('withheld');
  });

  it('pushes nothing when clusters would follow a tag with other content than the channel had; one that they leave stops nothing', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [catalog('0', { bumps: [] })] });
    const tag = 'refs/tags/catalog@1.0.0';
    const request = { cwd, remote, packages: [leaf('0')], pinnable: ['catalog'], dryRun: true };
    const reads = (side: 'after' | 'before') => async (step: RemoteTransition) => {
      await step[side].read([tag]);
      return [];
    };
    expect((await publish({ ...request, check: reads('after') })).findings).toEqual([]);
    const as = ['-c', 'user.name=Eve', '-c', 'user.email=eve@example.com'];
    const other = git(remote, ...as, 'commit-tree', git(remote, 'hash-object', '-t', 'tree', '-w', '/dev/null'), '-m', 'x');
    git(remote, ...as, 'tag', '--force', '--annotate', '-m', 'x', 'catalog@1.0.0', other);
    expect(await publish({ ...request, check: reads('after') })).toMatchObject({
      findings: [{ rule: 'moved-version-tag', severity: 'reject' }],
      packages: [{ outcome: 'withheld' }],
    });
    expect((await publish({ ...request, check: reads('before') })).findings).toEqual([]);
  });

  it('ends with one message when the remote disappears between check and push, and does not change it', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [catalog('0')] });
    const before = refsOf(remote);
    const error = await failure(
      publish(
        { cwd, remote, packages: [catalog('1')], check: async ({ after }) => ((await after.read([CATALOG])).size === 1 ? [] : [rejected]) },
        { beforePush: async () => renameSync(remote, `${remote}.gone`), wait: async () => undefined },
      ),
    );
    expect(error).toMatchObject({ name: 'PublishError' });
    expect(refsOf(`${remote}.gone`)).toEqual(before);
  });
});

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { ChannelReport, InspectedReference } from '@slipway/publish';
import { describe, expect, it } from 'vitest';
import { requireSameContent } from '../src/publish/artifact-mirror.ts';
import { channelReport } from '../src/publish/channel-report.ts';
import { configMaps, makeFixture } from './fixture.ts';

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd, encoding: 'utf8', input: '' }).trim();

it('a tag with forged trailers is refused by promote, rollback, status and review, each with both trees', async () => {
  const fixture = makeFixture();
  const release = async (version: string): Promise<void> => {
    fixture.addPackage('catalog', ['common/a'], configMaps({ 'common/a/one.yaml': { text: version } }));
    fixture.write('packages/catalog/package.json', fixture.read('packages/catalog/package.json').replace('"1.0.0"', `"${version}"`));
    expect(await fixture.run('publish')).toMatchObject({ code: 0 });
  };
  await release('1.0.0');
  await release('1.1.0');
  const remote = join(fixture.root, '.slipway/fleet.git');
  // A user with permission to push tags can give one the content of another version, with matching trailers.
  const [forged, had] = ['catalog@1.1.0', 'catalog@1.0.0'].map((tag) => git(remote, 'rev-parse', `${tag}^{tree}`)) as [string, string];
  const message = git(remote, 'log', '-1', '--format=%B', 'catalog@1.0.0').replace(/^Package-Tree: .*/m, `Package-Tree: ${forged}`);
  const commit = git(remote, 'commit-tree', forged, '-m', message);
  git(remote, 'tag', '--force', '--annotate', '--cleanup=verbatim', '-m', message, 'catalog@1.0.0', commit);
  const before = git(remote, 'for-each-ref');

  const promoted = await fixture.run('promote', 'catalog@1.0.0', '--from', 'latest', '--to', 'staging');
  const back = await fixture.run('rollback', 'catalog', '--channel', 'latest', '--to', '1.0.0', '--reason', 'INC');
  for (const { code, stdout } of [promoted, back]) {
    expect(code).toBe(1);
    for (const part of ['moved-version-tag', 'catalog@1.0.0', had, forged]) expect(stdout).toContain(part);
  }
  const review = await fixture.run('review', '--base', 'catalog@1.0.0', '--head', 'catalog@1.1.0');
  expect(review).toMatchObject({ code: 1, stdout: '' });
  for (const part of ['catalog@1.0.0', had, forged]) expect(review.stderr).toContain(part);
  expect(git(remote, 'for-each-ref')).toBe(before);
}, 60_000);

it('a promotion says what soak relied on, as text and as JSON', () => {
  const soak = {
    reliesOn: 'commit-dates',
    since: '2026-01-01T00:00:00.000Z',
    text: 'commit dates, which anyone who may push to flux/catalog/latest can set',
  } as const;
  const row = { package: 'catalog', channel: 'staging', branch: 'flux/catalog/staging', version: '1.0.0', soak };
  const report: ChannelReport = {
    remote: '/fleet.git',
    findings: [],
    packages: [{ ...row, added: [], changed: [], removed: [], outcome: 'promoted', findings: [] }],
  };
  const shown = channelReport(report);
  expect(shown.text((_, text) => text)).toContain(
    'soak of catalog 1.0.0: since 2026-01-01T00:00:00.000Z; relies on commit dates, which anyone who may push to flux/catalog/latest can set.',
  );
  expect(shown.json()).toMatchObject({ packages: [{ soak }] });
});

describe('the registry gets a release', () => {
  const place = { package: 'catalog', channel: 'staging', version: '1.0.0', tree: 'had' };
  const reference = (name: string, root: string, tree: string): InspectedReference => ({
    ...{ package: 'catalog', reference: name, root, edits: [], unsigned: [], unchecked: [] },
    content: { tree, files: new Map() },
  });
  const branch = reference('flux/catalog/staging', 'had', 'content');

  it.each<readonly [string, readonly InspectedReference[]]>([
    ['with the tree of the channel', [branch, reference('catalog@1.0.0', 'had', 'content')]],
    ['with equal content from another source', [branch, reference('catalog@1.0.0', 'other', 'content')]],
    ['that is not tagged, as no artifact', [branch]],
  ])('%s', (_, references) => {
    expect(() => requireSameContent([place], references)).not.toThrow();
  });

  it.each<readonly [string, readonly InspectedReference[]]>([
    ['with other content', [branch, reference('catalog@1.0.0', 'other', 'evil')]],
    ['where the channel has moved on meanwhile', [reference('flux/catalog/staging', 'new', 'x'), reference('catalog@1.0.0', 'other', 'x')]],
  ])('not %s', (_, references) => {
    expect(() => requireSameContent([place], references)).toThrow(/catalog@1\.0\.0 has the tree other, but flux\/catalog\/staging got had/);
  });
});

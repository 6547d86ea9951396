import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewVersion } from '../plan/planned-version.ts';
import type { ChannelEntry, ReleasedVersion } from './channel-state.ts';
import { matchRelease, originOf, releaseProblem } from './match-release.ts';

const VERSIONS = ['1.0.0', '1.1.0', '2.0.0'] as const;
const TREES = ['a', 'b', 'c'].map((letter) => letter.repeat(40));
const PREVIEWS = VERSIONS.map((version) => previewVersion(version, 'a'.repeat(40)));

const entryOf = (commit: string, version: string, tree: string): ChannelEntry => ({
  ...{ commit, tree, author: 'Ada', date: new Date(0), message: '', isSigned: false },
  provenance: { package: 'app', version, channel: 'latest', tree },
});
const releaseOf = (version: string, tree: string, id = 'f'.repeat(40)): ReleasedVersion => ({
  ...{ id, tree, version, message: '' },
  provenance: { package: 'app', version, channel: 'latest', tree },
});

const version = fc.constantFrom(...VERSIONS);
const tree = fc.constantFrom(...TREES);
const history = fc
  .array(fc.tuple(fc.oneof(version, fc.constantFrom(...PREVIEWS)), tree))
  .map((rows) => rows.map(([each, root], index) => entryOf(String(index).padStart(40, '0'), each, root)));

describe('matchRelease', () => {
  it('accepts only a version and a tree that one entry has together, and no tree of another version', () => {
    fc.assert(
      fc.property(history, version, tree, fc.nat(20), (entries, wanted, root, named) => {
        const release = releaseOf(wanted, root, String(named).padStart(40, '0'));
        const match = matchRelease(release, entries);
        if (match.kind !== 'had') return;
        expect(match.entry.tree).toBe(root);
        const said = match.entry.provenance.version;
        expect(said === wanted || (said.startsWith(`${wanted}-next.`) && match.entry.commit === release.id)).toBe(true);
        expect(originOf(match.entry, wanted)).toEqual({ package: 'app', version: wanted, tree: root });
      }),
    );
  });

  it('does not depend on what the tag says of itself', () => {
    fc.assert(
      fc.property(history, version, tree, (entries, wanted, root) => {
        const release = releaseOf(wanted, root);
        const { provenance: _, ...silent } = release;
        const forged = { ...release, message: 'Package: app\nPackage-Version: 2.0.0', provenance: undefined as never };
        for (const each of [silent, forged]) expect(matchRelease(each, entries)).toEqual(matchRelease(release, entries));
      }),
    );
  });

  const [A = '', B = ''] = TREES;
  it.each<readonly [string, readonly ChannelEntry[], string]>([
    ['no entries', [], 'never'],
    ['the version with the tree', [entryOf('1', '1.0.0', A)], 'had'],
    ['the version with another tree', [entryOf('1', '1.0.0', B)], 'other'],
    ['the tree under another version', [entryOf('1', '1.1.0', A)], 'never'],
    ['a preview that the tag does not name', [entryOf('1', PREVIEWS[0] ?? '', A)], 'never'],
    ['a preview that the tag names', [entryOf('f'.repeat(40), PREVIEWS[0] ?? '', A)], 'had'],
    ['a preview of another version that the tag names', [entryOf('f'.repeat(40), PREVIEWS[1] ?? '', A)], 'never'],
    ['another tree above the right one', [entryOf('2', '1.0.0', B), entryOf('1', '1.0.0', A)], 'other'],
    ['a higher version above it', [entryOf('2', '1.1.0', B), entryOf('1', '1.0.0', A)], 'had'],
  ])('of %s is what the newest entry of the version shows', (_, entries, kind) => {
    expect(matchRelease(releaseOf('1.0.0', A), entries).kind).toBe(kind);
  });

  it('compares what files there are, not the file that says where they come from', () => {
    const contents = new Map([
      [A, 'x'],
      [B, 'x'],
    ]);
    expect(matchRelease(releaseOf('1.0.0', A), [entryOf('1', '1.0.0', B)], contents)).toMatchObject({ kind: 'had', entry: { tree: B } });
  });
});

describe('releaseProblem', () => {
  const place = { package: 'app', version: '1.0.0', channel: 'latest' };
  const [A = '', B = ''] = TREES;

  it('names the tag and both trees', () => {
    const problem = releaseProblem(place, releaseOf('1.0.0', A), { kind: 'other', entry: entryOf('1', '1.0.0', B) });
    expect(problem).toMatchObject({ rule: 'moved-version-tag', severity: 'reject', file: 'app@1.0.0' });
    expect(problem?.message).toContain(A);
    expect(problem?.message).toContain(B);
  });

  it('refuses what does not exist, was made by hand, or never was there', () => {
    const { provenance: _, ...byHand } = releaseOf('1.0.0', A);
    expect(releaseProblem(place, undefined, { kind: 'never' })?.rule).toBe('unknown-version');
    expect(releaseProblem(place, byHand, { kind: 'had', entry: entryOf('1', '1.0.0', A) })?.rule).toBe('moved-version-tag');
    expect(releaseProblem(place, releaseOf('1.0.0', A), { kind: 'never' })?.rule).toBe('not-on-channel');
    expect(releaseProblem(place, releaseOf('1.0.0', A), { kind: 'had', entry: entryOf('1', '1.0.0', A) })).toBeUndefined();
  });
});

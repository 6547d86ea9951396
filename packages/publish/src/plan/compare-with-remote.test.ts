import { describe, expect, it } from 'vitest';
import { commitMessage, tagMessage } from './commit-message.ts';
import { compareWithRemote, type PublishCase, publishCase } from './compare-with-remote.ts';
import { hashTree } from './hashed-tree.ts';
import { branchFiles, type PackageTree } from './package-tree.ts';
import { planPublish } from './plan-publish.ts';
import type { PublishedBranch, PublishedState } from './published-branch.ts';

const treeWith = (text: string): PackageTree => ({
  name: 'sources',
  version: '1.0.0',
  prefixes: ['common'],
  files: new Map([['common/a', text]]),
});
const nextOf = (wanted: PackageTree) => ({ package: wanted, channel: 'latest', tree: hashTree(branchFiles(wanted)) });
const [next, other] = [nextOf(treeWith('new')), nextOf(treeWith('old'))];

const provenanceOf = (of: typeof next, version: string) => ({ package: 'sources', version, channel: 'latest', tree: of.tree.id });

const branchWith = (of: typeof next, version?: string, more: Partial<PublishedBranch> = {}): PublishedBranch => ({
  tip: '1'.repeat(40),
  tree: of.tree.id,
  message: version === undefined ? 'by hand' : commitMessage(provenanceOf(of, version), { added: [], changed: [], removed: [] }),
  files: new Map([...of.tree.ids].map(([path, id]) => [path, { mode: '100644', id }])),
  texts: new Map(),
  versions: [],
  ...more,
});
const tag = { id: '2'.repeat(40), tree: next.tree.id, message: tagMessage(provenanceOf(next, '1.0.0')) };
const held = 'the ingress fails';
const later = { versions: ['1.1.0'], tagged: new Set(['1.1.0']) };

const cases: readonly (readonly [string, PublishedState, PublishCase, string, object])[] = [
  ['the branch does not exist', {}, 'create', 'commit', { tag: { create: true } }],
  ['the tag of a branch that does not exist is there', { tag }, 'create', 'commit', { tag: { create: false } }],
  ['the content differs', { branch: branchWith(other, '0.9.0') }, 'update', 'commit', { changed: ['common/a'] }],
  ['only the version differs', { branch: branchWith(next, '0.9.0') }, 'update', 'commit', { version: '1.0.0', changed: [] }],
  ['the tip may be replaced', { branch: branchWith(other, undefined, { replaced: true }) }, 'update', 'commit', { replaces: true }],
  ['a manual tip has the content', { branch: branchWith(next) }, 'adopt', 'commit', { changed: [] }],
  ['a held manual tip has the content', { branch: branchWith(next, undefined, { held }) }, 'adopt', 'commit', {}],
  ['a tip that may be replaced has the content', { branch: branchWith(next, undefined, { replaced: true }) }, 'adopt', 'commit', {}],
  ['the tag is missing', { branch: branchWith(next, '1.0.0') }, 'tag', 'tag', { tag: { create: true } }],
  ['the held branch has no tag', { branch: branchWith(next, '1.0.0', { held }) }, 'tag', 'tag', {}],
  [
    'the branch has a higher version',
    { branch: branchWith(other, '1.1.0', later), tagged: later.tagged },
    'superseded',
    'version',
    { supersededBy: '1.1.0' },
  ],
  [
    'the branch has a higher version, and the version has its tag',
    { branch: branchWith(other, '1.1.0', later), tagged: later.tagged, tag },
    'superseded',
    'nothing',
    { supersededBy: '1.1.0' },
  ],
  [
    'the branch has the content under a higher version',
    { branch: branchWith(next, '1.1.0', later), tagged: later.tagged },
    'tag',
    'tag',
    { supersededBy: '1.1.0' },
  ],
  ['the branch is held', { branch: branchWith(other, '0.9.0', { held }) }, 'held', 'version', { heldFor: held, tag: { create: true } }],
  ['the branch is held, and the tag exists', { branch: branchWith(other, '0.9.0', { held }), tag }, 'held', 'nothing', { heldFor: held }],
  ['a manual tip has other content', { branch: branchWith(other) }, 'foreign', 'refuse', { findings: [{ rule: 'foreign-commit' }] }],
  ['a file name is not UTF-8', { branch: branchWith(other, '0.9.0', { unreadable: ['\\xff'] }) }, 'foreign', 'refuse', {}],
  ['a held manual tip has other content', { branch: branchWith(other, undefined, { held }) }, 'foreign', 'refuse', { heldFor: held }],
  ['the branch has it all', { branch: branchWith(next, '1.0.0'), tag }, 'unchanged', 'nothing', { changed: [], findings: [] }],
];

describe('publishCase', () => {
  it.each(cases)('where %s', (_, current, expected, action, details) => {
    expect(publishCase(compareWithRemote(next, current))).toBe(expected);
    expect(planPublish(next, current)).toMatchObject({ action, ...details });
  });

  it('keeps the hold of a branch that it adopts', () => {
    expect(planPublish(next, { branch: branchWith(next, undefined, { held }) }).message).toContain(`\nHeld: ${held}\n`);
    expect(planPublish(next, { branch: branchWith(next) }).message).not.toContain('Held:');
  });

  it('reports the other problems of a foreign tip, unless the branch is held', () => {
    const rulesOf = (more: Partial<PublishedBranch>) =>
      planPublish(next, {
        branch: branchWith(other, undefined, { files: new Map([['common/b', { mode: '100644', id: '3'.repeat(40) }]]), ...more }),
        rejected: new Set(['1.0.0']),
      }).findings.map(({ rule }) => rule);
    expect(rulesOf({})).toEqual(['foreign-commit', 'rejected-version', 'mass-deletion']);
    expect(rulesOf({ held })).toEqual(['foreign-commit']);
  });
});

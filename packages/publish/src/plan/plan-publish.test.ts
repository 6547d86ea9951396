import { describe, expect, it } from 'vitest';
import { hashTree } from './hashed-tree.ts';
import { branchFiles, type PackageTree } from './package-tree.ts';
import { planPublish } from './plan-publish.ts';

const tree: PackageTree = {
  name: 'sources',
  version: '1.0.0',
  prefixes: ['common'],
  files: new Map([
    ['common/a', 'a'],
    ['common/b', 'b'],
  ]),
};
const next = { package: tree, channel: 'latest', tree: hashTree(branchFiles(tree)) };
const TIP = '1'.repeat(40);

describe('planPublish', () => {
  it('plans a first version', () => {
    expect(planPublish(next, {})).toMatchObject({
      action: 'commit',
      branch: 'flux/sources/latest',
      version: '1.0.0',
      tag: { name: 'sources@1.0.0', create: true },
      added: ['.gitattributes', 'README.md', 'common/a', 'common/b'],
    });
  });

  it('compares trees by their Git ids', () => {
    expect(hashTree(new Map([['a', 'hello\n']])).id).toBe('0976950c1fdbcb52435a433913017bf044b3a58f');
    const branch = {
      tip: TIP,
      tree: next.tree.id,
      message: planPublish(next, {}).message,
      files: new Map(),
      texts: new Map(),
      versions: [],
    };
    expect(planPublish(next, { branch, tag: { id: TIP, tree: next.tree.id, message: planPublish(next, {}).message } })).toMatchObject({
      action: 'nothing',
      parent: TIP,
      findings: [],
    });
    expect(planPublish(next, { branch })).toMatchObject({ action: 'tag', added: [], changed: [] });
  });

  it('counts a file that became executable or a link on the branch as changed', () => {
    const files = new Map([...next.tree.ids].map(([path, id]) => [path, { mode: path === 'common/a' ? '120000' : '100644', id }]));
    const branch = { tip: TIP, tree: '2'.repeat(40), message: 'by hand', files, texts: new Map(), versions: [] };
    expect(planPublish(next, { branch })).toMatchObject({
      action: 'refuse',
      changed: ['common/a'],
      findings: [{ rule: 'foreign-commit' }],
    });
  });

  it('refuses a version whose tag does not name a commit', () => {
    expect(planPublish(next, { tag: { id: TIP, tree: '', message: '' } }).findings).toMatchObject([{ rule: 'moved-version-tag' }]);
  });
});

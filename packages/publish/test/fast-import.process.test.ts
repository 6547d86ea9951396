import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { branchFiles, hashTree, planPublish } from '../src/index.ts';
import { fastImportStream, newCommitRef } from '../src/push/fast-import-stream.ts';
import { bareRepository, branchContent, contentOf, git, packageOf } from './fleet-kit.ts';

describe('fastImportStream', () => {
  it('takes any path and name that Git can hold, also those that publishing refuses', () => {
    const repository = bareRepository();
    const odd = packageOf('odd', '1.0.0', { 'new\nline': '1', 'a "quoted" \\ one': '2', '\t\u0001\u007f': '3', '*': '4', 'x ': '5' });
    const tree = hashTree(branchFiles(odd));
    const plan = planPublish({ package: odd, channel: 'latest', tree }, {});
    const input = Buffer.concat(
      [...fastImportStream([{ plan, tree }], { name: 'A <b>\nc', email: '<a@b>' }, 0)].map((chunk) => Buffer.from(chunk)),
    );
    expect(spawnSync('git', ['fast-import', '--quiet', '--done'], { cwd: repository, input }).stderr.toString()).toBe('');
    expect(branchContent(repository, newCommitRef(0))).toEqual(contentOf(odd));
    expect(git(repository, 'rev-parse', `${newCommitRef(0)}^{tree}`)).toBe(tree.id);
    expect(git(repository, 'log', '-1', '--format=%an <%ae> %ad', newCommitRef(0))).toBe('A bc <a@b> Thu Jan 1 00:00:00 1970 +0000');
  });
});

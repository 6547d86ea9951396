import { applyPatch } from 'diff';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FileDiff, fileDiffs } from './file-diff.ts';

const diffOf = (before: string | undefined, after: string | undefined, left = 2 ** 20): readonly FileDiff[] => {
  const side = (text: string | undefined): ReadonlyMap<string, string> => new Map(text === undefined ? [] : [['a.yaml', text]]);
  return fileDiffs(side(before), side(after), { left });
};

describe('the diff of the files of a branch', () => {
  it('names what is added, changed and removed, sorted, and leaves out what is equal', () => {
    const before = new Map([
      ['same', 'x\n'],
      ['gone', 'x\n'],
      ['b', 'x\n'],
    ]);
    const after = new Map([
      ['same', 'x\n'],
      ['new', 'y\n'],
      ['b', 'y\n'],
    ]);
    expect(fileDiffs(before, after, { left: 1000 })).toEqual([
      { path: 'b', change: 'changed', lines: ['@@ -1,1 +1,1 @@', '-x', '+y'] },
      { path: 'gone', change: 'removed', lines: ['@@ -1,1 +0,0 @@', '-x'] },
      { path: 'new', change: 'added', lines: ['@@ -0,0 +1,1 @@', '+y'] },
    ]);
  });

  it('is a patch that makes the new text of the old one', () => {
    const text = fc.array(fc.constantFrom('a: 1', 'b: 2', 'c:', '  d: 3', ''), { maxLength: 30 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const [diff] = diffOf(before, after);
        if (diff === undefined) expect(before).toBe(after);
        else expect(applyPatch(before, `--- a\n+++ b\n${diff.lines?.join('\n')}\n`)).toBe(after);
      }),
    );
  });

  it('shows no line of a Secret, neither old nor new, nor around a change', () => {
    const secret = (password: string): string =>
      `apiVersion: v1\nkind: Secret\nmetadata:\n  name: s\nstringData:\n  user: planted-user\n  password: ${password}\n`;
    const config = (value: string): string => `---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: c\ndata:\n  a: ${value}\n`;
    const [diff] = diffOf(`${secret('planted-old')}${config('one')}`, `${secret('planted-new')}${config('two')}`);
    expect(diff?.lines?.join('\n')).not.toContain('planted');
    expect(diff?.lines).toContain('-(not shown)');
    expect(diff?.lines).toContain('+  a: two');
    expect(diffOf(undefined, secret('planted-new'))[0]?.lines?.join('\n')).not.toContain('planted');
  });

  it('gives only the path of what is too long, or has line ends of other systems', () => {
    expect(diffOf('a\n'.repeat(600), 'b\n'.repeat(600), 1000)).toEqual([{ path: 'a.yaml', change: 'changed' }]);
    expect(diffOf('a\r\n', 'b\r\n')).toEqual([{ path: 'a.yaml', change: 'changed' }]);
    expect(diffOf('a\n'.repeat(2 ** 20), 'b\n', 2 ** 30)).toEqual([{ path: 'a.yaml', change: 'changed' }]);
  });
});

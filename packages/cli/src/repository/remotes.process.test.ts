import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GitRemote, remotesIn } from './remotes.ts';

describe('the remotes of settings', () => {
  test.each<readonly [string, string, readonly GitRemote[]]>([
    ['one', '[remote "origin"]\n\turl = https://git.example/a.git\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n', [remote('origin')]],
    [
      'several, with two addresses',
      '[remote "a"]\nurl=x\nurl = y\n[remote "b.c"]\nurl = z',
      [remote('a', 'x'), remote('a', 'y'), remote('b.c', 'z')],
    ],
    ['quotes, escapes and comments', '[remote "a \\"b\\""] ; c\n  URL = "x;y" # z\n', [remote('a "b"', 'x;y')]],
    ['an address in the line of the section, and one that goes on in the next', '[remote "a"] url = x\\\ny', [remote('a', 'xy')]],
    ['none of a submodule, nor of another section', '[submodule "m"]\n\turl = x\n[url "y"]\ninsteadOf = z\n[core]\nurl = w', []],
    ['none in a comment, and none without a value', '[remote "a"]\n# url = x\n; url = y\nurl\nurl =\n', []],
  ])('%s', (_, text, expected) => expect(remotesIn(text)).toEqual(expected));

  test('are those that Git reads, of any settings that Git has written', () => {
    const folder = mkdtempSync(join(tmpdir(), 'slipway-remotes-'));
    const file = join(folder, 'config');
    const text = fc.string({ unit: fc.constantFrom(...'ab/:.#;"\\ =[]é'), minLength: 1, maxLength: 12 });
    try {
      fc.assert(
        fc.property(fc.stringMatching(/^[a-z][a-z."\\-]{0,6}$/), text, (name, url) => {
          fc.pre(url.trim() !== '' && url.trim() === url);
          writeFileSync(file, '');
          git('config', '--file', file, `remote.${name}.url`, url);
          expect(remotesIn(readFileSync(file, 'utf8'))).toEqual([{ name, url }]);
        }),
        { numRuns: 60 },
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('are looked for in settings of any length, and of no form', () => {
    for (const part of ['[remote "', '[remote "a\\', '[', 'url=', 'url = "', '\\\n', '"'])
      expect(remotesIn(part.repeat(50_000))).toEqual([]);
    fc.assert(fc.property(fc.string(), (text) => void remotesIn(text)));
  });
});

function remote(name: string, url = 'https://git.example/a.git'): GitRemote {
  return { name, url };
}
const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' });

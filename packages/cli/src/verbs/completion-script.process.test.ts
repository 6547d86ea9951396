import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { allVerbs } from './all-verbs.ts';
import { completionScript } from './completion-script.ts';
import { type AnyVerb, flagOf } from './verb.ts';

const script = completionScript('bash', allVerbs);

/** Returns what Bash offers for the last of the words. */
function offered(...words: readonly string[]): readonly string[] {
  const call = `COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _slipway; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', `${script}\n${call}`, 'bash', ...words], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
}

test('Bash completes verbs, options and their values, and leaves paths to the shell', () => {
  expect(offered('slipway', 're')).toEqual(['render', 'review', 'release', 'reject']);
  expect(offered('slipway', 'check', '--pa')).toEqual(['--package']);
  expect(offered('slipway', 'review', '--fail-at', 'R')).toEqual(['R1', 'R2', 'R3', 'R4']);
  expect(offered('slipway', '--quiet', 'check', '--output', 'j')).toEqual(['json', 'junit']);
  expect(offered('slipway', 'check', 'clu')).toEqual([]);
  expect(offered('slipway', 'check', '--crds', 'clu')).toEqual([]);
});

test('each shell gets every verb and every option', () => {
  for (const shell of ['bash', 'zsh', 'fish'] as const) {
    const text = completionScript(shell, allVerbs);
    for (const { name, options } of allVerbs) {
      expect(text).toContain(name);
      for (const field of Object.keys(options)) expect(text).toContain(shell === 'fish' ? `-l ${flagOf(field).slice(2)}` : flagOf(field));
    }
  }
});

test('a help text ends neither a quoted text nor a description', () => {
  const strange: AnyVerb = { ...(allVerbs[0] as AnyVerb), name: 'odd', summary: "it's", options: { some: { help: "a [b]: c\\ 'd'" } } };
  expect(completionScript('zsh', [strange])).toContain(`'*--some[a \\[b\\]\\: c\\\\ '\\''d'\\'']'`);
  expect(completionScript('fish', [strange])).toContain(`-l some -d 'a [b]: c\\\\ \\'d\\''`);
  execFileSync('bash', ['-n'], { input: completionScript('bash', [strange]) });
});

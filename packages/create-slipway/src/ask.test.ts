import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { askAll, withDefaults } from './ask.ts';

/** Answers each question when it is asked, as a user does. The input ends after the last answer. */
function terminalWith(answers: readonly string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const left = [...answers];
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
    if (!String(chunk).endsWith('): ')) return;
    const answer = left.shift();
    if (answer === undefined) input.end();
    else input.write(`${answer}\n`);
  });
  return { input, output, shown: () => shown };
}

describe('askAll', () => {
  test('asks for missing settings, with defaults that depend on the answers', async () => {
    const terminal = terminalWith(['acme', '', '', 'us-east-2']);
    expect(await askAll('/x/y', { apiGroup: 'f.acme.dev' }, terminal)).toEqual({
      name: 'acme',
      repositoryUrl: 'https://git.example.com/platform/acme.git',
      accountId: '111122223333',
      region: 'us-east-2',
      apiGroup: 'f.acme.dev',
    });
    expect(terminal.shown()).toContain('Name of the fleet (y): ');
  });

  test('asks again until the answer is valid', async () => {
    const terminal = terminalWith(['', '', '12', '444455556666', '', '']);
    expect(await askAll('my-fleet', {}, terminal)).toMatchObject({ accountId: '444455556666' });
    expect(terminal.shown()).toContain('It has to be twelve digits.');
  });

  test('throws when the input ends', async () => {
    await expect(askAll('my-fleet', {}, terminalWith(['acme']))).rejects.toThrow('the input ended');
  });
});

test('withDefaults asks no questions', async () => {
  expect(await withDefaults('/x/my-fleet', { region: 'us-east-2' })).toMatchObject({ name: 'my-fleet', region: 'us-east-2' });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allVerbs } from '../src/verbs/all-verbs.ts';
import { exampleLines } from '../src/verbs/verb.ts';
import { configMaps, makeFixture, repository, runHere, runSlipway, temporaryDirectory } from './fixture.ts';

const run = (...args: string[]) => runHere(args, temporaryDirectory());
const start = (...args: string[]) => runSlipway(args, { cwd: temporaryDirectory() });

describe('the command line', () => {
  it('explains itself', async () => {
    const help = await start('--help');
    expect(help).toMatchObject({ code: 0, stderr: '' });
    for (const verb of ['synth', 'check', 'publish', 'reject', 'list', 'bootstrap', 'explain']) expect(help.stdout).toContain(verb);
    expect((await run('publish', '--help')).stdout).toContain('--channel');
    expect(await run('help', 'publish')).toEqual(await run('publish', '--help'));
    expect((await run('help', 'chek')).stderr).toContain('There is no verb chek. Did you mean "check"? The verbs are synth, check,');
    expect((await start('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each(allVerbs.map(({ name, examples }) => [name, examples] as const))(
    'has examples of %s, in its help and in the README, of options that it has',
    async (verb, some) => {
      const { stdout } = await run(verb, '--help');
      expect(stdout).toContain(`\nExamples:\n${exampleLines(some, '  ').join('\n')}\n`);
      expect(readFileSync(join(repository, 'packages/cli/README.md'), 'utf8')).toContain(`\n${exampleLines(some).join('\n')}\n`);
      for (const [command] of some) {
        const [own = ''] = command.split(' | ');
        expect(own.split(' ')[0]).toBe(verb);
        for (const [option] of own.matchAll(/--[a-z-]+/g)) expect(stdout).toContain(` ${option} `);
      }
    },
  );

  it.each([
    ['no verb', []],
    ['an unknown verb', ['synht']],
    ['help for an unknown verb', ['help', 'channels']],
    ['an unknown option', ['synth', '--fast']],
    ['a format that no verb has', ['check', '--output', 'xml']],
    ['a format of another verb', ['synth', '--output=sarif']],
    ['a format that this verb does not have', ['explain', 'drift', '--output=github']],
    ['a format before a verb that does not have it', ['--output=github', 'explain', 'drift']],
    ['an option of a verb before the verb', ['--check', 'synth']],
    ['an argument too many', ['synth', 'common']],
    ['no subject', ['explain']],
    ['no cluster', ['bootstrap']],
    ['an option of a fleet without a path', ['check', '--source', 'GitRepository/flux-system/a=.']],
    ['an option of a fleet for documents', ['check', '.', '--documents', '--present', '.']],
    ['an option of a fleet in a folder without one', ['check', '.', '--resource', 'https://a.example/b.yaml=b.yaml']],
    ['a list without a repository', ['list']],
    ['a directory without a repository', ['synth']],
    ['a working directory that does not exist', ['synth', '--cwd', 'gone']],
  ])('%s is a usage error, reported on standard error', async (_, args) => {
    const ended = await run(...args);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).not.toBe('');
    expect(ended.stderr).not.toMatch(/\n\s+at /);
  });

  it('works as if started in --cwd', async () => {
    const fixture = makeFixture();
    fixture.addPackage('catalog', ['common/a'], configMaps({ 'common/a/x.yaml': {} }));
    const ended = await run('synth', '--cwd', fixture.root);
    expect(ended.code).toBe(0);
    expect(fixture.list('common')).toEqual(['a/x.yaml']);
  });

  it('takes its common options before the verb too', async () => {
    const fixture = makeFixture();
    fixture.addPackage('catalog', ['common/a'], configMaps({ 'common/a/x.yaml': {} }));
    const ended = await run('--cwd', fixture.root, '--no-color', '--output=json', 'synth', '--check');
    expect(ended).toMatchObject({ code: 1, stderr: '' });
    expect(JSON.parse(ended.stdout)).toMatchObject({ summary: { outcome: 'checked' } });
    expect(await run('--cwd', 'gone', '--output', 'json', 'synth', '--cwd', fixture.root, '--output', 'text', '--quiet')).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
    expect((await run('--quiet', 'explain', 'drift', '--quiet')).code).toBe(0);
  });

  it('shows no progress and no colour when it does not write to a terminal', async () => {
    const fixture = makeFixture();
    fixture.addPackage('catalog', ['common/a'], configMaps({ 'common/a/x.yaml': {} }));
    const ended = await fixture.start('synth');
    expect(ended.stderr).toBe('');
    expect(ended.stdout).not.toContain('\u001b');
  });
});

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openGit } from '../src/git/git.ts';
import { isOn, readSettings, settingOf } from '../src/git/settings.ts';
import { quietRuntime, sourceRepository, temporaryDirectory } from './fleet-kit.ts';

const TEXTS = [
  'true',
  'True',
  'yes',
  'ON',
  '1',
  '-1',
  '+7',
  '0',
  '00',
  '0x0',
  '0x10',
  '0k',
  '2k',
  'false',
  'no',
  'off',
  '',
  ' 1',
  '1 2',
  'tru',
  '08g',
  '1t',
];

test('the settings of a repository are read once, as Git reads them', async () => {
  const cwd = sourceRepository();
  const included = join(temporaryDirectory(), 'more');
  writeFileSync(included, '[user]\n\tname = Included\n[url "https://Example.org/"]\n\tinsteadOf = ex:\n');
  const values = TEXTS.map((text, index) => `\tv${index} = "${text}"\n`).join('');
  writeFileSync(
    join(cwd, '.git/config'),
    `[core]\n\trepositoryformatversion = 0\n[user]\n\tname = First\n\temail = "a\\nb"\n[include]\n\tpath = ${included}\n[Flag]\n\tbare\n${values}`,
  );
  const settings = await readSettings(openGit(quietRuntime.environment), cwd);
  expect(settingOf(settings, 'user.name')).toBe('Included');
  expect(settingOf(settings, 'user.email')).toBe('a\nb');
  expect(settings).toContainEqual({ scope: 'local', key: 'url.https://Example.org/.insteadof', value: 'ex:' });
  expect([isOn(settings, 'flag.bare'), isOn(settings, 'flag.none')]).toEqual([true, false]);
  const git = (key: string): boolean =>
    spawnSync('git', ['-C', cwd, 'config', '--type=bool', '--get', key], { encoding: 'utf8' }).stdout.trim() === 'true';
  const keys = TEXTS.map((_, index) => `flag.v${index}`);
  expect(keys.map((key) => isOn(settings, key))).toEqual(keys.map(git));
});

test('without a repository there are those of the user, or none', async () => {
  const settings = await readSettings(openGit(quietRuntime.environment), temporaryDirectory());
  expect(settings.filter(({ scope }) => scope === 'local')).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readArguments, usage } from './arguments.ts';
import { defaultProblems } from './ask.ts';
import { problemOf, settings } from './settings.ts';
import { shellPath } from './shell-text.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-slipway-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('readArguments', () => {
  test('reads the given options', () => {
    const args = ['--yes', '--name', 'a-fleet', '--repository', 'ssh://git@git.example.com/a/b.git', '--account=444455556666'];
    expect(readArguments([join(folder, 'new'), ...args, '--region', 'us-gov-west-1', '--api-group', 'fleet.acme.dev'])).toEqual({
      directory: join(folder, 'new'),
      given: {
        name: 'a-fleet',
        repositoryUrl: 'ssh://git@git.example.com/a/b.git',
        accountId: '444455556666',
        region: 'us-gov-west-1',
        apiGroup: 'fleet.acme.dev',
      },
      packages: undefined,
      yes: true,
      help: false,
    });
  });

  test('reports all problems at once, each with the option, the value and what is expected', () => {
    writeFileSync(join(folder, 'a-file'), '');
    const args = [
      '--name',
      'Fleet',
      '--repository',
      'https://me:secret@h/x',
      '--account',
      '12',
      '--region',
      'Ireland',
      '--api-group',
      'fleet',
    ];
    const read = readArguments([folder, ...args, '--packages', join(folder, 'none')]);
    const problems = 'problems' in read ? read.problems : [];
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      folder,
      '--name',
      '--repository',
      '--account',
      '--region',
      '--api-group',
      '--packages',
    ]);
    expect(problems.join()).not.toContain('secret');
    expect(problems[3]).toBe('--account is "12", but has to be twelve digits');
  });

  test.each([
    [[], 'DIRECTORY is missing'],
    [['a', 'b'], 'there is one DIRECTORY, but "b" follows it'],
    [['a', '--nmae', 'x'], '--nmae'],
  ])('%j is refused', (args, text) => {
    const read = readArguments(args);
    expect('problems' in read && read.problems[0]).toContain(text);
  });

  test('accepts an empty folder, and one with only a Git repository', () => {
    expect(readArguments([folder])).not.toHaveProperty('problems');
    mkdirSync(join(folder, '.git'));
    expect(readArguments([folder])).not.toHaveProperty('problems');
  });

  test('requires the project type in the folder of tarballs', () => {
    writeFileSync(join(folder, 'slipway-eks-1.0.0.tgz'), '');
    expect(readArguments(['new-fleet', '--packages', folder])).toHaveProperty('problems');
    writeFileSync(join(folder, 'slipway-projen-fleet-1.0.0.tgz'), '');
    expect(readArguments(['new-fleet', '--packages', folder])).toMatchObject({ packages: folder });
  });
});

test('accepts only values that need no escape in TypeScript, JSON, YAML, Markdown or a shell', () => {
  fc.assert(
    fc.property(fc.constantFrom(...settings), fc.string({ unit: 'binary' }), fc.nat(), (setting, odd, at) => {
      const standard = setting.default('my-fleet', { name: 'my-fleet' });
      const value = `${standard.slice(0, at % standard.length)}${odd}${standard.slice(at % standard.length)}`;
      if (problemOf(setting, value) === undefined) expect(value).toMatch(/^[\w.@:/~-]+$/);
    }),
    { numRuns: 1000 },
  );
  for (const setting of settings) expect(problemOf(setting, `${setting.default('a', { name: 'a' })}${'a'.repeat(300)}`)).toBeDefined();
});

test('refuses a path with a line end or an invisible character, and quotes any other for a shell', () => {
  for (const odd of ['a\nb', 'a\u001b[8m', 'a\u200b', 'a\u3164']) {
    expect(readArguments([join(folder, odd)])).toHaveProperty('problems');
    expect(readArguments([join(folder, 'new'), '--packages', join(folder, odd)])).toHaveProperty('problems');
  }
  const path = fc.string({ unit: fc.constantFrom(...'ab-./ \'"$`\\*?;&|<>(){}[]!#~é'), minLength: 1 });
  fc.assert(
    fc.property(fc.array(path, { minLength: 20, maxLength: 50 }), (paths) => {
      const read = execFileSync('sh', ['-c', `printf '%s\\0' ${paths.map(shellPath).join(' ')}`], { encoding: 'utf8' });
      expect(read.split('\0').slice(0, -1)).toEqual(paths.map((each) => (each.startsWith('-') ? `./${each}` : each)));
    }),
    { numRuns: 10 },
  );
});

test('has a valid default for every setting, except for a folder with an invalid name', () => {
  expect(defaultProblems('/x/my-fleet', {})).toEqual([]);
  expect(defaultProblems('/x/My Fleet', {})).toEqual([expect.stringContaining('--name is "My Fleet"')]);
});

test('lists every option in the help', () => {
  for (const { flag } of settings) expect(usage).toContain(`--${flag} `);
});

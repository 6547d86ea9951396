import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readArguments, usage } from './arguments.ts';
import { defaultProblems } from './ask.ts';
import { settings } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-slipway-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('readArguments', () => {
  test('takes what is given', () => {
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

  test('takes an empty folder, and one with nothing but a Git repository', () => {
    expect(readArguments([folder])).not.toHaveProperty('problems');
    mkdirSync(join(folder, '.git'));
    expect(readArguments([folder])).not.toHaveProperty('problems');
  });

  test('the folder of tarballs has to hold the project type', () => {
    writeFileSync(join(folder, 'slipway-eks-1.0.0.tgz'), '');
    expect(readArguments(['new-fleet', '--packages', folder])).toHaveProperty('problems');
    writeFileSync(join(folder, 'slipway-projen-fleet-1.0.0.tgz'), '');
    expect(readArguments(['new-fleet', '--packages', folder])).toMatchObject({ packages: folder });
  });
});

test('the default of every setting fits, but a folder may have a name that none of a fleet is', () => {
  expect(defaultProblems('/x/my-fleet', {})).toEqual([]);
  expect(defaultProblems('/x/My Fleet', {})).toEqual([expect.stringContaining('--name is "My Fleet"')]);
});

test('the help names every option', () => {
  for (const { flag } of settings) expect(usage).toContain(`--${flag} `);
});

import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BootstrapStep } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { describing, descriptionWith, step } from './description.ts';
import { type Fixture, makeFixture } from './fixture.ts';

const fleetWith = (...steps: readonly BootstrapStep[]): Fixture => {
  const fixture = makeFixture();
  fixture.addPackage('clusters', ['clusters'], describing(descriptionWith(steps)));
  return fixture;
};

const bash = (fixture: Fixture, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync('bash', [join(fixture.root, 'boot.sh'), ...args], {
    encoding: 'utf8',
    env: { PATH: `${fixture.root}/bin:${process.env.PATH}`, ...env },
  });
  return { status, stdout, stderr };
};

const two = [
  step({ inputs: [{ name: 'TOKEN', summary: 'a token' }], programs: ['no-such-program'] }),
  step({ id: 'second', title: "The hub's second", commands: ["printf '%s\\n' 'two\n  lines'"], check: ['echo checked'] }),
];

describe('slipway bootstrap', () => {
  it('shows each step with its reason, its commands, and how to see that it worked', async () => {
    const ended = await fleetWith(step({ accountId: '111122223333', check: ['echo checked'] }), ...two.slice(1)).run(
      'bootstrap',
      'hub-production',
    );
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toBe(
      [
        '2 steps for hub-production, once and by hand. All commands can be run again.',
        'As a script that lists the steps and runs those that you name: npx slipway bootstrap hub-production --script FILE',
        '',
        '1. Do the first thing',
        'AWS account 111122223333',
        'Because no other step does it.',
        '',
        'echo first',
        '',
        '# to see that it worked',
        'echo checked',
        '',
        "2. The hub's second",
        'Because no other step does it.',
        '',
        "printf '%s\\n' 'two",
        "  lines'",
        '',
        '# to see that it worked',
        'echo checked',
        '',
      ].join('\n'),
    );
  });

  it('gives the steps as JSON', async () => {
    const { stdout } = await fleetWith(...two).run('bootstrap', 'hub-production', '--output', 'json');
    expect(JSON.parse(stdout)).toEqual({
      summary: { cluster: 'hub-production', role: 'hub', accountId: '111122223333', region: 'eu-west-1', steps: 2, findings: 0 },
      steps: two,
      findings: [],
    });
  });

  it('reports that no step is needed, and writes no script', async () => {
    const fixture = fleetWith(step());
    const ended = await fixture.start('bootstrap', 'shop-staging', '--script', 'boot.sh');
    expect(ended.stdout).toBe(
      'Nothing has to be done by hand for shop-staging: its hub hub-production creates it and reconciles its leaf.\n',
    );
    expect(fixture.list('.')).not.toContain('boot.sh');
  });

  it('names the clusters', async () => {
    const ended = await fleetWith().run('bootstrap', 'shop-stagin');
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain('Did you mean "shop-staging"? Clusters: hub-production, shop-staging.');
    expect((await fleetWith().run('bootstrap')).code).toBe(2);
  });
});

describe('its script', () => {
  it('lists its steps, and runs none by itself', async () => {
    const fixture = fleetWith(...two);
    const ended = await fixture.run('bootstrap', 'hub-production', '--script', 'boot.sh');
    expect(ended.stdout).toContain('Wrote boot.sh: 2 steps for hub-production.');
    expect(ended.stdout).toContain('bash boot.sh STEP...');
    expect(statSync(join(fixture.root, 'boot.sh')).mode & 0o777).toBe(0o755);
    execFileSync('bash', ['-n', join(fixture.root, 'boot.sh')]);
    expect(bash(fixture, [])).toEqual({
      status: 0,
      stdout: 'Steps, in their order; name those to run, or "all":\n  first   Do the first thing\n  second  The hub\'s second\n',
      stderr: '',
    });
  });

  it('says everything that is missing before it runs anything', async () => {
    const fixture = fleetWith(...two);
    await fixture.run('bootstrap', 'hub-production', '--script', 'boot.sh');
    expect(bash(fixture, ['second', 'first', 'third'])).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'Nothing was run. Missing:\n  the program no-such-program\n  the environment variable TOKEN: a token\n  a step called third\n',
    });
  });

  it('runs the steps that are named, with their checks, and values as they are', async () => {
    const fixture = fleetWith(...two);
    await fixture.run('bootstrap', 'hub-production', '--script', 'boot.sh');
    expect(bash(fixture, ['second'])).toEqual({ status: 0, stdout: '\n== second\ntwo\n  lines\nchecked\n', stderr: '' });
  });

  it('ends with the first command that fails', async () => {
    const fixture = fleetWith(step({ commands: ['false | cat', 'echo unreached'] }), ...two.slice(1));
    await fixture.run('bootstrap', 'hub-production', '--script', 'boot.sh');
    expect(bash(fixture, ['all'])).toEqual({ status: 1, stdout: '\n== first\n', stderr: '' });
  });

  it('runs nothing in another AWS account than the step is for', async () => {
    const fixture = fleetWith(step({ accountId: '111122223333' }));
    fixture.write('bin/aws', '#!/bin/sh\necho "$ACCOUNT"\n');
    execFileSync('chmod', ['+x', join(fixture.root, 'bin/aws')]);
    await fixture.run('bootstrap', 'hub-production', '--script', 'boot.sh');
    expect(bash(fixture, ['all'], { ACCOUNT: '111122223333' })).toEqual({ status: 0, stdout: '\n== first\nfirst\n', stderr: '' });
    expect(bash(fixture, ['all'], { ACCOUNT: '444455556666' })).toEqual({
      status: 1,
      stdout: '\n== first\n',
      stderr: 'This step needs credentials for the AWS account 111122223333; the present ones are for 444455556666.\n',
    });
  });

  it('replaces a script of its own, and no other file', async () => {
    const fixture = fleetWith(...two);
    const write = () => fixture.run('bootstrap', 'hub-production', '--script', 'boot.sh');
    expect([(await write()).code, (await write()).code]).toEqual([0, 0]);
    fixture.write('boot.sh', '#!/bin/sh\n');
    const ended = await write();
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain('is not a script of `slipway bootstrap`');
    expect(fixture.read('boot.sh')).toBe('#!/bin/sh\n');
    expect(await fixture.run('bootstrap', 'hub-production', '--script', 'packages')).toMatchObject({ code: 1, stdout: '' });
  });
});

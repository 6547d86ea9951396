import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { configMaps, copiesOf, type Fixture, makeFixture } from './fixture.ts';
import { assembling, fluxKustomization, gitRepository } from './flux-objects.ts';

const git = (cwd: string, ...args: string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8', input: '' }).trim();

function writeCatalog(fixture: Fixture, version: string, text = version): void {
  fixture.addPackage('catalog', ['common/a'], configMaps({ 'common/a/one.yaml': { text }, 'common/a/two.yaml': { text: 'same' } }));
  fixture.write('packages/catalog/package.json', fixture.read('packages/catalog/package.json').replace('"1.0.0"', `"${version}"`));
}

const published = copiesOf(async (fixture) => {
  writeCatalog(fixture, '1.0.0');
  fixture.write('.gitignore', 'node_modules\n.slipway/\n*.json\n');
  git(fixture.root, 'add', '-A');
  git(fixture.root, '-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-q', '-m', 'start');
  expect(await run(fixture, 'publish')).toMatchObject({ code: 0 });
});

/** Creates a fleet of one package whose version 1.0.0 is published. */
async function fleet() {
  const fixture = await published();
  const write = (version: string, text?: string): void => writeCatalog(fixture, version, text);
  return { fixture, write, refs: () => git(fixture.root, '--git-dir=.slipway/fleet.git', 'for-each-ref') };
}

async function run(fixture: Fixture, ...args: string[]) {
  const { code, stdout, stderr } = await fixture.run(...args, '--output=json');
  const report = (stdout === '' ? {} : JSON.parse(stdout)) as {
    summary?: { outcome: string };
    packages?: readonly { readonly tree: string; readonly commit?: string; readonly outcome: string }[];
    findings?: readonly { readonly rule: string; readonly message: string; readonly value?: unknown }[];
  };
  return { code, stdout, stderr, ...report };
}

/** Writes the plan of a command, and returns the command that applies it. */
async function planned(fixture: Fixture, ...args: string[]) {
  const dry = await run(fixture, ...args, '--dry-run');
  expect(dry).toMatchObject({ code: 0, summary: { outcome: 'planned' } });
  fixture.write('plan.json', dry.stdout);
  return { dry, apply: () => run(fixture, ...args, '--plan', 'plan.json') };
}

describe('a plan', () => {
  it('shows the files of each branch with their diff, and pushes nothing', async () => {
    const { fixture, write, refs } = await fleet();
    write('1.1.0', 'other');
    const before = refs();
    const { stdout } = await fixture.start('plan');
    expect(stdout).toMatch(/^Would publish, but this is a dry run:$/m);
    expect(stdout).toMatch(/^changed common\/a\/one\.yaml\n@@ -\d+,\d+ \+\d+,\d+ @@\n(?: .*\n)*-.*1\.0\.0"?\n\+.*other\n/m);
    expect(stdout).toContain('No cluster follows what would be pushed.');
    const { packages } = await run(fixture, 'plan');
    expect(packages).toMatchObject([{ files: [{ path: 'common/a/one.yaml', change: 'changed', lines: expect.any(Array) }] }]);
    expect(refs()).toBe(before);
  });

  it('shows what a promotion brings', async () => {
    const { fixture, write } = await fleet();
    await run(fixture, 'promote', '--from', 'latest', '--to', 'staging');
    write('1.1.0', 'other');
    await run(fixture, 'publish');
    const { stdout } = await fixture.run('promote', '--from', 'latest', '--to', 'staging', '--dry-run');
    expect(stdout).toMatch(/^flux\/catalog\/staging\nchanged common\/a\/one\.yaml$/m);
    expect(stdout).toMatch(/^\+.*other$/m);
  });

  it('shows what changes on which cluster', async () => {
    const fixture = makeFixture();
    const objects = (colour: string) => [
      { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'web', namespace: 'default' }, data: { colour } },
    ];
    fixture.addPackage('catalog', ['common'], assembling({ 'common/web/config.yaml': objects('blue') }));
    fixture.addPackage(
      'leaf',
      ['clusters'],
      assembling({
        'clusters/a/flux-system/sync.yaml': [
          gitRepository('flux-system', { branch: 'flux/leaf/latest' }),
          fluxKustomization('flux-system', './clusters/a'),
        ],
        'clusters/a/web.yaml': [gitRepository('catalog', { branch: 'flux/catalog/latest' }), fluxKustomization('catalog', './common/web')],
      }),
    );
    fixture.write('.gitignore', 'node_modules\n.slipway/\n');
    expect(await run(fixture, 'publish')).toMatchObject({ code: 0 });
    fixture.addPackage('catalog', ['common'], assembling({ 'common/web/config.yaml': objects('green') }));
    fixture.write('.changeset/x.md', '---\n"@fleet/catalog": minor\n---\n\nMore.\n');

    const planned = await run(fixture, 'plan');
    expect(planned).toMatchObject({
      code: 0,
      clusters: ['a'],
      review: { changes: [{ action: 'change', kind: 'ConfigMap', name: 'web', clusters: ['a'] }] },
    });
    const { stdout } = await fixture.run('plan');
    expect(stdout).toContain('ConfigMap/default/web');
    expect(stdout).toContain('- data.colour: blue');
  });
});

describe('--plan', () => {
  it('publishes exactly what the dry run said', async () => {
    const { fixture, write } = await fleet();
    write('1.1.0');
    const { dry, apply } = await planned(fixture, 'publish');
    const done = await apply();
    expect(done).toMatchObject({ code: 0, packages: [{ outcome: 'published', tree: dry.packages?.[0]?.tree }] });
    const tip = 'flux/catalog/latest';
    expect(git(fixture.root, '--git-dir=.slipway/fleet.git', 'rev-parse', `${tip}^{tree}`)).toBe(dry.packages?.[0]?.tree);
    expect(git(fixture.root, '--git-dir=.slipway/fleet.git', 'rev-parse', `${tip}^`)).toBe(dry.packages?.[0]?.commit);
  });

  it('is refused when the remote has moved, and nothing is pushed', async () => {
    const { fixture, write, refs } = await fleet();
    write('1.2.0');
    const { dry, apply } = await planned(fixture, 'publish');
    write('1.1.0');
    await run(fixture, 'publish');
    write('1.2.0');
    const before = refs();
    const refused = await apply();
    expect(refused).toMatchObject({ code: 1, summary: { outcome: 'refused' }, findings: [{ rule: 'plan-outdated' }] });
    expect(refused.findings?.[0]?.message).toContain(`the plan has tip ${dry.packages?.[0]?.commit?.slice(0, 10)}, now `);
    expect(refs()).toBe(before);
  });

  it('changes nothing when all of it was pushed, and is refused when more has changed since', async () => {
    const { fixture, write, refs } = await fleet();
    const commands: readonly (readonly string[])[] = [
      ['publish'],
      ['promote', '--from', 'latest', '--to', 'staging'],
      ['rollback', 'catalog', '--channel', 'latest', '--to', '1.0.0', '--reason', 'broken'],
    ];
    write('1.1.0');
    for (const command of commands) {
      const { apply } = await planned(fixture, ...command);
      expect(await apply()).toMatchObject({ code: 0 });
      const before = refs();
      expect(await apply()).toMatchObject({ code: 0, packages: [{ outcome: 'unchanged' }] });
      expect(refs()).toBe(before);
    }
    const { apply } = await planned(fixture, 'promote', '--from', 'staging', '--to', 'production');
    await run(fixture, 'promote', '--from', 'staging', '--to', 'production');
    expect(await run(fixture, 'hold', 'catalog', '--channel', 'production', '--reason', 'a freeze')).toMatchObject({ code: 0 });
    expect(await apply()).toMatchObject({ code: 1, findings: [{ rule: 'plan-outdated' }] });
  });

  it('is refused when only a part of it is done', async () => {
    const { fixture, write, refs } = await fleet();
    fixture.addPackage('other', ['common/b'], configMaps({ 'common/b/one.yaml': { text: 'new' } }));
    write('1.1.0');
    const { apply } = await planned(fixture, 'publish');
    await run(fixture, 'publish', '--package', 'other');
    const before = refs();
    expect(await apply()).toMatchObject({
      code: 1,
      findings: expect.arrayContaining([expect.objectContaining({ rule: 'plan-outdated' })]),
    });
    expect(refs()).toBe(before);
  });

  it('is refused when the definitions have changed', async () => {
    const { fixture, write, refs } = await fleet();
    write('1.1.0', 'reviewed');
    const { apply } = await planned(fixture, 'publish');
    write('1.1.0', 'another');
    const before = refs();
    const refused = await apply();
    expect(refused).toMatchObject({
      code: 1,
      findings: [{ rule: 'plan-outdated', message: expect.stringMatching(/the plan has tree \w{10}, now \w{10}$/) }],
    });
    expect(refs()).toBe(before);
  });

  it('holds for a promotion, too', async () => {
    const { fixture, write, refs } = await fleet();
    const promotion = ['promote', '--from', 'latest', '--to', 'staging'];
    const first = await planned(fixture, ...promotion);
    write('1.1.0');
    await run(fixture, 'publish');
    const before = refs();
    expect(await first.apply()).toMatchObject({
      code: 1,
      findings: [{ rule: 'plan-outdated', message: expect.stringContaining('version 1.0.0, now 1.1.0') }],
    });
    expect(refs()).toBe(before);
    const second = await planned(fixture, ...promotion);
    expect(await second.apply()).toMatchObject({ code: 0, packages: [{ outcome: 'promoted', tree: second.dry.packages?.[0]?.tree }] });
  });

  it('is a usage error when the file is no plan, is missing, was refused, or comes with --dry-run', async () => {
    const { fixture } = await fleet();
    for (const text of ['', '{}', '[]', 'null', '{"summary":{"outcome":"planned","remote":"x"},"packages":[{"package":1}]}']) {
      fixture.write('plan.json', text);
      expect(await run(fixture, 'publish', '--plan', 'plan.json')).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('is not a plan'),
      });
    }
    fixture.write('plan.json', '{"summary":{"outcome":"refused","remote":"x"},"packages":[]}');
    expect(await run(fixture, 'publish', '--plan', 'plan.json')).toMatchObject({ code: 2, stderr: expect.stringContaining('was refused') });
    expect(await run(fixture, 'publish', '--plan', 'none.json')).toMatchObject({ code: 2, stderr: expect.stringContaining('none.json') });
    expect(await run(fixture, 'publish', '--plan', 'plan.json', '--dry-run')).toMatchObject({ code: 2 });
  });

  it('is refused for another remote, and for other packages', async () => {
    const { fixture, write } = await fleet();
    write('1.1.0');
    const { dry } = await planned(fixture, 'publish');
    const plan = JSON.parse(dry.stdout) as { summary: { remote: string }; packages: object[] };
    fixture.write('plan.json', JSON.stringify({ ...plan, summary: { ...plan.summary, remote: '/elsewhere' } }));
    expect(await run(fixture, 'publish', '--plan', 'plan.json')).toMatchObject({
      findings: [{ rule: 'plan-outdated', value: plan.summary.remote }],
    });
    fixture.write('plan.json', JSON.stringify({ ...plan, packages: [] }));
    expect(await run(fixture, 'publish', '--plan', 'plan.json')).toMatchObject({
      findings: [{ message: expect.stringContaining('the plan does not have it') }],
    });
    fixture.write('plan.json', JSON.stringify({ ...plan, packages: [...plan.packages, { ...plan.packages[0], branch: 'flux/x/latest' }] }));
    expect(await run(fixture, 'publish', '--plan', 'plan.json')).toMatchObject({
      findings: [{ message: expect.stringContaining('this command does not') }],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { describing, descriptionWith, step } from './description.ts';
import { makeFixture } from './fixture.ts';

const fleet = descriptionWith([step()]);
const listed = (source: string) => {
  const fixture = makeFixture();
  fixture.addPackage('catalog', ['common'], 'export const assemble = () => [];');
  fixture.addPackage('clusters', ['clusters'], source);
  return fixture;
};

describe('slipway list', () => {
  it('shows a table of each kind of thing, as wide as a terminal', async () => {
    const ended = await listed(describing(fleet)).run('list');
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toBe(
      [
        'Clusters',
        'cluster         role           hub             account       region     K8s               follows',
        'hub-production  hub            -               111122223333  eu-west-1  -                 latest',
        'shop-staging    workload, hub  hub-production  111122223333  eu-west-1  1.35, nodes 1.34  pins,',
        '                                                                                          staging',
        '',
        'Add-ons',
        'add-on        version  clusters',
        'cert-manager  v1.2.3   all 2',
        '',
        'Applications',
        'application  team   clusters',
        'shop         sales  shop-staging',
        '',
        'Kinds of composite resources',
        'none',
        '',
        'Sources',
        'source    charts               address',
        'jetstack  cert-manager v1.2.3  https://charts.example',
        '',
      ].join('\n'),
    );
  });

  it('gives the same as JSON, without the steps of the bootstrap', async () => {
    const fixture = listed(describing(fleet));
    const all = JSON.parse((await fixture.start('list', '--output', 'json')).stdout);
    const clusters = fleet.clusters.map(({ bootstrap: _, ...cluster }) => cluster);
    const summary = { clusters: 2, addons: 1, applications: 1, compositions: 0, sources: 1, findings: 0 };
    expect(all).toEqual({ summary, ...fleet, clusters, findings: [] });
    expect(JSON.parse((await fixture.run('list', 'addons', '--output=json')).stdout)).toEqual({
      summary,
      addons: fleet.addons,
      findings: [],
    });
  });

  it('shows one list alone, and says which there are', async () => {
    const fixture = listed(describing(fleet));
    expect((await fixture.run('list', 'applications')).stdout).toBe('application  team   clusters\nshop         sales  shop-staging\n');
    expect((await fixture.run('list', 'applications', '--quiet')).stdout).toBe('');
    const wrong = await fixture.run('list', 'aplications');
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain('Did you mean "applications"? Lists: clusters, addons, applications, compositions, sources.');
  });

  it('shows no character that could steer a terminal', async () => {
    const [application] = fleet.applications;
    const ended = await listed(describing({ ...fleet, applications: [{ ...application, team: 'sa\u001b[31mles\u202e' }] })).run('list');
    expect(ended.stdout).toContain('sa\\u001b[31mles\\u202e');
  });

  it('says which line to add to a fleet without a description', async () => {
    const ended = await listed('export const assemble = () => [];').run('list');
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain('export const describe = () => describeFleet(fleet);');
  });

  it('names the packages when two describe the fleet', async () => {
    const fixture = listed(describing(fleet));
    fixture.addPackage('others', ['applications'], describing(fleet));
    expect(await fixture.run('list')).toMatchObject({
      code: 2,
      stderr: 'slipway: @fleet/clusters and @fleet/others export describe(): one package describes the whole fleet.\n',
    });
  });

  it('reports definitions that do not load, and is not held up by packages that have nothing to do with it', async () => {
    const broken = await listed('\nthrow new RangeError("too far");').run('list', '--output=json');
    expect(broken.code).toBe(1);
    expect(JSON.parse(broken.stdout)).toMatchObject({
      clusters: [],
      findings: [{ rule: 'broken-definition', source: { file: 'packages/clusters/index.ts', line: 2 } }],
    });
    const fixture = listed(describing(fleet));
    fixture.addPackage('catalog', ['common'], 'throw new Error("elsewhere");');
    expect((await fixture.run('list')).code).toBe(0);
  });

  it('reports the problems of definitions that contradict themselves', async () => {
    const finding = {
      rule: 'missing-need',
      severity: 'reject',
      message: 'no',
      file: 'clusters/a.yaml',
      pointer: '',
      expected: 'a',
      remedy: 'b',
    };
    const source = `export const describe = () => { throw Object.assign(new Error('1 problem'), { findings: [${JSON.stringify(finding)}] }); };`;
    const ended = await listed(source).run('list');
    expect(ended.code).toBe(1);
    expect(ended.stdout).toContain('missing-need');
    expect(ended.stdout).toContain('Nothing is listed: 1 finding (1 reject).');
  });

  it('reports everything that is wrong with the value at once', async () => {
    const [hub, workload] = fleet.clusters;
    const wrong = {
      ...fleet,
      clusters: [
        { ...hub, role: 'boss', bootstrap: [step({ id: 'a; rm -rf /', title: 'two\nlines', commands: 'echo' as never })] },
        { ...workload, packages: { pin: { 'addons-catalog': '1.0.0' } } },
      ],
      sources: undefined,
    };
    const ended = await listed(describing(wrong)).run('list', '--output', 'json');
    expect(ended.code).toBe(1);
    const { findings } = JSON.parse(ended.stdout) as { findings: { rule: string; pointer: string; expected: string }[] };
    expect(findings.map(({ rule, pointer, expected }) => [rule, pointer, expected])).toEqual([
      ['broken-description', '/sources', 'a value for sources'],
      ['broken-description', '/clusters/0/role', 'one of hub, workload'],
      ['broken-description', '/clusters/0/bootstrap/0/id', 'lower-case letters, digits and dashes'],
      ['broken-description', '/clusters/0/bootstrap/0/title', 'one line'],
      ['broken-description', '/clusters/0/bootstrap/0/commands', 'a list'],
      ['broken-description', '/clusters/1/packages/definitions', 'a value for definitions'],
    ]);
    expect((await listed('export const describe = () => undefined;').run('list')).stdout).toContain('broken-description');
  });
});

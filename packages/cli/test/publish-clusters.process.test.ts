import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copiesOf, type Fixture, makeFixture } from './fixture.ts';
import { assembling, fluxKustomization, gitRepository } from './flux-objects.ts';

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd, encoding: 'utf8', input: '' }).trim();

type Ref = Readonly<Record<string, string>>;

const configMap = (name: string, data: Ref = { colour: 'blue' }): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, namespace: 'default' },
  data,
});

const NETWORK = {
  type: 'object',
  properties: {
    spec: {
      type: 'object',
      properties: {
        range: {
          type: 'string',
          'x-kubernetes-validations': [{ rule: 'self == oldSelf', message: 'the range of a network is immutable' }],
        },
      },
    },
  },
};

interface Cluster {
  readonly channel?: string;
  /** Reference to the catalogue. */
  readonly ref?: Ref;
  readonly path?: string;
}

const cluster = (name: string, { channel = 'latest', ref = { branch: `flux/catalog/${channel}` }, path = './common/web' }: Cluster) => ({
  [`clusters/${name}/flux-system/sync.yaml`]: [
    gitRepository('flux-system', { branch: `flux/leaf/${channel}` }),
    fluxKustomization('flux-system', `./clusters/${name}`),
  ],
  [`clusters/${name}/web.yaml`]: [gitRepository('catalog', ref), fluxKustomization('web', path, 'catalog')],
});

const catalog = (...units: readonly string[]): string =>
  assembling(Object.fromEntries(units.map((unit) => [`common/${unit}/config.yaml`, [configMap(unit)]])));

interface Fleet extends Fixture {
  readonly remote: string;
  readonly setCluster: (next: Cluster) => void;
}

/** Creates a fleet of one cluster, which follows one package of the catalogue. */
function fleet(of: Cluster = {}): Fleet {
  const fixture = makeFixture();
  fill(fixture, of);
  return fleetOf(fixture);
}

const copyOfPublished = copiesOf(async (fixture) => {
  fill(fixture, {});
  await publish(fixture);
});

const publishedFleet = async (): Promise<Fleet> => fleetOf(await copyOfPublished());

function fill(fixture: Fixture, of: Cluster): void {
  fixture.addPackage('catalog', ['common'], catalog('web'));
  fixture.addPackage('leaf', ['clusters'], assembling(cluster('a', of)));
  fixture.write('.gitignore', 'node_modules\n.slipway/\n');
  git(fixture.root, 'add', '-A');
  git(fixture.root, 'commit', '-q', '-m', 'start');
}

const fleetOf = (fixture: Fixture): Fleet => ({
  ...fixture,
  remote: join(fixture.root, '.slipway/fleet.git'),
  setCluster: (next) => fixture.write('packages/leaf/index.ts', assembling(cluster('a', next))),
});

const bump = (fixture: Fixture, name: string): void =>
  fixture.write(`.changeset/${name}.md`, `---\n"@fleet/${name}": minor\n---\n\nMore.\n`);

const tips = (remote: string): string => (existsSync(remote) ? git(remote, 'for-each-ref', '--format=%(objectname) %(refname)') : '');

interface Answer {
  readonly code: number;
  readonly outcome: string;
  readonly findings: readonly { rule: string; message: string; file: string; clusters?: string[]; severity: string; remedy: string }[];
}

async function publish(fixture: Fixture, ...args: string[]): Promise<Answer> {
  const { code, stdout, stderr } = await fixture.run('publish', '--output=json', ...args);
  if (stdout === '') throw new Error(stderr);
  const { summary, findings } = JSON.parse(stdout) as { summary: { outcome: string }; findings: Answer['findings'] };
  return { code, outcome: summary.outcome, findings };
}

describe('slipway publish of what clusters follow', () => {
  it('makes the first publish of everything to an empty remote', async () => {
    expect(await publish(fleet())).toEqual({ code: 0, outcome: 'published', findings: [] });
  });

  it('refuses clusters that are published before what they follow', async () => {
    const fixture = fleet();
    const refused = await publish(fixture, '--package', 'leaf');
    expect(refused).toMatchObject({ code: 1, outcome: 'refused', findings: [{ rule: 'channel-not-published', clusters: ['a'] }] });
    expect(refused.findings[0]?.message).toContain('branch flux/catalog/latest does not exist in the remote');
    expect(tips(fixture.remote)).toBe('');
    // A package that no cluster follows yet may be published first.
    expect(await publish(fixture, '--package', 'catalog')).toMatchObject({ outcome: 'published' });
    expect(await publish(fixture, '--package', 'leaf')).toMatchObject({ outcome: 'published', findings: [] });
  });

  it('refuses a cluster that is published before the unit that it names, and a unit that goes before its clusters', async () => {
    const fixture = await publishedFleet();
    const before = tips(fixture.remote);
    fixture.write('packages/catalog/index.ts', catalog('web', 'api'));
    fixture.setCluster({ path: './common/api' });
    bump(fixture, 'catalog');
    bump(fixture, 'leaf');
    // The definitions are compatible with each other, but the remote has no such path.
    const early = await publish(fixture, '--package', 'leaf');
    expect(early).toMatchObject({ code: 1, findings: [{ rule: 'kustomization-not-built', clusters: ['a'] }] });
    fixture.write('packages/catalog/index.ts', catalog('api'));
    const gone = await publish(fixture, '--package', 'catalog', '--allow-deletions');
    expect(gone).toMatchObject({ code: 1, findings: [{ rule: 'kustomization-not-built', clusters: ['a'] }] });
    expect(gone.findings[0]?.file).toBe('flux/leaf/latest:clusters/a/web.yaml');
    expect(tips(fixture.remote)).toBe(before);
    expect(await publish(fixture, '--allow-deletions')).toMatchObject({ code: 0, outcome: 'published' });
  });

  it('rejects a rollback that leaves a cluster without its unit, until the definitions are rolled back or an allowance accepts it', async () => {
    const fixture = await publishedFleet();
    fixture.write('packages/catalog/index.ts', catalog('web', 'api'));
    fixture.setCluster({ path: './common/api' });
    for (const name of ['catalog', 'leaf']) bump(fixture, name);
    expect(await publish(fixture)).toMatchObject({ outcome: 'published' });
    const rollback = (name: string, ...more: string[]) =>
      fixture.run('rollback', name, '--channel', 'latest', '--to', '1.0.0', '--reason', 'INC-7', ...more);
    const early = await rollback('catalog');
    expect(early.code).toBe(1);
    expect(early.stdout).toContain('kustomization-not-built');
    fixture.write('slipway.yaml', 'allow: [{ rule: kustomization-not-built, reason: INC-7 }]\n');
    expect((await rollback('catalog', '--dry-run')).code).toBe(0);
    fixture.write('slipway.yaml', '{}\n');
    expect((await rollback('leaf')).code).toBe(0);
    expect((await rollback('catalog')).code).toBe(0);
  });

  it('rejects a change that the API server rejects, and publishes it when the object may be recreated', async () => {
    const fixture = fleet();
    const network = (range: string, marks: object = {}): string =>
      assembling({
        'common/web/definition.yaml': [
          {
            apiVersion: 'apiextensions.k8s.io/v1',
            kind: 'CustomResourceDefinition',
            metadata: { name: 'networks.example.org' },
            spec: {
              group: 'example.org',
              scope: 'Cluster',
              names: { kind: 'Network', plural: 'networks', singular: 'network', listKind: 'NetworkList' },
              versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: NETWORK } }],
            },
          },
        ],
        'common/web/network.yaml': [
          { apiVersion: 'example.org/v1', kind: 'Network', metadata: { name: 'office', ...marks }, spec: { range } },
        ],
      });
    fixture.write('packages/catalog/index.ts', network('10.0.0.0/16'));
    expect(await publish(fixture)).toMatchObject({ outcome: 'published', findings: [] });
    const before = tips(fixture.remote);
    bump(fixture, 'catalog');
    fixture.write('packages/catalog/index.ts', network('10.8.0.0/16'));
    expect(await publish(fixture)).toMatchObject({
      code: 1,
      outcome: 'refused',
      findings: [{ rule: 'failed-transition', file: 'common/web/network.yaml', clusters: ['a'] }],
    });
    expect(tips(fixture.remote)).toBe(before);
    fixture.write('packages/catalog/index.ts', network('10.8.0.0/16', { annotations: { 'kustomize.toolkit.fluxcd.io/force': 'enabled' } }));
    expect(await publish(fixture)).toMatchObject({ outcome: 'published', findings: [{ rule: 'object-recreated', severity: 'risk' }] });
  });

  it('refuses to take an object from a cluster that takes others with it, once', async () => {
    const fixture = fleet();
    const space = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'web' } };
    const withSpace = (...more: readonly object[]): string => assembling({ 'common/web/objects.yaml': [configMap('web'), ...more] });
    fixture.write('packages/catalog/index.ts', withSpace(space));
    await publish(fixture);
    bump(fixture, 'catalog');
    fixture.write('packages/catalog/index.ts', withSpace());
    const { outcome, findings } = await publish(fixture);
    expect([outcome, findings.map(({ rule }) => rule)]).toEqual(['refused', ['protected-deletion']]);
    // The file is kept, but the cluster loses the object.
    fixture.write('packages/catalog/index.ts', withSpace(space));
    fixture.setCluster({ path: './common/other' });
    fixture.write(
      'packages/catalog/index.ts',
      assembling({ 'common/web/objects.yaml': [space], 'common/other/config.yaml': [configMap('web')] }),
    );
    bump(fixture, 'leaf');
    const moved = await publish(fixture);
    expect([moved.outcome, moved.findings.map(({ rule }) => rule)]).toEqual(['refused', ['protected-object-deleted']]);
    expect(await publish(fixture, '--allow-deletions')).toMatchObject({ outcome: 'published' });
  });

  it('refuses the deletion of a cluster before the merge, too, until allow-delete has an entry for it', async () => {
    const fixture = makeFixture();
    const pair = (...names: readonly string[]): string =>
      assembling(
        Object.fromEntries(
          names.flatMap((name) => [
            [
              `clusters/web/${name}/flux-system/sync.yaml`,
              [gitRepository('flux-system', { branch: 'flux/leaf/latest' }), fluxKustomization('flux-system', `./clusters/web/${name}`)],
            ],
            ...['one', 'two'].map((each) => [`clusters/web/${name}/${each}.yaml`, [configMap(`${name}-${each}`)]] as const),
          ]),
        ),
      );
    fixture.addPackage('leaf', ['clusters'], pair('web-a', 'web-b'));
    fixture.write('.gitignore', 'node_modules\n.slipway/\n');
    await publish(fixture);
    await fixture.run('synth');
    git(fixture.root, 'add', '-A');
    git(fixture.root, 'commit', '-q', '-m', 'start');
    fixture.write('packages/leaf/index.ts', pair('web-a'));
    bump(fixture, 'leaf');
    const check = async (): Promise<Answer['findings']> =>
      (JSON.parse((await fixture.run('check', '--against', 'HEAD', '--output=json')).stdout) as Answer).findings;
    const [before, after] = [await check(), (await publish(fixture)).findings];
    expect(before).toMatchObject([{ rule: 'protected-deletion', severity: 'reject', file: 'clusters/web/web-b/flux-system/sync.yaml' }]);
    expect(before[0]?.remedy).toContain("{ object: '*', cluster: web-b, reason: ... }");
    const texts = (findings: Answer['findings']) => findings.map(({ rule, message, remedy }) => [rule, message, remedy]);
    expect(texts(before)).toEqual(texts(after));
    fixture.write('slipway.yaml', "allow-delete: [{ object: '*', cluster: web-a, reason: Another one. }]\n");
    expect((await check()).map(({ rule }) => rule)).toEqual(['unused-allowance', 'protected-deletion', 'settings-changed']);
    fixture.write('slipway.yaml', "allow-delete: [{ object: '*', cluster: web-b, reason: It ends. }]\n");
    expect((await check()).map(({ rule }) => rule)).toEqual(['settings-changed']);
    // The definitions need not have a cluster.
    fixture.write('packages/leaf/index.ts', assembling({ 'clusters/settings.yaml': [configMap('left')] }));
    expect((await check()).map(({ rule }) => rule)).toEqual([
      'mass-deletion',
      'protected-deletion',
      'protected-deletion',
      'settings-changed',
    ]);
    fixture.write('packages/leaf/index.ts', pair('web-a'));
    expect(await publish(fixture)).toMatchObject({ code: 0, outcome: 'published', findings: [] });
  });

  it('refuses a pin to a version that has no tag, and says which has', async () => {
    const fixture = fleet({ ref: { tag: 'catalog@1.0.1' } });
    const refused = await publish(fixture);
    expect(refused).toMatchObject({ code: 1, findings: [{ rule: 'version-not-published', file: 'clusters/a/web.yaml' }] });
    expect(refused.findings[0]?.message).toMatch(
      /tag catalog@1\.0\.1 does not exist in the remote \(did you mean catalog@1\.0\.0\?\), and this publish/,
    );
    fixture.setCluster({ ref: { tag: 'catalog@1.0.0' } });
    // The same push creates the tag.
    expect(await publish(fixture, '--dry-run')).toMatchObject({ code: 0, outcome: 'planned' });
    expect(await publish(fixture)).toMatchObject({ code: 0, outcome: 'published' });
  });

  it('checks a pin with the content of the tag, not with the definitions', async () => {
    const fixture = await publishedFleet();
    fixture.write('packages/catalog/index.ts', catalog('web', 'api'));
    fixture.setCluster({ ref: { tag: 'catalog@1.0.0' }, path: './common/api' });
    bump(fixture, 'catalog');
    bump(fixture, 'leaf');
    expect(await publish(fixture)).toMatchObject({ code: 1, findings: [{ rule: 'kustomization-not-built' }] });
    fixture.setCluster({ ref: { tag: 'catalog@1.0.0' } });
    expect(await publish(fixture)).toMatchObject({ code: 0, outcome: 'published' });
  });

  it('rejects a pin whose tag was deleted', async () => {
    const fixture = await publishedFleet();
    fixture.write('packages/catalog/index.ts', catalog('web', 'api'));
    bump(fixture, 'catalog');
    fixture.setCluster({ ref: { tag: 'catalog@1.0.0' } });
    bump(fixture, 'leaf');
    git(fixture.remote, 'update-ref', '-d', 'refs/tags/catalog@1.0.0');
    expect(await publish(fixture)).toMatchObject({ code: 1, findings: [{ rule: 'version-not-published' }] });
  });

  it('refuses a channel that has no branch, and one that no settings know', async () => {
    const fixture = fleet({ ref: { branch: 'flux/catalog/stagin' } });
    const refused = await publish(fixture);
    expect(refused).toMatchObject({ code: 1, findings: [{ rule: 'channel-not-published', file: 'clusters/a/web.yaml' }] });
    const ended = await fixture.run('publish', '--channel', 'stagin');
    expect([ended.code, ended.stdout]).toEqual([2, '']);
    expect(ended.stderr).toContain('--channel stagin is not a channel: there are latest, staging, production; did you mean staging?');
  });

  it('leaves clusters of other channels alone', async () => {
    const fixture = await publishedFleet();
    git(fixture.remote, 'update-ref', '-d', 'refs/heads/flux/catalog/latest');
    // An unchanged cluster that is already broken does not block publishing elsewhere.
    fixture.setCluster({ channel: 'staging' });
    fixture.write('slipway.yaml', 'channels: [{ name: staging }, { name: latest }]\n');
    bump(fixture, 'leaf');
    expect(await publish(fixture, '--channel', 'staging')).toMatchObject({ code: 0, outcome: 'published' });
  });

  it('refuses to move all clusters to a channel that does not exist, and moves them in two releases', async () => {
    const fixture = await publishedFleet();
    const before = tips(fixture.remote);
    fixture.setCluster({ channel: 'staging' });
    bump(fixture, 'leaf');
    const refused = await publish(fixture);
    expect(refused).toMatchObject({
      code: 1,
      findings: [{ rule: 'channel-left-behind', file: 'flux/leaf/latest', clusters: ['a'], value: 'flux/leaf/staging' }],
    });
    expect(refused.findings[0]?.message).toContain('a follows flux/leaf/latest now');
    expect(refused.findings[0]?.remedy).toContain('slipway promote --from latest --to staging');
    expect((await publish(fixture, '--dry-run')).findings.map(({ rule }) => rule)).toEqual(['channel-left-behind']);
    expect(tips(fixture.remote)).toBe(before);
    expect((await fixture.run('promote', '--from', 'latest', '--to', 'staging')).code).toBe(0);
    const moved = await publish(fixture);
    expect(moved).toMatchObject({ code: 0, outcome: 'published', findings: [{ rule: 'channel-points-back', severity: 'risk' }] });
  });

  it('moves clusters by way of a channel before theirs, and refuses to forget the channel that they follow', async () => {
    const fixture = await publishedFleet();
    fixture.setCluster({ channel: 'edge', ref: { branch: 'flux/catalog/latest' } });
    bump(fixture, 'leaf');
    fixture.write('slipway.yaml', 'channels: [{ name: edge }]\n');
    const refused = await publish(fixture);
    expect(refused.findings).toMatchObject([{ rule: 'channel-left-behind', file: 'flux/leaf/latest', clusters: ['a'] }]);
    expect(refused.findings[0]?.remedy).toContain('slipway promote --from edge --to latest');
    fixture.write('slipway.yaml', 'channels: [{ name: edge }, { name: latest }]\n');
    expect(await publish(fixture)).toMatchObject({ code: 0, outcome: 'published', findings: [] });
    fixture.write('packages/leaf/package.json', fixture.read('packages/leaf/package.json').replace('"1.0.0"', '"1.1.0"'));
    expect(await publish(fixture)).toMatchObject({ code: 0, findings: [] });
    const promoted = await fixture.run('promote', 'leaf', '--from', 'edge', '--to', 'latest', '--output=json');
    expect([promoted.code, JSON.parse(promoted.stdout).findings]).toEqual([0, []]);
    // No cluster follows the old channel any more.
    fixture.write('slipway.yaml', 'channels: [{ name: edge }]\n');
    expect(await publish(fixture)).toMatchObject({ code: 0, findings: [] });
  });

  it('refuses to move clusters to a channel that does not have them', async () => {
    const fixture = await publishedFleet();
    git(fixture.remote, 'update-ref', 'refs/heads/flux/leaf/staging', 'refs/heads/flux/catalog/latest');
    fixture.setCluster({ channel: 'staging' });
    bump(fixture, 'leaf');
    const refused = await publish(fixture);
    expect(refused.findings).toMatchObject([{ rule: 'channel-left-behind', clusters: ['a'] }]);
    expect(refused.findings[0]?.message).toContain('which does not have this cluster');
  });

  it('reports all that is wrong at once, each once', async () => {
    const fixture = fleet({ ref: { tag: 'catalog@9.9.9' } });
    const wrong = assembling({
      'common/web/config.yaml': [configMap('web', { colour: 1 as unknown as string })],
    });
    fixture.write('packages/catalog/index.ts', wrong);
    const refused = await publish(fixture);
    expect(refused.findings.map(({ rule }) => rule).sort()).toEqual(['version-not-published', 'wrong-type']);
    expect(tips(fixture.remote)).toBe('');
  });
});

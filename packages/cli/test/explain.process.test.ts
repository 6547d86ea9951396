import { describe, expect, it } from 'vitest';
import { makeFixture, runHere, runSlipway } from './fixture.ts';
import { widgetCrd } from './widgets.ts';

const CONFIG_MAP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: b}\n';

const explain = (...args: string[]) => runHere(['explain', ...args], '/');

describe('slipway explain', () => {
  it.each(['drift', 'outside-prefix', 'version-already-published', 'wrong-type'])('shows what the rule %s means', async (rule) => {
    const ended = await explain(rule);
    expect(ended.code).toBe(0);
    expect(ended.stdout).toMatch(new RegExp(`^${rule} \\(reject\\)\n {2}\\S.*\n {2}why: .*\n {2}remedy: .*\n$`));
  });

  it('shows what an error code of a push means, and what the remote has', async () => {
    const ended = await explain('lost-race');
    expect(ended.code).toBe(0);
    expect(ended.stdout).toMatch(/^lost-race \(error\)\n {2}\S.*\n {2}the remote: .*\n {2}remedy: .*\n$/);
    expect((await explain('lost-rase')).stderr).toContain('Did you mean "lost-race"?');
  });

  it('shows the fields of a kind', async () => {
    const ended = await explain('HelmRelease');
    expect(ended.code).toBe(0);
    expect(ended.stdout).toMatch(/^helm\.toolkit\.fluxcd\.io\/v2 HelmRelease\n {2}helmreleases, in a namespace\n/);
    expect(ended.stdout).toMatch(/^ {4}spec +object$/m);
  });

  it('shows type, need and constraints of a field, for each API version', async () => {
    const ended = await explain('HelmRelease.spec.interval', '--output=json');
    expect(JSON.parse(ended.stdout)).toMatchObject({
      kind: 'HelmRelease',
      path: 'spec.interval',
      versions: expect.arrayContaining([
        expect.objectContaining({ apiVersion: 'helm.toolkit.fluxcd.io/v2', type: 'string', required: true }),
      ]),
    });
  });

  it('says of a version that few clusters serve that they turn it on', async () => {
    const ended = await explain('coordination.k8s.io/v1beta1/LeaseCandidate');
    expect(ended.stdout).toMatch(/^ {2}defined by: .*; served only where a cluster turns it on$/m);
    expect((await explain('coordination.k8s.io/v1/Lease')).stdout).not.toContain('turns it on');
  });

  it('takes an API version in front of the kind', async () => {
    const ended = await explain('apps/v1/Deployment.spec.replicas');
    expect(ended.stdout).toMatch(/^apps\/v1 Deployment\.spec\.replicas\n {2}type: integer\n {2}required: no\n/);
  });

  it('finds an application by its name, with what defines and what applies it', async () => {
    const fixture = makeFixture();
    const objects = `[{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace: 'web' } }]`;
    const assemble = (...paths: string[]) =>
      `export const assemble = () => ${JSON.stringify(paths)}.map((path) => ({ path, objects: ${objects} }));\n`;
    fixture.addPackage('apps', ['apps'], assemble('apps/shop/config.yaml', 'apps/shop/tenant/config.yaml', 'apps/shop-two/config.yaml'));
    fixture.addPackage(
      'clusters',
      ['clusters'],
      assemble('clusters/a/shop.yaml', 'clusters/a/shop-tenant.yaml', 'clusters/a/shop-two.yaml'),
    );
    await fixture.run('synth');
    const { code, stdout } = await fixture.run('explain', 'shop', '--output', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      subject: 'shop',
      named: [{ package: 'apps', path: 'apps/shop', files: 2, appliedBy: ['clusters/a/shop-tenant.yaml', 'clusters/a/shop.yaml'] }],
    });
    expect((await fixture.run('explain', 'shop-two')).stdout).toBe(
      'shop-two is apps/shop-two, made by apps: 1 file\n  applied by:\n    clusters/a/shop-two.yaml\n',
    );
    expect((await fixture.run('explain', 'shop-tenant')).stdout).toBe(
      'shop-tenant is clusters/a/shop-tenant.yaml, made by clusters: 1 file\n',
    );
    expect((await fixture.run('explain', 'shpo')).stderr).toContain('Did you mean "shop"?');
  });

  it('shows which package and which TypeScript line made a line of the tree', async () => {
    const fixture = makeFixture();
    fixture.addPackage(
      'catalog',
      ['common/a'],
      `import { rememberLocation } from '@slipway/manifest';
const defineMap = (value: object) => rememberLocation(value, defineMap);
const map = defineMap({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'm', namespace: 'web' },
  data: {
    first: 'one',
    second: 'two',
  },
});
export const assemble = () => [{ path: 'common/a/m.yaml', objects: [map] }];
`,
    );
    await fixture.run('synth');
    const line =
      fixture
        .read('common/a/m.yaml')
        .split('\n')
        .findIndex((text) => text.includes('second')) + 1;
    const ended = await fixture.run('explain', `common/a/m.yaml:${line}`);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toBe(
      `common/a/m.yaml:${line} is made by catalog\n  ConfigMap/web/m  /data/second\n    source: packages/catalog/index.ts:9\n`,
    );
    const below = await runSlipway(['explain', '../m.yaml'], { cwd: `${fixture.root}/common/a` });
    expect(below.code).toBe(2);
    const whole = await runSlipway(['explain', 'm.yaml', '--output=json'], { cwd: `${fixture.root}/common/a` });
    expect(JSON.parse(whole.stdout)).toMatchObject({
      package: 'catalog',
      file: 'common/a/m.yaml',
      objects: [{ object: 'ConfigMap/web/m', source: { file: '../../packages/catalog/index.ts', line: 3 } }],
    });
  });

  it.each([
    ['a rule', 'drfit', 'Did you mean "drift"?'],
    ['a kind', 'HelmRelaese', 'Did you mean "HelmRelease"?'],
    ['a field', 'HelmRelease.spec.intervall', 'Did you mean "interval"?'],
  ])('names the nearest word for a misspelt name of %s', async (_, subject, hint) => {
    const ended = await explain(subject);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain(hint);
  });
});

describe('slipway explain KIND of a repository', () => {
  const definition = {
    apiVersion: 'apiextensions.crossplane.io/v2',
    kind: 'CompositeResourceDefinition',
    metadata: { name: 'shops.fleet.example' },
    spec: {
      group: 'fleet.example',
      scope: 'Namespaced',
      names: { kind: 'Shop', plural: 'shops' },
      versions: [
        {
          name: 'v1',
          served: true,
          referenceable: true,
          schema: {
            openAPIV3Schema: {
              type: 'object',
              properties: { spec: { type: 'object', properties: { size: { type: 'integer', default: 3, minimum: 1 } } } },
            },
          },
        },
      ],
    },
  };

  it('explains the kinds of its definitions', async () => {
    const fixture = makeFixture();
    fixture.addPackage(
      'catalog',
      ['common/a'],
      `export const assemble = () => [{ path: 'common/a/xrd.yaml', objects: [${JSON.stringify(definition)}] }];`,
    );
    await fixture.run('synth');
    const kind = await fixture.run('explain', 'Shop');
    expect(kind.stdout).toContain('fleet.example/v1 Shop\n  shops, in a namespace\n  defined by: common/a/xrd.yaml\n  checked:\n');
    expect(kind.stdout).toContain('CEL rules');
    expect((await fixture.run('explain', 'Shop.spec.size')).stdout).toBe(
      'fleet.example/v1 Shop.spec.size\n  type: integer\n  required: no\n  default: 3\n  minimum: 1\n  defined by: common/a/xrd.yaml\n',
    );
    expect((await fixture.run('explain', 'Shpo')).stderr).toContain('Did you mean "Shop"?');
  });

  it('explains the kinds of --crds', async () => {
    const fixture = makeFixture();
    fixture.write('crds/xrd.json', JSON.stringify(definition));
    const ended = await runHere(['explain', 'Shop.spec.size', '--crds', 'crds/xrd.json', '--output=json'], fixture.root);
    expect(JSON.parse(ended.stdout)).toMatchObject({
      versions: [{ apiVersion: 'fleet.example/v1', definedBy: 'crds/xrd.json', type: 'integer' }],
    });
  });

  it('gives the description of a field, as the definition has it', async () => {
    const fixture = makeFixture();
    const crd = widgetCrd(
      `size: {type: integer, description: "How wide.\\n\\nIn metres."}, parts: {type: array, items: {type: object, description: one, properties: {name: {type: string, description: Its name.}}}},
        labels: {type: object, additionalProperties: {type: string, description: Of one}}`,
    );
    fixture.write('crds/widgets.yaml', `${CONFIG_MAP}---\n${crd}`);
    const described = async (subject: string) => {
      const { stdout } = await runHere(['explain', subject, '--crds', 'crds'], fixture.root);
      return stdout.split('\n  type: ')[0];
    };
    expect(await described('Widget.spec.size')).toBe('shop.example/v1 Widget.spec.size\n  How wide.\n  In metres.');
    expect(await described('Widget.spec.parts.name')).toBe('shop.example/v1 Widget.spec.parts.name\n  Its name.');
    expect(await described('Widget.spec.labels.a')).toBe('shop.example/v1 Widget.spec.labels.a\n  Of one');
    expect(await described('Widget.spec.parts')).toBe('shop.example/v1 Widget.spec.parts');
    fixture.addPackage(
      'catalog',
      ['common/a'],
      `export const assemble = () => [{ path: 'common/a/crd.yaml', objects: [${JSON.stringify(definition).replace('"type":"integer"', '"type":"integer","description":"How many."')}] }];`,
    );
    await fixture.run('synth');
    const { stdout } = await fixture.run('explain', 'Shop.spec.size', '--output=json');
    expect(JSON.parse(stdout)).toMatchObject({ versions: [{ description: 'How many.', type: 'integer' }] });
  });

  it('says from which version a pinned schema comes, and what is checked of a built-in kind', async () => {
    expect((await explain('HelmRelease')).stdout).toMatch(/^ {2}defined by: \S*helmreleases\.yaml \(v\d+\.\d+\.\d+\)$/m);
    expect((await explain('Deployment')).stdout).toMatch(/^ {4}rules of the API server in Go: .*selector-matches-template/m);
  });
});

describe('slipway explain FILE:LINE of a repository without definitions', () => {
  const entry = (...lines: readonly string[]): string =>
    [
      'apiVersion: kustomize.toolkit.fluxcd.io/v1',
      'kind: Kustomization',
      'metadata: {name: apps, namespace: flux-system}',
      'spec:',
      '  path: ./apps',
      '  sourceRef: {kind: GitRepository, name: flux-system}',
      '  postBuild:',
      '    substitute:',
      ...lines,
      '',
    ].join('\n');
  const files = {
    'clusters/east/apps.yaml': entry('      ZONE: east-1', '      SIZE: large'),
    'clusters/west/apps.yaml': entry('      ZONE: west-1', '      SIZE: large'),
    'apps/kustomization.yaml': 'resources: [web.yaml]\npatches:\n  - path: level.yaml\n',
    'apps/level.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web, namespace: shop}\ndata:\n  level: debug\n',
    'apps/web.yaml': `# settings\n---\n${CONFIG_MAP}---\n${[
      'apiVersion: v1',
      'kind: ConfigMap',
      'metadata: {name: web, namespace: shop}',
      'data:',
      '  level: info',
      '  zone: $' + '{ZONE}',
      '',
    ].join('\n')}`,
    'notes.yaml': CONFIG_MAP,
  };

  async function explained(subject: string) {
    const fixture = makeFixture();
    for (const [path, text] of Object.entries(files)) fixture.write(path, text);
    const { stdout, stderr } = await fixture.run('explain', subject, '--output=json');
    return stdout === '' ? { stderr } : JSON.parse(stdout);
  }

  it('names the object at the line, its clusters, and the patch that replaces the line', async () => {
    expect(await explained('apps/web.yaml:11')).toMatchObject({
      file: 'apps/web.yaml',
      line: 11,
      objects: ['east', 'west'].map((cluster) => ({
        object: 'ConfigMap/shop/web',
        pointer: '/data/level',
        clusters: [cluster],
        origin: { document: 1, variables: [], kustomizations: [{ name: 'flux-system/apps' }] },
        replacedBy: { file: 'apps/level.yaml', line: 5, by: 'patches[0]' },
      })),
    });
  });

  it('names the variable of the line, with its value on each cluster', async () => {
    const { objects } = await explained('apps/web.yaml:12');
    expect(objects).toMatchObject(
      ['east', 'west'].map((cluster) => ({
        origin: { variables: [{ name: 'ZONE', value: `${cluster}-1` }] },
        replacedBy: { file: `clusters/${cluster}/apps.yaml`, line: 9, by: 'the variable ZONE' },
      })),
    );
  });

  it.each([
    ['lists all objects of a file', 'apps/web.yaml', ['ConfigMap/b/a', 'ConfigMap/b/a', 'ConfigMap/shop/web', 'ConfigMap/shop/web']],
    ['lists the objects that a patch changes', 'apps/level.yaml:5', ['ConfigMap/shop/web', 'ConfigMap/shop/web']],
    [
      'lists the objects that a field of a kustomization file changes',
      'apps/kustomization.yaml:3',
      ['ConfigMap/shop/web', 'ConfigMap/shop/web'],
    ],
  ])('%s', async (_title, subject, expected) => {
    const { objects } = await explained(subject);
    expect(objects.map(({ object }: { readonly object: string }) => object).sort()).toEqual(expected);
  });

  it('explains an object of the folder that a cluster begins with', async () => {
    const fixture = makeFixture();
    fixture.write('clusters/east/apps.yaml', files['clusters/east/apps.yaml']);
    fixture.write('clusters/east/shop.yaml', 'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n');
    fixture.write('apps/web.yaml', CONFIG_MAP);
    for (const subject of ['Namespace/shop', 'clusters/east/shop.yaml:3'])
      expect((await fixture.run('explain', subject)).stdout).toContain(
        'Namespace/shop on east\n  applied by  ./clusters/east, with which the cluster begins\n  written in  clusters/east/shop.yaml\n',
      );
  });

  it('says where Flux begins, and that a file is not applied', async () => {
    expect(await explained('clusters/east/apps.yaml:2')).toMatchObject({
      entries: [{ object: 'Kustomization/flux-system/apps', cluster: 'east', objects: 2 }],
    });
    expect((await explained('notes.yaml:2')).stderr).toContain(
      'None of the 2 Flux Kustomizations of this repository applies an object from notes.yaml:2.',
    );
  });
});

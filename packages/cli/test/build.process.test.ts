// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runHere, runSlipway, temporaryDirectory, writeFiles } from './fixture.ts';

function folderWith(files: Readonly<Record<string, unknown>>): string {
  const root = temporaryDirectory();
  for (const [path, content] of Object.entries(files))
    writeFiles(root, { [path]: typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content) });
  return root;
}

const configMap = (name: string, data: Readonly<Record<string, string>>) => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, namespace: 'flux-system' },
  data,
});

const kustomization = (name: string, spec: Readonly<Record<string, unknown>>) => ({
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  kind: 'Kustomization',
  metadata: { name, namespace: 'flux-system' },
  spec: { interval: '1m', prune: true, sourceRef: { kind: 'GitRepository', name: 'flux-system' }, ...spec },
});

const build = async (root: string, ...args: string[]) => {
  const ended = await runHere(['build', '.', '--output', 'json', ...args], root);
  return { ...ended, answer: ended.stdout === '' ? undefined : JSON.parse(ended.stdout) };
};

describe('slipway build', () => {
  it('builds Kustomizations that were applied by hand, with the values next to them', async () => {
    const root = folderWith({
      'flux.yaml': kustomization('app', { path: './app', postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'values' }] } }),
      'values.yaml': configMap('values', { COLOUR: 'blue', COUNT: '3' }),
      'app/one.yaml': configMap('one', { colour: '${COLOUR}', count: '${COUNT}' }),
    });
    const { code, answer } = await build(root);
    expect(code).toBe(0);
    expect(answer).toMatchObject({
      summary: { kustomizations: 1, objects: 3, errors: 0 },
      kustomizations: [{ cluster: 'local', namespace: 'flux-system', name: 'app' }],
      entries: [{ cluster: 'local', path: '', objects: [{ metadata: { name: 'app' } }, { metadata: { name: 'values' } }] }],
    });
    expect(answer.kustomizations[0].objects[0].data).toEqual({ colour: 'blue', count: 3 });
  });

  it('exits with 1 without anything to build, and reports what it searched for and which option helps', async () => {
    const root = folderWith({ 'skeleton/ks.yaml': kustomization('{{ name }}', { path: './app' }), 'app/one.yaml': configMap('one', {}) });
    const { code, answer, stderr } = await build(root);
    expect({ code, stderr }).toMatchObject({ code: 1 });
    expect(answer.findings).toMatchObject([
      { rule: 'nothing-to-build', severity: 'reject', file: '.', message: expect.stringContaining('skeleton/ks.yaml is a template') },
    ]);
    const empty = await build(folderWith({ 'app/one.yaml': configMap('one', {}) }));
    expect(empty).toMatchObject({
      code: 1,
      answer: { findings: [{ rule: 'nothing-to-build', remedy: expect.stringContaining('--root PATH') }] },
    });
  });

  it('takes a folder without Flux for a cluster if --root names it, as check does', async () => {
    const root = folderWith({ 'argo/shop/one.yaml': configMap('one', {}), 'argo/shop/two.yaml': configMap('two', {}) });
    const { code, answer } = await build(root, '--root', join(root, 'argo/shop'));
    expect(code).toBe(0);
    expect(answer).toMatchObject({ summary: { kustomizations: 0, objects: 2, findings: 0 }, entries: [{ cluster: 'shop' }] });
    const text = await runHere(['build', '.', '--root', 'argo/shop', '--cluster', 'shop'], root);
    expect(text.stdout).toContain('ConfigMap/flux-system/two');
    const checked = await runHere(['check', '.', '--root', 'argo/shop'], root);
    expect(checked).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 cluster, 0 Flux Kustomizations, 2 objects: no findings.'),
    });
  });

  it('begins where --root says, and where paths begin by themselves', async () => {
    const root = folderWith({
      'fleet/clusters/a/flux-system/sync.yaml': kustomization('flux-system', { path: './clusters/a' }),
      'fleet/by-hand/prod/ks.yaml': kustomization('app', { path: './app' }),
      'fleet/app/one.yaml': configMap('one', {}),
    });
    execFileSync('git', ['init', '--quiet', root]);
    const clusters = async (...args: string[]): Promise<unknown> => {
      const ended = await runHere(['build', '--output', 'json', ...args], root);
      return JSON.parse(ended.stdout).kustomizations.map(({ cluster, name }: Record<string, string>) => `${cluster}/${name}`);
    };
    expect(await clusters('.')).toEqual(['a/flux-system']);
    expect(await clusters('fleet/clusters/a/flux-system')).toEqual(['a/flux-system']);
    expect(await clusters('.', '--root', 'fleet/by-hand/prod')).toEqual(['prod/app']);
    expect(await clusters('.', '--root', 'fleet/by-hand/prod/ks.yaml', '--root', 'fleet/clusters/a')).toEqual([
      'prod/app',
      'a/flux-system',
    ]);
    for (const bad of ['..', 'fleet/gone']) {
      expect(await runHere(['build', '.', '--root', bad], root)).toMatchObject({ code: 2, stdout: '' });
    }
  });

  it('takes a source for the repository if --source says so', async () => {
    const artifact = { kind: 'OCIRepository', name: 'fleet' };
    const source = {
      apiVersion: 'source.toolkit.fluxcd.io/v1',
      kind: 'OCIRepository',
      metadata: { name: 'fleet', namespace: 'flux-system' },
    };
    const root = folderWith({
      'clusters/a/flux-system/sync.yaml': kustomization('flux-system', { path: './clusters/a' }),
      'clusters/a/source.yaml': { ...source, spec: { interval: '1m', url: 'oci://registry.example/x/y' } },
      'clusters/a/app.yaml': kustomization('app', { path: './app', sourceRef: artifact }),
      'app/one.yaml': configMap('one', {}),
    });
    execFileSync('git', ['init', '--quiet', root]);
    execFileSync('git', ['-C', root, 'remote', 'add', 'origin', 'https://git.example/platform/fleet.git']);
    const without = await build(root);
    expect(without).toMatchObject({ code: 0, answer: { findings: [{ rule: 'source-not-at-hand' }] } });
    const { code, answer } = await build(root, '--source', 'OCIRepository/flux-system/fleet=.');
    expect({ code, findings: answer.findings }).toEqual({ code: 0, findings: [] });
    expect(answer.kustomizations.map(({ name, content }: Record<string, string>) => [name, content])).toContainEqual(['app', '']);
  });

  it('takes content of all sources that match a pattern, and of none outside of its folder', async () => {
    const source = (name: string, url: string): object => ({
      apiVersion: 'source.toolkit.fluxcd.io/v1',
      kind: 'OCIRepository',
      metadata: { name, namespace: 'flux-system' },
      spec: { interval: '1m', url },
    });
    const urls = {
      one: 'oci://registry.example/org/one',
      two: 'oci://registry.example/org/team/two',
      up: 'oci://registry.example/org/../../up',
    };
    const root = folderWith({
      'fleet/clusters/a/flux-system/sync.yaml': kustomization('flux-system', { path: './clusters/a' }),
      ...Object.fromEntries(
        Object.entries(urls).flatMap(([name, url]) => [
          [`fleet/clusters/a/${name}-source.yaml`, source(name, url)],
          [`fleet/clusters/a/${name}.yaml`, kustomization(name, { path: './deploy', sourceRef: { kind: 'OCIRepository', name } })],
        ]),
      ),
      'infra/one/deploy/a.yaml': configMap('one', {}),
      'infra/team/two/deploy/a.yaml': configMap('two', {}),
      'up/deploy/a.yaml': configMap('up', {}),
    });
    const { answer } = await build(join(root, 'fleet'), '--source', 'oci://registry.example/org/*=../infra/*');
    const built = answer.kustomizations.filter((each: { objects?: unknown }) => each.objects !== undefined);
    expect(built.map(({ name }: { name: string }) => name)).toEqual(['flux-system', 'one', 'two']);
    const byName = await build(join(root, 'fleet'), '--source', 'OCIRepository/flux-system/*=../infra/*');
    expect(byName.answer.kustomizations.find(({ name }: { name: string }) => name === 'one')?.objects).toHaveLength(1);
    const wrong = await runSlipway(['build', '.', '--source', 'oci://registry.example/*/*=../infra'], { cwd: join(root, 'fleet') });
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('One * matches a part')]);
  });

  it('prints as YAML what has a number that only a float holds', async () => {
    const root = folderWith({
      'flux.yaml': kustomization('app', { path: './app' }),
      'app/one.yaml': 'apiVersion: example.com/v1\nkind: A\nmetadata: {name: a}\nspec: {least: -9223372036854775809}\n',
    });
    const { code, stdout } = await runSlipway(['build', '.', '--output', 'yaml'], { cwd: root });
    expect(code).toBe(0);
    expect(stdout).toMatch(/\n---\n# local flux-system\/app\n.*"least":-9223372036854776000.*\n$/);
  });

  it('follows a bootstrap from parent to child, and reports each error where it is', async () => {
    const root = folderWith({
      'clusters/a/flux-system/sync.json.yaml': kustomization('flux-system', { path: './clusters/a' }),
      'clusters/a/good.yaml': kustomization('good', { path: './good' }),
      'clusters/a/bad.yaml': kustomization('bad', { path: './missing' }),
      'clusters/a/far.yaml': kustomization('far', { path: './', sourceRef: { kind: 'OCIRepository', name: 'far' } }),
      'good/one.yaml': configMap('one', {}),
    });
    const { code, answer } = await build(join(root, 'clusters/a'), '--repository', '../..');
    expect(code).toBe(1);
    const outcomes = Object.fromEntries(
      answer.kustomizations.map((each: { name: string; error?: { reason: string }; objects?: unknown[] }) => [
        each.name,
        each.error?.reason ?? each.objects?.length,
      ]),
    );
    expect(outcomes).toEqual({ 'flux-system': 4, good: 1, bad: 'path-not-found', far: 'source-not-at-hand' });
    expect(answer.findings.map(({ rule }: { rule: string }) => rule).sort()).toEqual(['kustomization-not-built', 'source-not-at-hand']);
  });

  it('takes content of other sources from the given places', async () => {
    const root = folderWith({
      'fleet/flux.yaml': kustomization('far', { path: './deploy', sourceRef: { kind: 'OCIRepository', name: 'far' } }),
      'far/deploy/one.yaml': configMap('one', {}),
    });
    const { answer } = await build(join(root, 'fleet'), '--source', 'OCIRepository/flux-system/far=../far');
    expect(answer.kustomizations[0].objects).toHaveLength(1);
  });

  it('takes content of a commit, without the links in it', async () => {
    const root = folderWith({
      'fleet/flux.yaml': kustomization('far', { path: './deploy', sourceRef: { kind: 'GitRepository', name: 'far' } }),
      'far/deploy/one.yaml': configMap('one', {}),
    });
    const git = (...args: string[]) => execFileSync('git', ['-C', join(root, 'far'), '-c', 'user.name=a', '-c', 'user.email=a@b', ...args]);
    symlinkSync('/etc/hostname', join(root, 'far/deploy/link.yaml'));
    git('init', '-q', '-b', 'main');
    git('add', '.');
    git('commit', '-q', '-m', 'a');
    git('tag', 'v1');
    writeFileSync(join(root, 'far/deploy/two.yaml'), JSON.stringify(configMap('two', {})));
    const { answer } = await build(join(root, 'fleet'), '--source', 'GitRepository/flux-system/far=../far#v1');
    expect(answer.kustomizations[0].objects).toHaveLength(1);
    expect((await build(join(root, 'fleet'), '--source', 'GitRepository/flux-system/far=../far#v2')).code).toBe(2);
  });

  it('survives trees that mean harm, and says what is wrong with each', async () => {
    const bomb = [
      'a0: &a0 [x, x, x, x, x, x, x, x, x, x]',
      ...[1, 2, 3, 4, 5, 6, 7].map((level) => `a${level}: &a${level} [${`*a${level - 1}, `.repeat(10)}]`),
    ];
    const trees: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      bomb: { 'a.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n${bomb.join('\n')}\n` },
      cycle: { 'kustomization.yaml': 'resources: [../cycle]\n' },
      outside: { 'kustomization.yaml': 'resources: [../../../../../../../etc/passwd]\n' },
      absolute: { 'kustomization.yaml': 'resources: [/etc/passwd]\n' },
      binary: { 'a.yaml': '\u0000\u0001\ufffe' },
      deep: { 'a.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\nx: ${'['.repeat(5000)}\n` },
      link: { 'kustomization.yaml': 'resources: [link.yaml]\n' },
      remote: { 'kustomization.yaml': 'resources: ["https://example.org/a.yaml"]\n' },
      bytes: { 'a.yaml': Buffer.from([0x61, 0x3a, 0x20, 0xff]) },
      folder: { 'kustomization.yaml': 'resources: [a.yaml]\n', 'a.yaml/b.txt': '' },
      pipe: { 'kustomization.yaml': 'resources: [pipe.yaml]\n' },
      components: { 'kustomization.yaml': 'components: [a]\n', 'a/kustomization.yaml': 'kind: Component\ncomponents: [../a]\n' },
      proto: { 'a.yaml': '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"a"},"__proto__":{"x":1},"data":{"__proto__":"${x}"}}' },
    };
    const files = Object.entries(trees).flatMap(([name, tree]) =>
      Object.entries(tree).map(([path, text]) => [`trees/${name}/${path}`, text]),
    );
    const kustomizations = Object.keys(trees).map((name) =>
      kustomization(name, { path: `./trees/${name}`, postBuild: { substitute: { x: 'y' } } }),
    );
    const root = folderWith({
      ...Object.fromEntries(files),
      'flux.yaml': kustomizations.map((each) => JSON.stringify(each)).join('\n---\n'),
    });
    symlinkSync('/etc/passwd', join(root, 'trees/link/link.yaml'));
    execFileSync('mkfifo', [join(root, 'trees/pipe/pipe.yaml')]);
    const { code, stderr, answer } = await build(root);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    for (const { message, file, expected, remedy, clusters } of answer.findings) {
      expect([message, file, expected, remedy, ...clusters].filter((text) => typeof text !== 'string' || text === '')).toEqual([]);
    }
    const refused = answer.findings.map(({ object }: { object: string }) => object.split('/').at(-1)).sort();
    expect(refused).toEqual(
      Object.keys(trees)
        .filter((name) => name !== 'proto')
        .sort(),
    );
  });

  it('prints YAML that says whose each object is', async () => {
    const root = folderWith({ 'flux.yaml': kustomization('app', { path: './app' }), 'app/one.yaml': configMap('one', {}) });
    const { stdout } = await runHere(['build', root, '--output', 'yaml'], root);
    expect(stdout).toMatch(/^---\n# local flux-system\/flux-system\napiVersion: kustomize\.toolkit\.fluxcd\.io\/v1\n/);
    expect(stdout).toMatch(/\n---\n# local flux-system\/app\napiVersion: v1\n/);
  });

  describe('of a hub, and of a cluster whose Flux takes over what the hub brought', () => {
    const mark = { annotations: { 'kustomize.toolkit.fluxcd.io/ssa': 'IfNotPresent' } };
    const brought = configMap('brought', { by: 'hub' });
    const files = {
      'clusters/hub/sync.yaml': kustomization('flux-system', { path: './clusters/hub' }),
      'clusters/hub/spoke.yaml': kustomization('spoke-start', { path: './start', kubeConfig: { secretRef: { name: 'spoke-kubeconfig' } } }),
      'clusters/spoke/sync.yaml': kustomization('flux-system', { path: './clusters/spoke' }),
      'clusters/spoke/brought.yaml': configMap('brought', { by: 'spoke' }),
      'start/brought.yaml': { ...brought, metadata: { ...brought.metadata, ...mark } },
      'start/alone.yaml': { ...configMap('alone', { by: 'hub' }), metadata: { name: 'alone', namespace: 'flux-system', ...mark } },
    };
    const streamOf = async (...args: string[]) => {
      const { code, stdout } = await runHere(['build', '.', '--output', 'yaml', ...args], folderWith(files));
      expect(code).toBe(0);
      return stdout;
    };

    it('gives the objects of one cluster, each once', async () => {
      const spoke = await streamOf('--cluster', 'spoke');
      expect(spoke).toContain('# hub flux-system/spoke-start\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: alone\n');
      expect(spoke.match(/name: brought$/gm)).toHaveLength(1);
      expect(spoke).toContain('by: spoke');
      expect(spoke).not.toMatch(/^ {2}name: spoke-start$/m);
      const judged = await runSlipway(['check', '-'], { cwd: temporaryDirectory(), stdin: spoke });
      expect(judged).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d documents accepted/) });
    });

    it('keeps what gives way where nothing says of the other', async () => {
      expect(await streamOf('--kustomization', 'flux-system/spoke-start')).toMatch(/name: brought$/m);
    });
  });

  it('takes what --present gives for what is on each cluster before Flux', async () => {
    const values = { substituteFrom: [{ kind: 'Secret', name: 'by-hand' }] };
    const root = folderWith({
      'clusters/a/sync.yaml': kustomization('flux-system', { path: './clusters/a' }),
      'clusters/a/app.yaml': kustomization('app', { path: './app', postBuild: values }),
      'clusters/b/sync.yaml': kustomization('flux-system', { path: './clusters/b' }),
      'clusters/b/app.yaml': kustomization('app', { path: './app', postBuild: values }),
      'app/one.yaml': configMap('one', { colour: '${COLOUR}' }),
      'by-hand/secret.yaml': {
        apiVersion: 'v1',
        kind: 'Secret',
        metadata: { name: 'by-hand', namespace: 'flux-system' },
        stringData: { COLOUR: 'blue' },
      },
    });
    const without = await build(join(root, 'clusters'), '--repository', '..');
    expect(without).toMatchObject({ code: 0, answer: { summary: { errors: 0, unresolved: 2 }, findings: [{ rule: 'values-not-found' }] } });
    expect(without.answer.findings[0].remedy).toContain('--present');
    const { code, answer } = await build(join(root, 'clusters'), '--repository', '..', '--present', '../by-hand');
    expect({ code, findings: answer.findings }).toEqual({ code: 0, findings: [] });
    const objects = answer.kustomizations.flatMap((each: { objects: { kind: string; data?: unknown }[] }) => each.objects);
    expect(objects.filter(({ kind }: { kind: string }) => kind === 'ConfigMap').map(({ data }: { data?: unknown }) => data)).toEqual([
      { colour: 'blue' },
      { colour: 'blue' },
    ]);
    expect(objects.map(({ kind }: { kind: string }) => kind)).not.toContain('Secret');
  });

  it('takes what --resource gives for what is on another host, and fetches nothing', async () => {
    const url = 'https://downloads.example/crds.yaml?version=1';
    const root = folderWith({
      'clusters/a/sync.yaml': kustomization('flux-system', { path: './clusters/a' }),
      'clusters/a/app.yaml': kustomization('app', { path: './app' }),
      'app/kustomization.yaml': { resources: [url, 'one.yaml'], namePrefix: 'x-' },
      'app/one.yaml': configMap('one', {}),
      'saved/crds.yaml': configMap('far', {}),
    });
    const without = await build(join(root, 'clusters'), '--repository', '..');
    expect(without).toMatchObject({ code: 0, answer: { summary: { unresolved: 1 }, findings: [{ rule: 'remote-resource', value: url }] } });
    expect(without.answer.findings[0].remedy).toContain(`--resource ${url}=FILE`);
    const { code, answer } = await build(join(root, 'clusters'), '--repository', '..', '--resource', `${url}=../saved/crds.yaml`);
    expect({ code, findings: answer.findings }).toEqual({ code: 0, findings: [] });
    const [app] = answer.kustomizations.filter(({ name }: { name: string }) => name === 'app');
    expect(app.objects.map(({ metadata }: { metadata: { name: string } }) => metadata.name).sort()).toEqual(['x-far', 'x-one']);
    expect((await build(join(root, 'clusters'), '--resource', 'nothing')).code).toBe(2);
  });

  it('reports what of --present it cannot read, and takes the rest', async () => {
    const root = folderWith({
      'clusters/a/sync.yaml': kustomization('flux-system', { path: './clusters/a' }),
      'clusters/a/app.yaml': kustomization('app', { path: './app', postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'good' }] } }),
      'app/one.yaml': configMap('one', { colour: '${COLOUR}' }),
      'by-hand/good.yaml': { ...configMap('good', { COLOUR: 'blue' }), metadata: { name: 'good', namespace: 'flux-system' } },
      'by-hand/broken.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {a: "s3cr3t-w0rd"\n',
      'by-hand/slip.yaml': 'apiversion: v1\nkind: ConfigMap\nmetadata: {name: slip}\n',
      'by-hand/values.yaml': 'replicas: 1\n',
      'by-hand/kustomization.yaml': 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [good.yaml]\n',
      'named.yaml': 'replicas: 1\n',
    });
    symlinkSync('good.yaml', join(root, 'by-hand/link.yaml'));
    const { code, answer } = await build(
      join(root, 'clusters'),
      '--repository',
      '..',
      '--present',
      '../by-hand',
      '--present',
      '../named.yaml',
    );
    const found = answer.findings.map(({ rule, file, message }: Record<string, string>) => [rule, file, message]);
    const why = 'no object of it is taken to be on the clusters';
    expect(found).toEqual([
      ['present-not-read', '../by-hand/link.yaml', `${why}: it is a symbolic link, which is not followed`],
      ['present-not-read', '../by-hand/broken.yaml', expect.stringContaining(`${why}: `)],
      ['present-not-read', '../by-hand/slip.yaml', `${why}: an object has no apiVersion`],
      ['present-not-read', '../named.yaml', `${why}: it has the fields replicas, but neither kind nor metadata`],
    ]);
    expect(JSON.stringify(answer)).not.toContain('s3cr3t');
    expect(code).toBe(0);
    expect(JSON.stringify(answer.kustomizations)).toContain('"colour":"blue"');
  });

  it.each([
    ['something present that does not exist', ['build', '.', '--present', 'gone.yaml']],
    ['a cluster that does not exist', ['build', '.', '--cluster', 'gone']],
    ['a path that does not exist', ['build', 'gone']],
    ['a source without a directory', ['build', '.', '--source', 'GitRepository/a/b']],
    ['a Kustomization that does not exist', ['build', '.', '--kustomization', 'a/b']],
  ])('%s is a usage error', async (_, args) => {
    const ended = await runSlipway(args, { cwd: folderWith({ 'x.yaml': '' }) });
    expect(ended).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('slipway explain OBJECT', () => {
  it('shows the Kustomizations, files, patches and variables that make an object', async () => {
    const patch = '[{"op":"add","path":"/data/patched","value":"yes"}]';
    const root = folderWith({
      'clusters/a/flux-system/sync.yaml': kustomization('flux-system', { path: './clusters/a' }),
      'clusters/a/app.yaml': kustomization('app', {
        path: './app',
        patches: [{ patch, target: { kind: 'ConfigMap' } }],
        postBuild: { substitute: { COLOUR: 'blue' } },
      }),
      'app/one.yaml': configMap('one', { colour: '${COLOUR}' }),
    });
    const ended = await runHere(['explain', 'ConfigMap/flux-system/one', '--output', 'json'], root);
    expect(ended.code).toBe(0);
    expect(JSON.parse(ended.stdout)).toMatchObject({
      origins: [
        {
          cluster: 'a',
          kustomizations: [
            { name: 'flux-system/flux-system', place: { file: 'clusters/a/flux-system/sync.yaml' } },
            { name: 'flux-system/app', place: { file: 'clusters/a/app.yaml' } },
          ],
          place: { file: 'app/one.yaml' },
          steps: [
            { file: 'app/one.yaml' },
            { file: 'Kustomization flux-system/app', by: 'spec.patches[0]', place: { file: 'clusters/a/app.yaml' } },
          ],
          variables: [{ name: 'COLOUR', from: 'spec.postBuild.substitute', value: 'blue' }],
          policy: [],
        },
      ],
    });
    expect((await runHere(['explain', 'ConfigMap/flux-system/one'], root)).stdout.split('\n').map((line) => line.trimEnd())).toEqual([
      'ConfigMap/flux-system/one on a',
      '  applied by  flux-system/flux-system  clusters/a/flux-system/sync.yaml',
      '                flux-system/app  clusters/a/app.yaml',
      '  written in  app/one.yaml',
      '  changed by  spec.patches[0] of Kustomization flux-system/app  clusters/a/app.yaml',
      '  variables   COLOUR = "blue" of spec.postBuild.substitute',
      '',
    ]);
    expect(await runHere(['explain', 'ConfigMap/flux-system/two'], root)).toMatchObject({ code: 2, stdout: '' });
  });
});

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { configurationProblems, type PackageObject } from '@slipway/compose';
import { type Manifest, readYaml } from '@slipway/manifest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureProgram, type Lab, startLab } from '../src/index.ts';
import { imageInLayout } from '../src/registry/image-layout.ts';
import { ociRegistry } from '../src/registry/oci-registry.ts';
import { fleetObject, fleetObjects } from './fleet-objects.ts';
import { obstacle, proved } from './lab-test.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'slipway-packages-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const META = `apiVersion: meta.pkg.crossplane.io/v1
kind: Configuration
metadata: {name: notes}
spec:
  crossplane: {version: ">=v2.0.0-0, <v3.0.0"}
  dependsOn:
    - {apiVersion: pkg.crossplane.io/v1, kind: Function, package: xpkg.crossplane.io/crossplane-contrib/function-patch-and-transform, version: ">=v0.10.0"}
    - {apiVersion: pkg.crossplane.io/v1, kind: Function, package: xpkg.crossplane.io/crossplane-contrib/function-auto-ready, version: ">=v0.5.0"}
`;

const XRD = `apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: notes.packages.example.org}
spec:
  group: packages.example.org
  scope: Namespaced
  names: {kind: Note, plural: notes}
  versions:
    - name: v1
      served: true
      referenceable: true
      schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {text: {type: string}}}}}}
`;

/** Returns a Composition of ConfigMaps. `data` has further data of the first one. */
const composition = (data: string, more = ''): string => `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: notes}
spec:
  compositeTypeRef: {apiVersion: packages.example.org/v1, kind: Note}
  mode: Pipeline
  pipeline:
    - step: resources
      functionRef: {name: function-patch-and-transform}
      input:
        apiVersion: pt.fn.crossplane.io/v1beta1
        kind: Resources
        resources:
          - name: first
            base: {apiVersion: v1, kind: ConfigMap, data: {${data}}}
            patches: [{fromFieldPath: spec.text, toFieldPath: data.text}]
${more}    - {step: ready, functionRef: {name: function-auto-ready}}
`;
const SECOND = '          - {name: second, base: {apiVersion: v1, kind: ConfigMap, data: {a: b}}}\n';

const NOTE = {
  apiVersion: 'packages.example.org/v1',
  kind: 'Note',
  metadata: { name: 'shop', namespace: 'default' },
  spec: { text: 'hello' },
};

function write(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
}

/** Builds a package with the command. Returns the printed digest. */
const built = (name: string, compositionText: string, meta = META): Promise<string> =>
  builtFrom(name, [write(name, { 'crossplane.yaml': meta, 'xrd.yaml': XRD, 'composition.yaml': compositionText })]);

async function builtFrom(name: string, args: readonly string[], cwd = folder): Promise<string> {
  const [out, layout] = [`${name}.xpkg`, `${name}-layout`].map((file) => join(folder, file)) as [string, string];
  const command = [join(root, 'packages/cli/bin/slipway.cjs'), 'xpkg', 'build', ...args, '--out', out, '--layout', layout];
  const { stdout } = await run(process.execPath, [...command, ...(args.includes('--tag') ? [] : ['--tag', name]), '--output', 'json'], {
    cwd,
  });
  return JSON.parse(stdout).digest;
}

const noCluster = await obstacle({ crossplane: true });
describe.skipIf(noCluster !== undefined)('Configuration packages on a cluster', () => {
  const host = 'xpkg.packages.example';
  const deadline = 300_000;
  const registry = ociRegistry();
  let lab: Lab<'hub'>;
  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub'], crossplane: true });
    lab.proxy.serve(host, registry.listener);
  });
  afterAll(() => lab?.stop());

  /** Pushes a package to the registry, and pins the Configuration to it. */
  const pin = async (name: string, digest: string, repository: string) => {
    const image = imageInLayout(join(folder, `${name}-layout`), { host, repository: `acme/${repository}`, tag: name });
    expect(registry.add(image)).toBe(digest);
    const reference = `${host}/acme/${repository}@${digest}`;
    const configuration = {
      apiVersion: 'pkg.crossplane.io/v1',
      kind: 'Configuration',
      metadata: { name: repository },
      spec: { package: reference },
    };
    await lab.clusters.hub.apply(configuration);
    return { reference, configuration };
  };
  const install = async (name: string, digest: string, repository: string) => {
    const { reference, configuration } = await pin(name, digest, repository);
    const isCurrent = ({ status }: { readonly status?: object }): boolean =>
      (status as { readonly currentIdentifier?: string } | undefined)?.currentIdentifier === reference;
    await lab.clusters.hub.waitFor(configuration, isCurrent, { deadline });
    await lab.clusters.hub.waitFor(configuration, 'Healthy', { deadline });
    await lab.clusters.hub.waitFor(configuration, 'Installed', { deadline });
    return reference;
  };

  /** Returns the ConfigMaps of the composite, by their names in its Composition. */
  const composed = async () => {
    const all = await lab.clusters.hub.list({ apiVersion: 'v1', kind: 'ConfigMap', namespace: 'default' });
    return new Map(
      all.flatMap((object) => {
        const name = templateOf(object);
        return name === undefined ? [] : [[name, object] as const];
      }),
    );
  };

  test('are installed by digest, and their upgrade keeps the composed resources', async () => {
    const { hub } = lab.clusters;
    const functions = fleetObjects('common/crossplane/functions').filter(({ kind }) => kind === 'Function');
    for (const object of functions) await hub.apply(object);
    for (const object of functions) await hub.waitFor(object, 'Healthy', { deadline });

    const first = await install('v1.0.0', await built('v1.0.0', composition('version: one')), 'notes');
    const definition = { apiVersion: 'apiextensions.crossplane.io/v2', kind: 'CompositeResourceDefinition' };
    await hub.waitFor({ ...definition, metadata: { name: 'notes.packages.example.org' } }, 'Established', { deadline });
    await hub.apply(NOTE);
    await hub.waitFor(NOTE, 'Ready', { deadline });
    const before = await composed();
    expect([...before.keys()]).toEqual(['first']);
    expect(before.get('first')).toMatchObject({ data: { version: 'one', text: 'hello' } });
    proved(`Crossplane installed ${first}, and composed ${before.get('first')?.metadata.name}`);

    await install('v1.1.0', await built('v1.1.0', composition('version: two', SECOND)), 'notes');
    const data = async () =>
      Object.fromEntries([...(await composed())].map(([name, object]) => [name, (object as { readonly data?: object }).data]));
    await expect.poll(data, { timeout: deadline, interval: 500 }).toEqual({ first: { version: 'two', text: 'hello' }, second: { a: 'b' } });
    const after = await composed();
    expect(after.get('first') && identity(after.get('first') as never)).toEqual(identity(before.get('first') as never));
    proved('the next version changed the resource, which kept its name and its uid');
  });

  test('are refused by a Crossplane outside of their range of versions', async () => {
    const digest = await built('v1.2.0', composition('version: three'), META.replace('>=v2.0.0-0, <v3.0.0', '>=v99.0.0'));
    const { configuration } = await pin('v1.2.0', digest, 'notes');
    const isRefused = ({ status }: { readonly status?: object }): boolean =>
      /not compatible with Crossplane version/.test(JSON.stringify(status ?? {}));
    await lab.clusters.hub.waitFor(configuration, isRefused, { deadline });
    proved('Crossplane refused a package for Crossplane 99');
  });

  test('install the kind EKSCluster, and an upgrade keeps every resource of a cluster', async () => {
    const { hub } = lab.clusters;
    const needed = [...fleetObjects(`${CROSSPLANE}/providers`), ...fleetObjects(`${CROSSPLANE}/functions`)];
    for (const object of needed) await hub.apply(object);
    for (const object of needed.filter(({ kind }) => kind === 'Provider' || kind === 'Function'))
      await hub.waitFor(object, 'Healthy', { deadline });

    const { version } = JSON.parse(readFileSync(join(root, 'packages/crossplane-compositions/package.json'), 'utf8')) as {
      version: string;
    };
    const tag = `v${version}`;
    const digest = await builtFrom(tag, ['--package', 'crossplane-compositions', '--tag', tag], root);
    const kinds = eksKind(tag, (text) => text);
    expect(await builtFrom(`${tag}-files`, [...kinds, '--tag', tag])).toBe(digest);
    const reference = await install(tag, digest, 'eks-cluster');
    for (const object of fleetObjects(`${CROSSPLANE}/eks-cluster`))
      if (object.kind === 'CompositeResourceDefinition') await hub.waitFor(object, 'Established', { deadline });
      else if (object.kind === 'ClusterRole') await hub.apply(object);

    const cluster = fleetObject('clusters/mgmt/mgmt-production/fleet/commercial-staging/eks-cluster', 'EKSCluster');
    await hub.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: cluster.metadata.namespace ?? '' } });
    await hub.apply(cluster);
    const resources = async () => {
      const { spec } = (await hub.get(cluster)) as unknown as {
        readonly spec: { readonly crossplane?: { resourceRefs?: readonly Reference[] } };
      };
      const references = spec.crossplane?.resourceRefs ?? [];
      const found = references.map(({ apiVersion, kind, name }) =>
        hub.get({ apiVersion, kind, metadata: { name, namespace: cluster.metadata.namespace ?? '' } }),
      );
      const all = (await Promise.all(found)).filter((object) => object !== undefined);
      return new Map(all.map((object) => [templateOf(object) ?? '', object]));
    };
    const size = async () => (await resources()).size;
    await expect.poll(size, { timeout: deadline, interval: 500 }).toBeGreaterThan(20);
    await setTimeout(5_000);
    const before = await resources();
    proved(`Crossplane installed ${reference}, and composed ${before.size} resources of ${cluster.metadata.name}`);

    const next = eksKind('v99.0.0', (text) => text.replaceAll('enableDnsHostnames: true', 'enableDnsHostnames: false'));
    await install('v99.0.0', await builtFrom('v99.0.0', next), 'eks-cluster');
    const hasHostnames = async () =>
      (
        (await resources()).get('vpc') as
          | { readonly spec?: { readonly forProvider?: { readonly enableDnsHostnames?: boolean } } }
          | undefined
      )?.spec?.forProvider?.enableDnsHostnames;
    await expect.poll(hasHostnames, { timeout: deadline, interval: 500 }).toBe(false);
    const after = await resources();
    expect([...after].map(([name, object]) => [name, ...identity(object)]).sort()).toEqual(
      [...before].map(([name, object]) => [name, ...identity(object)]).sort(),
    );
    proved(`the next version changed the VPC, and all ${after.size} resources kept their names and uids`);
  });
});

const CROSSPLANE = 'common/crossplane';

interface Reference {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
}

const templateOf = ({ metadata }: Manifest): string | undefined => metadata.annotations?.['crossplane.io/composition-resource-name'];

const identity = ({ metadata: { name, uid } }: { readonly metadata: { readonly name: string; readonly uid?: unknown } }) => [name, uid];

/** Writes a changed kind EKSCluster and its Compositions. Returns the arguments that build a package of them. */
function eksKind(name: string, change: (text: string) => string): readonly string[] {
  const source = join(root, CROSSPLANE, 'eks-cluster');
  const files = readdirSync(source).filter((file) => /^(?:composition-|definition)/.test(file));
  const directory = write(`eks-${name}`, Object.fromEntries(files.map((file) => [file, change(readFileSync(join(source, file), 'utf8'))])));
  const needed = ['providers', 'functions'].flatMap((folder) => ['--dependencies', join(root, CROSSPLANE, folder)]);
  return [directory, '--name', 'crossplane-compositions', ...needed];
}

const noCommand = await obstacle({}, ['crossplane-cli']);
describe.skipIf(noCommand !== undefined)('Configuration packages and the command of Crossplane', () => {
  test('it reads a package as it was built', async () => {
    const crossplane = await ensureProgram('crossplane-cli');
    await built('v2.0.0', composition('a: b'));
    const options = { cwd: folder, env: { HOME: folder } };
    await run(crossplane, ['xpkg', 'extract', '--from-xpkg', 'v2.0.0.xpkg', '--output', 'extracted.gz'], options);
    const text = gunzipSync(readFileSync(join(folder, 'extracted.gz'))).toString('utf8');
    const kinds = readYaml(text, 'package.yaml').documents.flatMap(({ value }) => (value as PackageObject | null)?.kind ?? []);
    expect(kinds).toEqual(['Configuration', 'CompositeResourceDefinition', 'Composition']);
    const shown = await run(
      process.execPath,
      [join(root, 'packages/cli/bin/slipway.cjs'), 'xpkg', 'show', 'v2.0.0.xpkg', '--output', 'yaml'],
      { cwd: folder },
    );
    expect(shown.stdout).toBe(text);
    proved('crossplane xpkg extract reads the stream that slipway xpkg show prints');
  });

  test('the packages of one are read by the other', async () => {
    const crossplane = await ensureProgram('crossplane-cli');
    const directory = write('theirs', { 'crossplane.yaml': META, 'xrd.yaml': XRD, 'composition.yaml': composition('a: b') });
    await run(crossplane, ['xpkg', 'build', '--package-root', directory, '--package-file', join(folder, 'theirs.xpkg')], {
      cwd: folder,
      env: { HOME: folder },
    });
    const command = join(root, 'packages/cli/bin/slipway.cjs');
    const { stdout } = await run(process.execPath, [command, 'xpkg', 'show', 'theirs.xpkg', '--output', 'json'], { cwd: folder });
    expect(JSON.parse(stdout).objects).toHaveLength(2);
    proved('slipway xpkg show reads what crossplane xpkg build writes');
  });

  const ranged = (range: string): string => META.replace('>=v2.0.0-0, <v3.0.0', range);
  const other = (kind: string, apiVersion: string): string => `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: other}\n`;
  test.each<readonly [string, Readonly<Record<string, string>>]>([
    ['a valid package', { meta: META, xrd: XRD }],
    ['metadata alone', { meta: META }],
    ['no metadata', { xrd: XRD }],
    ['two metadata', { meta: META, more: META }],
    ['the older metadata', { meta: META.replace('crossplane.io/v1', 'crossplane.io/v1alpha1') }],
    ['metadata of v1beta1', { meta: META.replace('crossplane.io/v1', 'crossplane.io/v1beta1') }],
    ['a range that is not valid', { meta: ranged('newest') }],
    ['an empty range', { meta: ranged('') }],
    ['a range of two parts', { meta: ranged('>=v2.0.0, <v3') }],
    ['a CRD', { meta: META, crd: other('CustomResourceDefinition', 'apiextensions.k8s.io/v1') }],
    ['an EnvironmentConfig', { meta: META, config: other('EnvironmentConfig', 'apiextensions.crossplane.io/v1beta1') }],
    ['a ConfigMap', { meta: META, map: other('ConfigMap', 'v1') }],
    ['a Provider', { meta: META, provider: other('Provider', 'pkg.crossplane.io/v1') }],
    ['an activation policy', { meta: META, policy: other('ManagedResourceActivationPolicy', 'apiextensions.crossplane.io/v1alpha1') }],
    ['an Operation', { meta: META, operation: other('Operation', 'ops.crossplane.io/v1alpha1') }],
    ['a CronOperation', { meta: META, operation: other('CronOperation', 'ops.crossplane.io/v1alpha1') }],
  ])('it builds %s exactly when nothing is reported', async (name, files) => {
    const crossplane = await ensureProgram('crossplane-cli');
    const texts = Object.fromEntries(Object.entries(files).map(([file, text]) => [`${file}.yaml`, text]));
    const directory = write(name.replaceAll(' ', '-'), texts);
    const args = ['xpkg', 'build', '--package-root', directory, '--package-file', join(folder, `${name.replaceAll(' ', '-')}.xpkg`)];
    const answer = await run(crossplane, args, { cwd: folder, env: { HOME: folder } }).then(
      () => 'built',
      ({ stderr }: { readonly stderr: string }) => stderr.trim(),
    );
    const objects = Object.values(files).flatMap((text) => readYaml(text, 'x.yaml').documents.map(({ value }) => value as PackageObject));
    const problems = configurationProblems(objects).map(({ message }) => message);
    proved(`${name}: ${answer.split('\n').at(-1)?.slice(0, 150)}; ${problems.join('; ') || 'nothing reported'}`);
    expect(answer === 'built').toBe(problems.length === 0);
  });
});

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { configurationProblems, type PackageObject } from '@slipway/compose';
import { readYaml } from '@slipway/manifest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureProgram, type Lab, startLab } from '../src/index.ts';
import { imageInLayout } from '../src/registry/image-layout.ts';
import { ociRegistry } from '../src/registry/oci-registry.ts';
import { fleetObjects } from './fleet-objects.ts';
import { obstacle, proved } from './lab-test.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'slipway-packages-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The core of the lab has no version, so it would refuse every range of versions of Crossplane. */
const META = `apiVersion: meta.pkg.crossplane.io/v1
kind: Configuration
metadata: {name: notes}
spec:
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

/** A Composition of ConfigMaps. `data` is what the first one has besides the text. */
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

/** Builds a package with the command. Returns the digest that it prints. */
async function built(name: string, compositionText: string): Promise<string> {
  const directory = write(name, { 'crossplane.yaml': META, 'xrd.yaml': XRD, 'composition.yaml': compositionText });
  const command = join(root, 'packages/cli/bin/slipway.cjs');
  const args = ['xpkg', 'build', directory, '--tag', name, '--out', `${name}.xpkg`, '--layout', `${name}-layout`, '--output', 'json'];
  const { stdout } = await run(process.execPath, [command, ...args, '--cwd', folder]);
  return JSON.parse(stdout).digest;
}

const noCluster = await obstacle({ crossplane: true });
describe.skipIf(noCluster !== undefined)('Configuration packages on a cluster', () => {
  const host = 'xpkg.packages.example';
  const deadline = 300_000;
  let lab: Lab<'hub'>;
  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub'], crossplane: true });
  });
  afterAll(() => lab?.stop());

  /** Puts a package into the registry, and pins the Configuration to it. */
  const install = async (registry: ReturnType<typeof ociRegistry>, name: string, text: string) => {
    const digest = await built(name, text);
    const image = imageInLayout(join(folder, `${name}-layout`), { host, repository: 'acme/notes', tag: name });
    expect(registry.add(image)).toBe(digest);
    const reference = `${host}/acme/notes@${digest}`;
    const configuration = {
      apiVersion: 'pkg.crossplane.io/v1',
      kind: 'Configuration',
      metadata: { name: 'notes' },
      spec: { package: reference },
    };
    await lab.clusters.hub.apply(configuration);
    const isCurrent = ({ status }: { readonly status?: object }): boolean =>
      (status as { readonly currentIdentifier?: string } | undefined)?.currentIdentifier === reference;
    await lab.clusters.hub.waitFor(configuration, isCurrent, { deadline });
    await lab.clusters.hub.waitFor(configuration, 'Healthy', { deadline });
    await lab.clusters.hub.waitFor(configuration, 'Installed', { deadline });
    return reference;
  };

  /** The ConfigMaps of the composite, by the names in its Composition. */
  const composed = async () => {
    const all = await lab.clusters.hub.list({ apiVersion: 'v1', kind: 'ConfigMap', namespace: 'default' });
    return new Map(
      all.flatMap((object) => {
        const name = object.metadata.annotations?.['crossplane.io/composition-resource-name'];
        return name === undefined ? [] : [[name, object] as const];
      }),
    );
  };

  test('are installed by digest, and their upgrade keeps the composed resources', async () => {
    const { hub } = lab.clusters;
    const registry = ociRegistry();
    lab.proxy.serve(host, registry.listener);
    const functions = fleetObjects('common/crossplane/functions').filter(({ kind }) => kind === 'Function');
    for (const object of functions) await hub.apply(object);
    for (const object of functions) await hub.waitFor(object, 'Healthy', { deadline });

    const first = await install(registry, 'v1.0.0', composition('version: one'));
    const definition = { apiVersion: 'apiextensions.crossplane.io/v2', kind: 'CompositeResourceDefinition' };
    await hub.waitFor({ ...definition, metadata: { name: 'notes.packages.example.org' } }, 'Established', { deadline });
    await hub.apply(NOTE);
    await hub.waitFor(NOTE, 'Ready', { deadline });
    const before = await composed();
    expect([...before.keys()]).toEqual(['first']);
    expect(before.get('first')).toMatchObject({ data: { version: 'one', text: 'hello' } });
    proved(`Crossplane installed ${first}, and composed ${before.get('first')?.metadata.name}`);

    await install(registry, 'v1.1.0', composition('version: two', SECOND));
    const data = async () =>
      Object.fromEntries([...(await composed())].map(([name, object]) => [name, (object as { readonly data?: object }).data]));
    await expect.poll(data, { timeout: deadline, interval: 500 }).toEqual({ first: { version: 'two', text: 'hello' }, second: { a: 'b' } });
    const after = await composed();
    const identity = ({ metadata: { name, uid } }: { readonly metadata: { readonly name: string; readonly uid?: unknown } }) => [name, uid];
    expect(after.get('first') && identity(after.get('first') as never)).toEqual(identity(before.get('first') as never));
    proved('the next version changed the resource, which kept its name and its uid');
  });
});

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

  const ranged = (range: string): string => META.replace('spec:\n', `spec:\n  crossplane: {version: "${range}"}\n`);
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

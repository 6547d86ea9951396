// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { initRepository, temporaryDirectory, writeFiles } from './fixture.ts';
import { bootstrapFiles, kustomizationText } from './flux-objects.ts';
import { runWith } from './run-here.ts';

type Files = Readonly<Record<string, string>>;

const check = (files: Files, ...args: string[]) => run(files, 'check', '.', '--repository', '.', ...args);

const run = (files: Files, ...args: string[]) => runAt(temporaryDirectory(), '', files, ...args);

const checkStream = (stdin: string) => runAt(temporaryDirectory(), stdin, {}, 'check', '-');

const runInGit = (files: Files, ...args: string[]) => runAt(gitDirectory(), '', files, ...args);

function gitDirectory(): string {
  const root = temporaryDirectory();
  initRepository(root);
  return root;
}

async function runAt(root: string, stdin: string, files: Files, ...args: string[]) {
  writeFiles(root, files);
  const { code, stdout } = await runWith(runCli, args, { cwd: root, env: { HOME: root }, stdin: async () => stdin });
  return { code, text: stdout, answer: () => JSON.parse(stdout) };
}

const service = (port: string): string => `apiVersion: v1
kind: Service
metadata:
  name: web
  namespace: team
spec:
  ports:
    - port: ${port}
`;

const apps = (cluster: string, more = ''): Files => ({ [`clusters/${cluster}/apps.yaml`]: kustomizationText('apps', './apps', more) });

describe('slipway check of a fleet', () => {
  const two = { ...bootstrapFiles('a'), ...bootstrapFiles('b'), ...apps('a'), ...apps('b') };

  test('is one line when everything arrives', async () => {
    const { code, text } = await check({ ...two, 'apps/web.yaml': service('80') });
    expect([code, text]).toEqual([0, '2 clusters, 4 Flux Kustomizations, 8 objects: no findings.\n']);
  });

  test('reports a mistake of a base once, where it is written, with the clusters that get it', async () => {
    const { code, answer } = await check({ ...two, 'apps/web.yaml': service('99999') }, '--output', 'json');
    expect(code).toBe(1);
    expect(answer().findings).toMatchObject([
      { object: 'Service/team/web', file: 'apps/web.yaml', line: 8, clusters: ['a', 'b'], value: 99999 },
    ]);
    expect(answer().summary).toMatchObject({ clusters: 2, objects: 8, rejected: 1, findings: 1 });
  });

  test('reports at a patch what the patch makes wrong, on the cluster that has it', async () => {
    const patch = `  patches:
    - target:
        kind: Service
      patch: |
        - op: replace
          path: /spec/ports/0/port
          value: 0
`;
    const { answer } = await check({ ...two, ...apps('b', patch), 'apps/web.yaml': service('80') }, '--output', 'json');
    expect(answer().findings).toMatchObject([{ object: 'Service/team/web', file: 'clusters/b/apps.yaml', line: 19, clusters: ['b'] }]);
  });

  test('reports at its source the value of a variable', async () => {
    const values = (port: string) => `  postBuild:\n    substitute:\n      PORT: "${port}"\n`;
    const files = { ...two, ...apps('a', values('80')), ...apps('b', values('0')), 'apps/web.yaml': service('${PORT}') };
    const { answer } = await check(files, '--output', 'json');
    const [finding, ...others] = answer().findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ file: 'clusters/b/apps.yaml', line: 15, clusters: ['b'] });
    expect(finding.message).toContain('(the value of the variable PORT, used at apps/web.yaml:8)');
  });

  test('reports an unknown field where it is written, not where its variable has its value', async () => {
    const values = '  postBuild:\n    substitute:\n      NAME: web\n';
    const files = { ...two, ...apps('a', values), ...apps('b', values), 'apps/web.yaml': `${service('80')}  nmae: ${'${NAME}'}\n` };
    const { answer } = await check(files, '--output', 'json');
    expect(answer().findings).toMatchObject([{ rule: 'unknown-field', file: 'apps/web.yaml', line: 9, pointer: '/spec/nmae' }]);
  });

  test('checks the output of kustomize for a document, not the document', async () => {
    const files = {
      ...two,
      'apps/kustomization.yaml': 'resources: [namespace.yaml]\nnamespace: team\n',
      'apps/namespace.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata:\n  name: _\n',
    };
    expect((await check(files)).code).toBe(0);
  });

  test('uses the kinds that a cluster gets, in the version that it gets, for no other cluster', async () => {
    const crd = (type: string): string => `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: widgets.example.org
spec:
  group: example.org
  scope: Cluster
  names: { kind: Widget, listKind: WidgetList, plural: widgets, singular: widget }
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec: { type: object, properties: { size: { type: ${type} } } }
`;
    const files = {
      ...two,
      ...bootstrapFiles('c'),
      ...apps('c'),
      'clusters/a/crd.yaml': crd('integer'),
      'clusters/b/crd.yaml': crd('string'),
      'apps/widget.yaml': 'apiVersion: example.org/v1\nkind: Widget\nmetadata:\n  name: w\nspec:\n  size: large\n',
    };
    const { code, answer } = await check(files, '--output', 'json');
    expect(code).toBe(1);
    expect(answer().findings).toMatchObject([{ object: 'Widget/w', clusters: ['a'], file: 'apps/widget.yaml', line: 6 }]);
    expect(answer().unknownKinds).toEqual([{ apiVersion: 'example.org/v1', kind: 'Widget', objects: 1 }]);
  });

  test('does not know which release of a project a cluster has, unless the fleet applies its definitions', async () => {
    const release = (name: string): string =>
      `apiVersion: external-secrets.io/v1alpha9\nkind: ExternalSecret\nmetadata: { name: ${name}, namespace: team }\nspec: {}\n`;
    const { code, answer } = await check({ ...two, 'apps/a.yaml': release('a'), 'apps/b.yaml': release('b') }, '--output', 'json');
    expect([code, answer().summary.unknown]).toEqual([0, 2]);
    const objects = ['ExternalSecret/team/a', 'ExternalSecret/team/b'];
    expect(answer().findings).toMatchObject([{ rule: 'wrong-api-version', severity: 'risk', clusters: ['a', 'b'], objects }]);
    const built = 'apiVersion: apps/v1beta1\nkind: Deployment\nmetadata: { name: a, namespace: team }\nspec: {}\n';
    expect((await check({ ...two, 'apps/a.yaml': built })).code).toBe(1);
  });

  test('refuses a version of Kubernetes that was removed where the cluster has the release that removed it, and only there', async () => {
    const schema = `apiVersion: flowcontrol.apiserver.k8s.io/v1beta2
kind: FlowSchema
metadata: { name: web }
spec: { priorityLevelConfiguration: { name: workload-low } }
`;
    const files = { ...two, 'apps/a.yaml': schema, 'slipway.yaml': "clusters: { a: { kubernetes: '1.28' }, b: { kubernetes: '1.29' } }\n" };
    const { code, answer } = await check(files, '--output', 'json');
    expect(code).toBe(1);
    expect(answer().findings).toMatchObject([
      { rule: 'wrong-api-version', severity: 'reject', clusters: ['b'] },
      { rule: 'deprecated-api-version', severity: 'risk', clusters: ['a'] },
    ]);
  });

  test('uses the kinds of Flux that were applied with the bootstrap, although no Kustomization applies them', async () => {
    const components = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: { name: helmrepositories.source.toolkit.fluxcd.io }
spec:
  group: source.toolkit.fluxcd.io
  names: { kind: HelmRepository, plural: helmrepositories }
  scope: Namespaced
  versions: [{ name: v1beta9, served: true, storage: true, schema: { openAPIV3Schema: { type: object, properties: { spec: { type: object } } } } }]
`;
    const old = 'apiVersion: source.toolkit.fluxcd.io/v1beta9\nkind: HelmRepository\nmetadata: { name: a, namespace: team }\nspec: {}\n';
    const files = { ...bootstrapFiles('a'), ...apps('a'), 'apps/a.yaml': old, 'clusters/a/kustomization.yaml': 'resources: [apps.yaml]\n' };
    // The list of the folder contains neither Flux nor its sync.
    const unlisted = { rule: 'sync-not-applied', file: 'clusters/a/kustomization.yaml', line: 1 };
    expect((await check(files, '--output', 'json')).answer().findings).toMatchObject([
      { rule: 'wrong-api-version', severity: 'risk' },
      unlisted,
    ]);
    const whole = { ...files, 'clusters/a/flux-system/gotk-components.yaml': components };
    expect((await check(whole, '--output', 'json')).answer()).toMatchObject({ findings: [unlisted], summary: { unknown: 0 } });
  });

  test('checks the folder in which a cluster begins, although its sync is not in the repository', async () => {
    const written = kustomizationText('apps', './apps').replace('prune: true', 'prunee: true');
    const files = { 'clusters/a/apps.yaml': written, 'apps/a.yaml': service('80') };
    const found = { rule: 'unknown-field', file: 'clusters/a/apps.yaml', line: 8, clusters: ['a'] };
    const { findings, summary } = (await check(files, '--output', 'json')).answer();
    expect(findings).toEqual(expect.arrayContaining([expect.objectContaining({ ...found, severity: 'reject' })]));
    expect(summary).toMatchObject({ clusters: 1, kustomizations: 1, objects: 2 });
    const old = { ...files, 'clusters/a/apps.yaml': written.replace('fluxcd.io/v1', 'fluxcd.io/v1beta2') };
    expect((await check(old, '--output', 'json')).answer().findings).toMatchObject([
      { rule: 'wrong-api-version', line: 1 },
      { ...found, severity: 'risk' },
    ]);
  });

  test('takes a version of a kind of Flux for a risk in a repository whose clusters are elsewhere', async () => {
    const release = `apiVersion: helm.toolkit.fluxcd.io/v2beta1
kind: HelmRelease
metadata: { name: a, namespace: a }
spec: { interval: 10m, chart: { spec: { chart: a, sourceRef: { kind: HelmRepository, name: a } } } }
`;
    const { answer } = await run({ 'components/a.yaml': release }, 'check', '.', '--output', 'json');
    expect(answer().findings).toMatchObject([{ rule: 'wrong-api-version', severity: 'risk' }]);
  });

  test('asks nothing of the kinds of a release that the cluster does not have', async () => {
    const composition = `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: { name: buckets }
spec:
  compositeTypeRef: { apiVersion: example.org/v1, kind: Bucket }
  resources: []
`;
    const release = (version: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: crossplane, namespace: crossplane-system }
spec:
  interval: 10m
  chart: { spec: { chart: crossplane, version: "${version}", sourceRef: { kind: HelmRepository, name: crossplane } } }
`;
    const outcome = async (more: Files) => {
      const { answer } = await check(
        { ...bootstrapFiles('a'), ...apps('a'), 'apps/buckets.yaml': composition, ...more },
        '--output',
        'json',
      );
      const found = answer().findings as readonly Readonly<Record<string, string>>[];
      return found.filter(({ rule }) => rule === 'unknown-field').map(({ rule, severity }) => `${severity} ${rule}`);
    };
    const doubtful = ['risk unknown-field'];
    expect(await outcome({})).toEqual(doubtful);
    expect(await outcome({ 'apps/crossplane.yaml': release('2.1.0') })).toEqual(['reject unknown-field']);
    expect(await outcome({ 'apps/crossplane.yaml': release('>=1.0.0') })).toEqual(doubtful);
    const ofUpgrade = ['advice unknown-field'];
    expect(await outcome({ 'apps/crossplane.yaml': release('1.x') })).toEqual(ofUpgrade);
    const deployment = `apiVersion: apps/v1
kind: Deployment
metadata: { name: crossplane, namespace: crossplane-system }
spec:
  selector: { matchLabels: { app: crossplane } }
  template:
    metadata: { labels: { app: crossplane } }
    spec: { containers: [{ name: universal, image: "xpkg.upbound.io/crossplane/crossplane:v1.20.0" }] }
`;
    expect(await outcome({ 'apps/crossplane.yaml': deployment })).toEqual(ofUpgrade);
  });

  test('does not ask which alternative fits before a variable has its value', async () => {
    const gateway = `apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: a, namespace: team }
spec:
  gatewayClassName: a
  addresses: [{ type: IPAddress, value: "\${IP}" }]
  listeners: [{ name: http, protocol: HTTP, port: 80 }]
`;
    const from = '  postBuild:\n    substituteFrom:\n      - kind: Secret\n        name: addresses\n';
    const { answer } = await check({ ...bootstrapFiles('a'), ...apps('a', from), 'apps/a.yaml': gateway }, '--output', 'json');
    expect(answer().findings).toMatchObject([{ rule: 'values-not-found' }]);
    expect(answer().summary.rejected).toBe(0);
  });

  test('does not take for a value what SOPS encrypted', async () => {
    const secret = `apiVersion: v1
kind: Secret
metadata: { name: values, namespace: flux-system }
stringData:
  PORT: ENC[AES256_GCM,data:Zm9v,iv:YQ==,tag:Yg==,type:str]
sops: { mac: "ENC[AES256_GCM,data:Zm9v,iv:YQ==,tag:Yg==,type:str]", version: 3.9.0 }
`;
    const decryption = '  decryption: { provider: sops }\n';
    const from = '  postBuild:\n    substituteFrom:\n      - kind: Secret\n        name: values\n';
    const files = {
      ...bootstrapFiles('a'),
      'clusters/a/config.yaml': kustomizationText('config', './config', decryption),
      'config/values.yaml': secret,
      ...apps('a', from),
      'apps/web.yaml': service('${PORT}'),
    };
    expect((await check(files)).text).toBe('1 cluster, 3 Flux Kustomizations, 6 objects: no findings.\n');
  });

  test('says which objects have no schema, and lets them pass', async () => {
    const widget = 'apiVersion: example.org/v1\nkind: Widget\nmetadata:\n  name: w\n';
    const { code, text } = await check({ ...two, 'apps/widget.yaml': widget });
    expect(code).toBe(0);
    expect(text).toContain('Not checked: 2 objects of 1 kind without a schema.\n  2 example.org/v1 Widget\n');
    expect((await check({ ...two, 'apps/widget.yaml': widget }, '--strict-unknown')).code).toBe(1);
  });

  test('counts what no cluster applies, and does not fail for a file of it that is not YAML', async () => {
    const files = {
      ...two,
      'apps/web.yaml': service('80'),
      'old/web.yaml': service('0'),
      'old/broken.yaml': 'apiVersion: v1\nkind: Service\na: [\n',
    };
    const { code, text, answer } = await check(files, '--output', 'json');
    expect(code).toBe(0);
    expect(answer()).toMatchObject({
      findings: [],
      summary: { notApplied: 1 },
      skipped: [{ file: 'old/broken.yaml', reason: 'not-yaml' }],
    });
    expect((await check(files)).text).toContain('1 file that Flux applies to no cluster and that is not YAML; --all lists them');
    expect(await check({ ...files, 'apps/broken.yaml': files['old/broken.yaml'] })).toMatchObject({ code: 1 });
    expect(text).toContain('"old/web.yaml"');
    const all = await check({ ...two, 'apps/web.yaml': service('80'), 'old/web.yaml': service('0') }, '--all');
    expect(all).toMatchObject({ code: 0 });
    expect(all.text).toContain('1 object in 1 file that Flux applies to no cluster:\n  old/web.yaml');
  });

  test('leaves out what Git ignores, unless it is the path itself', async () => {
    const files = { ...two, 'apps/web.yaml': service('80'), 'cache/web.yaml': service('0'), '.gitignore': 'cache/\n' };
    const inGit = (...args: string[]) => runInGit(files, ...args);
    expect((await inGit('check', '.', '--output', 'json')).answer().summary.notApplied).toBe(0);
    expect((await inGit('check', '.', '--documents', '--output', 'json')).text).not.toContain('cache/web.yaml');
    expect((await inGit('check', 'cache', '--documents', '--output', 'json')).answer().findings).toMatchObject([
      { file: 'cache/web.yaml' },
    ]);
  });

  test('reports what readers of YAML change in a file that is built', async () => {
    const large = `apiVersion: v1
kind: ConfigMap
metadata: { name: a, namespace: team, annotations: { size: "1" } }
data: { a: b }
1: c
`;
    const { answer } = await check({ ...two, 'apps/a.yaml': large }, '--output', 'json');
    expect(answer().findings.map(({ rule }: { rule: string }) => rule)).toContain('non-string-key');
  });

  test('asks of each Flux Kustomization which variables it leaves open, though objects are the same', async () => {
    const files = { ...two, ...apps('a', '  postBuild:\n    substitute:\n      OTHER: "1"\n      PORT: $' + '{PORT}\n') };
    const web = service('"$' + '{PORT}"');
    const { answer } = await check({ ...files, 'apps/web.yaml': web }, '--output', 'json');
    const clusters = answer().findings.flatMap((finding: { rule: string; clusters?: string[] }) =>
      finding.rule === 'wrong-type' ? finding.clusters : [],
    );
    expect(clusters).toEqual(['a']);
  });

  test('lists suspended Kustomizations, and does not check them', async () => {
    const { code, text } = await check({ ...bootstrapFiles('a'), ...apps('a', '  suspend: true\n'), 'apps/web.yaml': service('0') });
    expect([code, text]).toEqual([0, '1 cluster, 2 Flux Kustomizations (1 suspended, not checked), 3 objects: no findings.\n']);
  });

  test('does not check objects that are never applied', async () => {
    const left = service('0').replace('  name: web\n', '  name: web\n  annotations: { kustomize.toolkit.fluxcd.io/reconcile: disabled }\n');
    expect((await check({ ...two, 'apps/web.yaml': left })).code).toBe(0);
  });

  test('fits one screen, with any number of findings', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [
        `apps/a${index}.yaml`,
        `apiVersion: v1\nkind: Service\nmetadata:\n  name: s${index}\n  namespace: team\nspec:\n  ports:\n    - port: 0\n  field${index}: 1\n`,
      ]),
    );
    const { text } = await check({ ...two, ...many });
    expect(text.split('\n').length).toBeLessThan(60);
    expect(text).toMatch(/^2 clusters, 4 Flux Kustomizations, 126 objects: 60 rejected/);
    expect(text).toContain('and at 57 more places, which --all lists');
    const all = await check({ ...two, ...many }, '--all');
    expect(all.text).toContain('apps/a59.yaml:8:7');
  });

  test('shows no secret, wherever the value is written', async () => {
    const secret = 'correct-horse-battery';
    const values = `apiVersion: v1\nkind: Secret\nmetadata: { name: values, namespace: flux-system }\nstringData:\n  PORT: ${secret}\n`;
    const from = '  postBuild:\n    substituteFrom:\n      - kind: Secret\n        name: values\n';
    const files = { ...bootstrapFiles('a'), ...apps('a', from), 'clusters/a/values.yaml': values, 'apps/web.yaml': service('${PORT}') };
    for (const output of ['text', 'json', 'sarif', 'junit', 'github']) {
      const { code, text } = await check(files, '--all', '--output', output);
      expect(code).toBe(1);
      expect(text).not.toContain(secret);
    }
  });
});

test('the verdict on what a build gives is that on the documents of build --output yaml', async () => {
  const port = fc.constantFrom('80', '0', '99999', 'http');
  const files = fc.record({ a: port, b: port, kind: fc.constantFrom('Service', 'Servise'), name: fc.constantFrom('web', 'Web', '-') });
  await fc.assert(
    fc.asyncProperty(files, async ({ a, b, kind, name }) => {
      const text = service('${PORT}').replace('kind: Service', `kind: ${kind}`).replace('name: web', `name: ${name}`);
      const values = (port: string) => `  postBuild:\n    substitute:\n      PORT: "${port}"\n`;
      const fleet = {
        ...bootstrapFiles('a'),
        ...bootstrapFiles('b'),
        ...apps('a', values(a)),
        ...apps('b', values(b)),
        'apps/web.yaml': text,
      };
      const { answer } = await check(fleet, '--output', 'json');
      const ofFleet = new Set(
        answer().objects.flatMap((each: CheckedDocuments) => each.clusters?.map((cluster) => verdictText(each, cluster))),
      );
      const built = new Set<string>();
      for (const cluster of ['a', 'b']) {
        const yaml = await run(fleet, 'build', '.', '--repository', '.', '--cluster', cluster, '--output', 'yaml');
        const stream = await run({ 'all.yaml': yaml.text }, 'check', 'all.yaml', '--output', 'json');
        for (const each of JSON.parse(stream.text).objects as readonly CheckedDocuments[]) built.add(verdictText(each, cluster));
      }
      expect(ofFleet).toEqual(built);
    }),
    { numRuns: 12 },
  );
});

test('build --output yaml piped into check is checked as built, and the report names the positions of the lines', async () => {
  const yaml = await run({ ...bootstrapFiles('a'), ...apps('a'), 'apps/web.yaml': service('80') }, 'build', '.', '--output', 'yaml');
  expect(await checkStream(yaml.text)).toMatchObject({ code: 0, text: expect.not.stringContaining('slipway check PATH') });
  const faulty = await checkStream(yaml.text.replace(/port: 80/, 'port: 0'));
  expect(faulty.code).toBe(1);
  expect(faulty.text).toMatch(/service-spec[\s\S]*slipway check PATH of the repository reports the lines of its source files/);
  // Without the comments, the source of a document is unknown.
  const written = await checkStream(yaml.text.replaceAll(/^# .*\n/gm, ''));
  expect(written.text).toContain('replaced-target-port');
});

test('build shows what ResourceSets make, in each of its outputs', async () => {
  const resourceSet = `apiVersion: fluxcd.controlplane.io/v1
kind: ResourceSet
metadata:
  name: tenants
  namespace: flux-system
spec:
  inputs:
    - tenant: blue
    - tenant: red
  resources:
    - apiVersion: v1
      kind: ConfigMap
      metadata:
        name: << inputs.tenant >>
        namespace: default
`;
  const files = { ...bootstrapFiles('a'), 'clusters/a/tenants.yaml': resourceSet };
  const text = await run(files, 'build', '.');
  expect(text.text).toContain('  ResourceSet/flux-system/tenants\n    ConfigMap/default/blue\n    ConfigMap/default/red\n');
  expect(text.text).toContain('1 Kustomization, 1 ResourceSet, 5 objects, no findings');
  const yaml = await run(files, 'build', '.', '--output', 'yaml');
  expect(yaml.text).toMatch(/# a flux-system\/tenants\napiVersion: v1\nkind: ConfigMap\nmetadata:\n {2}name: blue/);
  const json = await run(files, 'build', '.', '--output', 'json');
  expect(json.answer().summary).toMatchObject({ kustomizations: 1, resourceSets: 1, objects: 5 });
  // Only the objects of one Flux Kustomization.
  const one = await run(files, 'build', '.', '--kustomization', 'flux-system/flux-system');
  expect(one.text).not.toContain('ConfigMap/default/blue');
});

interface CheckedDocuments {
  readonly kind: string;
  readonly name: string;
  readonly verdict: string;
  readonly clusters?: readonly string[];
}

/** Neither check covers a kind without a schema. A field that the Go types add is lost, and is not a finding of a fleet. */
const verdictText = ({ kind, name, verdict }: CheckedDocuments, cluster: string): string =>
  `${cluster} ${kind}/${name} ${verdict === 'reject' && kind !== 'Servise' ? 'reject' : 'taken'}`;

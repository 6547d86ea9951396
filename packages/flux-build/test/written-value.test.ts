import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildFleet, findRoots, type WrittenValue, writtenValue } from '../src/index.ts';
import { bootstrap, type Files, treeOf } from './fleet-fixture.ts';

/** A text without the indentation of its first line. */
function yaml(text: string): string {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const indentation = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
  return `${lines.map((line) => line.slice(indentation)).join('\n')}\n`;
}

const deployment = yaml(`
  apiVersion: apps/v1
  kind: Deployment
  metadata:
    name: web
  spec:
    replicas: 1
    template:
      spec:
        containers:
          - name: proxy
            image: proxy:1
          - name: web
            image: web:1
            env:
              - name: REGION
                value: \${REGION}
              - name: ZONE
                value: \${ZONE:-a}
`);

const app = yaml(`
  apiVersion: kustomize.toolkit.fluxcd.io/v1
  kind: Kustomization
  metadata:
    name: app
    namespace: flux-system
  spec:
    interval: 10m
    prune: true
    path: ./app
    targetNamespace: team
    sourceRef:
      kind: GitRepository
      name: flux-system
    commonMetadata:
      labels:
        tier: front
    postBuild:
      substitute:
        ZONE: b
      substituteFrom:
        - kind: ConfigMap
          name: values
    patches:
      - patch: |
          apiVersion: apps/v1
          kind: Deployment
          metadata:
            name: web
          spec:
            paused: true
      - target:
          kind: Deployment
        patch: |-
          - op: add
            path: /spec/template/spec/containers/-
            value:
              name: sidecar
              image: sidecar:1
`);

const kustomization = yaml(`
  resources:
    - deployment.yaml
  components:
    - ../component
  patches:
    - path: patch.yaml
  images:
    - name: web
      newTag: "2"
  labels:
    - pairs:
        team: blue
  configMapGenerator:
    - name: settings
      literals:
        - LEVEL=info
      files:
        - page.txt
  replacements:
    - source:
        kind: Deployment
        fieldPath: metadata.name
      targets:
        - select:
            kind: Deployment
          fieldPaths:
            - spec.template.spec.containers.[name=proxy].command.0
          options:
            create: true
`);

const files: Files = {
  'clusters/one/flux-system/gotk-sync.yaml': bootstrap('./clusters/one'),
  'clusters/one/app.yaml': app,
  'clusters/one/values.yaml': yaml(`
    apiVersion: v1
    kind: ConfigMap
    metadata:
      name: values
      namespace: flux-system
    data:
      REGION: eu-west-1
  `),
  'app/kustomization.yaml': kustomization,
  'app/deployment.yaml': deployment,
  'app/page.txt': 'hello\n',
  'app/patch.yaml': yaml(`
    apiVersion: apps/v1
    kind: Deployment
    metadata:
      name: web
    spec:
      template:
        spec:
          containers:
            - name: web
              imagePullPolicy: Always
  `),
  'component/kustomization.yaml': yaml(`
    apiVersion: kustomize.config.k8s.io/v1alpha1
    kind: Component
    patches:
      - target:
          kind: Deployment
        patch: |-
          - op: replace
            path: /spec/replicas
            value: 3
  `),
};

/** Returns the line in which a field of an object is written, and the other data of that position. */
function placeIn(tree: ReturnType<typeof treeOf>, kind: string, pointer: string) {
  const fleet = buildFleet({ tree, roots: findRoots(tree, '') });
  for (const kustomization of fleet.kustomizations) {
    const applied = kustomization.objects?.find(({ object }) => object.kind === kind && kustomization.name === 'app');
    if (applied === undefined) continue;
    const place = writtenValue({ fleet, treeOf: () => tree }, { kustomization, applied, pointer });
    return { place, text: lineOf(tree, place) };
  }
  throw new Error(`nothing applies a ${kind}`);
}

const lineOf = (tree: ReturnType<typeof treeOf>, { file, line }: WrittenValue): string =>
  `${file}: ${line === undefined ? '' : tree.read(file)?.split('\n')[line - 1]?.trim()}`;

/** Items of a merge patch come first: web is the first container. */
const CONTAINERS = '/spec/template/spec/containers';

describe('the value of a field is written', () => {
  test.each([
    ['in the document of the object', 'Deployment', `${CONTAINERS}/0/env/0/name`, 'app/deployment.yaml: - name: REGION'],
    ['in a component', 'Deployment', '/spec/replicas', 'component/kustomization.yaml: value: 3'],
    ['in a patch that is a file', 'Deployment', `${CONTAINERS}/0/imagePullPolicy`, 'app/patch.yaml: imagePullPolicy: Always'],
    ['in images', 'Deployment', `${CONTAINERS}/0/image`, 'app/kustomization.yaml: newTag: "2"'],
    ['in labels', 'Deployment', '/metadata/labels/team', 'app/kustomization.yaml: team: blue'],
    [
      'in the path of a replacement',
      'Deployment',
      `${CONTAINERS}/1/command/0`,
      'app/kustomization.yaml: - spec.template.spec.containers.[name=proxy].command.0',
    ],
    ['in a merge patch of the Flux Kustomization', 'Deployment', '/spec/paused', 'clusters/one/app.yaml: paused: true'],
    ['in a JSON patch of the Flux Kustomization', 'Deployment', `${CONTAINERS}/2/image`, 'clusters/one/app.yaml: image: sidecar:1'],
    ['in targetNamespace', 'Deployment', '/metadata/namespace', 'clusters/one/app.yaml: targetNamespace: team'],
    ['in commonMetadata', 'Deployment', '/metadata/labels/tier', 'clusters/one/app.yaml: tier: front'],
    ['in the ConfigMap of a variable', 'Deployment', `${CONTAINERS}/0/env/0/value`, 'clusters/one/values.yaml: REGION: eu-west-1'],
    ['in postBuild', 'Deployment', `${CONTAINERS}/0/env/1/value`, 'clusters/one/app.yaml: ZONE: b'],
    ['in a literal of a generator', 'ConfigMap', '/data/LEVEL', 'app/kustomization.yaml: - LEVEL=info'],
    ['in a file of a generator', 'ConfigMap', '/data/page.txt', 'app/page.txt: hello'],
    [
      'as the name of the Flux Kustomization',
      'Deployment',
      '/metadata/labels/kustomize.toolkit.fluxcd.io~1name',
      'clusters/one/app.yaml: name: app',
    ],
  ])('%s', (_, kind, pointer, line) => {
    expect(placeIn(treeOf(files), kind, pointer).text).toBe(line);
  });

  test('nowhere: the place is that of the nearest field around it', () => {
    expect(placeIn(treeOf(files), 'Deployment', `${CONTAINERS}/0/resources/limits`).text).toBe('app/deployment.yaml: - name: web');
    expect(placeIn(treeOf(files), 'Deployment', '/spec/selector').text).toBe('app/deployment.yaml: spec:');
  });

  test('of a variable, with the place where it is used', () => {
    const { place } = placeIn(treeOf(files), 'Deployment', `${CONTAINERS}/0/env/0/value`);
    expect(place).toMatchObject({ variable: 'REGION', usedAt: { file: 'app/deployment.yaml', line: 16 } });
  });

  test('of a default, where the variable has no value', () => {
    const without = treeOf({ ...files, 'clusters/one/app.yaml': app.replace('    substitute:\n      ZONE: b\n', '') });
    const { place, text } = placeIn(without, 'Deployment', `${CONTAINERS}/0/env/1/value`);
    expect([text, place.variable]).toEqual([`app/deployment.yaml: value: $${'{ZONE:-a}'}`, undefined]);
  });

  test('by the parent, where it patches the Flux Kustomization', () => {
    const patched = treeOf({
      ...files,
      'clusters/one/kustomization.yaml': yaml(`
        resources: [flux-system/gotk-sync.yaml, app.yaml, values.yaml]
        patches:
          - target: { kind: Kustomization, name: app }
            patch: |
              - op: replace
                path: /spec/targetNamespace
                value: other
      `),
    });
    expect(placeIn(patched, 'Deployment', '/metadata/namespace').text).toBe('clusters/one/kustomization.yaml: value: other');
  });
});

/** Without patches and variables. */
const plainApp = app.slice(0, app.indexOf('  commonMetadata')).replace('  targetNamespace: team\n', '');

test('every field that a patch sets is found at the line of the patch', () => {
  const name = fc.stringMatching(/^[a-z]{1,6}$/);
  const values = fc.dictionary(name, fc.oneof(fc.integer({ min: 0, max: 99 }), fc.constantFrom('x1', 'y2')), { minKeys: 1, maxKeys: 4 });
  fc.assert(
    fc.property(values, values, fc.boolean(), (base, patch, isJson) => {
      const spec = (fields: object): string =>
        Object.entries(fields)
          .map(([key, value]) => `    ${key}: ${value}\n`)
          .join('');
      const widget = (fields: object): string =>
        `apiVersion: example.org/v1\nkind: Widget\nmetadata:\n  name: w\nspec:\n  deep:\n${spec(fields)}`;
      const operations = Object.entries(patch).map(([key, value]) => `- op: add\n  path: /spec/deep/${key}\n  value: ${value}\n`);
      const tree = treeOf({
        'clusters/one/flux-system/gotk-sync.yaml': bootstrap('./clusters/one'),
        'clusters/one/app.yaml': plainApp,
        'app/kustomization.yaml': 'resources: [widget.yaml]\npatches:\n  - path: patch.yaml\n    target: { kind: Widget }\n',
        'app/widget.yaml': widget(base),
        'app/patch.yaml': isJson ? operations.join('') : widget(patch),
      });
      for (const [key, value] of Object.entries({ ...base, ...patch })) {
        const { place, text } = placeIn(tree, 'Widget', `/spec/deep/${key}`);
        const isPatched = Object.hasOwn(patch, key);
        expect(place.file).toBe(isPatched ? 'app/patch.yaml' : 'app/widget.yaml');
        expect(text).toBe(`${place.file}: ${isPatched && isJson ? 'value' : key}: ${value}`);
      }
    }),
    { numRuns: 60 },
  );
});

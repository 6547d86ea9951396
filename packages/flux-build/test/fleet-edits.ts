// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import fc from 'fast-check';
import { configMap, documents, fluxKustomization, repository } from './fleet-fixture.ts';

/** Texts of files by path. */
export type Texts = ReadonlyMap<string, string>;

/** One change to the files of a repository. */
export type Edit = (files: Texts) => Texts;

const names = { kustomization: fc.constantFrom('k0', 'k1', 'k2', 'k3'), values: fc.constantFrom('v0', 'v1', 'v2') };

const FOLDERS = ['f0', 'f1', 'f2', 'f3'] as const;
const folder = fc.constantFrom(...FOLDERS);

/** Plain values, and values that contain others. */
const value = fc.constantFrom('0', '1', 'x', '${A:-0}', '${B:-1}', '${A:=0}${B}', '${B:=x}1');

const metadata = fc.constantFrom(
  {},
  {},
  {},
  { annotations: { 'kustomize.toolkit.fluxcd.io/ssa': 'IfNotPresent' } },
  { annotations: { 'kustomize.toolkit.fluxcd.io/ssa': 'Ignore' } },
);

const reference = fc.record({
  kind: fc.constantFrom('ConfigMap', 'ConfigMap', 'Secret'),
  name: names.values,
  optional: fc.constantFrom(true, true, false),
});

/** A field that is there in one case of `rarity`. */
const rarely = (rarity: number, field: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc.oneof({ weight: rarity - 1, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: field });

const postBuild = fc.record(
  {
    substitute: fc.dictionary(fc.constantFrom('A', 'B', 'C'), fc.constantFrom('0', '1', '2'), { maxKeys: 1 }),
    substituteFrom: fc.array(reference, { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const spec = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: folder.map((name) => ({ path: `./${name}` })) },
      { weight: 2, arbitrary: fc.constantFrom({ path: './f${A:-0}' }, { path: './f${B:-1}' }, { path: './clusters/a' }) },
    ),
    rarely(
      2,
      postBuild.map((each) => ({ postBuild: each })),
    ),
    rarely(8, fc.constant({ kubeConfig: { secretRef: { name: 'b-kubeconfig' } } })),
    rarely(6, fc.constant({ sourceRef: { kind: 'GitRepository', name: 'g' } })),
    rarely(15, fc.constant({ sourceRef: { kind: 'OCIRepository', name: 'o' } })),
    rarely(
      8,
      fc.constantFrom('x0', 'x1').map((name) => ({ sourceRef: { kind: 'ExternalArtifact', name } })),
    ),
    rarely(8, fc.constantFrom({ commonMetadata: { labels: { x: '1', y: '2' } } }, { commonMetadata: { labels: { y: '2', x: '1' } } })),
    rarely(
      8,
      names.kustomization.map((name) => ({ dependsOn: [{ name }] })),
    ),
  )
  .map((parts): object => Object.assign({}, ...parts));

const externalSecret = (name: string, target: string, key: string): object => ({
  apiVersion: 'external-secrets.io/v1',
  kind: 'ExternalSecret',
  metadata: { name, namespace: 'flux-system' },
  spec: { target: { name: target }, data: [{ secretKey: key, remoteRef: { key: 'k' } }] },
});

const generator = (name: string, kind: string, copy: readonly object[]): object => ({
  apiVersion: 'source.extensions.fluxcd.io/v1beta1',
  kind: 'ArtifactGenerator',
  metadata: { name, namespace: 'flux-system' },
  spec: {
    sources: [{ alias: 's', kind, name: { GitRepository: 'flux-system', ExternalArtifact: 'x0' }[kind] }],
    artifacts: [{ name: kind === 'GitRepository' ? 'x0' : 'x1', copy }],
  },
});

/** Few names, so that most objects are made in more than one place. */
const object = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(names.kustomization, spec, metadata).map(([name, ...rest]) => fluxKustomization(name, ...rest)) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(names.values, fc.dictionary(fc.constantFrom('A', 'B'), value, { maxKeys: 2 }), metadata)
      .map(([name, ...rest]) => configMap(name, ...rest)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(names.values, value)
      .map(([name, A]) => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace: 'flux-system' }, stringData: { A } })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom('e0', 'e1'), names.values, fc.constantFrom('A', 'B')).map((each) => externalSecret(...each)),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        { url: 'https://git.example/platform/fleet' },
        { url: 'https://git.example/platform/fleet', ref: { branch: 'main' }, ignore: 'f1' },
        { url: 'https://git.example/platform/fleet', ref: { branch: 'main' }, include: [{ repository: { name: 'flux-system' } }] },
        { url: 'https://elsewhere.example/fleet' },
        { url: 'https://git.example/platform/fleet', ref: { branch: '${A:-main}' } },
      )
      .map((each) => repository('g', each)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('a0', 'a1'),
        fc.constantFrom('GitRepository', 'GitRepository', 'ExternalArtifact'),
        fc.constantFrom(
          [{ from: '@s/**', to: '@artifact/' }],
          [{ from: '@s/f0/**', to: '@artifact/f1/' }],
          [{ from: '@s/f1/a.yaml', to: '@artifact/f0/', strategy: 'Merge' }],
          [
            { from: '@s/f*', to: '@artifact/', exclude: ['b.yaml'] },
            { from: '@s/f0/**', to: '@artifact/f1/', strategy: 'Merge' },
          ],
        ),
      )
      .map((each) => generator(...each)),
  },
);

const objects = fc.oneof({ weight: 3, arbitrary: fc.tuple(object) }, { weight: 1, arbitrary: fc.tuple(object, object) });

const place = fc.constantFrom(...['clusters/a', ...FOLDERS].flatMap((each) => [`${each}/a.yaml`, `${each}/b.yaml`]));

const kustomizationFile = fc.constantFrom(
  { resources: ['a.yaml'] },
  { resources: ['a.yaml', 'b.yaml'] },
  { resources: ['b.yaml', 'a.yaml'] },
  { resources: ['../f1'], namePrefix: 'p-' },
  { resources: ['a.yaml'], configMapGenerator: [{ name: 'v0', namespace: 'flux-system', literals: ['A=1'] }] },
  { resources: ['a.yaml'], patches: [{ target: { kind: 'Nothing' }, patch: '[]' }] },
);

/** What the bootstrap makes. */
const firstFile = fc
  .tuple(fc.constantFrom('clusters/a/a.yaml', 'clusters/a/b.yaml'), names.kustomization, spec)
  .map(([path, ...each]): readonly [string, string] => [path, documents(fluxKustomization(...each))]);

const file: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  {
    weight: 25,
    arbitrary: fc.tuple(
      place,
      objects.map((all) => documents(...all)),
    ),
  },
  { weight: 1, arbitrary: fc.tuple(place, fc.constant('no: [')) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      folder.map((each) => `${each}/kustomization.yaml`),
      kustomizationFile.map((each) => documents(each)),
    ),
  },
);

/** The files of a small fleet, without its bootstrap. */
export const someFiles: fc.Arbitrary<Texts> = fc
  .tuple(
    fc.tuple(...FOLDERS.map((each) => object.map((made) => [`${each}/a.yaml`, documents(made)] as const))),
    fc.array(file, { maxLength: 6 }),
    fc.array(firstFile, { minLength: 1, maxLength: 2 }),
  )
  .map((files) => new Map(files.flat()));

const number = fc.nat(99);

/** Changes, additions, removals, new places, and other orders. */
export const someEdit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 3,
    arbitrary: file.map(
      ([path, text]): Edit =>
        (files) =>
          new Map([...files, [path, text]]),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(number, objects).map(
      ([at, objects]): Edit =>
        (files) =>
          onFile(files, at, (path) => [[path, documents(...objects)]]),
    ),
  },
  {
    weight: 2,
    arbitrary: number.map(
      (at): Edit =>
        (files) =>
          onFile(files, at, () => []),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(number, place).map(
      ([at, to]): Edit =>
        (files) =>
          onFile(files, at, (_, text) => [[to, text]]),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(number, place).map(
      ([at, to]): Edit =>
        (files) =>
          onFile(files, at, (path, text) => [
            [path, text],
            [to, text],
          ]),
    ),
  },
  {
    weight: 1,
    arbitrary: number.map(
      (at): Edit =>
        (files) =>
          onFile(files, at, (path, text) => [[path, text.split('\n---\n').reverse().join('\n---\n')]]),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Edit>((files) => new Map([...files, ['README.md', `${files.size}`]])) },
);

/** One of the files becomes others. */
function onFile(files: Texts, at: number, change: (path: string, text: string) => readonly (readonly [string, string])[]): Texts {
  const chosen = [...files][at % Math.max(1, files.size)];
  if (chosen === undefined) return files;
  return new Map([...[...files].filter((each) => each !== chosen), ...change(...chosen)]);
}

import type { Draw } from '../draw.ts';
import { drawList } from './draw-list.ts';
import { drawJson6902, drawPatch, mergeText } from './tree-patches.ts';
import { BUILT_IN_PLUGINS, CONFIGURATION, CRDS, GENERATOR_PLUGIN, OPENAPI, VALIDATOR } from './tree-plugins.ts';
import { drawReplacement } from './tree-replacements.ts';
import type { Document } from './tree-text.ts';
import { yamlOf } from './tree-text.ts';

/** The fields that a feature adds to a kustomization file, and the other files that it needs. */
export interface Feature {
  readonly fields: Document;
  readonly files?: Readonly<Record<string, string>>;
}

function patches(draw: Draw): Feature {
  const drawn = drawList(draw, 2, drawPatch);
  return {
    fields: { patches: drawn.map(({ entry }) => entry) },
    files: Object.fromEntries(drawn.flatMap(({ file }) => (file === undefined ? [] : [[file.path, file.text]]))),
  };
}

const LABELS = [
  { pairs: { team: 'shop' } },
  { pairs: { team: 'shop', env: 'dev' }, includeSelectors: true },
  { pairs: { app: 'relabelled' }, includeTemplates: true },
  { pairs: { deep: 'x' }, fields: [{ path: 'spec/labels', create: true, kind: 'Widget' }] },
  { pairs: { deep: 'x' }, fields: [{ path: 'metadata/labels' }] },
  { pairs: { number: '1', flag: 'true' } },
];

const IMAGES = [
  { name: 'nginx', newTag: '2' },
  { name: 'nginx', newName: 'registry.example/nginx', digest: `sha256:${'b'.repeat(64)}` },
  { name: 'nginx', newTag: '3', digest: `sha256:${'c'.repeat(64)}` },
  { name: 'nginx', tagSuffix: '-slim' },
  { name: 'registry.example:5000/team/web', newName: 'moved' },
  { name: 'n.*x', newTag: 'pattern' },
  { name: 'absent', newTag: '1' },
  { name: 'busybox', newTag: '1.0' },
];

const GENERATOR_FILES = {
  'app.properties': 'a=1\nb=two\n',
  'values.env': '# comment\nX=1\n\nY=two words\nZ\n  W = spaced\n',
  'more.env': '\ufeffM=1\r\nN=a=b\r\n',
  'long.txt': `${'long text '.repeat(20)}\nwith <html> & more\n`,
};
const generator = (draw: Draw): Document => (draw.chance(20) ? mergingGenerator(draw) : newGenerator(draw));

const mergingGenerator = (draw: Draw): Document => ({
  name: draw.pick(['settings', 'settings', 'token', 'generated']),
  behavior: draw.pick(['merge', 'replace']),
  literals: ['a=merged', 'more=x'],
  ...(draw.chance(30) ? { options: { disableNameSuffixHash: true, labels: { merged: 'yes' } } } : {}),
});

const newGenerator = (draw: Draw): Document => ({
  name: draw.pick(['generated', 'generated', 'other']),
  ...(draw.chance(20) ? { namespace: draw.pick(['shop', 'default']) } : {}),
  ...(draw.chance(10) ? { behavior: draw.pick(['create', 'create', 'merge']) } : {}),
  ...(draw.chance(60)
    ? {
        literals: draw.some(
          draw.chance(93) ? ['k=v', 'quoted="x y"', "single='z'", 'equals=a=b', 'empty=', 'a=new'] : ['k=again', 'k=v', '=bad', 'bad'],
          1 + draw.below(2),
        ),
      }
    : {}),
  ...(draw.chance(50)
    ? {
        files: draw.some(
          draw.chance(93)
            ? ['app.properties', 'key.txt=app.properties', 'long.txt', 'sub=./app.properties']
            : ['absent.txt', 'a=b=c', '=x', 'app.properties', 'sub/../app.properties'],
          1 + draw.below(2),
        ),
      }
    : {}),
  ...(draw.chance(30) ? { envs: draw.some(['values.env', 'more.env'], 1 + draw.below(2)) } : {}),
  ...(draw.chance(10) ? { env: 'values.env' } : {}),
  ...(draw.chance(40)
    ? {
        options: draw.pick([
          { disableNameSuffixHash: true },
          { labels: { g: 'l' }, annotations: { g: 'a' } },
          { immutable: true },
          { disableNameSuffixHash: false, labels: { z: '1' } },
        ]),
      }
    : {}),
});

/** Every feature of a kustomization file, by name. */
export const FEATURES: Readonly<Record<string, (draw: Draw) => Feature>> = {
  patches,
  patchesStrategicMerge: (draw) =>
    draw.chance(50)
      ? { fields: { patchesStrategicMerge: ['sm.yaml'] }, files: { 'sm.yaml': mergeText(draw) } }
      : { fields: { patchesStrategicMerge: [mergeText(draw)] } },
  patchesJson6902: (draw) => ({ fields: { patchesJson6902: [drawJson6902(draw)] } }),
  namePrefix: (draw) => ({ fields: { namePrefix: draw.pick(['pre-', '1-', 'a.']) } }),
  nameSuffix: (draw) => ({ fields: { nameSuffix: draw.pick(['-post', '-2']) } }),
  namespace: (draw) => ({ fields: { namespace: draw.pick(['given', 'shop', 'default', '123']) } }),
  labels: (draw) => ({ fields: { labels: draw.some(LABELS, 1 + draw.below(2)) } }),
  commonLabels: (draw) => ({ fields: { commonLabels: draw.pick([{ common: 'l' }, { app: 'web2', env: 'x' }, { n: '1' }]) } }),
  commonAnnotations: (draw) => ({ fields: { commonAnnotations: draw.pick([{ common: 'a' }, { note: 'z', n: 'true' }]) } }),
  images: (draw) => ({ fields: { images: draw.some(IMAGES, 1 + draw.below(2)) } }),
  replicas: (draw) => ({
    fields: {
      replicas: drawList(draw, 2, () => ({ name: draw.chance(90) ? 'web' : draw.pick(['store', 'nobody']), count: draw.below(9) })),
    },
  }),
  replacements: (draw) =>
    draw.chance(80)
      ? { fields: { replacements: drawList(draw, 2, drawReplacement) } }
      : {
          fields: { replacements: [{ path: 'replacement.yaml' }] },
          files: { 'replacement.yaml': yamlOf([draw.chance(50) ? drawReplacement(draw) : [drawReplacement(draw)]]) },
        },
  vars: (draw) => ({
    fields: {
      vars: [
        {
          name: 'NAME',
          objref: draw.pick([
            { apiVersion: 'v1', kind: 'Service', name: 'web' },
            { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
            { apiVersion: 'v1', kind: 'Secret', name: 'nobody' },
          ]),
          ...(draw.chance(50)
            ? {
                fieldref: {
                  fieldpath: draw.pick(['metadata.name', 'spec.replicas', 'spec.ports[0].port', 'spec.selector']),
                },
              }
            : {}),
        },
      ],
    },
  }),
  configMapGenerator: (draw) => ({ fields: { configMapGenerator: drawList(draw, 2, generator) }, files: GENERATOR_FILES }),
  secretGenerator: (draw) => ({
    fields: { secretGenerator: [{ ...generator(draw), ...(draw.chance(30) ? { type: 'kubernetes.io/tls' } : {}) }] },
    files: GENERATOR_FILES,
  }),
  generatorOptions: (draw) => ({
    fields: {
      generatorOptions: draw.pick([
        { disableNameSuffixHash: true },
        { labels: { all: 'g' }, annotations: { all: 'g' } },
        { immutable: true, labels: { g: 'global' } },
      ]),
      configMapGenerator: [generator(draw)],
    },
    files: GENERATOR_FILES,
  }),
  configurations: () => ({ fields: { configurations: ['configuration.yaml'] }, files: { 'configuration.yaml': CONFIGURATION } }),
  sortOptions: (draw) => ({
    fields: {
      sortOptions: draw.pick([
        { order: 'legacy' },
        { order: 'fifo' },
        { order: 'legacy', legacySortOptions: { orderFirst: ['Service'], orderLast: ['Deployment', 'ConfigMap'] } },
        { order: 'fifo', legacySortOptions: { orderFirst: [] } },
        { order: 'other' },
      ]),
    },
  }),
  buildMetadata: (draw) => ({
    fields: { buildMetadata: draw.some(['originAnnotations', 'transformerAnnotations', 'managedByLabel'], 1 + draw.below(3)) },
  }),
  transformers: (draw) => {
    const plugin = draw.pick(BUILT_IN_PLUGINS);
    return draw.chance(50)
      ? { fields: { transformers: ['plugin.yaml'] }, files: { 'plugin.yaml': yamlOf([plugin]) } }
      : { fields: { transformers: [yamlOf([plugin])] } };
  },
  generators: () => ({ fields: { generators: ['generator.yaml'] }, files: { 'generator.yaml': yamlOf([GENERATOR_PLUGIN]) } }),
  validators: (draw) => ({ fields: { validators: [yamlOf([draw.chance(85) ? VALIDATOR : draw.pick(BUILT_IN_PLUGINS)])] } }),
  crds: () => ({ fields: { crds: ['crds.json'] }, files: { 'crds.json': CRDS } }),
  openapi: () => ({ fields: { openapi: { path: 'openapi.json' } }, files: { 'openapi.json': OPENAPI } }),
  helmCharts: (draw) => ({
    fields: draw.chance(70) ? {} : { helmCharts: [{ name: 'web', repo: 'https://charts.example.org', version: '1.0.0' }] },
  }),
  unknown: (draw) => ({
    fields: draw.pick([
      { noSuchField: 1 },
      { NamePrefix: 'case-' },
      { namespace: 5 },
      { commonLabels: { yes: true } },
      { resources: null, metadata: { name: 'x' } },
    ] as Document[]),
  }),
};

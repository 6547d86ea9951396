import { type Draw, drawn, sampleOf } from '../draw.ts';
import { FEATURES, type Feature } from './tree-features.ts';
import { drawResources } from './tree-objects.ts';
import { type Document, yamlOf } from './tree-text.ts';

/** A tree of files. Its folder `overlay` is built. */
export interface KustomizeCase {
  /** The features of its kustomization files. */
  readonly about: readonly string[];
  /** Path to text. */
  readonly files: Readonly<Record<string, string>>;
}

/** The folder that is built. */
export const BUILT_FOLDER = 'overlay';

/** Returns trees with features alone and in pairs, each equally often, then any mixture; the same for a seed. */
export function kustomizeCases(count: number, seed: number): readonly KustomizeCase[] {
  const names = Object.keys(FEATURES);
  const pairs = [...names.map((name) => [name]), ...names.flatMap((name, index) => names.slice(index + 1).map((other) => [name, other]))];
  const cases = sampleOf(
    drawn((draw) => {
      const about = draw.chance(60) ? draw.pick(pairs) : draw.some(names, 2 + draw.below(4));
      return drawCase(draw, about);
    }),
    count,
    seed,
  );
  return cases.map((each) => JSON.parse(JSON.stringify(each)) as KustomizeCase);
}

/** Returns trees with exactly these features. */
export const casesAbout = (about: readonly string[], count: number, seed: number): readonly KustomizeCase[] =>
  sampleOf(
    drawn((draw) => drawCase(draw, about)),
    count,
    seed,
  ).map((each) => JSON.parse(JSON.stringify(each)) as KustomizeCase);

interface Layer {
  readonly folder: string;
  readonly component: boolean;
  readonly features: readonly Feature[];
  /** Folders that the kustomization file names. */
  readonly resources: readonly string[];
  readonly components: readonly string[];
}

/** Returns the folders of a tree, lower ones first, and the folders that each names. */
function drawLayers(draw: Draw): readonly Omit<Layer, 'features'>[] {
  const plain = { component: false, resources: [], components: [] };
  const part = { ...plain, folder: 'part', component: true };
  const other = { ...plain, folder: 'other/base' };
  const base = { ...plain, folder: 'base' };
  switch (draw.below(8)) {
    case 0:
    case 1:
      return [{ ...plain, folder: BUILT_FOLDER }];
    case 2:
    case 3:
      return [base, { ...plain, folder: BUILT_FOLDER, resources: ['../base'] }];
    case 4:
      return [base, part, { ...plain, folder: BUILT_FOLDER, resources: ['../base'], components: ['../part'] }];
    case 5:
      return [base, other, { ...plain, folder: BUILT_FOLDER, resources: ['../base', '../other/base'] }];
    case 6:
      return [
        base,
        { ...plain, folder: 'middle', resources: ['../base/'] },
        { ...plain, folder: BUILT_FOLDER, resources: ['./../middle'] },
      ];
    default: {
      const second = { ...part, folder: 'second', components: draw.chance(50) ? ['../part'] : [] };
      const left = { ...plain, folder: 'left', resources: ['../base'], components: ['../part'] };
      return [
        base,
        part,
        second,
        left,
        {
          ...plain,
          folder: BUILT_FOLDER,
          resources: ['../left'],
          components: draw.pick([['../second'], ['../part', '../second'], ['../part']]),
        },
      ];
    }
  }
}

function drawCase(draw: Draw, about: readonly string[]): KustomizeCase {
  const files: Record<string, string> = {};
  const layers = drawLayers(draw);
  const features = about.map((name) => ({ layer: draw.pick(layers).folder, feature: (FEATURES[name] as (draw: Draw) => Feature)(draw) }));
  for (const layer of layers) {
    const own = features.filter((each) => each.layer === layer.folder).map(({ feature }) => feature);
    addLayer(files, draw, { ...layer, features: [...own, ...affixes(draw, layer.folder)] });
  }
  return { about, files };
}

/** Two bases need different names. */
const affixes = (draw: Draw, folder: string): readonly Feature[] =>
  folder === 'other/base' && draw.chance(85)
    ? [{ fields: draw.pick([{ namePrefix: 'other-' }, { namespace: 'elsewhere' }, { nameSuffix: '-other' }] as const) }]
    : [];

function addLayer(files: Record<string, string>, draw: Draw, layer: Layer): void {
  const onTop = layer.component || layer.resources.length > 0;
  const resources = onTop && draw.chance(60) ? {} : drawResources(draw, onTop ? 2 : 4, !onTop);
  for (const [name, documents] of Object.entries(resources)) files[`${layer.folder}/${name}`] = yamlOf(documents);
  for (const feature of layer.features)
    for (const [name, text] of Object.entries(feature.files ?? {})) files[`${layer.folder}/${name}`] = text;
  const trouble = draw.chance(2) ? [draw.pick(['missing.yaml', '../overlay', '.', '/etc', '../../out.yaml'])] : [];
  const listed = [...layer.resources, ...Object.keys(resources), ...trouble];
  files[`${layer.folder}/kustomization.yaml`] = yamlOf([kustomization(draw, layer, listed)]);
}

function kustomization(draw: Draw, { component, features, components }: Layer, resources: readonly string[]): Document {
  const fields = Object.assign({}, ...features.map((feature) => feature.fields)) as Document;
  return {
    apiVersion: component ? 'kustomize.config.k8s.io/v1alpha1' : 'kustomize.config.k8s.io/v1beta1',
    kind: component ? 'Component' : 'Kustomization',
    ...(resources.length > 0 ? (draw.chance(92) ? { resources } : { bases: resources }) : {}),
    ...(components.length > 0 ? { components } : {}),
    ...(component && Object.keys(fields).length === 0 && resources.length === 0 ? { commonAnnotations: { part: 'yes' } } : {}),
    ...fields,
  };
}

import { emitYaml } from '@slipway/manifest';
import { type CustomResourceDefinition, modelCrds } from '../kubernetes/model-crds.ts';
import { tarGzip } from '../registry/tar-archive.ts';
import { chartRecipes } from './chart-recipes.ts';
import type { ChartCrds, ChartRecipe } from './recipes/chart-recipe.ts';
import { HELPERS } from './recipes/templates.ts';

/** A chart in one version. */
export interface ChartVersion {
  readonly name: string;
  readonly version: string;
}

/** `Chart.yaml` as a value; with `apiVersion: v2`. */
export function chartMetadata({ name, version }: ChartVersion): Readonly<Record<string, string>> {
  const appVersion = recipeOf(name).appVersions?.[version] ?? version;
  return { apiVersion: 'v2', name, version, appVersion, description: `${name}, as far as the lab makes it` };
}

/** Returns a chart as Helm packs it: the same bytes for the same version. */
export const chartArchive = (chart: ChartVersion): Buffer => tarGzip(chartFiles(chart));

/** Returns the files of a chart by path. Throws RangeError for a chart that the lab does not have. */
export function chartFiles(chart: ChartVersion): Readonly<Record<string, string>> {
  const recipe = recipeOf(chart.name);
  const files = {
    'Chart.yaml': emitYaml(chartMetadata(chart)),
    'values.yaml': emitYaml(recipe.values),
    ...prefixed('templates/', { '_helpers.tpl': HELPERS, ...recipe.templates }),
    ...Object.assign({}, ...(recipe.crds ?? []).map(crdFiles)),
  };
  return prefixed(`${chart.name}/`, files);
}

function recipeOf(name: string): ChartRecipe {
  const recipe = chartRecipes[name];
  if (!recipe) throw new RangeError(`the lab cannot make the chart ${name}; add a recipe for it`);
  return recipe;
}

function crdFiles(crds: ChartCrds): Readonly<Record<string, string>> {
  const file = crds.folder === 'crds' ? plainCrd : (crd: CustomResourceDefinition) => templateOfCrd(crd, crds);
  const folder = crds.folder === 'crds' ? 'crds/' : 'templates/crds/';
  return prefixed(
    folder,
    Object.fromEntries(modelCrds((group) => crds.groups.includes(group)).map((crd) => [`${crd.metadata.name}.yaml`, file(crd)])),
  );
}

const plainCrd = (crd: CustomResourceDefinition): string => emitYaml(crd);

/** Escapes braces of descriptions and patterns, which are not Helm templates. */
const literally = (text: string): string => text.replaceAll('{{', '{{ "{{" }}');

function templateOfCrd(
  { apiVersion, kind, metadata, spec }: CustomResourceDefinition,
  { when = 'true', metadata: lines = '' }: ChartCrds,
): string {
  return `{{- if ${when} }}
${emitYaml({ apiVersion, kind })}metadata:
  name: ${metadata.name}
${lines.replaceAll(/^(?=.)/gm, '  ')}${literally(emitYaml({ spec }))}{{- end }}
`;
}

const prefixed = (prefix: string, files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${prefix}${path}`, text]));

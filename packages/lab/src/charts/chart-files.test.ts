import { readYaml } from '@slipway/manifest';
import { expect, test } from 'vitest';
import { modelCrds } from '../kubernetes/model-crds.ts';
import { chartArchive, chartFiles } from './chart-files.ts';
import { chartRecipes } from './chart-recipes.ts';

const charts = Object.keys(chartRecipes);
const valuesOf = (text = '') => readYaml(text, 'values.yaml').documents[0]?.value;

test.each(charts)('%s is packed with its metadata, its values and its templates, always in the same bytes', (name) => {
  const chart = { name, version: '1.2.3' };
  const files = chartFiles(chart);
  expect(valuesOf(files[`${name}/Chart.yaml`])).toMatchObject({ apiVersion: 'v2', ...chart, appVersion: '1.2.3' });
  expect(valuesOf(files[`${name}/values.yaml`])).toEqual(chartRecipes[name]?.values);
  expect(Object.keys(files).every((path) => path.startsWith(`${name}/`))).toBe(true);
  expect(chartArchive(chart).equals(chartArchive(chart))).toBe(true);
});

test.each(charts)('the templates of %s open and close what Helm reads', (name) => {
  for (const [path, text] of Object.entries(chartFiles({ name, version: '1.2.3' }))) {
    if (!path.includes('/templates/')) continue;
    const actions = [...text.matchAll(/\{\{-?\s*(\w+)/g)].map(([, word]) => word);
    const opened = actions.filter((word) => ['if', 'range', 'with', 'define'].includes(word ?? '')).length;
    expect([path, actions.filter((word) => word === 'end').length]).toEqual([path, opened]);
    expect([path, text.match(/\{\{/g)?.length]).toEqual([path, text.match(/\}\}/g)?.length]);
  }
});

test('a pinned version of a chart says the version of its software', () => {
  expect(valuesOf(chartFiles({ name: 'flux2', version: '2.18.3' })['flux2/Chart.yaml'])).toMatchObject({ appVersion: '2.8.5' });
});

test('every group that a recipe names has CRDs, in the folder where the real chart has them', () => {
  const named = Object.entries(chartRecipes).flatMap(([chart, { crds = [] }]) => crds.map((entry) => ({ chart, ...entry })));
  for (const { chart, groups, folder } of named) {
    const files = Object.keys(chartFiles({ name: chart, version: '1.0.0' }));
    const expected = modelCrds((group) => groups.includes(group)).map(({ metadata }) => `${metadata.name}.yaml`);
    expect(files).toEqual(expect.arrayContaining(expected.map((file) => `${chart}/${folder === 'crds' ? '' : 'templates/'}crds/${file}`)));
  }
  const withCrds = named.filter(({ groups }) => modelCrds((group) => groups.includes(group)).length > 0).map(({ chart }) => chart);
  expect([...new Set(withCrds)].sort()).toEqual([
    ...['aws-load-balancer-controller', 'cert-manager', 'external-secrets', 'flux2', 'karpenter', 'sealed-secrets'],
  ]);
});

test('a CRD among the templates is one object, under the condition of its chart', () => {
  const text = chartFiles({ name: 'cert-manager', version: 'v1.21.1' })['cert-manager/templates/crds/issuers.cert-manager.io.yaml'] ?? '';
  expect(text).toMatch(/^\{\{- if or \.Values\.crds\.enabled \.Values\.installCRDs \}\}\n/);
  const [crd] = modelCrds((group) => group === 'cert-manager.io').filter(({ metadata }) => metadata.name === 'issuers.cert-manager.io');
  const rendered = text.replaceAll('{{ "{{" }}', '{{').replaceAll(/^ *\{\{-.*\}\}\n/gm, '');
  expect(readYaml(rendered, 'crd.yaml').documents.map(({ value }) => value)).toEqual([
    { ...crd, metadata: { ...crd?.metadata, annotations: { 'helm.sh/resource-policy': 'keep' } } },
  ]);
});

test('a chart without recipe is refused by name', () => {
  expect(() => chartFiles({ name: 'podinfo', version: '6.0.0' })).toThrow(/cannot make the chart podinfo/);
});

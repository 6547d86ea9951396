import { Unknown } from '@slipway/go-template';
import { expect, it } from 'vitest';
import { chartOf, chartYaml } from '../../test/chart-files.ts';
import { DEFAULT_CAPABILITIES } from './capabilities.ts';
import { readManifest } from './read-manifest.ts';
import { renderChart } from './render-chart.ts';

/** Prints a template in a chart, or in the chart `sub` of a chart. */
function printed(template: string, isChild = false): string {
  const values = 'a: {b: 1}\nt: x\n';
  const files = { 'Chart.yaml': chartYaml('sub'), 'values.yaml': values, 'templates/a.yaml': template };
  const inChild = Object.entries(files).map(([path, text]) => [`charts/sub/${path}`, text]);
  const chart = chartOf(isChild ? { 'Chart.yaml': chartYaml('web'), ...Object.fromEntries(inChild) } : files);
  const release = { name: 'web', namespace: 'apps', revision: 1, isUpgrade: false };
  return renderChart({ chart, values: {}, release, capabilities: DEFAULT_CAPABILITIES })
    .documents.map(({ text }) => text)
    .join();
}

// The answers of Helm 4.2.2.
it.each([
  ['{{ .Values.AsMap.t }}', 'x'],
  ['{{ $values := .Values.AsMap }}{{ $values.a.b }}', '1'],
  ['{{ $values := .Values.AsMap }}{{ $_ := set $values "t" "y" }}{{ .Values.t }}', 'y'],
  ['{{ .Values.Table "a" }}', 'map[b:1]'],
  ['{{ .Values.PathValue "a.b" }}', '1'],
])('%s prints %s, also in a chart of a chart', (template, expected) => {
  expect(printed(template)).toBe(expected);
  expect(printed(template, true)).toBe(expected);
});

it('YAML is unknown with an unknown value', () => {
  const chart = chartOf({ 'Chart.yaml': chartYaml('web'), 'templates/a.yaml': 'a: {{ .Values.YAML | quote }}' });
  const release = { name: 'web', namespace: 'apps', revision: 1, isUpgrade: false };
  const { documents } = renderChart({ chart, values: { a: { b: new Unknown('Secret_a') } }, release, capabilities: DEFAULT_CAPABILITIES });
  expect(documents.map(({ output }) => output.rendered.unknowns.map(({ unknown }) => unknown.reason))).toEqual([['Secret_a']]);
});

it.each([
  ['{{ $_ := set .Values "t" .Values }}{{ .Values.YAML }}', 'nest'],
  ['{{ .Values.Table "t" }}', 'error calling Table: "t" is not a table'],
  ['{{ .Values.PathValue "a" }}', 'error calling PathValue: "a" is not a value'],
  ['{{ .Values.PathValue "a.c" }}', 'error calling PathValue: "c" is not a value'],
  ['{{ .Values.PathValue "" }}', 'error calling PathValue: YAML path cannot be empty'],
  ['{{ .Values.AsMap 1 }}', 'wrong number of args for AsMap: want 0 got 1'],
])('%s fails', (template, problem) => {
  expect(() => printed(template)).toThrow(problem);
});

it('names the first document that Helm cannot read', () => {
  expect(() => readManifest('text', 'web/templates/a.yaml')).toThrow('Go value of type util.SimpleHead');
});

it('names the element of a loop as Go does', () => {
  expect(() => printed('{{ range $v := list "a" }}{{ $v.name }}{{ end }}')).toThrow("can't evaluate field name in type interface {}");
  expect(() => printed('{{ range $v := list "a" }}{{ $v = "b" }}{{ $v.name }}{{ end }}')).toThrow(
    "can't evaluate field name in type string",
  );
});

it('the parent sees a map without a type of its own', () => {
  const child = { 'charts/sub/Chart.yaml': chartYaml('sub'), 'charts/sub/values.yaml': 'a: 1\n' };
  const own = {
    'Chart.yaml': chartYaml('web'),
    'templates/a.yaml': '{{ typeOf .Values }} {{ typeOf .Values.sub }} {{ dig "a" 2 .Values.sub }}',
  };
  const release = { name: 'web', namespace: 'apps', revision: 1, isUpgrade: false };
  const { documents } = renderChart({ chart: chartOf({ ...own, ...child }), values: {}, release, capabilities: DEFAULT_CAPABILITIES });
  expect(documents.map(({ text }) => text)).toEqual(['common.Values map[string]interface {} 1']);
});

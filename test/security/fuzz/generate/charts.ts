import { archiveOf, type Entry } from '../../../../packages/helm/test/chart-files.ts';
import type { Command, Draft } from './draft.ts';
import { fleetCommand } from './flux-fleet.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { plantedValue } from './plants.ts';

/** A HelmRelease of a chart in the repository: templates, values, schemas and archives that a stranger wrote. */
export function hostileCharts(draft: Draft): Command {
  const { random, note, file } = draft;
  note('charts');
  const folder = random.pick(['charts/web', 'charts/web', 'charts/we b', 'web.tgz']);
  const templates = random.times(1, 3, (index) => [`templates/${'abc'[index]}.yaml`, templateText(draft)] as const);
  const files: Record<string, string> = {
    'Chart.yaml': chartFile(draft),
    'values.yaml': valuesFile(draft),
    'templates/_helpers.tpl': HELPERS,
    ...Object.fromEntries(templates),
  };
  if (random.chance(0.3)) files['values.schema.json'] = random.pick(SCHEMAS)(draft);
  if (random.chance(0.2)) files['crds/widget.yaml'] = random.chance(0.5) ? WIDGET : hostileText(random);
  if (random.chance(0.1))
    files['.helmignore'] = random.pick(['*', '/', '!a', '[', '**/**', '{a,b}', `${'*a'.repeat(40)}b`, hostileText(random)]);
  if (folder === 'web.tgz') file(folder, chartArchive(draft, files));
  else for (const [path, text] of Object.entries(files)) file(`${folder}/${path}`, text);
  if (random.chance(0.3))
    file(`${folder}/charts/sub-1.0.0.tgz`, chartArchive(draft, { 'Chart.yaml': 'apiVersion: v2\nname: sub\nversion: 1.0.0\n' }));
  if (random.chance(0.2)) {
    note('chart:link');
    draft.entries.push({
      type: 'link',
      path: `${folder}/templates/link.yaml`,
      target: random.pick(['@OUTSIDE@/canary.yaml', '../../../../canary.yaml', 'a.yaml', '.']),
    });
  }
  return fleetCommand(draft, { objects: [release(draft, folder)] });
}

/** The release. A value with a secret name is secret wherever a template prints it. */
function release(draft: Draft, chart: string): Record<string, unknown> {
  const { random, note } = draft;
  const values: Record<string, unknown> = { password: plantedValue(draft, false), a: hostileValue(random) };
  for (let left = random.int(0, 3); left > 0; left--) {
    const [name, make] = random.pick(FIELDS);
    note(`release:${name}`);
    Object.assign(values, make(draft));
  }
  return {
    apiVersion: 'helm.toolkit.fluxcd.io/v2',
    kind: 'HelmRelease',
    metadata: { name: 'web', namespace: 'apps' },
    spec: {
      interval: '1h',
      chart: { spec: { chart: `./${chart}`, sourceRef: { kind: 'GitRepository', name: 'flux-system', namespace: 'flux-system' } } },
      values,
      ...(random.chance(0.2) && { releaseName: hostileText(random) }),
      ...(random.chance(0.15) && { targetNamespace: hostileText(random) }),
      ...(random.chance(0.2) && {
        valuesFrom: [{ kind: random.pick(['Secret', 'ConfigMap']), name: 'a', targetPath: hostileText(random) }],
      }),
      ...(random.chance(0.15) && { postRenderers: [{ kustomize: { patches: [{ target: { kind: '.*' }, patch: hostileText(random) }] } }] }),
    },
  };
}

type Values = (draft: Draft) => Record<string, unknown>;
const FIELDS: readonly (readonly [string, Values])[] = [
  ['long', ({ sized }) => ({ long: 'x'.repeat(sized(500_000, 2000)) })],
  ['many', ({ sized }) => ({ many: Object.fromEntries(Array.from({ length: sized(20_000, 50) }, (_, index) => [`k${index}`, index])) })],
  ['deep', ({ sized }) => ({ deep: Array.from({ length: sized(400, 20) }).reduce<unknown>((inner) => ({ a: inner }), 1) })],
  ['template', () => ({ template: '{{ tpl .Values.template . }}' })],
  ['global', ({ random }) => ({ global: hostileValue(random), __proto__x: hostileValue(random), constructor: hostileValue(random) })],
];

/** Templates that are endless, large, hostile, or print the secret in some form. */
const TEMPLATES: readonly (readonly [string, (draft: Draft) => string])[] = [
  ['recursion', () => '{{ include "again" . }}'],
  ['tpl', () => '{{ tpl "{{ tpl .Template.Name . }}{{ tpl (.Values.template | default "") . }}" . }}'],
  [
    'range',
    ({ random }) => `{{ range until ${random.pick([100, 1_000_000, 2_147_483_647, -5])} }}{{ range until 100000 }}x{{ end }}{{ end }}`,
  ],
  ['repeat', ({ random }) => `{{ repeat ${random.pick([10, 100_000_000, -1])} (repeat 1000 "x") }}`],
  ['printf', ({ random }) => `{{ printf ${JSON.stringify(random.pick(['%999999999d', '%*d', '%[9]d', '%!', '%x', '%.999999f']))} 5 }}`],
  [
    'regex',
    ({ random }) =>
      `{{ regexReplaceAll ${JSON.stringify(random.pick(['(a+)+$', '(?=a)', '(a{1000}){1000}', '[']))} (repeat 5000 "a") "b" }}`,
  ],
  ['cut', () => '{{ substr 0 -1 "a" }}{{ trunc -999999999 "a" }}{{ index .Values "nope" 9 }}'],
  ['numbers', () => '{{ mul 9223372036854775807 9223372036854775807 }}{{ div 1 0 }}{{ seq 1 99999999 }}'],
  [
    'files',
    ({ random }) =>
      `{{ .Files.Get ${JSON.stringify(random.pick(['../../../canary.yaml', '/etc/passwd', '@OUTSIDE@/canary.yaml', 'values.yaml']))} }}{{ (.Files.Glob "**").AsConfig }}`,
  ],
  ['environment', () => '{{ env "HOME" }}{{ expandenv "$HOME" }}{{ getHostByName "localhost" }}'],
  [
    'secret',
    () =>
      'data: { a: {{ .Values.password | quote }}, b: {{ .Values.password | b64enc }}, c: {{ .Values.password | toJson | b64enc | quote }} }',
  ],
  ['secret-in-name', () => 'kind: ConfigMap\nmetadata: { name: "{{ .Values.password }}", labels: { "{{ .Values.password }}": a } }'],
  ['fail', () => '{{ fail (printf "no %s" .Values.password) }}'],
  ['required', () => '{{ required .Values.password .Values.nope }}'],
  ['dump', () => 'data: { a: {{ .Values | toYaml | quote }}, b: {{ .Values | toRawJson | quote }}, c: {{ . | toString | quote }} }'],
  ['lookup', () => '{{ (lookup "v1" "Secret" "apps" "a").data.password }}'],
  ['random', () => '{{ genCA "a" 365 }}{{ randAlphaNum 999999 }}{{ now | date "2006" }}{{ uuidv4 }}'],
  ['separators', () => '---\n---\na: b\n--- # c\nkind: List\nitems: [{kind: Secret, stringData: {a: {{ .Values.password | quote }}}}]'],
  ['hostile', ({ random }) => hostileText(random)],
  ['open', () => '{{ if .Values.a }}{{ range'],
  ['brackets', ({ sized }) => `{{ ${'('.repeat(sized(20_000, 200))}1${')'.repeat(sized(20_000, 200))} }}`],
  ['actions', ({ sized }) => '{{ .Values.a }}'.repeat(sized(20_000, 100))],
  [
    'definitions',
    ({ sized }) =>
      Array.from({ length: sized(2000, 20) }, (_, index) => `{{ define "d${index}" }}{{ include "d${index + 1}" . }}{{ end }}`).join('') +
      '{{ include "d0" . }}',
  ],
];

function templateText(draft: Draft): string {
  const { random, note } = draft;
  const [name, make] = random.pick(TEMPLATES);
  note(`template:${name}`);
  const text = make(draft);
  return random.chance(0.6) && !text.startsWith('kind:')
    ? `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name} }\n${text}\n`
    : `${text}\n`;
}

const HELPERS = '{{ define "again" }}{{ include "again" . }}{{ end }}';

function chartFile({ random }: Draft): string {
  const field = (value: string): string => (random.chance(0.9) ? value : JSON.stringify(hostileText(random)));
  const dependencies = random.chance(0.3)
    ? `dependencies:\n- { name: ${field('sub')}, version: ${field('1.x')}, repository: ${field('file://../web')}, condition: ${field('a.b')}, alias: ${field('other')}, import-values: [${field('data')}] }\n`
    : '';
  return `apiVersion: ${field('v2')}\nname: ${field('web')}\nversion: ${field('1.0.0')}\nkubeVersion: ${field('">=1.20"')}\ntype: ${field('application')}\n${dependencies}`;
}

const valuesFile = ({ random }: Draft): string =>
  random.chance(0.8) ? `a: 1\npassword: ""\nmany: {}\nother: ${JSON.stringify(hostileText(random))}\n` : hostileText(random);

const SCHEMAS: readonly ((draft: Draft) => string)[] = [
  () => '{"$ref":"#"}',
  () => '{"$ref":"file:///etc/passwd"}',
  () => '{"$ref":"https://evil.example/schema.json"}',
  () => '{"definitions":{"a":{"allOf":[{"$ref":"#/definitions/a"},{"$ref":"#/definitions/a"}]}},"$ref":"#/definitions/a"}',
  () => '{"properties":{"long":{"pattern":"(a+)+$"},"password":{"type":"number"},"a":{"enum":[{"password":1}]}}}',
  ({ sized }) =>
    `{"properties":{"many":{"additionalProperties":{"oneOf":[${Array.from({ length: sized(500, 5) }, () => '{"type":"string"}').join(',')}]}}}}`,
  ({ sized }) => `${'{"not":'.repeat(sized(5000, 50))}{}${'}'.repeat(sized(5000, 50))}`,
  ({ random }) => hostileText(random),
];

const WIDGET =
  'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: widgets.example.org}\nspec: {group: example.org, scope: Namespaced, names: {kind: Widget, plural: widgets}, versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object}}}]}\n';

/** An archive of a chart: also one that expands, that leads out, that is cut off, or whose sizes are wrong. */
function chartArchive(draft: Draft, files: Readonly<Record<string, string>>): Buffer {
  const { random, note, sized } = draft;
  const way = random.weighted([
    [5, 'whole'],
    [1, 'bomb'],
    [1, 'out'],
    [1, 'link'],
    [1, 'cut'],
    [1, 'size'],
    [1, 'bytes'],
  ]);
  note(`archive:${way}`);
  if (way === 'bytes') return Buffer.from(hostileText(random));
  const entries: Entry[] = Object.entries(files).map(([path, text]) => ({ name: `web/${path}`, text }));
  if (way === 'bomb') entries.push({ name: 'web/large.txt', text: Buffer.alloc(sized(64 * 2 ** 20, 2 ** 20)) });
  if (way === 'out')
    entries.push({ name: random.pick(['web/../../out.yaml', '/tmp/out.yaml', '..\\out.yaml', 'other/a.yaml']), text: 'a' });
  if (way === 'link') entries.push({ name: 'web/templates/l.yaml', type: '2', link: '../../../canary.yaml' });
  if (way === 'size') entries.push({ name: 'web/a.txt', text: 'a', size: random.pick(['77777777777', '-1', 'x', '\u0080\u00ff']) });
  const packed = Buffer.from(archiveOf(entries));
  return way === 'cut' ? packed.subarray(0, random.int(1, packed.length - 1)) : packed;
}

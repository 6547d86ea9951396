import { describe, expect, it } from 'vitest';
import { archiveOf, type Entry } from '../../packages/helm/test/chart-files.ts';
import { directoryOf, runLimited } from '../security/run-limited.ts';

const CHART = 'apiVersion: v2\nname: web\nversion: 1.0.0\n';

const SYNC = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: { name: flux-system, namespace: flux-system }
spec: { interval: 1m, url: "https://example.org/fleet", ref: { branch: main } }
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: flux-system, namespace: flux-system }
spec: { interval: 10m, path: ./clusters/prod, prune: true, sourceRef: { kind: GitRepository, name: flux-system } }
`;

const RELEASES = ['web', 'innocent'].map(
  (name) => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: ${name}, namespace: default }
spec:
  interval: 1h
  chart: { spec: { chart: ./charts/${name}, sourceRef: { kind: GitRepository, name: flux-system, namespace: flux-system } } }
  values: { a: 1, deep: ${'{ a: '.repeat(80)}1${' }'.repeat(80)} }
`,
);

/** A chart that Slipway must render next to the hostile one. */
const INNOCENT = {
  'charts/innocent/Chart.yaml': CHART.replace('web', 'innocent'),
  'charts/innocent/templates/a.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: innocent }\n',
};

const archive = (entry: Entry): Uint8Array => archiveOf([{ name: 'web/Chart.yaml', text: CHART }, entry]);
const template = (text: string): Readonly<Record<string, string>> => ({
  'charts/web/Chart.yaml': CHART,
  'charts/web/templates/a.yaml': text,
});
const schema = (text: string): Readonly<Record<string, string>> => ({
  ...template('kind: ConfigMap\napiVersion: v1\nmetadata: { name: b }\n'),
  'charts/web/values.schema.json': text,
});

/** Each with what the error of the release says. */
const ATTACKS: readonly (readonly [string, Readonly<Record<string, string | Uint8Array>>, RegExp])[] = [
  ['loops that never end', template('{{ range until 200000 }}{{ range until 200000 }}{{ end }}{{ end }}'), /uses more than \d+ /],
  [
    'ten million printed characters',
    template('{{ range until 100 }}{{ range until 100000 }}x{{ end }}{{ end }}'),
    /uses more than \d+ printed texts/,
  ],
  [
    'a value that doubles',
    template('{{ $x := "ab" }}{{ range until 99 }}{{ $x = print $x $x }}{{ end }}'),
    /uses more than \d+ characters/,
  ],
  ['a template that includes itself', template('{{ define "x" }}{{ include "x" . }}{{ end }}{{ include "x" . }}'), /nested reference name/],
  [
    'a text that is its own template',
    template('{{ define "x" }}{{ tpl "{{ template \\"x\\" . }}" . }}{{ end }}{{ template "x" . }}'),
    /nested|depth/,
  ],
  ['twenty thousand parentheses', template(`{{ ${'('.repeat(20_000)}1${')'.repeat(20_000)} }}`), /expression depth/],
  ['twenty thousand blocks', template('{{ if true }}'.repeat(20_000) + '{{ end }}'.repeat(20_000)), /nested too deep/],
  ['actions on many lines', template('{{- 1 -}}\n'.repeat(400_000)), /neither kind nor metadata/],
  ['many actions on one line', template(Array.from({ length: 200_000 }, (_, index) => `{{ $a${index} := 1 }}`).join('')), /"objects"/],
  [
    'words of a long text, over and over',
    template('{{ range until 200 }}{{ $_ := snakecase (repeat 1000000 "aB") }}{{ end }}'),
    /uses more than \d+ items/,
  ],
  [
    'many derived passwords',
    template('{{ range until 200 }}{{ derivePassword 1 "long" "a" "b" "c" }}{{ end }}'),
    /uses more than \d+ items/,
  ],
  ['a map that contains itself', template('{{ $d := dict }}{{ $_ := set $d "a" $d }}{{ toYaml $d }}'), /nested too deep/],
  ['a width of a billion', template('{{ printf "%999999999d" 1 }}'), /BADWIDTH|characters|YAML/],
  ['an expression that tries forever', template('a: {{ regexMatch "^(a+)+$" (print (repeat 20000 "a") "b") }}'), /kind|Object|apiVersion/],
  ['a file outside of the chart', template('{{ required "nothing" (.Files.Get "../../../../etc/passwd") }}'), /nothing/],
  [
    'a schema that refers to itself',
    schema('{"definitions":{"a":{"allOf":[{"$ref":"#/definitions/a"},{"$ref":"#/definitions/a"}]}},"$ref":"#/definitions/a"}'),
    /schema|recurs|depth|cycle|steps|loop/i,
  ],
  ['a schema on another host, which is not read', schema('{"$ref":"https://evil.example/schema.json"}'), /"objects"/],
  [
    'an archive that expands',
    { 'charts/web/Chart.yaml': CHART, 'charts/web/charts/sub.tgz': archive({ name: 'web/a.txt', text: Buffer.alloc(300 * 2 ** 20) }) },
    /200 times|larger|more than/,
  ],
  [
    'an archive that leads out',
    { 'charts/web/Chart.yaml': CHART, 'charts/web/charts/sub.tgz': archive({ name: 'web/../../../out.txt', text: 'a' }) },
    /sub\.tgz/,
  ],
];

describe('slipway build ends within memory and time, and renders the other chart, for', () => {
  it.each(ATTACKS)('%s', async (_, files, message) => {
    const cwd = directoryOf({
      '.git/HEAD': 'ref: refs/heads/main\n',
      'clusters/prod/sync.yaml': SYNC,
      'clusters/prod/releases.yaml': RELEASES.join('---\n'),
      ...INNOCENT,
      ...files,
    });
    const { code, broke, stdout, stderr } = await runLimited(['build', '.', '--output', 'json'], { cwd, seconds: 30, mebibytes: 1024 });
    expect({ broke, code, stderr: stderr.slice(0, 1000) }).toMatchObject({ broke: undefined });
    const { helmReleases } = JSON.parse(stdout) as {
      readonly helmReleases: readonly {
        readonly name: string;
        readonly error?: { readonly message: string };
        readonly missing?: string;
        readonly objects?: readonly object[];
      }[];
    };
    const of = (name: string) => helmReleases.find((each) => each.name === name);
    expect(of('innocent')?.objects).toHaveLength(1);
    const web = of('web');
    expect(web?.error?.message ?? web?.missing ?? JSON.stringify(web)).toMatch(message);
  });
});

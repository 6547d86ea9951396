import { describe, expect, it } from 'vitest';
import { directoryOf, runLimited } from '../security/run-limited.ts';

/** A refused object in a file next to the attack. It must be reported for any attack. */
const refused = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: other, namespace: web}\nsize: 1\n';

const map = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: web}\n';

const many = (number: number, text: (index: number) => string): string =>
  Array.from({ length: number }, (_, index) => text(index)).join('');

/** A CRD of the kind Thing with the schema of its spec, in flow style. */
const definition = (spec: string): string => `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: things.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {kind: Thing, plural: things, singular: thing, listKind: ThingList}
  versions:
  - {name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object, properties: {spec: ${spec}}}}}
`;

const thing = (spec: string, index = 0): string =>
  `---\napiVersion: example.com/v1\nkind: Thing\nmetadata: {name: a${index}, namespace: web}\nspec: ${spec}\n`;

/** Letters of which no part repeats, so that nothing can be remembered of them. */
function noise(length: number): string {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % 2 === 0 ? 'a' : 'b';
  }).join('');
}

/** 60 alternatives, and each remains possible for a long time. */
const alternatives = many(60, (index) => `[ab]*a[ab]{${index + 10}}c|`);

const kustomization = (index: number, spec: string): string =>
  `---\napiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: a${index}, namespace: b}\nspec: {${spec}, interval: 1m, prune: true, sourceRef: {kind: GitRepository, name: a}}\n`;

const small = (index: number, more = ''): string =>
  `---\n{apiVersion: v1, kind: ConfigMap, metadata: {name: a${index}, namespace: b}${more}}\n`;

interface Attack {
  /** What has to be said of it. */
  readonly rule?: string | readonly string[];
  readonly files: () => Readonly<Record<string, string>>;
}

/** Each took longer, or more memory, or ended with code 3. */
const attacks: Readonly<Record<string, Attack>> = {
  'lines of keys without text': { files: () => ({ 'a.yaml': ' :\n'.repeat(40_000) }) },
  'block texts behind blank lines': {
    rule: 'unknown-field',
    files: () => ({ 'a.yaml': `${map}size:\n${'- |\n\n\n  x\n'.repeat(150_000)}` }),
  },
  'keys within keys': { files: () => ({ 'a.yaml': `${'{'.repeat(150)}a${': b}'.repeat(150)}\n` }) },
  'a big integer in a key': { files: () => ({ 'a.yaml': '? [9007199254740993]\n: a\n' }) },
  'the same key over and over': {
    rule: ['duplicate-key', 'too-many-documents'],
    files: () => ({ 'a.yaml': map + 'a: 1\n'.repeat(300_000) }),
  },
  'more documents than any file has': {
    rule: 'too-many-documents',
    files: () => ({ 'a.yaml': '---\na\n'.repeat(7_000_000) }),
  },
  'more objects than any file has': {
    rule: 'check-too-large',
    files: () => ({ 'a.yaml': `apiVersion: v1\nkind: List\nitems:\n${'- 1\n'.repeat(150_000)}` }),
  },
  '60 alternatives over a long text': {
    rule: 'check-too-large',
    files: () => ({
      'a.yaml':
        definition(`{type: object, properties: {e: {type: string, pattern: '^(${alternatives}z)$'}}}`) + thing(`{e: ${noise(300_000)}}`),
    }),
  },
  '60 alternatives over many texts': {
    rule: 'check-too-large',
    files: () => ({
      'a.yaml':
        definition(`{type: object, properties: {e: {type: array, items: {type: string, pattern: '^(${alternatives}z)$'}}}}`) +
        thing(`{e: [${many(1000, (index) => `${noise(300)}${index}, `)}]}`),
    }),
  },
  '400 CEL rules on 200 objects': {
    rule: 'check-too-large',
    files: () => ({
      'a.yaml':
        definition(
          `{type: object, properties: {l: {type: array, maxItems: 70, items: {type: integer}}}, x-kubernetes-validations: [${many(
            400,
            (index) => `{rule: "self.l.all(x, self.l.exists(y, y == x + ${index} - ${index}))"}, `,
          )}]}`,
        ) + many(200, (index) => thing(`{l: [${many(60, (item) => `${item}, `)}]}`, index)),
    }),
  },
  'an integer beyond 2^53 in a CRD': {
    rule: 'out-of-range',
    files: () => ({
      'a.yaml':
        definition(
          '{type: object, properties: {n: {type: integer, format: int64, minimum: 9007199254740993, maximum: 9223372036854775807, default: 9007199254740993, enum: [9007199254740993, 5]}}}',
        ) + thing('{n: 5}'),
    }),
  },
  'unknown fields': { rule: 'check-too-large', files: () => ({ 'a.yaml': map + many(100_000, (index) => `f${index}: 1\n`) }) },
  'unknown and missing fields of many entries': {
    rule: 'check-too-large',
    files: () => ({
      'a.yaml':
        definition(
          '{type: object, properties: {l: {type: array, items: {type: object, required: [abc], properties: {abc: {type: string}}}}}}',
        ) + thing(`{l: [${'{acb: x}, '.repeat(40_000)}]}`),
    }),
  },
  'entries that fit no alternative': {
    rule: 'check-too-large',
    files: () => ({
      'a.yaml':
        definition(
          '{type: object, properties: {l: {type: array, items: {type: object, properties: {a: {type: string}, b: {type: string}}, oneOf: [{required: [a]}, {required: [b]}]}}}}',
        ) + thing(`{l: [${'{}, '.repeat(40_000)}]}`),
    }),
  },
  'long values that are not allowed': {
    rule: 'not-allowed-value',
    files: () => ({
      'a.yaml':
        definition(`{type: object, properties: {e: {type: string, enum: [${'x'.repeat(60_000)}]}}}`) + thing(`{e: ${'y'.repeat(60_000)}}`),
    }),
  },
  'Kustomizations of folders that do not exist': {
    files: () => ({
      'flux.yaml': many(2000, (index) =>
        kustomization(
          index,
          `path: ./none${index}, targetNamespace: x, postBuild: {substituteFrom: [{kind: ConfigMap, name: c${index}}], substitute: {a: b}}`,
        ),
      ),
      'small.yaml': many(15_000, (index) => small(index)),
    }),
  },
  'Kustomizations of one folder': {
    rule: 'check-too-large',
    files: () => ({
      'flux.yaml': many(1500, (index) => kustomization(index, `path: ./app, postBuild: {substitute: {a: x${index}}}`)),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Flux.
      'app/small.yaml': many(1500, (index) => small(index, ', data: {a: "${a}"}')),
    }),
  },
  'resources that do not exist': {
    rule: ['missing-resource', 'check-too-large'],
    files: () => ({
      'app/kustomization.yaml': `resources:\n${many(60_000, (index) => `- a${index}.yaml\n`)}`,
      ...Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`app/b${index}.yaml`, small(index)])),
    }),
  },
  'text that looks like credentials': {
    rule: 'unknown-field',
    files: () => ({ 'a.yaml': `${map}data: {a: "${'://a:token=eyJ-'.repeat(100_000)}"}\nsize: 1\n` }),
  },
  'very many small objects': { files: () => ({ 'a.yaml': many(100_000, (index) => small(index)) }) },
};

describe('check ends soon, with little memory and all its findings, for any input', () => {
  it.each(Object.entries(attacks))('%s', { timeout: 100_000 }, async (_, { rule, files }) => {
    const cwd = directoryOf({ ...files(), 'other/refused.yaml': refused });
    const { code, broke, stdout, stderr } = await runLimited(['check', '.', '--documents', '--output', 'json'], {
      cwd,
      env: { XDG_CACHE_HOME: `${cwd}/.cache` },
      seconds: 30,
      mebibytes: 1024,
    });
    expect({ code, broke, stderr }).toEqual({ code: 1, broke: undefined, stderr: '' });
    const { findings } = JSON.parse(stdout) as { readonly findings: readonly { readonly rule: string; readonly file: string }[] };
    expect(findings.some((finding) => finding.rule === 'unknown-field' && finding.file === 'other/refused.yaml')).toBe(true);
    if (rule !== undefined) expect(findings.map((finding) => finding.rule)).toEqual(expect.arrayContaining([rule].flat()));
  });
});

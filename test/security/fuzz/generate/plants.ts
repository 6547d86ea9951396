// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are variables of Flux
import type { Random } from '../random.ts';
import { createRandom } from '../random.ts';
import type { Draft } from './draft.ts';
import type { FleetParts } from './flux-fleet.ts';
import { isMap, type MapNode, type Node, nodeOf } from './nodes.ts';
import { randomStyle, writeYaml } from './write-yaml.ts';

/** Plants a new secret in one of the files with manifests, or in a file of its own, as a document that no mutation changes. */
export function plantSecret(draft: Draft): void {
  const { random, entries, manifests, file, note } = draft;
  const [name, make] = random.weighted(CARRIERS);
  note(`plant:${name}`);
  const documents = make(draft, plantedValue(draft)).map((object) => carrierText(draft, object));
  const path = manifests.length > 0 && random.chance(0.8) ? random.pick(manifests) : 'planted.yaml';
  const at = entries.findLastIndex((entry) => entry.type === 'file' && entry.path === path);
  const entry = entries[at];
  if (entry?.type === 'file' && !isUtf16(entry.bytes)) {
    const text = Buffer.from(`\n---\n${documents.join('---\n')}`);
    // A document before the others begins the file, with any content after it.
    const bytes = random.chance(0.3) ? [Buffer.from(`${documents.join('---\n')}---\n`), entry.bytes] : [entry.bytes, text];
    entries[at] = { ...entry, bytes: Buffer.concat(bytes) };
  } else file(entry === undefined ? path : 'planted.yaml', documents.join('---\n'));
}

/** Text that follows would be of the other encoding. */
const isUtf16 = (bytes: Uint8Array): boolean => bytes.subarray(0, 2000).includes(0);

/** The YAML of an object that holds a secret; a smaller case keeps it. */
function carrierText(draft: Draft, object: unknown): string {
  const text = writeYaml(nodeOf(object), { ...randomStyle(draft.random), comments: 0 }, draft.random);
  draft.carriers.push(text);
  return text;
}

/** A value as a generator makes it; `special`: with characters that JSON, HTML, URLs and YAML escape. */
export function plantedValue({ random, secrets, note }: Draft, special = random.chance(0.15)): string {
  if (special) note('plant-value:special');
  const rest = random.characters(random.int(16, 36), special ? SPECIAL : PLAIN);
  // Always contains letters and a digit, because a value without them does not look random.
  const value = `k${random.int(2, 9)}Z${rest}7q`;
  secrets.push(value);
  return value;
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const SPECIAL = `${PLAIN}${PLAIN}!#%&*+/<=>?^~"'`;

/** Puts a field with a secret name and value into one of the maps of an object. */
export function plantField(draft: Draft, object: Node): void {
  const { random, note } = draft;
  const maps = mapsBelow(object);
  if (maps.length === 0) return;
  note('plant:field');
  random.pick(maps).entries.splice(random.int(0, 2), 0, [secretName(random), plantedValue(draft, false)]);
}

const mapsBelow = (node: Node): MapNode[] =>
  isMap(node) ? [node, ...node.entries.flatMap(([, value]) => mapsBelow(value))] : Array.isArray(node) ? node.flatMap(mapsBelow) : [];

/** What fields, variables and files of secrets are called. */
export const secretName = (random: Random): string =>
  random.pick([
    ...['password', 'adminPassword', 'db_password', 'DB_PASSWORD', 'passphrase', 'token', 'authToken', 'access_token', 'TOKEN', 'apiKey'],
    ...[
      'api-key',
      'API_KEY',
      'clientSecret',
      'client_secret',
      'secretKey',
      'secret',
      'accessKey',
      'privateKey',
      'signingKey',
      'userPasswd',
    ],
  ]);

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Adds a problem near the secret. The excerpt of its finding must not show the secret. */
const mistake = (random: Random): Record<string, unknown> =>
  random.weighted<Record<string, unknown>>([
    [4, {}],
    [3, { size: 1 }],
    [1, { 'bad key!': [1] }],
    [1, { apiVersions: 'v1' }],
  ]);

const meta = (draft: Draft): Record<string, unknown> => ({ name: `planted-${draft.secrets.length}`, namespace: 'apps' });

const configMap = (draft: Draft, data: Record<string, unknown>): unknown => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: meta(draft),
  data: { ...data, ...mistake(draft.random) },
  ...mistake(draft.random),
});

/** Text, or a list with it: that is a mistake whose value would be shown. */
const asText = (random: Random, text: string): unknown => (random.chance(0.6) ? text : [text]);

const deployment = (draft: Draft, container: Record<string, unknown>): unknown => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: meta(draft),
  spec: {
    selector: { matchLabels: { a: 'b' } },
    template: {
      metadata: { labels: { a: 'b' } },
      spec: { containers: [{ name: 'a', image: 'a:1', ...container, ...mistake(draft.random) }] },
    },
  },
});

const secretOf = (draft: Draft, fields: Record<string, unknown>): unknown => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: meta(draft),
  ...fields,
  ...mistake(draft.random),
});

/** Tokens of services by the form that each gives them, with the secret part as `x`, which has the length that is asked for. */
const TOKENS: readonly (readonly [name: string, length: number, form: (x: string) => string, alphabet?: string])[] = [
  ['github', 36, (x) => `ghp_${x}`],
  ['github-server', 36, (x) => `ghs_${x}`],
  ['github-fine', 59, (x) => `github_pat_11ABCDEFG0${x.slice(0, 11)}_${x.slice(11)}`],
  ['gitlab', 20, (x) => `glpat-${x}`],
  ['slack', 24, (x) => `xoxb-123456789012-1234567890123-${x}`],
  ['slack-hook', 24, (x) => `https://hooks.slack.com/services/T024BE7LH/B0593KA1Q/${x}`],
  ['npm', 36, (x) => `npm_${x}`],
  ['pypi', 80, (x) => `pypi-AgEIcHlwaS5vcmc${x}`],
  ['sendgrid', 43, (x) => `SG.${x.slice(0, 22)}.${x}`],
  ['hugging-face', 34, (x) => `hf_${x}`, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['digital-ocean', 64, (x) => `dop_v1_${x}`, '0123456789abcdef'],
  ['stripe', 24, (x) => `sk_live_${x}`],
  ['google', 35, (x) => `AIza${x}`],
  ['vault', 90, (x) => `hvs.${x}`],
  ['aws', 16, (x) => `AKIA${x}`, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'],
  ['age', 58, (x) => `AGE-SECRET-KEY-1${x}`, 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L'],
  ['jwt', 120, (x) => `eyJhbGciOiJIUzI1NiJ9.eyJ${x.slice(0, 40)}.${x.slice(40)}`],
  ['bearer', 32, (x) => `Authorization: Bearer ${x}`],
  ['url-user', 24, (x) => `postgres://app:${x}@db.example.org:5432/app`],
  ['url-query', 32, (x) => `https://example.org/a?access_token=${x}`],
  ['assignment', 28, (x) => `DB_PASSWORD=${x}`],
  ['option', 28, (x) => `--password=${x}`],
];

/** A new token of one of the services. */
export function plantedToken(draft: Draft): string {
  const { random, secrets, note } = draft;
  const [name, length, form, alphabet = PLAIN] = random.pick(TOKENS);
  note(`token:${name}`);
  const secret = random.characters(length, alphabet);
  secrets.push(secret);
  return form(secret);
}

type Carrier = readonly [name: string, make: (draft: Draft, value: string) => readonly unknown[]];

/** Objects that hold a secret in a way that SECURITY.md says is not shown. */
const CARRIERS: readonly (readonly [number, Carrier])[] = [
  [3, ['secret-data', (draft, value) => [secretOf(draft, { data: { [draft.random.pick(['a', 'password', 'x.json'])]: base64(value) } })]]],
  [
    3,
    [
      'secret-string',
      (draft, value) => [secretOf(draft, { stringData: { [draft.random.pick(['a', 'password'])]: asText(draft.random, value) } })],
    ],
  ],
  [
    2,
    [
      'secret-among-text',
      (draft, value) => [
        secretOf(draft, {
          stringData: {
            'app.conf': `${'a = b\n'.repeat(draft.random.int(0, 3000))}x = ${value}\n${'c\n'.repeat(draft.random.int(0, 200))}`,
          },
        }),
      ],
    ],
  ],
  [2, ['data-field', (draft, value) => [configMap(draft, { [secretName(draft.random)]: asText(draft.random, value) })]]],
  [2, ['env', (draft, value) => [deployment(draft, { env: [{ name: secretName(draft.random), value: asText(draft.random, value) }] })]]],
  [
    1,
    [
      'custom-resource',
      (draft, value) => [
        {
          apiVersion: 'example.org/v1',
          kind: 'Gadget',
          metadata: meta(draft),
          spec: { auth: { [secretName(draft.random)]: value, size: 1 } },
        },
      ],
    ],
  ],
  [
    2,
    [
      'helm-values',
      (draft, value) => [
        {
          apiVersion: 'helm.toolkit.fluxcd.io/v2',
          kind: 'HelmRelease',
          metadata: meta(draft),
          spec: {
            interval: '1m',
            chartRef: { kind: 'OCIRepository', name: 'extra' },
            values: draft.random.pick<unknown>([
              { auth: { [secretName(draft.random)]: value } },
              { secrets: { a: { b: value } } },
              { env: [{ name: secretName(draft.random), value }] },
              { config: `a: b\npassword: ${value}\n` },
            ]),
            ...mistake(draft.random),
          },
        },
      ],
    ],
  ],
  [
    2,
    [
      'docker-config',
      (draft, value) => {
        const auth = draft.random.chance(0.5) ? { auth: base64(`joe:${value}`) } : { username: 'joe', password: value };
        const text = JSON.stringify({ auths: { 'registry.example.org': auth } });
        return draft.random.chance(0.5)
          ? [configMap(draft, { '.dockerconfigjson': text })]
          : [secretOf(draft, { type: 'kubernetes.io/dockerconfigjson', data: { '.dockerconfigjson': base64(text) } })];
      },
    ],
  ],
  [
    2,
    [
      'file-text',
      (draft, value) => [
        configMap(
          draft,
          draft.random.pick<Record<string, unknown>>([
            { 'app.json': JSON.stringify({ db: { user: 'a', password: value } }) },
            { 'app.yaml': `db:\n  user: a\n  password: ${JSON.stringify(value)}\n` },
            { 'app.properties': `db.user=a\ndb.password=${value}\n` },
            { 'app.ini': `[db]\nuser = a\npassword = ${value}\n` },
            { '.env': `A=b\nDB_PASSWORD=${value}\n` },
            { '.netrc': `machine example.org login joe password ${value}\n` },
            {
              'settings.xml': `<server><id>a</id><password>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</password></server>\n`,
            },
            { id_rsa: `-----BEGIN RSA PRIVATE KEY-----\n${base64(`aaa${value}bbb`)}\n-----END RSA PRIVATE KEY-----\n` },
            { 'run.sh': `export DB_PASSWORD='${value.replaceAll("'", '')}'\n` },
          ]),
        ),
      ],
    ],
  ],
  [4, ['token', (draft) => [configMap(draft, { a: asText(draft.random, plantedToken(draft)) })]]],
  [1, ['token-argument', (draft) => [deployment(draft, { args: ['a', plantedToken(draft)], command: plantedToken(draft) })]]],
  [
    1,
    [
      'token-annotation',
      (draft) => [
        {
          apiVersion: 'v1',
          kind: 'ConfigMap',
          metadata: { ...meta(draft), annotations: { a: asText(draft.random, plantedToken(draft)) } },
          size: 1,
        },
      ],
    ],
  ],
  [
    1,
    [
      'last-applied',
      (draft, value) => [
        {
          apiVersion: 'v1',
          kind: 'Secret',
          metadata: {
            ...meta(draft),
            annotations: {
              'kubectl.kubernetes.io/last-applied-configuration': JSON.stringify({
                apiVersion: 'v1',
                kind: 'Secret',
                data: { a: base64(value) },
              }),
            },
          },
          ...mistake(draft.random),
        },
      ],
    ],
  ],
  [
    1,
    [
      'manifest-of-object',
      (draft, value) => [
        {
          apiVersion: 'kubernetes.crossplane.io/v1alpha2',
          kind: 'Object',
          metadata: meta(draft),
          spec: {
            forProvider: {
              manifest: { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'a', namespace: 'b' }, stringData: { a: value } },
            },
            ...mistake(draft.random),
          },
        },
      ],
    ],
  ],
  [
    2,
    [
      'variable',
      (draft, value) => [
        {
          apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
          kind: 'Kustomization',
          metadata: { name: `planted-${draft.secrets.length}`, namespace: 'flux-system' },
          spec: {
            interval: '1m',
            prune: true,
            path: draft.random.pick(['./apps', './missing']),
            sourceRef: { kind: 'GitRepository', name: 'flux-system' },
            postBuild: { substitute: { [draft.random.pick(['db_password', 'api_token', 'client_secret'])]: asText(draft.random, value) } },
            ...mistake(draft.random),
          },
        },
      ],
    ],
  ],
  [
    1,
    [
      'secret-list',
      (draft, value) => [{ apiVersion: 'v1', kind: 'List', items: [secretOf(draft, { stringData: { a: value } }), { size: 1 }] }],
    ],
  ],
  // The value of a Secret is secret in every other position too.
  [
    2,
    [
      'copy',
      (draft, value) => {
        draft.copies.push(value);
        return [secretOf(draft, { stringData: { a: value } }), configMap(draft, { thing: asText(draft.random, value) })];
      },
    ],
  ],
];

/** Objects of the two sides of a review, with the same secret, another one, or one on one side only. */
export function secretPair(draft: Draft): { readonly base: FleetParts; readonly head: FleetParts } {
  const { random, note } = draft;
  const seed = random.word(8);
  const side = (value: string, text: string): FleetParts => {
    const own: Draft = { ...draft, random: createRandom(seed) };
    if (isVariable) return variableParts(own.random, value, text);
    const objects = make(own, value);
    return name === 'variable' ? { cluster: [...objects, plain(text)] } : { objects: [...objects, plain(text)] };
  };
  const isVariable = random.chance(0.2);
  const [name, make] = random.weighted(CARRIERS);
  const how = random.pick(['both', 'changed', 'added', 'removed', 'changed']);
  note(`plant:${isVariable ? 'variable-used' : name}`, `plant-side:${how}`);
  const [first, second] = [plantedValue(draft), plantedValue(draft)];
  if (how === 'both') return { base: side(first, 'a'), head: side(first, 'b') };
  if (how === 'added') return { base: { objects: [plain('a')] }, head: side(first, 'b') };
  if (how === 'removed') return { base: side(first, 'a'), head: { objects: [plain('b')] } };
  return { base: side(first, 'a'), head: side(second, 'b') };
}

const plain = (text: string): unknown => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'beside', namespace: 'apps' },
  data: { a: text },
});

/** A secret that a variable of Flux brings into objects. */
function variableParts(random: Random, value: string, text: string): FleetParts {
  const name = random.pick(['db_password', 'api_token', 'client_secret']);
  const fromSecret = random.chance(0.4);
  const used = `\${${name}}`;
  return {
    fluxSpec: {
      postBuild: fromSecret ? { substituteFrom: [{ kind: 'Secret', name: 'vars' }] } : { substitute: { [name]: value } },
    },
    cluster: fromSecret
      ? [{ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'vars', namespace: 'flux-system' }, stringData: { [name]: value } }]
      : [],
    objects: [
      plain(text),
      {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name: 'uses', namespace: 'apps' },
        data: { thing: used, url: `https://a/${used}/b`, b: text },
      },
      {
        apiVersion: 'apps/v1',
        kind: 'Deployment',
        metadata: { name: 'uses', namespace: 'apps' },
        spec: {
          selector: { matchLabels: { a: 'b' } },
          template: {
            metadata: { labels: { a: 'b' }, annotations: { a: text } },
            spec: { containers: [{ name: 'a', image: 'a:1', env: [{ name: 'A', value: used }], args: [used] }] },
          },
        },
      },
    ],
  };
}

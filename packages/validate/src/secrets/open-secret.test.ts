// biome-ignore-all lint/suspicious/noTemplateCurlyInString: Flux variables look like placeholders.
import { readYaml } from '@slipway/manifest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createValidator } from '../index.ts';
import { secretRules } from '../rules/secret-rules.ts';
import { containsSecret } from './confidential.ts';
import { confidentialLines } from './confidential-lines.ts';
import { secretProblems } from './secret-problems.ts';

/** Made here, so that no text of this file is one. */
const TOKEN = ['q7Rk2Xw9Lm', '4Zt8Vb3Nc6Hd1F'].join('');
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const webToken = (subject: string): string => [base64url({ alg: 'RS256' }), base64url({ sub: subject }), TOKEN].join('.');
const url = (password: string, host = 'db.shop.svc:5432'): string => ['postgresql://shop', `${password}@${host}/shop`].join(':');

const configMap = (key: string, value: string): Record<string, unknown> => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  data: { [key]: value },
});
const sealedPatch = (line: string, after = 'template: {}'): string =>
  `apiVersion: bitnami.com/v1alpha1\nkind: SealedSecret\nmetadata: {name: shop}\nspec:\n  encryptedData:\n    ${line}\n\n    user: a\n  ${after}\n`;
const rulesOf = (object: Record<string, unknown>): readonly string[] => secretProblems(object).map(({ rule }) => rule);

describe('examples of the rules', () => {
  const withExamples = secretRules.flatMap((rule) => ('example' in rule ? [[rule.id, rule.example] as const] : []));
  test.each(withExamples)('%s', (id, { failing, passing }) => {
    const found = (text: string): readonly string[] =>
      createValidator()
        .check(readYaml(text, 'shop.yaml').documents[0]?.value)
        .findings.map(({ rule }) => rule);
    expect(found(failing)).toEqual([id]);
    expect(found(passing)).toEqual([]);
  });
});

describe('a secret under its name is found, and not shown', () => {
  test.each([
    ['named-credential', configMap('api-key', TOKEN), '/data/api-key'],
    ['named-credential', configMap('client_secret', '3f0c2a7e-9f0e-4a39-b1a2-5f5b9b8a7c11'), '/data/client_secret'],
    ['named-credential', configMap('settings.ini', `user = shop\napi_key = ${TOKEN}\n`), '/data/settings.ini'],
    ['named-credential', { kind: 'HelmRelease', spec: { values: { auth: { adminPassword: TOKEN } } } }, '/spec/values/auth/adminPassword'],
    [
      'named-credential',
      { kind: 'Kustomization', spec: { postBuild: { substitute: { GRAFANA_PASSWORD: TOKEN } } } },
      '/spec/postBuild/substitute/GRAFANA_PASSWORD',
    ],
    [
      'named-credential',
      { kind: 'Kustomization', spec: { patches: [{ patch: sealedPatch('user: shop', `password: ${TOKEN}`) }] } },
      '/spec/patches/0/patch',
    ],
    ['named-credential', { kind: 'Deployment', spec: { env: [{ name: 'SESSION_TOKEN', value: TOKEN }] } }, '/spec/env/0/value'],
    ['named-credential', configMap('password', ['kJ8!mQ2&', 'vL9@xR4'].join('')), '/data/password'],
    ['url-credential', configMap('settings.yaml', `db:\n  url: ${url(TOKEN)}\n`), '/data/settings.yaml'],
    ['url-credential', { kind: 'Job', spec: { args: [`--amqp=${url('hunt3r2')}`] } }, '/spec/args/0'],
    ['web-token', { kind: 'Whatever', spec: { bearer: webToken('shop') } }, '/spec/bearer'],
  ])('%s in %o', (rule, object, pointer) => {
    const problems = secretProblems(object);
    expect(problems).toMatchObject([{ rule, pointer }]);
    expect(JSON.stringify(problems)).not.toMatch(/q7Rk2|hunt3r2|3f0c2a7e|kJ8!/);
    expect(containsSecret(object)).toBe(true);
  });
});

describe('what may be shown', () => {
  test.each([
    ['a variable', 'api-key', '${API_KEY}'],
    ['a variable of the Pod', 'api-key', '$(API_KEY)'],
    ['a variable with a default', 'api-key', '${API_KEY:=none}'],
    ['a template', 'api-key', '{{ .Values.apiKeyOfTheShop1 }}'],
    ['a placeholder', 'api-key', 'REPLACE_WITH_DEV_TOKEN'],
    ['a reference', 'api-key', 'op://shop/payment1/token'],
    ['a place in Vault', 'token', 'vault:secret/data/shop#TOKEN1'],
    ['a name of a Secret', 'clientSecret', 'shop-oauth2-client'],
    ['a name of a Secret as kustomize gives it', 'secret', 'my-app-secret-7f9d4c5b6k'],
    ['a path', 'token', '/var/run/secrets/eks.amazonaws.com/serviceaccount/token1'],
    ['an ARN', 'secret', 'arn:aws:secretsmanager:eu-west-1:111122223333:secret:shop-Ab12Cd'],
    ['a hash of a password', 'password', '$2a$10$q7Rk2Xw9Lm4Zt8Vb3Nc6HdIFg5Js0Pyq7Rk2Xw9Lm4Zt8Vb3Nc6H'],
    ['a digest', 'token', `sha256:${'0a1b'.repeat(16)}`],
    ['a public key', 'public-signing-key', TOKEN],
    ['a ciphertext of SOPS', 'password', 'ENC[AES256_GCM,data:Zm9v,iv:YQ==,tag:Yg==,type:str]'],
    ['a random value in a field whose name is not that of a secret', 'build', TOKEN],
    ['a short password, that may be a default', 'password', 'prom-operator'],
    ['a URL with a variable', 'url', url('${PASSWORD}')],
    ['a URL with a variable of a shell', 'url', url('$PASSWORD')],
    ['a URL with a placeholder', 'url', url('<password>')],
    ['a URL with the word', 'url', url('password')],
    ['a URL with the user again', 'url', url('shop')],
    ['a URL of this machine', 'url', url('hunt3r2', 'localhost:5432')],
    ['a URL of an example', 'url', url('hunt3r2', 'db.example.com')],
    ['a URL with a port', 'url', 'http://proxy.shop.svc:3128/path?mail=me@shop.test'],
    ['an image by its digest', 'image', `registry.shop.test:5000/shop@sha256:${'0a1b'.repeat(16)}`],
    ['the token of jwt.io', 'session', webToken('1234567890')],
    ['what only begins like a token', 'session', 'eyJhbGciOiJ.eyJz.short'],
  ])('%s', (_name, key, value) => {
    expect(rulesOf(configMap(key, value))).toEqual([]);
  });

  test.each([
    { kind: 'SealedSecret', spec: { encryptedData: { password: TOKEN.repeat(8) } } },
    { kind: 'ExternalSecret', spec: { data: [{ secretKey: 'token', remoteRef: { key: TOKEN } }] } },
    { kind: 'Kustomization', spec: { patches: [{ patch: sealedPatch(`password: ${TOKEN}`) }] } },
    { kind: 'Kustomization', patches: [{ patch: JSON.stringify({ spec: { encryptedData: { password: TOKEN } } }, null, 2) }] },
    {
      kind: 'Kustomization',
      patches: [{ patch: `- op: replace\n  path: /spec/encryptedData/password\n  value: ${TOKEN}\n`, target: { kind: 'SealedSecret' } }],
    },
    { kind: 'HelmRelease', spec: { values: { extraObjects: [{ kind: 'SealedSecret', spec: { encryptedData: { password: TOKEN } } }] } } },
    { kind: 'Deployment', spec: { env: [{ name: 'TOKEN', valueFrom: { secretKeyRef: { name: 'shop', key: TOKEN } } }] } },
  ])('%o', (object) => expect(rulesOf(object)).toEqual([]));
});

test('no line with a secret that is found is shown with its finding, with any lines around it', () => {
  const letters = fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789');
  const generated = fc.string({ unit: letters, minLength: 20, maxLength: 40 });
  const names = fc.constantFrom('password', 'API_KEY', 'client_secret', 'session-token', 'note', 'url');
  let hits = 0;
  fc.assert(
    fc.property(names, generated, fc.boolean(), (name, secret, inText) => {
      const text = inText ? `a: b\n${name} = ${secret}\n` : secret;
      const object = configMap(inText ? 'settings.ini' : name, text);
      if (rulesOf(object).length === 0) return;
      hits++;
      expect(JSON.stringify(secretProblems(object))).not.toContain(secret);
      const mayShow = confidentialLines(JSON.stringify(object));
      expect(mayShow(1)).toBe(false);
    }),
    { numRuns: 500 },
  );
  expect(hits).toBeGreaterThan(50);
});

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: Flux variables look like placeholders.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createValidator } from '../src/index.ts';
import { validObjects } from './valid-objects.ts';

const validator = createValidator();
const secret = (fields: object): unknown => ({ ...validObjects.emptySecret, ...fields });
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const rulesOf = (object: unknown, options = {}): string[] => validator.check(object, options).findings.map(({ rule }) => rule);

const CIPHERTEXT = 'ENC[AES256_GCM,data:Zm9v,iv:YQ==,tag:Yg==,type:str]';
const CERTIFICATE = ['-----BEGIN CERTI', 'FICATE-----\nMIIBOgIBAAJBAKj34GkxFhD90vcN\n-----END CERTIFICATE-----\n'].join('');
const TOKEN = ['Zq81', 'kdPw', '02Lm', 'xXv9', 'Tn'].join('');
const VALUES = [
  'controller:',
  '  # an existing secret and a key inside it named "github-password"',
  '  additionalExistingSecrets:',
  '    - { name: google-oauth, keyName: client-secret }',
  '  existingSecret: shop',
  '  javaOpts: -XX:+UseStringDeduplication -Dio.example.s3.S3BlobStoreConfig.deleteArtifacts=true',
  '  clientSecret: "${google-oauth-client-secret}"',
  '  disableSessionToken: true',
  '  credentialsId: artifacts-of-shop',
  '  secretBytes: ${base64:${shop-config}}',
  '  installPlugins: [credentials-binding:725.ve52b_2328a_fde.2, generic-webhook-trigger:2.4.1]',
  `  image: docker.io/shop/web@sha256:${'0a'.repeat(32)}`,
  '',
].join('\n');

const PATCH = [
  'From 3b6f0c1d9a4e7b2c5d8f0a1b2c3d4e5f60718293 Mon Sep 17 00:00:00 2001',
  'Subject: [PATCH] Cache tokens',
  'diff --git a/lib/tokens.py b/lib/tokens.py',
  'index 96f4335cb1..3a10744e1b 100644',
  '+    auth_token = request_token(audience, scope)',
  '+    if auth_token:',
  '',
].join('\n');

describe('a Secret may contain values that are certainly not secret', () => {
  test.each([
    ['a ciphertext of SOPS', 'password', CIPHERTEXT],
    ['a variable', 'password', '${PASSWORD}'],
    ['variables alone', 'auth', '${USER}:${PASSWORD:=${DEFAULT}}'],
    ['a URL whose credentials are variables', 'uri', 'postgresql://${USER}:${PASSWORD}@db.shop.svc:5432/shop?sslmode=require'],
    ['a URL with paths of files', 'uri', 'postgresql://${USER}@db.shop.svc:5432/shop?sslmode=verify-full&sslkey=/var/run/tls/tls.key'],
    ['a reference with blanks in it', 'token', 'op://Shop/payment provider/token'],
    ['a placeholder in angle brackets', 'password', '<password>'],
    ['a placeholder', 'password', 'CHANGEME'],
    ['a placeholder in words', 'token', 'change-me-please'],
    ['a placeholder that names what is missing', 'apiKey', 'your-api-key'],
    ['an example', 'password', 'example'],
    ['a placeholder that says with what', 'token', 'REPLACE_WITH_DEV_TOKEN'],
    ['asterisks', 'password', '********'],
    ['a port', 'port', '5432'],
    ['a switch', 'useToken', 'true'],
    ['a name of a user', 'username', 'shop'],
    ['a name of a user, in capitals', 'DB_USER', 'shop'],
    [
      'settings with the id of a client and a variable as its secret',
      'config.yaml',
      'oauth:\n  - clientId: 63791dc6-fc1d-4166-ac44-5ae0357c5cc9\n    clientSecret: ${OIDC_CLIENT_SECRET}\n',
    ],
    ['an id', 'clientId', '3f0c2a7e-9f0e-4a39-b1a2-5f5b9b8a7c11'],
    ['a handle of a volume', 'volumeHandle', '0001-0024-3f0c2a7e-9f0e-4a39-b1a2-5f5b9b8a7c11-00000000000b'],
    ['a class', 'storageClass', 'ceph-backups'],
    ['a class of another name', 'ingress.class', 'internal'],
    ['an id of an account', 'AWS_ACCOUNT_ID', '111122223333'],
    ['a host', 'host', 'db.shop.svc.cluster.local:5432'],
    ['an address', 'endpoint', '10.0.0.7:9000'],
    ['a path', 'TLS_KEY_FILE', '/var/run/secrets/tls/tls.key'],
    ['a bucket', 'RESTIC_REPOSITORY', 's3:https://s3.eu-west-1.amazonaws.com/backups/shop'],
    ['a URL', 'token_url', 'https://login.example.org/oauth2/token'],
    ['an ARN', 'secret', 'arn:aws:iam::111122223333:role/shop'],
    ['a certificate', 'ca.crt', CERTIFICATE],
    ['a public key', 'identity.pub', `ssh-ed25519 ${base64('the public half of it')} me@example.org`.replace('dGhl', 'AAAA')],
    ['a file of settings', 'settings.yaml', 'datasources:\n  - name: prometheus\n    url: http://prometheus-k8s.monitoring.svc:9090\n'],
    ['an image', 'SIDECAR_IMAGE', 'ghcr.io/shop/sidecar-for-backups:v0.5.0'],
    ['an image by its digest', 'image', `registry.example.org:5000/shop/web:1.2@sha256:${'0a'.repeat(32)}`],
    ['values that name secrets', 'values.yaml', VALUES],
    ['a patch of a program', 'token-cache.patch', PATCH],
    ['a certificate among settings', 'values.yaml', `issuer:\n  crtPEM: |\n${CERTIFICATE}`],
  ])('%s', (_name, key, text) => {
    expect(rulesOf(secret({ stringData: { [key]: text } }))).toEqual([]);
    expect(rulesOf(secret({ data: { [key]: base64(text) } }), { built: true })).toEqual([]);
  });
});

test('settings next to secrets that are variables are not secret', () => {
  const settings = { DB_VECTOR: 'pgvector', DB_PASSWORD: '${DB_PASSWORD}' };
  expect(rulesOf(secret({ stringData: settings }))).toEqual([]);
  expect(rulesOf(secret({ stringData: { ...settings, DB_TOKEN: 'pgvector' } }))).toEqual(['plain-secret']);
  expect(rulesOf(secret({ stringData: { ...settings, DB_VECTOR: TOKEN } }))).toEqual(['plain-secret']);
  expect(rulesOf(secret({ stringData: { DB_VECTOR: 'pgvector' } }))).toEqual(['plain-secret']);
});

describe('in doubt, a value is a secret', () => {
  test.each([
    ['a password', 'password', 'hunter2'],
    ['a password of digits', 'password', '12345'],
    ['a password that is a path', 'password', '/etc/passwd'],
    ['a password behind a variable', 'password', '${USER}hunter2'],
    ['a token', 'token', TOKEN],
    ['an id that is half of a credential', 'AWS_ACCESS_KEY_ID', 'shop'],
    ['a value of unknown meaning', 'colour', 'hunter2'],
    ['a name that is not valid', 'username', TOKEN],
    ['a URL with a password', 'uri', ['postgresql://shop:hunt', 'er2@db/shop'].join('')],
    ['a URL with a token in its path', 'address', `https://hooks.example.org/services/T0001/${TOKEN}`],
    ['a URL with a token in its query', 'url', `https://example.org/?access_token=${TOKEN}`],
    ['a file with a password', 'settings.ini', 'user=shop\npassword=hunter2\n'],
    ['a file with a word like a token', 'settings.ini', `a=b\nc=${TOKEN}\n`],
    ['settings with a short password', 'values.yaml', 'db:\n  user: shop\n  password: abc\n'],
    ['settings with a password of several lines', 'values.yaml', 'db:\n  password: |\n    hunter2 hunter3\n'],
    ['settings with a password in a comment', 'values.yaml', '# dbPassword: hunter2\nuser: shop\n'],
    ['settings with a token', 'values.yaml', `a: b\nvalue: ${TOKEN}\n`],
    ['settings in one line with a secret', 'settings.env', 'A=b\nrun --client-secret=shop-window\n'],
    ['a placeholder with something behind it', 'password', `changeme ${TOKEN}`],
    [
      'a certificate with its key',
      'tls.pem',
      `${CERTIFICATE}${['-----BEGIN PRIVATE', 'KEY-----\nMIIB\n-----END PRIVATE KEY-----'].join(' ')}`,
    ],
  ])('%s', (_name, key, text) => {
    expect(rulesOf(secret({ stringData: { [key]: text } }))).toContain('plain-secret');
    expect(rulesOf(secret({ data: { [key]: base64(text) } }))).toContain('plain-secret');
  });

  test('a generated password is found under any key except that of an id', () => {
    const letters = fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789');
    const generated = fc
      .string({ unit: letters, minLength: 20, maxLength: 40 })
      .filter((text) => new Set(text).size > 12 && /\d/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text));
    fc.assert(
      fc.property(fc.constantFrom('password', 'token', 'username', 'url', 'host', 'anything', 'path'), generated, (key, text) => {
        expect(rulesOf(secret({ stringData: { [key]: text } }))).toContain('plain-secret');
      }),
      { numRuns: 500 },
    );
  });
});

test('a Secret that SOPS encrypted passes, as a file and after its text became data', () => {
  const sops = { mac: CIPHERTEXT, version: '3.9.0' };
  expect(rulesOf(secret({ sops, stringData: { password: CIPHERTEXT } }))).toEqual([]);
  expect(rulesOf(secret({ data: { password: base64(CIPHERTEXT) } }), { built: true })).toEqual([]);
});

test('a private key that cannot be used is not reported', () => {
  const key = (body: string): string =>
    ['-----BEGIN OPENSSH PRI', `VATE KEY-----\n${body}\n-----END OPENSSH PRI`, 'VATE KEY-----\n'].join('');
  const configMap = (text: string): object => ({ ...validObjects.configMap, data: { 'deploy-key': text } });
  expect(rulesOf(configMap(key('FAKEPRIVATEKEY')))).toEqual([]);
  expect(rulesOf(configMap(key('<your key>')))).toEqual([]);
  expect(rulesOf(configMap(key('<private-key>')))).toEqual([]);
  expect(rulesOf(configMap(key(TOKEN)))).toEqual(['private-key']);
  expect(rulesOf(configMap(`${key('FAKEPRIVATEKEY')}${key(TOKEN)}`))).toEqual(['private-key']);
});

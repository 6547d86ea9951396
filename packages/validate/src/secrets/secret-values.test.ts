import { describe, expect, test } from 'vitest';
import { MASK } from './masker.ts';
import { createSecretValues } from './secret-values.ts';

/** Made here, so that no text of this file is one. */
const SECRET = ['newQ1w2E3r', '4T5y6U7i8'].join('');
const base64 = (text: string): string => Buffer.from(text).toString('base64');

const shown = (object: unknown, text: string): string => {
  const values = createSecretValues();
  values.addObject(object);
  return values.masker()?.text(text) ?? text;
};

const configMap = (text: string) => ({ apiVersion: 'v1', kind: 'ConfigMap', data: { file: text } });
const secret = (stringData: Readonly<Record<string, string>>) => ({ apiVersion: 'v1', kind: 'Secret', stringData });

describe('a value is collected from', () => {
  test.each<[string, unknown]>([
    ['stringData', secret({ a: SECRET })],
    ['data', { apiVersion: 'v1', kind: 'Secret', data: { a: base64(SECRET) } }],
    ['data that is not encoded', { apiVersion: 'v1', kind: 'Secret', data: { a: SECRET } }],
    ['a Secret in a list', { apiVersion: 'v1', kind: 'List', items: [secret({ a: SECRET })] }],
    ['settings in a Secret', secret({ 'app.yaml': `server:\n  port: 8080\ndb:\n  password: ${SECRET}\n` })],
    ['a URL in a Secret', secret({ url: `postgresql://shop:${SECRET}@db.example.org/shop` })],
    ['literals of a generator', { kind: 'Kustomization', secretGenerator: [{ name: 'x', literals: [`a=${SECRET}`] }] }],
    ['a variable', { kind: 'Kustomization', spec: { postBuild: { substitute: { db_password: SECRET } } } }],
    ['the environment', { kind: 'Pod', spec: { containers: [{ env: [{ name: 'API_TOKEN', value: SECRET }] }] } }],
    ['secrets of a chart', { kind: 'HelmRelease', spec: { values: { secrets: { a: { b: SECRET } } } } }],
    ['credentials of a chart', { kind: 'HelmRelease', spec: { values: { auth: { clientPassword: SECRET } } } }],
    ['a login of Docker', configMap(`{"auths":{"r.io":{"auth":"${base64(`joe:${SECRET}`)}"}}}`)],
    ['netrc', configMap(`machine h login joe password ${SECRET}\n`)],
    ['XML', configMap(`<server><password>${SECRET}</password></server>`)],
    ['an INI file', configMap(`[db]\nuser = shop\npassword = ${SECRET}\n`)],
    ['a connection string', configMap(`Server=db;User=shop;Password=${SECRET};Encrypt=true`)],
    ['a header', configMap(`curl -H "Authorization: Bearer ${SECRET}"`)],
  ])('%s', (_, object) => {
    expect(shown(object, `before ${SECRET} after`)).not.toContain(SECRET);
    expect(shown(object, `x: ${base64(`u:${SECRET}`)}`)).not.toContain(base64(`u:${SECRET}`).slice(4, -4));
  });

  test('the text of a file', () => {
    const values = createSecretValues();
    values.addFile(`# a comment\napiVersion: v1\nkind: Secret\nmetadata: {name: a}\nstringData: {a: ${SECRET}}\n`);
    values.addFile(`env:\n  - DB_PASSWORD=${SECRET.toUpperCase()}\n`);
    expect(values.masker()?.text(`${SECRET} ${SECRET.toUpperCase()}`)).toBe(`${MASK} ${MASK}`);
  });

  test('a source that is read when a masker is first needed', () => {
    const values = createSecretValues();
    let count = 0;
    values.addLater(({ addObject }) => {
      count++;
      addObject(secret({ a: SECRET }));
    });
    expect(count).toBe(0);
    expect(values.masker()?.text(SECRET)).toBe(MASK);
    expect([values.masker()?.text('a'), count]).toEqual(['a', 1]);
  });
});

test('what is not secret in a Secret, references and names stay', () => {
  const object = secret({ username: 'admin', host: 'db.internal.example.org', port: '5432', password: SECRET });
  expect(shown(object, 'admin db.internal.example.org 5432')).toBe('admin db.internal.example.org 5432');
  const chart = {
    kind: 'HelmRelease',
    spec: { values: { auth: { existingSecret: 'grafana-admin-user', enabled: true, username: 'shop' } } },
  };
  expect(shown(chart, 'grafana-admin-user shop')).toBe('grafana-admin-user shop');
  const pod = {
    kind: 'Pod',
    spec: { volumes: [{ name: 'a', secret: { secretName: 'tls-of-the-shop', items: [{ key: 'tls.crt', path: 'tls.crt' }] } }] },
  };
  expect(shown(pod, 'tls-of-the-shop tls.crt')).toBe('tls-of-the-shop tls.crt');
  expect(shown(configMap(`password: \${DB_PASSWORD}`), 'DB_PASSWORD')).toBe('DB_PASSWORD');
});

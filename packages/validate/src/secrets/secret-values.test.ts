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

const OTHER = ['9sQxk3Jd', 'x82mZp4'].join('');
const lastApplied = JSON.stringify({ kind: 'Secret', data: { pin: base64(OTHER) } });
const configMap = (text: string) => ({ apiVersion: 'v1', kind: 'ConfigMap', data: { file: text } });
const podOf = (container: object) => ({ apiVersion: 'v1', kind: 'Pod', spec: { containers: [container] } });
const secret = (stringData: Readonly<Record<string, string>>) => ({ apiVersion: 'v1', kind: 'Secret', stringData });

describe('a value is collected from', () => {
  test.each<[string, unknown]>([
    ['stringData', secret({ a: SECRET })],
    ['data', { apiVersion: 'v1', kind: 'Secret', data: { a: base64(SECRET) } }],
    ['data that is not encoded', { apiVersion: 'v1', kind: 'Secret', data: { a: SECRET } }],
    ['a Secret in a list', { apiVersion: 'v1', kind: 'List', items: [secret({ a: SECRET })] }],
    ['settings in a Secret', secret({ 'app.yaml': `server:\n  port: 8080\ndb:\n  password: ${SECRET}\n` })],
    ['base64 of base64 in a Secret', secret({ a: base64(base64(base64(SECRET))) })],
    ['base64 of base64 in data', { apiVersion: 'v1', kind: 'Secret', data: { a: base64(base64(base64(SECRET))) } }],
    ['a URL-encoded value', secret({ a: SECRET.replaceAll(/[A-Z]/g, (each) => `%${each.charCodeAt(0).toString(16)}`) })],
    ['hexadecimal digits in a Secret', secret({ a: Buffer.from(SECRET).toString('hex') })],
    ['base64 of URLs in a Secret', secret({ a: Buffer.from(`??>>:password=${SECRET}`).toString('base64url') })],
    ['a default of a variable', configMap(`size: \${db_password:=${SECRET}}`)],
    [
      'a JSON patch of a Secret',
      { patches: [{ target: { kind: 'Secret' }, patch: `[{op: replace, path: /data/pin, value: ${base64(SECRET)}}]` }] },
    ],
    ['a JSON patch of stringData', { patches: [{ patch: `- op: add\n  path: /stringData\n  value: {pin: ${SECRET}}\n` }] }],
    [
      'a merge patch of a Secret',
      { patches: [{ patch: `apiVersion: v1\nkind: Secret\nmetadata: {name: a}\nstringData: {pin: ${SECRET}}\n` }] },
    ],
    ['a Secret as text', configMap(`# extra\napiVersion: v1\nkind: Secret\ndata:\n  pin: ${base64(SECRET)}\n`)],
    ['user data in base64', configMap(base64(`#cloud-config\npassword: ${SECRET}\n`))],
    ['a part of a value in a Secret', secret({ a: `shop-${SECRET}-eu` })],
    ['a parameter of a URL', configMap(`http://metrics.example.org/push?job=a&api_token=${SECRET}`)],
    ['a URL of JDBC in a Secret', secret({ a: `jdbc:mysql://h/db?user=a&password=${SECRET}` })],
    ['base64 of a URL-encoded value', secret({ a: base64(SECRET.replaceAll('Q', '%51')) })],
    ['a value after bytes that are not UTF-8', configMap(`privateKey:\ufffd\ufffd ${SECRET}`)],
    ['a URL in a Secret', secret({ url: `postgresql://shop:${SECRET}@db.example.org/shop` })],
    ['a Secret without a kind', { apiVersion: 'v1', type: 'kubernetes.io/basic-auth', data: [{ name: 'a', value: SECRET }] }],
    ['literals of a generator', { kind: 'Kustomization', secretGenerator: [{ name: 'x', literals: [`a=${SECRET}`] }] }],
    [
      'a literal of a generator that is written as a file',
      { kind: 'Kustomization', secretGenerator: [{ name: 'x', files: [`a=${SECRET}`] }] },
    ],
    ['a variable', { kind: 'Kustomization', spec: { postBuild: { substitute: { db_password: SECRET } } } }],
    ['the environment', { kind: 'Pod', spec: { containers: [{ env: [{ name: 'API_TOKEN', value: SECRET }] }] } }],
    ['the environment, with an object', { kind: 'Pod', spec: { containers: [{ env: [{ name: 'API_TOKEN', value: { a: SECRET } }] }] } }],
    ['secrets of a chart', { kind: 'HelmRelease', spec: { values: { secrets: { a: { b: SECRET } } } } }],
    ['credentials of a chart', { kind: 'HelmRelease', spec: { values: { auth: { clientPassword: SECRET } } } }],
    ['a login of Docker', configMap(`{"auths":{"r.io":{"auth":"${base64(`joe:${SECRET}`)}"}}}`)],
    ['netrc', configMap(`machine h login joe password ${SECRET}\n`)],
    ['XML', configMap(`<server><password>${SECRET}</password></server>`)],
    ['an INI file', configMap(`[db]\nuser = shop\npassword = ${SECRET}\n`)],
    ['a connection string', configMap(`Server=db;User=shop;Password=${SECRET};Encrypt=true`)],
    ['a header', configMap(`curl -H "Authorization: Bearer ${SECRET}"`)],
    ['an option of a program', podOf({ args: ['--db-password', SECRET] })],
    ['an option with its value', podOf({ args: [`--db-password=${SECRET}`] })],
    ['the option -p', podOf({ command: ['mysql', '-u', 'root', `-p${SECRET}`] })],
    ['the option -u', podOf({ args: ['-u', `joe:${SECRET}`] })],
    ['a script', podOf({ command: ['sh', '-c', `foo --verbose --password '${SECRET}' bar`] })],
    ['a script with a short option', podOf({ command: ['sh', '-c', `redis-cli -h db -a ${SECRET} ping`] })],
    ['a script for MySQL', podOf({ command: ['sh', '-c', `mysql -uroot -p${SECRET} < dump.sql`] })],
    ['a header of a probe', podOf({ args: ['-H', `Authorization: Token ${SECRET}`] })],
    ['SQL for MySQL', configMap(`CREATE USER 'shop' IDENTIFIED BY '${SECRET}';`)],
    ['SQL for PostgreSQL', configMap(`ALTER ROLE shop WITH LOGIN PASSWORD '${SECRET}';`)],
    ['settings of Redis', configMap(`port 6379\nrequirepass ${SECRET}\n`)],
    ['pgpass', configMap(`db:5432:shop:joe:${SECRET}\n`)],
    ['a map in flow style', configMap(`users:\n- user: {token: ${SECRET}}\n`)],
    ['an attribute of XML', configMap(`<add key="password" value="${SECRET}"/>`)],
    ['an environment in JSON', configMap(JSON.stringify({ spec: { env: [{ name: 'DB_PASSWORD', value: SECRET }] } }))],
    ['an environment in JSON in JSON', configMap(JSON.stringify(JSON.stringify({ env: [{ name: 'DB_PASSWORD', value: SECRET }] })))],
    ['an environment in YAML', configMap(`env:\n  - name: DB_PASSWORD\n    value: "${SECRET}"\n`)],
    ['a key instead of a user', configMap(`dsn: https://${SECRET}@errors.example.org/12`)],
    ['the path of a webhook', { kind: 'Provider', spec: { address: `https://chat.example.org/hooks/${SECRET}` } }],
    ['a URL of Oracle', configMap(`jdbc:oracle:thin:shop/${SECRET}@//db:1521/x`)],
    ['binaryData', { kind: 'ConfigMap', binaryData: { a: base64(`password=${SECRET}\n`) } }],
    ['a parameter that AWS encrypts', { kind: 'Parameter', spec: { forProvider: { type: 'SecureString', value: SECRET } } }],
    ['a SecretVersion', { kind: 'SecretVersion', spec: { forProvider: { secretString: SECRET } } }],
    ['a generator for tests', { kind: 'Fake', spec: { data: { a: SECRET } } }],
    ['a store for tests', { kind: 'SecretStore', spec: { provider: { fake: { data: [{ key: '/a', value: SECRET }] } } } }],
    ['the environment of a chart', { kind: 'HelmRelease', spec: { values: { extraSecretEnvs: { A: SECRET } } } }],
    ['a key of a licence', { kind: 'HelmRelease', spec: { values: { licenseKey: SECRET } } }],
    ['SECRET_KEY_BASE', podOf({ env: [{ name: 'SECRET_KEY_BASE', value: SECRET }] })],
  ])('%s', (_, object) => {
    expect(shown(object, `before ${SECRET} after`)).not.toContain(SECRET);
    expect(shown(object, `x: ${base64(`u:${SECRET}`)}`)).not.toContain(base64(`u:${SECRET}`).slice(4, -4));
  });

  test('a Secret that is not valid YAML', () => {
    const head = 'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\n';
    for (const rest of [`stringData:\n  p: ${SECRET}\n bad: [x\n`, `data:\n\tp: "${base64(SECRET)}"\n`]) {
      const values = createSecretValues();
      values.addFile(`${head}${rest}`);
      expect(values.masker()?.text(`before ${SECRET} after`)).toBe(`before ${MASK} after`);
    }
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

test.each(['k8s/clusters/cluster-0/', './kubernetes/apps/k3s-2/app', '../clusters/prod-1/'])(
  'the folder %s of an option that may also be a password is kept',
  (folder) => {
    const values = createSecretValues();
    values.addFile(`kubectl apply -k ${folder}\nredis-cli -a ${SECRET}\nredis-cli -a ${SECRET.slice(0, 8)}/k8s/${SECRET.slice(8)}\n`);
    const file = `${folder}apps.yaml`;
    expect(values.masker()?.text(file)).toBe(file);
    expect(values.masker()?.text(`${SECRET} ${SECRET.slice(0, 8)}/k8s/${SECRET.slice(8)}`)).toBe(`${MASK} ${MASK}`);
  },
);

test('a number after an option for a password is collected', () => {
  expect(shown(podOf({ args: ['--password', 948271650193] }), 'an integer: 948271650193')).toBe(`an integer: ${MASK}`);
});

test('a value with a byte-order mark inside is collected', () => {
  const values = createSecretValues();
  const marked = `${SECRET.slice(0, 9)}\ufeff${SECRET.slice(9)}`;
  values.addObject({ kind: 'ConfigMap', data: { signingKey: marked } });
  expect(values.masker()?.text(marked)).toBe('(not shown)');
});

test.each(['db_p\ufffd\u200bassword', 'DB_PASSW{ORD', 'secretKe*y'])(
  'collects a value from a field whose name %j has characters that no name has',
  (name) => {
    const values = createSecretValues();
    values.addObject({ kind: 'ConfigMap', data: { [name]: SECRET } });
    expect(values.masker()?.text(SECRET)).toBe('(not shown)');
  },
);

test('a value is collected from JSON inside JSON, at any depth', () => {
  const values = createSecretValues();
  const inner = (depth: number): string => (depth === 0 ? `{"password":"${SECRET}"}` : JSON.stringify(inner(depth - 1)));
  values.addObject(configMap(inner(8)));
  expect(values.masker()?.text(`a ${SECRET} b`)).toBe('a (not shown) b');
});

test('many backslashes before a quote are read fast and without recursion', () => {
  const values = createSecretValues();
  values.addObject(configMap(`password: ${'\\'.repeat(2_000_000)}"${SECRET}"`));
  expect(values.masker()).toBeDefined();
});

test('names, labels and annotations of a Secret are kept, and the files of a generator', () => {
  const object = {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: {
      name: 'shop-database',
      namespace: 'shop-production',
      labels: { 'kustomize.toolkit.fluxcd.io/name': 'flux-system', 'app.kubernetes.io/part-of': 'web-shop' },
      annotations: { 'example.org/owner': 'team-payments', 'kubectl.kubernetes.io/last-applied-configuration': lastApplied },
    },
    data: { password: base64(SECRET) },
  };
  const text = 'shop-database shop-production flux-system web-shop team-payments';
  expect(shown(object, `${text} ${OTHER}`)).toBe(`${text} ${MASK}`);
  const generator = {
    kind: 'Kustomization',
    secretGenerator: [{ name: 'shop-database', files: ['scrape.yaml'], literals: [`a=${SECRET}`] }],
  };
  expect(shown(generator, `shop-database scrape.yaml ${SECRET}`)).toBe(`shop-database scrape.yaml ${MASK}`);
});

test('values of a Secret that are not secret, references and names are kept', () => {
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
  const program = podOf({
    args: ['-p', '8080:8080', '-u', '1000:1000', '--secret-name', 'shop-db-2024', '--token-file', '/var/run/token-1'],
  });
  expect(shown(program, '8080:8080 1000:1000 shop-db-2024 /var/run/token-1')).toBe('8080:8080 1000:1000 shop-db-2024 /var/run/token-1');
  expect(shown(configMap(`password: \${DB_PASSWORD}`), 'DB_PASSWORD')).toBe('DB_PASSWORD');
});

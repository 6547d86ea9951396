import { describe, expect, it } from 'vitest';
import { directoryOf, runLimited } from './run-limited.ts';

/** A secret of its own for each shape, so that a leak names what leaks. */
const canary = (name: string): string => `kAnarie7-${name.replaceAll(/[^a-z]/g, '')}-9xQ`;
const base64 = (text: string): string => Buffer.from(text).toString('base64');

const head = 'apiVersion: v1\nkind: Secret\nmetadata: {name: a, namespace: web}\n';
const map = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: web}\n';

/** Texts with a problem in or next to each secret. */
const shapes: Readonly<Record<string, (secret: string) => string>> = {
  'plain in data': (secret) => `${head}data: {password: ${secret}}\nsize: 1\n`,
  'base64 in data': (secret) => `${head}data:\n  password: ${base64(secret)}\nmore: 1\n`,
  'plain in stringData': (secret) => `${head}stringData:\n  password: ${secret}\n  'wrong key': ${secret}\n`,
  'a list': (secret) => `${head}stringData:\n  a: [${secret}]\n`,
  'a map': (secret) => `${head}data:\n  a: {b: {c: ${secret}}}\n`,
  'data that is a string': (secret) => `${head}data: password=${secret}\n`,
  'data without a blank': (secret) => `${head}data: {password:${secret}}\n`,
  'data that is a list': (secret) => `${head}data:\n- ${secret}\n- name: ${secret}\n`,
  'a field that does not exist': (secret) => `${head}datas:\n  password: ${secret}\nstringdata: ${secret}\n`,
  'a kind in another case': (secret) => `apiVersion: v1\nkind: secret\nmetadata: {name: a}\nstringData: {a: [${secret}]}\n`,
  'a kind that is misspelt': (secret) => `apiVersion: v1\nkind: Secert\nmetadata: {name: a}\ndata: {a: [${secret}]}\n`,
  'a kind of another version': (secret) => `apiVersion: v2\nkind: Secret\nmetadata: {name: a}\ndata: {a: [${secret}]}\nb: ${secret}\n`,
  'a kind with a tag': (secret) =>
    `apiVersion: v1\nkind: !!str Secret\nmetadata: {name: a}\nstringData: {a: [${secret}]}\ndatas: ${secret}\n`,
  'a kind behind an alias': (secret) => `a: &k Secret\napiVersion: v1\nkind: *k\nmetadata: {name: a}\ndata: [${secret}]\n`,
  'a kind with an escape': (secret) => `apiVersion: v1\nkind: "\\x53ecret"\nmetadata: {name: a}\ndata: [${secret}]\n`,
  'a kind that is said twice': (secret) => `${head}kind: ConfigMap\ndata: {a: [${secret}]}\n`,
  'a kind that is a map': (secret) => `apiVersion: v1\nkind: {a: b}\nmetadata: {name: a}\ndata: {password: [${secret}]}\n`,
  'a key of kind behind a byte order mark': (secret) =>
    `apiVersion: v1\n\uFEFFkind: Secret\nmetadata: {name: a}\ndata: [${secret}]\ntype: [!!int ${secret}]\n`,
  'a key of kind that is misspelt': (secret) =>
    `apiVersion: v1\nknid: Secret\nmetadata: {name: a}\nstringdata: [${secret}]\ntype: [!!int ${secret}]\n`,
  'a key of kind with a blank': (secret) =>
    `apiVersion: v1\n"kind ": Secret\nmetadata: {name: a}\nstringdata: [${secret}]\ntype: [!!int ${secret}]\n`,
  'a document marker in the middle': (secret) =>
    `${head}data:\n---\n  pin: [${secret}]\n  pin: !!int ${secret}\n  size: ${secret} # \n--- !!int ${secret}\n`,
  'a field of another type': (secret) => `${head}immutable: ${secret}\n`,
  'a tag': (secret) => `${head}stringData:\n  a: !${secret} b\n`,
  'an anchor that does not exist': (secret) => `${head}stringData:\n  a: *${secret}\n`,
  'a key twice': (secret) => `${head}stringData:\n  ${secret}: a\n  ${secret}: b\n  a: ${secret}\n  a: ${secret}\n`,
  'one line': (secret) => `{apiVersion: v1, kind: Secret, metadata: {name: a, bad: 1}, stringData: {password: ${secret}}}\n`,
  'one line with another object': (secret) =>
    `[{apiVersion: v1, kind: ConfigMap, metadata: {name: b}, size: 1}, {apiVersion: v1, kind: Secret, metadata: {name: a}, data: {a: ${secret}}}]\n`,
  'a stream in flow style': (secret) =>
    `--- {apiVersion: v1, kind: ConfigMap, metadata: {name: b}, size: 1}\n--- {kind: Secret, apiVersion: v1, metadata: {name: a}, size: {a: ${secret}}}\n`,
  'a List': (secret) => `apiVersion: v1\nkind: List\nitems:\n- ${`${head}datas: {a: ${secret}}`.replaceAll('\n', '\n  ')}\n`,
  'a SecretList': (secret) =>
    `apiVersion: v1\nkind: SecretList\nitems:\n- {metadata: {name: a}, data: {password: [${secret}]}, b: ${secret}}\n`,
  'a List in a List in one line': (secret) =>
    `{apiVersion: v1, kind: List, items: [{apiVersion: v1, kind: List, items: [{apiVersion: v1, kind: Secret, metadata: {name: a}, datas: {a: ${secret}}}]}]}\n`,
  annotations: (secret) =>
    `apiVersion: v1\nkind: Secret\nmetadata:\n  name: a\n  annotations:\n    kubectl.kubernetes.io/last-applied-configuration: [${secret}]\n    'bad key!': ${secret}\n`,
  'an annotation of something else': (secret) =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n  annotations:\n    'bad key!': '{"kind":"Secret","data":{"a":"${secret}"}}'\n`,
  'a comment': (secret) => `# password: ${secret}\n${head}datas: 1 # ${secret}\n`,
  'a comment of something else': (secret) => `${map}size: 1 # password: ${secret}\n`,
  'text that does not parse': (secret) => `${head}stringData: {password: ${secret}\n`,
  'text that does not parse after another document': (secret) => `${map}size: [\n---\n${head}stringData:\n  password: "${secret}\n`,
  'an embedded manifest': (secret) =>
    `apiVersion: kubernetes.crossplane.io/v1alpha2\nkind: Object\nmetadata: {name: a}\nspecs: {forProvider: {manifest: {apiVersion: v1, kind: Secret, data: {a: ${secret}}}}}\n`,
  'a generator of Secrets': (secret) =>
    `apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nsecretGenerator:\n- name: a\n  literals: a=${secret}\n`,
  'an environment variable': (secret) => `${map}spec: {env: [{name: DB_PASSWORD, value: ${secret}}]}\n`,
  'a field called password': (secret) => `${map}data:\n  adminPassword: [${secret}]\n`,
  'a URL with a password': (secret) => `${map}data:\n  url: ['https://user:${secret}@example.com/a']\n`,
  'a URL with a token': (secret) => `${map}data:\n  url: ['https://example.com/a?private_token=${secret}']\n`,
  'a parameter of a URL of JDBC': (secret) => `${map}data:\n  url: ['jdbc:mysql://db/a?user=a&password=${secret}']\n`,
  'base64 of base64, and the plain text elsewhere': (secret) =>
    `${head}data: {pin: ${base64(base64(secret))}}\n---\n${map}size: ${secret}\n`,
  'hexadecimal digits, and the plain text elsewhere': (secret) =>
    `${head}stringData: {pin: "${Buffer.from(secret).toString('hex')}"}\n---\n${map}size: ${secret}\n`,
  'one part of a value elsewhere': (secret) => `${head}stringData: {pin: eu.${secret}.shop}\n---\n${map}size: ${secret}\n`,
  'a default of a variable': (secret) => `${map}size: "\${db_password:=${secret}}"\n`,
  'an environment variable with a map': (secret) => `${map}spec: {env: [{name: DB_PASSWORD, value: {a: ${secret}}}]}\n`,
  'a patch of a Secret, and the value elsewhere': (secret) =>
    `${map}data: {a: 'kind: Secret\n\n  stringData: {pin: ${secret}}'}\nsize: [{patch: '[{op: add, path: /stringData/pin, value: ${secret}}]'}]\n`,
  'a token of GitHub': (secret) => `${map}data:\n  a: [ghp_${secret.replaceAll('-', '')}abcdefghijkl]\n`,
  'a JWT': (secret) => `${map}data:\n  a: [eyJhbGciOiJIUzI1NiJ9.${secret}.abcdefgh]\n`,
  'a private key': (secret) => `${map}binaryData:\n  a: |\n    -----BEGIN PRIVATE KEY-----\n    ${secret}\nsize: 1\n`,
};

const texts = Object.entries(shapes).map(([name, shape]) => {
  const secret = canary(name);
  return { name, secret, file: `${name.replaceAll(' ', '-')}.yaml`, text: shape(secret) };
});
const files = Object.fromEntries(texts.map(({ file, text }) => [file, text]));

/** The shapes of which the secret, or a part of it that is as good, is in `output`. */
const leaks = (output: string): readonly string[] =>
  texts.flatMap(({ name, secret }) => {
    const forms = [secret, base64(secret).slice(0, 20), secret.replaceAll('-', '')];
    return forms.some((form) => output.includes(form)) ? [name] : [];
  });

const formats = ['text', 'json', 'sarif', 'junit', 'github'];

describe.each(formats)('no secret is in a report of the format %s', (format) => {
  it.each([
    ['files', () => texts.map(({ file }) => file), undefined],
    ['a directory', () => ['.'], undefined],
    ['standard input', () => ['-'], texts.map(({ text }) => text).join('---\n')],
  ])('check of %s', async (_, paths, stdin) => {
    const cwd = directoryOf(files);
    const { code, stdout, stderr } = await runLimited(['check', ...paths(), '--output', format], {
      cwd,
      env: { XDG_CACHE_HOME: `${cwd}/.cache` },
      ...(stdin === undefined ? {} : { stdin }),
    });
    expect(code).toBe(1);
    expect(stdout.length).toBeGreaterThan(1000);
    expect(leaks(stdout + stderr)).toEqual([]);
  });
});

it('no secret is in a report of what is remembered', async () => {
  const plain = `${map}data: {a: b}\nkeys: 1\n`;
  const cwd = directoryOf({ ...files, 'plain.yaml': plain });
  const check = () => runLimited(['check', '.'], { cwd, env: { XDG_CACHE_HOME: `${cwd}/.cache` } });
  const first = await check();
  const second = await check();
  expect(second.stdout).toBe(first.stdout);
  expect(second.stdout).toContain('| keys: 1');
  expect(leaks(second.stdout + second.stderr)).toEqual([]);
});

/** A Flux Kustomization for each of the shapes. */
const fleet = (): string => {
  const kustomizations = texts.map(({ file }) => ({
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
    kind: 'Kustomization',
    metadata: { name: file.replace('.yaml', ''), namespace: 'flux-system' },
    spec: { interval: '1m', prune: true, path: `./apps/${file}`, sourceRef: { kind: 'GitRepository', name: 'flux-system' } },
  }));
  const isKustomization = (text: string): boolean => text.includes('kustomize.config.k8s.io');
  return directoryOf({
    'flux.yaml': kustomizations.map((pointer) => `---\n${JSON.stringify(pointer)}\n`).join(''),
    ...Object.fromEntries(texts.map(({ file, text }) => [`apps/${file}/${isKustomization(text) ? 'kustomization.yaml' : 'a.yaml'}`, text])),
  });
};

/** What is said of the objects, which are the answer, Secrets included. */
const said: Readonly<Record<string, (stdout: string) => string>> = {
  text: (stdout) => stdout,
  github: (stdout) => stdout,
  json: (stdout) => JSON.stringify(JSON.parse(stdout), (key, value: unknown) => (key === 'objects' ? undefined : value)),
  yaml: (stdout) => (stdout.match(/^# \S+ \S+.*$/gm) ?? []).join('\n'),
};

it.each(Object.keys(said))('no secret is in what build says as %s', async (format) => {
  const { code, stdout, stderr } = await runLimited(['build', '.', '--output', format], { cwd: fleet() });
  expect(code).toBe(1);
  const words = said[format]?.(stdout) ?? '';
  expect(words.length).toBeGreaterThan(1000);
  expect(leaks(words + stderr)).toEqual([]);
});

it('no secret is in an explanation', async () => {
  const cwd = directoryOf({
    'flux.yaml': [
      {
        kind: 'ConfigMap',
        apiVersion: 'v1',
        metadata: { name: 'values', namespace: 'flux-system' },
        data: { DB_PASSWORD: canary('a map') },
      },
      {
        apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
        kind: 'Kustomization',
        metadata: { name: 'a', namespace: 'flux-system' },
        spec: {
          interval: '1m',
          prune: true,
          path: './app',
          sourceRef: { kind: 'GitRepository', name: 'flux-system' },
          postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'values' }], substitute: { API_TOKEN: canary('a list') } },
        },
      },
    ]
      .map((object) => `---\n${JSON.stringify(object)}\n`)
      .join(''),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: variables of Flux
    'app/a.yaml': `${map}data:\n  a: ${'${DB_PASSWORD}'}\n  b: ${'${API_TOKEN}'}\n`,
  });
  for (const format of ['text', 'json']) {
    const { code, stdout, stderr } = await runLimited(['explain', 'ConfigMap/web/a', '--output', format], { cwd });
    expect({ code, isReported: stdout.includes('API_TOKEN') }).toEqual({ code: 0, isReported: true });
    expect(leaks(stdout + stderr)).toEqual([]);
  }
});

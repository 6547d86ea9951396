import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFixture, runSlipway, temporaryDirectory } from './fixture.ts';

const configMap = (name: string, data: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\n  namespace: web\n${data}`;

test('a second check reports what the first one reported, and so does one without cache and one after an edit', async () => {
  const fixture = makeFixture();
  const home = temporaryDirectory();
  const checkWith = (at: string) => (path: string) =>
    runSlipway(['check', path, '--output=json'], { cwd: fixture.root, env: { XDG_CACHE_HOME: at } });
  const [cached, uncached] = [checkWith(join(home, 'cache')), checkWith('/dev/null')];
  fixture.write('yaml/a.yaml', `${configMap('a', 'data:\n  key: value\n')}---\n${configMap('b', 'Data: {}\n')}`);
  fixture.write('yaml/b.yaml', configMap('c', 'data:\n  key: 1\n'));

  const first = await cached('yaml');
  expect(first.code).toBe(1);
  const folder = join(home, 'cache/slipway/documents');
  expect(readdirSync(folder).length).toBeGreaterThan(0);
  expect(await cached('yaml')).toEqual(first);
  expect(await uncached('yaml')).toEqual(first);

  fixture.write('yaml/b.yaml', `# moved down\n\n${configMap('c', 'data:\n  other: 1\n')}`);
  const edited = await cached('yaml');
  expect(edited.stdout).not.toBe(first.stdout);
  expect(edited).toEqual(await uncached('yaml'));

  for (const shard of readdirSync(folder)) {
    const cache = join(folder, shard);
    writeFileSync(cache, readFileSync(cache, 'utf8').replace('reject', 'accept'));
  }
  expect(await cached('yaml')).toEqual(edited);
});

test('limits, lists of values and defaults of a CRD beyond 2^53 do not stop a check with a cache', async () => {
  const fixture = makeFixture();
  const env = { XDG_CACHE_HOME: temporaryDirectory() };
  fixture.write(
    'crds/gauges.yaml',
    `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: { name: gauges.meters.example }
spec:
  group: meters.example
  names: { kind: Gauge, plural: gauges, singular: gauge, listKind: GaugeList }
  scope: Namespaced
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec:
              type: object
              properties:
                most: { type: integer, minimum: -9223372036854775000, maximum: 9007199254740993 }
                one: { type: integer, enum: [9007199254740993, 1], default: 9007199254740993 }
                within: { type: object, default: { least: 9007199254740993 }, properties: { least: { type: integer } } }
                by: { type: integer, x-kubernetes-validations: [{ rule: self < 9007199254740993 }] }
`,
  );
  fixture.write(
    'yaml/gauges.yaml',
    'apiVersion: meters.example/v1\nkind: Gauge\nmetadata: { name: a, namespace: web }\nspec: { most: 9007199254760000, one: 9007199254750000 }\n',
  );
  const check = () => runSlipway(['check', 'crds', 'yaml', '--crds', 'crds', '--output=json'], { cwd: fixture.root, env });
  const first = await check();
  const { findings } = JSON.parse(first.stdout) as { readonly findings: readonly { readonly rule: string; readonly pointer: string }[] };
  expect(findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(['out-of-range /spec/most', 'not-allowed-value /spec/one']);
  expect(await check()).toEqual(first);
});

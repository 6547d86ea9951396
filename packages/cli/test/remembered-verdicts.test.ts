import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFixture, runSlipway, temporaryDirectory } from './fixture.ts';

const configMap = (name: string, data: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\n  namespace: web\n${data}`;

test('a second check tells what the first one told, and so does one without memory and one after an edit', async () => {
  const fixture = makeFixture();
  const home = temporaryDirectory();
  const cache = (at: string) => (path: string) =>
    runSlipway(['check', path, '--output=json'], { cwd: fixture.root, env: { XDG_CACHE_HOME: at } });
  const [remembering, forgetful] = [cache(join(home, 'cache')), cache('/dev/null')];
  fixture.write('yaml/a.yaml', `${configMap('a', 'data:\n  key: value\n')}---\n${configMap('b', 'Data: {}\n')}`);
  fixture.write('yaml/b.yaml', configMap('c', 'data:\n  key: 1\n'));

  const first = await remembering('yaml');
  expect(first.code).toBe(1);
  const folder = join(home, 'cache/slipway/documents');
  expect(readdirSync(folder).length).toBeGreaterThan(0);
  expect(await remembering('yaml')).toEqual(first);
  expect(await forgetful('yaml')).toEqual(first);

  fixture.write('yaml/b.yaml', `# moved down\n\n${configMap('c', 'data:\n  other: 1\n')}`);
  const edited = await remembering('yaml');
  expect(edited.stdout).not.toBe(first.stdout);
  expect(edited).toEqual(await forgetful('yaml'));

  for (const shelf of readdirSync(folder)) {
    const memory = join(folder, shelf);
    writeFileSync(memory, readFileSync(memory, 'utf8').replace('reject', 'accept'));
  }
  expect(await remembering('yaml')).toEqual(edited);
});

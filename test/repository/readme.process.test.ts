import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { START_SLIPWAY } from '../../packages/cli/test/start-slipway.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The files that the README asks its reader to write. */
const shown = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^One new file, `([^`]+)`[^\n]*\n\n```ts\n(.*?)^```$/gms)].map(
  ([, path = '', text = '']) => ({ path, text, packageName: path.split('/')[1] ?? '', name: camelCase(basename(path, '.ts')) }),
);

/** What an example imports of the fleet, and the fleet has no longer: a team may take away what the README uses. */
async function missingImports({ path, text }: { readonly path: string; readonly text: string }): Promise<string[]> {
  const imports = [...text.matchAll(/^import \{ ([^}]+) \} from '([^']+)';$/gm)].map(([, names = '', module = '']) => ({ names, module }));
  const files = imports.filter(({ module }) => module.startsWith('.')).map(({ module }) => join(root, dirname(path), module));
  const packages = imports.filter(({ module }) => /^@slipway\/(addons-catalog|applications|flux-sources)$/.test(module));
  const names = packages.map(async ({ names, module }) => {
    const exported: object = await import(module);
    return names.split(', ').filter((name) => !(name in exported));
  });
  return [...files.filter((file) => !existsSync(file)), ...(await Promise.all(names)).flat()];
}
const missing = await Promise.all(shown.map(missingImports));
const examples = shown.filter((_, index) => missing[index]?.length === 0);

// Below the root, so that the copies find the installed packages.
let scratch: string;

beforeAll(() => {
  mkdirSync(join(root, '.slipway'), { recursive: true });
  scratch = mkdtempSync(join(root, '.slipway/readme-'));
  for (const { path, text, packageName } of examples) {
    cpSync(join(root, 'packages', packageName, 'src'), join(scratch, 'packages', packageName, 'src'), { recursive: true });
    writeFileSync(join(scratch, path), text);
  }
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('the README shows a cluster, an add-on and an application', () => {
  expect(shown.map(({ packageName }) => packageName)).toEqual(['cluster-defs', 'addons-catalog', 'applications']);
});

test('what it shows is formatted as the linter wants it', () => {
  for (const { path, text } of shown) {
    const formatted = execFileSync(join(root, 'node_modules/.bin/biome'), ['check', `--stdin-file-path=${path}`, '--write'], {
      cwd: root,
      input: text,
      encoding: 'utf8',
    });
    expect(formatted, path).toBe(text);
  }
});

test('what it shows compiles', () => {
  const options = { extends: relative(scratch, join(root, 'tsconfig.base.json')), files: examples.map(({ path }) => path) };
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(options));
  const compiled = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', scratch], { encoding: 'utf8' });
  expect(compiled.stdout).toBe('');
  expect(compiled.status).toBe(0);
});

/** The reader may have added the examples, or others with their addresses, to this repository. */
const ASSEMBLED: Readonly<Record<string, string>> = {
  'cluster-defs': `
    import { assembleFleet } from '@slipway/fleet';
    import { fleet } from './fleet.ts';
    export const files = (cluster) => assembleFleet({ ...fleet, clusters: [cluster.hub, cluster] });`,
  'addons-catalog': `
    import { assembleCatalogue } from '@slipway/fleet';
    import { addons } from './addons.gen.ts';
    export const files = (addon) => assembleCatalogue([...addons.filter(({ name }) => name !== addon.name), addon]);`,
  applications: `
    import { assembleApplications } from '@slipway/fleet';
    import { applications } from './applications.gen.ts';
    export const files = (application) => assembleApplications([...applications.filter(({ name }) => name !== application.name), application]);`,
};

test.each(examples)('$path assembles to documents that are accepted', ({ path, packageName, name }) => {
  const source = join(scratch, 'packages', packageName, 'src');
  const tree = join(scratch, 'tree', packageName);
  writeFileSync(join(source, 'readme-files.js'), ASSEMBLED[packageName] ?? '');
  writeFileSync(
    join(source, 'readme-main.js'),
    `import { mkdirSync, writeFileSync } from 'node:fs';
    import { dirname, join } from 'node:path';
    import { renderTree } from '@slipway/manifest';
    import { files } from './readme-files.js';
    import { ${name} } from './${relative(source, join(scratch, path))}';
    for (const [path, text] of renderTree(files(${name}))) {
      const file = join(${JSON.stringify(tree)}, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }`,
  );
  execFileSync(process.execPath, [join(source, 'readme-main.js')], { encoding: 'utf8' });
  expect(globSync(`**/*${basename(path, '.ts')}*/**/*.yaml`, { cwd: tree })).not.toEqual([]);
  // The composite of a cluster is defined in common/crossplane.
  const checked = spawnSync(process.execPath, [...START_SLIPWAY, 'check', tree, join(root, 'common/crossplane')], {
    encoding: 'utf8',
  });
  expect(checked.stdout).toMatch(/^\d+ documents accepted\.$/m);
  expect(checked.status).toBe(0);
});

function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

test('shows a comment as `slipway review` writes it', () => {
  const golden = readFileSync(join(root, 'packages/review/test/golden/reference-policy.md'), 'utf8');
  const [, ...lines] = golden.trimEnd().split('\n');
  const quoted = lines.map((line) => `> ${line}`.trimEnd()).join('\n');
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(quoted);
});

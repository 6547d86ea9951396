import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Steps } from './steps.ts';

interface Example {
  readonly path: string;
  readonly text: string;
}

/** The files that a README shows as examples. */
export const examplesOf = (readme: string): Example[] =>
  [...readme.matchAll(/^One new file, `([^`]+)`[^\n]*\n\n```ts\n(.*?)^```$/gms)].map(([, path = '', text = '']) => ({ path, text }));

/** Adds each of the examples, then removes them again, the last one first. Both commands must succeed after each step. */
export async function followReadme(steps: Steps, fleet: string): Promise<void> {
  const examples = examplesOf(readFileSync(join(fleet, 'README.md'), 'utf8'));
  const before = treeOf(fleet);
  await steps.step('the README shows a cluster, an add-on and an application', async () => {
    const packages = examples.map(({ path }) => path.split('/')[1]);
    if (packages.join() !== 'cluster-defs,addons-catalog,applications') throw new Error(`the README shows files of ${packages.join(', ')}`);
  });
  const user = join(fleet, USER);
  const states: string[] = [];
  for (const { path, text } of examples) {
    const name = basename(path, '.ts');
    mkdirSync(dirname(join(fleet, path)), { recursive: true });
    writeFileSync(join(fleet, path), text);
    states.push(readFileSync(user, 'utf8'));
    writeFileSync(user, used(states.at(-1) ?? '', USES[name]));
    await steps.green(fleet, `with ${name}`);
    await steps.step(`with ${name}: the tree has it`, async () => {
      const files = [...treeOf(fleet).keys()].filter((file) => !before.has(file) && file.includes(name));
      if (files.length === 0) throw new Error(`no file of the tree contains ${name}`);
      return `${files.length} files`;
    });
  }
  for (const { path } of examples.toReversed()) {
    writeFileSync(user, states.pop() ?? '');
    rmSync(join(fleet, path));
    await steps.green(fleet, `without ${basename(path, '.ts')}`);
  }
  await steps.step('the tree is what it was', async () => {
    const changed = differences(before, treeOf(fleet));
    if (changed.length > 0) throw new Error(`these files differ: ${changed.join(', ')}`);
  });
}

/** The cluster that uses the added example. */
const USER = 'packages/cluster-defs/src/clusters/apps-staging.ts';

const USES: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'prometheus-adapter': [
    ['  prometheus,\n', '  prometheus,\n  prometheusAdapter,\n'],
    ['    use(prometheus),\n', '    use(prometheus),\n    use(prometheusAdapter, { replicas: 2 }),\n'],
  ],
  orders: [
    ['{ hello, run }', '{ hello, orders, run }'],
    ['[run(hello, { replicas: 1 })]', '[run(hello, { replicas: 1 }), run(orders)]'],
  ],
};

/** Returns the text of the cluster that uses the added example and no other. */
function used(text: string, edits: readonly (readonly [from: string, to: string])[] = []): string {
  return edits.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`${USER} has no ${JSON.stringify(from)}`);
    return before.replace(from, to);
  }, text);
}

/** Returns the texts of all generated files of a fleet by path. */
export const treeOf = (fleet: string): Map<string, string> =>
  new Map(
    globSync('{common,clusters,applications}/**/*', { cwd: fleet, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(fleet.length + 1), readFileSync(file, 'utf8')]),
  );

/** Returns the files that only one of two trees has, or that differ. */
export const differences = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort();

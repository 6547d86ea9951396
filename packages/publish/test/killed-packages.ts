import type { PackageTree } from '../src/index.ts';

/** Two packages of a few hundred files, all of which differ in every generation. */
export const killedPackages = (generation: string): readonly PackageTree[] =>
  ['sources', 'addons'].map((name) => ({
    name,
    version: '1.0.0',
    bumps: ['patch'],
    prefixes: [`common/${name}`],
    files: new Map(
      Array.from({ length: 300 }, (_, index) => [
        `common/${name}/${index % 7}/${index}.yaml`,
        `${name} ${index} ${generation}\n`.repeat(40),
      ]),
    ),
  }));

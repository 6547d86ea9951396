// Publishes a tree of many files, and reads each file on demand: `node publish-memory-process.ts CHECKOUT FILES`.
import { type PackageTree, publishPackages, TextsOnDemand } from '../packages/publish/src/index.ts';

const [, , cwd = '.', count = '1'] = process.argv;
const paths = Array.from({ length: Number(count) }, (_, index) => `common/unit-${index % 500}/settings-${index}.yaml`);
const lines = Array.from({ length: 40 }, (_, index) => `  KEY_${index}: value-${(index * 104_729) % 65_521} of this file`);

/** 1.5 KB. */
const textOf = (path: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${path.split('/').at(-1)}\n  namespace: web\ndata:\n${lines.join('\n')}\n`;

const tree: PackageTree = { name: 'bench', version: '1.0.0', prefixes: ['common'], files: new TextsOnDemand(paths, textOf) };
const { packages } = await publishPackages({ cwd, packages: [tree] });
if (packages[0]?.outcome !== 'published') throw new Error(`not published: ${JSON.stringify(packages[0]?.findings)}`);

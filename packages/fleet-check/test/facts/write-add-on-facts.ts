import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gitFiles } from './git-files.ts';

/**
 * `node packages/fleet-check/test/facts/write-add-on-facts.ts DIRECTORY` writes with which releases of Kubernetes each minor release of
 * Karpenter works, as its own check has them. The directory holds the Git repository karpenter-provider-aws with all tags, bare or not.
 */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('usage: node packages/fleet-check/test/facts/write-add-on-facts.ts DIRECTORY');

const karpenter = gitFiles(resolve(directory), 'karpenter-provider-aws');
const releases = karpenter.minors(/^v(\d+)\.(\d+)\.(\d+)$/, '0.34').map(([minor, tag]) => {
  const text = karpenter.read(tag, 'pkg/providers/version/version.go');
  const bound = (name: string): string => new RegExp(`${name}\\s*=\\s*"(1\\.\\d+)"`).exec(text)?.[1] ?? '';
  return [minor, `${bound('MinK8sVersion')} ${bound('MaxK8sVersion')} ${tag} ${karpenter.commit(tag)}`] as const;
});

const file = new URL('../../src/versions/add-on-facts.gen.ts', import.meta.url);
const text = JSON.stringify({ karpenter: Object.fromEntries(releases) }, undefined, 1);
writeFileSync(
  file,
  `/* Written by packages/fleet-check/test/facts/write-add-on-facts.ts. */\n\nexport const addOnFactsText = String.raw\`${text}\`;\n`,
);

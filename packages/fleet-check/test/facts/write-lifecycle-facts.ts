import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gitFiles } from './git-files.ts';

/**
 * `node packages/fleet-check/test/facts/write-lifecycle-facts.ts DIRECTORY` writes which release of Kubernetes deprecates and which removes
 * a version of a kind, and what takes its place, as the types of k8s.io/api say. The directory holds the Git repository api, bare or not.
 */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('usage: node packages/fleet-check/test/facts/write-lifecycle-facts.ts DIRECTORY');

const api = gitFiles(resolve(directory), 'api');
const FILE = 'zz_generated.prerelease-lifecycle.go';
const RELEASE = /func \(in \*(\w+)\) APILifecycle(Deprecated|Removed)\(\) \(major, minor int\) \{\s*return (\d+), (\d+)/g;
const REPLACEMENT =
  /func \(in \*(\w+)\) APILifecycleReplacement\(\) schema\.GroupVersionKind \{\s*return schema\.GroupVersionKind\{Group: "(.*)", Version: "(.*)", Kind: ".*"\}/g;

/** Not objects that anybody applies. */
const isObject = (kind: string): boolean => !/(?:List|Options|Review|Rollback|Scale|Discovery|Eviction)$/.test(kind);

const versions = api
  .list('HEAD', '.')
  .flatMap((folder) => api.list('HEAD', folder))
  .filter((folder) => /\/v\d\w*$/.test(folder) && api.list('HEAD', folder).includes(`${folder}/${FILE}`));

const kinds = versions.flatMap((folder) => {
  const [, group = ''] = /const GroupName = "(.*)"/.exec(api.read('HEAD', `${folder}/register.go`)) ?? [];
  const text = api.read('HEAD', `${folder}/${FILE}`);
  const releases = new Map<string, Record<string, string>>();
  for (const [, kind = '', what = '', major, minor] of text.matchAll(RELEASE))
    releases.set(kind, { ...releases.get(kind), [what]: `${major}.${minor}` });
  for (const [, kind = '', other, version] of text.matchAll(REPLACEMENT))
    releases.set(kind, { ...releases.get(kind), instead: ` ${other}/${version}` });
  return [...releases]
    .filter(([kind, { Removed }]) => isObject(kind) && Removed !== undefined)
    .map(
      ([kind, { Deprecated, Removed, instead = '' }]) =>
        [`${group}/${folder.split('/').at(-1)} ${kind}`, `${Deprecated} ${Removed}${instead}`] as const,
    );
});

const file = new URL('../../src/versions/lifecycle-facts.gen.ts', import.meta.url);
const text = JSON.stringify(
  { source: `api ${api.commit('HEAD')}`, kinds: Object.fromEntries(kinds.sort(([a], [b]) => (a < b ? -1 : 1))) },
  undefined,
  1,
);
writeFileSync(
  file,
  `/* Written by packages/fleet-check/test/facts/write-lifecycle-facts.ts. */\n\nexport const lifecycleFactsText = String.raw\`${text}\`;\n`,
);

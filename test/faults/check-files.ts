import { type Finding, NO_BUDGET } from '@slipway/manifest';
import { checkBuiltFleet } from '../../packages/cli/src/check/check-clusters.ts';
import { givenKinds } from '../../packages/cli/src/kinds/given-kinds.ts';
import type { VerbContext } from '../../packages/cli/src/report/verb-context.ts';
import { createParseCache, type FolderTree, fileMapTree, searchRoots } from '../../packages/flux-build/src/index.ts';
import { createSecretValues } from '../../packages/validate/src/index.ts';
import type { Fault } from './faults.ts';
import type { Files } from './fleets/texts.ts';

const context: VerbContext = {
  terminal: { cwd: '/', env: {}, interactive: false, stderr: () => {} } as unknown as VerbContext['terminal'],
  cwd: '/',
  output: 'json',
  budget: NO_BUDGET,
  secrets: createSecretValues(),
  timeLimit: 0,
  grace: 0,
  found: [],
  signal: () => new AbortController().signal,
  stop: () => {},
  doing: () => '',
  progress: () => {},
  displayFrom: (_, path) => path,
};

const given = givenKinds({ cwd: '/nowhere', env: {} });

/** What `slipway check` finds in a repository that is not on disk. */
export function findingsIn(files: Files): readonly Finding[] {
  const tree: FolderTree = { ...fileMapTree(files), readBefore: () => undefined, unreadable: () => [], leftOut: () => [] };
  const cache = createParseCache();
  const search = searchRoots(tree, '', { cache });
  const open = {
    input: { tree, roots: search.roots, evidence: search.evidence, cache },
    root: '/',
    search,
    findings: [],
    isRootKnown: true,
    isOnDisk: false,
    tree,
    fileName: (_content: string, file: string) => file,
    trees: () => [tree],
    treeOf: () => undefined,
  };
  const input = { texts: files, named: new Set<string>(), roots: [], skipped: [], findings: [] };
  const options = {
    input,
    given,
    settingsOf: () => ({}),
    kubernetesOf: () => undefined,
    shownPath: '.',
    isOwn: false,
    definitions: undefined,
  };
  return checkBuiltFleet(open, options, context).findings.filter(({ severity }) => severity !== 'advice');
}

/** Whether a finding names the object with the fault, or what is missing. */
export function isNamed({ files, names }: Fault): boolean {
  const text = findingsIn(files).map(({ message, object, objects, file, value }) =>
    JSON.stringify([message, object, objects, file, value]),
  );
  return text.some((each) => names.some((name) => each.includes(name)));
}

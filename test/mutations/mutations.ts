/** A failure of tools that publish, the guard against it, and the test that fails without the guard. */
export interface Mutation {
  readonly id: `F${number}`;
  readonly failure: string;
  /** Remove the guard. Each text occurs once in its file. */
  readonly edits: readonly { readonly file: string; readonly guard: string; readonly without: string }[];
  readonly test: { readonly file: string; readonly name: string };
}

const publish = (file: string): string => `packages/publish/test/${file}.process.test.ts`;

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are texts of source files
export const mutations: readonly Mutation[] = [
  {
    id: 'F1',
    failure: 'one package writes into the folders of others',
    edits: [
      {
        file: 'packages/publish/src/plan/check-request.ts',
        guard: 'if (FIXED_FILES.has(path) || !prefixes.some((prefix) => path.startsWith(`${prefix}/`))) {',
        without: 'if (FIXED_FILES.has(path)) {',
      },
    ],
    test: { file: publish('refusals'), name: 'reports every wrong path' },
  },
  {
    id: 'F2',
    failure: 'a new branch is empty before its content comes',
    edits: [
      {
        file: 'packages/publish/src/push/fast-import-stream.ts',
        guard: '  yield data(plan.message);\n',
        without:
          '  if (plan.parent === undefined) yield `data 0\\n\\ncommit ${newCommitRef(index)}\\ncommitter ${signature}\\n`;\n  yield data(plan.message);\n',
      },
    ],
    test: { file: publish('publish'), name: 'starts a new branch with its content in one commit' },
  },
  {
    id: 'F3',
    failure: 'everything of a folder goes, since nothing was rendered',
    edits: [
      {
        file: 'packages/publish/src/plan/check-deletions.ts',
        guard: '=> [...massDeletions(check), ...protectedDeletions(check)];',
        without: '=> protectedDeletions(check);',
      },
    ],
    test: { file: publish('refusals'), name: 'refuses to empty a prefix' },
  },
  {
    id: 'F4',
    failure: 'a list without an entry takes objects away',
    edits: [
      {
        file: 'packages/publish/src/plan/check-deletions.ts',
        guard: '    ...unappliedObjects({ before, after }, keysOf(deleted), objectsOf, isRefused),\n',
        without: '',
      },
    ],
    test: { file: publish('refusals'), name: 'refuses to lose its line' },
  },
  {
    id: 'F5',
    failure: 'a Flux Kustomization goes, with all that it leads to',
    edits: [
      {
        file: 'packages/fleet-check/src/transition/removals.ts',
        guard: '    if (owner !== undefined) for (const each of removedWithOwner(change, owner, sides)) add(each);\n',
        without: '',
      },
    ],
    test: { file: 'packages/fleet-check/test/transition.test.ts', name: 'with all that they made' },
  },
  {
    id: 'F6',
    failure: 'an object that moves is deleted first',
    edits: [
      {
        file: 'packages/fleet-check/src/transition/fleet-transition.ts',
        guard: '  return mayBeDeletedFirst(before, owner, sides)\n',
        without: '  return false\n',
      },
    ],
    test: { file: 'packages/fleet-check/test/transition.test.ts', name: 'may be a deletion first' },
  },
  {
    id: 'F7',
    failure: "Flux's own installation goes",
    edits: [
      {
        file: 'packages/publish/src/plan/check-deletions.ts',
        guard: '    ...fluxFiles(ofFlux, check, new Set(deleted.map(({ path }) => path))),\n',
        without: '',
      },
    ],
    test: { file: publish('refusals'), name: "refuses to remove a file of Flux's own installation" },
  },
  {
    id: 'F8',
    failure: 'what does not build is published',
    edits: [
      {
        file: 'packages/cli/src/publish/run-publish.ts',
        guard: 'dryRun: (options.dryRun ?? false) || hasReject(findings),',
        without: 'dryRun: options.dryRun ?? false,',
      },
      {
        file: 'packages/cli/src/publish/run-publish.ts',
        guard: 'adjustedCheck(togetherOnce(own, checked), settings,',
        without: 'adjustedCheck(checked.findings, settings,',
      },
    ],
    test: { file: 'packages/cli/test/publish.process.test.ts', name: 'pushes nothing when a definition is refused' },
  },
  {
    id: 'F9',
    failure: 'files remain that the definitions no longer return',
    edits: [
      {
        file: 'packages/publish/src/push/fast-import-stream.ts',
        guard: '  for (const path of plan.removed) yield `D ${quotePath(path)}\\n`;\n',
        without: '',
      },
    ],
    test: { file: publish('remotes'), name: 'takes first and later versions, whole and only them' },
  },
  {
    id: 'F10',
    failure: 'two writers do not see each other, since they spell the address differently',
    edits: [
      {
        file: 'packages/publish/src/push/import-and-push.ts',
        guard: "updates.map(({ ref, old }) => `--force-with-lease=${ref}:${old ?? ''}`)",
        without: "['--force']",
      },
    ],
    test: { file: publish('failure-modes'), name: 'has one line of versions, and loses none' },
  },
  {
    id: 'F11',
    failure: 'a lost lease is not recognised by the words of the server',
    edits: [
      {
        file: 'packages/publish/src/push/push-until-done.ts',
        guard: "error ? await classifyPush(store, updates) : 'landed'",
        without: "error ? (/stale info|fetch first/.test(error.message) ? 'lost' : 'unmoved') : 'landed'",
      },
    ],
    test: { file: publish('failure-modes'), name: 'is detected by the state of the remote, with any error text' },
  },
  {
    id: 'F12',
    failure: 'a long history is fetched',
    edits: [
      {
        file: 'packages/publish/src/store/object-store.ts',
        guard: "['--quiet', '--depth=1', '--filter=blob:none',",
        without: "['--quiet',",
      },
    ],
    test: { file: publish('failure-modes'), name: 'is not fetched: of all commits the tip alone' },
  },
  {
    id: 'F13',
    failure: 'a path leads out of the tree',
    edits: [
      {
        file: 'packages/publish/src/plan/check-request.ts',
        guard: '  !/^\\.+$|[. ]$|^\\.git$|',
        without: '  !/[. ]$|',
      },
    ],
    test: { file: publish('refusals'), name: 'reports every wrong path' },
  },
  {
    id: 'F14',
    failure: 'one of several branches moves',
    edits: [
      {
        file: 'packages/publish/src/push/import-and-push.ts',
        guard: "    '--atomic',\n",
        without: '',
      },
    ],
    test: { file: publish('world-failures'), name: 'moves no branch when one of them is refused' },
  },
  {
    id: 'F15',
    failure: 'what a pull request put into a cache is published',
    edits: [
      {
        file: 'packages/projen-fleet/src/repository/workflow-file.ts',
        guard: "with: { 'node-version': nodeMajor }",
        without: "with: { 'node-version': nodeMajor, cache: 'npm' }",
      },
    ],
    test: { file: 'packages/projen-fleet/test/create-fleet.process.test.ts', name: 'restores no cache and keeps no credentials' },
  },
  {
    id: 'F16',
    failure: 'an object goes at the same time as the controller that finishes its deletion',
    edits: [
      {
        file: 'packages/fleet-check/src/transition-rules/removal-order.ts',
        guard: '      if (controller !== undefined)\n',
        without: '      if (controller === null)\n',
      },
    ],
    test: { file: 'packages/fleet-check/test/transition-rules.test.ts', name: 'its chart is an OCI artifact' },
  },
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: these are texts of source files

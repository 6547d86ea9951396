/** A command line without `slipway`, and what it does. */
export type Example = readonly [command: string, does: string];

/** Examples of each verb, for its `--help` and the README. */
export const examples = {
  synth: [
    ['synth', 'write common/ clusters/ applications/ from the definitions'],
    ['synth --check', 'write nothing; fail if the tree on disk differs'],
  ],
  check: [
    ['check', 'judge what the clusters of the definitions get, as the API server would'],
    ['check .', 'judge what Flux applies to each cluster of this repository; documents, where there is no fleet'],
    ['check . --all', 'every finding, and what no cluster applies'],
    ['check . --documents', 'every document as it is written'],
    ['check deploy/ a.yaml', 'judge files and directories; no repository is needed'],
    ['check new.yaml --against old.yaml', 'what the API server refuses to change: files, directories, or a commit'],
    ['check . --crds crds/', 'with the kinds of more CustomResourceDefinitions'],
    ['check . --strict-unknown', 'fail on kinds of which there is no schema'],
    ['check . --against main', 'and what Flux would do on each cluster when this state follows that of a branch'],
    ['check . --settings-from origin/main', 'in a pull request: with the settings and kinds of the base'],
    ['check . --write-baseline', 'let pass what fails now, report what is new'],
    ['check . --watch', 'again after each change, until Ctrl-C'],
    ['check . --output sarif', 'for code scanning; junit for build servers, github for annotations'],
    ['check - < all.yaml', 'judge standard input'],
  ],
  kinds: [
    ['kinds add crds/ provider.xpkg', 'know the kinds of CRDs, XRDs and a package of Crossplane in every check'],
    ['kinds add - < crds.yaml', 'with kubectl get crds -o yaml: all kinds of a cluster'],
    ['kinds list', 'what was added, in which version and from where'],
    ['kinds remove keda.sh', 'all kinds of an API group, or one kind'],
  ],
  build: [
    ['build clusters/a/a-staging', 'the objects that Flux applies, from a bootstrap path on'],
    ['build . --cluster a-staging --output yaml | slipway check -', 'the verdict on all that one cluster gets'],
    ['build . --kustomization flux-system/apps', 'one Flux Kustomization'],
    ['build . --source OCIRepository/flux-system/apps=../apps', 'with the content of a source that is elsewhere'],
    ['build . --present by-hand/', 'with Secrets and ConfigMaps that were made by hand'],
    ['build . --at v1.4.0', 'the fleet as it is in a commit; also of a bare repository'],
    ['build . --root by-hand/prod', 'where Flux begins, if that is not found'],
    ['build fleet --repository .', 'outside of Git: where paths of Flux Kustomizations begin'],
  ],
  review: [
    ['review --base main', 'what the files on disk change on which cluster, against the branch main'],
    ['review --base v1.4.0 --head v1.5.0', 'between two commits'],
    ['review --base addons-catalog@1.4.0 --head addons-catalog@1.5.0', 'between two releases, on the clusters that follow a channel'],
    ['review --promote staging..production --remote origin', 'what a promotion would change'],
    ['review --promote latest..staging --package addons-catalog', 'that of one package'],
    ['review --from review.json --output html > review.html', 'what --output json wrote, in another form'],
    ['review --base origin/main --output markdown', 'a comment for a pull request'],
    ['review --base origin/main --output sarif', 'its risks, for code scanning'],
    ['review --base main --output html > review.html', 'a page to open in a browser: search, filters, side by side'],
    ['review --base main --fail-at R2 fleet/', 'of a folder; exit code 1 from a risk on'],
  ],
  comment: [
    ['comment review.json', 'in a workflow or pipeline of a pull request: post it there'],
    ['comment review.json --to github --pull-request 7', 'with GITHUB_TOKEN and GITHUB_REPOSITORY'],
    ['comment review.json --status --fail-at R3', 'with a commit status, which fails from R3 on'],
    ['comment review.json --to stdout', 'print the comment'],
  ],
  plan: [
    ['plan --remote origin', 'versions, files and what changes on which cluster, before anything is pushed'],
    ['plan --remote origin --output json', 'the same for programs, and for `slipway publish --plan`'],
  ],
  publish: [
    ['publish', 'commit each package to flux/<package>/latest of .slipway/fleet.git'],
    ['publish --remote origin --dry-run', 'show what would be pushed'],
    ['publish --remote origin --plan plan.json', 'exactly what `slipway plan --output json` wrote to plan.json, or nothing'],
    ['publish --remote origin --package cluster-defs', 'one package'],
    ['publish --remote origin --oci oci://ghcr.io/acme/fleet', 'to a registry, too, for clusters with OCIRepositories'],
    ['publish --replace-tip COMMIT', 'over a commit that others pushed, by its full id'],
  ],
  release: [
    ['release --dry-run', 'which versions there would be, and what would be published'],
    ['release --remote origin', 'new versions as a commit on the branch of the definitions, and their tags'],
    ['release --remote origin --pull-request', 'the versions as branch release/versions, where the main branch is protected'],
  ],
  promote: [
    ['promote --from latest --to staging', 'the releases of all packages that are on latest'],
    ['promote addons-catalog@1.4.0 --from staging --to production', 'one package, in one version'],
    ['promote --from staging --to production --approved-by Ada --checked smoke', 'with what the settings of the channel ask for'],
    ['promote --from staging --to production --pull-request', 'as branches flux-next/<package>/production, for pull requests'],
    ['promote --from latest --to staging --remote origin --dry-run', 'show what would be pushed'],
    [
      'promote --from latest --to staging --remote origin --plan plan.json',
      'exactly what the dry run wrote with `--output json`, or nothing',
    ],
  ],
  rollback: [
    [
      'rollback addons-catalog --channel production --to 1.3.0 --reason "INC-7: ingress is down"',
      'the old content as a new commit, and hold it',
    ],
    ['rollback addons-catalog --channel production --to 1.3.0 --reason INC-7 --dry-run', 'show what would be pushed'],
  ],
  hold: [
    ['hold addons-catalog applications --channel production --reason "change freeze"', 'no new version comes onto the channel'],
    ['hold addons-catalog --channel production --release --reason "freeze is over"', 'let it go on'],
  ],
  reject: [
    ['reject addons-catalog@1.4.0 --reason "INC-7"', 'no channel gets the version again; clusters that pin it keep it'],
    ['reject cluster-defs@99.0.0 --delete-tag', 'show a tag that nobody released'],
    ['reject cluster-defs@99.0.0 --delete-tag --confirm ID', 'delete it, if this is its id'],
  ],
  status: [
    ['status --remote origin', 'which version every channel has, and what every cluster follows'],
    ['status --remote origin --output json', 'the same for a program'],
  ],
  log: [
    ['log addons-catalog --remote origin', 'what was put on the first channel, and why'],
    ['log addons-catalog --channel production --remote origin --limit 5', 'the newest five of another one'],
  ],
  verify: [
    ['verify --remote origin', 'every channel of every package'],
    ['verify addons-catalog@1.4.0 --remote origin', 'a release, by its tag'],
    ['verify addons-catalog --channel production --remote origin --patch edits.patch', 'what somebody edited there, for `git apply`'],
  ],
  list: [
    ['list', 'clusters, add-ons, applications, kinds of composite resources, sources'],
    ['list clusters --output json', 'one of the lists, as data'],
  ],
  bootstrap: [
    ['bootstrap mgmt-production', 'show what is done by hand, once'],
    ['bootstrap mgmt-production --script boot.sh', 'the same as a script, which runs the steps that are named'],
  ],
  explain: [
    ['explain outside-prefix', 'a rule'],
    ['explain clusters/a/b.yaml:12', 'which line of TypeScript made this line'],
    ['explain product-catalog', 'an application, add-on or cluster: its folder, its definition, what applies it'],
    ['explain HelmRelease.spec.interval', 'what a field may hold'],
    ['explain HelmRelease/flux-system/karpenter', 'which Kustomizations, patches and variables made an object'],
  ],
} as const satisfies Readonly<Record<string, readonly Example[]>>;

/** The lines of some examples, each behind `prompt`; what they do stands in one column. */
export function exampleLines(some: readonly Example[], prompt = ''): readonly string[] {
  const width = Math.max(...some.map(([command]) => command.length).filter((length) => length <= WIDEST));
  return some.map(([command, does]) => `${prompt}slipway ${command.padEnd(width)}  # ${does}`);
}

const WIDEST = 48;

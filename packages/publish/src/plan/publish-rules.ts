import type { Finding, Rule } from '@slipway/manifest';

const rules = {
  'empty-package': {
    summary: 'A package has no files.',
    why: 'With `prune: true` Flux deletes everything that an empty tree no longer has.',
    remedy: 'Give the package content, or stop the clusters from following its branch before it goes.',
  },
  'unpublishable-package': {
    summary: 'The name, channel or version of a package cannot be a branch and a tag.',
    why: 'The branch is flux/<package>/<channel> and the tag <package>@<version>; git check-ref-format and semver say what these may hold.',
    remedy: 'Use lower-case letters, digits, dots and dashes, and a plain semantic version; publish each package once.',
  },
  'unpublishable-path': {
    summary: 'A file cannot be published under its path.',
    why: 'A path outside the prefixes of the package, with `..` or `.git`, or that macOS or Windows would fold or refuse, breaks a checkout or writes elsewhere.',
    remedy: 'Rename the file, or add its folder to the prefixes of the package.',
  },
  'version-already-published': {
    summary: 'The content differs from what was published under the same version.',
    why: 'Clusters pin the tag <package>@<version>; what it names never changes.',
    remedy: 'Run `npx changeset` and say what changed.',
  },
  'moved-version-tag': {
    summary: 'The tag of the version was moved, or was not made by Slipway.',
    why: 'Clusters that pin <package>@<version> run what it names now, not what was checked and published. A tag that names another tag counts as moved too.',
    remedy:
      'Push the old tag again from a clone that has it, or delete it with `slipway reject <package>@<version> --delete-tag` and publish the content of that version.',
  },
  'version-going-backwards': {
    summary: 'The version is lower than the one on the channel, and nothing shows that that one was released.',
    why: 'A version that is published late is only tagged. What holds it back has to be a release: a higher tag or commit without one may be a forgery that stops updates.',
    remedy:
      'When nobody released the version on the channel: `slipway reject <package>@<version> --delete-tag` deletes a wrong tag, `slipway publish --replace-tip <commit>` publishes over a wrong commit.',
  },
  'rejected-version': {
    summary: 'The version was rejected.',
    why: 'Somebody found it bad with `slipway reject`; no channel gets it again.',
    remedy: 'Release a higher version with the fix.',
  },
  'unknown-version': {
    summary: 'The version has no tag.',
    why: 'Only what was released can be promoted, rolled back to or rejected: its tag says which content it is.',
    remedy: 'Name a version that `slipway log PACKAGE --channel CHANNEL` lists, or publish it first.',
  },
  'not-released': {
    summary: 'A preview would be promoted.',
    why: 'A preview has no tag and no changelog, and nobody can say later what it was.',
    remedy: 'Release the package: merge its changesets and publish.',
  },
  'not-on-channel': {
    summary: 'The version never was on the channel that has to have had it.',
    why: 'What a channel had decides, not what a tag names: anyone who may push tags can make one. A version that was published late only has its tag, and nothing tried it on the channel.',
    remedy: 'Name a version that `slipway log PACKAGE --channel CHANNEL` lists.',
  },
  'channel-held': {
    summary: 'The channel is held.',
    why: 'Somebody stopped it, or rolled it back, and gave a reason.',
    remedy: 'When the reason is gone: `slipway hold PACKAGE --channel CHANNEL --release --reason TEXT`.',
  },
  'channel-going-backwards': {
    summary: 'The promoted version is lower than the one on the channel.',
    why: 'A promotion only goes forward; going back takes a reason, and holds the channel.',
    remedy: 'Use `slipway rollback PACKAGE --channel CHANNEL --to VERSION --reason TEXT`.',
  },
  'channel-going-forward': {
    summary: 'A rollback would not go back.',
    why: 'A rollback holds the channel at a version that is lower than the one it has.',
    remedy: 'Name a lower version; a higher one is promoted with `slipway promote`.',
  },
  'wrong-channel-order': {
    summary: 'The promotion leaves out a channel, or goes against their order.',
    why: 'The settings say in which order channels get versions, and who may skip one.',
    remedy: 'Promote from the channel before it, or let somebody do it whom `maySkip` of the channel names.',
  },
  soaking: {
    summary: 'The version has not been on the channel long enough.',
    why: 'The settings ask for a time on the channel before, in which trouble shows.',
    remedy: 'Promote it later, or change `soak` of the channel in slipway.yaml.',
  },
  'soak-not-proven': {
    summary: 'Nothing that cannot be forged says how long the version has been on the channel.',
    why: 'Anyone who may push to the branch chooses the dates of its commits. `soak` relies on the date of a commit that a configured key signed, or on the time at which the server got the push.',
    remedy:
      'Sign the commits of the channel (`commit.gpgSign`) and configure the keys (`gpg.ssh.allowedSignersFile`, or the GPG keyring); or promote in a workflow of GitHub that hands GITHUB_TOKEN to the step; or believe commit dates with `soak: {for: 24h, trust: commit-dates}` in slipway.yaml.',
  },
  'approval-missing': {
    summary: 'The promotion needs more approvals.',
    why: 'The settings say how many people approve what comes onto the channel.',
    remedy: 'Give `--approved-by NAME` for each of them.',
  },
  'check-missing': {
    summary: 'A check that the channel asks for did not pass.',
    why: 'The settings name the checks that pass before a version comes onto the channel.',
    remedy: 'Run it, then promote with `--checked NAME`.',
  },
  'plan-outdated': {
    summary: 'What would be pushed is not what the plan says.',
    why: 'A plan that was reviewed is applied exactly, or not at all. The remote, the definitions or the options changed since it was made.',
    remedy: 'Make the plan again with `--dry-run --output json`, review it, and give it with `--plan FILE`.',
  },
  'pull-request-without-base': {
    summary: 'The channel that a pull request would go to does not exist.',
    why: 'A pull request compares two branches; the first version of a package on a channel makes the branch.',
    remedy: 'Promote the first version without `--pull-request`.',
  },
  'foreign-commit': {
    summary: 'The tip of the branch was not written by Slipway.',
    why: 'Publishing over it would silently undo an edit that somebody made by hand and that the clusters run now.',
    remedy:
      'Bring the edit into the definitions with a changeset and publish, which adopts an equal tree; or publish over it with `--replace-tip <commit>`, which names the tip.',
  },
  'mass-deletion': {
    summary: 'More than half of the files of a branch, or all files of a prefix, would go.',
    why: 'With `prune: true` Flux deletes what they describe; so went the EKS cluster of kubernetes/k8s.io#7067.',
    remedy: 'When it is meant, publish with `--allow-deletions`.',
  },
  'protected-deletion': {
    summary: 'A Namespace, CRD, XRD, XR, PersistentVolumeClaim or an object of Flux itself would go, or what leads Flux to it.',
    why: 'Deleting one of these deletes much more than itself: what lives in it, what it defines, what it owns, or the reconciler.',
    remedy: 'When it is meant, publish with `--allow-deletions`; otherwise keep the object.',
  },
} as const;

type PublishRuleId = keyof typeof rules;

/** Why a publish is refused; one refused package holds back the whole run. */
export const publishRules: readonly Rule[] = Object.entries(rules).map(([id, rule]) => ({ id, severity: 'reject', ...rule }));

/** A finding of `rule`, with the remedy of the rule when none is given. */
export const refusal = (rule: PublishRuleId, details: Pick<Finding, 'message' | 'file' | 'expected'> & Partial<Finding>): Finding => ({
  remedy: rules[rule].remedy,
  pointer: '',
  ...details,
  rule,
  severity: 'reject',
});

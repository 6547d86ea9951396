import type { Finding, Rule } from '@slipway/manifest';

const rules = {
  'empty-package': {
    summary: 'A package has no files.',
    why: 'With `prune: true` Flux deletes all objects that are missing from an empty tree.',
    remedy: 'Add content to the package, or stop the clusters from following its branch before the content is removed.',
  },
  'unpublishable-package': {
    summary: 'The name, channel or version of a package is not valid in a branch or tag.',
    why: 'The branch is flux/<package>/<channel> and the tag <package>@<version>. git check-ref-format and semver define the valid names.',
    remedy: 'Use lower-case letters, digits, dots and dashes, and a plain semantic version; publish each package once.',
  },
  'unpublishable-path': {
    summary: 'A file cannot be published under its path.',
    why: 'Some paths break a checkout or write to other folders: those outside the prefixes of the package, those with `..` or `.git`, and those that macOS or Windows change or refuse.',
    remedy: 'Rename the file, or add its folder to the prefixes of the package.',
  },
  'version-already-published': {
    summary: 'The content differs from the published content of the same version.',
    why: 'Clusters pin the tag <package>@<version>. The tag never changes.',
    remedy: 'Run `npx changeset` and describe the change.',
  },
  'moved-version-tag': {
    summary: 'The tag of the version was moved, or was not created by Slipway.',
    why: 'Clusters that pin <package>@<version> run the current content of the tag, not the content that was checked and published. A tag that names another tag counts as moved, too.',
    remedy:
      'Push the old tag again from a clone that has it, or delete it with `slipway reject <package>@<version> --delete-tag` and publish the content of that version.',
  },
  'version-going-backwards': {
    summary: 'The version is lower than the one on the channel, and no release of that one is proven.',
    why: 'A version that is published late only gets its tag. It may only be superseded by a release: a higher tag or commit without a release may be a forgery that stops updates.',
    remedy:
      'If the version on the channel is not a release: `slipway reject <package>@<version> --delete-tag` deletes a wrong tag, `slipway publish --replace-tip <commit>` replaces a wrong commit.',
  },
  'rejected-version': {
    summary: 'The version was rejected.',
    why: 'A user rejected it with `slipway reject`. No channel gets it again.',
    remedy: 'Release a higher version with the fix.',
  },
  'unknown-version': {
    summary: 'The version has no tag.',
    why: 'Only a released version can be promoted, rolled back to or rejected: its tag records its content.',
    remedy: 'Name a version that `slipway log PACKAGE --channel CHANNEL` lists, or publish it first.',
  },
  'not-released': {
    summary: 'A preview cannot be promoted.',
    why: 'A preview has no tag and no changelog, so its content cannot be found later.',
    remedy: 'Release the package: merge its changesets and publish.',
  },
  'not-on-channel': {
    summary: 'The version was never on the source channel.',
    why: 'The history of a channel decides, not a tag: any user who may push tags can create one. A version that was published late only has its tag, and was never tested on the channel.',
    remedy: 'Name a version that `slipway log PACKAGE --channel CHANNEL` lists.',
  },
  'channel-held': {
    summary: 'The channel is held.',
    why: 'A user held the channel or rolled it back, and gave a reason.',
    remedy: 'When the reason no longer applies: `slipway hold PACKAGE --channel CHANNEL --release --reason TEXT`.',
  },
  'channel-going-backwards': {
    summary: 'The promoted version is lower than the one on the channel.',
    why: 'A promotion never goes back. A rollback needs a reason, and holds the channel.',
    remedy: 'Use `slipway rollback PACKAGE --channel CHANNEL --to VERSION --reason TEXT`.',
  },
  'channel-going-forward': {
    summary: 'The version of a rollback is not lower.',
    why: 'A rollback holds the channel at a lower version than the current one.',
    remedy: 'Name a lower version. Use `slipway promote` for a higher one.',
  },
  'wrong-channel-order': {
    summary: 'The promotion skips a channel, or is against their order.',
    why: 'The settings define the order in which channels get versions, and which users may skip one.',
    remedy: 'Promote from the previous channel, or ask a user in `maySkip` of the channel to promote.',
  },
  soaking: {
    summary: 'The version has not been on the channel long enough.',
    why: 'The settings require a time on the previous channel, in which problems show.',
    remedy: 'Promote it later, or change `soak` of the channel in slipway.yaml.',
  },
  'soak-not-proven': {
    summary: 'The time that the version has been on the channel is not proven.',
    why: 'Any user who may push to the branch chooses the dates of its commits. `soak` relies on the date of a commit that a configured key signed, or on the time at which the server got the push.',
    remedy:
      'Sign the commits of the channel (`commit.gpgSign`) and configure the keys (`gpg.ssh.allowedSignersFile`, or the GPG keyring). Or promote in a GitHub workflow that passes GITHUB_TOKEN to the step. Or trust commit dates with `soak: {for: 24h, trust: commit-dates}` in slipway.yaml.',
  },
  'approval-missing': {
    summary: 'The promotion needs more approvals.',
    why: 'The settings define how many people must approve a promotion to the channel.',
    remedy: 'Give `--approved-by NAME` for each of them.',
  },
  'check-missing': {
    summary: 'A check that the channel requires did not pass.',
    why: 'The settings list the checks that must pass before a promotion to the channel.',
    remedy: 'Run the check, then promote with `--checked NAME`.',
  },
  'plan-outdated': {
    summary: 'The push differs from the reviewed plan.',
    why: 'A reviewed plan is applied exactly, or not at all. The remote, the definitions or the options changed since it was created.',
    remedy: 'Create the plan again with `--dry-run --output json`, review it, and pass it with `--plan FILE`.',
  },
  'pull-request-without-base': {
    summary: 'The target channel of a pull request does not exist.',
    why: 'A pull request compares two branches. The first version of a package on a channel creates the branch.',
    remedy: 'Promote the first version without `--pull-request`.',
  },
  'foreign-commit': {
    summary: 'The tip of the branch was not written by Slipway.',
    why: 'Publishing would silently revert a manual edit that the clusters run now.',
    remedy:
      'Add the edit to the definitions with a changeset and publish, which adopts an equal tree; or replace it with `--replace-tip <commit>`, which names the tip.',
  },
  'mass-deletion': {
    summary: 'More than half of the files of a branch, or all files of a prefix, would be deleted.',
    why: 'With `prune: true` Flux deletes their objects. The EKS cluster of kubernetes/k8s.io#7067 was deleted in this way.',
    remedy:
      'If the deletion is intended, list the objects under allow-delete in slipway.yaml, with the reason, or publish with `--allow-deletions`.',
  },
  'protected-deletion': {
    summary:
      'A Namespace, CRD, XRD, XR, PersistentVolumeClaim or an object of Flux itself would be deleted, or a file that leads Flux to it.',
    why: 'Deleting one of these also deletes its content, the objects of its kind, its dependents, or the reconciler.',
    remedy:
      'Keep the object. If the deletion is intended, list it under allow-delete in slipway.yaml, with the reason, or publish with `--allow-deletions`.',
  },
} as const;

type PublishRuleId = keyof typeof rules;

/** Rules that refuse a publish. One refused package withholds the whole run. */
export const publishRules: readonly Rule[] = Object.entries(rules).map(([id, rule]) => ({ id, severity: 'reject', ...rule }));

/** Returns a finding of `rule`, with the remedy of the rule by default. */
export const refusal = (rule: PublishRuleId, details: Pick<Finding, 'message' | 'file' | 'expected'> & Partial<Finding>): Finding => ({
  remedy: rules[rule].remedy,
  pointer: '',
  ...details,
  rule,
  severity: 'reject',
});

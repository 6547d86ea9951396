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
    why: 'Clusters that pin <package>@<version> run what it names now, not what was checked and published.',
    remedy:
      'Push the old tag again from a clone that has it, or delete it with `slipway reject <package>@<version>` and publish the content of that version.',
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

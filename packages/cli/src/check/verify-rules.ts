import type { Finding, Rule } from '@slipway/manifest';

/** Rules of `slipway verify`, in addition to `foreign-commit` of the publish stage. */
export const verifyRules: readonly Rule[] = [
  {
    id: 'not-reproducible',
    severity: 'reject',
    summary: 'A branch or tag is not what the commit that it names renders to.',
    why: 'Its trailers say which commit of the source repository it was made from. Rendered again, that commit gives other files: what runs on the clusters was not reviewed.',
    remedy:
      'Find out who pushed the commit of the branch. Then publish the version again from its source, or roll the channel back to a version that verifies.',
  },
  {
    id: 'not-verifiable',
    severity: 'risk',
    summary: 'Nothing proves that a branch or tag is what its source renders to.',
    why: 'The source commit is unknown, or had changes that were not committed, or needs other versions of its dependencies. Or it is not on the protected branch along first parents: only code of that branch runs. Or a signature is missing, bad or not checked.',
    remedy:
      'Check out the branch that contains the source commit, with full history, install its dependencies (`npm ci`), and verify again.',
  },
  {
    id: 'unsigned-commit',
    severity: 'risk',
    summary: 'A commit without a valid signature is above one that has one.',
    why: 'Commits of the channel were signed before. Any text can be in the header of a signature: Git checks it with the configured keys (`gpg.ssh.allowedSignersFile`, the own `user.signingKey`, or the GPG keyring). Flux refuses such a commit where the GitRepository has `verify`, and another user may have pushed it.',
    remedy: 'Find out who pushed it; then publish or promote with the key, which makes a signed commit.',
  },
  {
    id: 'unchecked-signature',
    severity: 'risk',
    summary: 'A signature was not checked, because no key for it is configured.',
    why: 'The header of a signature proves nothing by itself.',
    remedy:
      'Configure the keys: `git config gpg.ssh.allowedSignersFile FILE` for SSH, or import the public GPG key and trust it at least marginally.',
  },
  {
    id: 'edit-outside-package',
    severity: 'reject',
    summary: 'A branch has a file that its package does not write.',
    why: 'A package writes plain files in the folders that `prefixes` of its package.json names. A patch with other files could change definitions or workflows.',
    remedy: 'Find out who pushed it. `--patch` leaves such files out; `slipway publish` removes them once the edit is undone.',
  },
];

/** A finding about a branch or tag, with the severity and the remedy of its rule. */
export function verifyFinding(rule: keyof typeof EXPECTED, reference: string, commit: string | undefined, message: string): Finding {
  const found = verifyRules.find(({ id }) => id === rule);
  return {
    rule,
    severity: found?.severity ?? 'reject',
    message,
    file: reference,
    pointer: '',
    ...(commit && { value: commit }),
    expected: EXPECTED[rule],
    remedy: found?.remedy ?? ADOPT,
  };
}

const EXPECTED = {
  'not-reproducible': 'exactly the files that the source commit renders to',
  'not-verifiable': 'a source commit that can be rendered here',
  'unsigned-commit': 'commits that a configured key signed, since the first one that is',
  'unchecked-signature': 'a configured key for the signature',
  'edit-outside-package': 'plain files in the folders of the package',
  'foreign-commit': 'a commit that Slipway wrote',
} as const;

/** The fix for `foreign-commit` when the definitions are available. */
const ADOPT = 'Bring the edit into the definitions that are named below; `--patch FILE` writes it as a patch of the tree.';

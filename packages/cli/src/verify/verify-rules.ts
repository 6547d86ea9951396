import type { Finding, Rule } from '@slipway/manifest';

/** Rules of `slipway verify`, beside `foreign-commit` of the stage publish. */
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
    why: 'The source commit is not known, not part of the history of HEAD (whose code alone is run), had changes that were not committed, or needs other versions of its dependencies than are installed.',
    remedy: 'Check out a commit that contains the source commit, with full history, install its dependencies (`npm ci`), and verify again.',
  },
  {
    id: 'unsigned-commit',
    severity: 'risk',
    summary: 'A commit without a signature stands above one that has a signature.',
    why: 'Commits of the channel were signed before. Flux refuses one that is not where the GitRepository has `verify`, and somebody else may have pushed it.',
    remedy: 'Find out who pushed it; then publish or promote with the key, which makes a signed commit.',
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
  'unsigned-commit': 'commits that are all signed since the first one that is',
  'foreign-commit': 'a commit that Slipway wrote',
} as const;

/** `foreign-commit` has another remedy where the definitions are at hand. */
const ADOPT = 'Bring the edit into the definitions that are named below; `--patch FILE` writes it as a patch of the tree.';

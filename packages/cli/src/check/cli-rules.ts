import { sampleRules } from '@slipway/compose/samples';
import type { Rule } from '@slipway/manifest';
import { renderRules } from '../kinds/render-rules.ts';
import { testRules } from '../kinds/test-rules.ts';
import { runStopped } from '../report/stopped-report.ts';
import { inputRules } from '../repository/input-rules.ts';
import { packageRules } from '../repository/package-rules.ts';
import { settingsRules } from '../settings/settings-rules.ts';
import { transitionNotKnown } from './change-not-known.ts';
import { channelMoveRules } from './channel-move-rules.ts';
import { composedChangeRules } from './composed-change-rules.ts';
import { releaseRules } from './release-rules.ts';
import { verifyRules } from './verify-rules.ts';

/** Rules of the command itself, in addition to the rules of the stages that it runs. */
export const cliRules: readonly Rule[] = [
  ...inputRules,
  ...settingsRules,
  ...verifyRules,
  ...channelMoveRules,
  ...composedChangeRules,
  transitionNotKnown,
  runStopped,
  ...releaseRules,
  ...renderRules,
  ...packageRules,
  ...testRules,
  ...sampleRules,
  {
    id: 'broken-definition',
    severity: 'reject',
    summary: 'A content package cannot be loaded or assembled.',
    why: 'Its TypeScript has an error that Node reports when it loads or runs it: a syntax error, a missing import, an exception, or no assemble().',
    remedy: 'Fix the TypeScript at the line that the finding names.',
  },
  {
    id: 'broken-description',
    severity: 'reject',
    summary: 'describe() of a content package does not return the description of a fleet.',
    why: '`slipway list` and `slipway bootstrap` print what it returns and create a script from it. They accept this shape only.',
    remedy: 'Return what describeFleet(fleet) of @slipway/fleet returns, in the version of the command.',
  },
  {
    id: 'drift',
    severity: 'reject',
    summary: 'A file of the tree on disk is not what the definitions produce.',
    why: 'The tree is committed so that reviewers see the YAML. A file that was edited by hand, forgotten or left behind shows reviewers YAML that is not published.',
    remedy: 'Run `slipway synth` and commit the result; put a wanted change into the definition.',
  },
  {
    id: 'misnamed-definition',
    severity: 'reject',
    summary: 'The name of a definition file cannot be the name of what it exports.',
    why: 'The list of the definitions imports from each file the export with the same name: `commercialTest` from `commercial-test.ts`.',
    remedy: 'Rename the file: letters, digits and dashes, beginning with a letter.',
  },
  {
    id: 'stale-registry',
    severity: 'reject',
    summary: 'The list of the definitions in a folder does not match the files in the folder.',
    why: 'A definition that is not listed is missing from the tree. An entry without a file breaks the package.',
    remedy: 'Run `slipway synth`, which writes the list, and commit it.',
  },
  {
    id: 'folder-not-listed',
    severity: 'risk',
    summary: 'A kustomization.yaml lists folders, but not a sibling folder with the same files.',
    why: 'Flux does not apply the files of the folder. This happens when a script copies a folder and does not add the entry. The new cluster or application is then incomplete.',
    remedy: 'List the folder, or remove it. To leave it out on purpose, keep its entry as a comment.',
  },
  {
    id: 'folder-of-another-cluster',
    severity: 'risk',
    summary: 'A cluster applies a folder of another cluster, and nothing applies the same folder of its own.',
    why: 'A cluster that was copied from another one still has the paths of the other one. A change for one of them then changes both.',
    remedy: 'Set spec.path to the folder of this cluster, or remove that folder.',
  },
  {
    id: 'sync-not-applied',
    severity: 'risk',
    summary: 'The folder of a cluster does not list the folder with Flux and its sync.',
    why: '`flux bootstrap` writes Flux and its sync below the folder that the sync applies. A kustomization.yaml there that does not list them leaves them to the person who ran the command: Git neither updates nor repairs them.',
    remedy: 'List the folder flux-system in the kustomization.yaml.',
  },
  {
    id: 'nested-repository',
    severity: 'reject',
    summary: 'A Git repository is at a path of the tree.',
    why: '`slipway synth` removes all files below the folders of a package that its definitions do not produce. It would delete the files of the nested repository, and its history.',
    remedy: 'Move the repository elsewhere, then run `slipway synth`.',
  },
  {
    id: 'symlink',
    severity: 'reject',
    summary: 'A symbolic link is at a path of the tree.',
    why: 'Writing through a link changes a file outside the folders that the package owns; Git and Flux keep the link, not its target.',
    remedy: 'Remove the link, then run `slipway synth`.',
  },
];

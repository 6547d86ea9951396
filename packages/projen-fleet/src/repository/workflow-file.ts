import { type IResolver, type Project, YamlFile } from 'projen';
import { nodeMajor } from './versions.ts';

/** Actions by commit id, which cannot move like a tag. The comment contains the version. */
export const actions = {
  checkout: 'actions/checkout@fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09 # v5.1.0',
  setupNode: 'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0',
  setupGo: 'actions/setup-go@924ae3a1cded613372ab5595356fb5720e22ba16 # v6.5.0',
  cache: 'actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5',
  uploadArtifact: 'actions/upload-artifact@330a01c490aca151604b8cf639adc76d48f6c5d4 # v5.0.0',
  downloadArtifact: 'actions/download-artifact@018cc2cf5baa6db3ef3c5f8a56943fffe632ef53 # v6.0.0',
} as const;

/** The step that checks out all commits. It keeps no credentials. */
export const checkout = { uses: actions.checkout, with: { 'fetch-depth': 0, 'persist-credentials': false } };

/** The step that installs Node. */
export const setUpNode = { uses: actions.setupNode, with: { 'node-version': nodeMajor } };

/** A workflow of GitHub Actions. YAML quotes a value with a comment, but the version of an action is a real comment. */
export class WorkflowFile extends YamlFile {
  constructor(project: Project, name: string, workflow: object) {
    super(project, `.github/workflows/${name}.yml`, { obj: workflow });
  }

  protected override synthesizeContent(resolver: IResolver): string | undefined {
    return super.synthesizeContent(resolver)?.replace(/^( *-? ?uses: )"?([^"\s]+ # v[\d.]+)"?$/gm, '$1$2');
  }
}

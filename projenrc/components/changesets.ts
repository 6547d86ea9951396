import { Component, JsonFile, type Project } from 'projen';

/** Versions and changelogs; packages are private, `slipway publish` is what ships them. */
export class Changesets extends Component {
  constructor(project: Project) {
    super(project);
    new JsonFile(project, '.changeset/config.json', {
      marker: false,
      obj: {
        $schema: '../node_modules/@changesets/config/schema.json',
        changelog: '@changesets/cli/changelog',
        commit: false,
        fixed: [],
        linked: [],
        access: 'restricted',
        baseBranch: 'main',
        updateInternalDependencies: 'patch',
        privatePackages: { version: true, tag: false },
        ignore: [],
      },
    });
  }
}

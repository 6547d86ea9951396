import { Component, JsonFile, type Project } from 'projen';
import { isPublished, npmName, type PackageDefinition } from '../package-definition.ts';

/** Versions and changelogs; `slipway publish` ships content, `npm run pack` makes what npm gets. */
export class Changesets extends Component {
  constructor(project: Project, packages: readonly PackageDefinition[]) {
    super(project);
    new JsonFile(project, '.changeset/config.json', {
      marker: false,
      obj: {
        $schema: '../node_modules/@changesets/config/schema.json',
        changelog: '@changesets/cli/changelog',
        commit: false,
        // The tools of one release belong together, and the command holds a copy of the others: one version stands for all of them.
        fixed: [packages.filter(isPublished).map(({ name }) => npmName(name))],
        linked: [],
        access: 'public',
        baseBranch: 'main',
        updateInternalDependencies: 'patch',
        privatePackages: { version: true, tag: false },
        ignore: [],
      },
    });
  }
}

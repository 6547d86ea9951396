import { JsonFile, type Project } from 'projen';

/** Content packages have versions and changelogs, and are never published to npm: `slipway publish` creates their tags. */
export const changesetsConfig = (project: Project): JsonFile =>
  new JsonFile(project, '.changeset/config.json', {
    marker: false,
    obj: {
      $schema: '../node_modules/@changesets/config/schema.json',
      changelog: '@changesets/cli/changelog',
      // changesets would find a formatter that may not be installed in the folder.
      format: false,
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

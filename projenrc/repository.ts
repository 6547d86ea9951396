import { type IgnoreFile, License, Project } from 'projen';
import { Changesets } from './components/changesets.ts';
import { CodeOwners } from './components/code-owners.ts';
import { DefinitionFile } from './components/definition-file.ts';
import { NxWorkspace } from './components/nx-workspace.ts';
import { PackageMap } from './components/package-map.ts';
import { RootPackage } from './components/root-package.ts';
import { TypeScriptConfig } from './components/typescript-config.ts';
import { Workflows } from './components/workflows.ts';
import { WorkspaceLinks } from './components/workspace-links.ts';
import type { PackageDefinition } from './package-definition.ts';

/** The root project: files that belong to the repository and not to one package. */
export function defineRepository(packages: readonly PackageDefinition[]): Project {
  const root = new Project({ name: 'slipway', commitGenerated: true, projenCommand: 'npm run projen' });
  root.defaultTask?.exec('node .projenrc.ts');
  for (const task of ['build', 'compile', 'package', 'post-compile', 'pre-compile', 'test']) root.removeTask(task);

  new DefinitionFile(root);
  new License(root, { spdx: 'Apache-2.0' });
  new RootPackage(root);
  new TypeScriptConfig(root);
  new NxWorkspace(root);
  new Changesets(root, packages);
  new Workflows(root);
  new CodeOwners(root, packages);
  new PackageMap(root, packages);
  new WorkspaceLinks(root, packages);

  ignoreLocalState(root.gitignore);
  markGenerated(root, packages);
  return root;
}

function ignoreLocalState(gitignore: IgnoreFile): void {
  gitignore.addPatterns('node_modules/', 'dist/', '.nx/cache', '.nx/workspace-data', '.slipway/', '*.log', '.DS_Store');
}

function markGenerated(root: Project, packages: readonly PackageDefinition[]): void {
  root.gitattributes.addAttributes('* text=auto', 'eol=lf');
  const generated = [
    '/packages/*/package.json',
    '/packages/*/tsconfig.json',
    '/packages/kube-models/gen/**',
    '/packages/**/*.gen.ts',
    '/packages/lab/recordings/**',
    '/package-lock.json',
  ];
  const tree = packages.flatMap((definition) => definition.prefixes ?? []).map((prefix) => `/${prefix}/**`);
  for (const pattern of [...generated, ...tree]) root.gitattributes.addAttributes(pattern, 'linguist-generated');
}

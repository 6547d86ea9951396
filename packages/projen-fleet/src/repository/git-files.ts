import type { Project } from 'projen';
import type { ContentPackageOptions } from '../content-package.ts';

/** What Git leaves out, and what a pull request shows folded: all that is generated. */
export function gitFiles(project: Project, packages: readonly ContentPackageOptions[]): void {
  project.gitignore.addPatterns('node_modules/', 'dist/', '.nx/cache', '.nx/workspace-data', '.slipway/', '*.log', '.DS_Store');
  project.gitattributes.addAttributes('* text=auto', 'eol=lf');
  const generated = ['/packages/*/package.json', '/packages/*/tsconfig.json', '/packages/**/*.gen.ts', '/package-lock.json'];
  const tree = packages.flatMap(({ prefixes }) => prefixes).map((prefix) => `/${prefix}/**`);
  for (const pattern of [...generated, ...tree]) project.gitattributes.addAttributes(pattern, 'linguist-generated');
}

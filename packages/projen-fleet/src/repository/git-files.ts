import type { Project } from 'projen';

/**
 * Sets the files that Git ignores, the tarballs that it must not change, and the generated code that a pull request folds. The tree is
 * not folded, because reviewers read its diff.
 */
export function gitFiles(project: Project, { tarballs }: { readonly tarballs: boolean }): void {
  project.gitignore.addPatterns('node_modules/', 'dist/', '.nx/cache', '.nx/workspace-data', '.slipway/', '*.log', '.DS_Store');
  project.gitattributes.addAttributes('* text=auto', 'eol=lf');
  if (tarballs) project.gitattributes.addAttributes('*.tgz', 'binary');
  const generated = ['/packages/*/package.json', '/packages/*/tsconfig.json', '/packages/**/*.gen.ts', '/package-lock.json'];
  for (const pattern of generated) project.gitattributes.addAttributes(pattern, 'linguist-generated');
}

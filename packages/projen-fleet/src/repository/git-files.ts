import type { Project } from 'projen';

/** Sets the files that Git ignores, and the generated code that a pull request folds. The tree is not folded, because reviewers read its diff. */
export function gitFiles(project: Project): void {
  project.gitignore.addPatterns('node_modules/', 'dist/', '.nx/cache', '.nx/workspace-data', '.slipway/', '*.log', '.DS_Store');
  project.gitattributes.addAttributes('* text=auto', 'eol=lf');
  const generated = ['/packages/*/package.json', '/packages/*/tsconfig.json', '/packages/**/*.gen.ts', '/package-lock.json'];
  for (const pattern of generated) project.gitattributes.addAttributes(pattern, 'linguist-generated');
}

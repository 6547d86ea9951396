import type { Project } from 'projen';

/** What Git leaves out, and what a pull request shows folded: generated code. The tree is not folded: its diff is what reviewers read. */
export function gitFiles(project: Project): void {
  project.gitignore.addPatterns('node_modules/', 'dist/', '.nx/cache', '.nx/workspace-data', '.slipway/', '*.log', '.DS_Store');
  project.gitattributes.addAttributes('* text=auto', 'eol=lf');
  const generated = ['/packages/*/package.json', '/packages/*/tsconfig.json', '/packages/**/*.gen.ts', '/package-lock.json'];
  for (const pattern of generated) project.gitattributes.addAttributes(pattern, 'linguist-generated');
}

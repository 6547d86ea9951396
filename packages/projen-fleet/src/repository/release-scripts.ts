import { readFileSync } from 'node:fs';
import { type Project, TextFile } from 'projen';

const SCRIPTS = ['prepare-release.mjs', 'push-release.mjs'] as const;

/**
 * Writes the two scripts of a release into the repository, so that its protected branch contains them. The job with push permission runs
 * them without installing any package.
 */
export function releaseScripts(project: Project): void {
  for (const name of SCRIPTS) {
    const file = new TextFile(project, `scripts/${name}`);
    const text = readFileSync(new URL(`../../scripts/${name}`, import.meta.url), 'utf8');
    for (const line of [`// ${file.marker}`, ...text.trimEnd().split('\n'), '']) file.addLine(line);
  }
}

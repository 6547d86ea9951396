import type { Project } from 'projen';
import { ProjenrcFile } from 'projen/lib/projenrc.js';

/** Names the file that defines the repository, so that the header of each generated file refers to it. */
export class DefinitionFile extends ProjenrcFile {
  readonly filePath = '.projenrc.ts';

  constructor(project: Project) {
    super(project, 'definition-file');
  }
}

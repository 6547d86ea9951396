import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../command.ts';
import { runGenerated } from '../run.ts';
import { readSources } from '../source-directory.ts';
import { generateCommunity } from './generate-community.ts';

await runCommand(
  {
    name: 'codegen:community',
    description: 'Writes the schemas of community-kinds from the CRDs of the projects that SOURCES.md in the directory lists.',
    out: fileURLToPath(new URL('../../../community-kinds', import.meta.url)),
  },
  (options) =>
    runGenerated(options, (directory) => generateCommunity(readFileSync(join(directory, 'SOURCES.md'), 'utf8'), readSources(directory))),
);

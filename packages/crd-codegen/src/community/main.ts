import { fileURLToPath } from 'node:url';
import { runCommand } from '../command.ts';
import { runGenerated } from '../run.ts';
import { readSources } from '../source-directory.ts';
import { readCrdSources } from '../sources/crd-sources.ts';
import { generateCommunity } from './generate-community.ts';

/** The projects. */
const LIST = fileURLToPath(new URL('../../../community-kinds/crd-sources.json', import.meta.url));

await runCommand(
  {
    name: 'codegen:community',
    description: 'Writes the schemas of community-kinds from the CRDs of the projects in its crd-sources.json.',
    package: 'community-kinds',
    out: fileURLToPath(new URL('../../../community-kinds', import.meta.url)),
  },
  (options) => runGenerated(options, (directory) => generateCommunity(readCrdSources(LIST), readSources(directory))),
);

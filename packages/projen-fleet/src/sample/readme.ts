import { readFileSync } from 'node:fs';
import { examples } from './examples.ts';
import type { NewFleetNames } from './first-clusters.ts';

/** The README of a new fleet: `sample/README.md`, with the names of the fleet instead of `{{…}}`. */
export function readme(fleet: NewFleetNames, packages: string | undefined): Record<string, string> {
  const text = readFileSync(new URL('../../sample/README.md', import.meta.url), 'utf8');
  const shown: Readonly<Record<string, string>> = { ...fleet, ...examples(fleet), upgrade: upgrade(packages) };
  return { 'README.md': text.replace(/\{\{(\w+)\}\}\n?/g, (_, name: string) => shown[name] ?? '') };
}

/** The commands that upgrade the packages of Slipway: from npm, or from tarballs in the folder `vendor/`. */
const upgrade = (packages: string | undefined): string =>
  packages === undefined
    ? `\`\`\`
npm install --save-dev @slipway/projen-fleet@latest
npm run projen
npm start && npm test
\`\`\`
`
    : `The packages of Slipway are tarballs in this repository, in the folder that \`.projenrc.ts\` names (\`vendor/\`). Commit them: npm does not have these packages, and a clone installs from this folder. \`npm run pack\` in a clone of the Slipway repository writes the tarballs of another version. Here that clone is \`../slipway\`:

\`\`\`
rm vendor/*.tgz
cp ../slipway/dist/packages/slipway-*.tgz vendor/
npm install --save-dev ./vendor/*.tgz
npm run projen
npm start && npm test
\`\`\`
`;

import { moduleText, textLiteral } from './module-text.ts';

/** The definition of the repository. */
export const projenrc = (name: string, packages: string | undefined): Record<string, string> => ({
  '.projenrc.ts': moduleText(
    { '@slipway/projen-fleet': '{ SlipwayFleet }' },
    `
const fleet = new SlipwayFleet({ name: ${textLiteral(name)}${packages === undefined ? '' : `, packages: ${textLiteral(packages)}`} });
fleet.synth();
`,
  ),
});

import { type Draw, drawn, sampleOf } from './draw.ts';

/** A string in an object that Flux builds, with values for its variables. */
export interface SubstitutionCase {
  readonly text: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The feature gate of the controller: a variable without a value is an error. */
  readonly strict: boolean;
}

const NAMES = ['ACCOUNT_ID', 'AWS_REGION', 'CLUSTER_NAME', 'ENVIRONMENT', 'VPC_CIDR', 'other', '_x', 'A1'];
const VALUES = [
  '111122223333',
  'eu-west-1',
  '10.0.0.0/16',
  '0123',
  'true',
  'null',
  '',
  ' ',
  'a: b',
  '#c',
  '"q"',
  "it's",
  'größe',
  'a\nb',
  '1.0',
  '$',
  '\\',
  '{}',
];
/** Values of the definition of a cluster. */
const USUAL: Readonly<Record<string, string>> = {
  ACCOUNT_ID: '011122223333',
  AWS_REGION: 'eu-west-1',
  CLUSTER_NAME: 'demo-staging',
  ENVIRONMENT: 'staging',
  VPC_CIDR: '10.0.0.0/16',
};
const AROUND = [
  '',
  '',
  'arn:aws:iam::',
  ':role/web',
  'a-',
  ' ',
  '"',
  "'",
  '$',
  '$$',
  '\\',
  '}',
  '{',
  '#',
  'größe ',
  '\n',
  '%',
  '$(date)',
  '`',
];

/** Strings that Flux reads as expressions, and similar ones. */
const expressions = (name: string, other: string): readonly string[] => [
  ...[
    `\${${name}}`,
    `\${${name}}`,
    `\${${name}}`,
    `$\${${name}}`,
    `$$\${${name}}`,
    `$${name}`,
    `\${${name}`,
    `{${name}}`,
    `\${}`,
    `\${ ${name} }`,
  ],
  ...[
    `\${${name}:-fallback}`,
    `\${${name}-fallback}`,
    `\${${name}:=fallback}`,
    `\${${name}=fallback}`,
    `\${${name}:-}`,
    `\${${name}:-\${${other}}}`,
  ],
  ...[
    `\${${name}:+set}`,
    `\${${name}:?missing}`,
    `\${${name}:0:3}`,
    `\${${name}:2}`,
    `\${#${name}}`,
    `\${${name}^}`,
    `\${${name}^^}`,
    `\${${name},,}`,
  ],
  ...[
    `\${${name}/a/b}`,
    `\${${name}//1/2}`,
    `\${${name}#e}`,
    `\${${name}%%1}`,
    `\${${name}.b}`,
    `\${${name}-}`,
    `\${1${name}}`,
    `\${${name}} \${${other}}`,
  ],
];

/** Returns cases, always the same for a seed. */
export const substitutionCases = (count: number, seed: number): readonly SubstitutionCase[] => sampleOf(drawn(drawCase), count, seed);

function drawCase(draw: Draw): SubstitutionCase {
  const [name, other] = [draw.pick(NAMES), draw.pick(NAMES)];
  const text = `${draw.pick(AROUND)}${draw.pick(expressions(name, other))}${draw.pick(AROUND)}`;
  const known = NAMES.filter((each) => draw.chance(each === name ? 85 : 60));
  const usual = draw.chance(50);
  const value = (each: string): string => (usual ? USUAL[each] : undefined) ?? draw.pick(VALUES);
  return { text, variables: Object.fromEntries(known.map((each) => [each, value(each)])), strict: draw.chance(75) };
}

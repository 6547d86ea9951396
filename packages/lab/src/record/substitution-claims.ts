import { checkUnits, isClusterVariable, type Unit, variable } from '@slipway/manifest';
import { isSubstituted } from '@slipway/validate';
import type { SubstitutionCase } from '../cases/substitution-cases.ts';
import type { SubstitutionAnswer } from './build-case.ts';

/** A text, its variables, and the result of Flux. */
export type SubstitutedText = SubstitutionCase & SubstitutionAnswer;

/**
 * Whether the result of Flux contradicts Slipway: `@slipway/validate` reports which texts Flux leaves unchanged, and the checks of units
 * in `@slipway/manifest` report which are substituted as written.
 */
export function contradicts(entry: SubstitutedText): boolean {
  const { text } = entry;
  if (!isSubstituted(text)) return !('result' in entry) || entry.result !== text;
  return isCalledPlain(text) && hasUsualValues(entry) && (!('result' in entry) || entry.result !== plainly(entry));
}

/** Whether the checks of units accept the text, in a unit that has another variable and so is substituted. */
function isCalledPlain(text: string): boolean {
  const manifest = {
    apiVersion: 'example.org/v1',
    kind: 'Probe',
    metadata: { name: 'a', namespace: 'b' },
    spec: { text, used: variable('AWS_REGION') },
  };
  const variables = [...names(text).filter(isClusterVariable), 'AWS_REGION' as const];
  const unit: Unit = {
    name: 'a',
    directory: 'common/a',
    manifests: { 'a.yaml': manifest },
    variables: [...new Set(variables)],
    dependsOn: [],
  };
  return checkUnits([unit]).length === 0;
}

/** Possible values of the definition of a cluster. */
const USUAL: Readonly<Record<string, RegExp>> = {
  ACCOUNT_ID: /^\d{12}$/,
  AWS_REGION: /^[a-z]+-[a-z]+-\d$/,
  CLUSTER_NAME: /^[a-z]+-[a-z]+$/,
  ENVIRONMENT: /^[a-z]+$/,
  VPC_CIDR: /^[\d.]+\/\d+$/,
};

const hasUsualValues = ({ text, variables }: SubstitutionCase): boolean =>
  names(text).every((name) => USUAL[name]?.test(variables[name] ?? '') && variables[name] !== 'true' && variables[name] !== 'null');

const plainly = ({ text, variables }: SubstitutionCase): string => text.replace(/\$\{(\w+)\}/g, (_, name: string) => variables[name] ?? '');

const names = (text: string): readonly string[] => [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);

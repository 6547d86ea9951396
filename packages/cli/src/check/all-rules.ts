import { compositionRules } from '@slipway/compose/check';
import { codegenRules } from '@slipway/crd-codegen/rules';
import { fleetCheckRules, transitionRules } from '@slipway/fleet-check/rules';
import { fluxBuildRules } from '@slipway/flux-build/flux-build-rules';
import { manifestRules, type Rule } from '@slipway/manifest';
import { publishRules } from '@slipway/publish/publish-rules';
import { riskRules } from '@slipway/review/rules';
import { validateRules } from '@slipway/validate';
import { cliRules } from './cli-rules.ts';

/** All rules of findings, each once. */
export const allRules: readonly Rule[] = [
  ...manifestRules,
  ...validateRules,
  ...codegenRules,
  ...fluxBuildRules,
  ...fleetCheckRules,
  ...transitionRules,
  ...compositionRules,
  ...publishRules,
  ...riskRules,
  ...cliRules,
];

import type { Rule } from '../findings/rule.gen.ts';

/** The rules of `checkUnits`, `checkVariables` and `checkDefinitions`. */
export const unitRules: readonly Rule[] = [
  {
    id: 'duplicate-unit',
    severity: 'reject',
    summary: 'Two units have one name',
    why: 'The Flux Kustomization on a cluster is named after its unit; the second would overwrite the first.',
    remedy: 'rename one of the units',
  },
  {
    id: 'no-main-unit',
    severity: 'reject',
    summary: 'An add-on or application has no unit of its name',
    why: 'Others wait for it by that unit, and people look for the Flux Kustomization of that name.',
    remedy: 'name the unit with the chart or the workload like its add-on or application',
  },
  {
    id: 'dependency-cycle',
    severity: 'reject',
    summary: 'A unit waits for itself, perhaps by way of others',
    why: 'Flux would wait for ever: no Kustomization in a cycle of dependsOn ever becomes ready.',
    remedy: 'remove one edge of the cycle that the finding shows',
  },
  {
    id: 'shared-repository',
    severity: 'reject',
    summary: "A unit of the catalogue has a team's GitRepository",
    why: 'Flux looks for what to reconcile in the folder of its cluster; in a shared folder the repository would be on every cluster that has the unit, without the Kustomization that starts it.',
    remedy: "declare it in the cluster's `repositories`",
  },
  {
    id: 'wrong-substitution',
    severity: 'reject',
    summary: 'A text holds an expression that is more than a variable',
    why: 'Flux reads a dollar sign with a brace as an expression; defaults hide a missing value, and a malformed one fails the whole Kustomization.',
    remedy: 'use a plain variable of the cluster, or choose the value where the cluster is defined',
  },
  {
    id: 'undeclared-variable',
    severity: 'reject',
    summary: 'A unit uses a variable that it does not declare',
    why: 'Only units that declare variables get a Flux Kustomization with postBuild; without it Flux applies the name of the variable instead of its value.',
    remedy: "add the variable to the unit's variables",
  },
  {
    id: 'unused-variable',
    severity: 'reject',
    summary: 'A unit declares a variable that it does not use',
    why: 'Its Flux Kustomization would ask every cluster for a value that changes nothing.',
    remedy: "remove the variable from the unit's variables",
  },
  {
    id: 'unknown-variable',
    severity: 'reject',
    summary: 'A variable is not one that every cluster has',
    why: 'The ConfigMap cluster-info has a fixed set of keys; Flux refuses to substitute anything else.',
    remedy: 'use one of the variables that the finding lists',
  },
  {
    id: 'retyped-variable',
    severity: 'reject',
    summary: 'A text is only a variable of digits',
    why: 'Flux substitutes in YAML without quotes: an account id alone becomes a number and loses its leading zeros.',
    remedy: 'write it within a longer text, such as an ARN',
  },
];

import { fleetCheckRules, looseReferences } from '@slipway/fleet-check';
import type { Finding, Rule } from '@slipway/manifest';
import { appliedOf, type WrittenObject } from './composition-findings.ts';

const RULES: ReadonlyMap<string, Rule> = new Map(fleetCheckRules.map((rule) => [rule.id, rule]));

/** Checks the references between the Crossplane objects among documents that no Flux Kustomization applies. */
export function looseReferenceFindings(written: readonly WrittenObject[]): readonly Finding[] {
  const writtenBy = new Map(written.map((each) => [appliedOf(each.object), each] as const));
  return [...looseReferences([...writtenBy.keys()])].map(({ rule, kustomization: _, applied, cluster: __, ...problem }) => {
    const { severity, remedy } = RULES.get(rule) as Rule;
    const { file, positionOf } = writtenBy.get(applied) as WrittenObject;
    return { ...{ rule, severity, remedy, ...problem, file }, ...positionOf(problem.pointer) };
  });
}

/** Whether a text may have an object that refers to an object of Crossplane, or such an object. */
export const mayReferToCrossplane = (text: string): boolean => /crossplane\.io|composition(?:Ref|Selector)|[pP]roviderConfig/.test(text);

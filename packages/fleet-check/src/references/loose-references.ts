import type { AppliedObject, FleetKustomization } from '@slipway/flux-build';
import { below, type Fields, fieldsOf, textOf } from '@slipway/manifest';
import { type ClusterIndex, indexClusters } from '../cluster/cluster-index.ts';
import { groupOf, hasVariable, objectText } from '../objects/fields.ts';
import type { FleetRuleId } from '../rules/fleet-check-rules.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { configsOfOtherScope, crossplanePackages } from './crossplane-packages.ts';
import {
  COMPOSITES,
  compositions,
  compositionsOfOtherKinds,
  environmentConfigs,
  functions,
  providerConfigs,
  runtimeConfigs,
  unmatchedNames,
  unselectedCompositions,
  wrongProviderConfigKinds,
} from './crossplane-references.ts';
import { isTypingMistake } from './is-typing-mistake.ts';
import { type Reference, wantedText } from './missing-object.ts';
import { impossibleUsages, usedObjects } from './usages.ts';

/**
 * Checks the references between the Crossplane objects of files that no Flux Kustomization applies. The clusters may have other objects.
 * So a name without an object is reported only if it is a typing mistake for a name that the files have. All problems are risks.
 */
export function* looseReferences(objects: readonly AppliedObject[]): Generator<FleetProblem> {
  const [files] = indexClusters({ kustomizations: [holderOf(objects)], roots: [], resourceSets: [] });
  if (files === undefined) return;
  for (const [rule, references] of FAMILIES) yield* misspeltNames(files, rule, references(files));
  for (const problem of compositionsOfOtherKinds(files)) yield { ...problem, severity: 'risk' };
  for (const problem of wrongProviderConfigKinds(files)) yield { ...problem, severity: 'risk' };
  yield* impossibleUsages(files);
  yield* crossplanePackages(files);
  yield* configsOfOtherScope(files);
  yield* unmatchedNames(files);
  yield* misspeltLabels(files);
  yield* misspeltKinds(files);
}

const FAMILIES: readonly (readonly [FleetRuleId, (files: ClusterIndex) => Iterable<Reference>])[] = [
  ['composition-not-found', compositions],
  ['function-not-found', functions],
  ['environment-config-not-found', environmentConfigs],
  ['provider-config-not-found', providerConfigs],
  ['runtime-config-not-found', runtimeConfigs],
  ['usage-without-object', usedObjects],
];

/** Returns a Flux Kustomization that applies the objects, for rules that read clusters. */
const holderOf = (objects: readonly AppliedObject[]): FleetKustomization => ({
  ...{ cluster: '', appliesTo: '', namespace: '', name: '', source: '', content: '', path: '' },
  ...{ suspended: false, spec: {}, dependsOn: [], notes: [], objects },
});

/** The most missing names that are compared with all others. If more are missing, typing mistakes are not the reason. */
const MAX_COMPARED = 100;

function* misspeltNames(files: ClusterIndex, rule: FleetRuleId, references: Iterable<Reference>): Generator<FleetProblem> {
  const meant = new Map<string, string | undefined>();
  for (const { about, pointer, wanted, does } of references) {
    const { group, kind, namespace, name } = wanted;
    if (name === '' || hasVariable(name) || files.find(group, kind, namespace, name).length > 0) continue;
    const text = wantedText(wanted);
    if (!meant.has(text)) {
      if (meant.size >= MAX_COMPARED) return;
      meant.set(
        text,
        files.namesOf(group, kind, namespace).find((each) => isTypingMistake(name, each)),
      );
    }
    const other = meant.get(text);
    if (other === undefined) continue;
    yield problemOf(rule, about, {
      severity: 'risk',
      pointer,
      message: `${objectText(about.object)} ${does} ${text}, which these files do not have; did you mean ${other}?`,
      value: name,
      expected: `${other} instead of ${name}, or ${kind} ${name} from another repository`,
    });
  }
}

/** Reports labels that differ by a typing mistake from those of a Composition. */
function* misspeltLabels(files: ClusterIndex): Generator<FleetProblem> {
  for (const { about, pointer, does, wanted, labels, text } of unselectedCompositions(files)) {
    for (const own of labels) {
      const pairs = wanted.map(([key, value]) => [key, value, pairLike(own, key, value)] as const);
      if (pairs.some(([, , pair]) => pair === undefined)) continue;
      const meant = pairs.map(([, , pair]) => pair).join(',');
      yield problemOf('composition-not-selected', about, {
        severity: 'risk',
        pointer,
        message: `${objectText(about.object)} ${does} with ${text}, and no Composition for its kind in these files has these labels; did you mean ${meant}?`,
        value: text,
        expected: `${meant}, or a Composition from another repository`,
      });
      break;
    }
  }
}

/** Returns the label `key=value`, or one that differs from it by a typing mistake in the key or in the value. */
function pairLike(labels: Fields, key: string, value: unknown): string | undefined {
  const wanted = textOf(value);
  const [found] = Object.entries(labels).filter(([other, own]) =>
    other === key ? own === value || isTypingMistake(textOf(own), wanted) : own === value && isTypingMistake(other, key),
  );
  return found && `${found[0]}=${textOf(found[1])}`;
}

/** Reports Compositions for an undefined kind that is the kind of claims, or a typing mistake for a kind of the same group. */
function* misspeltKinds(files: ClusterIndex): Generator<FleetProblem> {
  const byGroup = Map.groupBy(files.ofKind(COMPOSITES, 'CompositeResourceDefinition'), ({ object }) => textOf(fieldsOf(object.spec).group));
  for (const about of files.activeOf(COMPOSITES, 'Composition')) {
    const type = below(about.object.spec, 'compositeTypeRef');
    const [kind, group] = [textOf(type.kind), groupOf(type)];
    const defined = (byGroup.get(group) ?? []).map(({ object: { spec } }) => ({
      kind: textOf(below(spec, 'names').kind),
      claim: textOf(below(spec, 'claimNames').kind),
    }));
    if (kind === '' || defined.some((each) => each.kind === kind)) continue;
    const ofClaim = defined.find(({ claim }) => claim === kind);
    const meant = ofClaim ?? defined.find((each) => isTypingMistake(kind, each.kind));
    if (meant === undefined) continue;
    yield problemOf('composite-kind-not-found', about, {
      severity: 'risk',
      pointer: '/spec/compositeTypeRef/kind',
      message:
        ofClaim === undefined
          ? `${objectText(about.object)} composes ${kind} of ${group}, which no CompositeResourceDefinition in these files defines; did you mean ${meant.kind}?`
          : `${objectText(about.object)} composes ${kind} of ${group}, which is the kind of claims: their composites are of the kind ${meant.kind}, and Crossplane never selects this Composition`,
      value: kind,
      expected: `${meant.kind} instead of ${kind}`,
    });
  }
}

import {
  type CompositionProblem,
  compositeKind,
  compositionProblems,
  compositionRules,
  definedKind,
  definitionProblems,
  isCompositeDefinition,
  isComposition,
  isEnvironmentConfig,
  type KindFinder,
  readComposition,
} from '@slipway/compose/check';
import type { AppliedObject, FleetKustomization } from '@slipway/flux-build';
import { type Fields, type Finding, fieldsOf, onceForEach, plainText, type Rule, stableText, type TextPosition } from '@slipway/manifest';
import { type ObjectFinding, objectTitle, type UpdateValidator } from '@slipway/validate';
import { kindsIn } from '../kinds/defined-kinds.ts';
import { placedItems } from '../kinds/definitions-in.ts';
import { doubtfulSeverity, ofOtherRelease, releaseText } from './check-object.ts';
import { baseFindings } from './composed-bases.ts';
import type { ObjectOrigin } from './different-objects.ts';
import type { ClusterKinds } from './kinds-of-clusters.ts';
import type { OtherRelease } from './other-releases.ts';
import { type Placing, placeObjectFindings } from './place-findings.ts';
import { type ProviderVersions, providerRelease } from './provider-releases.ts';

const RULES: ReadonlyMap<string, Rule> = new Map(compositionRules.map((rule) => [rule.id, rule]));

function findingOf(object: Fields, { rule, ...problem }: CompositionProblem): ObjectFinding {
  const { severity, remedy } = RULES.get(rule) as Rule;
  const title = objectTitle(object);
  return {
    ...{ rule, severity, remedy, ...problem },
    ...(title === undefined ? {} : { object: title }),
    ...(typeof object.apiVersion === 'string' ? { apiVersion: object.apiVersion } : {}),
  };
}

/** A document of a file. */
export interface WrittenObject {
  readonly file: string;
  readonly object: Fields;
  readonly positionOf: (pointer: string) => TextPosition | undefined;
}

/**
 * Checks the Compositions and CompositeResourceDefinitions among documents that no Flux Kustomization applies. If several XRDs define a
 * kind, a Composition uses the one in the nearest folder.
 */
export function compositionFindings(
  written: readonly WrittenObject[],
  validator: UpdateValidator,
  providers: ProviderVersions,
): readonly Finding[] {
  const definitions = written.filter(({ object }) => isCompositeDefinition(object));
  const owners = definitionsOfCompositions(written);
  const compositions = [...owners.keys()];
  const finderFor = kindFinder(validator, definitions);
  const releaseOf: ReleaseFinder = (apiVersion) => providerRelease(providers, apiVersion.split('/')[0] ?? '', false);
  const byOwner = Map.groupBy(compositions, (each) => owners.get(each));
  const environments = written.map(({ object }) => object).filter(isEnvironmentConfig);
  return [
    ...compositions.flatMap((each) => {
      const definition = owners.get(each)?.object;
      const problems = problemsByRelease(compositionProblems)(each.object, definition, finderFor(each.file), releaseOf, environments);
      const bases = baseFindings(appliedOf(each.object), ({ object }) => {
        const release = releaseOf(plainText(object.apiVersion ?? ''), plainText(object.kind ?? ''));
        const verdict = validator.check(object, { built: true });
        return (release === undefined ? verdict : ofOtherRelease(verdict, release)).findings;
      });
      return [...bases, ...problems.map((problem) => findingOf(each.object, problem))].map((finding) => placedIn(each, finding));
    }),
    ...definitions.flatMap((each) => {
      const own = (byOwner.get(each) ?? []).map(({ object }) => readComposition(object));
      return definitionProblems(each.object, own).map((problem) => placedIn(each, findingOf(each.object, problem)));
    }),
  ];
}

/** Returns the XRD of each Composition; undefined if the documents do not have it. */
export function definitionsOfCompositions(written: readonly WrittenObject[]): ReadonlyMap<WrittenObject, WrittenObject | undefined> {
  const definitions = written.filter(({ object }) => isCompositeDefinition(object));
  const byKind = Map.groupBy(definitions, ({ object }) => definedKind(object));
  const compositions = written.filter(({ object }) => isComposition(object));
  return new Map(compositions.map((each) => [each, nearest(byKind.get(compositeKind(each.object)) ?? [], each.file)]));
}

/** Returns the item with the fewest folders between it and a file. */
function nearest<Item extends { readonly file: string }>(items: readonly Item[], file: string): Item | undefined {
  return items.length < 2 ? items[0] : items.toSorted((a, b) => distance(a.file, file) - distance(b.file, file))[0];
}

/** Returns how many folders are between two files. */
function distance(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  let common = 0;
  while (common < left.length && left[common] === right[common]) common++;
  return left.length + right.length - 2 * common;
}

/** Finds kinds like a validator, but looks in CRDs and XRDs first. Of several, it chooses that of the nearest file. */
function kindFinder({ findKind }: UpdateValidator, definitions: readonly WrittenObject[]): (file: string) => KindFinder {
  const own = Map.groupBy(
    definitions.flatMap(({ object, file }) => definedKinds(object).map((schema) => ({ schema, file }))),
    ({ schema: { group, version, kind } }) => `${group}/${version} ${kind}`,
  );
  return (file) => (apiVersion, kind) =>
    (nearest(own.get(`${apiVersion} ${kind}`) ?? [], file)?.schema ?? findKind(apiVersion, kind)) as ReturnType<KindFinder>;
}

const definedKinds = onceForEach(kindsIn);

export const appliedOf = (object: Fields): AppliedObject =>
  ({ object, file: '', index: 0, trace: [], variables: [], unknownVariables: [] }) as unknown as AppliedObject;

const placedIn = ({ file, positionOf }: WrittenObject, { spot, ...finding }: ObjectFinding): Finding => ({
  ...finding,
  file,
  ...positionOf(spot ?? finding.pointer),
});

/** Checks the Compositions and CompositeResourceDefinitions of each cluster. A Composition of several clusters is checked once. */
export function clusterCompositionFindings(
  placing: Placing,
  kustomizations: readonly FleetKustomization[],
  kinds: ClusterKinds,
): readonly Finding[] {
  const active = kustomizations.filter(({ suspendedBy }) => suspendedBy === undefined);
  const found = new Map<string, OpenFindings>();
  const problemsOf = problemsByRelease(rememberedProblems());
  const read = onceForEach(readComposition);
  for (const [cluster, own] of Map.groupBy(active, ({ appliesTo }) => appliesTo)) {
    const applied = own.flatMap((kustomization) => (kustomization.objects ?? []).map((each) => ({ kustomization, applied: each })));
    const compositions = applied.filter((each) => isComposition(each.applied.object));
    const definitions = applied.filter((each) => isCompositeDefinition(each.applied.object));
    const environments = applied.map((each) => each.applied.object).filter(isEnvironmentConfig);
    if (compositions.length + definitions.length === 0) continue;
    const kindOf: KindFinder = (apiVersion, kind) => kinds.validatorOf(cluster).findKind(apiVersion, kind) as ReturnType<KindFinder>;
    const releaseOf: ReleaseFinder = (apiVersion, kind) => kinds.otherRelease(cluster, { apiVersion, kind });
    const definitionsOf = Map.groupBy(definitions, ({ applied: { object } }) => definedKind(object));
    const compositionsOf = Map.groupBy(compositions, ({ applied: { object } }) => compositeKind(object));
    for (const each of compositions) {
      const { object } = each.applied;
      const definition = definitionsOf.get(compositeKind(object))?.[0]?.applied.object;
      add(found, cluster, each, problemsOf(object, definition, kindOf, releaseOf, environments));
    }
    for (const each of definitions) {
      const { object } = each.applied;
      const readers = (compositionsOf.get(definedKind(object)) ?? []).map((other) => read(other.applied.object));
      add(found, cluster, each, definitionProblems(object, readers));
    }
  }
  return [...found.values()].flatMap(({ origin, finding, clusters }) =>
    placeObjectFindings(placing, [finding], { ...origin, clusters: [...clusters] }),
  );
}

/** The problems of a Composition, and the kinds that they depend on. */
interface KnownProblems {
  readonly kinds: readonly (readonly [apiVersion: string, kind: string, found: ReturnType<KindFinder>])[];
  readonly problems: readonly CompositionProblem[];
}

/** Checks a Composition once for all clusters on which it, its definition and the kinds that it uses are the same. */
function rememberedProblems(): typeof compositionProblems {
  const known = new Map<string, KnownProblems[]>();
  const textFor = onceForEach((object: Fields) => stableText(object));
  return (object, definition, kindOf, environments = []) => {
    const key = [object, ...(definition === undefined ? [] : [definition]), ...environments].map(textFor).join(' ');
    const all = known.get(key) ?? [];
    const same = all.find(({ kinds }) => kinds.every(([apiVersion, kind, found]) => kindOf(apiVersion, kind) === found));
    if (same !== undefined) return same.problems;
    const kinds: KnownProblems['kinds'][number][] = [];
    const problems = compositionProblems(
      object,
      definition,
      (apiVersion, kind) => {
        const found = kindOf(apiVersion, kind);
        kinds.push([apiVersion, kind, found]);
        return found;
      },
      environments,
    );
    known.set(key, [...all, { kinds, problems }]);
    return problems;
  };
}

/** Returns the release of the project of a kind on the cluster, when it is not the release of the kinds here. */
type ReleaseFinder = (apiVersion: string, kind: string) => OtherRelease | undefined;

/**
 * Returns the problems of a Composition. A problem that only kinds of another release show is a risk, because that release may have other
 * fields.
 */
const problemsByRelease =
  (problemsOf: typeof compositionProblems) =>
  (
    object: Fields,
    definition: Fields | undefined,
    kindOf: KindFinder,
    releaseOf: ReleaseFinder,
    environments: readonly Fields[],
  ): readonly CompositionProblem[] => {
    const others = new Map<string, OtherRelease>();
    const all = problemsOf(
      object,
      definition,
      (apiVersion, kind) => {
        const release = releaseOf(apiVersion, kind);
        if (release !== undefined) others.set(release.there, release);
        return kindOf(apiVersion, kind);
      },
      environments,
    );
    const [first, ...more] = others.values();
    if (first === undefined || all.length === 0) return all;
    const release = more.length === 0 ? first : { here: first.here, there: 'other releases of these kinds' };
    const certain = problemsOf(
      object,
      definition,
      (apiVersion, kind) => (releaseOf(apiVersion, kind) === undefined ? kindOf(apiVersion, kind) : undefined),
      environments,
    );
    const keys = new Set(certain.map(problemKey));
    return all.map((problem) =>
      keys.has(problemKey(problem))
        ? problem
        : { ...problem, severity: doubtfulSeverity(release), message: `${problem.message}${releaseText(release)}` },
    );
  };

const problemKey = ({ rule, pointer }: CompositionProblem): string => `${rule} ${pointer}`;

interface OpenFindings {
  readonly origin: Omit<ObjectOrigin, 'clusters'>;
  readonly finding: ObjectFinding;
  readonly clusters: Set<string>;
}

/** Adds the problems of an object on one cluster to the same ones on other clusters. */
function add(
  found: Map<string, OpenFindings>,
  cluster: string,
  origin: OpenFindings['origin'],
  problems: readonly CompositionProblem[],
): void {
  const { kustomization, applied } = origin;
  for (const problem of problems) {
    const key = [problem.rule, problem.pointer, problem.message, kustomization.content, applied.file, applied.index].join('\0');
    const known = found.get(key);
    if (known === undefined) found.set(key, { origin, finding: findingOf(applied.object, problem), clusters: new Set([cluster]) });
    else known.clusters.add(cluster);
  }
}

/** Returns the objects of a document, also those in a List. */
export const listedObjects = (value: unknown): readonly { readonly object: Fields; readonly at: string }[] =>
  placedItems(value).map(({ object, at }) => ({ object: fieldsOf(object), at }));

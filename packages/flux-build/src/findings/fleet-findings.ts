import { type Budget, createBudget, type Finding, LimitError } from '@slipway/manifest';
import type { KustomizeProblem } from '../built-object.ts';
import type { FileTree } from '../file-tree.ts';
import { appliedTwiceFindings } from '../fleet/applied-twice.ts';
import type { FleetBuild, FleetKustomization } from '../fleet/build-fleet.ts';
import { NOT_BUILT } from '../fleet/build-one.ts';
import { dependencyFindings } from '../fleet/dependency-findings.ts';
import { encryptedValueFindings } from '../fleet/encrypted-values.ts';
import {
  aboutKustomization,
  contentTree,
  type FindingContext,
  fleetFinding,
  mergeClusters,
  plainFileName,
} from '../fleet/fleet-finding.ts';
import { isDefaultPatch } from '../fleet/handed-down-patches.ts';
import { variableFindings } from '../fleet/left-variables.ts';
import { kustomizationField } from '../fleet/locations/written-value.ts';
import { pathFindings } from '../fleet/path-findings.ts';
import { problemAdvice } from '../fleet/problem-advice.ts';
import { problemLocation } from '../fleet/problem-location.ts';
import { resourceSetFindings } from '../fleet/resource-set-findings.ts';
import { hasVariable } from '../fleet/roots/file-kustomizations.ts';
import { missingSourceFindings, selfDependencyFindings, unresolvedFindings } from '../fleet/shared-causes.ts';
import { isMissingSource } from '../fleet/source-content.ts';
import { stoppedFindings, tooLargeFinding } from '../fleet/too-large.ts';
import { unhashedNameFindings } from '../fleet/unhashed-names.ts';
import { variableCycleFindings } from '../fleet/variable-cycles.ts';
import { writtenFile } from '../fleet/written-file.ts';
import type { FluxBuildRuleId } from '../flux-build-rules.ts';
import { kustomizationKey } from '../flux-objects/flux-object.ts';
import type { UnreadablePath } from '../source/folder-tree.ts';
import { withBudget } from '../spending.ts';

/** Options of the texts and the limits of findings. */
export interface FleetFindingOptions {
  /** Only findings of these Flux Kustomizations. @default all */
  readonly of?: readonly FleetKustomization[];
  /** Files and folders of the tree that could not be read. */
  readonly unreadable?: readonly UnreadablePath[];
  /** Links, pipes and other special files next to the files of the tree. */
  readonly leftOut?: readonly string[];
  /** Returns the name of a file of a content (as in `FleetKustomization`). @default `file`, or `content:file` */
  readonly fileName?: (content: string, file: string) => string;
  /** Whether clusters without a declared Flux version have the newest, which refuses variables without a value. @default false */
  readonly newestFlux?: boolean;
  /** Limits of the search. @default the limits of a large fleet, without a clock */
  readonly budget?: Budget;
}

/**
 * Returns all findings of the build of a fleet; equal findings of several clusters are merged. It skips suspended Kustomizations and the
 * Kustomizations that they create: it is unknown which cluster has their current state.
 */
export function fleetFindings(fleet: FleetBuild, options: FleetFindingOptions = {}): readonly Finding[] {
  const { of = fleet.kustomizations, fileName = plainFileName, newestFlux = false } = options;
  const kustomizations = of.filter(({ suspendedBy }) => suspendedBy === undefined);
  const treeOf = (content: string): FileTree | undefined => contentTree(fleet, content);
  const context: FindingContext = {
    fleet,
    fieldOf: (kustomization, pointer) => kustomizationField({ fleet, treeOf }, kustomization, pointer),
    fileName(content, file) {
      const written = writtenFile(fleet, content, file);
      return fileName(written.content, written.file);
    },
  };
  return mergeClusters(
    withinLimits(options.budget ?? createBudget(), [
      () => stoppedFindings(context),
      () => missingSourceFindings(context, kustomizations),
      () => unresolvedFindings(context, kustomizations, newestFlux),
      () => selfDependencyFindings(context, kustomizations),
      () => resourceSetFindings(context),
      () => each(kustomizations, (one) => errorFinding(context, one)),
      () => each(kustomizations, (one) => noteFindings(context, one)),
      () => each(kustomizations, (one) => encryptedValueFindings(context, one)),
      () => variableFindings(context, kustomizations),
      () => unhashedNameFindings(context, kustomizations),
      () => appliedTwiceFindings(context, kustomizations),
      () => dependencyFindings(context, kustomizations),
      () => variableCycleFindings(context, kustomizations),
      () => unstableFindings(context),
      () => pathFindings(context, kustomizations, options),
    ]),
  );
}

function* each(
  kustomizations: readonly FleetKustomization[],
  find: (kustomization: FleetKustomization) => readonly Finding[],
): Generator<Finding> {
  for (const one of kustomizations) yield* find(one);
}

/** The share of the budget for one kind of findings, so that the other kinds have some too. */
const LIMITS_OF_A_KIND = { findings: 20_000, operations: 4e8 } as const;

/** Returns the findings kind by kind, within the limits. One more finding reports that some are omitted. */
function withinLimits(budget: Budget, kinds: readonly (() => Iterable<Finding>)[]): readonly Finding[] {
  const findings: Finding[] = [];
  const limits = new Set<string>();
  for (const kind of kinds) {
    try {
      withBudget(budget.part(LIMITS_OF_A_KIND), () =>
        budget.interruptible(() => {
          for (const finding of kind()) findings.push(finding);
        }),
      );
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      limits.add(error.message);
    }
  }
  return [
    ...findings,
    ...[...limits].map((limit) =>
      fleetFinding('fleet-too-large', {
        message: `looking for findings ${limit}; there may be more`,
        expected: 'a fleet within the limits of one run',
      }),
    ),
  ];
}

function errorFinding(context: FindingContext, kustomization: FleetKustomization): readonly Finding[] {
  const { error, path } = kustomization;
  if (error === undefined || error.reason === NOT_BUILT || isMissingSource(error)) return [];
  if (error.reason === 'too-large') return [tooLargeFinding(context, kustomization, error.message)];
  if (error.reason === 'path-not-found' && hasUnknownPath(context.fleet, kustomization)) return [];
  const { expected, remedy, pointer } = problemAdvice(error);
  if (isBeforeBootstrap(kustomization, error)) return [beforeBootstrap(context, kustomization, error)];
  return [
    aboutKustomization(context, kustomization, 'kustomization-not-built', {
      message: error.message,
      expected,
      remedy,
      ...(pointer === undefined ? {} : { pointer }),
      ...(error.reason === 'path-not-found' ? { value: path } : {}),
      ...problemLocation(context, kustomization, error),
    }),
  ];
}

/** Whether missing values, which are reported themselves, are a part of the path of a Flux Kustomization. */
const hasUnknownPath = ({ kustomizations }: FleetBuild, { path, parent }: FleetKustomization): boolean =>
  hasVariable(path) && kustomizations.some((each) => kustomizationKey(each) === parent && (each.unresolved ?? []).length > 0);

/** Whether an entry folder lists the folder of Flux, which `flux bootstrap` has not written yet. */
const isBeforeBootstrap = ({ name }: FleetKustomization, { reason, value = '' }: KustomizeProblem): boolean =>
  name === '' && reason === 'missing-resource' && /^(?:\.\/)?flux-system\/?$/.test(value);

const beforeBootstrap = (context: FindingContext, kustomization: FleetKustomization, error: KustomizeProblem): Finding =>
  aboutKustomization(context, kustomization, 'kustomization-not-built', {
    message: `${kustomization.path} lists ${error.value}, which does not exist: nothing of ${kustomization.cluster} is checked`,
    severity: 'risk',
    expected: 'the folder that flux bootstrap writes',
    remedy: `Run flux bootstrap with the path ${kustomization.path}, or remove the entry.`,
    ...problemLocation(context, kustomization, error),
  });

/** Returns what kustomize ignores silently, as findings. */
const noteFindings = (context: FindingContext, kustomization: FleetKustomization): readonly Finding[] =>
  kustomization.notes.flatMap((note) => {
    if (isDefaultPatch(context.fleet, kustomization, note)) return [];
    const [rule, expected] = NOTES[note.reason] ?? (['build-note', 'a field that has an effect'] as const);
    return [
      aboutKustomization(context, kustomization, rule, {
        message: note.message,
        expected,
        ...(note.isDefault && { severity: 'advice' }),
        ...problemLocation(context, kustomization, note),
      }),
    ];
  });

const NOTES: Readonly<Record<string, readonly [FluxBuildRuleId, string]>> = {
  'patch-target-not-found': ['patch-target-not-found', 'a target that matches at least one object'],
  'tag-not-quoted': ['tag-not-quoted', 'the tag in quotes'],
  'image-not-found': ['image-not-found', 'the name of an image that a container has'],
  'replacement-target-not-found': ['replacement-target-not-found', 'a target that matches at least one object'],
};

/** The most Flux Kustomizations that still change and are named. */
const MAX_NAMED = 5;

/** Reports that a fleet does not become stable, at the first Flux Kustomization that still changes. */
function unstableFindings(context: FindingContext): readonly Finding[] {
  const { kustomizations, changing, unsettled } = context.fleet;
  if (!unsettled) return [];
  const [first, ...others] = changing;
  const about = kustomizations.find((each) => kustomizationKey(each) === first);
  const more = others.length > MAX_NAMED ? ` and ${others.length - MAX_NAMED} more` : '';
  const message = `the objects of ${first} still change after 50 rounds${others.length > 0 ? `, and so do those of ${others.slice(0, MAX_NAMED).join(', ')}${more}` : ''}`;
  const text = { message, expected: 'values that become stable' };
  return [about === undefined ? fleetFinding('unsettled-build', text) : aboutKustomization(context, about, 'unsettled-build', text)];
}

import { type Budget, createBudget, type Finding, LimitError } from '@slipway/manifest';
import type { FluxBuildRuleId } from '../flux-build-rules.ts';
import type { UnreadablePath } from '../source/folder-tree.ts';
import { withBudget } from '../spending.ts';
import { appliedTwiceFindings } from './applied-twice.ts';
import type { FleetBuild, FleetKustomization } from './build-fleet.ts';
import { dependencyFindings } from './dependency-findings.ts';
import { aboutKustomization, fleetFinding, mergeClusters, plainFileName, type Telling } from './fleet-finding.ts';
import { NOT_BUILT } from './fleet-memory.ts';
import { isDefaultPatch } from './handed-down-patches.ts';
import { variableFindings } from './left-variables.ts';
import { pathFindings } from './path-findings.ts';
import { problemAdvice } from './problem-advice.ts';
import { problemPlace } from './problem-place.ts';
import { stoppedFindings, tooLargeFinding } from './too-large.ts';
import { unhashedNameFindings } from './unhashed-names.ts';
import { unsettledFindings } from './unsettled-build.ts';
import { variableCircleFindings } from './variable-circles.ts';
import { writtenFile } from './written-file.ts';

/** How findings are worded. */
export interface FleetFindingOptions {
  /** Of these Flux Kustomizations only. @default all */
  readonly of?: readonly FleetKustomization[];
  /** Files and folders of the tree that could not be read. */
  readonly unreadable?: readonly UnreadablePath[];
  /** Links, pipes and the like beside the files of the tree. */
  readonly leftOut?: readonly string[];
  /** Name of a file of some content (as in `FleetKustomization`). @default `file`, or `content:file` */
  readonly fileName?: (content: string, file: string) => string;
  /** What it may take to find them. @default that of a large fleet, without a clock */
  readonly budget?: Budget;
}

/** Everything that a build of a fleet has to report; what is the same on several clusters once. */
export function fleetFindings(fleet: FleetBuild, options: FleetFindingOptions = {}): readonly Finding[] {
  const { of: kustomizations = fleet.kustomizations, fileName = plainFileName } = options;
  const telling: Telling = {
    fleet,
    fileName(content, file) {
      const written = writtenFile(fleet, content, file);
      return fileName(written.content, written.file);
    },
  };
  return mergeClusters(
    withinLimits(options.budget ?? createBudget(), [
      () => stoppedFindings(telling),
      () => each(kustomizations, (one) => errorFinding(telling, one)),
      () => each(kustomizations, (one) => noteFindings(telling, one)),
      () => variableFindings(telling, kustomizations),
      () => unhashedNameFindings(telling, kustomizations),
      () => appliedTwiceFindings(telling, kustomizations),
      () => dependencyFindings(telling, kustomizations),
      () => variableCircleFindings(telling, kustomizations),
      () => unsettledFindings(telling),
      () => pathFindings(telling, kustomizations, options),
    ]),
  );
}

function* each(
  kustomizations: readonly FleetKustomization[],
  find: (kustomization: FleetKustomization) => readonly Finding[],
): Generator<Finding> {
  for (const one of kustomizations) yield* find(one);
}

/** What one kind of findings may take of the budget, so that there are some of the others too. */
const MOST_OF_A_KIND = { findings: 20_000, steps: 4e8 } as const;

/** Findings of one kind after the other, as many as there may be; one more says that some are left out. */
function withinLimits(budget: Budget, kinds: readonly (() => Iterable<Finding>)[]): readonly Finding[] {
  const findings: Finding[] = [];
  const limits = new Set<string>();
  for (const kind of kinds) {
    try {
      withBudget(budget.part(MOST_OF_A_KIND), () => {
        for (const finding of kind()) findings.push(finding);
      });
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

function errorFinding(telling: Telling, kustomization: FleetKustomization): readonly Finding[] {
  const { error, source, path } = kustomization;
  if (error === undefined || error.reason === NOT_BUILT) return [];
  if (error.reason === 'too-large') return [tooLargeFinding(telling, kustomization, error.message)];
  if (error.reason === 'source-not-at-hand') {
    return [
      aboutKustomization(telling, kustomization, 'source-not-at-hand', {
        message: error.message,
        pointer: '/spec/sourceRef',
        value: source,
        expected: 'content that is at hand',
        remedy: `Say where a copy of it is: --source ${source}=DIR.`,
      }),
    ];
  }
  const { expected, remedy, pointer } = problemAdvice(error);
  return [
    aboutKustomization(telling, kustomization, 'kustomization-not-built', {
      message: error.message,
      expected,
      remedy,
      ...(pointer === undefined ? {} : { pointer }),
      ...(error.reason === 'path-not-found' ? { value: path } : {}),
      ...problemPlace(telling, kustomization, error),
    }),
  ];
}

/** What kustomize does without a word. */
const noteFindings = (telling: Telling, kustomization: FleetKustomization): readonly Finding[] =>
  kustomization.notes.flatMap((note) => {
    if (isDefaultPatch(telling.fleet, kustomization, note)) return [];
    const [rule, expected] = NOTES[note.reason] ?? (['build-note', 'a field that has an effect'] as const);
    return [
      aboutKustomization(telling, kustomization, rule, { message: note.message, expected, ...problemPlace(telling, kustomization, note) }),
    ];
  });

const NOTES: Readonly<Record<string, readonly [FluxBuildRuleId, string]>> = {
  'patch-target-not-found': ['patch-target-not-found', 'a target that matches at least one object'],
  'image-not-found': ['image-not-found', 'the name of an image that a container has'],
  'replacement-target-not-found': ['replacement-target-not-found', 'a target that matches at least one object'],
};

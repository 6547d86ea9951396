import { posix, relative, resolve, sep } from 'node:path';
import {
  createParseCache,
  type FleetBuild,
  type FleetKustomization,
  readFolder,
  type WrittenValue,
  writtenValue,
} from '@slipway/flux-build';
import {
  type Cause,
  CODE_OWNERS_FILES,
  type ReviewInput,
  readCodeOwners,
  reviewFleets,
  reviewHtml,
  reviewJson,
  reviewMarkdown,
  reviewText,
} from '@slipway/review';
import { judgedUpdates } from '../check/against/judged-updates.ts';
import { buildClusters } from '../check/fleet/build-clusters.ts';
import type { ClusterKinds } from '../check/fleet/kinds-of-clusters.ts';
import { readRecords } from '../definitions/read-records.ts';
import { type FileMemory, type OpenFleet, openFleet } from '../fleet/open-fleet.ts';
import { givenKinds } from '../kinds/given-kinds.ts';
import { plainJson } from '../report/build-text.ts';
import { withShownError } from '../report/shown-error.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { failsAt, type RiskLimit } from '../review/fails-at.ts';
import { failuresOf, riskFindingRules, riskFindings } from '../review/risk-findings.ts';
import { clusterSettings } from '../settings/fleet-settings.ts';
import { withMachineGates } from '../settings/machine-gates.ts';
import { settingsAround } from '../settings/settings-around.ts';
import { definitionFinder } from '../source/definition-finder.ts';
import { exitCodes } from '../terminal/exit-code.ts';
import { usageFailure } from '../terminal/failure.ts';
import type { VerbContext } from '../terminal/verb-context.ts';

/** Options of `slipway review`. */
export interface ReviewOptions {
  /** The bootstrap path of a cluster, a repository, or a directory with Flux Kustomizations. */
  readonly path: string;
  /** A commit of the repository around the path. */
  readonly base: string;
  /** @default what is on disk */
  readonly head?: string;
  /** The lowest risk that fails. @default R4 */
  readonly failAt?: RiskLimit;
  readonly repository?: string;
  /** Folders and files where Flux begins. @default those that are found */
  readonly root?: readonly string[];
  /** `Kind/namespace/name=directory`, or `…=directory#revision`. */
  readonly source?: readonly string[];
  readonly present?: readonly string[];
  /** `URL=FILE`. */
  readonly resource?: readonly string[];
}

interface BuiltSide {
  readonly open: OpenFleet;
  readonly fleet: FleetBuild;
  readonly kinds: ClusterKinds;
  readonly kustomizations: readonly FleetKustomization[];
}

/** What changes on which cluster between two states of a fleet. */
export async function review(context: VerbContext, options: ReviewOptions): Promise<VerbReport> {
  const memory: FileMemory = { readFolder, cache: createParseCache() };
  context.progress('building the base');
  const base = await buildSide(context, options, options.base, memory);
  context.progress('building the head');
  const head = await buildSide(context, options, options.head, memory);
  if (base.open.search.roots.length === 0 && head.open.search.roots.length === 0)
    throw usageFailure(`Neither ${options.base} nor ${options.head ?? 'what is on disk'} has a place where Flux begins; --root names one.`);
  context.progress('comparing');
  const { judgeUpdate } = judgedUpdates(head.kustomizations, head.kinds);
  const found = reviewFleets({
    base: { name: options.base, kustomizations: base.kustomizations },
    head: { name: options.head ?? 'working tree', kustomizations: head.kustomizations },
    causeOf: causeFinder(context, base, head),
    ...ownersIn(base),
    judgeUpdate,
  });
  const findings = [...base.open.findings, ...head.open.findings];
  return {
    findings,
    json: () => plainJson(reviewJson(found)) as Readonly<Record<string, unknown>>,
    text: (paint) => reviewText(found, paint),
    markdown: () => reviewMarkdown(found),
    html: () => reviewHtml(found),
    sarif: () => ({ findings: [...findings, ...riskFindings(found)], failures: failuresOf(found) }),
    rules: riskFindingRules,
    exitCode: failsAt(found, options.failAt ?? 'R4') ? exitCodes.findings : exitCodes.clean,
  };
}

async function buildSide(
  { cwd, budget, terminal }: VerbContext,
  { path, repository, root, source = [], resource = [], present = [] }: ReviewOptions,
  at: string | undefined,
  memory: FileMemory,
): Promise<BuiltSide> {
  const open = await openFleet({
    path: resolve(cwd, path),
    repository,
    root,
    at,
    sources: source,
    resources: resource,
    present,
    cwd,
    budget,
    memory,
  });
  const settings = withMachineGates(await settingsAround(open.root, cwd), open.tree);
  const given = givenKinds({ crds: settings.kinds, paths: [path], cwd, env: terminal.env, budget });
  const { fleet, kinds, files, kustomizations } = buildClusters(open, { given, settingsOf: (name) => clusterSettings(settings, name) });
  return { open, fleet, kinds, kustomizations: kustomizations.map((each) => withShownError(each, files.textIn)) };
}

/** The line of YAML that has a value; of what is on disk, the line of TypeScript that made it. */
function causeFinder({ cwd }: VerbContext, base: BuiltSide, head: BuiltSide): NonNullable<ReviewInput['causeOf']> {
  const records = head.open.isOnDisk ? readRecords(head.open.root) : undefined;
  const definitions = records && definitionFinder(records, cwd);
  return ({ kustomization, applied }, pointer, side): Cause => {
    const { open, fleet } = side === 'base' ? base : head;
    const within = { fleet, treeOf: (content: string) => (content === '' ? open.tree : open.treeOf(content)) };
    const place = writtenValue(within, { kustomization, applied, pointer });
    const made = side === 'head' && place.content === '' ? definitions?.(place.file, place.index, place.pointer) : undefined;
    const by = place.variable === undefined ? place.by : `variable ${place.variable}`;
    const line = made?.line ?? place.line;
    const path = pathOf(open, cwd, made?.file, place);
    return {
      file: made?.file ?? open.fileName(place.content, place.file),
      ...(line !== undefined && { line }),
      ...(by !== undefined && { by }),
      ...(path !== undefined && { path }),
    };
  };
}

/** From the top of the checkout, of a file of the repository itself. */
function pathOf({ top }: OpenFleet, cwd: string, made: string | undefined, place: WrittenValue): string | undefined {
  if (top === undefined || (made === undefined && place.content !== '')) return undefined;
  const path = made === undefined ? posix.join(top.base, place.file) : relative(top.folder, resolve(cwd, made)).split(sep).join('/');
  return path.startsWith('..') || top.tree.read(path) === undefined ? undefined : path;
}

/** What GitHub goes by when somebody opens a pull request: the file of the base. */
function ownersIn({ open: { top } }: BuiltSide): Pick<ReviewInput, 'ownersOf'> {
  const text = CODE_OWNERS_FILES.map((file) => top?.tree.read(file)).find((each) => each !== undefined);
  const ownersOf = text === undefined ? undefined : readCodeOwners(text);
  return ownersOf === undefined ? {} : { ownersOf };
}

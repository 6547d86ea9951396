import {
  buildFleet,
  definitionsBesideRoot,
  type FleetKustomization,
  fleetFindings,
  kustomizationKey,
  rootFindings,
} from '@slipway/flux-build';
import { type Finding, LimitError } from '@slipway/manifest';
import type { ClusterSettings, DocumentVerdict, SkippedDocument, Verdict } from '@slipway/validate';
import type { Input } from '../../files/read-input.ts';
import { fileTexts } from '../../fleet/file-texts.ts';
import { madeByResourceSets } from '../../fleet/made-by-resource-sets.ts';
import type { OpenFleet } from '../../fleet/open-fleet.ts';
import type { GivenKinds } from '../../kinds/compiled-kinds.ts';
import { type ShownLines, shownLines } from '../../report/excerpt.ts';
import { shownFinding } from '../../report/shown-finding.ts';
import type { DefinitionFinder } from '../../source/definition-finder.ts';
import type { VerbContext } from '../../terminal/verb-context.ts';
import type { CheckMemory } from './check-memory.ts';
import { differentObjects, isSubstituted } from './different-objects.ts';
import { filesOfBuilds } from './files-of-builds.ts';
import { judgeObject } from './judge-object.ts';
import { clusterKinds } from './kinds-of-clusters.ts';
import { mergeFindings, placeFinding } from './place-findings.ts';
import { readDocuments } from './read-documents.ts';
import { ruleFindings } from './rule-findings.ts';

/** The verdict on an object that arrives on clusters, named by the document that it comes from. */
export interface AppliedVerdict extends DocumentVerdict {
  readonly clusters: readonly string[];
}

/** The verdict on what Flux applies to the clusters of a repository. */
export interface JudgedFleet {
  readonly kustomizations: readonly FleetKustomization[];
  /** Each different object once for each document that it comes from. */
  readonly verdicts: readonly AppliedVerdict[];
  readonly findings: readonly Finding[];
  /** Objects that are written in the repository and applied to no cluster. */
  readonly notApplied: readonly DocumentVerdict[];
  readonly skipped: readonly SkippedDocument[];
  /** Whether a build read a file, by the name that it has for people. */
  readonly isBuilt: (file: string) => boolean;
  /** `kind-without-schema` of each object that was not judged, as there is none. */
  readonly unknown: readonly Finding[];
  readonly linesOf: (file: string) => ShownLines;
}

/** What of a repository is judged, beside its clusters. */
export interface FleetOptions {
  /** Documents that are looked at, whether a cluster applies them or not. */
  readonly input: Pick<Input, 'texts' | 'named' | 'roots' | 'skipped' | 'findings'>;
  /** Kinds that every cluster has. */
  readonly given: GivenKinds;
  /** Flags of the API server of a cluster. */
  readonly settingsOf: (cluster: string) => ClusterSettings;
  /** Whether definitions make the fleet: they name the releases that its clusters have, and all their variables. */
  readonly isOwn: boolean;
  /** The path that was asked for, as people know it. */
  readonly shownPath: string;
  /** The TypeScript that made a document of the tree. */
  readonly definitions: DefinitionFinder | undefined;
  /** Of the check before, in the same process. */
  readonly memory?: CheckMemory | undefined;
}

/** Builds every cluster of a fleet and judges what arrives there; findings are at the places where somebody wrote what they are about. */
export function judgeFleet(
  open: OpenFleet,
  { input, given, settingsOf, shownPath, isOwn, definitions, memory }: FleetOptions,
  context: VerbContext,
): JudgedFleet {
  const { budget, progress } = context;
  progress('building');
  const before = memory?.build;
  const fleet = buildFleet({ ...open.input, ...(before && { before }) });
  const files = fileTexts(open);
  const all = [...fleet.kustomizations, ...madeByResourceSets(fleet)];
  const kinds = clusterKinds(all, open.input.roots, {
    given,
    settingsOf,
    besideRoot: (root) => definitionsBesideRoot(open.tree, root),
    fileName: files.fileName,
    before: memory?.kinds,
  });
  const objects = differentObjects(all, kinds.kindOf, memory?.textOf);
  const verdictOn = memory?.verdictsOf ?? judgeObject;
  progress(`checking ${objects.length} objects`);
  const placing = { fleet, open, files, definitions };
  const verdicts: AppliedVerdict[] = [];
  const found: Finding[] = [];
  const unknown: Finding[] = [];
  const limit = limitOf(() => {
    for (const origins of objects) {
      const [first] = origins;
      if (first === undefined) continue;
      budget.take('objects');
      const cluster = first.clusters[0] ?? '';
      const judged = verdictOn(first.applied, {
        validator: kinds.validatorOf(cluster),
        isSubstituted: isOwn || isSubstituted(first.kustomization),
        otherRelease: kinds.otherRelease(cluster, first.applied.object),
        knowsReleases: isOwn || kinds.definesGroup(cluster, first.applied.object),
      });
      const { findings, unknown: withoutSchema = [], ...verdict } = judged;
      for (const origin of origins) {
        const { kustomization, applied, clusters } = origin;
        const placed = findings.flatMap((finding) => placeFinding(placing, finding, origin) ?? []);
        budget.take('findings', placed.length);
        found.push(...placed);
        unknown.push(...withoutSchema.flatMap((finding) => placeFinding(placing, finding, origin) ?? []));
        verdicts.push({
          file: files.fileName(kustomization.content, applied.file),
          document: applied.index,
          ...verdict,
          verdict: verdictOf(verdict.verdict, placed),
          clusters,
        });
      }
    }
    const state = {
      kustomizations: all,
      roots: open.input.roots,
      resourceSets: fleet.resourceSets,
      textOf: (kustomization: FleetKustomization, file: string) =>
        fleet.memory.results.get(kustomizationKey(kustomization))?.tree?.read(file),
    };
    for (const finding of ruleFindings(placing, state, budget)) {
      budget.take('findings');
      found.push(finding);
    }
  });
  const unreadable = open.trees().flatMap((tree) => tree.unreadable());
  const built = fleetFindings(fleet, { newestFlux: isOwn, unreadable, leftOut: open.tree.leftOut(), fileName: files.fileName });
  const read = filesOfBuilds(fleet, open.input.roots, files);
  const documents = readDocuments(input.texts, (file) => read.has(file), {
    budget,
    named: input.named,
    roots: input.roots,
    ...(memory && { read: memory.readYaml }),
  });
  if (memory !== undefined) [memory.build, memory.kinds] = [fleet, kinds.known()];
  const shown = (finding: Finding): Finding => shownFinding(finding, files.textOf(finding.file));
  return {
    kustomizations: fleet.kustomizations,
    verdicts,
    findings: [
      ...open.findings,
      ...rootFindings(open.search, { built: fleet.kustomizations.length, path: shownPath, fileName: (file) => files.fileName('', file) }),
      ...input.findings,
      ...given.findings,
      ...documents.findings,
      ...[...built, ...kinds.findings].map(shown),
      ...mergeFindings(found.map(shown)),
      ...(limit === undefined ? [] : [tooLarge(limit)]),
    ],
    notApplied: documents.notApplied,
    isBuilt: (file) => read.has(file),
    unknown,
    skipped: [...input.skipped, ...documents.skipped],
    linesOf: (file) => shownLines(files.textOf(file) ?? input.texts.get(file)),
  };
}

/** What is lost through no fault of anybody does not make an object lossy. */
const verdictOf = (verdict: Verdict['verdict'], placed: readonly Finding[]): Verdict['verdict'] =>
  verdict === 'lossy' && !placed.some(({ severity }) => severity === 'lossy') ? 'accept' : verdict;

const tooLarge = (limit: string): Finding => ({
  rule: 'fleet-too-large',
  severity: 'reject',
  message: `judging the objects of the fleet ${limit}; of the others nothing is known`,
  file: '',
  pointer: '',
  expected: 'a fleet within the limits of one run',
  remedy: 'check one cluster at a time: slipway check PATH',
});

function limitOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof LimitError) return error.message;
    throw error;
  }
}

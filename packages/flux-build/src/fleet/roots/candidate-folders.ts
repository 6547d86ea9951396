import { isHelmfile } from '../../flux-objects/helmfile.ts';
import { type Appliers, appliesHere, appliesItself } from './appliers.ts';
import { covers, foldersAbove, parentOf } from './file-kustomizations.ts';
import { isBootstrap, type SourceEvidence } from './own-evidence.ts';
import type { Unit } from './units.ts';

/** A folder in which a cluster may begin, with the units there. */
export interface CandidateFolder {
  readonly folder: string;
  readonly units: readonly Unit[];
}

/**
 * Returns the folders of units: the folder that a bootstrap, a helmfile or a FluxInstance elsewhere applies, or the folder that other units are, or are in. Of those it keeps the
 * topmost, because a user who applies a folder by hand applies the folders below it. The folder of Flux itself means the folder above.
 */
export function candidateFolders(units: readonly Unit[], evidence: SourceEvidence): readonly CandidateFolder[] {
  const own = units.filter(
    (unit) => appliesItself(unit) && unit.kustomizations.some((kustomization) => appliesHere(kustomization, unit, evidence)),
  );
  const helmfiles = units.filter((unit) => isHelmfile(unit.path) && !own.includes(unit));
  const instances = Map.groupBy(
    units.filter((unit) => !own.includes(unit) && !helmfiles.includes(unit) && isInstanceElsewhere(unit, evidence)),
    ({ kustomizations: [first] }) => first?.path ?? '',
  );
  const listed = new Set([...own, ...helmfiles, ...[...instances.values()].flat()]);
  const loose = Map.groupBy(
    units.filter((unit) => !listed.has(unit)),
    (unit) => (unit.isFolder ? unit.path : parentOf(unit.path)),
  );
  const folders = new Set(loose.keys());
  const topOf = (folder: string): string =>
    foldersAbove(`${folder}/.`)
      .filter((above) => above !== '' || folder === '')
      .find((above) => folders.has(above)) ?? folder;
  const merged = Map.groupBy([...loose], ([folder]) => topOf(folder));
  return [
    ...own.map((unit) => ({ folder: bootstrapFolder(unit), units: [unit] })),
    ...helmfiles.map((unit) => ({ folder: unit.kustomizations[0]?.path ?? '', units: [unit] })),
    ...[...instances].map(([folder, all]) => ({ folder, units: all })),
    ...[...merged].map(([folder, all]) => ({ folder, units: all.flatMap(([, each]) => each) })),
  ].map(({ folder, units: all }) => ({ folder: folder.replace(/(?:^|\/)flux-system$/, ''), units: all }));
}

/**
 * Whether a unit is a file with a FluxInstance of a folder elsewhere in the repository: `flux.yaml -> clusters/a`. The cluster begins in that
 * folder, and not with the files next to the FluxInstance, which was applied by hand.
 */
function isInstanceElsewhere(unit: Unit, evidence: SourceEvidence): boolean {
  const above = parentOf(unit.path);
  const paths = new Set(unit.kustomizations.map(({ path }) => path));
  return (
    !unit.isFolder &&
    paths.size === 1 &&
    unit.kustomizations.every(
      (each) =>
        each.isOfInstance === true &&
        each.isUnset !== true &&
        each.path !== '' &&
        (above === '' || !covers(above, each.path)) &&
        appliesHere(each, unit, evidence) &&
        evidence.hasPath(each),
    )
  );
}

/** Returns the folder that a unit applies which applies itself. */
function bootstrapFolder(unit: Unit): string {
  const { path = '' } =
    unit.kustomizations.find((each) => isBootstrap(each, unit)) ??
    unit.kustomizations.find(({ path: own }) => covers(own, unit.path)) ??
    {};
  return path;
}

/**
 * Selects the folders that are treated as clusters. A folder counts if Flux continues from there: a bootstrap, a folder with units for
 * other folders, or one that creates the source that it applies. If no such folder exists, a folder counts whose Flux Kustomizations apply an
 * existing folder. Siblings of a folder that counts do, too: `clusters/b` next to `clusters/a`. Otherwise, all folders count that apply any
 * folder. Disabled folders count only if no other folder does.
 */
export function selectClusterFolders(
  candidates: readonly CandidateFolder[],
  all: readonly Unit[],
  appliers: Appliers,
  evidence: SourceEvidence,
): readonly CandidateFolder[] {
  const begun = new Set(candidates.flatMap(({ units }) => units.filter(appliesItself).map(bootstrapFolder)));
  const once = candidates.filter((candidate) => !isRepeated(candidate, begun) && !isCatalogue(candidate));
  const ofHelmfiles = new Set(once.flatMap(({ folder, units }) => (units.some(isOfHelmfile) ? [folder] : [])));
  const different = once.filter((candidate) => candidate.units.some(isOfHelmfile) || !isRepeated(candidate, ofHelmfiles));
  const complete = preferring(different, ({ units }) =>
    units.some(({ kustomizations }) => kustomizations.some(({ source }) => source !== undefined)),
  );
  const listed = preferring(complete, ({ units }) =>
    units.some((unit) => !unit.isUnlisted || (appliesItself(unit) && makesItsSource(unit, evidence))),
  );
  const present = preferring(listed, ({ folder }) => !isUnusedFolder(folder));
  const goingOn = applyingUnits(all, appliers);
  const strong = present.filter(({ units }) =>
    units.some((unit) => appliesItself(unit) || goingOn.has(unit) || makesItsSource(unit, evidence) || syncsArtifact(unit)),
  );
  const leading = present.filter(({ units }) =>
    units.some((unit) => unit.kustomizations.some((each) => appliesHere(each, unit, evidence) && evidence.hasPath(each))),
  );
  const begins = strong.length > 0 ? strong : leading;
  if (begins.length > 0) return present.filter((candidate) => begins.some((other) => areSiblings(candidate.folder, other.folder)));
  return preferring(present, ({ units }) =>
    units.some((unit) => unit.kustomizations.some((kustomization) => appliesHere(kustomization, unit, evidence))),
  );
}

/**
 * Whether a candidate is another way to start the same cluster: `install/flux-instance.yaml -> clusters/a` next to clusters/a/flux-system,
 * which applies itself, or next to a helmfile that begins with clusters/a.
 */
const isRepeated = ({ units }: CandidateFolder, begun: ReadonlySet<string>): boolean =>
  units.every((unit) => !appliesItself(unit) && unit.kustomizations.every(({ isOfInstance, path }) => isOfInstance && begun.has(path)));

const isOfHelmfile = ({ path }: Unit): boolean => isHelmfile(path);

/** Whether all Flux Kustomizations of a candidate have variables as names, which a Flux Kustomization or another program sets. */
const isCatalogue = ({ units }: CandidateFolder): boolean =>
  units.every(({ kustomizations }) => kustomizations.every(({ isUnset, isGenerated }) => isUnset === true && isGenerated !== true));

/** Returns the candidates that fulfil a condition, or all if none does. */
function preferring(candidates: readonly CandidateFolder[], isBetter: (candidate: CandidateFolder) => boolean): readonly CandidateFolder[] {
  const better = candidates.filter(isBetter);
  return better.length > 0 ? better : candidates;
}

/** Returns units that apply another unit. */
function applyingUnits(all: readonly Unit[], appliers: Appliers): ReadonlySet<Unit> {
  const found = new Set<Unit>();
  for (const unit of all) for (const applier of appliers.of(unit.path)) if (applier !== unit) found.add(applier);
  return found;
}

/** Whether a unit has a source next to its applied part, as `flux create` writes them for applying by hand, and the part exists. */
const makesItsSource = (unit: Unit, evidence: SourceEvidence): boolean =>
  unit.kustomizations.some((kustomization) => {
    const { source } = kustomization;
    const isNear = source !== undefined && unit.sources.some(({ key }) => key === source);
    return isNear && evidence.hasPath(kustomization) && appliesHere(kustomization, unit, evidence);
  });

/** Whether a unit has a FluxInstance that syncs a whole artifact, which is created from the folder of the cluster. */
const syncsArtifact = ({ kustomizations }: Unit): boolean =>
  kustomizations.some(({ isOfInstance, path }) => isOfInstance === true && path === '');

/** Whether two folders have the same parent, or paths that differ in one part. */
function areSiblings(a: string, b: string): boolean {
  if (parentOf(a) === parentOf(b)) return true;
  const [first, second] = [a.split('/'), b.split('/')];
  return first.length === second.length && first.filter((part, index) => part !== second[index]).length <= 1;
}

/** Whether a path has a folder whose name means that it is not in use, or that another program fills it in. */
export const isUnusedFolder = (folder: string): boolean =>
  folder.split('/').some((part) => UNUSED_FOLDER.test(part) || part.includes('{{'));

const UNUSED_FOLDER = /^(?:[._].*|archived?|attic|deprecated|docs?|examples|fixtures|samples|templates?|testdata|tests)$/i;

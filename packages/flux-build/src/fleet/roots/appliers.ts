import { covers, type FileKustomization, foldersAbove, hasVariable } from './file-kustomizations.ts';
import { BOOTSTRAP, isBootstrap, type SourceEvidence } from './own-evidence.ts';
import type { Unit } from './units.ts';

// In examples, `a.yaml -> b` is a Flux Kustomization that is written in a.yaml and applies the folder b of this repository.

/** Finds the units that apply a path. */
export interface Appliers {
  /** Returns units with a Flux Kustomization for a folder around a file or folder. */
  of(path: string): ReadonlySet<Unit>;
  /** Returns units with a Flux Kustomization whose path has variables, and may be a folder around the file or folder. */
  perhapsOf(path: string): ReadonlySet<Unit>;
  /** Returns whether a unit has a Flux Kustomization for a folder inside or around a path; the root of the repository does not count. */
  overlap(path: string): boolean;
}

/** Splits a path with variables into parts, each with the texts before and after its variables. */
type Pattern = readonly (readonly [start: string, end: string])[];

/** Maximum number of patterns that are compared. All others are ignored. */
const MAX_PATTERNS = 1000;

/** Finds the appliers among units: `apps.yaml -> apps` applies apps/a.yaml. A path in another repository is not used. */
export function findAppliers(units: readonly Unit[], evidence: SourceEvidence): Appliers {
  const folders = new Map<string, Set<Unit>>();
  const patterns = new Map<string, { readonly pattern: Pattern; readonly units: Set<Unit> }>();
  for (const unit of units) {
    for (const kustomization of unit.kustomizations) {
      if (kustomization.isEmpty || !appliesHere(kustomization, unit, evidence)) continue;
      if (!hasVariable(kustomization.path)) folders.set(kustomization.path, (folders.get(kustomization.path) ?? new Set()).add(unit));
      else if (patterns.size < MAX_PATTERNS) {
        const known = patterns.get(kustomization.path) ?? { pattern: patternOf(kustomization.path), units: new Set() };
        patterns.set(kustomization.path, known);
        known.units.add(unit);
      }
    }
  }
  return {
    of: (path) => new Set([...new Set([path, ...foldersAbove(path)])].flatMap((folder) => [...(folders.get(folder) ?? [])])),
    overlap: (path) => folders.keys().some((folder) => folder !== '' && (covers(folder, path) || covers(path, folder))),
    perhapsOf(path) {
      const parts = path.split('/');
      return new Set([...patterns.values()].flatMap(({ pattern, units: all }) => (matches(pattern, parts) ? [...all] : [])));
    },
  };
}

/** Returns whether a Flux Kustomization applies a part of this repository, or all of it. One without a source may get it from its creator. */
export function appliesHere(kustomization: FileKustomization, unit: Unit, evidence: SourceEvidence): boolean {
  if (kustomization.source === undefined) return kustomization.path !== '';
  return evidence.isHere(kustomization.source, evidence.urlOf(kustomization, unit));
}

/** Matches a variable with any text without a slash. */
const patternOf = (path: string): Pattern =>
  path
    .replaceAll(/\$\{[^}]*\}?|<<[^>]*(?:>>)?/g, '\0')
    .split('/')
    .map((part) => (part.includes('\0') ? [part.slice(0, part.indexOf('\0')), part.slice(part.lastIndexOf('\0') + 1)] : [part, part]));

const matches = (pattern: Pattern, parts: readonly string[]): boolean =>
  pattern.length <= parts.length &&
  pattern.every(([start, end], index) => {
    const part = parts[index] ?? '';
    return start === end && start !== '' ? part === start : part.startsWith(start) && part.endsWith(end);
  });

/**
 * Returns the units that Flux begins with: no other unit applies them, or only units that they apply themselves. `clusters/a/sync.yaml ->
 * clusters/a` applies only itself; of `a/a.yaml -> .` named flux-system and `b/b.yaml -> .` named everything, it is the first. A bootstrap
 * that applies itself begins a cluster even if the bootstrap of another cluster applies the same folder. So does the folder that a
 * FluxInstance syncs, if it contains the FluxInstance. So does a file with its own sources that a Flux Kustomization of a folder around it
 * does not apply: the kustomization file of that folder does not list it. `kustomized` has the folders with kustomization files.
 */
export function startUnits(units: readonly Unit[], appliers: Appliers, kustomized: ReadonlySet<string>): readonly Unit[] {
  const appliersOf = new Map(units.map((unit) => [unit, appliers.of(unit.path)]));
  const appliesTo = (unit: Unit, other: Unit): boolean => appliersOf.get(other)?.has(unit) === true;
  const isStart = (unit: Unit): boolean =>
    [...(appliersOf.get(unit) ?? [])].every(
      (applier) =>
        applier === unit ||
        areBootstrapsOfOneFolder(applier, unit) ||
        isOwnInstance(applier, unit, appliersOf) ||
        isLeftOut(unit, applier, kustomized) ||
        (appliesTo(unit, applier) && !isOwnInstance(unit, applier, appliersOf) && !(isNamed(applier) && !isNamed(unit))),
    ) && [...appliers.perhapsOf(unit.path)].every((applier) => applier === unit || appliesTo(unit, applier));
  const found = units.filter(isStart);
  if (found.length > 0) return found;
  const own = units.filter(appliesItself);
  return own.some(isNamed) ? own.filter(isNamed) : own;
}

/** Returns whether a applier has the FluxInstance that syncs a unit, in another folder, and this unit applies the applier, also through others. */
function isOwnInstance(applier: Unit, unit: Unit, appliersOf: ReadonlyMap<Unit, ReadonlySet<Unit>>): boolean {
  if (!applier.kustomizations.some(({ isOfInstance, path }) => isOfInstance === true && path !== '' && covers(path, unit.path)))
    return false;
  if (appliesItself(applier)) return false;
  const above = new Set([applier]);
  for (const each of above) for (const next of appliersOf.get(each) ?? []) above.add(next);
  return above.has(unit);
}

/** Whether kustomize leaves a file with its own sources out of each folder around it that another unit applies. */
function isLeftOut({ path: file, isUnread, kustomizations, sources }: Unit, applier: Unit, kustomized: ReadonlySet<string>): boolean {
  const hasSources = kustomizations.every(({ source }) => sources.some(({ key }) => key === source));
  if (isUnread !== true || !hasSources) return false;
  return applier.kustomizations.every(({ path }) => hasVariable(path) || !covers(path, file) || kustomized.has(path));
}

function areBootstrapsOfOneFolder(applier: Unit, unit: Unit): boolean {
  const [first, second] = [bootstrapPath(applier), bootstrapPath(unit)];
  return first !== undefined && first !== '' && first === second && appliesItself(unit);
}

/** Returns the path of a bootstrap that `flux bootstrap` wrote, with the source next to the Flux Kustomization. */
const bootstrapPath = (unit: Unit): string | undefined =>
  unit.kustomizations.find(
    ({ name, source, isGenerated }) => name === BOOTSTRAP && isGenerated !== true && unit.sources.some(({ key }) => key === source),
  )?.path;

const isNamed = (unit: Unit): boolean =>
  unit.kustomizations.some((kustomization) => kustomization.name === BOOTSTRAP && isBootstrap(kustomization, unit));

/** Returns whether a unit applies itself. */
export const appliesItself = (unit: Unit): boolean =>
  unit.kustomizations.some(({ path, isGenerated, isEmpty }) => !isGenerated && !isEmpty && covers(path, unit.path));

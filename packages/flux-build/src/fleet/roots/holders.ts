import { covers, type FileKustomization, foldersAbove, hasVariable } from './file-kustomizations.ts';
import { BOOTSTRAP, isBootstrap, type SourceEvidence } from './own-evidence.ts';
import type { Unit } from './units.ts';

// In examples, `a.yaml -> b` is a Flux Kustomization that is written in a.yaml and applies the folder b of this repository.

/** Finds the units that apply a path. */
export interface Holders {
  /** Returns units with a Flux Kustomization for a folder around a file or folder. */
  of(path: string): ReadonlySet<Unit>;
  /** Returns units with a Flux Kustomization whose path has variables, and may be a folder around the file or folder. */
  perhapsOf(path: string): ReadonlySet<Unit>;
  /** Whether a unit has a Flux Kustomization for a folder inside or around a path; the root of the repository does not count. */
  leadInto(path: string): boolean;
}

/** Splits a path with variables into parts, each with the texts before and after its variables. */
type Pattern = readonly (readonly [start: string, end: string])[];

/** The most patterns that are compared; all others hold nothing. */
const MAX_PATTERNS = 1000;

/** Returns the holders among units: `apps.yaml -> apps` holds apps/a.yaml. A path in another repository holds nothing. */
export function holdersAmong(units: readonly Unit[], evidence: SourceEvidence): Holders {
  const folders = new Map<string, Set<Unit>>();
  const patterns = new Map<string, { readonly pattern: Pattern; readonly units: Set<Unit> }>();
  for (const unit of units) {
    for (const kustomization of unit.kustomizations) {
      if (kustomization.isEmpty || !leadsHere(kustomization, unit, evidence)) continue;
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
    leadInto: (path) => folders.keys().some((folder) => folder !== '' && (covers(folder, path) || covers(path, folder))),
    perhapsOf(path) {
      const parts = path.split('/');
      return new Set([...patterns.values()].flatMap(({ pattern, units: all }) => (matches(pattern, parts) ? [...all] : [])));
    },
  };
}

/** Whether a Flux Kustomization applies a part of this repository, or all of it. One without a source may get it from its creator. */
export function leadsHere(kustomization: FileKustomization, unit: Unit, evidence: SourceEvidence): boolean {
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
 * Returns the units that Flux begins with: no other unit holds them, or only units that they hold themselves. `clusters/a/sync.yaml ->
 * clusters/a` holds only itself; of `a/a.yaml -> .` named flux-system and `b/b.yaml -> .` named everything, it is the first. A bootstrap
 * that applies itself begins a cluster even if the bootstrap of another cluster applies the same folder. So does the folder that a
 * FluxInstance syncs, if it contains the FluxInstance.
 */
export function unheld(units: readonly Unit[], holders: Holders): readonly Unit[] {
  const holdersOf = new Map(units.map((unit) => [unit, holders.of(unit.path)]));
  const holds = (unit: Unit, other: Unit): boolean => holdersOf.get(other)?.has(unit) === true;
  const isUnheld = (unit: Unit): boolean =>
    [...(holdersOf.get(unit) ?? [])].every(
      (holder) =>
        holder === unit ||
        areBootstrapsOfOneFolder(holder, unit) ||
        isOwnInstance(holder, unit, holdersOf) ||
        (holds(unit, holder) && !isOwnInstance(unit, holder, holdersOf) && !(isNamed(holder) && !isNamed(unit))),
    ) && [...holders.perhapsOf(unit.path)].every((holder) => holder === unit || holds(unit, holder));
  const found = units.filter(isUnheld);
  if (found.length > 0) return found;
  const own = units.filter(holdsItself);
  return own.some(isNamed) ? own.filter(isNamed) : own;
}

/** Whether a holder has the FluxInstance that syncs a unit, in another folder, and this unit applies the holder, also through others. */
function isOwnInstance(holder: Unit, unit: Unit, holdersOf: ReadonlyMap<Unit, ReadonlySet<Unit>>): boolean {
  if (!holder.kustomizations.some(({ isOfInstance, path }) => isOfInstance === true && path !== '' && covers(path, unit.path)))
    return false;
  if (holdsItself(holder)) return false;
  const above = new Set([holder]);
  for (const each of above) for (const next of holdersOf.get(each) ?? []) above.add(next);
  return above.has(unit);
}

function areBootstrapsOfOneFolder(holder: Unit, unit: Unit): boolean {
  const [first, second] = [bootstrapPath(holder), bootstrapPath(unit)];
  return first !== undefined && first !== '' && first === second && holdsItself(unit);
}

/** Returns the path of a bootstrap that `flux bootstrap` wrote, with the source next to the Flux Kustomization. */
const bootstrapPath = (unit: Unit): string | undefined =>
  unit.kustomizations.find(
    ({ name, source, isMade }) => name === BOOTSTRAP && isMade !== true && unit.sources.some(({ key }) => key === source),
  )?.path;

const isNamed = (unit: Unit): boolean =>
  unit.kustomizations.some((kustomization) => kustomization.name === BOOTSTRAP && isBootstrap(kustomization, unit));

/** Whether a unit applies itself. */
export const holdsItself = (unit: Unit): boolean =>
  unit.kustomizations.some(({ path, isMade, isEmpty }) => !isMade && !isEmpty && covers(path, unit.path));

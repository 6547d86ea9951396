import { posix, relative, resolve, sep } from 'node:path';
import { type FleetBuild, type WrittenValue, writtenValue } from '@slipway/flux-build';
import { getPointer } from '@slipway/manifest';
import type { Cause, ReviewInput } from '@slipway/review';
import type { DefinitionFinder } from '../synth/definition-finder.ts';
import { packageOf } from './configuration-packages.ts';
import type { OpenFleet } from './open-fleet.ts';

/** A built fleet, and the definitions that it comes from. */
export interface CauseSide {
  readonly open: OpenFleet;
  readonly fleet: FleetBuild;
  /** Definitions of content that they produce in the current state. */
  readonly definitions?: DefinitionFinder | undefined;
}

type Owned = Parameters<NonNullable<ReviewInput['causeOf']>>[0];

/**
 * Returns the line of YAML with a value. For output of the definitions, returns the line of TypeScript that created it. For an object of a
 * package, returns the line with the reference of the package.
 */
export function causeOf({ open, fleet, definitions }: CauseSide, { kustomization, applied }: Owned, pointer: string, cwd: string): Cause {
  const owned = packageOf(kustomization);
  if (owned !== undefined) {
    const { line } = owned.positionOf(applied.object, pointer) ?? {};
    const ofReference = causeOf({ open, fleet, definitions }, { kustomization: owned.owner, applied: owned.applied }, '/spec/package', cwd);
    return { ...ofReference, by: line === undefined ? owned.file : `${owned.file}:${line}` };
  }
  const within = { fleet, treeOf: (content: string) => (content === '' ? open.tree : open.treeOf(content)) };
  const place = writtenValue(within, { kustomization, applied, pointer });
  const isDefined = open.isDefined?.(place.content) ?? place.content === '';
  const made = isDefined
    ? definitions?.(place.file, place.index, { pointer: place.pointer, value: getPointer(applied.object, pointer) })
    : undefined;
  const by = place.variable === undefined ? place.by : `variable ${place.variable}`;
  const line = made?.line ?? place.line;
  const path = pathOf(open, cwd, made?.file, place);
  return {
    file: made?.file ?? open.fileName(place.content, place.file),
    ...(line !== undefined && { line }),
    ...(by !== undefined && { by }),
    ...(path !== undefined && { path }),
  };
}

/** Returns the path of a file of the repository itself, from the top of the checkout. */
function pathOf({ top }: OpenFleet, cwd: string, made: string | undefined, place: WrittenValue): string | undefined {
  if (top === undefined || (made === undefined && place.content !== '')) return undefined;
  const path = made === undefined ? posix.join(top.base, place.file) : relative(top.folder, resolve(cwd, made)).split(sep).join('/');
  return path.startsWith('..') || top.tree.read(path) === undefined ? undefined : path;
}

import { join } from 'node:path';
import type { Manifest } from '@slipway/manifest';
import { readManifests } from '../src/index.ts';
import { FLEET_ROOT } from '../src/record/fleet-documents.ts';

/** Returns every published object in a file or below a folder of the fleet. */
export const fleetObjects = (path: string): readonly Manifest[] => readManifests(join(FLEET_ROOT, path));

/** Returns the only object of a kind there. */
export function fleetObject(path: string, kind: string): Manifest {
  const [object, ...others] = fleetObjects(path).filter((candidate) => candidate.kind === kind);
  if (object === undefined || others.length > 0)
    throw new Error(`${path} has ${others.length + (object ? 1 : 0)} objects of the kind ${kind}`);
  return object;
}

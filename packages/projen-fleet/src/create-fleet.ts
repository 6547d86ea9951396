import { SlipwayFleet, type SlipwayFleetOptions } from './slipway-fleet.ts';

/** Writes a new fleet into `directory`, without installing packages. */
export function createFleet(directory: string, options: Omit<SlipwayFleetOptions, 'outdir'>): void {
  const before = process.env.PROJEN_DISABLE_POST;
  process.env.PROJEN_DISABLE_POST = 'true';
  try {
    new SlipwayFleet({ ...options, outdir: directory }).synth();
  } finally {
    if (before === undefined) delete process.env.PROJEN_DISABLE_POST;
    else process.env.PROJEN_DISABLE_POST = before;
  }
}

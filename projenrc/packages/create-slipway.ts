import type { PackageDefinition } from '../package-definition.ts';

export const createSlipway: PackageDefinition = {
  name: 'create-slipway',
  summary: '`npm create slipway`: creates the repository of a new fleet',
  side: 'top',
  imports: [],
  testLibraries: ['fast-check'],
  bin: { 'create-slipway': './bin/create-slipway.mjs' },
};

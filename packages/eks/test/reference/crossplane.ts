import { defineCrossplane, defineEksClusters } from '../../src/index.ts';
import { crossplaneStable } from './sources.ts';

export const crossplane = defineCrossplane({
  chart: { repository: crossplaneStable, name: 'crossplane', version: '2.3.0' },
  providers: 'v2.6.0',
  functions: { patchAndTransform: 'v0.10.0', autoReady: 'v0.7.0' },
});

export const GROUP = 'fleet.slipway.example';
export const eksClusters = defineEksClusters({ group: GROUP, crossplane });
export const crossplaneUnits = [...crossplane.units, eksClusters.unit];

import { crossplaneUnit } from './crossplane-unit.ts';
import { functionAutoReady, functionPatchAndTransform } from './functions.ts';
import { functionHealth } from './health.ts';
import { crossplaneProviders } from './providers.ts';

/** The functions that the Compositions call. */
export const crossplaneFunctions = crossplaneUnit({
  name: 'crossplane-functions',
  folder: 'functions',
  manifests: { 'patch-and-transform.yaml': functionPatchAndTransform, 'auto-ready.yaml': functionAutoReady },
  dependsOn: [crossplaneProviders],
  ready: { wait: true, expressions: [functionHealth] },
});

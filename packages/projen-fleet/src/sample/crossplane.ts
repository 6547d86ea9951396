import type { NewFleetNames } from './first-clusters.ts';
import { indexText, moduleText } from './module-text.ts';

/** `crossplane-compositions`: Crossplane in its versions, and the kind of a cluster. */
export const crossplane = ({ scope, apiGroup }: NewFleetNames): Record<string, string> => ({
  'packages/crossplane-compositions/src/crossplane.ts': moduleText(
    { '@slipway/eks': '{ defineCrossplane }', [`${scope}/flux-sources`]: '{ crossplaneStable }' },
    `
export const crossplane = defineCrossplane({
  chart: { repository: crossplaneStable, name: 'crossplane', version: '2.3.4' },
  providers: 'v2.6.0',
  functions: { patchAndTransform: 'v0.10.8', autoReady: 'v0.7.0' },
});
`,
  ),
  'packages/crossplane-compositions/src/eks-clusters.ts': moduleText(
    { '@slipway/eks': '{ defineEksClusters }', './crossplane.ts': '{ crossplane }' },
    `
/** The kind EKSCluster, in the API group of this fleet. */
export const eksClusters = defineEksClusters({ group: '${apiGroup}', crossplane });
`,
  ),
  'packages/crossplane-compositions/src/assemble.ts': moduleText(
    {
      '@slipway/fleet': '{ assembleUnits }',
      '@slipway/manifest': 'type { ManifestFile, Unit }',
      './crossplane.ts': '{ crossplane }',
      './eks-clusters.ts': '{ eksClusters }',
    },
    `
/** Everything about Crossplane that a cluster may run, in the order in which it is applied. */
export const crossplaneUnits: readonly Unit[] = [...crossplane.units, eksClusters.unit];

/** The files of \`common/crossplane\`. */
export const assemble = (): ManifestFile[] => assembleUnits(crossplaneUnits);
`,
  ),
  'packages/crossplane-compositions/src/index.ts': indexText({
    './assemble.ts': '{ assemble, crossplaneUnits }',
    './crossplane.ts': '{ crossplane }',
    './eks-clusters.ts': '{ eksClusters }',
  }),
});

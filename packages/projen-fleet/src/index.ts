export { createFleet } from './create-fleet.ts';
export type { ContentPackageOptions } from './repository/content-package.ts';
export { ContentPackage } from './repository/content-package.ts';
export { nodeMajor, oldestNode, toolVersions } from './repository/versions.ts';
export { actions, checkout, setUpNode, WorkflowFile } from './repository/workflow-file.ts';
export { affectedStages, checkOfClusters, reviewComment, reviewJob } from './repository/workflows.ts';
export type { SlipwayFleetOptions } from './slipway-fleet.ts';
export { SlipwayFleet } from './slipway-fleet.ts';
export { standardPackages } from './standard-packages.ts';

export type { ContentPackageOptions } from './content-package.ts';
export { ContentPackage } from './content-package.ts';
export { createFleet } from './create-fleet.ts';
export { actions, WorkflowFile } from './repository/workflow-file.ts';
export { affectedStages } from './repository/workflows.ts';
export type { SlipwayFleetOptions } from './slipway-fleet.ts';
export { SlipwayFleet } from './slipway-fleet.ts';
export { standardPackages } from './standard-packages.ts';
export { oldestNode, toolVersions } from './versions.ts';

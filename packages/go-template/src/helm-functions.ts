import type { FunctionSet } from './functions/function-definition.ts';
import { pure } from './functions/function-definition.ts';
import { DATA_FUNCTIONS } from './functions/helm/data.ts';
import { TEMPLATE_FUNCTIONS } from './functions/helm/templates.ts';
import { SPRIG_FUNCTIONS } from './functions/sprig/sprig-functions.ts';

export { decodeJson } from './functions/data/decode-json.ts';
export { helmErrorText } from './functions/helm/error-text.ts';
export { compareVersions, isConstraint, isInConstraint, parseVersion, type Version } from './functions/sprig/versions.ts';

/** The functions of Helm's templates: those of sprig, and Helm's own. `getHostByName` resolves no host names. */
export const HELM_FUNCTIONS: FunctionSet = {
  ...SPRIG_FUNCTIONS,
  ...DATA_FUNCTIONS,
  ...TEMPLATE_FUNCTIONS,
  getHostByName: pure('func(string) string', () => ''),
};

import type { FunctionSet } from './functions/function-definition.ts';
import { TEMPLATE_FUNCTIONS } from './functions/helm/templates.ts';

export { helmErrorText } from './functions/helm/error-text.ts';

/** The functions that Helm gives to templates: those of sprig, and its own. */
export const HELM_FUNCTIONS: FunctionSet = { ...TEMPLATE_FUNCTIONS };

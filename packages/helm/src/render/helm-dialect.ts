import { Dialect } from '@slipway/go-template';
import { HELM_FUNCTIONS } from '@slipway/go-template/helm-functions';

/** The language of the templates of charts. */
export const HELM_DIALECT = new Dialect({ functions: [HELM_FUNCTIONS] });

import { findSchema, type KindSchema } from '@slipway/kube-models';
import { Ajv, type ValidateFunction } from 'ajv';
import { validObjects } from '../packages/validate/test/valid-objects.ts';

/** Returns one object of each of 20 kinds of the fleet, with its schema. */
export const benchObjects: readonly { readonly object: object; readonly schema: KindSchema }[] = Object.values(validObjects).flatMap(
  (object) => {
    const schema = findSchema(object.apiVersion, object.kind);
    return schema ? [{ object, schema }] : [];
  },
);

/** Returns ajv with the usual options for a CRD. */
export const plainAjv = ({ schema }: KindSchema): ValidateFunction =>
  new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);

import type { KindSchema } from '@slipway/kube-models';
import { parsePointer } from '@slipway/manifest';
import type { Before } from '../../cel/before.ts';
import type { SchemaError } from '../../schema/schema-check.ts';
import type { StructuralSchema } from '../../schema/structural-schema.ts';
import { beforeUpdate } from './before-update.ts';
import { type Correlated, isUnchangedAlong } from './correlation.ts';

/** The effect of an update of a custom resource on the verdict on the new object. */
interface CustomUpdate {
  /** Returns whether the server tolerates an error of the schema (`ratchetingValueValidator` of apiextensions-apiserver). */
  readonly tolerates: (error: SchemaError) => boolean;
  /** The old object for CEL rules. */
  readonly before: Before;
}

/** Compares two normalised objects of a kind, `value` and `old`. */
export function customUpdate(value: unknown, old: unknown, kind: KindSchema): CustomUpdate {
  const root: Correlated = { value, old, schema: kind.schema as StructuralSchema, isRoot: true };
  return {
    tolerates: ({ instancePath, schemaPath }) => {
      const path = parsePointer(instancePath);
      return isUnchangedAlong(root, path.slice(0, stepsToJunctor(schemaPath)));
    },
    before: beforeUpdate(root),
  };
}

/** Returns the number of path segments before the first `allOf`, `anyOf`, `oneOf` or `not`, below which the server compares nothing. */
function stepsToJunctor(schemaPath: string): number | undefined {
  const steps = schemaPath.split('/').slice(1);
  let depth = 0;
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index] ?? '';
    if (JUNCTORS.has(step)) return depth;
    if (step === 'properties') index++;
    if (INTO_VALUES.has(step)) depth++;
  }
  return undefined;
}

const JUNCTORS = new Set(['allOf', 'anyOf', 'oneOf', 'not']);
const INTO_VALUES = new Set(['properties', 'items', 'additionalProperties']);

import { kindSchemas } from '@slipway/crd-codegen/kind-schemas';
import type { KindSchema } from '@slipway/kube-models';
import { DefinitionError, type Finding } from '@slipway/manifest';
import { asShown } from '@slipway/validate';
import { xrdFindings } from './xrd-findings.ts';

/** An object and the file that it is in. */
export interface PlacedObject {
  readonly file: string;
  readonly object: unknown;
}

/** Kinds, and what is wrong with their definitions. */
export interface DefinedKinds {
  readonly schemas: readonly KindSchema[];
  /** The file that each of `schemas` is defined in. */
  readonly files: ReadonlyMap<KindSchema, string>;
  readonly findings: readonly Finding[];
}

/** The kinds that the CRDs and XRDs among `objects` define, and what is wrong with these. */
export function definedKinds(objects: Iterable<PlacedObject>): DefinedKinds {
  const schemas: KindSchema[] = [];
  const files = new Map<KindSchema, string>();
  const findings: Finding[] = [];
  for (const { file, object } of objects) {
    try {
      const defined = kindSchemas(object);
      for (const schema of defined) {
        schemas.push(schema);
        files.set(schema, file);
      }
      findings.push(...xrdFindings(object, defined, file).map((finding) => asShown(finding, object)));
    } catch (error) {
      if (!(error instanceof DefinitionError)) throw error;
      findings.push(...error.findings.map((finding) => asShown({ ...finding, file }, object)));
    }
  }
  return { schemas, files, findings };
}

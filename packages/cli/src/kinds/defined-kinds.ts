import { kindSchemas } from '@slipway/crd-codegen/kind-schemas';
import type { KindSchema } from '@slipway/kube-models';
import { DefinitionError, type Finding, type TextPosition } from '@slipway/manifest';
import { asShown } from '@slipway/validate';
import { xrdFindings } from './xrd-findings.ts';

/** An object and the file that it is in. */
export interface PlacedObject {
  readonly file: string;
  readonly object: unknown;
  /** Returns the position of a pointer, if the object was read from text. */
  readonly positionOf?: (pointer: string) => TextPosition;
}

/** Kinds, and the problems of their CRDs. */
export interface DefinedKinds {
  readonly schemas: readonly KindSchema[];
  /** The file that each of `schemas` is defined in. */
  readonly files: ReadonlyMap<KindSchema, string>;
  readonly findings: readonly Finding[];
}

/** Returns the kinds that the CRDs and XRDs among `objects` define, and the problems of these. */
export function definedKinds(objects: Iterable<PlacedObject>): DefinedKinds {
  const schemas: KindSchema[] = [];
  const files = new Map<KindSchema, string>();
  const findings: Finding[] = [];
  for (const { file, object, positionOf } of objects) {
    const placed = (finding: Finding): Finding => asShown({ ...finding, file, ...positionOf?.(finding.pointer) }, object);
    try {
      const defined = kindSchemas(object);
      for (const schema of defined) {
        schemas.push(schema);
        files.set(schema, file);
      }
      for (const each of xrdFindings(object, defined, file).map(placed)) findings.push(each);
    } catch (error) {
      if (!(error instanceof DefinitionError)) throw error;
      for (const each of error.findings.map(placed)) findings.push(each);
    }
  }
  return { schemas, files, findings };
}

/** Returns only the kinds of CRDs, which another check validates. */
export const kindsAmong = (objects: readonly PlacedObject[]): readonly KindSchema[] => objects.flatMap(({ object }) => kindsIn(object));

/** Returns the kinds of a definition; none of an invalid one, which another check reports. */
export function kindsIn(definition: unknown): readonly KindSchema[] {
  try {
    return kindSchemas(definition);
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return [];
  }
}

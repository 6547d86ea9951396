import type { KindSchema } from '@slipway/kube-models';
import { type Fields, type Finding, fieldsOf, plainText, stableText } from '@slipway/manifest';
import { definedKinds } from '../kinds/defined-kinds.ts';

/** A CustomResourceDefinition or CompositeResourceDefinition that is applied to a cluster. */
export interface Definition {
  /** Number of the text, the same for equal texts in one process. */
  readonly id: number;
  readonly group: string;
  readonly schemas: readonly KindSchema[];
  readonly findings: readonly Finding[];
}

/** CRDs and XRDs by their text. */
export type KnownDefinitions = ReadonlyMap<string, Definition>;

export const isDefinition = ({ kind }: Fields): boolean => kind === 'CustomResourceDefinition' || kind === 'CompositeResourceDefinition';

/** Returns the API group of the kind that a CRD or XRD defines. */
export const definedGroup = (object: Fields): string => plainText(fieldsOf(object.spec).group ?? '');

/** Reads equal CRDs and XRDs once. `before` has those of an earlier check. */
export function definitionReader(before: KnownDefinitions = new Map()) {
  const known = new Map<string, Definition>();
  const findings: Finding[] = [];
  return {
    findings,
    known,
    read(object: Fields, file: string): Definition {
      const text = stableText(object);
      const read = known.get(text);
      if (read !== undefined) return read;
      const definition = before.get(text) ?? definitionOf(object);
      findings.push(...definition.findings.map((finding) => ({ ...finding, file })));
      known.set(text, definition);
      return definition;
    },
  };
}

let definitions = 0;

function definitionOf(object: Fields): Definition {
  const { schemas, findings } = definedKinds([{ file: '', object }]);
  // The server rejects every CRD of v1beta1.
  const isOfBeta = object.apiVersion === 'apiextensions.k8s.io/v1beta1';
  return { id: definitions++, group: definedGroup(object), schemas, findings: isOfBeta ? [] : findings };
}

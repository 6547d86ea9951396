import type { KindSchema } from '@slipway/kube-models';
import { type Fields, type Finding, fieldsOf, plainText, stableText } from '@slipway/manifest';
import { definedKinds } from '../kinds/defined-kinds.ts';

/** A CustomResourceDefinition or CompositeResourceDefinition that is applied to a cluster. */
export interface Definition {
  /** The same for equal texts in one process. */
  readonly id: number;
  readonly group: string;
  readonly schemas: readonly KindSchema[];
  readonly findings: readonly Finding[];
}

/** Definitions by the text of each. */
export type KnownDefinitions = ReadonlyMap<string, Definition>;

export const isDefinition = ({ kind }: Fields): boolean => kind === 'CustomResourceDefinition' || kind === 'CompositeResourceDefinition';

/** The API group that a definition defines a kind of. */
export const definedGroup = (object: Fields): string => plainText(fieldsOf(object.spec).group ?? '');

/** Reads equal definitions once; those of `before` were read in an earlier check. */
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
  // A definition of v1beta1 is refused for that alone.
  const isOfBeta = object.apiVersion === 'apiextensions.k8s.io/v1beta1';
  return { id: definitions++, group: definedGroup(object), schemas, findings: isOfBeta ? [] : findings };
}

import type { KindSchema } from '@slipway/kube-models';
import type { Finding } from '@slipway/manifest';
import { createValidator, isPolicyRule, refusedKind, validateTexts } from '@slipway/validate';
import { definedKinds } from './defined-kinds.ts';
import { definitionsIn } from './definitions-in.ts';

/** A kind that a file defines. */
export interface CompiledKind {
  readonly schema: KindSchema;
  readonly file: string;
  /** What to say of its objects, when the server refuses the definition. */
  readonly refused: ReturnType<typeof refusedKind>;
}

/** What texts define, and what is wrong with the definitions. */
export interface CompiledTexts {
  readonly kinds: readonly CompiledKind[];
  readonly findings: readonly Finding[];
}

/** The kinds of all CRDs and XRDs in `texts`; of two that are the same the last. Nothing else in the texts is looked at. */
export function compileKinds(texts: ReadonlyMap<string, string>): CompiledTexts {
  const { schemas, files, findings } = definedKinds(definitionsIn(texts));
  // Objects of a kind that the server refuses to know are not worth much of a verdict.
  const checked = validateTexts(createValidator(), texts, { whole: false });
  return {
    kinds: schemas.map((schema) => ({ schema, file: files.get(schema) ?? '', refused: refusedKind(schema) })),
    findings: [...checked.findings.filter(isRefusedDefinition), ...findings],
  };
}

/**
 * Returns whether a finding makes a definition unusable. Findings on other objects, on dropped fields, on duplicates and on text do not
 * count: others publish the definitions, with examples of keys in their descriptions.
 */
const isRefusedDefinition = ({ severity, rule, object }: Finding): boolean =>
  severity === 'reject' &&
  !isPolicyRule(rule) &&
  rule !== 'duplicate-object' &&
  (object === undefined ? rule !== 'not-an-object' : /^(CustomResource|CompositeResource)Definition\//.test(object));

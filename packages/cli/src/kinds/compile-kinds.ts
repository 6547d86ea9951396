import type { KindSchema } from '@slipway/kube-models';
import type { Finding } from '@slipway/manifest';
import { createValidator, isPolicyRule, rejectedKind, validateTexts } from '@slipway/validate';
import { definedKinds } from './defined-kinds.ts';
import { definitionsIn } from './definitions-in.ts';

/** A kind that a file defines. */
export interface CompiledKind {
  readonly schema: KindSchema;
  readonly file: string;
  /** Replacement for the verdict on its objects, if the server rejects the CRD. */
  readonly refused: ReturnType<typeof rejectedKind>;
}

/** The kinds that texts define, and the problems of the CRDs. */
export interface CompiledTexts {
  readonly kinds: readonly CompiledKind[];
  readonly findings: readonly Finding[];
}

/** Returns the kinds of all CRDs and XRDs in `texts`. If two are the same, the last one is used. Other objects are not read. */
export function compileKinds(texts: ReadonlyMap<string, string>): CompiledTexts {
  const { schemas, files, findings } = definedKinds(definitionsIn(texts));
  // A verdict on objects is not reliable if the server rejects their CRD.
  const checked = validateTexts(createValidator(), texts, { whole: false });
  return {
    kinds: schemas.map((schema) => ({ schema, file: files.get(schema) ?? '', refused: rejectedKind(schema) })),
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

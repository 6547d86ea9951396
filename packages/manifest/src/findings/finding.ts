import type { Severity, SourceLocation } from './rule.gen.ts';
import { sharedByCopies } from './shared-by-copies.ts';

/** One problem, with everything that the user needs to fix it. */
export interface Finding {
  /** Id of the rule: `slipway explain RULE` says what it means. */
  readonly rule: string;
  /** Severity of the problem. */
  readonly severity: Severity;
  /** One sentence: what is wrong. */
  readonly message: string;
  /** `Kind/namespace/name`; absent when the problem is not about one object. */
  readonly object?: string;
  /** API version of the object. */
  readonly apiVersion?: string;
  /** All objects with the problem at the same location, if there are several; `object` is the first. */
  readonly objects?: readonly string[];
  /** Clusters that would apply the object. */
  readonly clusters?: readonly string[];
  /** `cluster/namespace/name` of each Flux Kustomization with the problem, if there are several. */
  readonly kustomizations?: readonly string[];
  /** Path in the tree, or the file that was read. */
  readonly file: string;
  /** Position in `file`, from 1, when it was read as text. */
  readonly line?: number;
  /** Column in `file`, from 1, when it was read as text. */
  readonly column?: number;
  /** RFC 6901 JSON pointer into the object; the empty string is the whole object. */
  readonly pointer: string;
  /** The field that the API server names, if it is not a field of the object: `metadata.ownerReferences.uid` for any owner. */
  readonly field?: string;
  /** Location of the definition in TypeScript. */
  readonly source?: SourceLocation;
  /** Value that is wrong. */
  readonly value?: unknown;
  /** Whether the value may be a secret: then neither the value nor the lines of the file are shown. */
  readonly confidential?: boolean;
  /** Description of the valid values. */
  readonly expected: string;
  /** Change that fixes the problem. */
  readonly remedy: string;
}

const definitionErrors = sharedByCopies('definition-errors', () => new WeakSet<object>());

/** Thrown by `assemble()` for definitions that contradict each other. It has all problems, not only the first. */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(`${findings.length} problem${findings.length === 1 ? '' : 's'} in the definitions`);
    this.findings = findings;
    definitionErrors.add(this);
  }

  /** Also recognises errors that another copy of this package created. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && definitionErrors.has(value);
  }
}

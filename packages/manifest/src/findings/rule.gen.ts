// Generated from finding-schema.ts. To change it, run npm run codegen:settings.

/** The documentation of a rule. Each rule id of a finding has exactly one. */
export interface Rule {
  /** Id of the rule, such as `wrong-type`. */
  readonly id: string;
  /** `reject`: the API server or Flux refuses it. `lossy`: it is accepted, but fields are dropped or retyped. `risk` and `advice`: it works, and should be different. */
  readonly severity: Severity;
  /** One sentence about the problem. */
  readonly summary: string;
  /** Why the API server, Flux or Git refuses it, with the source of the fact. */
  readonly why: string;
  /** The change that fixes it. */
  readonly remedy: string;
  /** YAML that has the problem, and the same without it. */
  readonly example?: {
    /** YAML that has the problem. */
    readonly failing: string;
    /** The same YAML without the problem. */
    readonly passing: string;
  };
}

/** `reject`: the API server or Flux refuses it. `lossy`: it is accepted, but fields are dropped or retyped. `risk` and `advice`: it works, and should be different. */
export type Severity = 'reject' | 'lossy' | 'risk' | 'advice';

/** The position of a definition in a TypeScript file. */
export interface SourceLocation {
  /** Absolute path. In a file that Slipway writes, the path from the root of the repository. */
  readonly file: string;
  /** Line, counted from 1. */
  readonly line: number;
  /** Column, counted from 1. */
  readonly column: number;
}

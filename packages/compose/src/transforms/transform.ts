/** A change of the value of a patch: the input of function-patch-and-transform. */
export interface Transform {
  readonly type: string;
  readonly math?: MathTransform;
  /** Results by the text of the value. */
  readonly map?: Readonly<Record<string, unknown>>;
  readonly match?: MatchTransform;
  readonly string?: StringTransform;
  readonly convert?: ConvertTransform;
}

export interface MathTransform {
  /** `Multiply`, `ClampMin` or `ClampMax`. */
  readonly type?: string;
  readonly multiply?: bigint;
  readonly clampMin?: bigint;
  readonly clampMax?: bigint;
}

export interface MatchTransform {
  readonly patterns?: readonly MatchPattern[];
  readonly fallbackValue?: unknown;
  /** `Value` or `Input`. */
  readonly fallbackTo?: string;
}

export interface MatchPattern {
  /** `literal` or `regexp`. The function needs it. */
  readonly type?: string;
  readonly literal?: string;
  readonly regexp?: string;
  readonly result?: unknown;
}

export interface StringTransform {
  /** `Format`, `Convert`, `TrimPrefix`, `TrimSuffix`, `Regexp`, `Join` or `Replace`. */
  readonly type?: string;
  readonly fmt?: string;
  readonly convert?: string;
  readonly trim?: string;
  readonly regexp?: { readonly match?: string; readonly group?: bigint };
  readonly join?: { readonly separator?: string };
  readonly replace?: { readonly search?: string; readonly replace?: string };
}

export interface ConvertTransform {
  readonly toType?: string;
  /** `none`, `quantity` or `json`. @default 'none' */
  readonly format?: string;
}

/**
 * Names the union type `Values`, so that the compiler's message tells the author of a definition what to write. For a wrong value, the
 * compiler reports `Type '"prod"' is not assignable to type 'MustBe<"development, test, staging or production", Environment>'`.
 * The condition keeps the name: the compiler gives a union that it creates from a distributive condition the name of this type.
 */
export type MustBe<Message extends string, Values> = Values extends unknown ? Values : Message;

declare const absent: unique symbol;

/** Type of a field that must be absent. No value has it, and the compiler shows the text to the author who sets the field. */
export interface MustBeAbsent<Message extends string> {
  /** Contains the text. */
  readonly [absent]: Message;
}

/**
 * The name of the variable of a definition: `certManager` for `cert-manager`. `slipway synth` expects an export with this name in the file
 * of the definition.
 */
export type VariableName<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<VariableName<Rest>>}`
  : Name;

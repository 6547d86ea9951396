/** An object in which anything may be put anywhere. */
// biome-ignore lint/suspicious/noExplicitAny: a mistake is what the types would refuse.
export type Draft = any;

/** A mistake in an object that is accepted as it is, and the fields that kube-apiserver 1.36.3 named in its answer. */
export interface Refusal {
  readonly mistake: string;
  readonly change: (draft: Draft) => void;
  /** As the server writes them. */
  readonly server: readonly string[];
  /** Ours, where they are other ones: a place in the object where the server names its parent, or a list without its number. */
  readonly ours?: readonly string[];
}

/** An object that is accepted, and mistakes in it. */
export interface KindTable {
  readonly object: Draft;
  readonly accepted?: readonly { readonly detail: string; readonly change: (draft: Draft) => void }[];
  readonly refused: readonly Refusal[];
}

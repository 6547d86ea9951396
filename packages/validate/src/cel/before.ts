/** The old value at one position of an object before an update, for the rules of that position. */
export interface Before {
  /** Undefined if no old value exists, or if it is unknown. */
  readonly old: unknown;
  /** Returns whether the server accepts a violated rule at this position, because the value has not changed. */
  readonly isTolerated: () => boolean;
  /** Returns the old value of a field or entry. `keys` are those of a keyed list. */
  readonly below: (key: string | number, value: unknown, keys: readonly string[] | undefined) => Before;
  /** Returns the old value for the rules in a part of `allOf`, which apply to the same position. */
  readonly inPart: () => Before;
}

/** The state before the creation of an object. */
export const NOTHING_BEFORE: Before = {
  old: undefined,
  isTolerated: () => false,
  below: () => NOTHING_BEFORE,
  inPart: () => NOTHING_BEFORE,
};

/** Returns the state before a change of the value `old`. */
export const sameBefore = (old: unknown): Before => ({
  old,
  isTolerated: () => false,
  below: (_, value) => sameBefore(value),
  inPart: () => sameBefore(old),
});

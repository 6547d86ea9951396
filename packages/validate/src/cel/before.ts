/** The old value at one position of an object before an update, for the rules of that position. */
export interface Before {
  /** Undefined where no old value exists, or where it is unknown. */
  readonly old: unknown;
  /** Whether the server lets it pass that a rule of the place does not hold, since nothing changed there. */
  readonly isTolerated: () => boolean;
  /** Of a field or an entry below; `keys` are those of a keyed list. */
  readonly below: (key: string | number, value: unknown, keys: readonly string[] | undefined) => Before;
  /** For the rules that a part of `allOf` has for the same place. */
  readonly inPart: () => Before;
}

/** A new object. */
export const NOTHING_BEFORE: Before = {
  old: undefined,
  isTolerated: () => false,
  below: () => NOTHING_BEFORE,
  inPart: () => NOTHING_BEFORE,
};

/** Returns the same object before. */
export const sameBefore = (old: unknown): Before => ({
  old,
  isTolerated: () => false,
  below: (_, value) => sameBefore(value),
  inPart: () => sameBefore(old),
});

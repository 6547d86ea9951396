import { onceForEach } from '@slipway/manifest';

/** Features of the texts and keys of an object that a reader or a writer of the controller changes. */
export interface SpecialTexts {
  readonly dollar: boolean;
  /** A text that begins with a tab, or with a quote before one. */
  readonly tab: boolean;
  readonly prototype: boolean;
  /** DEL and the control characters after it. */
  readonly foreign: boolean;
}

/**
 * Returns the features of the texts of an object. It searches its JSON, because that is faster than a walk. Undefined when the object has
 * integers that JSON cannot have.
 */
export const specialTexts = onceForEach((object: object): SpecialTexts | undefined => {
  const text = jsonText(object);
  return text === undefined
    ? undefined
    : {
        dollar: text.includes('$'),
        tab: text.includes('"\\t'),
        prototype: text.includes('__proto__'),
        foreign: /[\u007f-\u009f]/.test(text),
      };
});

function jsonText(object: object): string | undefined {
  try {
    return JSON.stringify(object);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

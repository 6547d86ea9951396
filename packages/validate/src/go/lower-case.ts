/**
 * Returns the text in lower case as Go's `strings.ToLower` does. Each character is converted alone, so a dotted capital I becomes a plain
 * i.
 */
export const goLowerCase = (text: string): string => text.replaceAll('\u0130', 'i').toLowerCase();

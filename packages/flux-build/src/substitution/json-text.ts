/** An object as JSON in one go, to look for something in all of it at once; undefined when it holds integers that JSON has no place for. */
export function jsonText(object: unknown): string | undefined {
  try {
    return JSON.stringify(object);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

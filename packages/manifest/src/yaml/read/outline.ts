/** What an object of Kubernetes says of itself: its fields by name, and of these what the object is called by. */
export interface Outline {
  /** Every field at the top, in the order of the text. */
  readonly keys: readonly string[];
  /** Those that say what the object is: apiVersion, kind and metadata. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A document that was read before: the same text always gives the same. */
export interface KnownDocument {
  /** Absent where the text is as quickly read again. */
  readonly outline?: Outline;
  /** Offsets in the text of pointers that were asked for. */
  readonly offsets: Readonly<Record<string, number>>;
}

/** Returns the outline of an object; undefined for other values, and for values that JSON does not preserve. */
export function outlineOf(value: unknown): Outline | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const keys = Object.keys(value);
  const fields = Object.fromEntries(Object.entries(value).filter(([key]) => SAID.has(key)));
  const outline = { keys, fields };
  const isWhole = !keys.includes('__proto__') && isJson(fields) && JSON.stringify(outline).length <= MAX_OUTLINE_LENGTH;
  return isWhole ? outline : undefined;
}

/** Returns whether JSON gives the value back as it is. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return value === null || typeof value === 'string' || typeof value === 'boolean';
  if (Array.isArray(value)) return value.every(isJson);
  return (
    Object.getPrototypeOf(value) === Object.prototype && Object.entries(value).every(([key, child]) => key !== '__proto__' && isJson(child))
  );
}

const SAID = new Set(['apiVersion', 'kind', 'metadata']);

/** Who writes that much about an object is not quick to look up either. */
const MAX_OUTLINE_LENGTH = 2000;

/** Returns the object of `outline`, of which the other fields are read when one is first asked for. */
export function outlined({ keys, fields }: Outline, read: () => object): object {
  const value: Record<string, unknown> = {};
  let whole: Readonly<Record<string, unknown>> | undefined;
  for (const key of keys) {
    if (Object.hasOwn(fields, key)) value[key] = fields[key];
    else {
      const get = (): unknown => {
        whole ??= read() as Readonly<Record<string, unknown>>;
        return whole[key];
      };
      Object.defineProperty(value, key, { enumerable: true, configurable: true, get });
    }
  }
  return value;
}

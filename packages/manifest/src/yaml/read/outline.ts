/** The outline of a Kubernetes object: the names of its fields, and the values of the fields that identify it. */
export interface Outline {
  /** The names of all top-level fields, in the order of the text. */
  readonly keys: readonly string[];
  /** The identifying fields: apiVersion, kind and metadata. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Stored results of a document that was read before. Equal texts have equal results. */
export interface KnownDocument {
  /** Absent for a text that is as fast to read again. */
  readonly outline?: Outline;
  /** Offsets in the text of requested pointers. */
  readonly offsets: Readonly<Record<string, number>>;
}

/** Returns the outline of an object; undefined for other values, and for values that JSON does not preserve. */
export function outlineOf(value: unknown): Outline | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const keys = Object.keys(value);
  const fields = Object.fromEntries(Object.entries(value).filter(([key]) => IDENTIFYING_FIELDS.has(key)));
  const outline = { keys, fields };
  const isWhole = !keys.includes('__proto__') && isJson(fields) && JSON.stringify(outline).length <= MAX_OUTLINE_LENGTH;
  return isWhole ? outline : undefined;
}

/** Returns whether JSON preserves the value. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return value === null || typeof value === 'string' || typeof value === 'boolean';
  if (Array.isArray(value)) return value.every(isJson);
  return (
    Object.getPrototypeOf(value) === Object.prototype && Object.entries(value).every(([key, child]) => key !== '__proto__' && isJson(child))
  );
}

const IDENTIFYING_FIELDS = new Set(['apiVersion', 'kind', 'metadata']);

/** A longer outline saves no time compared with reading the document. */
const MAX_OUTLINE_LENGTH = 2000;

/** Returns an object from its outline. Reads the other fields at the first access to one of them. */
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

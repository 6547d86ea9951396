/** A document before it is printed. */
export type Document = Readonly<Record<string, unknown>>;

/** A plain scalar as written: `{ $plain: '0x1F' }`. */
interface Plain {
  readonly $plain: string;
}

const isPlain = (value: object): value is Plain => '$plain' in value;

/** Prints documents as YAML in flow style, which is JSON except for plain scalars. */
export const yamlOf = (documents: readonly unknown[]): string => documents.map((document) => `${flow(document)}\n`).join('---\n');

function flow(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (isPlain(value)) return value.$plain;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}: ${flow(field)}`).join(', ')}}`;
}

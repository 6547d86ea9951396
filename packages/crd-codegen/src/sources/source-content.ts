import type { CrdSource } from './crd-sources.ts';

/** Returns the input file that a source gives: the downloaded bytes, or the part of them that the source names. */
export function sourceContent(source: CrdSource, bytes: Uint8Array): Uint8Array {
  if (source.crd !== undefined) return new TextEncoder().encode(documentOf(text(bytes), source.crd));
  if (source.schemas) return new TextEncoder().encode(schemasOf(text(bytes), source.tag));
  return bytes;
}

const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

/** Returns the document of one CRD, without the line that separates it from the others. */
function documentOf(documents: string, name: string): string {
  const found = documents
    .split(/^---.*\n/m)
    .filter((document) => /^kind: CustomResourceDefinition\s*$/m.test(document) && nameIn(document) === name);
  const [document, ...others] = found;
  if (document === undefined || others.length > 0)
    throw new Error(`${document === undefined ? 'no document is' : `${found.length} documents are`} the CRD ${name}; expected one`);
  return document;
}

/** Returns `metadata.name` of a document in block style. */
const nameIn = (document: string): string | undefined =>
  /^metadata:\n(?:(?:[ #].*)?\n)*?(?: {2,4})name: ["']?([a-z0-9.-]+)["']?\s*$/m.exec(document)?.[1];

/** Returns an OpenAPI document that has only schemas. The repository of Kubernetes does not write the version into its documents. */
function schemasOf(document: string, version: string): string {
  const { components, info, openapi } = JSON.parse(document);
  if (typeof components?.schemas !== 'object' || components.schemas === null) throw new Error('it is not an OpenAPI document with schemas');
  const schemas = { components: { schemas: components.schemas }, info: { ...info, version }, openapi };
  return `${JSON.stringify(schemas, undefined, 1)}\n`;
}

import { readYaml, type YamlDocument } from '@slipway/manifest';
import { spendOperations } from '../spending.ts';

/** Documents of a text by their index, from 0. */
export type Documents = ReadonlyMap<number, YamlDocument>;

/** Returns the documents of a text. It keeps those of the last few texts, because findings of one file follow each other. */
export function documentsOf(text: string, file: string): Documents {
  const known = READ_DOCUMENTS.get(text);
  if (known !== undefined) return known;
  spendOperations(OPERATIONS_PER_CHARACTER * text.length);
  const documents: Documents = new Map(readYaml(text, file).documents.map((each) => [each.index, each]));
  if (READ_DOCUMENTS.size >= MAX_READ) READ_DOCUMENTS.clear();
  READ_DOCUMENTS.set(text, documents);
  return documents;
}

const READ_DOCUMENTS = new Map<string, Documents>();
const MAX_READ = 8;
const OPERATIONS_PER_CHARACTER = 10;

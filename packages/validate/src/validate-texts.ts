import { readYaml } from '@slipway/manifest';
import { type Judgement, type TreeOptions, validateDocuments } from './tree/validate-documents.ts';
import type { Validator } from './validator.ts';

/** Every problem of a tree of YAML files (path from the root to text), with line and column. */
export function validateTexts(validator: Validator, texts: ReadonlyMap<string, string>, options: TreeOptions = {}): Judgement {
  const streams = [...texts].map(([file, text]) => ({ file, stream: readYaml(text, file) }));
  const documents = streams.flatMap(({ file, stream }) =>
    stream.documents.map(({ index, value, positionOf }) => ({ file, index, value, positionOf })),
  );
  const judgement = validateDocuments(validator, documents, options);
  return { verdicts: judgement.verdicts, findings: [...streams.flatMap(({ stream }) => stream.findings), ...judgement.findings] };
}

/** Every problem of one file; nothing is said of files that it refers to. */
export const validateText = (validator: Validator, text: string, file: string): Judgement =>
  validateTexts(validator, new Map([[file, text]]), { whole: false });

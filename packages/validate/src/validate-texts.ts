import { type Finding, isFields, locationOf, type ManifestFile, readYaml, type YamlStream } from '@slipway/manifest';
import { asHidden, asShown } from './secrets/confidential.ts';
import { mentionsSecret } from './secrets/confidential-lines.ts';
import { foreignFiles } from './tree/foreign-files.ts';
import { chartFiles } from './tree/helm-charts.ts';
import { generatorFiles, isKustomizationFile } from './tree/kustomization-files.ts';
import type { ReadFile, TreeDocument } from './tree/tree-document.ts';
import { isTemplate, unrenderedTemplate } from './tree/unrendered-templates.ts';
import { type TreeOptions, type TreeVerdicts, validateDocuments } from './tree/validate-documents.ts';
import type { Validator } from './validator/validator.ts';

/** The source of the texts. */
export interface TextOptions extends TreeOptions {
  /** Files of a foreign repository that the user named. Their content is checked in any form. */
  readonly named?: ReadonlySet<string>;
  /** Reads a text, which may have been read before. @default readYaml */
  readonly read?: (text: string, file: string) => YamlStream;
}

/**
 * Returns all problems of a tree of YAML files (path from the root to text), with line and column. In a `foreign` tree, files such as Helm
 * charts and workflows are skipped and listed in `skipped`. In other trees, a document that is not an object is a finding.
 */
export function validateTexts(validator: Validator, texts: ReadonlyMap<string, string>, options: TextOptions = {}): TreeVerdicts {
  const { foreign = false, named = NONE, read: readText = readYaml } = options;
  const charts = foreign ? chartFiles(texts).filter(({ file }) => !named.has(file)) : [];
  const unread = new Set(charts.map(({ file }) => file));
  const read = [...texts]
    .filter(([file]) => !unread.has(file))
    .map(([file, text]): ReadFile => ({ file, text, stream: shownStream(text, readText(text, file)) }));
  const others = foreign ? foreignFiles(read, named, options.roots) : [];
  const left = new Set(others.map(({ file }) => file));
  const kept = read.filter(({ file }) => !left.has(file));
  const [templates, files] = [kept.filter(isTemplate), kept.filter((file) => !isTemplate(file))];
  const documents = files.flatMap(({ file, text, stream }): TreeDocument[] =>
    // A kustomization.yaml with only comments lists no files.
    isKustomizationFile(file) && stream.documents.length + stream.findings.length === 0
      ? [{ file, index: 0, value: {}, positionOf: () => ({ line: 1, column: 1 }) }]
      : stream.documents.map((document) => ({ file, ...document, ...(isKustomizationFile(file) ? { fileText: text } : {}) })),
  );
  const checked = validateDocuments(validator, documents, options);
  const faulty = kept.filter(({ stream }) => stream.findings.length > 0);
  const opaque = faulty.length === 0 ? NONE : generatorFiles(documents);
  const isReported = ({ file }: ReadFile): boolean => named.has(file) || !opaque.has(file);
  return {
    verdicts: checked.verdicts,
    skipped: [...charts, ...others, ...checked.skipped],
    findings: [
      ...templates.filter(isReported).map(unrenderedTemplate),
      // The text after the problem is unknown.
      ...read
        .filter(({ file }) => left.has(file))
        .flatMap(({ stream }) => stream.findings.filter(({ rule }) => rule === 'too-many-documents')),
      ...files.filter(isReported).flatMap(({ stream }) => stream.findings),
      ...checked.findings,
    ],
    unknown: checked.unknown,
  };
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the findings of the reader without confidential values: a tag, an anchor or a date may be a password. */
function shownStream(text: string, { documents, findings }: YamlStream): YamlStream {
  if (findings.length === 0) return { documents, findings };
  const isOpen = !mentionsSecret(text);
  // A document without kind may be the rest of a Secret that a `---` splits.
  const known = documents.filter(({ value }) => isOpen || hasTypeFields(value));
  const documentOf = new Map(known.flatMap((document) => document.findings.map((finding) => [finding, document.value] as const)));
  const shown = findings.map((finding) => {
    if (documentOf.has(finding)) return asShown(finding, documentOf.get(finding));
    return isOpen || finding.rule === 'too-large' ? finding : asHidden(finding);
  });
  return { documents, findings: shown };
}

const hasTypeFields = (value: unknown): boolean => isFields(value) && (Object.hasOwn(value, 'apiVersion') || Object.hasOwn(value, 'kind'));

/** Validates one file. Files that it refers to are not reported. */
export const validateText = (validator: Validator, text: string, file: string): TreeVerdicts =>
  validateTexts(validator, new Map([[file, text]]), { whole: false });

/** Validates a tree in memory: each object, and the files together. Findings name the location of the definition. */
export const validateFiles = (validator: Validator, files: readonly ManifestFile[], options: TreeOptions = {}): readonly Finding[] =>
  validateDocuments(validator, files.flatMap(documentsOf), options).findings;

function documentsOf(file: ManifestFile): TreeDocument[] {
  const fileLocation = locationOf(file);
  return file.objects.map((value, index) => {
    const source = locationOf(value) ?? fileLocation;
    return { file: file.path, index, value, ...(source === undefined ? {} : { source }) };
  });
}

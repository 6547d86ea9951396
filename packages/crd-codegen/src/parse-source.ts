import type { KindSchema } from '@slipway/kube-models';
import { type Finding, isFields, parseLimitedJson, readYaml } from '@slipway/manifest';
import { definedKinds } from './kind-schemas.ts';
import { openApiKinds } from './open-api.ts';
import type { SourceFile } from './source-file.ts';

/** The content of one file. */
export interface ParsedSource {
  readonly kinds: readonly KindSchema[];
  readonly findings: readonly Finding[];
  /** Documents of other kinds, such as a Namespace next to the CRDs. */
  readonly skipped: number;
}

/** Reads every CRD, XRD and OpenAPI document of a file, also the items of lists (`kind: List`). */
export function parseSource({ name, text }: SourceFile): ParsedSource {
  const { documents, findings } = parseText(name, text);
  if (findings.length > 0) return { kinds: [], findings, skipped: 0 };
  const objects = documents.flatMap(itemsOf);
  const defined = objects.map((object) => openApiKinds(object, name) ?? definedKinds(object, name));
  return {
    kinds: defined.flatMap((one) => one?.kinds ?? []),
    findings: defined.flatMap((one) => one?.findings ?? []),
    skipped: defined.filter((one) => one === undefined).length,
  };
}

interface Documents {
  readonly documents: readonly unknown[];
  readonly findings: readonly Finding[];
}

function parseText(file: string, text: string): Documents {
  if (file.endsWith('.json')) return parseJson(file, text);
  const { documents, findings } = readYaml(text, file);
  const refused = findings.filter(({ severity }) => severity === 'reject');
  return {
    documents: documents.map(({ value }) => value).filter((value) => value !== null),
    findings: refused.map((finding) => unreadable(file, finding.message, finding)),
  };
}

function parseJson(file: string, text: string): Documents {
  try {
    return { documents: [parseLimitedJson(text)], findings: [] };
  } catch (error) {
    return { documents: [], findings: [unreadable(file, String(error))] };
  }
}

function itemsOf(document: unknown): unknown[] {
  const isList = isFields(document) && typeof document.kind === 'string' && document.kind.endsWith('List');
  return isList && Array.isArray(document.items) ? document.items : [document];
}

function unreadable(file: string, problem: string, { line, column }: Pick<Finding, 'line' | 'column'> = {}): Finding {
  return {
    rule: 'crd-unreadable',
    severity: 'reject',
    message: `the file cannot be parsed: ${problem}`,
    file,
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    pointer: '',
    expected: file.endsWith('.json') ? 'JSON' : 'YAML',
    remedy: 'fix the syntax, or remove the file from the directory',
  };
}

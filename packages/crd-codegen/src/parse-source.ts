import type { KindSchema } from '@slipway/kube-models';
import type { Finding } from '@slipway/manifest';
import { CORE_SCHEMA, loadAll, YAMLException } from 'js-yaml';
import { isRecord } from './is-record.ts';
import { definedKinds } from './kind-schemas.ts';
import { openApiKinds } from './open-api.ts';
import type { SourceFile } from './source-file.ts';

/** What one file gave. */
export interface ParsedSource {
  readonly kinds: readonly KindSchema[];
  readonly findings: readonly Finding[];
  /** Documents of other kinds, such as a Namespace beside the CRDs. */
  readonly skipped: number;
}

/** Reads every CRD, XRD and OpenAPI document of a file; lists (`kind: List`) are opened. */
export function parseSource({ name, text }: SourceFile): ParsedSource {
  const documents = parseText(name, text);
  if (!Array.isArray(documents)) return { kinds: [], findings: [documents], skipped: 0 };
  const objects = documents.flatMap(itemsOf);
  const defined = objects.map((object) => openApiKinds(object, name) ?? definedKinds(object, name));
  return {
    kinds: defined.flatMap((one) => one?.kinds ?? []),
    findings: defined.flatMap((one) => one?.findings ?? []),
    skipped: defined.filter((one) => one === undefined).length,
  };
}

/** js-yaml, because reading 14 MB of CRDs with positions takes several times longer; the core schema has no dates. */
function parseText(file: string, text: string): unknown[] | Finding {
  try {
    if (file.endsWith('.json')) return [JSON.parse(text)];
    return loadAll(text, { schema: CORE_SCHEMA }).filter((document) => document !== null && document !== undefined);
  } catch (error) {
    return unreadable(file, error);
  }
}

function itemsOf(document: unknown): unknown[] {
  const isList = isRecord(document) && typeof document.kind === 'string' && document.kind.endsWith('List');
  return isList && Array.isArray(document.items) ? document.items : [document];
}

function unreadable(file: string, error: unknown): Finding {
  const place = error instanceof YAMLException ? error.mark : undefined;
  return {
    rule: 'crd-unreadable',
    severity: 'reject',
    message: `the file cannot be parsed: ${error instanceof YAMLException ? error.reason : String(error)}`,
    file,
    ...(place ? { line: place.line + 1, column: place.column + 1 } : {}),
    pointer: '',
    expected: file.endsWith('.json') ? 'JSON' : 'YAML',
    remedy: 'mend the syntax, or take the file out of the directory',
  };
}

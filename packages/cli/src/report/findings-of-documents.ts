import { describeObject, type Finding, type Severity } from '@slipway/manifest';
import type { DocumentVerdict } from '@slipway/validate';

/** Findings grouped by the documents that they are about. */
interface FindingsOfDocuments {
  readonly documents: readonly { readonly verdict: DocumentVerdict; readonly findings: readonly Finding[] }[];
  /** Findings on other files: text that cannot be read, a file that does not exist, a definition that is not checked. */
  readonly others: readonly Finding[];
}

/**
 * Assigns each finding to the first document of its file with the name of its object, else to the first of its kind: each cluster may give
 * an object another name. A finding about a field without a named object is assigned to the only document of its file.
 */
export function findingsOfDocuments(findings: readonly Finding[], verdicts: readonly DocumentVerdict[]): FindingsOfDocuments {
  const byFile = Map.groupBy(verdicts, ({ file }) => file);
  const owned = new Map<DocumentVerdict, Finding[]>();
  const others: Finding[] = [];
  for (const [file, ofFile] of Map.groupBy(findings, (finding) => finding.file)) {
    const documentOf = documentFinder(ofFile, byFile.get(file) ?? []);
    for (const finding of ofFile) {
      const document = documentOf(finding);
      if (document === undefined) others.push(finding);
      else if (owned.get(document)?.push(finding) === undefined) owned.set(document, [finding]);
    }
  }
  return { documents: verdicts.map((verdict) => ({ verdict, findings: owned.get(verdict) ?? [] })), others };
}

/** Finds the document of each of `findings` among the documents of their file. Only documents of the named kinds are considered. */
function documentFinder(findings: readonly Finding[], documents: readonly DocumentVerdict[]) {
  const named = new Set(findings.map(kindOf));
  const byName = new Map<string, DocumentVerdict>();
  const byKind = new Map<string, DocumentVerdict>();
  for (const document of documents) {
    const { kind = '' } = document;
    if (!named.has(kind)) continue;
    const title = titleOf(document);
    if (!byName.has(title)) byName.set(title, document);
    if (!byKind.has(kind)) byKind.set(kind, document);
  }
  return (finding: Finding): DocumentVerdict | undefined => {
    if (finding.object !== undefined) return byName.get(finding.object) ?? byKind.get(kindOf(finding) ?? '');
    return finding.pointer === '' || documents.length > 1 ? undefined : documents[0];
  };
}

const kindOf = ({ object }: Finding): string | undefined => object?.split('/')[0];

/** Returns the identity of a document, in the form of `object` of a finding. */
export function titleOf({ kind, name, namespace }: DocumentVerdict): string {
  if (kind === undefined || name === undefined) return kind ?? '';
  return describeObject({ kind, metadata: { name, ...(namespace === undefined ? {} : { namespace }) } });
}

/** Documents by their worst finding. The sum of the counts is `documents`. */
export interface DocumentCounts {
  readonly documents: number;
  readonly accepted: number;
  readonly lossy: number;
  readonly rejected: number;
  /** Objects of kinds without a schema. */
  readonly unknown: number;
  /** Positions that contain no readable document: findings of severity reject that are assigned to no document. */
  readonly unread: number;
}

/** Whether a file is a definition, which is not a document. */
const isSource = (file: string): boolean => /\.[cm]?[jt]sx?$|(?:^|\/)package\.json$/.test(file);

/** Returns counts that add up: a document with a finding of severity reject is a rejected one, with any rule. */
export function countDocuments(findings: readonly Finding[], verdicts: readonly DocumentVerdict[]): DocumentCounts {
  const { documents, others } = findingsOfDocuments(findings, verdicts);
  const worst = documents.map(({ verdict, findings: own }) => {
    const hasSeverity = (severity: Severity): boolean =>
      verdict.verdict === severity || own.some((finding) => finding.severity === severity);
    return hasSeverity('reject') ? 'rejected' : hasSeverity('lossy') ? 'lossy' : verdict.verdict === 'unknown' ? 'unknown' : 'accepted';
  });
  const number = (what: (typeof worst)[number]): number => worst.filter((each) => each === what).length;
  const rejects = others.filter(({ severity, file }) => severity === 'reject' && !isSource(file));
  const unread = new Set(rejects.map(({ file, line = 0 }) => `${file}:${line}`)).size;
  return {
    documents: documents.length + unread,
    accepted: number('accepted'),
    lossy: number('lossy'),
    rejected: number('rejected'),
    unknown: number('unknown'),
    unread,
  };
}

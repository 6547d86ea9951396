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
  const byName = firstOf(verdicts, titleOf);
  const byKind = firstOf(verdicts, ({ kind = '' }) => kind);
  const byFile = Map.groupBy(verdicts, ({ file }) => file);
  const ownerOf = ({ file, object, pointer }: Finding): DocumentVerdict | undefined => {
    if (object !== undefined) return byName.get(`${file}\0${object}`) ?? byKind.get(`${file}\0${object.split('/')[0]}`);
    const inFile = byFile.get(file) ?? [];
    return pointer === '' || inFile.length > 1 ? undefined : inFile[0];
  };
  const owned = Map.groupBy(findings, ownerOf);
  return { documents: verdicts.map((verdict) => ({ verdict, findings: owned.get(verdict) ?? [] })), others: owned.get(undefined) ?? [] };
}

function firstOf(verdicts: readonly DocumentVerdict[], nameOf: (verdict: DocumentVerdict) => string): ReadonlyMap<string, DocumentVerdict> {
  const first = new Map<string, DocumentVerdict>();
  for (const verdict of verdicts) {
    const key = `${verdict.file}\0${nameOf(verdict)}`;
    if (!first.has(key)) first.set(key, verdict);
  }
  return first;
}

/** What a document calls itself, as the `object` of a finding. */
export function titleOf({ kind, name, namespace }: DocumentVerdict): string {
  if (kind === undefined || name === undefined) return kind ?? '';
  return describeObject({ kind, metadata: { name, ...(namespace === undefined ? {} : { namespace }) } });
}

/** Documents by the worst that is said of them; together they are `documents`. */
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

/** A definition is not a document. */
const isSource = (file: string): boolean => /\.[cm]?[jt]sx?$|(?:^|\/)package\.json$/.test(file);

/** Returns counts that add up: a document with a finding of severity reject is a rejected one, with any rule. */
export function countDocuments(findings: readonly Finding[], verdicts: readonly DocumentVerdict[]): DocumentCounts {
  const { documents, others } = findingsOfDocuments(findings, verdicts);
  const worst = documents.map(({ verdict, findings: own }) => {
    const said = new Set<Severity | 'accept' | 'unknown'>([verdict.verdict, ...own.map(({ severity }) => severity)]);
    return said.has('reject') ? 'rejected' : said.has('lossy') ? 'lossy' : said.has('unknown') ? 'unknown' : 'accepted';
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

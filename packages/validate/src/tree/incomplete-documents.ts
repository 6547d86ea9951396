import { fieldsOf } from '@slipway/manifest';
import type { ObjectFinding } from '../objects/object-finding.ts';
import { type Verdict, verdictOf } from '../validator/validator.ts';
import { completedDocuments } from './completed-documents.ts';
import { appliedFiles, type FluxKustomization } from './flux-kustomizations.ts';
import { foldersAround } from './folders.ts';
import type { KustomizationFile } from './kustomization-files.ts';
import type { TreeDocument } from './tree-document.ts';

/** Removes problems of fields that may be missing only in the file. */
type WithoutMissing = (document: TreeDocument, verdict: Verdict) => Verdict;

/**
 * Returns a filter of verdicts for files that are not applied without changes. A patch may add missing fields, and a Component is never
 * applied alone. In a `foreign` repository, another repository may apply and complete the files that its own objects do not apply. Wrong
 * values are always reported.
 */
export function incompleteDocuments(
  documents: readonly TreeDocument[],
  kustomizations: readonly KustomizationFile[],
  fluxObjects: readonly FluxKustomization[],
  foreign: boolean,
): WithoutMissing {
  const isCompleted = completedDocuments(documents, kustomizations, fluxObjects);
  const isApplied = fluxObjects.length === 0 ? () => true : appliedFiles(fluxObjects, kustomizations);
  const ofComponents = new Set(
    kustomizations.flatMap(({ fields, resources }) => (fields.kind === 'Component' ? resources.flatMap(({ path }) => path ?? []) : [])),
  );
  // Argo CD applies objects to the namespace of the destination of their Application.
  const isOfArgoCd = foreign && documents.some(({ value }) => isApplication(value));
  const folders = new Set(kustomizations.map(({ folder }) => folder));
  const listed = new Set(kustomizations.flatMap(({ resources }) => resources.flatMap(({ path }) => path ?? [])));
  const isLeftOut = (file: string): boolean => foldersAround(file).some((folder) => folders.has(folder));
  const isUsed = (file: string): boolean => !foreign || listed.has(file) || (fluxObjects.length > 0 ? isApplied(file) : !isLeftOut(file));
  // Without Flux objects, a Flux Kustomization or kustomization file of another repository may set the namespace of a listed file.
  const isCompletedElsewhere = (file: string): boolean => (fluxObjects.length > 0 ? !isApplied(file) : listed.has(file));
  const mayBeElsewhere = (document: TreeDocument, { rule, value, confidential }: ObjectFinding): boolean => {
    if (rule === 'missing-namespace' && (ofComponents.has(document.file) || isOfArgoCd || (foreign && isCompletedElsewhere(document.file))))
      return true;
    if (foreign && isVariable(value) && (fluxObjects.length === 0 || !isApplied(document.file))) return true;
    return value === undefined && confidential !== true && (!isUsed(document.file) || isCompleted(document));
  };
  return (document, verdict) => {
    if (verdict.findings.every(({ severity }) => severity !== 'reject')) return verdict;
    const findings = verdict.findings.filter((finding) => finding.severity !== 'reject' || !mayBeElsewhere(document, finding));
    return findings.length === verdict.findings.length ? verdict : { ...verdict, findings, verdict: verdictOf(findings) };
  };
}

function isApplication(value: unknown): boolean {
  const { apiVersion, kind } = fieldsOf(value);
  return typeof apiVersion === 'string' && apiVersion.startsWith('argoproj.io/') && (kind === 'Application' || kind === 'ApplicationSet');
}

/** Returns whether a value has a variable that `envsubst` sets: `$NAME`. Flux sets only `${NAME}`. */
const isVariable = (value: unknown): boolean => typeof value === 'string' && /\$[A-Z_]/.test(value);

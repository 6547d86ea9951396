import type { Finding } from '@slipway/manifest';
import { KUSTOMIZE_GROUP } from '../kinds/kustomize-kinds.ts';
import type { Validator, Verdict } from '../validator.ts';
import { duplicateObjects } from './duplicate-objects.ts';
import { type GivenNamespace, givenNamespaces } from './given-namespaces.ts';
import { completeKustomization, isKustomizationFile, kustomizationFiles } from './kustomization-files.ts';
import { listingFindings } from './listings.ts';
import { placeFinding, type TreeDocument } from './tree-document.ts';

/** The verdict on one document of one file. */
export interface DocumentVerdict extends Omit<Verdict, 'findings'> {
  readonly file: string;
  /** Number of the document in the file, from 0. */
  readonly document: number;
}

/** The verdict on every document, and every finding. */
export interface Judgement {
  readonly verdicts: readonly DocumentVerdict[];
  readonly findings: readonly Finding[];
}

/** What is known of the tree beside its documents. */
export interface TreeOptions {
  /** Whether a path that a kustomization.yaml lists exists although it is not among the files; never, by default. */
  readonly exists?: (path: string) => boolean;
  /** False when the documents are only a part of a tree: what is not among them may still exist. Default true. */
  readonly whole?: boolean;
}

/** Judges every document that is an object to apply, then the documents together. */
export function validateDocuments(validator: Validator, documents: readonly TreeDocument[], options: TreeOptions): Judgement {
  const kustomizations = kustomizationFiles(documents);
  const applied = new Set(kustomizations.flatMap(({ resources }) => resources.flatMap(({ path }) => path ?? [])));
  const mentioned = new Set(kustomizations.flatMap((kustomization) => [...kustomization.mentioned]));
  // A patch, a list of values or a configuration is no object by itself: only kustomize knows what becomes of it.
  const objects = documents.filter(({ file }) => isKustomizationFile(file) || applied.has(file) || !mentioned.has(file));
  const namespaceOf = givenNamespaces(documents, kustomizations);
  const judged = objects.map((document) => ({ document, verdict: judge(validator, document, namespaceOf) }));
  const folders = new Set(kustomizations.map((kustomization) => kustomization.folder));
  return {
    verdicts: judged.map(({ document, verdict: { findings: _, ...verdict } }) => ({
      file: document.file,
      document: document.index,
      ...verdict,
    })),
    findings: [
      ...judged.flatMap(({ document, verdict }) => verdict.findings.map((finding) => placeFinding(finding, document))),
      ...duplicateObjects(objects, folders),
      ...(options.whole === false ? [] : listingFindings(documents, kustomizations, options.exists ?? (() => false))),
    ],
  };
}

function judge(validator: Validator, { file, value }: TreeDocument, namespaceOf: GivenNamespace): Verdict {
  if (isKustomizationFile(file) && !isFluxKustomization(value)) return validator.check(completeKustomization(value));
  const namespace = namespaceOf(file);
  return validator.check(value, namespace === undefined ? {} : { namespace });
}

/** Someone may call a file kustomization.yaml and put an object of Flux into it. */
function isFluxKustomization(value: unknown): boolean {
  const { apiVersion } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof apiVersion === 'string' && !apiVersion.startsWith(`${KUSTOMIZE_GROUP}/`);
}

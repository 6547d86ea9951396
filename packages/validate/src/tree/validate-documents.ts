import { type Budget, createBudget, type Finding, workThrough } from '@slipway/manifest';
import type { ReadText } from '../cache/finding-cache.ts';
import { KUSTOMIZE_GROUP } from '../kinds/kustomize-kinds.ts';
import type { ObjectFinding } from '../objects/object-finding.ts';
import { asHidden } from '../secrets/confidential.ts';
import { isCiphertext, isSopsEncrypted } from '../secrets/sops.ts';
import { limited, tooLargeToCheck, type Validator, type Verdict } from '../validator/validator.ts';
import { argoApplications } from './argo-applications.ts';
import { checkSubstituted, isVerdict, worstVerdict } from './check-substituted.ts';
import { duplicateObjects } from './duplicate-objects.ts';
import { emptyKustomizations } from './empty-kustomizations.ts';
import { type FileLimits, fileLimits } from './file-limits.ts';
import { type FluxKustomization, fluxKustomizations } from './flux-kustomizations.ts';
import { foldersAround } from './folders.ts';
import { givenNamespaces } from './given-namespaces.ts';
import { incompleteDocuments } from './incomplete-documents.ts';
import { knownVariables } from './known-variables.ts';
import { isDefinitionPatch } from './kubebuilder-files.ts';
import { completeKustomization, isKustomizationFile, type KustomizationFile, kustomizationFiles } from './kustomization-files.ts';
import { listItems } from './list-items.ts';
import { listingFindings } from './listings.ts';
import type { SkippedDocument } from './skipped-document.ts';
import type { Substitute } from './substitute-variables.ts';
import { locateShownFinding, type TreeDocument } from './tree-document.ts';

/** The verdict on one object of one file. */
export interface DocumentVerdict extends Omit<Verdict, 'findings' | 'unknown'> {
  readonly file: string;
  /** Number of the document in the file, from 0. */
  readonly document: number;
  /** JSON pointer to the object in the document, if it is an item of a `List`. */
  readonly at?: string;
}

/** The verdict on every object, the documents that were not checked, and all findings. */
export interface TreeVerdicts {
  readonly verdicts: readonly DocumentVerdict[];
  readonly skipped: readonly SkippedDocument[];
  readonly findings: readonly Finding[];
  /** One finding `kind-without-schema` for each object whose kind has no schema. They are not in `findings`. */
  readonly unknown: readonly Finding[];
}

/** The properties of the tree in addition to its documents. */
export interface TreeOptions {
  /** Returns whether a path that a kustomization.yaml lists exists, although it is not among the files. @default never */
  readonly exists?: (path: string) => boolean;
  /** Whether the documents are the whole tree. If not, a missing file may still exist. @default true */
  readonly whole?: boolean;
  /**
   * Whether the documents are a foreign repository, in which not every file is a manifest. A file is applied only if a kustomization.yaml
   * or a Flux Kustomization names it. @default false
   */
  readonly foreign?: boolean;
  /** Folders that may be the root of the repository, where `spec.path` of Flux begins. The first matching one is used. @default `.` */
  readonly roots?: readonly string[];
  /** Substitutes variables in objects as Flux does. @default objects are checked as written */
  readonly substitute?: Substitute;
  /** The budget of the run, of which each file gets a part. @default a separate budget, without a clock */
  readonly budget?: Budget;
  /** Returns whether the objects of a file are checked. For other files, only syntax problems are reported. @default all files */
  readonly isChecked?: (file: string) => boolean;
  /** Files that are not on a disk. Their findings are not cached. */
  readonly fleeting?: ReadonlySet<string>;
  /** Files with objects from a build of Flux (`Circumstances.built`). Their findings are not cached. */
  readonly built?: ReadonlySet<string>;
}

/** Checks each document that is an object to apply, then all documents together. */
export function validateDocuments(validator: Validator, documents: readonly TreeDocument[], options: TreeOptions): TreeVerdicts {
  const kustomizations = kustomizationFiles(documents);
  const run = options.budget ?? createBudget();
  const limits = fileLimits(run);
  const { objects, skipped } = objectsToCheck(documents, kustomizations, limits, options);
  const fluxObjects = fluxKustomizations(objects, options.roots);
  const argo = argoApplications(documents, fluxObjects);
  const namespaceOf = givenNamespaces(kustomizations, fluxObjects);
  const variablesOf = knownVariables(objects, kustomizations, fluxObjects);
  const mayMiss = incompleteDocuments(documents, kustomizations, fluxObjects, options.foreign ?? false);
  const place = (document: TreeDocument, checked: Verdict): CheckedDocument => {
    const { findings, unknown = [], ...verdict } = mayMiss(document, checked);
    const hides = hasTwoKinds(document);
    const placed = (found: readonly ObjectFinding[]): Finding[] =>
      found.map((each) => locateShownFinding(hides ? asHidden(each) : each, document));
    return { document, verdict, findings: limits.first(placed(findings)), unknown: placed(unknown) };
  };
  const checkDocument = (document: TreeDocument): CheckedDocument => {
    const { file, value } = document;
    const budget = limits.budgetOf(file);
    if (isKustomizationFile(file) && !isFluxKustomization(value))
      return place(document, validator.check(completeKustomization(value), { budget }));
    const namespace = namespaceOf(file);
    const built = options.built?.has(file) ?? false;
    const check = (object: unknown): Verdict => {
      const read = object === value && !built && !options.fleeting?.has(file) ? readText(document) : undefined;
      return validator.check(object, {
        budget,
        built,
        ...(namespace === undefined ? {} : { namespace }),
        ...(read === undefined ? {} : { read }),
      });
    };
    const variables = variablesOf(file);
    const applied = variables.length > 0 && mayHoldVariables(document) ? variables : [];
    return place(
      document,
      limited(value, budget, () => checkSubstituted(value, applied, options.substitute, check)),
    );
  };
  const checked: CheckedDocument[] = [];
  const leftOut = workThrough(run, objects, (document) => checked.push(checkDocument(document)));
  for (const { item, error, interrupted } of leftOut) {
    if (interrupted) checked.push(place(item, tooLargeToCheck(item.value, error)));
    else limits.leaveOut(item.file, error);
  }
  return {
    verdicts: checked.map(({ document: { file, index, at, findings: read = [] }, verdict }) => ({
      file,
      document: index,
      ...(at === undefined ? {} : { at }),
      ...verdict,
      verdict: worstVerdict([verdict.verdict, ...read.map(({ severity }) => (isVerdict(severity) ? severity : 'accept'))]),
    })),
    skipped,
    findings: [
      ...checked.flatMap(({ findings }) => findings),
      ...limits.first([
        ...duplicateObjects(objects, kustomizations, options.foreign ? builtTogether(kustomizations, fluxObjects) : () => true),
        ...emptyKustomizations(kustomizations, argo.programOf),
        ...(options.whole === false ? [] : listingFindings(documents, kustomizations, options.exists ?? (() => false), argo)),
      ]),
      ...limits.findings(),
    ],
    unknown: checked.flatMap(({ unknown }) => unknown),
  };
}

interface ObjectsToCheck {
  readonly objects: readonly TreeDocument[];
  readonly skipped: readonly SkippedDocument[];
}

function objectsToCheck(
  documents: readonly TreeDocument[],
  kustomizations: readonly KustomizationFile[],
  limits: FileLimits,
  { isChecked }: TreeOptions,
): ObjectsToCheck {
  const inputOf = inputsOf(kustomizations);
  const skipped: SkippedDocument[] = [];
  const objects = documents.flatMap((document) => {
    if (isChecked?.(document.file) === false) return [];
    const reason = inputOf(document.file) ?? reasonToSkip(document);
    if (reason === undefined) return listItems(document).filter(({ file }) => limits.mayCheck(file));
    skipped.push({ file: document.file, document: document.index, ...reason });
    return [];
  });
  return { objects, skipped };
}

interface CheckedDocument {
  readonly document: TreeDocument;
  readonly verdict: Omit<Verdict, 'findings' | 'unknown'>;
  readonly findings: readonly Finding[];
  readonly unknown: readonly Finding[];
}

/** Returns whether a text has a variable, or an escape that may be one. Other texts need no substitution. */
const mayHoldVariables = ({ text }: TreeDocument): boolean => text === undefined || /\$\{|\\/.test(text());

const readText = ({ file, text, offsetOf }: TreeDocument): ReadText | undefined => text && offsetOf && { file, text: text(), offsetOf };

type Reason = Pick<SkippedDocument, 'reason' | 'of'>;

/**
 * Returns the reason why a file alone is not an object: it is a patch, a list of values or a configuration, and only kustomize has the
 * result.
 */
function inputsOf(kustomizations: readonly KustomizationFile[]): (file: string) => Reason | undefined {
  const applied = new Set(kustomizations.flatMap(({ resources }) => resources.flatMap(({ path }) => path ?? [])));
  const users = new Map(kustomizations.flatMap(({ mentioned, document }) => [...mentioned].map((path) => [path, document.file] as const)));
  return (file) => {
    const of = isKustomizationFile(file) || applied.has(file) ? undefined : users.get(file);
    return of === undefined ? undefined : { reason: 'kustomize-input', of };
  };
}

function reasonToSkip({ file, value }: TreeDocument): Reason | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Readonly<Record<string, unknown>>;
  if (isSopsEncrypted(fields) && (isCiphertext(fields.apiVersion) || isCiphertext(fields.kind))) return { reason: 'encrypted' };
  if (typeof fields.$patch === 'string' || isDefinitionPatch(file, fields)) return { reason: 'kustomize-input' };
  const { annotations } = (fields.metadata ?? {}) as Readonly<Record<string, unknown>>;
  const isLocal = (annotations as Readonly<Record<string, unknown>> | null | undefined)?.['config.kubernetes.io/local-config'] === 'true';
  return isLocal ? { reason: 'local-config' } : undefined;
}

/** Returns whether the folder of `file` is certainly in one build of Flux or kustomize. */
function builtTogether(kustomizations: readonly KustomizationFile[], fluxObjects: readonly FluxKustomization[]): (file: string) => boolean {
  const built = new Set([...kustomizations, ...fluxObjects].map(({ folder }) => folder));
  return (file) => foldersAround(file).some((folder) => built.has(folder));
}

/** Returns whether a document has two kinds. Either may be used, so it may be a Secret. */
const hasTwoKinds = ({ findings = [] }: TreeDocument): boolean =>
  findings.some(({ rule, pointer }) => rule === 'duplicate-key' && /\/kind$/.test(pointer));

/** Returns whether a value is an object of Flux. A file named kustomization.yaml may contain one. */
function isFluxKustomization(value: unknown): boolean {
  const { apiVersion } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof apiVersion === 'string' && !apiVersion.startsWith(`${KUSTOMIZE_GROUP}/`);
}

/**
 * The reason why a file or document is not checked as an object:
 * - `helm-chart`: Helm renders it first.
 * - `template`: another program renders it first.
 * - `kustomize-input`: a patch, values or configuration that a kustomization.yaml names.
 * - `local-config`: kustomize leaves it out.
 * - `encrypted`: SOPS encrypted even its kind.
 * - `other-program`: the configuration of a program, which looks like an object.
 * - `not-kubernetes`: no document of the file has apiVersion or kind.
 * - `empty`: comments and blanks.
 * - `unknown-package`: a package of Crossplane that cannot be read, or another file with its ending.
 * - `copied-package`: a package of Crossplane whose objects are in other files, from which it was built.
 * - `symbolic-link`: Git and Flux keep the link, not its target.
 */
export type SkipReason =
  | 'helm-chart'
  | 'template'
  | 'kustomize-input'
  | 'local-config'
  | 'encrypted'
  | 'other-program'
  | 'not-kubernetes'
  | 'empty'
  | 'not-yaml'
  | 'unknown-package'
  | 'copied-package'
  | 'symbolic-link';

/** A file or document that was read but not checked. */
export interface SkippedDocument {
  readonly file: string;
  /** Index of the document in the file, from 0; absent for the whole file. */
  readonly document?: number;
  readonly reason: SkipReason;
  /** The owner: the folder of the chart, the kustomization.yaml that names it, or the program; absent without an owner. */
  readonly of?: string;
}

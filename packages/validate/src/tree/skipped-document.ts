/**
 * Why a file or document is judged as no object:
 * `helm-chart`: Helm renders it first. `template`: so does another program. `kustomize-input`: a patch, values or
 * configuration that a kustomization.yaml names. `local-config`: kustomize leaves it out. `encrypted`: SOPS encrypted even
 * its kind. `other-program`: the configuration of a program, which looks like an object. `not-kubernetes`: no document
 * of the file says apiVersion or kind. `empty`: comments and blanks.
 * `symbolic-link`: Git and Flux keep the link, not its target.
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
  | 'symbolic-link';

/** Something that was seen and not judged. */
export interface SkippedDocument {
  readonly file: string;
  /** Number of the document in the file, from 0; absent when it is the whole file. */
  readonly document?: number;
  readonly reason: SkipReason;
  /** What it belongs to: the folder of the chart, the kustomization.yaml that names it, the program; absent when there is nothing to add. */
  readonly of?: string;
}

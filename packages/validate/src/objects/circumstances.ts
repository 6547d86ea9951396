/** What is known of an object beside its own text. */
export interface Circumstances {
  /** The namespace that kustomize or Flux (`targetNamespace`) gives to an object without one. */
  readonly namespace?: string;
  /**
   * The object comes out of a build of Flux: what kustomize and kustomize-controller write by themselves (the namespace of cluster-scoped
   * objects, zeros of Go) is not a finding. Default false: somebody wrote all of it.
   */
  readonly built?: boolean;
  /**
   * The variables without a value: what holds `${NAME}` of one is not judged, and any other `${` is text. By default every expression may
   * still get a value.
   */
  readonly unknown?: ReadonlySet<string>;
}

/** A ResourceSet whose objects are unknown: its template needs an unsupported function, or also fails in flux-operator. */
export class TemplateProblem extends Error {
  /** The field of the ResourceSet with the template. */
  pointer: string | undefined;
}

/** A key that a template reads and the inputs do not have. flux-operator fails, too. */
export class MissingKey extends TemplateProblem {
  /** `inputs.tenant`, or only the key of another map. */
  readonly key: string;

  /** Creates the problem of a key below a path: empty, or `inputs.`. */
  constructor(key: string, path: string) {
    super(`the map has no entry for the key ${key}`);
    this.key = `${path}${key}`;
  }
}

/** The stage of an installation in which an error occurs. */
export type HelmStage = 'load' | 'values' | 'render' | 'build';

/** An error of Helm or helm-controller. The message is that of the program. */
export class HelmError extends Error {
  override readonly name = 'HelmError';
  readonly stage: HelmStage;
  /** The path of the value that a schema rejects, in the values of the release: `['db', 'replicas']`. */
  readonly valuesPath: readonly string[] | undefined;

  constructor(stage: HelmStage, message: string, valuesPath?: readonly string[]) {
    super(message);
    this.stage = stage;
    this.valuesPath = valuesPath;
  }
}

/** Rejects a chart that cannot be loaded. */
export const loadError = (message: string): HelmError => new HelmError('load', message);

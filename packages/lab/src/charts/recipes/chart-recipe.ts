/** A public chart, as far as the lab makes it: what Flux and the programs behind it wait for, under the real names. */
export interface ChartRecipe {
  /** Version of the software by version of the chart; other versions say their own. */
  readonly appVersions?: Readonly<Record<string, string>>;
  /** Defaults of the values that the templates read. Other values are passed and not read. */
  readonly values: Readonly<Record<string, unknown>>;
  /** File below `templates/` to Go template. */
  readonly templates: Readonly<Record<string, string>>;
  /** The CRDs that the real chart installs, where it has them. */
  readonly crds?: readonly ChartCrds[];
}

/** CRDs of a chart, taken from `@slipway/kube-models`. */
export interface ChartCrds {
  /** API groups. */
  readonly groups: readonly string[];
  /** `crds`: Helm applies them before everything else, and never deletes them; `templates`: part of the release. */
  readonly folder: 'crds' | 'templates';
  /** Go template condition, such as `.Values.installCRDs`; only for `templates`. */
  readonly when?: string;
  /** Go template of lines below `metadata:`, indented by two; only for `templates`. */
  readonly metadata?: string;
}

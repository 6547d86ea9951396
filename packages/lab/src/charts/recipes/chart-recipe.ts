/** The parts of a public chart that Flux and other programs wait for, with the real names. */
export interface ChartRecipe {
  /** Version of the software by version of the chart. The default is the version of the chart. */
  readonly appVersions?: Readonly<Record<string, string>>;
  /** Defaults of the values that the templates read. Other values are ignored. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Go templates by file below `templates/`. */
  readonly templates: Readonly<Record<string, string>>;
  /** The CRDs of the real chart, in the real location. */
  readonly crds?: readonly ChartCrds[];
}

/** CRDs of a chart, taken from `@slipway/kube-models`. */
export interface ChartCrds {
  /** API groups. */
  readonly groups: readonly string[];
  /** `crds`: Helm applies them before all other objects, and never deletes them. `templates`: they are part of the release. */
  readonly folder: 'crds' | 'templates';
  /** Go template condition, such as `.Values.installCRDs`; only for `templates`. */
  readonly when?: string;
  /** Go template of lines below `metadata:`, indented by two; only for `templates`. */
  readonly metadata?: string;
}

import {
  inheritLocation,
  type OptionArguments,
  type OptionRules,
  type OptionsOf,
  type Override,
  rememberLocation,
  type Unit,
} from '@slipway/manifest';

/** One application: its workload with its cloud resources, and the rights of its team. */
export interface Application<Name extends string = string, Rules extends OptionRules = OptionRules> {
  readonly name: Name;
  readonly summary: string;
  readonly team: string;
  /** Namespace, service account and rights; applied by the platform, before the rest. Absent for platform-owned applications. */
  readonly tenant?: Unit;
  /** Folders that Flux applies, in order; one of them is named like the application. */
  readonly units: readonly Unit[];
  /** Service account in flux-system that Flux impersonates when it applies `units`. */
  readonly serviceAccountName?: string;
  readonly options: Rules;
  readonly overrides: (options: OptionsOf<Rules>) => readonly Override[];
}

/** Defines an application; findings lead to the line that calls it. `assemble` checks it, together with the others. */
export function defineApplication<const Name extends string, const Rules extends OptionRules>(
  application: Application<Name, Rules>,
): Application<Name, Rules> {
  rememberLocation(application, defineApplication);
  for (const unit of [...(application.tenant ? [application.tenant] : []), ...application.units]) inheritLocation(unit, application);
  return application;
}

/** An application on one cluster, with that cluster's options. */
export interface ApplicationUse<Name extends string = string> {
  readonly application: Application<Name>;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Puts `application` on a cluster: `run(productCatalog, { replicas: 3 })`. */
export function run<Name extends string, Rules extends OptionRules>(
  application: Application<Name, Rules>,
  ...[options]: OptionArguments<Rules>
): ApplicationUse<Name> {
  return { application: application as unknown as Application<Name>, options: options ?? {} };
}

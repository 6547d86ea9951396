import {
  inheritLocation,
  type MustBeAbsent,
  type OptionArguments,
  type OptionRules,
  type Override,
  type OverrideOptions,
  rememberLocation,
  type Unit,
} from '@slipway/manifest';

/** An application: its workload, its cloud resources and the permissions of its team. */
export interface Application<Name extends string = string, Rules extends OptionRules = OptionRules> {
  /**
   * Name of the application, unique in the fleet: lower-case letters, digits and dashes. One of its units has the same name.
   * @example 'product-catalog'
   */
  readonly name: Name;
  /**
   * One sentence about the purpose of the application. `slipway list` shows it.
   * @example 'Lists products and stores them in a DynamoDB table'
   */
  readonly summary: string;
  /**
   * Name of the team that owns the application.
   * @example 'storefront'
   */
  readonly team: string;
  /**
   * Unit with the namespace, the ServiceAccount and the permissions of the team. Flux applies it first, with the
   * permissions of the platform.
   * @default none: the platform owns the application
   */
  readonly tenant?: Unit;
  /** Folders that Flux applies, in this order, each with a Kustomization of its own. One unit has the name of the application. */
  readonly units: readonly Unit[];
  /**
   * Name of the ServiceAccount in `flux-system` that Flux impersonates when it applies `units`.
   * @default the account of kustomize-controller
   * @example deployerOf('product-catalog')
   */
  readonly serviceAccountName?: string;
  /**
   * Options that a cluster may set. The type of the options in `run()` follows from these rules.
   * @example { replicas: { type: 'integer', min: 1, max: 20, required: false, summary: 'Pods of the server' } }
   */
  readonly options: Rules;
  /** Returns the patches for the options of one cluster. The Flux Kustomization of that cluster applies them. */
  readonly overrides: (options: OverrideOptions<Rules>) => readonly Override[];
}

/** Defines an application. Findings name the line that calls it. `assemble` checks it together with the others. */
export function defineApplication<const Name extends string, const Rules extends OptionRules>(
  application: Application<Name, Rules>,
): Application<Name, Rules> {
  rememberLocation(application, defineApplication);
  for (const unit of [...(application.tenant ? [application.tenant] : []), ...application.units]) inheritLocation(unit, application);
  return application;
}

/** An application on one cluster, with that cluster's options. */
export interface ApplicationUse<Name extends string = string> {
  /** Definition of the application. */
  readonly application: Application<Name>;
  /** Options of the application on this cluster. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Distinguishes an application from an add-on. */
interface NoAddon {
  /** Must be absent: only an add-on needs others. */
  readonly needs?: MustBeAbsent<'an add-on has needs: write use(...) in addons'>;
}

/** Puts `application` on a cluster: `run(productCatalog, { replicas: 3 })`. */
export function run<Name extends string, Rules extends OptionRules>(
  application: NoAddon & Application<Name, Rules>,
  ...[options]: OptionArguments<Rules>
): ApplicationUse<Name> {
  return { application: application as unknown as Application<Name>, options: (options ?? {}) as ApplicationUse['options'] };
}

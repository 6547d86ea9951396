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

/** An add-on of the catalogue: its manifests, the add-ons that it needs and the options of one cluster. */
export interface Addon<Name extends string = string, Rules extends OptionRules = OptionRules, Need extends string = string> {
  /**
   * Name of the add-on, unique in the fleet: lower-case letters, digits and dashes. One of its units has the same name.
   * @example 'cert-manager'
   */
  readonly name: Name;
  /**
   * One sentence about the purpose of the add-on. `slipway list` shows it.
   * @example 'Issues and renews TLS certificates'
   */
  readonly summary: string;
  /** Add-ons that must be on the same cluster. A cluster without one of them does not compile. */
  readonly needs: readonly Addon<Need>[];
  /** Folders that Flux applies, in this order, each with a Kustomization of its own. One unit has the name of the add-on. */
  readonly units: readonly Unit[];
  /**
   * Options that a cluster may set. The type of the options in `use()` follows from these rules.
   * @example { replicas: { type: 'integer', min: 1, max: 5, required: false, summary: 'Pods of the controller' } }
   */
  readonly options: Rules;
  /** Returns the patches for the options of one cluster. The Flux Kustomization of that cluster applies them; files of `common/` do not change. */
  readonly overrides: (options: OverrideOptions<Rules>) => readonly Override[];
}

/**
 * Defines an add-on. Findings name the line that calls it, or the line that calls the function `define`, if that is given.
 * `assembleCatalogue` checks it together with the others.
 */
export function defineAddon<const Name extends string, const Rules extends OptionRules, Need extends string = never>(
  addon: Addon<Name, Rules, Need>,
  define: (...args: never[]) => unknown = defineAddon,
): Addon<Name, Rules, Need> {
  rememberLocation(addon, define);
  for (const unit of addon.units) inheritLocation(unit, addon);
  return addon;
}

/** An add-on on one cluster, with that cluster's options. */
export interface AddonUse<Name extends string = string, Need extends string = string> {
  /** Definition of the add-on. */
  readonly addon: Addon<Name, OptionRules, Need>;
  /** Options of the add-on on this cluster. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Distinguishes an add-on from an application. */
interface NoApplication {
  /** Must be absent: only an application has a team. */
  readonly team?: MustBeAbsent<'an application has a team: write run(...) in applications'>;
}

/** Puts `addon` on a cluster: `use(karpenter, { replicas: 3 })`. */
export function use<Name extends string, Rules extends OptionRules, Need extends string>(
  addon: NoApplication & Addon<Name, Rules, Need>,
  ...[options]: OptionArguments<Rules>
): AddonUse<Name, Need> {
  return { addon: addon as unknown as Addon<Name, OptionRules, Need>, options: (options ?? {}) as AddonUse['options'] };
}

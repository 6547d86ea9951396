import {
  inheritLocation,
  type OptionArguments,
  type OptionRules,
  type OptionsOf,
  type Override,
  rememberLocation,
  type Unit,
} from '@slipway/manifest';

/** One tool of the catalogue: what is installed, what it needs, and what one cluster may change about it. */
export interface Addon<Name extends string = string, Rules extends OptionRules = OptionRules, Need extends string = string> {
  readonly name: Name;
  readonly summary: string;
  /** Add-ons that must be on the same cluster. */
  readonly needs: readonly Addon<Need>[];
  /** Folders that Flux applies, in order; one of them is named like the add-on. */
  readonly units: readonly Unit[];
  /** What a cluster may choose; the TypeScript type of the options follows from it. */
  readonly options: Rules;
  /** What chosen options change, as patches of the Flux Kustomization; `common/` stays as it is. */
  readonly overrides: (options: OptionsOf<Rules>) => readonly Override[];
}

/**
 * Defines an add-on; findings lead to the line that calls it, or that calls `define` when that is given: a function that makes add-ons.
 * `assembleCatalogue` checks it, together with the others.
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
  readonly addon: Addon<Name, OptionRules, Need>;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Puts `addon` on a cluster: `use(karpenter, { replicas: 3 })`. */
export function use<Name extends string, Rules extends OptionRules, Need extends string>(
  addon: Addon<Name, Rules, Need>,
  ...[options]: OptionArguments<Rules>
): AddonUse<Name, Need> {
  return { addon: addon as unknown as Addon<Name, OptionRules, Need>, options: options ?? {} };
}

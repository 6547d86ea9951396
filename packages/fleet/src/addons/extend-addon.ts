import type { MoreRules, OptionRules, OptionsOf, Override } from '@slipway/manifest';
import { type Addon, defineAddon } from './define-addon.ts';

/** Options that {@link extendAddon} adds. */
export interface AddonExtension<Rules extends OptionRules> {
  /** Rules of the new options. A rule replaces the rule of the add-on with the same name. */
  readonly options: Rules;
  /** Returns the patches for the options of one cluster. They apply after the patches of the add-on. */
  readonly overrides: (options: OptionsOf<Rules>) => readonly Override[];
}

/** Returns an add-on with more options, or with other rules for some of its options. All its own overrides apply as well. */
export function extendAddon<const Name extends string, Rules extends OptionRules, Need extends string, const More extends OptionRules>(
  addon: Addon<Name, Rules, Need>,
  { options, overrides }: AddonExtension<More>,
): Addon<Name, MoreRules<Rules, More>, Need> {
  const extended = {
    ...addon,
    options: { ...addon.options, ...options },
    overrides: (chosen: Readonly<Record<string, unknown>>) => [...addon.overrides(chosen as never), ...overrides(chosen as never)],
  };
  return defineAddon(extended as unknown as Addon<Name, MoreRules<Rules, More>, Need>, extendAddon);
}

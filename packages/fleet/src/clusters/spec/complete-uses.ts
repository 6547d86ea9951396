import type { AddonUse } from '../../addons/define-addon.ts';

/** `unknown` when every need is in the list, else a type that nothing fits and that names the add-on to add. */
export type Complete<Uses extends readonly AddonUse[]> = [Missing<Uses[number]>] extends [never]
  ? unknown
  : readonly AddMissingAddon<Missing<Uses[number]>>[];

type Missing<Use> = Exclude<NeedOf<Use>, NameOf<Use>>;
type NameOf<Use> = Use extends AddonUse<infer Name, string> ? Name : never;
type NeedOf<Use> = Use extends AddonUse<string, infer Need> ? Need : never;

interface AddMissingAddon<Name extends string> {
  readonly missingAddon: `add use(...) of the add-on ${Name}`;
}

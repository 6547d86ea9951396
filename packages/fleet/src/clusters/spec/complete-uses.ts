import type { VariableName } from '@slipway/manifest';
import type { Addon, AddonUse } from '../../addons/define-addon.ts';
import type { Application, ApplicationUse } from '../../applications/define-application.ts';

/**
 * The list `addons` of a cluster, if it has every add-on that another one needs and no add-on twice. Otherwise, the type of a wrong entry
 * is a text that says what to do, and the compiler shows it. `All` is the whole list: after a spread array, the compiler reduces `Uses`
 * to one entry.
 */
export type CompleteAddons<Uses extends readonly unknown[], All extends readonly unknown[] = Uses> = {
  readonly [Index in keyof Uses]: Uses[Index] extends AddonUse<infer Name, string>
    ? [NeedMessages<Checked<Uses[Index], All>, All>] extends [never]
      ? OnceOf<Uses[Index], Name, NamesBut<All, Index>, 'addons'>
      : NeedMessages<Checked<Uses[Index], All>, All>
    : NoAddonMessage<Uses[Index]>;
};

/** The list `applications` of a cluster, if it has no application twice; see {@link CompleteAddons}. */
export type CompleteApplications<Uses extends readonly unknown[], All extends readonly unknown[] = Uses> = {
  readonly [Index in keyof Uses]: Uses[Index] extends ApplicationUse<infer Name>
    ? OnceOf<Uses[Index], Name, NamesBut<All, Index>, 'applications'>
    : NoApplicationMessage<Uses[Index]>;
};

type NameOf<Use> = Use extends AddonUse<infer Name, string> ? Name : Use extends ApplicationUse<infer Name> ? Name : never;

/** Names in the list without the entry at `Index`. Empty for a list without a fixed length, where an index is any number. */
type NamesBut<All extends readonly unknown[], Index> = number extends All['length']
  ? never
  : { readonly [Other in keyof All]: Other extends Index ? never : NameOf<All[Other]> }[number];

/** `Use`, if its name is not among `Others`. A name of type `string` can be any name. */
type OnceOf<Use, Name extends string, Others, List extends string> = string extends Name
  ? Use
  : Name extends Others
    ? `${Name} is in ${List} twice: remove one of the two entries`
    : Use;

/** The entry, or all entries when the list has no fixed length: the compiler then compares each entry with the type of all of them. */
type Checked<Use, All extends readonly unknown[]> = number extends All['length'] ? All[number] : Use;

/** The messages for each add-on that `Use` needs and that is not in the list. */
type NeedMessages<Use, All extends readonly unknown[]> =
  Use extends AddonUse<infer Name, infer Need> ? NeedMessage<Name, Exclude<Need, NameOf<All[number]>>> : never;

type NeedMessage<Name extends string, Missing extends string> = Missing extends string
  ? `${Name} needs ${Missing}: add use(${VariableName<Missing>}) to addons`
  : never;

type NoAddonMessage<Entry> =
  Entry extends ApplicationUse<infer Name>
    ? `${Name} is an application: move run(${VariableName<Name>}) to applications`
    : Entry extends Pick<Addon<infer Name>, 'name' | 'needs'>
      ? `write use(${VariableName<Name>})`
      : 'write an add-on as use(certManager), with the imported add-on';

type NoApplicationMessage<Entry> =
  Entry extends AddonUse<infer Name, string>
    ? `${Name} is an add-on: move use(${VariableName<Name>}) to addons`
    : Entry extends Pick<Application<infer Name>, 'name' | 'team'>
      ? `write run(${VariableName<Name>})`
      : 'write an application as run(webapp), with the imported application';

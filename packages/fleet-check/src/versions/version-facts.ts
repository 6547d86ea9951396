import { versionFactsText } from './version-facts.gen.ts';

/**
 * The versions of kinds and the fields that one project added after the oldest release that was read. In a text `since>type`, `since` is the
 * minor release that added the field, and `type` is the type of its value. Without `since` the field is as old as its parent. Without `>` it
 * has no newer fields below it. With nothing after `>` the type is named after its position (`TYPE.FIELD`).
 */
export interface VersionFacts {
  readonly project: string;
  /** Minor releases, the oldest first, with the tag and commit that was read. */
  readonly releases: Readonly<Record<string, string>>;
  /** Kinds by `group/version Kind`. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Types by type and field; `*` is any key of a map. Lists have the type of their items. */
  readonly types: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Returns the facts of a project. Parses them when they are first needed. */
export function versionFacts(project: string): VersionFacts {
  known ??= JSON.parse(versionFactsText) as readonly VersionFacts[];
  const facts = known.find((each) => each.project === project);
  if (facts === undefined) throw new Error(`there are no facts of ${project}`);
  return facts;
}

let known: readonly VersionFacts[] | undefined;

import { versionFactsText } from './version-facts.gen.ts';

/**
 * Which versions of kinds and which fields came after the oldest release that was read, of one project. A text `since>type` says since which
 * minor release there is something, and what the type of its value is: without `since` it is as old as what it is in, without `>` nothing
 * below it came later, and with nothing after `>` the type has the name of where it is (`TYPE.FIELD`).
 */
export interface VersionFacts {
  readonly project: string;
  /** Minor releases that were read, the oldest first, with the tag and commit of what was read. */
  readonly releases: Readonly<Record<string, string>>;
  /** By `group/version Kind`. */
  readonly kinds: Readonly<Record<string, string>>;
  /** By type and field; `*` is any key of a map. Lists have the type of their items. */
  readonly types: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What is known of a project; parsed when it is first asked for. */
export function versionFacts(project: string): VersionFacts {
  known ??= JSON.parse(versionFactsText) as readonly VersionFacts[];
  const facts = known.find((each) => each.project === project);
  if (facts === undefined) throw new Error(`there are no facts of ${project}`);
  return facts;
}

let known: readonly VersionFacts[] | undefined;

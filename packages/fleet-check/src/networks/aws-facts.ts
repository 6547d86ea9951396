import { awsFactsText } from './aws-facts.gen.ts';

/** What AWS has, as of a day. New regions, zones and types come: what is not here may be. */
export interface AwsFacts {
  /** `2026-07-20`. */
  readonly date: string;
  readonly sources: readonly string[];
  /** Letters of the zones of each region; empty where they are not known. */
  readonly zones: Readonly<Record<string, string>>;
  /** Sizes of each family of instances, with spaces between. */
  readonly instances: Readonly<Record<string, string>>;
}

/** Parsed when it is first asked for. */
export function awsFacts(): AwsFacts {
  known ??= JSON.parse(awsFactsText) as AwsFacts;
  return known;
}

let known: AwsFacts | undefined;

/** All types of instances: `m7i.large`. */
export function instanceTypes(): ReadonlySet<string> {
  types ??= new Set(Object.entries(awsFacts().instances).flatMap(([family, sizes]) => sizes.split(' ').map((size) => `${family}.${size}`)));
  return types;
}

let types: ReadonlySet<string> | undefined;

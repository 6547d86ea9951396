import { awsFactsText } from './aws-facts.gen.ts';

/** Regions, zones and instance types of AWS on one day. AWS adds new ones, so others may exist. */
export interface AwsFacts {
  /** Date of the facts: `2026-07-20`. */
  readonly date: string;
  readonly sources: readonly string[];
  /** Letters of the zones of each region; empty if they are unknown. */
  readonly zones: Readonly<Record<string, string>>;
  /** Sizes of each instance family, separated by spaces. */
  readonly instances: Readonly<Record<string, string>>;
}

/** Parses the facts when they are first needed. */
export function awsFacts(): AwsFacts {
  known ??= JSON.parse(awsFactsText) as AwsFacts;
  return known;
}

let known: AwsFacts | undefined;

/** Returns all instance types: `m7i.large`. */
export function instanceTypes(): ReadonlySet<string> {
  types ??= new Set(Object.entries(awsFacts().instances).flatMap(([family, sizes]) => sizes.split(' ').map((size) => `${family}.${size}`)));
  return types;
}

let types: ReadonlySet<string> | undefined;

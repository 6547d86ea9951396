import { parseLimitedJson, type Rule } from '@slipway/manifest';
import { checkedBy } from '@slipway/manifest/settings';
import type { DefinitionRecord } from './definition-record.gen.ts';
import * as compiled from './validate-record.gen.ts';

/** Folder of the records, from the root of the repository. Git ignores it. */
export const RECORDS = '.slipway/definitions';

/** Parses an untrusted text. Returns undefined if it is not a record. */
export function parseRecord(text: string): DefinitionRecord | undefined {
  const value = parsed(text);
  return checkedBy<DefinitionRecord>(compiled, 'validateRecord')(value) ? value : undefined;
}

export const isRule = (value: unknown): value is Rule => checkedBy<Rule>(compiled, 'validateRule')(value);

function parsed(text: string): unknown {
  try {
    return parseLimitedJson(text);
  } catch {
    return undefined;
  }
}

import { type Fields, someText } from '@slipway/manifest';
import { readYaml11 } from '@slipway/manifest/yaml11';
import { goJson } from '../kustomize/nodes/go-json.ts';
import type { JsonValue } from '../kustomize/nodes/node-value.ts';
import { specialTexts } from '../substitution/special-texts.ts';

/**
 * Returns `object` as the controller reads it from the output of kustomize. It is the same object, except that the line end U+0085 becomes
 * a space. Control characters and objects without a kind are refused.
 */
export function rereadObject(object: Fields): { readonly object: Fields } | { readonly problem: string } {
  let read = object;
  if (hasForeign(object)) {
    // The text of one object for Go, with integers beyond 2^53 as floats, as Go has them. No caller compares it.
    const reading = readYaml11(JSON.stringify(object, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)));
    if ('problem' in reading) return { problem: reading.problem };
    read = reading.value as Fields;
  }
  if (typeof read.kind === 'string' && read.kind !== '') return { object: read };
  return { problem: `error unmarshaling JSON: while decoding JSON: Object 'Kind' is missing in '${goJson(read as JsonValue)}'` };
}

const FOREIGN = /[\u007f-\u009f]/;

function hasForeign(object: Fields): boolean {
  return specialTexts(object)?.foreign ?? someText(object, (text) => FOREIGN.test(text));
}

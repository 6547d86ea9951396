import { type BuiltInRule, type Problems, where } from './built-in-rule.ts';
import { cidrForm, ipForm, parseAddress, strictCidrForm, strictIpForm } from './ip-forms.ts';
import { type Location, textAt } from './location.ts';

/** Without this feature gate, addresses may have leading zeros, and blocks may have set bits after the prefix. */
const STRICT = 'StrictIPCIDRValidation';

/** Checks an address, as `IsValidIPForLegacyField` does. */
export function* address(location: Location, rule: BuiltInRule): Problems {
  if (!ipForm.accepts(textAt(location))) yield* rule.form(location, ipForm);
  else yield* where(STRICT, 'on', rule.form(location, strictIpForm));
}

/**
 * Checks a block of addresses, as `IsValidCIDRForLegacyField` does. `text` is its text without surrounding spaces if the server ignores
 * them.
 */
export function* block(location: Location, rule: BuiltInRule, text = textAt(location)): Problems {
  if (!cidrForm.accepts(text)) yield* rule.form(location, cidrForm);
  else if (!strictCidrForm.accepts(text)) yield* where(STRICT, 'on', [rule.invalid(location, strictCidrForm.description)]);
}

/** Returns whether an endpoint must not have the address (`ValidateEndpointIP`): an unspecified, loopback or link-local one. */
export function isSpecial(text: string): boolean {
  const found = parseAddress(text);
  if (found === undefined) return false;
  const { bits, length } = found;
  if (length === 32) return bits === 0n || bits >> 24n === 127n || bits >> 16n === 0xa9fen || bits >> 8n === 0xe00000n;
  return bits <= 1n || bits >> 118n === 0x3fan || bits >> 112n === 0xff02n;
}

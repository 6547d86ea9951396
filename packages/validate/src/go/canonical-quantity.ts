import { canonicalQuantity as canonicalText, plainText } from '@slipway/manifest';
import { quantityParts } from './quantity.ts';

/**
 * How the server writes a quantity that it has read, a text or a number; in a list of resources (requests, limits, capacity) it
 * rounds up to thousandths first. Undefined when `value` is not a quantity.
 */
export const canonicalQuantity = (value: unknown, inResources: boolean): string | undefined =>
  quantityParts(value) && canonicalText(plainText(value).trim(), inResources ? -3 : -9);

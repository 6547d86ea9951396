import { canonicalQuantity as canonicalText, plainText } from '@slipway/manifest';
import { quantityParts } from './quantity.ts';

/**
 * Returns a quantity, a string or a number, in the form in which the server writes it. In a list of resources (requests, limits, capacity),
 * it is first rounded up to thousandths. Returns undefined when `value` is not a quantity.
 */
export const canonicalQuantity = (value: unknown, inResources: boolean): string | undefined =>
  quantityParts(value) && canonicalText(plainText(value).trim(), inResources ? -3 : -9);

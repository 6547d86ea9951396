export * from './addons.gen.ts';
export { assemble, assembleCatalogue } from './assemble.ts';
export { catalogueRules } from './catalogue-rules.ts';
export { checkCatalogue } from './check-catalogue.ts';
export type { Addon, AddonUse } from './define-addon.ts';
export { defineAddon, use } from './define-addon.ts';

import type { addons } from './addons.gen.ts';

/** Name of an add-on of the catalogue. */
export type AddonName = (typeof addons)[number]['name'];

export { applicationRules } from './application-rules.ts';
export { productCatalog } from './apps/product-catalog.ts';
export { webapp } from './apps/webapp.ts';
export { apps as applications } from './apps.gen.ts';
export { assemble, assembleApplications } from './assemble.ts';
export { checkApplications } from './check-applications.ts';
export type { Application, ApplicationUse } from './define-application.ts';
export { defineApplication, run } from './define-application.ts';

import type { apps } from './apps.gen.ts';

/** Name of an application of this repository. */
export type ApplicationName = (typeof apps)[number]['name'];

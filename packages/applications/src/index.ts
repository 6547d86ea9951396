export { applicationRules } from './application-rules.ts';
export * from './applications.gen.ts';
export { assemble, assembleApplications } from './assemble.ts';
export { checkApplications } from './check-applications.ts';
export type { Application, ApplicationUse } from './define-application.ts';
export { defineApplication, run } from './define-application.ts';

import type { applications } from './applications.gen.ts';

/** Name of an application of this repository. */
export type ApplicationName = (typeof applications)[number]['name'];

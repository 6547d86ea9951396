import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { chartLockSchema } from '../packages/cli/src/fleet/chart-lock-schema.ts';
import { compositionTestSchema } from '../packages/cli/src/kinds/composition-test-schema.ts';
import { baselineSchema, fleetSettingsSchema } from '../packages/cli/src/settings/fleet-settings-schema.ts';
import { recordSchema } from '../packages/cli/src/synth/record-schema.ts';
import { madeOfSchema } from '../packages/cli/src/synth/summary-schema.ts';
import { ruleSchema } from '../packages/manifest/src/findings/finding-schema.ts';
import { settingsSchema } from '../packages/manifest/src/settings/settings-schema.ts';
import { descriptionSchema } from '../packages/manifest/src/units/description-schema.ts';
import { membersSchema } from '../packages/manifest/src/units/members-schema.ts';
import { planSchema } from '../packages/publish/src/plan/plan-schema.ts';
import reviewSchema from '../packages/review/review.schema.json' with { type: 'json' };
import { TYPES, typesModule } from './schema-types.ts';

/** A module with compiled validators of schemas. */
export interface ValidatorModule {
  /** From the root. */
  readonly file: string;
  /** The modules with the schemas. */
  readonly from: string;
  readonly schemas: Readonly<Record<string, object>>;
  /** Whether validators return all errors with their values, or only whether there is an error. */
  readonly reports: boolean;
}

/** The validators of all input from outside TypeScript. */
export const VALIDATORS: readonly ValidatorModule[] = [
  {
    file: 'packages/manifest/src/settings/validate-settings.gen.ts',
    from: 'settings-schema.ts',
    schemas: { validateSettings: settingsSchema },
    reports: true,
  },
  {
    file: 'packages/cli/src/settings/validate-fleet-settings.gen.ts',
    from: 'fleet-settings-schema.ts',
    schemas: { validateFleetSettings: fleetSettingsSchema, validateBaseline: baselineSchema },
    reports: true,
  },
  {
    file: 'packages/cli/src/fleet/validate-chart-lock.gen.ts',
    from: 'chart-lock-schema.ts',
    schemas: { validateChartLock: chartLockSchema },
    reports: true,
  },
  {
    file: 'packages/cli/src/kinds/validate-composition-test.gen.ts',
    from: 'composition-test-schema.ts',
    schemas: { validateCompositionTest: compositionTestSchema },
    reports: true,
  },
  {
    file: 'packages/cli/src/synth/validate-description.gen.ts',
    from: 'description-schema.ts of @slipway/manifest',
    schemas: { validateDescription: descriptionSchema },
    reports: true,
  },
  {
    file: 'packages/cli/src/synth/validate-record.gen.ts',
    from: 'record-schema.ts, and finding-schema.ts of @slipway/manifest',
    schemas: { validateRecord: recordSchema, validateRule: ruleSchema },
    reports: false,
  },
  {
    file: 'packages/cli/src/synth/validate-summary.gen.ts',
    from: 'summary-schema.ts, and members-schema.ts of @slipway/manifest',
    schemas: { validateMembers: membersSchema, validateMadeOf: madeOfSchema },
    reports: false,
  },
  {
    file: 'packages/cli/src/publish/validate-plan.gen.ts',
    from: 'plan-schema.ts of @slipway/publish',
    schemas: { validatePlan: planSchema },
    reports: false,
  },
  {
    file: 'packages/review/src/forms/validate-review.gen.ts',
    from: 'review.schema.json',
    schemas: { validateReview: reviewSchema },
    reports: false,
  },
];

/** Returns the text of such a module. A validation then loads neither Ajv nor a schema to compile. */
export function validatorModule({ from, schemas, reports }: ValidatorModule): string {
  const code = { source: true, esm: true, lines: true };
  const ajv = new Ajv({ allErrors: reports, verbose: reports, messages: reports, strict: false, code });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(withoutTexts(schema) as object, name);
  const text = standalone.default(ajv, Object.fromEntries(Object.keys(schemas).map((name) => [name, name])));
  return `// @ts-nocheck\n// Generated from ${from}. To change it, run npm run codegen:settings.\n${text.trim()}\n`;
}

/** Returns a schema without titles and descriptions, which validators do not need. */
function withoutTexts(schema: unknown, isNames = false): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withoutTexts(each));
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([key]) => isNames || (key !== 'title' && key !== 'description'));
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutTexts(each, !isNames && NAMED.has(key))]));
}

/** Keywords whose fields are names and not keywords. */
const NAMED: ReadonlySet<string> = new Set(['properties', 'definitions']);

/** The schema of slipway.yaml, for editors. */
export const PUBLISHED_SCHEMA = 'packages/cli/gen/slipway.schema.json';

/** Returns its text without `says`, which editors do not support. */
export const publishedSchema = (): string =>
  `${JSON.stringify(fleetSettingsSchema, (key, value: unknown) => (key === 'says' ? undefined : value), 2)}\n`;

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '..', PUBLISHED_SCHEMA), publishedSchema());
  for (const module of VALIDATORS) writeFileSync(join(import.meta.dirname, '..', module.file), validatorModule(module));
  for (const module of TYPES) writeFileSync(join(import.meta.dirname, '..', module.file), await typesModule(module));
}

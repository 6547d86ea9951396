import { compile } from 'json-schema-to-typescript';
import { chartLockSchema } from '../packages/cli/src/fleet/chart-lock-schema.ts';
import { compositionTestSchema } from '../packages/cli/src/kinds/composition-test-schema.ts';
import { baselineSchema, fleetSettingsSchema } from '../packages/cli/src/settings/fleet-settings-schema.ts';
import { recordSchema } from '../packages/cli/src/synth/record-schema.ts';
import { madeOfSchema } from '../packages/cli/src/synth/summary-schema.ts';
import { ruleSchema, sourceLocationSchema } from '../packages/manifest/src/findings/finding-schema.ts';
import { settingsSchema } from '../packages/manifest/src/settings/settings-schema.ts';
import { descriptionSchema } from '../packages/manifest/src/units/description-schema.ts';
import { membersSchema } from '../packages/manifest/src/units/members-schema.ts';
import { planSchema } from '../packages/publish/src/plan/plan-schema.ts';
import reviewSchema from '../packages/review/review.schema.json' with { type: 'json' };

/** A JSON schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** A module with the TypeScript types of schemas. */
export interface TypeModule {
  /** From the root. */
  readonly file: string;
  /** The module with the schemas, in the same folder. */
  readonly from: string;
  /** By name of the type. Each part of a schema with a `title` is a type with this name. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Types of other modules, by name: the specifier to import them from. */
  readonly imports?: Readonly<Record<string, string>>;
}

/** The types of all input from outside TypeScript. `VALIDATORS` has the validators of the same schemas. */
export const TYPES: readonly TypeModule[] = [
  {
    file: 'packages/manifest/src/settings/settings.gen.ts',
    from: 'settings-schema.ts',
    schemas: { PackageSettings: settingsSchema },
  },
  {
    file: 'packages/manifest/src/findings/rule.gen.ts',
    from: 'finding-schema.ts',
    schemas: { Rule: ruleSchema, SourceLocation: sourceLocationSchema },
  },
  {
    file: 'packages/manifest/src/units/fleet-description.gen.ts',
    from: 'description-schema.ts',
    schemas: { FleetDescription: descriptionSchema },
  },
  {
    file: 'packages/manifest/src/units/members-summary.gen.ts',
    from: 'members-schema.ts',
    schemas: { MembersSummary: membersSchema },
    imports: { SourceLocation: '../findings/rule.gen.ts' },
  },
  {
    file: 'packages/cli/src/settings/settings-file.gen.ts',
    from: 'fleet-settings-schema.ts',
    schemas: { SettingsFile: fleetSettingsSchema, BaselineFile: baselineSchema },
  },
  {
    file: 'packages/cli/src/fleet/chart-lock.gen.ts',
    from: 'chart-lock-schema.ts',
    schemas: { ChartLock: chartLockSchema },
  },
  {
    file: 'packages/cli/src/kinds/composition-test.gen.ts',
    from: 'composition-test-schema.ts',
    schemas: { CompositionTest: compositionTestSchema },
  },
  {
    file: 'packages/cli/src/synth/definition-record.gen.ts',
    from: 'record-schema.ts',
    schemas: { DefinitionRecord: recordSchema },
    imports: { Rule: '@slipway/manifest', SourceLocation: '@slipway/manifest' },
  },
  {
    file: 'packages/cli/src/synth/made-of.gen.ts',
    from: 'summary-schema.ts',
    schemas: { MadeOf: madeOfSchema },
  },
  {
    file: 'packages/publish/src/plan/plan-report.gen.ts',
    from: 'plan-schema.ts',
    schemas: { PlanReport: planSchema },
  },
  {
    file: 'packages/review/src/changes/review-file.gen.ts',
    from: 'review.schema.json',
    schemas: { ReviewFile: reviewSchema },
  },
];

/** Returns the text of such a module. Doc comments are the descriptions of the schema. All properties and lists are read-only. */
export async function typesModule({ from, schemas, imports = {} }: TypeModule): Promise<string> {
  const types = new Map<string, Schema | undefined>(Object.keys(imports).map((name) => [name, undefined]));
  for (const [name, schema] of Object.entries(schemas)) separate({ ...schema, title: name }, schema, types);
  const parts: string[] = [`// Generated from ${from}. To change it, run npm run codegen:settings.\n`];
  for (const [specifier, names] of Map.groupBy(Object.entries(imports), ([, each]) => each))
    parts.push(`import type { ${names.map(([name]) => name).join(', ')} } from '${specifier}';\n`);
  for (const [name, schema] of types) if (schema !== undefined) parts.push(readOnly(await compile(schema, name, OPTIONS)));
  return parts.join('\n');
}

const OPTIONS = { additionalProperties: false, bannerComment: '', style: { printWidth: 140, singleQuote: true } } as const;

/** Adds a schema to the types that are separate, with its parts that are. Returns a reference to its type. */
function separate(schema: Schema, root: Schema, types: Map<string, Schema | undefined>): Schema {
  const { title, ...rest } = schema;
  const name = String(title);
  if (!types.has(name)) {
    types.set(name, {});
    types.set(name, typeSchema(rest, root, types));
  }
  return { tsType: name, ...(rest.description !== undefined && { description: rest.description }) };
}

/** Returns a schema with the keywords of a type only. A definition without a title is part of each type that refers to it. */
function typeSchema(schema: Schema, root: Schema, types: Map<string, Schema | undefined>): Schema {
  const { $ref, ...beside } = schema;
  if (typeof $ref === 'string') {
    const definition = (root.definitions as Readonly<Record<string, Schema>>)[$ref.replace('#/definitions/', '')];
    return { ...typeSchema(definition ?? {}, root, types), ...('description' in beside && { description: beside.description }) };
  }
  if (schema.title !== undefined) return separate(schema, root, types);
  const inner = (value: unknown): Schema => typeSchema(value as Schema, root, types);
  const { description, properties = {}, items, additionalProperties, enum: values } = schema;
  const choices = choicesOf(schema);
  if (choices !== undefined) return { ...(description !== undefined && { description }), anyOf: choices.map(inner) };
  if (!['type', 'const', 'enum'].some((key) => key in schema)) return { ...schema, tsType: 'unknown' };
  return {
    ...Object.fromEntries(['type', 'description', 'required', 'const'].flatMap((key) => (key in schema ? [[key, schema[key]]] : []))),
    ...(values !== undefined && { enum: values }),
    ...(schema.type === 'object' && {
      properties: Object.fromEntries(Object.entries(properties as object).map(([name, each]) => [name, inner(each)])),
    }),
    // The generator would repeat the description of the items in the comment about the list.
    ...(items !== undefined && { items: { ...inner(items), description: undefined } }),
    ...(additionalProperties !== undefined && {
      additionalProperties: typeof additionalProperties === 'object' ? inner(additionalProperties) : additionalProperties,
    }),
  };
}

/** Returns the schemas of which a value has one: of `anyOf`, of several types, or of `if` with a required property. */
function choicesOf(schema: Schema): readonly Schema[] | undefined {
  const { anyOf, if: condition, then: yes, else: no, type, properties, description: _, ...rest } = schema;
  if (Array.isArray(anyOf)) return anyOf as readonly Schema[];
  if (Array.isArray(type)) return type.map((each: unknown) => ({ ...schema, description: undefined, type: each }));
  if (condition === undefined) return undefined;
  const names = (part: unknown): readonly string[] => (part as { readonly required?: readonly string[] }).required ?? [];
  const without = Object.entries(properties as object).filter(([name]) => !names(condition).includes(name));
  return [
    { ...rest, type, properties, required: [...names(condition), ...names(yes)] },
    { ...rest, type, properties: Object.fromEntries(without), required: names(no) },
  ];
}

/** Adds `readonly` to the properties and lists of a module of types. */
function readOnly(text: string): string {
  if (text.includes('}[]')) throw new Error(`the items of a list have no title:\n${text}`);
  const lines = text
    .split('\n')
    .map((line) =>
      /^\s*\/?\*/.test(line)
        ? line
        : line.replace(/(?:\b\w+|\([^()]*\))\[\]/g, 'readonly $&').replace(/^( +)((?:\w+|'[^']+'|\[k: string\])\??:)/, '$1readonly $2'),
    );
  return lines.join('\n').replace(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, '/** $1 */');
}

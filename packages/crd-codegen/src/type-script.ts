import type { JsonSchema, KindSchema } from '@slipway/kube-models';
import { compile } from 'json-schema-to-typescript';
import { readonlyTypes } from './readonly-types.ts';
import { typeSchema } from './type-schema.ts';

/** The TypeScript file of a kind; `source` is the CRD file that it names. */
export async function typeScriptOf(kind: KindSchema, source: string): Promise<string> {
  const { root, $defs, imports } = typeSchema(kind);
  const body = await declareTypes(kind.kind, root, $defs);
  const importLine = `import type { ${imports.join(', ')} } from '../../meta/v1/ObjectMeta.ts';\n\n`;
  return headerLine(source) + importLine + body;
}

/** First line of every generated file. */
export const headerLine = (source: string): string => `// Generated from ${source} (crds.lock.json). To change, run npm run codegen.\n`;

/** Type aliases for `root` and the definitions it reaches. */
export async function declareTypes(name: string, root: JsonSchema, $defs: Readonly<Record<string, JsonSchema>>): Promise<string> {
  const titled = Object.fromEntries(Object.entries($defs).map(([title, schema]) => [title, { title, ...schema }]));
  const printed = await compile({ title: name, ...root, $defs: titled }, name, {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
  });
  return readonlyTypes(printed);
}

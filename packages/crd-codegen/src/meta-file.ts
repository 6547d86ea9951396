import { metaTypes } from './meta-types.ts';
import { declareTypes } from './type-script.ts';

/** The one file with the metadata types that every generated type imports. */
export async function metaFile(): Promise<{ path: string; text: string }> {
  const declared = await Promise.all(Object.entries(metaTypes).map(([name, schema]) => declareTypes(name, schema, {})));
  return { path: 'gen/meta/v1/ObjectMeta.ts', text: HEADER + declared.join('') };
}

const HEADER = '// Generated for the kinds beside it. To change, run npm run codegen.\n';

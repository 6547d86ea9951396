import { metaTypes } from './meta-types.ts';
import { printTypes } from './print-types.ts';

/** The one file with the metadata types that every generated type imports. */
export const metaFile = (): { readonly path: string; readonly text: string } => ({
  path: 'gen/meta/v1/ObjectMeta.ts',
  text: HEADER + [...metaTypes.keys()].map((name) => printTypes(name, metaTypes)).join(''),
});

const HEADER = '// Generated for the kinds next to it. To change, run npm run codegen.\n';

import type { KindSchema } from '@slipway/kube-models';
import { kindTypes } from './kind-types.ts';
import { printTypes } from './print-types.ts';

/** Returns the TypeScript file of a kind. `source` is the CRD file that it names. */
export function typeScriptOf(kind: KindSchema, source: string): string {
  const { roots, declarations, imports } = kindTypes(kind);
  const importLine = `import type { ${imports.join(', ')} } from '../../meta/v1/ObjectMeta.ts';\n\n`;
  return headerLine(source) + importLine + printTypes(roots, declarations);
}

/** First line of every generated file. */
const headerLine = (source: string): string => `// Generated from ${source} (crds.lock.json). To change, run npm run codegen.\n`;

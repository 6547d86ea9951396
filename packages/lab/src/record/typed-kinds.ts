import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TypeTable } from '../cases/typed-objects.ts';
import { ensureProgram } from '../programs/ensure-program.ts';

/** The table of Go types in `@slipway/flux-build`. */
export const TYPED_KINDS = fileURLToPath(new URL('../../../flux-build/gen/typed-kinds.json', import.meta.url));

/** Writes the Go types through which the controller passes built-in kinds. Returns the number of kinds. */
export async function writeTypedKinds(): Promise<number> {
  const text = execFileSync(await ensureProgram('flux-oracle'), ['types'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  writeFileSync(TYPED_KINDS, text);
  return Object.keys((JSON.parse(text) as TypeTable).kinds).length;
}

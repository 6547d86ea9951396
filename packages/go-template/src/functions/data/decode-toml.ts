import { GoError } from '../../values/template-error.ts';

/** Decodes TOML. */
export function decodeToml(_text: string): unknown {
  throw new GoError('fromToml is not supported');
}

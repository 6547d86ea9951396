import { typeName } from '@slipway/go-template/go-format';
import type { GoJson } from './go-json.ts';

/** Returns the name of the type of a value in Go, as `%T` prints it. */
export const goTypeName = (value: GoJson): string => (typeof value === 'bigint' ? 'int64' : typeName(value));

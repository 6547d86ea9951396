import type { FunctionSet } from '../function-definition.ts';
import { DATE_FUNCTIONS } from './dates.ts';
import { DEFAULT_FUNCTIONS } from './defaults.ts';
import { DICT_FUNCTIONS } from './dicts.ts';
import { ENCODING_FUNCTIONS } from './encodings.ts';
import { KEY_FUNCTIONS } from './keys.ts';
import { LIST_FUNCTIONS } from './lists.ts';
import { NUMBER_FUNCTIONS } from './numbers.ts';
import { PATH_FUNCTIONS } from './paths.ts';
import { PATTERN_FUNCTIONS } from './patterns.ts';
import { RANDOM_FUNCTIONS } from './random.ts';
import { STRING_FUNCTIONS } from './strings.ts';
import { VERSION_FUNCTIONS } from './versions.ts';

/** The functions of sprig 3.3, except those for the environment, the network and JSON. */
export const SPRIG_FUNCTIONS: FunctionSet = {
  ...DATE_FUNCTIONS,
  ...DEFAULT_FUNCTIONS,
  ...DICT_FUNCTIONS,
  ...ENCODING_FUNCTIONS,
  ...KEY_FUNCTIONS,
  ...LIST_FUNCTIONS,
  ...NUMBER_FUNCTIONS,
  ...PATH_FUNCTIONS,
  ...PATTERN_FUNCTIONS,
  ...RANDOM_FUNCTIONS,
  ...STRING_FUNCTIONS,
  ...VERSION_FUNCTIONS,
};

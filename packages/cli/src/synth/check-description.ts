import type { Finding } from '@slipway/manifest';
import { compiledValidator, schemaProblems } from '@slipway/manifest/settings';
import type { ContentPackage } from '../repository/workspace.ts';
import * as compiled from './validate-description.gen.ts';

/** Reports problems of the value that `describe()` of a package returned. It may be of another version, or not of the library. */
export function checkDescription(description: unknown, content: ContentPackage): Finding[] {
  const validate = compiledValidator(compiled, 'validateDescription');
  if (validate(description)) return [];
  return schemaProblems(validate.errors ?? []).map(({ pointer, value, expected }) => ({
    rule: 'broken-description',
    severity: 'reject',
    message: `describe() of ${content.npmName} does not return the description of a fleet`,
    file: content.entry,
    pointer,
    source: { file: content.entry, line: 1, column: 1 },
    ...(value === undefined ? {} : { value }),
    expected,
    remedy: 'return what describeFleet(fleet) of @slipway/fleet returns, in the version of this command',
  }));
}

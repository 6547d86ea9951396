import { at, listAt, textAt } from '../../built-in/forms/location.ts';
import { fieldPath } from '../../objects/field-path.ts';
import type { Problem } from '../../objects/object-finding.ts';
import { ofRule } from '../../rules/of-rule.ts';
import { immutable, type Update } from './built-in-update.ts';

const names = immutable('spec.group', 'spec.scope', 'spec.names.kind', 'spec.names.plural');

/** Checks an established CRD, as `ValidateCustomResourceDefinitionUpdate` does. */
export function* definitionUpdate(update: Update): Iterable<Problem> {
  yield* names(update);
  const versions = listAt(update.now, 'spec', 'versions').map((version) => textAt(version, 'name'));
  for (const version of listAt(update.old, 'spec', 'versions')) {
    const name = textAt(version, 'name');
    if (at(version, 'storage').value === true && !versions.includes(name)) yield removedVersion(name, versions);
  }
}

function removedVersion(name: string, versions: readonly string[]): Problem {
  const pointer = '/spec/versions';
  return {
    ...ofRule('immutable-field'),
    message: `${fieldPath(pointer)} no longer has ${name}, in which objects are stored`,
    pointer,
    value: versions,
    expected: `${name} among the versions, with served: false if it is no longer used`,
    remedy: `keep ${name} until all objects are stored in another version and status.storedVersions no longer names it`,
  };
}

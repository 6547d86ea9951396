import { buildPointer, fieldsOf, listOf, readFieldPath } from '@slipway/manifest';

/** Returns the JSON pointer to the part of a Composition that an error of Crossplane names: the step, the resource, the field. */
export function errorPointer(composition: unknown, error: string): string {
  const steps = listOf(fieldsOf(fieldsOf(composition).spec).pipeline).map(fieldsOf);
  const name = textBetween(error, 'pipeline step "', '"');
  const index = steps.findIndex(({ step }) => step === name);
  if (name === undefined || index < 0) return '';
  const pointer = ['spec', 'pipeline', index];
  const field = textBetween(error, 'invalid Function input: ', ': ');
  const path = field?.startsWith('resources[') ? readFieldPath(field) : undefined;
  if (path !== undefined && 'segments' in path) return buildPointer([...pointer, 'input', ...path.segments]);
  const resource = textBetween(error, 'composed resource "', '"');
  const resources = listOf(fieldsOf(steps[index]?.input).resources).map(fieldsOf);
  const found = resource === undefined ? -1 : resources.findIndex((template) => template.name === resource);
  return buildPointer(found < 0 ? pointer : [...pointer, 'input', 'resources', found]);
}

function textBetween(text: string, before: string, after: string): string | undefined {
  const start = text.indexOf(before);
  const end = start < 0 ? -1 : text.indexOf(after, start + before.length);
  return end < 0 ? undefined : text.slice(start + before.length, end);
}

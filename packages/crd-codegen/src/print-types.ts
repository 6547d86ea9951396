import { type Declaration, type Declarations, partsOf, type Type } from './type-tree.ts';

/**
 * Prints `roots` and the declarations that they reach, as type aliases with readonly fields and arrays: aliases first, then objects, each
 * in the order in which fields name them. An interface is not assignable to `{ [key: string]: unknown }`, but a typed object must be
 * assignable where any object is allowed. So the declarations are aliases.
 */
export function printTypes(roots: readonly string[], declarations: Declarations): string {
  const reached = reachedFrom(roots, declarations);
  const aliases = reached.flatMap(([name, each]) => (each.is === 'alias' ? [`export type ${name} = ${typeText(each.type)};\n`] : []));
  const objects = reached.flatMap(([name, each]) => (each.is === 'object' ? [`export type ${name} = {\n${fieldLines(each)}};\n`] : []));
  return [...aliases, ...(aliases.length === 0 ? [] : ['\n']), ...objects].join('');
}

function reachedFrom(roots: readonly string[], declarations: Declarations): readonly (readonly [string, Declaration])[] {
  const reached = new Map<string, Declaration>();
  const visit = (name: string): void => {
    const declaration = declarations.get(name);
    if (declaration === undefined || reached.has(name)) return;
    reached.set(name, declaration);
    for (const type of typesOf(declaration).flatMap(partsOf)) if (type.is === 'name') visit(type.name);
  };
  roots.forEach(visit);
  return [...reached];
}

const typesOf = (declaration: Declaration): readonly Type[] =>
  declaration.is === 'alias'
    ? [declaration.type]
    : [...declaration.fields.map(({ type }) => type), ...(declaration.rest === undefined ? [] : [declaration.rest])];

function fieldLines({ fields, rest }: Extract<Declaration, { is: 'object' }>): string {
  const lines = fields.map(
    ({ name, type, required, comment = '' }) =>
      `${comment && `  /** ${comment} */\n`}  readonly ${fieldName(name)}${required ? '' : '?'}: ${typeText(type)};\n`,
  );
  return [...lines, ...(rest === undefined ? [] : [`  readonly [key: string]: ${typeText(rest)};\n`])].join('');
}

const fieldName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

function typeText(type: Type): string {
  switch (type.is) {
    case 'name':
    case 'import':
      return type.name;
    case 'literal':
      return JSON.stringify(type.value);
    case 'array':
      return `readonly ${partText(type.items)}[]`;
    case 'map':
      return `{ readonly [key: string]: ${typeText(type.values)} }`;
    case 'union':
      return type.members.map(memberText).join(' | ');
  }
}

/** Prints the item type of an array. A union or an array is put in parentheses. */
const partText = (type: Type): string => (type.is === 'union' || type.is === 'array' ? `(${typeText(type)})` : typeText(type));

const memberText = (type: Type): string => (type.is === 'union' ? `(${typeText(type)})` : typeText(type));

/**
 * Turns the interfaces that json-schema-to-typescript prints (unformatted: one property a line) into type aliases with
 * readonly fields and arrays. Aliases, because an interface is not assignable to `{ [key: string]: unknown }`, and a
 * typed object must fit where any object may stand.
 */
export function readonlyTypes(printed: string): string {
  const set = asideFrom(printed);
  const text = mapsOnOneLine(set.text);
  const lines = text.trim().split('\n').map(declarationLine);
  return `${set.restore(readonlyArrays(lines.join('\n')))}\n`;
}

/** Innermost first; the body of an interface stays as it is. */
function mapsOnOneLine(text: string): string {
  const changed = text.replace(/(?<!^export interface \w+ )\{\n\[k: string\]: ([^\n]*)\n\}/gm, '{ readonly [key: string]: $1 }');
  return changed === text ? text : mapsOnOneLine(changed);
}

function declarationLine(line: string): string {
  const opening = /^export interface (\w+) \{$/.exec(line);
  if (opening) return `export type ${opening[1]} = {`;
  if (line === '}') return '};';
  if (line === '') return line;
  const bare = line.replace(/([:=]) \(([^()]*)\)$/, '$1 $2');
  return bare.startsWith('export ') ? `${bare};` : `  readonly ${bare.replace(/^\[k: string\]/, '[key: string]')};`;
}

/** `E[]` to `readonly E[]`, from the inside out, so that every array of an array is readonly too; `@0@` stands for a finished one. */
function readonlyArrays(text: string): string {
  const arrays: string[] = [];
  let current = text;
  for (let last = ''; last !== current; ) {
    last = current;
    current = current.replace(/(\{[^{}\n]*\}|\([^()\n]*\)|[\w$#@]+)\[\]/g, (_, element: string) => {
      const item = element.startsWith('@') ? `(${element})` : element;
      return `@${arrays.push(`readonly ${item}[]`) - 1}@`;
    });
  }
  while (current.includes('@')) current = current.replace(/@(\d+)@/g, (_, index: string) => arrays[Number(index)] ?? '');
  return current;
}

/** Takes string literals out of the text (`#0#` stands for one), so that brackets in an enum value are not taken for types. */
function asideFrom(printed: string): { text: string; restore: (text: string) => string } {
  const literals: string[] = [];
  const text = printed.replace(/"(?:[^"\\\n]|\\.)*"/g, (literal) => `#${literals.push(literal) - 1}#`);
  return { text, restore: (changed) => changed.replace(/#(\d+)#/g, (_, index: string) => literals[Number(index)] ?? '') };
}

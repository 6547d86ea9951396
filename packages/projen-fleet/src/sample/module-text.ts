/** Returns the text of a TypeScript module: imports in the order of the linter for any scope of the fleet, then `body`. */
export const moduleText = (imports: Readonly<Record<string, string>>, body: string): string =>
  `${statements('import', imports)}\n${body.trimStart()}`;

/** Returns the text of a module that only re-exports from others. */
export const indexText = (exports: Readonly<Record<string, string>>): string => statements('export', exports);

const statements = (keyword: string, modules: Readonly<Record<string, string>>): string =>
  Object.entries(modules)
    .sort(([a], [b]) => distance(a) - distance(b) || (a < b ? -1 : 1))
    .map(([module, names]) => `${keyword} ${names} from '${module}';\n`)
    .join('');

/** Sorts Node's modules first and modules of the package last, those of its parent folder before those of its own. */
const distance = (module: string): number =>
  module.startsWith('node:') ? 0 : module.startsWith('../') ? 2 : module.startsWith('.') ? 3 : 1;

/** Returns any `value` as a TypeScript string literal, with the quotes that the linter requires. */
export function textLiteral(value: string): string {
  const text = JSON.stringify(value).slice(1, -1);
  return value.includes("'") && !value.includes('"') ? `"${text}"` : `'${text.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** The text of a TypeScript module: imports in the order that the linter asks for, whatever the scope of the fleet is, then `body`. */
export const moduleText = (imports: Readonly<Record<string, string>>, body: string): string =>
  `${statements('import', imports)}\n${body.trimStart()}`;

/** The text of a module that only exports what others have. */
export const indexText = (exports: Readonly<Record<string, string>>): string => statements('export', exports);

const statements = (keyword: string, modules: Readonly<Record<string, string>>): string =>
  Object.entries(modules)
    .sort(([a], [b]) => distance(a) - distance(b) || (a < b ? -1 : 1))
    .map(([module, names]) => `${keyword} ${names} from '${module}';\n`)
    .join('');

/** Node's modules stand first, modules of the package last, those of its parent folder before those of its own. */
const distance = (module: string): number =>
  module.startsWith('node:') ? 0 : module.startsWith('../') ? 2 : module.startsWith('.') ? 3 : 1;

/** `value` as a string of TypeScript, whatever it has in it; in the quotes that the linter asks for. */
export function textLiteral(value: string): string {
  const text = JSON.stringify(value).slice(1, -1);
  return value.includes("'") && !value.includes('"') ? `"${text}"` : `'${text.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

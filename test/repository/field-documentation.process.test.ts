import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OptionRules } from '@slipway/manifest';
import {
  isObjectLiteralExpression,
  isPropertyAssignment,
  isVariableDeclaration,
  type Node,
  type ObjectLiteralExpression,
  SyntaxKind,
} from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  ObjectFlags,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as addonExports from '../../packages/addons-catalog/src/addons.gen.ts';
import * as applicationExports from '../../packages/applications/src/applications.gen.ts';
import { LanguageServer } from './language-server.ts';

const root = join(import.meta.dirname, '../..');
const config = join(root, 'packages/cluster-defs/tsconfig.json');
/** Packages whose declarations must have a doc comment. */
const OURS = /\/packages\/(?:eks|fleet|manifest)\/src\//;

/** Files of the reference fleet, and an add-on of the library, that people write. */
const WRITTEN = [
  ...globSync(
    [
      'packages/cluster-defs/src/clusters/*.ts',
      'packages/cluster-defs/src/fleet.ts',
      'packages/addons-catalog/src/addons/*.ts',
      'packages/applications/src/applications/*.ts',
    ],
    { cwd: root, exclude: ['**/*.test.ts'] },
  ),
  'packages/eks/src/addons/cert-manager.ts',
].sort();

/** Modules whose exports are the public types of the libraries. */
const PUBLIC = ['packages/eks/src/index.ts', 'packages/fleet/src/index.ts', 'packages/fleet/src/constructs/index.ts'];

let api: API;
let project: Project;
let server: LanguageServer;

beforeAll(async () => {
  api = new API({ cwd: root });
  const opened = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (opened === undefined) throw new Error(`${config} is not a project`);
  project = opened;
  server = new LanguageServer(root);
  await server.start(root);
});

afterAll(async () => {
  api.close();
  await server.stop();
});

test('the editor shows documentation for every field of a cluster, an add-on and an application', async () => {
  const shown = await Promise.all(WRITTEN.map((file) => shownAt(file, readFileSync(join(root, file), 'utf8'), writtenFields(file))));
  expect(shown.flat().length).toBeGreaterThan(100);
  expect(shown.flat().filter(({ documentation }) => documentation === '')).toEqual([]);
});

test('the editor shows the default and an example of every option of use() and run()', async () => {
  const { text, options } = everyOption();
  const shown = await shownAt('packages/cluster-defs/src/every-option.ts', text, options);
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter(({ documentation }) => !/^\w.*@default.*@example/s.test(documentation.replaceAll('*', '')))).toEqual([]);
});

test('every field of the public types has documentation', () => {
  const fields = new Map<string, string>();
  const seen = new Set<number>();
  const { checker } = project;
  for (const type of publicTypes(checker)) collectFields(checker, type, fields, seen);
  expect(fields.size).toBeGreaterThan(300);
  expect([...fields].filter(([, documentation]) => documentation === '').map(([field]) => field)).toEqual([]);
});

interface Field {
  readonly name: string;
  /** Position in the text of the file. */
  readonly position: number;
}

/** Returns the documentation that an editor shows for `fields` of `file` when it has `text`. */
function shownAt(file: string, text: string, fields: readonly Field[]): Promise<{ field: string; documentation: string }[]> {
  const path = join(root, file);
  server.open(path, text);
  const shown = fields.map(async ({ name, position }) => {
    const before = text.slice(0, position).split('\n');
    const hover = await server.hover(path, before.length - 1, before.at(-1)?.length ?? 0);
    // The text of the doc comment follows the code block with the type.
    return { field: `${file}:${before.length} ${name}`, documentation: hover.split('\n```\n')[1]?.trim() ?? '' };
  });
  return Promise.all(shown);
}

/** Returns the text of a module of the fleet that sets every option, and the positions of the options. */
function everyOption(): { readonly text: string; readonly options: readonly Field[] } {
  let text = `import * as addons from '@slipway/addons-catalog';\nimport * as applications from '@slipway/applications';\n`;
  const options: Field[] = [];
  const set = (call: string, items: object): void => {
    for (const [name, { options: rules }] of Object.entries<{ options: OptionRules }>({ ...items })) {
      text += `${call}${name}, {\n`;
      for (const option of Object.keys(rules)) {
        options.push({ name: `${name} ${option}`, position: text.length });
        text += `${option}: undefined as never,\n`;
      }
      text += '});\n';
    }
  };
  set('addons.use(addons.', withoutList(addonExports));
  set('applications.run(applications.', withoutList(applicationExports));
  return { text, options };
}

/** Exports of a module of definitions by name, without the list of all of them. */
const withoutList = (module: object): object => Object.fromEntries(Object.entries(module).filter(([, value]) => !Array.isArray(value)));

/** Fields of a file that a type of our libraries declares; objects of Kubernetes, values of charts and rules of options are others. */
function writtenFields(file: string): Field[] {
  const source = project.program.getSourceFile(join(root, file));
  if (source === undefined) throw new Error(`${file} is not in the project`);
  const found: Field[] = [];
  const visit = (node: Node): void => {
    // The interface of the options documents the names of the rules.
    if (isObjectLiteralExpression(node) && !isRules(node)) found.push(...fieldsOfLiteral(node));
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

const isRules = ({ parent }: Node): boolean => isVariableDeclaration(parent) && parent.name.getText() === 'rules';

function fieldsOfLiteral(literal: ObjectLiteralExpression): Field[] {
  const { checker } = project;
  const type = checker.getContextualType(literal);
  const alternatives = type?.isUnionType() ? type.getTypes() : [type];
  return literal.properties.filter(isPropertyAssignment).flatMap(({ name }) => {
    const text = name.getText();
    const declared = alternatives.some((alternative) => {
      const declaration = alternative && checker.getPropertyOfType(alternative, text)?.declarations[0];
      return declaration !== undefined && declaration.kind === SyntaxKind.PropertySignature && OURS.test(declaration.path);
    });
    return declared ? [{ name: text, position: name.getStart() }] : [];
  });
}

/** Types that the public modules export, and types of the parameters of the functions that they export. */
const publicTypes = (checker: Checker): (Type | undefined)[] =>
  PUBLIC.flatMap((file) => {
    const source = project.program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} is not a module of the project`);
    return checker.getExportsOfModule(module).flatMap((exported) => typesOf(checker, exported));
  });

function typesOf(checker: Checker, exported: TypeSymbol): (Type | undefined)[] {
  const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declared = symbol.flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias) ? [checker.getDeclaredTypeOfSymbol(symbol)] : [];
  const value = symbol.flags & (SymbolFlags.Function | SymbolFlags.Variable) ? checker.getTypeOfSymbol(symbol) : undefined;
  const parameters = value
    ? checker
        .getSignaturesOfType(value, SignatureKind.Call)
        .flatMap((signature) => signature.parameters.map((_, index) => checker.getParameterType(signature, index)))
    : [];
  return [...declared, ...parameters];
}

/** Adds the fields of `type`, and of the types of its fields, with the text of their doc comments. */
function collectFields(checker: Checker, type: Type | undefined, fields: Map<string, string>, seen: Set<number>): void {
  if (type === undefined || seen.has(type.id)) return;
  seen.add(type.id);
  const each = (types: readonly Type[]): void => {
    for (const one of types) collectFields(checker, one, fields, seen);
  };
  if (type.isUnionType() || type.isIntersectionType()) each(type.getTypes());
  if (!type.isObjectType()) return;
  const isArray = checker.isArrayLikeType(type);
  // A mapped type over a list is an array too, but has no arguments.
  if (isArray && type.objectFlags & ObjectFlags.Reference)
    each(checker.getTypeArguments(type as Parameters<Checker['getTypeArguments']>[0]));
  for (const property of isArray ? [] : checker.getPropertiesOfType(type)) {
    const declaration = property.valueDeclaration ?? property.declarations[0];
    if (declaration === undefined || !OURS.test(declaration.path)) continue;
    fields.set(`${relative(root, declaration.path)} ${property.name}`, property.getDocumentationComment(checker));
    each([checker.getTypeOfSymbol(property)].filter((found) => found !== undefined));
  }
}

test('the editor finds where a field in a path of a patch is declared', async () => {
  const path = join(root, 'packages/eks/test/reference/database.ts');
  const text = readFileSync(path, 'utf8');
  const lines = text.split('\n');
  server.open(path, text);
  const definitionsOf = async (expression: string): Promise<readonly string[]> => {
    const line = lines.findIndex((each) => each.includes(expression));
    return server.definitions(path, line, (lines[line]?.indexOf(expression) ?? 0) + expression.length - 1);
  };
  const inSchema = lines.findIndex((line) => line.includes("size: { type: 'string'"));
  expect(await definitionsOf('database.spec.size')).toEqual([`${pathToFileURL(path).href}:${inSchema}`]);
  expect(await definitionsOf('instance.spec.forProvider.instanceClass')).toEqual([
    expect.stringMatching(/rds\.aws\.m\.upbound\.io\/v1beta1\/Instance\.ts:\d+$/),
  ]);
});

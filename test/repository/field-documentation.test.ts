import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  isObjectLiteralExpression,
  isPropertyAssignment,
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

beforeAll(() => {
  api = new API({ cwd: root });
  const opened = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (opened === undefined) throw new Error(`${config} is not a project`);
  project = opened;
});

afterAll(() => api.close());

test('the editor shows documentation for every field of a cluster, an add-on and an application', async () => {
  const server = new LanguageServer(root);
  await server.start(root);
  try {
    const shown = await Promise.all(
      WRITTEN.flatMap((file) => {
        const path = join(root, file);
        const text = readFileSync(path, 'utf8');
        server.open(path, text);
        return writtenFields(file).map(async ({ name, position }) => {
          const before = text.slice(0, position).split('\n');
          const hover = await server.hover(path, before.length - 1, before.at(-1)?.length ?? 0);
          // The text of the doc comment follows the code block with the type.
          return { field: `${file}:${before.length} ${name}`, documentation: hover.split('\n```\n')[1]?.trim() ?? '' };
        });
      }),
    );
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter(({ documentation }) => documentation === '').map(({ field }) => field)).toEqual([]);
  } finally {
    await server.stop();
  }
});

test('every field of the public types has documentation', () => {
  const fields = new Map<string, string>();
  const seen = new Set<number>();
  const { checker } = project;
  for (const type of publicTypes(checker)) collectFields(checker, type, fields, seen);
  expect(fields.size).toBeGreaterThan(300);
  expect([...fields].filter(([, documentation]) => documentation === '').map(([field]) => field)).toEqual([]);
});

/** Fields of a file that a type of our libraries declares; objects of Kubernetes, values of charts and rules of options are others. */
function writtenFields(file: string): { readonly name: string; readonly position: number }[] {
  const source = project.program.getSourceFile(join(root, file));
  if (source === undefined) throw new Error(`${file} is not in the project`);
  const found: { name: string; position: number }[] = [];
  const visit = (node: Node): void => {
    if (isObjectLiteralExpression(node)) found.push(...fieldsOfLiteral(node));
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function fieldsOfLiteral(literal: ObjectLiteralExpression): { name: string; position: number }[] {
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

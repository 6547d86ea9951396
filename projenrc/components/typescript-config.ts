import { Component, JsonFile, type Project } from 'projen';

/** Strict, erasable syntax only: Node runs the sources as they are. */
export class TypeScriptConfig extends Component {
  constructor(project: Project) {
    super(project);
    new JsonFile(project, 'tsconfig.base.json', {
      marker: false,
      obj: {
        compilerOptions: {
          target: 'esnext',
          module: 'nodenext',
          lib: ['esnext'],
          types: ['node'],
          noEmit: true,
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          noImplicitOverride: true,
          noFallthroughCasesInSwitch: true,
          erasableSyntaxOnly: true,
          verbatimModuleSyntax: true,
          allowImportingTsExtensions: true,
          isolatedModules: true,
          resolveJsonModule: true,
          skipLibCheck: true,
        },
      },
    });
    new JsonFile(project, 'tsconfig.json', {
      marker: false,
      obj: {
        extends: './tsconfig.base.json',
        include: [
          '.projenrc.ts',
          'projenrc',
          'scripts',
          'bench',
          'test',
          'vitest.config.ts',
          'packages/*/src',
          'packages/*/test',
          'packages/*/story',
          'packages/*/gen',
        ],
      },
    });
  }
}

import { JsonFile, type Project } from 'projen';

/** Returns the tsconfig.json of the root. It is strict and allows erasable syntax only, because Node runs the sources directly. */
export function typescriptConfig(project: Project): JsonFile {
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
  return new JsonFile(project, 'tsconfig.json', {
    marker: false,
    obj: { extends: './tsconfig.base.json', include: ['.projenrc.ts', 'test', 'packages/*/src', 'packages/*/test'] },
  });
}

import { JsonFile, type Project } from 'projen';

/** Formats and lints files that people write, and ignores generated files. */
export const biomeConfig = (project: Project): JsonFile =>
  new JsonFile(project, 'biome.json', {
    marker: false,
    obj: {
      $schema: './node_modules/@biomejs/biome/configuration_schema.json',
      vcs: { enabled: true, clientKind: 'git', useIgnoreFile: true },
      files: {
        includes: [
          '**',
          '!**/*.gen.ts',
          '!common',
          '!clusters',
          '!applications',
          '!packages/*/package.json',
          '!packages/*/tsconfig.json',
          '!package.json',
          '!package-lock.json',
          '!nx.json',
          '!biome.json',
          '!tsconfig*.json',
          '!.changeset',
          '!**/.projen',
        ],
      },
      formatter: { indentStyle: 'space', indentWidth: 2, lineWidth: 140 },
      javascript: { formatter: { quoteStyle: 'single' } },
      linter: {
        rules: { preset: 'recommended', style: { noDefaultExport: 'off', useImportType: 'error', noNonNullAssertion: 'error' } },
      },
    },
  });

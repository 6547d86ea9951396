import type { PackageDefinition } from '../package-definition.ts';

export const publish: PackageDefinition = {
  name: 'publish',
  summary: 'Plans and applies package versions to the Git branches that Flux watches',
  side: 'tool',
  imports: ['manifest'],
  libraries: ['@changesets/parse', 'modern-tar', 'semver'],
  testLibraries: ['fast-check', 'ssh2'],
  // The entry for users that only read from Git.
  exports: {
    './embedded-remote': './src/remote/embedded-remote.ts',
    './git-sync': './src/git/git-sync.ts',
    './limited-request': './src/http/limited-request.ts',
    './failure-pages': './src/failures/failure-pages.ts',
    './publish-rules': './src/plan/publish-rules.ts',
  },
};

import { DefinitionError, type Finding, locationOf, type ManifestFile, unitFiles } from '@slipway/manifest';
import { isDuration } from './duration.ts';
import type { HelmRepositorySource } from './helm-repository.ts';

/** Returns the files of `repositories` after checking them as a whole. Throws a DefinitionError with every problem. */
export function assembleSources(repositories: readonly HelmRepositorySource[]): ManifestFile[] {
  const findings = checkHelmRepositories(repositories);
  if (findings.length > 0) throw new DefinitionError(findings);
  return repositories.flatMap(({ unit }) => unitFiles(unit));
}

/** Reports what the types reject, for definitions from plain JavaScript, and two repositories of the same name. */
export function checkHelmRepositories(repositories: readonly HelmRepositorySource[]): Finding[] {
  return repositories.flatMap((repository, index) => {
    const { metadata, spec } = repository.manifest;
    const source = locationOf(repository);
    const report = (rule: string, pointer: string, value: unknown, message: string, expected: string, remedy: string): Finding => ({
      rule,
      severity: 'reject',
      message: `${repository.name}: ${message}`,
      object: `HelmRepository/${metadata?.namespace}/${repository.name}`,
      file: `${repository.unit.directory}/repository.yaml`,
      pointer,
      ...(source === undefined ? {} : { source }),
      value,
      expected,
      remedy,
    });
    const first = repositories.findIndex(({ name }) => name === repository.name);
    return [
      ...(first === index
        ? []
        : [
            report(
              'duplicate-name',
              '/metadata/name',
              repository.name,
              'two repositories have this name',
              'a name of its own',
              'rename one',
            ),
          ]),
      ...(/^https:\/\/[^/]+/.test(spec?.url ?? '')
        ? []
        : [
            report(
              'wrong-url',
              '/spec/url',
              spec?.url,
              'a Helm repository is fetched over https',
              'https://…',
              'use defineOciRepository for oci://',
            ),
          ]),
      ...(isDuration(spec?.interval)
        ? []
        : [
            report(
              'wrong-duration',
              '/spec/interval',
              spec?.interval,
              'the interval is not a duration',
              'hours, minutes and seconds',
              'write it as Flux does: 30s, 10m, 1h30m',
            ),
          ]),
    ];
  });
}

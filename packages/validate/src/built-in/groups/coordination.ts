import { builtInRule, type Problems } from '../forms/built-in-rule.ts';
import { leaseStrategy } from '../forms/lease-strategy.ts';
import { at, type Location, textAt } from '../forms/location.ts';
import { dnsSubdomain, letterLabel, type TextForm } from '../forms/text-forms.ts';

export const leaseCandidateRule = builtInRule('lease-candidate-spec', {
  summary: 'A LeaseCandidate names a Lease, its strategy, and versions of which the binary’s is the newer one.',
  upstream: 'coordination ValidateLeaseCandidateSpec',
  remedy: 'Correct the field.',
});

export const versionMigrationRule = builtInRule('storage-version-migration-spec', {
  summary: 'A StorageVersionMigration names a resource.',
  upstream: 'storagemigration ValidateStorageVersionMigration',
  remedy: 'Correct the name.',
});

export function* leaseCandidate(object: Location): Problems {
  const spec = at(object, 'spec');
  const [emulated, binary, strategy] = [at(spec, 'emulationVersion'), at(spec, 'binaryVersion'), at(spec, 'strategy')];
  if (textAt(spec, 'leaseName') === '') yield leaseCandidateRule.required(at(spec, 'leaseName'), 'the name of a Lease');
  if (textAt(emulated) !== '') yield* leaseCandidateRule.form(emulated, version);
  if (textAt(binary) === '') yield leaseCandidateRule.required(binary, 'a version');
  else yield* leaseCandidateRule.form(binary, version);
  if (textAt(strategy) === '') yield leaseCandidateRule.required(strategy, 'OldestEmulationVersion, or one with a domain');
  else yield* leaseStrategy(strategy, leaseCandidateRule);
  if (textAt(strategy) === 'OldestEmulationVersion' && textAt(emulated) === '')
    yield leaseCandidateRule.required(emulated, 'the version that the strategy compares');
}

/** The form of a semantic version, as github.com/blang/semver parses it. */
const version: TextForm = {
  accepts: (text) =>
    /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}(-(0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*)(\.(0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*))*)?(\+[\dA-Za-z-]+(\.[\dA-Za-z-]+)*)?$/.test(
      text,
    ),
  description: 'a version of three numbers, as 1.36.0',
};

export function* storageVersionMigration(object: Location): Problems {
  const [group, resource] = [at(object, 'spec', 'resource', 'group'), at(object, 'spec', 'resource', 'resource')];
  if (textAt(resource) === '') yield versionMigrationRule.required(resource, 'the name of a resource');
  else yield* versionMigrationRule.form(resource, letterLabel);
  if (textAt(group) !== '') yield* versionMigrationRule.form(group, dnsSubdomain);
}

export const storageVersionRule = builtInRule('storage-version-name', {
  summary: 'A StorageVersion is called after a group and a resource.',
  upstream: 'apiserverinternal ValidateStorageVersionName',
  remedy: 'Rename it. StorageVersions are written by API servers; nothing that Flux applies should be one.',
});

export function* storageVersion(object: Location): Problems {
  const name = at(object, 'metadata', 'name');
  const dot = textAt(name).lastIndexOf('.');
  const [group, resource] = [textAt(name).slice(0, Math.max(dot, 0)), textAt(name).slice(dot + 1)];
  if (!dnsSubdomain.accepts(group) || !letterLabel.accepts(resource))
    yield storageVersionRule.invalid(name, 'group.resource, as apps.deployments');
}

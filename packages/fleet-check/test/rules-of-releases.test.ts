import { expect, test } from 'vitest';
import { fleetCheckRules } from '../src/index.ts';
import { RULES_OF_RELEASES } from '../src/rules/rules-of-releases.ts';

/** Rules that do not check the objects of charts, by the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  'is about objects of Flux, which the fleet has itself': `
    source-not-found chart-source-not-found release-dependency-not-found flux-object-not-found release-values-not-found
    kubeconfig-not-found source-type-differs source-url-not-valid alert-without-events image-marker-without-effect flux-field-not-valid
    flux-value-not-valid job-repeated
    health-check-not-found name-of-revision ignored-health-checks timeout-too-short nothing-left dependency-suspended release-cycle
    wait-cycle wait-for-own-source protection-without-effect chart-without-version artifact-without-version
    tenant-with-all-permissions tenant-in-system-namespace tenant-that-may-escalate outside-of-permissions cross-namespace-reference
    value-comes-later flux-kind-not-installed release-name-taken`,
  'is about Compositions and managed resources; charts with such objects are not covered yet': `
    provider-config-not-found composition-not-found function-not-found runtime-config-not-found environment-config-not-found
    composition-not-selected package-not-installed usage-without-object composite-never-ready composite-kind-not-found permissions-without-bounds permissions-over-service
    empty-policy managed-resource-not-found kind-not-activated provider-not-found name-taken-in-account refused-range public-range
    clashing-ranges region-not-found zone-not-found instance-type-not-found image-of-other-processor
    nodes-of-later-release proxy-of-later-release private-endpoint`,
  'is advice to the author of the object': 'image-without-version default-priority version-ends',
  'is about the text of an object, which only the author of the chart can change': `
    secret-template-not-valid certificate-not-valid external-secret-not-valid fqdn-without-dns
    database-not-valid backup-schedule-of-five-fields backup-method-not-set disruption-schedule-not-valid middleware-not-found
    middleware-of-other-namespace secret-key-twice sealed-for-another budget-without-pods replicas-of-autoscaler`,
  'reads values and versions of HelmReleases': 'cluster-names-differ add-on-not-for-release',
  'is not decided for charts yet': 'field-of-later-release',
};

test('each rule checks the objects of charts, or has a reason why it does not', () => {
  const others = Object.values(OTHERS).flatMap((ids) => ids.trim().split(/\s+/));
  expect([...RULES_OF_RELEASES, ...others].sort()).toEqual(fleetCheckRules.map(({ id }) => id).sort());
});

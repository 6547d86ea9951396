import { hasContent } from '@slipway/manifest';
import { parseQuantity } from '../../go/quantity.ts';
import type { Problem } from '../../objects/object-finding.ts';
import { builtInRule, type Problems, reportedAs, reportedAt, where } from './built-in-rule.ts';
import { labelSelector } from './label-selectors.ts';
import { at, isSet, type Location, listAt, textAt } from './location.ts';
import { dnsLabel, dnsSubdomain } from './text-forms.ts';

export const claimRule = builtInRule('volume-claim', {
  summary: 'A claim asks for an access mode and more than nothing of storage, of a class that can have such a name.',
  upstream: 'core ValidatePersistentVolumeClaimSpec',
  remedy: 'Write accessModes and resources.requests.storage.',
});

export const droppedSourceRule = builtInRule('dropped-data-source', {
  severity: 'lossy',
  summary: 'A claim is filled from a source in its own namespace.',
  upstream: 'core/persistentvolumeclaim DropDisabledFields',
  remedy: 'Remove the namespace, or the source.',
});

const ACCESS_MODES = ['ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOncePod'];

/**
 * Checks the spec of a PersistentVolumeClaim or of a template for one. The server drops unknown sources of a claim, and rejects those of a
 * StatefulSet. Unknown sources of a Pod are not checked here.
 */
export function* claimSpec(spec: Location, holder: 'claim' | 'StatefulSet' | 'Pod'): Problems {
  yield* accessModes(at(spec, 'accessModes'), claimRule);
  yield* labelSelector(at(spec, 'selector'));
  const storage = at(spec, 'resources', 'requests', 'storage');
  const withoutRequests = (problem: Problem): Problem => reportedAs(problem, (field) => field.replace(/\.requests(?=\.storage$)/, ''));
  if (!isSet(storage)) yield withoutRequests(claimRule.required(storage, 'how much storage'));
  else if ((parseQuantity(storage.value) ?? 1n) <= 0n) yield withoutRequests(claimRule.invalid(storage, 'more than zero'));
  for (const name of ['storageClassName', 'volumeAttributesClassName']) {
    if (textAt(spec, name) !== '') yield* claimRule.form(at(spec, name), dnsSubdomain);
  }
  if (isSet(spec, 'volumeMode')) yield* claimRule.oneOf(at(spec, 'volumeMode'), ['Block', 'Filesystem']);
  if (holder !== 'Pod') yield* dataSources(spec, holder === 'claim');
}

/** Checks access modes of claims and volumes. */
export function* accessModes(modes: Location, rule: typeof claimRule): Problems {
  const given = listAt(modes);
  if (given.length === 0) yield rule.required(modes, 'an access mode');
  for (const mode of given) for (const problem of rule.oneOf(mode, ACCESS_MODES)) yield reportedAt(problem, modes);
  if (given.some((mode) => textAt(mode) === 'ReadWriteOncePod') && given.some((mode) => ACCESS_MODES.slice(0, 3).includes(textAt(mode)))) {
    yield rule.invalid(modes, 'ReadWriteOncePod alone, or without it');
  }
}

function* dataSources(spec: Location, drops: boolean): Problems {
  const [source, reference] = [at(spec, 'dataSource'), at(spec, 'dataSourceRef')];
  const kept = isSet(source) && (!drops || isUsable(source));
  if (kept) yield* dataSource(source);
  else if (hasContent(source.value))
    yield droppedSourceRule.lost(source, 'claims are filled from claims and VolumeSnapshots; dataSourceRef takes other kinds');
  if (!isSet(reference)) return;
  if (!drops || textAt(reference, 'namespace') === '') return yield* sourceReference(reference, kept ? source : undefined);
  const lost = droppedSourceRule.lost(reference, 'a source in another namespace needs the feature gate CrossNamespaceVolumeDataSource');
  yield* where('CrossNamespaceVolumeDataSource', 'off', [lost]);
  yield* where('CrossNamespaceVolumeDataSource', 'on', sourceElsewhere(reference, kept ? source : undefined));
}

function* sourceReference(reference: Location, source: Location | undefined): Problems {
  yield* dataSource(reference);
  if (source && ['apiGroup', 'kind', 'name'].some((field) => textAt(source, field) !== textAt(reference, field))) {
    yield claimRule.invalid(source, 'the same as dataSourceRef');
  }
}

/** Checks a source in another namespace (`validateDataSourceRef`), next to which dataSource must not be set. */
function* sourceElsewhere(reference: Location, source: Location | undefined): Problems {
  yield* dataSource(reference);
  yield* claimRule.form(at(reference, 'namespace'), dnsLabel);
  if (source) yield claimRule.invalid(source, 'left out, since dataSourceRef names a namespace');
}

/** Returns whether the server keeps a source: `dropDisabledFields` keeps only volumes and snapshots. */
const isUsable = (source: Location): boolean =>
  (textAt(source, 'kind') === 'PersistentVolumeClaim' && textAt(source, 'apiGroup') === '') ||
  (textAt(source, 'kind') === 'VolumeSnapshot' && textAt(source, 'apiGroup') === 'snapshot.storage.k8s.io');

function* dataSource(source: Location): Problems {
  if (textAt(source, 'name') === '') yield claimRule.required(at(source, 'name'), 'a name');
  const [kind, group] = [textAt(source, 'kind'), textAt(source, 'apiGroup')];
  if (kind === '') yield claimRule.required(at(source, 'kind'), 'a kind');
  if (group === '' && kind !== 'PersistentVolumeClaim')
    yield claimRule.invalid(at(source, 'kind'), 'PersistentVolumeClaim, or another kind with its apiGroup');
  if (group !== '') yield* claimRule.form(at(source, 'apiGroup'), dnsSubdomain);
}

import { builtInRule, type Problems } from './forms/built-in-rule.ts';
import { cronSchedule } from './forms/cron-schedules.ts';
import { labelSelector } from './forms/label-selectors.ts';
import { at, flagAt, int32At, int64At, isSet, type Location, listAt, mapAt, textAt } from './forms/location.ts';
import { dnsLabel, domainPrefixedPath, qualifiedName } from './forms/text-forms.ts';
import { podTemplate, restartRule, selectorMatches } from './pod-templates.ts';

export const jobRule = builtInRule('job-spec', {
  summary: 'A Job counts from zero, its modes and policies exist and fit together, and it makes its selector itself.',
  upstream: 'batch ValidateJob, validateJobSpec',
  remedy: 'Correct the field.',
});

export const cronJobRule = builtInRule('cron-job-spec', {
  summary: 'A CronJob has a schedule of five fields, and a time zone of the IANA database in timeZone only.',
  upstream: 'batch validateCronJobSpec',
  remedy: 'Write the schedule as minute, hour, day of month, month and day of week.',
});

export function* job(object: Location): Problems {
  const spec = at(object, 'spec');
  yield* jobSpec(spec, false);
  const selector = at(spec, 'selector');
  if (flagAt(spec, 'manualSelector')) {
    if (!isSet(selector)) return yield jobRule.required(selector, 'a selector, since manualSelector is true');
    yield* labelSelector(selector);
    yield* selectorMatches(selector, at(spec, 'template'));
  } else yield* generatedSelector(selector);
  const completions = int32At(spec, 'completions');
  if (textAt(spec, 'completionMode') === 'Indexed' && completions > 0) {
    const host = `${textAt(object, 'metadata', 'name')}-${completions - 1}`;
    if (!dnsLabel.accepts(host)) yield jobRule.invalid(at(object, 'metadata', 'name'), `a name with which ${host} is a DNS label`);
  }
}

const GENERATED = ['job-name', 'controller-uid'].flatMap((name) => [name, `batch.kubernetes.io/${name}`]);

/** Checks the selector of a Job, as `validateGeneratedSelector` does. It must not require labels that the server does not set. */
function* generatedSelector(selector: Location): Problems {
  yield* labelSelector(selector);
  const [foreign] = mapAt(selector, 'matchLabels').filter(([key]) => !GENERATED.includes(key));
  if (foreign) yield jobRule.forbidden(selector, 'the server makes it, unless manualSelector is true');
}

export function* cronJob(object: Location): Problems {
  const spec = at(object, 'spec');
  const [schedule, zone] = [at(spec, 'schedule'), at(spec, 'timeZone')];
  if (textAt(schedule) === '') yield cronJobRule.required(schedule, 'a schedule');
  else if (textAt(schedule).includes('TZ')) yield cronJobRule.invalid(schedule, 'a schedule without TZ', 'move the time zone to timeZone');
  else yield* cronJobRule.form(schedule, cronSchedule);
  if (isSet(zone) && !isTimeZone(textAt(zone))) yield cronJobRule.invalid(zone, 'a time zone of the IANA database, as Europe/Berlin');
  if (textAt(spec, 'concurrencyPolicy') !== '') yield* cronJobRule.oneOf(at(spec, 'concurrencyPolicy'), ['Allow', 'Forbid', 'Replace']);
  if (int64At(spec, 'startingDeadlineSeconds') < 0) yield cronJobRule.invalid(at(spec, 'startingDeadlineSeconds'), 'zero or more');
  for (const name of ['successfulJobsHistoryLimit', 'failedJobsHistoryLimit']) {
    if (int32At(spec, name) < 0) yield cronJobRule.invalid(at(spec, name), 'zero or more');
  }
  const template = at(spec, 'jobTemplate', 'spec');
  yield* jobSpec(template, true);
  if (isSet(template, 'selector')) yield cronJobRule.forbidden(at(template, 'selector'), 'the server makes it');
  if (flagAt(template, 'manualSelector')) yield cronJobRule.forbidden(at(template, 'manualSelector'), 'each Job has its own selector');
}

/** Returns whether a time zone exists. It is case-sensitive, because Go looks for a file with this name. */
function isTimeZone(zone: string): boolean {
  if (!/^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_][A-Za-z0-9_+-]*)*$/.test(zone) || zone === 'Local') return false;
  const listed = Intl.supportedValuesOf('timeZone').find((known) => known.toLowerCase() === zone.toLowerCase());
  if (listed !== undefined) return listed === zone;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const COUNTS = ['parallelism', 'completions', 'backoffLimit', 'ttlSecondsAfterFinished', 'backoffLimitPerIndex', 'maxFailedIndexes'];

/** Checks the spec of a Job. In a template, no field has a default. */
function* jobSpec(spec: Location, isTemplate: boolean): Problems {
  for (const name of COUNTS) if (int32At(spec, name) < 0) yield jobRule.invalid(at(spec, name), 'zero or more');
  if (int64At(spec, 'activeDeadlineSeconds') < 0) yield jobRule.invalid(at(spec, 'activeDeadlineSeconds'), 'zero or more');
  if (isSet(spec, 'managedBy')) {
    if (textAt(spec, 'managedBy').length > 63) yield jobRule.invalid(at(spec, 'managedBy'), 'at most 63 characters');
    yield* jobRule.form(at(spec, 'managedBy'), domainPrefixedPath);
  }
  yield* completionMode(spec, isTemplate);
  yield* failurePolicy(spec);
  yield* podTemplate(at(spec, 'template'));
  const restart = at(spec, 'template', 'spec', 'restartPolicy');
  if (textAt(restart) === '' || textAt(restart) === 'Always') yield restartRule.invalid(restart, 'OnFailure or Never');
  else if (isSet(spec, 'podFailurePolicy') && textAt(restart) === 'OnFailure')
    yield restartRule.invalid(restart, 'Never, since there is a podFailurePolicy');
}

function* completionMode(spec: Location, isTemplate: boolean): Problems {
  const mode = at(spec, 'completionMode');
  if (isSet(mode)) yield* jobRule.oneOf(mode, ['NonIndexed', 'Indexed']);
  const failed = at(spec, 'maxFailedIndexes');
  if (isSet(failed) && !isSet(spec, 'backoffLimitPerIndex'))
    yield jobRule.required(at(spec, 'backoffLimitPerIndex'), 'a limit, since maxFailedIndexes is set');
  if (textAt(mode) === 'Indexed') {
    // Without both numbers, each of them is 1.
    if (!isSet(spec, 'completions') && (isTemplate || isSet(spec, 'parallelism')))
      yield jobRule.required(at(spec, 'completions'), 'how many completions an Indexed Job has');
    else if (int32At(failed) > (isSet(spec, 'completions') ? int32At(spec, 'completions') : 1))
      yield jobRule.invalid(failed, 'at most completions');
    if (int32At(spec, 'parallelism') > 100_000) yield jobRule.invalid(at(spec, 'parallelism'), 'at most 100000');
    if (int32At(failed) > 100_000) yield jobRule.invalid(failed, 'at most 100000');
    return;
  }
  for (const name of ['backoffLimitPerIndex', 'maxFailedIndexes', 'successPolicy']) {
    if (isSet(spec, name)) yield jobRule.forbidden(at(spec, name), 'completionMode is not Indexed');
  }
}

function* failurePolicy(spec: Location): Problems {
  const replacement = at(spec, 'podReplacementPolicy');
  if (isSet(replacement))
    yield* jobRule.oneOf(replacement, isSet(spec, 'podFailurePolicy') ? ['Failed'] : ['Failed', 'TerminatingOrFailed']);
  const rules = listAt(spec, 'podFailurePolicy', 'rules');
  if (rules.length > 20) yield jobRule.invalid(at(spec, 'podFailurePolicy', 'rules'), 'at most 20 rules');
  for (const rule of rules) {
    yield* jobRule.oneOf(at(rule, 'action'), ['Count', 'FailIndex', 'FailJob', 'Ignore']);
    if (textAt(rule, 'action') === 'FailIndex' && !isSet(spec, 'backoffLimitPerIndex'))
      yield jobRule.invalid(at(rule, 'action'), 'another action, without backoffLimitPerIndex');
    const conditions = listAt(rule, 'onPodConditions');
    if (isSet(rule, 'onExitCodes') === conditions.length > 0) yield jobRule.invalid(rule, 'either onExitCodes or onPodConditions');
    if (isSet(rule, 'onExitCodes')) yield* exitCodes(at(rule, 'onExitCodes'), spec);
    for (const condition of conditions) {
      yield* jobRule.form(at(condition, 'type'), qualifiedName);
      if (textAt(condition, 'status') !== '') yield* jobRule.oneOf(at(condition, 'status'), ['False', 'True', 'Unknown']);
    }
  }
}

function* exitCodes(codes: Location, spec: Location): Problems {
  yield* jobRule.oneOf(at(codes, 'operator'), ['In', 'NotIn']);
  const name = at(codes, 'containerName');
  const pod = at(spec, 'template', 'spec');
  const names = [...listAt(pod, 'containers'), ...listAt(pod, 'initContainers')].map((container) => textAt(container, 'name'));
  if (isSet(name) && !names.includes(textAt(name))) yield jobRule.invalid(name, `a container of the template: ${names.join(', ')}`);
  const values = listAt(codes, 'values').map((value) => int32At(value));
  if (values.length === 0 || values.length > 255) yield jobRule.invalid(at(codes, 'values'), 'from 1 to 255 values');
  if (textAt(codes, 'operator') === 'In' && values.includes(0))
    yield jobRule.invalid(at(codes, 'values'), 'values without 0: that is not a failure');
  if (values.some((value, index) => index > 0 && value <= (values[index - 1] ?? value)))
    yield jobRule.invalid(at(codes, 'values'), 'values in order, each once');
}

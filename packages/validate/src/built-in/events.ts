import { builtInRule, type Problems, reportedAs } from './forms/built-in-rule.ts';
import { at, int32At, isSet, type Location, textAt } from './forms/location.ts';
import { qualifiedName } from './forms/text-forms.ts';

export const eventRule = builtInRule('event', {
  summary: 'An Event is in the namespace of its object; one with eventTime says who reports, what was done and why.',
  upstream: 'core legacyValidateEvent, ValidateEventCreate',
  remedy: 'Correct the field. Events are written by controllers; nothing that Flux applies should be one.',
});

export function* event(object: Location): Problems {
  const [own, involved] = [textAt(object, 'metadata', 'namespace'), at(object, 'involvedObject', 'namespace')];
  const timed = isSet(object, 'eventTime');
  const clusterWide = timed ? ['default', 'kube-system'] : ['default'];
  const fits = textAt(involved) === '' ? clusterWide.includes(own) : timed || textAt(involved) === own;
  if (!fits) yield eventRule.invalid(involved, `the namespace of the Event, ${own}`);
  if (!timed) return;
  yield* reporter(at(object, 'reportingComponent'));
  yield* texts(object, { reportingInstance: 128, action: 128, reason: 128, message: 1024 });
}

function* reporter(name: Location): Problems {
  if (textAt(name) === '') yield eventRule.required(name, 'the name of a controller');
  else yield* eventRule.form(name, qualifiedName);
}

function* texts(object: Location, limits: Readonly<Record<string, number>>): Problems {
  for (const [name, limit] of Object.entries(limits)) {
    const location = at(object, name);
    if (textAt(location) === '' && name !== 'message' && name !== 'note') yield eventRule.required(location, 'a text');
    else if (Buffer.byteLength(textAt(location)) > limit) {
      const problem = eventRule.invalid(location, `at most ${limit} characters`);
      yield name === 'note' ? reportedAs(problem, () => 'message') : problem;
    }
  }
}

/** Checks an Event of `events.k8s.io/v1`. It has other names of fields, and requires the time and the type. */
export function* newEvent(object: Location): Problems {
  yield* eventTime(object);
  yield* eventRule.oneOf(at(object, 'type'), ['Normal', 'Warning']);
  const series = at(object, 'series');
  if (isSet(series)) {
    if (int32At(series, 'count') < 2) yield eventRule.invalid(at(series, 'count'), '2 or more');
    if (!isSet(series, 'lastObservedTime')) yield eventRule.required(at(series, 'lastObservedTime'), 'a time');
  }
  yield* deprecatedFields(object);
}

/** Checks the time, and the fields that an Event with a time must have. */
function* eventTime(object: Location): Problems {
  const [own, regarding] = [textAt(object, 'metadata', 'namespace'), at(object, 'regarding', 'namespace')];
  const time = at(object, 'eventTime');
  if (!isSet(time)) {
    yield eventRule.required(time, 'a time');
    if (textAt(regarding) === '' ? own !== 'default' : textAt(regarding) !== own) yield* wrongNamespace(regarding, own);
    return;
  }
  if (textAt(regarding) === '' && !['default', 'kube-system'].includes(own)) yield* wrongNamespace(regarding, own);
  yield* reporter(at(object, 'reportingController'));
  yield* texts(object, { reportingInstance: 128, action: 128, reason: 128, note: 1024 });
}

function* deprecatedFields(object: Location): Problems {
  const source = at(object, 'deprecatedSource');
  if (textAt(source, 'component') !== '' || textAt(source, 'host') !== '')
    yield reportedAs(eventRule.forbidden(source, 'it is deprecated'), () => 'source');
  for (const [field, name] of Object.entries(DEPRECATED)) {
    const value = at(object, field);
    if (field === 'deprecatedCount' ? int32At(value) !== 0 : isSet(value))
      yield reportedAs(eventRule.forbidden(value, 'it is deprecated'), () => name);
  }
}

/** Names of the fields of v1 in messages of the server. */
const DEPRECATED = { deprecatedCount: 'count', deprecatedFirstTimestamp: 'firstTimestamp', deprecatedLastTimestamp: 'lastTimestamp' };

function* wrongNamespace(location: Location, own: string): Problems {
  yield reportedAs(eventRule.invalid(location, `the namespace of the Event, ${own}`), () => 'involvedObject.namespace');
}

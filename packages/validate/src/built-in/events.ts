import { builtInRule, type Problems } from './built-in-rule.ts';
import { at, isSet, type Place, textAt } from './place.ts';
import { qualifiedName } from './text-forms.ts';

export const eventRule = builtInRule('event', {
  summary: 'An Event is in the namespace of its object; one with eventTime says who reports, what was done and why.',
  upstream: 'core legacyValidateEvent',
  remedy: 'Correct the field. Events are written by controllers; nothing that Flux applies should be one.',
});

export function* event(object: Place): Problems {
  const [own, involved] = [textAt(object, 'metadata', 'namespace'), at(object, 'involvedObject', 'namespace')];
  const timed = isSet(object, 'eventTime');
  const clusterWide = timed ? ['default', 'kube-system'] : ['default'];
  const fits = textAt(involved) === '' ? clusterWide.includes(own) : timed || textAt(involved) === own;
  if (!fits) yield eventRule.invalid(involved, `the namespace of the Event, ${own}`);
  if (!timed) return;
  const reporter = at(object, 'reportingComponent');
  if (textAt(reporter) === '') yield eventRule.required(reporter, 'the name of a controller');
  else yield* eventRule.form(reporter, qualifiedName);
  for (const [name, limit] of Object.entries({ reportingInstance: 128, action: 128, reason: 128, message: 1024 })) {
    const place = at(object, name);
    if (textAt(place) === '' && name !== 'message') yield eventRule.required(place, 'a text');
    else if (Buffer.byteLength(textAt(place)) > limit) yield eventRule.invalid(place, `at most ${limit} characters`);
  }
}

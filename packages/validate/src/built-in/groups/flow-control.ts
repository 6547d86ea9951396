import { builtInRule, type Problems, reportedAt } from '../forms/built-in-rule.ts';
import { at, int32At, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { dnsLabel, dnsSubdomain, type TextForm } from '../forms/text-forms.ts';

export const flowSchemaRule = builtInRule('flow-schema-spec', {
  summary: 'A FlowSchema names a priority level, has a precedence from 1 to 10000, and rules with subjects and what they may ask for.',
  upstream: 'flowcontrol ValidateFlowSchemaSpec',
  remedy: 'Correct the field.',
});

export const priorityLevelRule = builtInRule('priority-level-spec', {
  summary: 'A PriorityLevelConfiguration has the fields of its type, and queues that a request can be dealt to.',
  upstream: 'flowcontrol ValidatePriorityLevelConfigurationSpec, ValidatePriorityLevelQueuingConfiguration',
  remedy: 'Correct the field.',
});

export function* flowSchema(object: Location): Problems {
  const [name, spec] = [textAt(object, 'metadata', 'name'), at(object, 'spec')];
  const [precedence, level] = [at(spec, 'matchingPrecedence'), at(spec, 'priorityLevelConfiguration', 'name')];
  // Zero is replaced by the default, 1000.
  if (int32At(precedence) < 0 || int32At(precedence) > 10_000) yield flowSchemaRule.invalid(precedence, 'from 1 to 10000');
  if (int32At(precedence) === 1 && name !== 'exempt') yield flowSchemaRule.invalid(precedence, '2 or more: 1 is that of the schema exempt');
  if (isSet(spec, 'distinguisherMethod')) yield* flowSchemaRule.oneOf(at(spec, 'distinguisherMethod', 'type'), ['ByNamespace', 'ByUser']);
  if (textAt(level) === '') yield flowSchemaRule.required(level, 'the name of a PriorityLevelConfiguration');
  else yield* flowSchemaRule.form(level, dnsSubdomain);
  for (const rule of listAt(spec, 'rules')) yield* policyRule(rule);
}

function* policyRule(rule: Location): Problems {
  const [subjects, resources, urls] = [listAt(rule, 'subjects'), listAt(rule, 'resourceRules'), listAt(rule, 'nonResourceRules')];
  if (subjects.length === 0) yield flowSchemaRule.required(at(rule, 'subjects'), 'a subject');
  for (const subject of subjects) yield* subjectOf(subject);
  if (resources.length === 0 && urls.length === 0) yield flowSchemaRule.required(rule, 'resourceRules or nonResourceRules');
  for (const resource of resources) yield* resourceRule(resource);
  for (const url of urls) yield* urlRule(url);
}

const SUBJECTS: Readonly<Record<string, string>> = { Group: 'group', ServiceAccount: 'serviceAccount', User: 'user' };

function* subjectOf(subject: Location): Problems {
  const kind = textAt(subject, 'kind');
  const own = Object.hasOwn(SUBJECTS, kind) ? SUBJECTS[kind] : undefined;
  if (own === undefined) return yield* flowSchemaRule.oneOf(at(subject, 'kind'), Object.keys(SUBJECTS));
  const location = at(subject, own);
  if (isSet(location)) yield* subjectNames(location, kind);
  else yield flowSchemaRule.required(location, `what the kind ${kind} needs`);
  for (const other of Object.values(SUBJECTS))
    if (other !== own && isSet(subject, other)) yield flowSchemaRule.forbidden(at(subject, other), `the kind is ${kind}`);
}

function* subjectNames(location: Location, kind: string): Problems {
  const [name, namespace] = [at(location, 'name'), at(location, 'namespace')];
  if (textAt(name) === '') yield flowSchemaRule.required(name, 'a name');
  else if (kind === 'ServiceAccount' && textAt(name) !== '*') yield* flowSchemaRule.form(name, dnsSubdomain);
  if (kind !== 'ServiceAccount') return;
  if (textAt(namespace) === '') yield flowSchemaRule.required(namespace, 'the namespace of the ServiceAccount');
  else yield* flowSchemaRule.form(namespace, dnsLabel);
}

const VERBS = ['get', 'list', 'create', 'update', 'delete', 'deletecollection', 'patch', 'watch', 'proxy'];

function* resourceRule(rule: Location): Problems {
  yield* verbs(at(rule, 'verbs'));
  for (const name of ['apiGroups', 'resources']) yield* someOrAll(at(rule, name));
  const namespaces = at(rule, 'namespaces');
  if (listAt(namespaces).length > 0) yield* someOrAll(namespaces, dnsLabel);
  else if (at(rule, 'clusterScope').value !== true) yield flowSchemaRule.required(namespaces, 'a namespace, or clusterScope: true');
}

function* urlRule(rule: Location): Problems {
  yield* verbs(at(rule, 'verbs'));
  yield* someOrAll(at(rule, 'nonResourceURLs'), urlPath);
}

function* verbs(list: Location): Problems {
  yield* someOrAll(list);
  const given = listAt(list);
  if (given.some((verb) => textAt(verb) === '*')) return;
  for (const verb of given) for (const problem of flowSchemaRule.oneOf(verb, VERBS)) yield reportedAt(problem, list);
}

/** Checks a list that must not be empty: it has only `*`, or other entries. */
function* someOrAll(list: Location, form?: TextForm): Problems {
  const given = listAt(list);
  if (given.length === 0) yield flowSchemaRule.required(list, 'an entry, or *');
  else if (given.some((entry) => textAt(entry) === '*')) {
    if (given.length > 1) yield flowSchemaRule.invalid(list, '* alone, or entries without it');
  } else if (form !== undefined) for (const entry of given) yield* flowSchemaRule.form(entry, form);
}

/** The form that `ValidateNonResourceURLPath` accepts. */
const urlPath: TextForm = {
  accepts: (path) => path === '/' || (path.startsWith('/') && !/ |\/\//.test(path) && /^[^*]*(\/\*)?$/.test(path)),
  description: 'a path that begins with /, without spaces and //, with * as its last part only',
};

export function* priorityLevel(object: Location): Problems {
  const spec = at(object, 'spec');
  const [type, limited, exempt] = [at(spec, 'type'), at(spec, 'limited'), at(spec, 'exempt')];
  const isExempt = textAt(object, 'metadata', 'name') === 'exempt';
  if (isExempt !== (textAt(type) === 'Exempt')) yield priorityLevelRule.invalid(type, isExempt ? 'Exempt, as the name is' : 'Limited');
  if (textAt(type) === 'Exempt') {
    if (isSet(limited)) yield priorityLevelRule.forbidden(limited, 'the type is Exempt');
    yield* shares(exempt);
  } else if (textAt(type) === 'Limited') {
    if (isSet(exempt)) yield priorityLevelRule.forbidden(exempt, 'the type is Limited');
    if (isSet(limited)) yield* limits(limited);
    else yield priorityLevelRule.required(limited, 'what the type Limited needs');
  } else if (textAt(type) === '') yield priorityLevelRule.required(type, 'Exempt or Limited');
  else yield* priorityLevelRule.oneOf(type, ['Exempt', 'Limited']);
}

function* shares(location: Location): Problems {
  const [own, lendable] = [at(location, 'nominalConcurrencyShares'), at(location, 'lendablePercent')];
  if (int32At(own) < 0) yield priorityLevelRule.invalid(own, 'zero or more');
  if (int32At(lendable) < 0 || int32At(lendable) > 100) yield priorityLevelRule.invalid(lendable, 'from 0 to 100');
}

function* limits(limited: Location): Problems {
  yield* shares(limited);
  const borrowing = at(limited, 'borrowingLimitPercent');
  if (int32At(borrowing) < 0) yield priorityLevelRule.invalid(borrowing, 'zero or more');
  const response = at(limited, 'limitResponse');
  const [type, queuing] = [at(response, 'type'), at(response, 'queuing')];
  if (textAt(type) === 'Reject') {
    if (isSet(queuing)) yield priorityLevelRule.forbidden(queuing, 'the type is Reject');
  } else if (textAt(type) === 'Queue') {
    if (isSet(queuing)) yield* queues(queuing);
    else yield priorityLevelRule.required(queuing, 'what the type Queue needs');
  } else if (textAt(type) === '') yield priorityLevelRule.required(type, 'Queue or Reject');
  else yield* priorityLevelRule.oneOf(type, ['Queue', 'Reject']);
}

const MAX_QUEUES = 10_000_000;
const MAX_BITS = 60;

/** Checks queues. Zeros are replaced by defaults: 64 queues with 50 requests, and hands of 8. */
function* queues(queuing: Location): Problems {
  const [length, count, hand] = [at(queuing, 'queueLengthLimit'), at(queuing, 'queues'), at(queuing, 'handSize')];
  if (int32At(length) < 0) yield priorityLevelRule.invalid(length, 'more than zero');
  const [deck, cards] = [int32At(count) || 64, int32At(hand) || 8];
  if (deck < 0 || deck > MAX_QUEUES) yield priorityLevelRule.invalid(count, `from 1 to ${MAX_QUEUES}`);
  if (cards < 0) yield priorityLevelRule.invalid(hand, 'more than zero');
  else if (cards > deck) yield priorityLevelRule.invalid(hand, 'no more than there are queues');
  else if (Math.ceil(Math.log2(deck) * cards) > MAX_BITS)
    yield priorityLevelRule.invalid(hand, `small enough for ${MAX_BITS} bits: the binary logarithm of queues times handSize`);
}

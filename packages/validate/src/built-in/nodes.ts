import { isIPv4 } from '../go/ip-version.ts';
import { builtInRule, mapProblems, type Problems, reportedAs, reportedAt } from './forms/built-in-rule.ts';
import { configSource } from './forms/dropped-fields.ts';
import { cidrForm } from './forms/ip-forms.ts';
import { block } from './forms/legacy-addresses.ts';
import { at, int32At, isSet, type Location, listAt, textAt } from './forms/location.ts';
import { labelValue, qualifiedName } from './forms/text-forms.ts';
import { EFFECTS } from './pods/scheduling.ts';
import { csiDriver } from './pods/volumes.ts';

export const nodeRule = builtInRule('node-spec', {
  summary: 'Taints of a Node have keys and effects and differ in them; its blocks of addresses are real, one of each family.',
  upstream: 'core ValidateNode, validateNodeTaints',
  remedy: 'Correct the field. Nodes are written by kubelets; nothing that Flux applies should be one.',
});

export const csiNodeRule = builtInRule('csi-node-spec', {
  summary: 'Drivers of a CSINode have names, each once, ids of the node and keys that labels can have.',
  upstream: 'storage validateCSINodeDriver',
  remedy: 'Correct the driver.',
});

export function* node(object: Location): Problems {
  const seen = new Set<string>();
  for (const taint of listAt(object, 'spec', 'taints')) {
    const key = JSON.stringify([textAt(taint, 'key'), textAt(taint, 'effect')]);
    const problems = [
      ...nodeRule.form(at(taint, 'key'), qualifiedName),
      ...nodeRule.form(at(taint, 'value'), labelValue),
      ...effect(at(taint, 'effect')),
      ...(seen.has(key) ? [nodeRule.duplicate(taint, 'a taint')] : []),
    ];
    seen.add(key);
    // These fields were annotations in earlier versions.
    for (const problem of problems) yield reportedAs(problem, (field) => field.replace(/^spec\./, 'metadata.'));
  }
  // If podCIDR and podCIDRs differ, the server ignores the list.
  const [first, blocks] = [at(object, 'spec', 'podCIDR'), at(object, 'spec', 'podCIDRs')];
  if (textAt(first) === '' || textAt(first) === listAt(blocks)[0]?.value) yield* podBlocks(blocks);
  else yield* mapProblems(block(first, nodeRule), (problem) => reportedAs(problem, (field) => `${field}s[0]`));
  yield* configSource(at(object, 'spec', 'configSource'));
}

const effect = (location: Location): Problems =>
  textAt(location) === '' ? [nodeRule.required(location, 'an effect')] : nodeRule.oneOf(location, EFFECTS);

function* podBlocks(blocks: Location): Problems {
  const texts = listAt(blocks).map((entry) => textAt(entry));
  for (const entry of listAt(blocks)) yield* block(entry, nodeRule);
  if (texts.length < 2) return;
  const families = new Set(texts.map((text) => isIPv4(text.split('/')[0] ?? '')));
  const real = texts.every((text) => cidrForm.accepts(text));
  if (!real || families.size < 2 || texts.length > 2) yield nodeRule.invalid(blocks, 'one block of each family at most');
}

export function* csiNode(object: Location): Problems {
  const names = new Set<string>();
  for (const driver of listAt(object, 'spec', 'drivers')) {
    const [name, id, count] = [at(driver, 'name'), at(driver, 'nodeID'), at(driver, 'allocatable', 'count')];
    yield* csiDriver(name, csiNodeRule);
    if (textAt(id) === '') yield csiNodeRule.required(id, 'the id of the node');
    if (Buffer.byteLength(textAt(id)) > 256) yield csiNodeRule.invalid(id, 'at most 256 characters');
    if (isSet(count) && int32At(count) < 0) yield csiNodeRule.invalid(count, 'zero or more');
    if (names.has(textAt(name))) yield csiNodeRule.duplicate(name, 'the name of a driver');
    names.add(textAt(name));
    const keys = new Set<string>();
    for (const key of listAt(driver, 'topologyKeys')) {
      if (keys.has(textAt(key))) yield reportedAt(csiNodeRule.duplicate(key, 'a key'), driver);
      keys.add(textAt(key));
      for (const problem of csiNodeRule.form(key, qualifiedName)) yield reportedAt(problem, driver);
    }
  }
}

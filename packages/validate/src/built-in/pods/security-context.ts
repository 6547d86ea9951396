import { builtInRule, type Problems } from '../forms/built-in-rule.ts';
import { at, flagAt, int64At, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { descendingPath } from '../forms/text-forms.ts';

export const securityRule = builtInRule('security-context', {
  summary: 'Security settings have ids that exist, profiles that are complete, and do not contradict each other.',
  upstream: 'core ValidateSecurityContext, validatePodSpecSecurityContext',
  remedy: 'Correct the setting.',
});

const MAX_ID = 2 ** 31 - 1;

export function* podSecurity(spec: Location): Problems {
  const context = at(spec, 'securityContext');
  for (const name of ['fsGroup', 'runAsUser', 'runAsGroup']) yield* id(at(context, name));
  for (const group of listAt(context, 'supplementalGroups')) yield* id(group);
  if (flagAt(spec, 'shareProcessNamespace') && flagAt(spec, 'hostPID')) {
    yield securityRule.forbidden(at(spec, 'shareProcessNamespace'), 'hostPID is true');
  }
  yield* sysctls(context, spec);
  const choices = {
    fsGroupChangePolicy: ['OnRootMismatch', 'Always'],
    supplementalGroupsPolicy: ['Merge', 'Strict'],
    seLinuxChangePolicy: ['Recursive', 'MountOption'],
  };
  for (const [name, allowed] of Object.entries(choices)) {
    if (isSet(context, name)) yield* securityRule.oneOf(at(context, name), allowed);
  }
  yield* profiles(context);
}

/** Checks a container. `hostUsers` is that of the Pod, true by default. */
export function* containerSecurity(container: Location, hostUsers: boolean): Problems {
  const context = at(container, 'securityContext');
  if (!isSet(context)) return;
  for (const name of ['runAsUser', 'runAsGroup']) yield* id(at(context, name));
  if (isSet(context, 'procMount')) {
    yield* securityRule.oneOf(at(context, 'procMount'), ['Default', 'Unmasked']);
    if (hostUsers && textAt(context, 'procMount') === 'Unmasked')
      yield securityRule.invalid(at(context, 'procMount'), 'Default, unless hostUsers is false');
  }
  yield* profiles(context);
  const escalation = at(context, 'allowPrivilegeEscalation');
  if (escalation.value !== false) return;
  if (flagAt(context, 'privileged')) yield securityRule.invalid(escalation, 'true, since privileged is true');
  if (listAt(context, 'capabilities', 'add').some((entry) => entry.value === 'CAP_SYS_ADMIN')) {
    yield securityRule.invalid(escalation, 'true, since capabilities.add has CAP_SYS_ADMIN');
  }
}

function* id(location: Location): Problems {
  if (isSet(location) && (int64At(location) < 0 || int64At(location) > MAX_ID)) yield securityRule.invalid(location, `from 0 to ${MAX_ID}`);
}

function* sysctls(context: Location, spec: Location): Problems {
  const names = new Set<string>();
  for (const entry of listAt(context, 'sysctls')) {
    const name = at(entry, 'name');
    const text = textAt(name);
    if (text === '') yield securityRule.required(name, 'the name of a kernel parameter');
    else if (text.length > 253 || !/^([a-z0-9]([-_a-z0-9]*[a-z0-9])?[./])*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$/.test(text)) {
      yield securityRule.invalid(name, 'the name of a kernel parameter');
    } else if (names.has(text)) yield securityRule.duplicate(name, 'a kernel parameter');
    names.add(text);
    const dotted = text.replaceAll('/', '.');
    if (flagAt(spec, 'hostNetwork') && dotted.startsWith('net.')) yield securityRule.forbidden(name, 'hostNetwork is true');
    if (flagAt(spec, 'hostIPC') && /^(kernel\.(shm|msg)|kernel\.sem$|fs\.mqueue\.)/.test(dotted))
      yield securityRule.forbidden(name, 'hostIPC is true');
  }
}

const PROFILES = ['Localhost', 'RuntimeDefault', 'Unconfined'];

function* profiles(context: Location): Problems {
  for (const name of ['seccompProfile', 'appArmorProfile']) {
    const profile = at(context, name);
    if (!isSet(profile)) continue;
    const [type, file] = [at(profile, 'type'), at(profile, 'localhostProfile')];
    yield* securityRule.oneOf(type, PROFILES);
    if (textAt(type) !== 'Localhost') {
      if (isSet(file)) yield securityRule.forbidden(file, 'type is not Localhost');
    } else if (!isSet(file)) yield securityRule.required(file, 'the profile to load');
    else if (name === 'seccompProfile') yield* securityRule.form(file, descendingPath);
    else if (textAt(file).trim() !== textAt(file) || textAt(file) === '' || Buffer.byteLength(textAt(file)) > 4095) {
      yield securityRule.invalid(file, 'a profile, without spaces around it');
    }
  }
}

import { mayHoldCredential } from '@slipway/validate/secret-values';
import type { StatedSetting } from '../report/settings-part.ts';
import type { AdjustedFindings, Allowance } from './allowances.ts';
import { BASELINE_FILE, type FleetSettings } from './fleet-settings.ts';

/** Returns the settings that affect an answer: values that differ from their defaults, and the allowances that accepted findings. */
export function statedSettings(
  { written, allow, allowDelete }: FleetSettings,
  adjusted: AdjustedFindings,
  isStep: boolean,
): readonly StatedSetting[] {
  const used = allow.filter((each) => adjusted.passedBy.has(each));
  const own = used.filter(({ location }) => !location.file.endsWith(BASELINE_FILE));
  const baseline = used.filter(({ location }) => location.file.endsWith(BASELINE_FILE));
  const passed = (all: readonly Allowance[]): number => all.reduce((sum, each) => sum + (adjusted.passedBy.get(each) ?? 0), 0);
  const [first] = baseline;
  return [
    ...written.map(({ field, ...each }) => ({ ...each, effect: effectOf(field, each.value, adjusted.turnedOff.get(each.setting) ?? 0) })),
    ...own.map((each) => ({
      ...locationOf(each),
      setting: 'allow',
      value: each.rule,
      effect: `${count(passed([each]), 'finding is', 'findings are')} let pass: ${each.reason}`,
    })),
    ...(isStep ? allowDelete : []).map((each) => ({
      ...locationOf(each),
      setting: 'allow-delete',
      value: each.object,
      effect: `may be deleted: ${each.reason}`,
    })),
    ...(first === undefined
      ? []
      : [
          {
            ...locationOf(first),
            setting: 'allow',
            value: count(baseline.length, 'entry', 'entries'),
            effect: `${count(passed(baseline), 'finding is', 'findings are')} let pass as known before`,
          },
        ]),
  ];
}

/** Returns the setting without a possible credential. */
export function withoutCredential(stated: StatedSetting): StatedSetting {
  const { setting, value, effect } = stated;
  if (![setting, value, effect].some(mayHoldCredential)) return stated;
  const [field = ''] = setting.split('.');
  return {
    ...stated,
    setting: mayHoldCredential(field) ? 'a setting' : field,
    value: '(not shown)',
    effect: 'it looks like a credential',
  };
}

const locationOf = ({ location: { file, line } }: Pick<Allowance, 'location'>): Pick<StatedSetting, 'file' | 'line'> => ({
  file,
  ...(line !== undefined && { line }),
});

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

function effectOf(field: string, value: string, turnedOff: number): string {
  if (field === 'severities')
    return value === 'off'
      ? `the rule is off: ${count(turnedOff, 'finding is', 'findings are')} not reported`
      : `findings of the rule are ${value}`;
  return EFFECTS[field] ?? 'differs from the default';
}

const EFFECTS: Readonly<Record<string, string>> = {
  sources: 'the content of the source is read from this path of the repository',
  present: 'its objects are taken as being on every cluster',
  kinds: 'its CustomResourceDefinitions decide which objects are valid',
  'slipway.crds': 'its CustomResourceDefinitions decide which objects are valid',
  'slipway-kinds': 'its CustomResourceDefinitions decide which objects are valid',
  roots: 'Flux begins here, and where it was found otherwise is not looked at',
};

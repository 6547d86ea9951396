import type { ReviewDefault } from '../changes/review-file.gen.ts';
import type { ReleaseSection } from '../fold/release-sections.ts';
import { few } from '../objects/values.ts';
import { actionsText, count, cut } from './words.ts';

/** Shows a text of the repository: as code, or as it is. */
export type Show = (text: string) => string;

const RELEASE_WORDS: Readonly<Record<ReleaseSection['action'], string>> = {
  install: 'is installed',
  upgrade: 'is upgraded',
  uninstall: 'is uninstalled',
  reinstall: 'is uninstalled and installed again',
  'no-upgrade': 'is not upgraded',
};

/** Limit of the names in one line. */
const MAX_NAMES = 5;

/** Writes what happens to releases: `HelmRelease apps/web is upgraded: chart web 1.0.0 → 1.1.0`. */
export function releaseTitle({ action, before, after, names }: ReleaseSection, show: Show): string {
  const versions = [before, after].flatMap((chart) => (chart === undefined ? [] : [chart.version]));
  const charts = new Set([before, after].flatMap((chart) => (chart === undefined ? [] : [chart.name])));
  const chart = `chart ${[...charts].map((name) => show(cut(name, 100))).join(' → ')} ${[...new Set(versions)].map((version) => show(cut(version, 80))).join(' → ')}`;
  const shown = few(
    names.map((name) => show(cut(name, 150))),
    MAX_NAMES,
  );
  const verb = names.length === 1 ? RELEASE_WORDS[action] : RELEASE_WORDS[action].replace(/^is/, 'are');
  return `HelmRelease${names.length === 1 ? '' : 's'} ${shown} ${verb}: ${chart}`;
}

/** Writes the sentences about releases, without their objects. `values` limits the default values that are listed. */
export function releaseNotes(section: ReleaseSection, show: Show, values: number): readonly string[] {
  const { changes, noiseOnly, hooks, random } = section;
  const objects = changes.filter(({ release }) => release !== undefined);
  const summary = objects.length === 0 ? 'no object changes' : actionsText(objects);
  const noise =
    noiseOnly === 0 ? '' : `; ${count(noiseOnly, 'object')} ${noiseOnly === 1 ? 'differs' : 'differ'} only in what is not shown`;
  const set = section.values.filter((value) => value.set);
  const free = section.values.filter((value) => !value.set);
  return [
    `objects: ${summary}${noise}`,
    ...namesNote('hooks that run', hooks, show, 200),
    ...namesNote('content that is new at every upgrade, and not compared', random, show, 60),
    ...valuesNote('defaults that change under a value of the HelmRelease', set, show, values),
    ...valuesNote('defaults that change', free, show, values),
  ];
}

function namesNote(title: string, names: readonly string[], show: Show, longest: number): readonly string[] {
  if (names.length === 0) return [];
  const shown = names.map((name) => show(cut(name, longest)));
  return [`${title}: ${few(shown, MAX_NAMES)}`];
}

function valuesNote(title: string, values: readonly ReviewDefault[], show: Show, most: number): readonly string[] {
  if (values.length === 0) return [];
  if (most === 0) return [`${title}: ${values.length}`];
  const shown = values.map((value) => defaultText(value, show));
  return [`${title}: ${few(shown, most)}`];
}

function defaultText({ path, before, after }: ReviewDefault, show: Show): string {
  const name = show(cut(path, 120));
  if (after === undefined) return `${name} is removed`;
  const is = show(cut(valueText(after), 60));
  return before === undefined ? `${name} is new (${is})` : `${name} ${show(cut(valueText(before), 60))} → ${is}`;
}

const valueText = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : (JSON.stringify(value) ?? ''));

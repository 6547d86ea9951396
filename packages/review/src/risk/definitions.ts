import { pinnedRelease, servingOf } from '@slipway/fleet-check';
import { type Fields, fieldsOf, listOf } from '@slipway/manifest';
import { few, kindOf, scalarText, titleOf } from '../objects/values.ts';
import type { About, Found } from './about.ts';

const DEFINITIONS: ReadonlySet<string> = new Set([
  'apiextensions.k8s.io/CustomResourceDefinition',
  'apiextensions.crossplane.io/CompositeResourceDefinition',
]);

/** R3: a CRD or XRD, or the release that installs it, does not serve a version any more. */
export function* definitions(about: About): Generator<Found> {
  const { group, kind, before, after, title } = about;
  if (before === undefined || after === undefined) return;
  yield* ofRelease(about, before, after);
  if (!DEFINITIONS.has(`${group}/${kind}`)) return;
  const left = new Set(servedBy(after));
  const dropped = servedBy(before).filter((version) => !left.has(version));
  if (dropped.length === 0) return;
  yield {
    rule: 'served-version-removed',
    evidence: `${title} does not serve ${dropped.join(', ')} any more: objects and clients of ${dropped.length === 1 ? 'this version' : 'these versions'} fail`,
  };
}

/** Reports the applied objects whose version the new release of their project does not serve any more. */
function* ofRelease({ entry, fleet }: About, before: Fields, after: Fields): Generator<Found> {
  const [was, is] = [pinnedRelease(before), pinnedRelease(after)];
  if (was === undefined || is === undefined || was.project !== is.project || was.minor === is.minor) return;
  for (const [version, objects] of fleet.versionsAfter(entry)) {
    const ended = objects.filter((object) => {
      const kind = kindOf(object);
      return servingOf(is, version, kind)?.state === 'gone' && servingOf(was, version, kind)?.state !== 'gone';
    });
    if (ended.length === 0) continue;
    const names = ended.map(titleOf).sort();
    yield {
      rule: 'served-version-removed',
      evidence: `${is.project} ${is.minor} does not serve ${version} any more, the version of ${few(names, MAX_NAMED)}: Flux cannot apply them`,
    };
  }
}

const MAX_NAMED = 5;

const servedBy = (definition: Fields): readonly string[] =>
  listOf(fieldsOf(definition.spec).versions)
    .map(fieldsOf)
    .filter(({ served }) => served === true)
    .map(({ name }) => scalarText(name));

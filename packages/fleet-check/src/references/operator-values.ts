import { below, type Fields, fieldsOf, listOf, nearest, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { hasVariable, nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Reports values that CloudNativePG, Karpenter and Traefik refuse, or read in another way than the author means. */
export function* operatorValues(cluster: Cluster): Generator<FleetProblem> {
  for (const about of cluster.activeOf(POSTGRES, 'Cluster')) yield* withoutStorage(about);
  for (const about of cluster.activeOf(POSTGRES, 'ScheduledBackup')) yield* ofScheduledBackup(about, cluster);
  for (const about of cluster.activeOf('karpenter.sh', 'NodePool')) yield* ofBudgets(about);
  for (const about of cluster.activeOf('networking.k8s.io', 'Ingress')) yield* ofMiddlewares(about);
  yield* middlewaresElsewhere(cluster);
}

const POSTGRES = 'postgresql.cnpg.io';

/** Follows `validateStorageConfigurationSize` of the webhook of CloudNativePG. */
function* withoutStorage(about: ActiveObject): Generator<FleetProblem> {
  const spec = fieldsOf(about.object.spec);
  for (const field of ['storage', 'walStorage']) {
    const storage = fieldsOf(spec[field]);
    const isOptional = field !== 'storage' && spec[field] === undefined;
    const request = below(storage, 'pvcTemplate', 'resources', 'requests').storage;
    if (isOptional || textOf(storage.size) !== '' || request !== undefined) continue;
    yield problemOf('database-not-valid', about, {
      pointer: spec[field] === undefined ? '/spec' : `/spec/${field}`,
      message: `${objectText(about.object)} has no size for its ${field === 'storage' ? 'data' : 'write-ahead log'}`,
      expected: `spec.${field}.size, or a request in spec.${field}.pvcTemplate`,
    });
  }
}

function* ofScheduledBackup(about: ActiveObject, cluster: Cluster): Generator<FleetProblem> {
  const { schedule: written, cluster: reference, method: given } = fieldsOf(about.object.spec);
  const schedule = textOf(written).trim();
  if (/^[^@\s]\S*(?:\s+\S+){4}$/.test(schedule) && !hasVariable(schedule))
    yield problemOf('backup-schedule-of-five-fields', about, {
      pointer: '/spec/schedule',
      value: written,
      message: `${objectText(about.object)} has a schedule of five fields, of which CloudNativePG reads the first as seconds: ${schedule} begins a backup ${timesOf(schedule)}`,
      expected: `six fields, as 0 ${schedule}`,
    });
  const name = textOf(fieldsOf(reference).name);
  const method = given === undefined ? 'barmanObjectStore' : textOf(given);
  const { object } =
    cluster
      .activeOf(POSTGRES, 'Cluster')
      .find((each) => nameOf(each.object) === name && namespaceOf(each.object) === namespaceOf(about.object)) ?? {};
  if (object === undefined || !['barmanObjectStore', 'volumeSnapshot'].includes(method)) return;
  if (below(object, 'spec', 'backup')[method] !== undefined) return;
  yield problemOf('backup-method-not-set', about, {
    pointer: given === undefined ? '/spec' : '/spec/method',
    ...(given !== undefined && { value: given }),
    message: `${objectText(about.object)} uses the method ${method}${given === undefined ? ', which is the default' : ''}, and ${objectText(object)} has no spec.backup.${method}: each backup fails`,
    expected:
      listOf(below(object, 'spec').plugins).length > 0
        ? 'method: plugin, with pluginConfiguration'
        : `spec.backup.${method} in the Cluster`,
  });
}

/** Returns when a schedule of five fields begins in CloudNativePG: its second field is the minute. */
function timesOf(schedule: string): string {
  const [, minute = '', hour = ''] = schedule.split(/\s+/);
  if (hour !== '*') return 'at another time';
  return /^\d+$/.test(minute) ? `in minute ${minute} of each hour` : 'at least once an hour';
}

/** The API server accepts any five words as a schedule. Karpenter refuses the NodePool later. */
function* ofBudgets(about: ActiveObject): Generator<FleetProblem> {
  for (const [index, budget] of listOf(below(about.object, 'spec', 'disruption').budgets).entries()) {
    const schedule = textOf(fieldsOf(budget).schedule);
    const wrong = hasVariable(schedule) ? undefined : wrongField(schedule);
    if (wrong === undefined) continue;
    yield problemOf('disruption-schedule-not-valid', about, {
      pointer: `/spec/disruption/budgets/${index}/schedule`,
      value: schedule,
      message: `${objectText(about.object)} has a budget with the schedule ${schedule}, of which ${wrong.field} is not a ${wrong.name}: Karpenter disrupts no node of it, and reports an error`,
      expected: `a ${wrong.name} of ${wrong.least} to ${wrong.most}`,
    });
  }
}

const FIELDS = [
  { name: 'minute', least: 0, most: 59 },
  { name: 'hour', least: 0, most: 23 },
  { name: 'day of the month', least: 1, most: 31 },
  { name: 'month', least: 1, most: 12 },
  { name: 'day of the week', least: 0, most: 6 },
];

/** Returns the first field of a schedule with a number outside of its range, as `ParseStandard` of robfig/cron. Names are not checked. */
function wrongField(schedule: string): ((typeof FIELDS)[number] & { readonly field: string }) | undefined {
  const parts = schedule.trim().split(/\s+/);
  if (parts.length !== FIELDS.length) return undefined;
  for (const [index, range] of FIELDS.entries()) {
    const field = parts[index] ?? '';
    const bounds = field.split(',').flatMap((each) => (each.split('/')[0] ?? '').split('-'));
    const numbers = bounds.filter((each) => /^\d{1,9}$/.test(each)).map(Number);
    if (numbers.some((each) => each < range.least || each > range.most)) return { ...range, field };
  }
  return undefined;
}

const MIDDLEWARES = 'traefik.ingress.kubernetes.io/router.middlewares';
const PROVIDERS = ['kubernetescrd', 'kubernetes', 'kubernetesgateway', 'file', 'docker', 'consulcatalog', 'nomad', 'http', 'redis', 'rest'];

/** Reports names of middlewares that no object has: those of Traefik begin with the namespace. */
function* ofMiddlewares(about: ActiveObject): Generator<FleetProblem> {
  const written = textOf(fieldsOf(fieldsOf(about.object.metadata).annotations)[MIDDLEWARES]);
  if (hasVariable(written)) return;
  for (const each of written.split(',').map((part) => part.trim())) {
    const [name = '', provider] = each.split('@');
    if (provider === undefined || name === '') continue;
    const isUnknown = !PROVIDERS.includes(provider) && nearest(provider, ['kubernetescrd']) !== undefined;
    if (!isUnknown && !(provider === 'kubernetescrd' && !name.includes('-'))) continue;
    yield problemOf('middleware-not-found', about, {
      pointer: `/metadata/annotations/${MIDDLEWARES.replaceAll('/', '~1')}`,
      value: written,
      message: isUnknown
        ? `${objectText(about.object)} uses ${each}, and Traefik has no provider ${provider}`
        : `${objectText(about.object)} uses ${each}, which is not NAMESPACE-NAME@kubernetescrd`,
      expected: `${isUnknown ? name : `${namespaceOf(about.object)}-${name}`}@kubernetescrd`,
    });
  }
}

/** Reports middlewares of other namespaces if the Traefik of the cluster is visible, and does not allow them. */
function* middlewaresElsewhere(cluster: Cluster): Generator<FleetProblem> {
  const traefik = cluster.activeOf('helm.toolkit.fluxcd.io', 'HelmRelease').filter(({ object }) => isTraefik(object));
  if (traefik.length === 0 || traefik.some(({ object }) => mayAllowOthers(object))) return;
  for (const about of cluster.activeOf('traefik.io', 'IngressRoute')) {
    const own = namespaceOf(about.object);
    for (const [index, route] of listOf(fieldsOf(about.object.spec).routes).entries())
      for (const [position, reference] of listOf(fieldsOf(route).middlewares).entries()) {
        const { name: written, namespace } = fieldsOf(reference);
        const [name, other] = [textOf(written), textOf(namespace ?? own)];
        if (hasVariable(`${name}${other}${own}`) || (!name.endsWith('@kubernetescrd') && other === own)) continue;
        yield problemOf('middleware-of-other-namespace', about, {
          pointer: `/spec/routes/${index}/middlewares/${position}`,
          value: name,
          message: `${objectText(about.object)} uses the Middleware ${other === own ? name : `${other}/${name}`}, and Traefik allows no Middleware of other namespaces: the route does not exist`,
          expected: `the name of a Middleware in the namespace ${own}`,
        });
      }
  }
}

const isTraefik = ({ spec }: Fields): boolean => textOf(below(fieldsOf(spec), 'chart', 'spec').chart) === 'traefik';

/** Whether the values of a release allow other namespaces, or are not all visible. */
function mayAllowOthers({ spec }: Fields): boolean {
  const { values, valuesFrom, chartRef } = fieldsOf(spec);
  return listOf(valuesFrom).length > 0 || chartRef !== undefined || /allowCrossNamespace/i.test(JSON.stringify(values ?? {}));
}

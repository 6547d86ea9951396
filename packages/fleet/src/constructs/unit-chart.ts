import {
  chartFiles,
  DefinitionError,
  type Finding,
  inheritLocation,
  locationOf,
  type Manifest,
  type Readiness,
  rememberLocation,
  type Unit,
  type UnitSettings,
} from '@slipway/manifest';
import { Chart, type ChartProps } from 'cdk8s';
import type { Construct, IConstruct } from 'constructs';

/** The properties of a unit in addition to the objects of its chart. */
export interface UnitChartProps extends ChartProps, UnitSettings {
  /**
   * Folder from the root of the tree, without slashes at the ends.
   * @example 'applications/product-catalog'
   */
  readonly directory: string;
  /**
   * Units that are not charts and must be ready first. For charts use `addDependency`.
   * @default none
   */
  readonly dependsOn?: readonly Unit[];
  /**
   * Condition for the unit to be ready, or a function that returns it for the objects of the unit.
   * @default { wait: true }: Flux waits for every object of the unit
   * @example managedReadiness
   */
  readonly ready?: Readiness | ((manifests: Readonly<Record<string, Manifest>>) => Readiness);
}

/** A chart whose objects are a unit, with the id of the chart as its name. {@link unitOf} returns the unit. */
export class UnitChart<const Name extends string = string> extends Chart {
  /** Name of the unit. */
  readonly unitName: Name;
  /** Settings of the unit. */
  readonly unitProps: UnitChartProps;

  constructor(scope: Construct, name: Name, props: UnitChartProps) {
    super(scope, name, props);
    this.unitName = name;
    this.unitProps = props;
    rememberLocation(this, new.target);
  }
}

const units = new WeakMap<UnitChart, Unit>();

/**
 * Returns the unit of a complete chart, the same unit each time. Its files have the names of `chartFiles`, in the order of their
 * dependencies. When one of its constructs depends on another UnitChart or on a construct of one, the unit depends on the unit of that
 * chart. Throws a DefinitionError when `chartFiles` refuses an object, and for a dependency on a construct of no unit.
 */
export function unitOf<Name extends string>(chart: UnitChart<Name>): Unit<Name> {
  const known = units.get(chart);
  if (known !== undefined) return known as Unit<Name>;
  const { dependsOn = [], ready, namespace: _, labels: __, disableResourceNameHashes: ___, ...props } = chart.unitProps;
  const manifests = chartFiles(chart);
  const needed: Unit[] = [...dependsOn];
  const unit = {
    ...props,
    name: chart.unitName,
    manifests,
    dependsOn: needed,
    ...(ready === undefined ? {} : { ready: typeof ready === 'function' ? ready(manifests) : ready }),
  };
  // The unit is stored before its dependencies: charts that depend on each other become units that do, which is a finding of the
  // catalogue.
  units.set(chart, inheritLocation(unit, chart));
  needed.push(...neededCharts(chart).map(unitOf));
  return unit;
}

function neededCharts(chart: UnitChart): UnitChart[] {
  const edges = chart.node.findAll().flatMap((from) => from.node.dependencies.map((to) => ({ from, to, in: unitChartOf(to) })));
  const findings = edges.flatMap(({ from, to, in: owner }) => (owner === undefined ? [inNoUnit(from, to, chart)] : []));
  if (findings.length > 0) throw new DefinitionError(findings);
  return [...new Set(edges.flatMap(({ in: owner }) => (owner === undefined || owner === chart ? [] : [owner])))];
}

const unitChartOf = (construct: IConstruct): UnitChart | undefined => construct.node.scopes.findLast(isUnitChart);

// `instanceof` is not possible, because cdk8s makes it true for every chart.
const isUnitChart = (construct: IConstruct): construct is UnitChart => 'unitProps' in construct;

function inNoUnit(from: IConstruct, to: IConstruct, chart: UnitChart): Finding {
  const source = locationOf(from) ?? locationOf(chart);
  return {
    rule: 'chart-error',
    severity: 'reject',
    message: `${from.node.path} depends on ${to.node.path}, which is in no unit`,
    file: from.node.path,
    pointer: '',
    ...(source === undefined ? {} : { source }),
    value: to.node.path,
    expected: 'a construct of a UnitChart',
    remedy: 'put the construct into a UnitChart, or remove the dependency',
  };
}

import type { ChartValues, RepositoryChart } from '@slipway/fleet';
import type { MustBeAbsent } from '@slipway/manifest';

/** Values that a fleet adds to a chart of this library. */
export interface StockValues<Values extends object = ChartValues> {
  /**
   * Values of the chart, merged into the values of this library. A value here has priority.
   * @default the values of this library
   * @example { replicaCount: 3 }
   */
  readonly values?: Values;
}

/** Chart and values of an add-on of this library. */
export interface StockAddon<Values extends object = ChartValues> extends StockValues<Values> {
  /**
   * Chart of the add-on in an exact version, from a Helm repository of the fleet.
   * @example { repository: jetstack, name: 'cert-manager', version: 'v1.21.1' }
   */
  readonly chart: RepositoryChart;
}

/** Chart that has each value that this library sets. Otherwise the compiler shows the name of the value. */
export type ChartWith<Own, Values> = [MissingValue<Own, Values>] extends [never]
  ? unknown
  : { readonly chart: MustBeAbsent<`this add-on sets ${MissingValue<Own, Values>}, which the chart does not have`> };

/**
 * Values of a chart without a generated type. Those that this library sets have their types, and all others are accepted.
 */
export type KnownValues<Own> = Own extends readonly unknown[]
  ? readonly unknown[]
  : Own extends object
    ? { readonly [Name in keyof Own]?: KnownValues<Own[Name]> | null } & ChartValues
    : Own;

/** Paths of the values in `Own` that the type of the values of a chart does not have, or has with another type. */
type MissingValue<Own, Values, Path extends string = ''> = {
  readonly [Name in keyof Own & string]: Name extends NameIn<Values>
    ? Own[Name] extends readonly unknown[]
      ? never
      : Own[Name] extends object
        ? MissingValue<Own[Name], ValueAt<Values, Name>, `${Path}${Name}.`>
        : Own[Name] extends ValueAt<Values, Name>
          ? never
          : `${Path}${Name}`
    : unknown extends Values
      ? never
      : `${Path}${Name}`;
}[keyof Own & string];

type NameIn<Values> = Values extends unknown ? keyof Values : never;

type ValueAt<Values, Name extends string> = Values extends unknown ? (Name extends keyof Values ? Values[Name] : never) : never;

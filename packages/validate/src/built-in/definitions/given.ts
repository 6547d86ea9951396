import { at, type Place } from '../place.ts';

/** Whether a field of a schema says something: what is left out, empty or false is its zero value in Go. */
export function isGiven(place: Place, name: string): boolean {
  const { value } = at(place, name);
  if (value === undefined || value === null || value === '' || value === false || value === 0) return false;
  if (name === 'default' || name === 'example') return true;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/** Names for the types of one file, each used once. */
export interface TypeNames {
  /** Returns the name of a field's type: the owner's name and the field's name. */
  below(owner: string, field: string): string;
  /** Returns `name`, with the first free number if another path has the same name. */
  claim(name: string): string;
  /** Returns the identifier of a shared definition. */
  ofDefinition(name: string): string;
}

/** Starts with the names that are in use. */
export function typeNames(taken: readonly string[]): TypeNames {
  const used = new Set(taken.map(pascalCase));
  return {
    below: (owner, field) => owner + pascalCase(field),
    claim(name) {
      let free = name;
      for (let number = 2; used.has(free); number++) free = name + number;
      used.add(free);
      return free;
    },
    ofDefinition: pascalCase,
  };
}

const pascalCase = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
